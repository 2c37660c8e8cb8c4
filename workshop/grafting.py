"""Abilities that nobody has printed: those of printed cards, with parts of others grafted onto them.

A part of a tree is replaced by what another tree has at the same field of the same record, or a word by another word of
the game. What comes of it need not make sense; a game must play it or refuse it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar, get_type_hints

import msgspec

from mazo.abilities.tree.lexicon import Lexicon, choices
from mazo.abilities.tree.nouns import Node
from mazo.kernel.rng import Dice

Tree = TypeVar("Tree", bound=Node)
Field: TypeAlias = tuple[type[Node], str]
Path: TypeAlias = tuple[str | int, ...]


class Stock:
    """What may stand in each field of each record: all that some trees have there, and every word that fits."""

    def __init__(self, trees: Iterable[Node], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._parts: dict[Field, list[object]] = {}
        for tree in trees:
            for node in nodes_of(tree):
                for name in node.__struct_fields__:
                    kept = self._kept(type(node), name)
                    value = getattr(node, name)
                    if value not in kept:
                        kept.append(value)

    def _kept(self, record: type[Node], name: str) -> list[object]:
        if (record, name) not in self._parts:
            hint = get_type_hints(record, include_extras=True)[name]
            words = [word for group in choices(hint, self._lexicon) for word in group]
            self._parts[record, name] = [value for word in words for value in (word, (word,)) if _fits(value, hint)]
        return self._parts[record, name]

    def grafted(self, tree: Tree, dice: Dice) -> Tree:
        """The same tree but for one part."""
        path = _any_of(list(_paths(tree)), dice)
        grafted = self._graft(tree, path, dice)
        assert isinstance(grafted, type(tree))
        return grafted

    def _graft(self, value: object, path: Path, dice: Dice) -> object:
        step, rest = path[0], path[1:]
        if isinstance(value, tuple):
            assert isinstance(step, int)
            return (*value[:step], self._graft(value[step], rest, dice), *value[step + 1 :])
        assert isinstance(value, Node)
        assert isinstance(step, str)
        old = getattr(value, step)
        new = self._graft(old, rest, dice) if rest else _any_of(self._kept(type(value), step), dice)
        return msgspec.structs.replace(value, **{step: new})


def _fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def nodes_of(value: object) -> Iterator[Node]:
    """All records of a tree."""
    if isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from nodes_of(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from nodes_of(one)


def words_of(tree: Node) -> set[str]:
    """What a tree says: its records, and each word with its record and field."""
    found: set[str] = set()
    for node in nodes_of(tree):
        record = type(node).__name__
        found.add(record)
        for name in node.__struct_fields__:
            value = getattr(node, name)
            said = value if isinstance(value, tuple) else (value,)
            found |= {f"{record}.{name}: {word}" for word in said if isinstance(word, str) and word}
    return found


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    """The ways to all fields of all records of a tree."""
    if isinstance(value, Node):
        for name in value.__struct_fields__:
            yield (*path, name)
            yield from _paths(getattr(value, name), (*path, name))
    elif isinstance(value, tuple):
        for at, one in enumerate(value):
            yield from _paths(one, (*path, at))


T = TypeVar("T")


def _any_of(things: Sequence[T], dice: Dice) -> T:
    return things[dice.below(len(things))]
