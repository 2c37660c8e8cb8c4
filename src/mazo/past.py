"""What the actions of a game leave behind, so that they can be taken back: whole tables of late, few of long ago."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mazo.fairness import stirred
from mazo.games.kind import GameKind
from mazo.games.laws import is_law, settle
from mazo.kernel.loop import pick, run
from mazo.kernel.rules import Rules
from mazo.notation.actions import Action

CLEAN_UP: Final = "clean up"
WHOLE: Final = 32
"""So many tables of late are kept by `thin`, and at most as many of all that was before."""


def take(kind: GameKind, table: Rules, action: Action) -> None:
    """Let an action that was found to be legal happen at a table."""
    if action.salt:
        table.key = stirred(table.key, action.seat, action.salt)
    if action.picks:
        for packed in action.picks:
            pick(table, packed, action.seat)
    elif action.text == CLEAN_UP:
        kind.clean_up(table)
    elif is_law(action.text):
        settle(kind, table, action.text, action.seat)
    else:
        kind.concede(table, action.seat)
        run(table)


class Past:
    """What a push left behind: the table before it, and whether taking it back gives anything away.

    A table that was let go of is played again from the last one before it that was not.
    """

    def __init__(self, kind: GameKind, table: Rules, action: Action, log_size: int, before: Past | None) -> None:
        self.action = action
        self.log_size = log_size
        self.free = False
        self.inside = len(table.stack) > 2
        """Whether the question was asked in the middle of something, such as the play of a card."""
        self._kind = kind
        self._kept: Rules | None = table
        self._before = before
        self._again: list[tuple[Past, Rules]] = [] if before is None else before._again
        """The table that was played again last, so that whoever goes through a game plays it once."""

    @property
    def table(self) -> Rules:
        """The table before the action; it is only looked at."""
        if self._kept is not None:
            return self._kept
        again = dict(self._again)  # somebody else may go through the same game meanwhile
        if self in again:
            return again[self]
        missing, at = [self], self._earlier
        while at._kept is None and at not in again:
            missing.append(at)
            at = at._earlier
        table = copied(at._kept if at._kept is not None else again[at])
        for past in reversed(missing):
            take(past._kind, table, past._earlier.action)
        self._again[:] = [(self, table)]
        return table

    @property
    def is_whole(self) -> bool:
        """Whether the table is there without being played again."""
        return self._kept is not None

    def let_go(self) -> None:
        """Keep the action only, unless it is the first one."""
        if self._before is not None:
            self._kept = None

    @property
    def _earlier(self) -> Past:
        assert self._before is not None  # the first one is never let go of
        return self._before


def thin(past: Sequence[Past]) -> None:
    """Let go of tables of long ago, so that a game holds a bounded number of them however long it is."""
    old = len(past) - WHOLE
    apart = 1
    while old > apart * WHOLE:
        apart *= 2
    for at in range(old):
        if at % apart:
            past[at].let_go()


def copied(table: Rules) -> Rules:
    """A table in the same state, without the log."""
    twin = table.copy()
    assert isinstance(twin, Rules)
    return twin
