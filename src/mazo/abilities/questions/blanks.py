"""Clauses with blanks: cards that have no name no card has, so that whoever says a clause leaves a place to fill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from mazo.abilities.tree import nouns
from mazo.abilities.tree.nouns import Node

_FIRST: Final = 0xE000
"""The first character that Unicode leaves to private use: it stands in no card's name."""
HOLE: Final = chr(_FIRST)

_N = TypeVar("_N", bound=Node)


def rewritten(node: _N, change: Callable[[Node], Node]) -> _N:
    """The same tree with some nodes changed; what is inside a changed node stays as it is."""
    new = _rewrite(node, change)
    assert isinstance(new, Node)
    return new  # type: ignore[return-value]  # a change keeps what kind of thing a node is


def _rewrite(value: Any, change: Callable[[Node], Node]) -> Any:
    if isinstance(value, tuple):
        new = tuple(_rewrite(each, change) for each in value)
        return value if all(one is two for one, two in zip(new, value, strict=True)) else new
    if not isinstance(value, Node):
        return value
    changed = change(value)
    if changed is not value:
        return changed
    parts = {name: _rewrite(getattr(value, name), change) for name in value.__struct_fields__}
    if all(part is getattr(value, name) for name, part in parts.items()):
        return value
    return msgspec.structs.replace(value, **parts)


def with_hole(deed: _N, asked: Node) -> _N:
    """The deed with a plain noun, whose name is a hole, where it speaks of the cards that are asked for."""

    same = _the_same(deed, asked)

    def dug(node: Node) -> Node:
        match node:
            case nouns.Chosen() if node is same:
                return msgspec.structs.replace(node, cards=_hollow(node.cards), plain=True, within=None)
            case nouns.Cards() if node is asked:
                return _hollow(node)
        return node

    return rewritten(deed, dug)


def choices_in(deed: Node) -> list[nouns.Chosen]:
    """The choices that a deed speaks of."""
    found: list[nouns.Chosen] = []

    def look(node: Node) -> Node:
        if isinstance(node, nouns.Chosen):
            found.append(node)
        return node

    rewritten(deed, look)
    return found


def _the_same(deed: Node, asked: Node) -> Node:
    """The choice within the deed: the very node, or the one of its name where the rules made it narrower."""
    found = choices_in(deed)
    if not isinstance(asked, nouns.Chosen) or any(node is asked for node in found):
        return asked
    return next((node for node in found if node.name == asked.name), asked)


def _hollow(cards: nouns.Cards) -> nouns.Cards:
    return msgspec.structs.replace(cards, where=(nouns.Named((HOLE,)),), other=False, said="")


def filler(at: int) -> str:
    """The name that stands for the card of that number among those which are called by their names."""
    return chr(_FIRST + 1 + at)


class Met(msgspec.Struct, frozen=True):
    """A card that the text has met before: what the text calls it, its name, and its type if the game names one."""

    called: str
    name: str
    type: str = ""
    yours: bool = False
    """Whether it belongs to the player who is asked."""


def called(deed: _N, known: Sequence[Met]) -> _N:
    """The deed in which cards met before have the names of fillers."""
    chosen = {node.name for node in choices_in(deed)}
    blank = {
        met.called: nouns.Chosen(_filled(met, filler(at)), plain=True, name=met.called)
        for at, met in enumerate(known)
        if met.called not in chosen  # who is spoken of is chosen right here
    }

    def named(node: Node) -> Node:
        return blank.get(node.name, node) if isinstance(node, nouns.Ref) else node

    return rewritten(deed, named)


def _filled(met: Met, name: str) -> nouns.Cards:
    whose: nouns.Whose = "yours" if met.yours else "any"
    return nouns.Cards((met.type,) if met.type else (), whose, where=(nouns.Named((name,)),))


def is_filled(text: str) -> bool:
    """Whether no blank is left in a text."""
    return not any(_FIRST <= ord(sign) <= 0xF8FF for sign in text)
