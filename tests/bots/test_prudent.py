"""The prudent one: it looks at what an option leaves, and knows nothing of what deeds are worth."""

from __future__ import annotations

import pytest

from mazo.bots import Seat, named
from mazo.bots.judging import chance, result
from mazo.lab.sim import plan, simulate
from tests.support.table import ME, YOU, made, position

CARDS = [
    made("Runner", cost=1, strength=1, willpower=1, lore=1),
    made("Racer", cost=4, strength=2, willpower=3, lore=2),
    made("Brute", cost=4, strength=3, willpower=3, lore=1),
]


def acts(me: dict[str, object], you: dict[str, object]) -> str:
    """What it does in a position."""
    game = position(me=me, you=you, cards=CARDS).game
    action = named("prudent", 3).act(Seat(game, ME))
    return action if isinstance(action, str) else action.text


def test_it_wins_if_it_can():
    assert acts(me={"lore": 18, "play": ["Racer", "Brute"]}, you={"play": ["Runner (exerted)"]}) == "quest Racer"


def test_it_banishes_what_costs_it_nothing():
    assert acts(me={"lore": 3, "play": ["Brute"]}, you={"play": ["Racer (exerted)"]}) == "challenge Brute -> Racer"


def test_a_table_is_judged_by_what_lies_there():
    better = position(me={"lore": 10, "play": ["Racer"]}, you={"lore": 4}, cards=CARDS).game.table
    even = position(me={"lore": 5}, you={"lore": 5}, cards=CARDS).game.table
    assert chance(better, ME) > 0.7
    assert chance(better, ME) + chance(better, YOU) == pytest.approx(1)
    assert chance(better, ME) > chance(even, ME)
    assert result(better, ME) == chance(better, ME)


@pytest.mark.weighty
@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus"])
def test_it_beats_whoever_plays_at_random(game):
    assert simulate(plan(game, bots=("prudent", "random"), games=6, seed="prudent")).wins[0] >= 5
