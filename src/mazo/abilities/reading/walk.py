"""Walks over trees: whether something is in one, and one with something replaced."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


def found(node: Any, fits: Callable[[Any], bool]) -> Any:
    """The first node or word, from the top, that fits; None if there is none."""
    if fits(node):
        return node
    for one in children(node):
        inner = found(one, fits)
        if inner is not None:
            return inner
    return None


def mentions(node: Any, what: Any) -> bool:
    """Whether that node or word is anywhere in the tree."""
    return node == what or any(mentions(one, what) for one in children(node))


def contains(node: Any, kinds: tuple[type, ...]) -> bool:
    """Whether such a node is anywhere in the tree."""
    return isinstance(node, kinds) or any(contains(one, kinds) for one in children(node))


def changed(node: Any, change: Callable[[Any], Any]) -> Any:
    """The tree with every part that `change` makes into another one; what it gives back is not looked into."""
    other = change(node)
    if other is not node:
        return other
    if isinstance(node, tuple):
        return tuple(changed(one, change) for one in node)
    if isinstance(node, msgspec.Struct):
        return type(node)(**{name: changed(getattr(node, name), change) for name in node.__struct_fields__})
    return node


def swapped(node: Any, one: Any, other: Any) -> Any:
    """The tree with one node or word in the place of another."""
    return changed(node, lambda part: other if part == one else part)


def children(node: Any) -> tuple[Any, ...]:
    """The parts of a node, in the order of its fields."""
    if isinstance(node, tuple):
        return node
    if isinstance(node, msgspec.Struct):
        return tuple(getattr(node, name) for name in node.__struct_fields__)
    return ()
