"""The log never leaves a reader in doubt: whatever resolves is followed by what came of it, or by why nothing did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from mazo.games import kind
from mazo.games.lorcana.codes import news as N
from mazo.games.myl.codes import events as E
from mazo.kernel.codes import NOBODY
from mazo.kernel.rng import Dice
from tests.properties.sizes import GAMES
from workshop.asked import games, heard

_BEGINS = {
    "lorcana": (N.RESOLVES, frozenset({N.RESOLVES, N.TURN_PASSED, N.TURN_BEGAN, N.INKED, N.USED_ABILITY})),
    "myl": (E.TRIGGER_RESOLVES, frozenset({E.TRIGGER_RESOLVES, E.TURN_ENDED, E.TURN_BEGAN, E.DECLARED, E.NO_BATTLE})),
}
"""What says that an ability resolves, and what begins something new."""
_BETWEEN: dict[str, frozenset[int]] = {
    "lorcana": frozenset(),
    "myl": frozenset({E.TRIGGER_RESOLVES, E.NOTHING, E.PASSES}),
}
"""What may come between, where an ability answers what another one is about to do."""


@pytest.mark.parametrize("name", _BEGINS)
@pytest.mark.parametrize("many", [4, pytest.param(GAMES, marks=pytest.mark.soak)])
def test_every_ability_that_resolves_leaves_an_event_or_a_reason(name, many):
    played, silent = kind(name), []
    resolves, beginnings = _BEGINS[name]
    for at, game in enumerate(games(played, many, 3000)):
        for _ in heard(game, Dice(at)):
            pass
        rows = game.log_rows()
        for at, row in enumerate(rows[:-1]):
            if row[0] == resolves and came_of(rows, at, _BETWEEN[name]) in beginnings:
                silent.append(played.card_name(game.table, row[3]))
    assert silent == []


def came_of(rows: Sequence[Sequence[int]], at: int, between: frozenset[int]) -> int:
    """What follows something that resolves, behind what answers it before it happens: other cards and who passes."""
    for row in rows[at + 1 :]:
        if row[0] not in between or (row[0] == E.NOTHING and row[3] == rows[at][3]):
            return row[0]
    return NOBODY


def test_a_talisman_that_is_applied_leaves_an_event_or_a_reason():
    myl, silent = kind("myl"), []
    for at, game in enumerate(games(myl, 4, 3000)):
        for _ in heard(game, Dice(at)):
            pass
        for row, following in pairwise(game.log_rows()):
            if following[0] == E.TALISMAN_DONE and row[0] in (E.DECLARED, E.PAID, E.PLAYED, E.PASSES):
                silent.append(myl.card_name(game.table, following[3]))
    assert silent == []
