"""Set 1: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import EXTRAS, table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU, position

RAPUNZEL = "Rapunzel - Gifted with Healing"
ARCHER = "Robin Hood - Unrivaled Archer"


@card("Rapunzel - Gifted with Healing")
@pytest.mark.parametrize("healed", [0, 2, 3])
def test_rapunzel_draws_as_many_cards_as_she_removed_damage(healed):
    game = table({"hand": [RAPUNZEL], "ink": 4, "play": ["Bear (damage 4)"]}, {"play": ["Hen (damage 2)"]})
    game.push("play Rapunzel")
    assert game.legal() == ["choose Bear", f"choose {RAPUNZEL}"]
    game.push("choose Bear", f"amount {healed}")
    assert (game.damage("Bear"), len(game.hand(ME))) == (4 - healed, healed)


@card("Rapunzel - Letting Down Her Hair")
def test_rapunzel_costs_each_opponent_a_lore():
    game = table({"hand": ["Rapunzel - Letting Down Her Hair"], "ink": 6, "lore": 4}, {"lore": 3}, third={"lore": 0})
    game.push("play Rapunzel")
    assert [game.lore(seat) for seat in (0, 1, 2)] == [4, 2, 0]


@card("Robin Hood - Unrivaled Archer")
@pytest.mark.parametrize(("theirs", "answers", "drawn"), [(2, ["yes"], 1), (2, ["no"], 0), (1, [], 0)])
def test_robin_hood_may_draw_if_an_opponent_holds_more(theirs, answers, drawn):
    game = table({"hand": [ARCHER, "Hen"], "ink": 6}, {"hand": ["Hen"] * theirs}).push("play Robin Hood", *answers)
    assert (len(game.hand(ME)), asked(game)) == (1 + drawn, False)


@card("Robin Hood - Unrivaled Archer")
def test_robin_hood_is_evasive_in_your_turn_only():
    game = table({"play": [ARCHER]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {ARCHER} -> Bird"]
    game = table({"play": [f"{ARCHER} (exerted)"]}, {"play": ["Bear"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Bear -> {ARCHER}"]


@card("Robin Hood - Unrivaled Archer")
@pytest.mark.parametrize(("hands", "more"), [((2, 2), False), ((4, 0), True)])
def test_an_opponent_has_more_cards_than_you_alone(hands, more):
    robin = "Robin Hood - Unrivaled Archer"
    game = position(
        me={"hand": [robin, "Lamp", "Lamp", "Lamp"], "ink": 6},
        you={"hand": ["Lamp"] * hands[0]},
        third={"hand": ["Lamp"] * hands[1]},
        cards=EXTRAS,
    )
    game.push(f"play {robin}")
    assert ("yes" in game.legal()) is more
