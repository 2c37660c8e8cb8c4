"""What a table says in random games, collected to be read."""

from __future__ import annotations

import pytest

from mazo.games import kind
from mazo.kernel.rng import Dice
from workshop.asked import games, heard


@pytest.mark.parametrize("name", ["lorcana", "myl"])
def test_questions_and_refusals_are_heard_in_both_languages(name):
    (game,) = games(kind(name), 1, 7)
    found = list(heard(game, Dice(7)))
    sorts = {one.sort.partition(" ")[0] for one in found}
    assert {"asked", "refused"} <= sorts
    assert all(one.spanish and one.english and one.spanish != one.english for one in found)
