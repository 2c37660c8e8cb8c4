"""Set 7: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, made

FA_ZHOU = "Fa Zhou - War Hero"

RACER = made("Racer", cost=2, willpower=4, classifications=["Racer"])


@card("Fa Zhou - War Hero")
def test_fa_zhou_rewards_exactly_the_second_challenge_of_the_turn():
    game = table(me={"play": [FA_ZHOU, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Bear -> Giant").lore(ME) == 0
    assert game.push("challenge Wolf -> Giant").lore(ME) == 3
    assert game.push("challenge Fa Zhou -> Giant").lore(ME) == 3


@card("Fa Zhou - War Hero")
def test_fa_zhou_counts_a_challenge_of_a_location_but_does_not_reward_it():
    game = table(me={"play": [FA_ZHOU, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)", "Fort"]})
    assert game.push("challenge Bear -> Giant", "challenge Wolf -> Fort").lore(ME) == 0
    game = table(me={"play": [FA_ZHOU, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)", "Fort"]})
    assert game.push("challenge Wolf -> Fort", "challenge Bear -> Giant").lore(ME) == 3


@card("Fix-It Felix, Jr. - Pint-Sized Hero")
def test_felix_readies_a_racer_when_one_comes_back_from_the_discard():
    felix = "Fix-It Felix, Jr. - Pint-Sized Hero"
    game = table(
        {"play": [felix, "Racer (exerted)"], "discard": ["Racer"], "hand": ["Part of Your World"], "ink": 3},
        cards=[RACER],
    )
    game.push("play Part of Your World", "yes", "choose Racer")
    assert not game.is_exerted("Racer")
    assert "quest Racer" not in game.legal()
