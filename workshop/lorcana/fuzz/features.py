"""What the ability tree can say at all, by its own types: every record, every word of a field, every option of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from msgspec.inspect import (
    Field,
    LiteralType,
    Metadata,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from mazo.abilities.tree.effects import Ability
from mazo.abilities.tree.nouns import Comparison, Node, Whose
from mazo.abilities.tree.words import SORT
from mazo.games.lorcana.lexicon import LEXICON

_SHARED: Final = {
    "players": "who", "durations": "until", "figures": "stat", "zones": "zone", "keywords": "keyword", "types": "type",
}  # fmt: skip
"""Words that many records use: each of them must be met somewhere, not in every record."""
_SETS: Final = {
    **{frozenset(LEXICON.words(sort)): name for sort, name in _SHARED.items()},
    frozenset(get_args(Comparison)): "comparison",
    frozenset(get_args(Whose)): "whose",
}

ALIKE: Final = ("colours",)
"""Sorts of words of which one is as good as another: a rule never tells them apart."""

NEVER_PLAYED: Final = (
    "DeckRule", "ChooseOne.labels", "Is.state: bodyguard entry",
    "CostsLess.what: sing", "Cant.act: challenge ready characters", "Cant.act: quest while drying",
    "When.event: banished in a challenge",
)  # fmt: skip
"""What does nothing in a game: text about building a deck, how a sentence is worded, words that no rule has, and
what is only counted (a trigger waits for "banish" in a challenge)."""

OF_OTHER_GAMES: Final = (
    *(
        "Activated.times",
        "Activated.who",
        "AlsoCosts",
        "Answer",
        "Become",
        "Convert",
        "CostsLess.on",
        "Credit",
        "Facing",
    ),
    *("LoseClass", "Named.part"),
    *(f"{record}.what: {word}" for record in ("NameCard", "IsNamedCard") for word in ("class", "type")),
)
"""What no card of Lorcana says: it has no windows to answer in, sets no figure to a number, takes no
classification away, lets nobody use another player's ability, and names only cards."""

WORDING: Final = ("said", "joint", "joints", "circumstances")
"""The fields that only say how a sentence was worded…"""
MORE_THAN_WORDING: Final = frozenset(("ChooseOne.said",))
"""…but for these: an "or" leaves out what can't be done."""


def everything() -> set[str]:
    """All features of the tree: its records, the words its fields may hold, and fields that are not as usual.

    >>> "Do.verb: banish" in everything(), "Is.state: exerted" in everything(), "Chosen.plain" in everything()
    (True, True, True)
    """
    found: set[str] = set()
    met: set[type] = set()
    waiting: list[Type] = [type_info(Ability)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, StructType):
            if info.cls not in met:
                met.add(info.cls)
                found.add(info.cls.__name__)
                for field in _fields(info.cls):
                    found |= set(_of_field(info.cls, field))
                    waiting.append(field.type)
        else:
            waiting += _inside(info)
    return {feature for feature in found if not feature.startswith((*NEVER_PLAYED, *OF_OTHER_GAMES))}


def features_of(node: Node) -> set[str]:
    """The features that one record shows."""
    cls = type(node)
    found = {cls.__name__}
    for field in _fields(cls):
        value = getattr(node, field.name)
        named = f"{cls.__name__}.{field.name}"
        literals = _literals(field.type)
        values = value if isinstance(value, tuple) else (value,)
        called = _called(cls, field)
        found |= {f"{called}: {each}" for each in values if isinstance(each, str) and each in literals}
        if _optional(field) and value != field.default:
            found.add(named)
    return found


def parts_of(node: Node) -> Iterator[Node]:
    """The records directly inside a record."""
    for field in _fields(type(node)):
        yield from _nodes(getattr(node, field.name))


def _nodes(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _nodes(each)


_KNOWN: dict[type, tuple[Field, ...]] = {}


def _fields(cls: type) -> tuple[Field, ...]:
    if cls not in _KNOWN:
        info = type_info(cls)
        assert isinstance(info, StructType)
        _KNOWN[cls] = tuple(field for field in info.fields if _matters(cls, field))
    return _KNOWN[cls]


def _matters(cls: type, field: Field) -> bool:
    """Whether a field says more than how a sentence was worded."""
    return field.name not in WORDING or f"{cls.__name__}.{field.name}" in MORE_THAN_WORDING


def _of_field(cls: type, field: Field) -> Iterator[str]:
    for literal in _literals(field.type):
        yield f"{_called(cls, field)}: {literal}"
    if _optional(field):
        yield f"{cls.__name__}.{field.name}"


def _called(cls: type, field: Field) -> str:
    """What the words of a field are called: by the field, or by the words that many fields share."""
    shared = _SETS.get(frozenset(_literals(field.type)))
    return f"{cls.__name__}.{field.name}" if shared is None or field.name == "name" else shared


def _optional(field: Field) -> bool:
    """Whether a field has a usual value that is worth leaving: not one that is a word among others."""
    if field.required or _literals(field.type):
        return False
    return field.default is not msgspec.NODEFAULT and not isinstance(field.default, Node)


def _literals(info: Type) -> list[str]:
    if isinstance(info, LiteralType):
        return [value for value in info.values if isinstance(value, str) and value]
    if isinstance(info, Metadata) and info.extra and info.extra[SORT] not in ALIKE:
        return list(LEXICON.words(info.extra[SORT]))
    return [literal for inner in _inside(info) if not isinstance(inner, StructType) for literal in _literals(inner)]


def _inside(info: Type) -> list[Type]:
    if isinstance(info, UnionType):
        return list(info.types)
    if isinstance(info, VarTupleType):
        return [info.item_type]
    if isinstance(info, TupleType):
        return list(info.item_types)
    return []
