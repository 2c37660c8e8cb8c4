"""Advice and seats only from those who know the game."""

from __future__ import annotations

import pytest

import mazo
from mazo.bots import able, names_for
from mazo.bots.adviser import advise
from mazo.errors import BadConfig
from mazo.games import NAMES, kind


@pytest.mark.parametrize("name", NAMES)
def test_there_is_advice_where_a_bot_knows_the_game(name: str) -> None:
    game = mazo.new(name, seed=1)
    seat = game.deciding[0]
    assert (advise(game, seat) is not None) == kind(name).understood


def test_a_bot_takes_a_seat_as_what_it_is_in_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {able("greedy", kind(name)) for name in NAMES} == {"greedy"}
    monkeypatch.setattr(kind("myl"), "understood", False)
    assert (able("greedy", kind("myl")), able("", kind("myl"))) == ("random", "random")


def test_a_bot_that_nobody_knows_is_refused_in_every_game() -> None:
    for name in NAMES:
        with pytest.raises(BadConfig):
            able("deep-blue", kind(name))


def test_the_usual_bot_is_the_best_one_that_knows_the_game() -> None:
    assert {names_for(kind(name))[0] for name in NAMES} == {"greedy"}
