"""Manners of speaking: how something was printed is kept only where the text wouldn't be like that by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from mazo.abilities.tree.deeds import Sort
from mazo.abilities.tree.effects import Ability, Can, Cant, Lose, Play, Static
from mazo.abilities.tree.nouns import Cards, Count, Every, Sum, When

MANNERS: Final[dict[type[msgspec.Struct], tuple[str, ...]]] = {
    Cards: ("said",),
    Every: ("said",),
    Count: ("said",),
    Sum: ("said",),
    When: ("said", "circumstances"),
    Static: ("said",),
    Cant: ("said",),
    Lose: ("said",),
    Can: ("said",),
    Play: ("said",),
    Sort: ("said",),
}
"""The fields that are only a manner of speaking, empty by default."""

Path: TypeAlias = tuple[str | int, ...]


def plainly(ability: Ability, say: Callable[[Ability], str]) -> Ability:
    """The ability without the manners that its text has anyway."""
    text = say(ability)
    for path in list(_manners(ability, ())):
        plain = _without(ability, path)
        if say(plain) == text:
            ability = plain
    return ability


def _manners(node: Any, path: Path) -> Iterator[Path]:
    """Where the tree says how something is said."""
    if isinstance(node, tuple):
        for index, one in enumerate(node):
            yield from _manners(one, (*path, index))
    elif isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            if name in MANNERS.get(type(node), ()):
                if getattr(node, name):
                    yield (*path, name)
            else:
                yield from _manners(getattr(node, name), (*path, name))


def _without(node: Any, path: Path) -> Any:
    """The tree with nothing there."""
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        return (*node[:first], _without(node[first], rest), *node[first + 1 :])
    return replace(node, **{first: _without(getattr(node, first), rest) if rest else ""})
