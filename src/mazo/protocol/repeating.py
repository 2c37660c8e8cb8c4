"""A row of actions that is taken several times at once, as a person types it: `repeat 3: use Well; (alter Ox; Hen)`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from mazo.errors import IllegalAction
from mazo.texts.phrases import fold

WORDS: Final = ("repeat", "repetir")
MOST_ACTIONS: Final = 300
"""So many actions, all rounds together, may be typed in one line."""

_ROW: Final = re.compile(r"(?P<times>\d{1,6})\s*:\s*(?P<actions>.+)")
_ACTION: Final = re.compile(r"\s*(?:\((?P<list>[^()]*(?:\([^()]*\)[^()]*)*)\)|(?P<plain>[^;(][^;]*))\s*(?:;|$)")


class Row(NamedTuple):
    """How often, and what."""

    times: int
    actions: tuple[str, ...]


def is_row(text: str) -> bool:
    """Whether a typed action is a row of them.

    >>> is_row("Repetir 3: usar Pozo"), is_row("repeatedly quest")
    (True, False)
    """
    return fold(text.partition(" ")[0]) in WORDS


def read_row(text: str) -> Row:
    """The row that is typed; an answer that is itself a list stands in parentheses.

    >>> read_row("repeat 2: use Well; (choose Ox; Hen); yes")
    Row(times=2, actions=('use Well', 'choose Ox; Hen', 'yes'))
    """
    match = _ROW.fullmatch(text.partition(" ")[2].strip())
    actions = _actions(match["actions"]) if match is not None else ()
    if match is None or not actions:
        raise IllegalAction(
            "A row of actions is written “repeat N: action; action”, with a list of cards in parentheses.",
            "Una serie de acciones se escribe «repetir N: acción; acción», con las listas de cartas entre paréntesis.",
        )
    times = int(match["times"])
    if times < 1 or times * len(actions) > MOST_ACTIONS:
        raise IllegalAction(
            f"A row has 1 to {MOST_ACTIONS} actions, all rounds together, not {times} × {len(actions)}.",
            f"Una serie tiene de 1 a {MOST_ACTIONS} acciones, con todas las vueltas, no {times} × {len(actions)}.",
        )
    return Row(times, actions)


def _actions(text: str) -> tuple[str, ...]:
    """The actions of a row; none if they can't be told apart."""
    found: list[str] = []
    at = 0
    while at < len(text):
        match = _ACTION.match(text, at)
        if match is None or match.end() == at:
            return ()
        action = (match["list"] if match["list"] is not None else match["plain"]).strip()
        if not action:
            return ()
        found.append(action)
        at = match.end()
    return tuple(found)
