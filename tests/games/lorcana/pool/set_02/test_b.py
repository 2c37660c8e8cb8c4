"""Set 2: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_02.extras import YOUNG
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

BASHFUL = "Bashful - Hopeless Romantic"  # 2 strength
DOC = "Doc - Leader of the Seven Dwarfs"  # 2 strength
TRAGIC = "Beast - Tragic Hero"
BELLE = "Belle - Hidden Archer"


@card("Bashful - Hopeless Romantic")
@pytest.mark.parametrize(("mine", "yours", "quests"), [([DOC], [], True), (["Wolf"], [DOC], False), ([], [], False)])
def test_bashful_quests_only_in_the_company_of_another_dwarf(mine, yours, quests):
    game = table({"play": [BASHFUL, *mine]}, {"play": yours})
    assert (f"quest {BASHFUL}" in game.legal()) == quests


@card("Beast - Forbidding Recluse")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 1), (["no"], 0)])
def test_beast_may_deal_a_damage(answers, damage):
    game = table({"hand": ["Beast - Forbidding Recluse"], "ink": 4}, {"play": ["Bear"]}).push("play Beast", *answers)
    assert game.damage("Bear") == damage


@card("Beast - Tragic Hero")
@pytest.mark.parametrize(("states", "cards", "strength"), [("", 2, 3), (" (damage 1)", 1, 7)])
def test_beast_draws_while_unhurt_and_rages_otherwise(states, cards, strength):
    game = table({"play": [f"{TRAGIC}{states}"]}, active=YOU).push("end")
    assert (len(game.hand(ME)), game.strength("Beast")) == (cards, strength)
    assert game.push("end").strength("Beast") == 3
    assert shifts_for(TRAGIC, 3)


@card("Belle - Hidden Archer")
def test_belle_disarms_whoever_challenges_her():
    game = table(
        {"play": [f"{BELLE} (exerted)"], "hand": ["Lamp"]}, {"play": ["Bear"], "hand": ["Hen", "Wolf"]}, active=YOU
    )
    game.push("challenge Bear -> Belle")
    assert (game.hand(YOU), game.hand(ME)) == ([], ["Lamp"])
    assert shifts_for(BELLE, 3)


@card("Benja - Guardian of the Dragon Gem")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Lamp"], ["Fort"]), (["no"], ["Lamp", "Fort"])])
def test_benja_may_banish_an_item(answers, left):
    game = table(
        {"hand": ["Benja - Guardian of the Dragon Gem"], "ink": 3, "play": ["Rope"]}, {"play": ["Lamp", "Fort"]}
    )
    assert game.push("play Benja", *answers).play(YOU) == left


@card("Bucky - Squirrel Squeak Tutor")
@pytest.mark.parametrize(("way", "left"), [(f"shift {TRAGIC} -> Beast - Young", 1), (f"play {TRAGIC}", 2)])
def test_bucky_makes_each_opponent_discard_for_a_shifted_floodborn_only(way, left):
    game = table(
        {"play": ["Bucky - Squirrel Squeak Tutor", "Beast - Young"], "hand": [TRAGIC], "ink": 5},
        {"hand": ["Hen", "Wolf"]},
        cards=[YOUNG],
    )
    game.push(way)
    if left == 1:
        assert game.deciding == YOU
        game.push("choose Hen")
    assert (len(game.hand(YOU)), asked(game)) == (left, False)
