"""Bots in a game that they have never heard of, with sealed decisions of many seats at once."""

from __future__ import annotations

import pytest

from mazo.lab.sim import compiled

if compiled():
    pytest.skip("a compiled class can't be subclassed by the toy game", allow_module_level=True)

from mazo.bots import fast_named, names
from mazo.bots.fast import ForeseenBot, GreedyBot, foreseen, play_out
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.rng import Dice
from tests.kernel.play import put, table
from tests.kernel.words import DECK, FIELD, HAND, RULE, SECRET_ROUND


@pytest.mark.parametrize("name", names())
def test_every_bot_answers_what_many_are_asked_at_once(name):
    t = table(seats=8)
    for seat in range(8):
        for _ in range(3):
            put(t, "plain", seat, HAND)
            put(t, "plain", seat, DECK)
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    assert play_out(t, [fast_named(name) for _ in range(8)], Dice(1), 8) == 8
    assert len(t.cards(FIELD, NOBODY)) == 8


def test_greedy_takes_what_the_game_itself_calls_best(monkeypatch):
    t = table(seats=2)
    monkeypatch.setattr(type(t), "best", lambda self, choice, options: options[-1])
    assert GreedyBot().choose(t, Choice(0, RULE, 0), [3, 8, 5]) == 5


def test_who_thinks_ahead_supposes_of_all_what_the_game_says(monkeypatch):
    t = table(seats=2)
    assert ForeseenBot().choose(t, Choice(0, RULE, 0), [3]) == 3
    monkeypatch.setattr(type(t), "foreseen", lambda self, choice, options: options[-1])
    assert ForeseenBot().choose(t, Choice(0, RULE, 0), [3, 8, 5]) == 5
    assert foreseen(t, Choice(0, RULE, 0), [3, 8, 5]) == 5
