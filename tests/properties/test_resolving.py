"""The log never leaves a reader in doubt: whatever resolves is followed by what came of it, or by why nothing did."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mazo.games import kind
from mazo.games.lorcana.codes import news as N
from mazo.kernel.rng import Dice
from tests.properties.sizes import GAMES
from workshop.asked import games, heard

_NEXT = frozenset({N.RESOLVES, N.TURN_PASSED, N.TURN_BEGAN, N.INKED, N.USED_ABILITY})
"""What begins something new."""


@pytest.mark.parametrize("many", [4, pytest.param(GAMES, marks=pytest.mark.soak)])
def test_every_ability_that_resolves_leaves_an_event_or_a_reason(many):
    lorcana, silent = kind("lorcana"), []
    for at, game in enumerate(games(lorcana, many, 3000)):
        for _ in heard(game, Dice(at)):
            pass
        rows = game.log_rows()
        for row, following in pairwise(rows):
            if row[0] == N.RESOLVES and following[0] in _NEXT:
                silent.append(lorcana.card_name(game.table, row[3]))
    assert silent == []
