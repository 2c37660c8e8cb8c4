"""Set 12: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME

ADVANTAGE = "Card Advantage"
CASA = "Casa Madrigal - Courtyard"
CHIP = "Chip - Team Player"
GOOFY = "Goofy - Determined Traveler"
CINDERELLA = "Cinderella - Resourceful Traveler"
MICKEY = "Mickey Mouse - Experienced Traveler"


@card("Card Advantage")
def test_card_advantage_rewards_an_opposing_character_banished_in_a_challenge():
    side = {"hand": [ADVANTAGE], "ink": 2, "play": ["Giant", "Hen"]}
    game = table(side, {"play": ["Wolf (exerted)"]}).push("challenge Giant -> Wolf", f"play {ADVANTAGE}")
    assert len(game.hand(ME)) == 2
    own = table(side, {"play": ["Giant (exerted)"]}).push("challenge Hen -> Giant", f"play {ADVANTAGE}")
    assert (own.is_in_play("Hen"), own.hand(ME)) == (False, [])


@card("Casa Madrigal - Courtyard")
def test_the_courtyard_heals_who_quests_there_and_itself():
    game = table({"play": [f"{CASA} (damage 3)", f"Bear (damage 3, at {CASA})", "Wolf (damage 1)"]})
    game.push("quest Bear", "yes", "amount 2", "yes", "amount 2")
    assert (game.damage("Bear"), game.damage(CASA)) == (1, 1)
    assert not asked(game.push("quest Wolf"))
    kept = table({"play": [f"{CASA} (damage 3)", f"Bear (damage 3, at {CASA})"]}).push(
        "quest Bear", "no", "yes", "amount 1"
    )
    assert (kept.damage("Bear"), kept.damage(CASA)) == (3, 2)


@card("Chip - Team Player")
def test_chip_may_draw_beside_another_sturdy_character():
    game = table(me={"hand": [CHIP], "ink": 6, "play": ["Wolf"]})
    assert len(game.push("play Chip", "yes").hand(ME)) == 1
    game = table(me={"hand": [CHIP], "ink": 6, "play": ["Wolf"]})
    assert game.push("play Chip", "no").hand(ME) == []
    game = table(me={"hand": [CHIP], "ink": 6, "play": ["Hen", "Fort"]}, you={"play": ["Wolf"]}).push("play Chip")
    assert ("yes" in game.legal(), game.hand(ME)) == (False, [])


@card("Cinderella - Resourceful Traveler", "Goofy - Determined Traveler", "Mickey Mouse - Experienced Traveler")
@pytest.mark.parametrize("name", [CINDERELLA, GOOFY, MICKEY])
def test_three_travellers_may_do_something_if_another_character_was_played(name):
    game = table({"play": [name], "hand": ["Hen"], "ink": 1}, {"play": ["Fort"]}).push(
        "play Hen", f"quest {name}", "yes"
    )
    if name == GOOFY:
        assert "choose Fort" in game.legal()
        game.push("choose Fort")
    found = sum(game.ink(ME)), game.damage("Fort"), len(game.hand(ME))
    assert found == {CINDERELLA: (2, 0, 0), GOOFY: (1, 1, 0), MICKEY: (1, 0, 1)}[name]
    assert not asked(table({"play": [name, "Hen"]}, {"play": ["Fort"]}).push(f"quest {name}"))
