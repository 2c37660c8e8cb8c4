"""Letting go by what could be answered, until something happens that one wants to be asked about."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mazo.protocol.messages import Ask
from mazo.views import View

Until: TypeAlias = Literal["turn", "play", "phase"]
"""Until one's own next turn begins, until another player plays or uses something, or until this phase is over."""
UNTIL: Final[tuple[Until, ...]] = get_args(Until)


def only_passes(ask: Ask | None) -> str:
    """The answer to a question in which one could do nothing but let it go by; empty where there is anything else."""
    if ask is None or ask.answered or ask.selection is not None or len(ask.options) != 1:
        return ""
    return ask.options[0].do if ask.options[0].passes else ""


class Passing:
    """What a person wants to be asked no more; nothing here looks at the hand, so that passing tells nothing."""

    def __init__(self, until: Until, view: View) -> None:
        self.until = until
        self.over = False
        self._began = (view.turn, view.phase)
        self._known = {(waits.handle, waits.source) for waits in view.waiting}

    def answer(self, ask: Ask | None, view: View | None) -> str:
        """The answer that lets the question go by; empty where the person is to be asked, or must be."""
        if ask is None or view is None or self.over:
            return ""
        if self._has_come(view):
            self.over = True
            return ""
        return next((option.do for option in ask.options if option.passes), "")

    def _has_come(self, view: View) -> bool:
        """Whether what was waited for has happened."""
        if self.until == "turn":
            return view.active == view.seat and view.turn != self._began[0]
        if self.until == "phase":
            return (view.turn, view.phase) != self._began
        here = {(waits.handle, waits.source): waits.seat for waits in view.waiting}
        new = [seat for waits, seat in here.items() if waits not in self._known]
        self._known &= set(here)
        return any(seat != view.seat for seat in new)
