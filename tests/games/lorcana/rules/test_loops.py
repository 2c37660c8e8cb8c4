"""[6.1.10] Loops: repeated by a stated count, and closed where nothing changes any more."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Activated, Cost
from mazo.errors import IllegalAction
from tests.support.rule import rule
from tests.support.table import ME, Situation, made, position

WELL = made("Well", "item", abilities=[Activated(Cost(), ToPlayer("gain lore", 1), name="Spring")])
PUMP = made("Pump", "item", abilities=[Activated(Cost(pay=1), ToPlayer("gain lore", 1), name="Stroke")])


def with_item(name: str, ink: int = 0) -> Situation:
    return position(me={"play": [name], "ink": ink}, cards=[WELL, PUMP])


@rule("lorcana", "6.1.10")
def test_a_loop_is_shortened_by_a_stated_count() -> None:
    game = with_item("Well")
    use = game.legal("use")
    game.game.repeat(use, 7)
    assert game.lore(ME) == 7
    assert len(game.game.past) == 7, "each time round is an action of its own, so that a replay has it"


@rule("lorcana", "6.1.10")
def test_a_loop_that_cannot_be_gone_through_so_often_is_refused_as_a_whole() -> None:
    game = with_item("Pump", ink=3)
    use = game.legal("use")
    with pytest.raises(IllegalAction):
        game.game.repeat(use, 4)
    assert game.unchanged()
    game.game.repeat(use, 3)
    assert game.lore(ME) == 3


@pytest.mark.parametrize("times", [0, -1, 1000])
def test_the_count_of_a_loop_is_a_sensible_number(times: int) -> None:
    game = with_item("Well")
    with pytest.raises(IllegalAction, match="1 to 999"):
        game.game.repeat(["end"], times)
    assert game.unchanged()
