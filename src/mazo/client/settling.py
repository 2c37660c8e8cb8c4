"""Questions that need not be put to a person: the rules ask them, and a surface may answer them by itself."""

from __future__ import annotations

from mazo.games import kind
from mazo.protocol.messages import Ask
from mazo.views import View


def settled(ask: Ask | None, view: View | None, *, cuts: bool) -> str:
    """The answer to a question that nobody need be asked; empty where a person decides.

    Which of several abilities comes first needs no thought where all are alike, and what to do with a deck that may be
    shuffled or cut only where somebody wants to do that (`cuts`): the answer is that it stays as it is.
    """
    if ask is None or view is None or ask.answered or not ask.options:
        return ""
    if ask.salt and not cuts:
        untouched = kind(view.game).plan.untouched
        return next((option.do for option in ask.options if option.verb in untouched), "")
    alike = len(ask.options) > 1 and all(option.alike for option in ask.options[1:])
    return ask.options[0].do if alike else ""
