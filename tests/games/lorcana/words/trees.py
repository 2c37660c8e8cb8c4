"""Random ability trees, bounded in depth, for properties of whatever reads them."""

from __future__ import annotations

import types
import typing
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from mazo.abilities.tree import deeds, effects, facts, nouns
from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.lexicon import choices, sort_of
from mazo.abilities.tree.nouns import Node
from mazo.games.lorcana.lexicon import LEXICON

DEPTH = 4
NAMES = st.sampled_from(["Nim", "Tam", "Old Harbor"])
REFERENCES = st.sampled_from(
    ["it", "subject", "other", "challenger", "challenged", "singers", "looked", "under", "first"]
)
CLASSES = st.sampled_from(["Villain", "Seven Dwarfs", "Inventor", "Ally"])
NAMESPACE = vars(nouns) | vars(facts) | vars(deeds) | vars(effects)
FIXED: dict[tuple[type[Node], str], st.SearchStrategy[Any]] = {
    (nouns.Named, "names"): st.lists(NAMES, min_size=1, max_size=3, unique=True).map(tuple),
    (nouns.Classified, "any"): st.lists(CLASSES, min_size=1, max_size=3, unique=True).map(tuple),
    (nouns.OfColour, "any"): st.lists(st.sampled_from(["Amber", "Steel"]), min_size=1, max_size=2, unique=True).map(
        tuple
    ),
    (nouns.OfType, "any"): st.sampled_from([("character",), ("item", "location"), ("action",)]),
    (nouns.Cards, "types"): st.sampled_from([(), ("character",), ("item",), ("character", "location"), ("action",)]),
    (nouns.Ref, "name"): REFERENCES,
    (nouns.Chosen, "name"): REFERENCES,
    (effects.GainClass, "classification"): CLASSES,
    (effects.ChooseOne, "labels"): st.just(()),
    (facts.AlsoNamed, "names"): st.lists(NAMES, min_size=1, max_size=2, unique=True).map(tuple),
}


def classes() -> list[type[Node]]:
    """Every class of the tree that means something in Lorcana."""
    found = {one for one in NAMESPACE.values() if isinstance(one, type) and issubclass(one, Node) and one is not Node}
    return sorted((one for one in found if is_known(one)), key=lambda one: one.__name__)


def of_class(node: type[Node], depth: int = DEPTH) -> st.SearchStrategy[Any]:
    """Trees of that class."""
    hints = typing.get_type_hints(node, NAMESPACE, include_extras=True)
    given = {}
    for field in msgspec.structs.fields(node):
        fixed = FIXED.get((node, field.name))
        given[field.name] = fixed if fixed is not None else of_type(hints[field.name], depth, field.name)
    return st.builds(node, **given).filter(makes_sense)


def makes_sense(node: Any) -> bool:
    """Whether a verb for players has an amount that it can have: "all" is said only of what lies in an inkwell."""
    return not isinstance(node, ToPlayer) or node.amount != "all" or node.verb in ("exert ink", "ready ink")


def of_type(hint: Any, depth: int, name: str = "") -> st.SearchStrategy[Any]:
    """Values of a type: at the end of the depth, the smallest that there are."""
    origin = get_origin(hint)
    if origin is Literal or (sort_of(hint) and origin not in (Union, types.UnionType, tuple)):
        return st.sampled_from(sorted(next(choices(hint, LEXICON))))
    if origin in (Union, types.UnionType):
        options = [one for one in get_args(hint) if is_known(one)]
        if depth <= 0:
            small = [one for one in options if not (isinstance(one, type) and issubclass(one, Node)) or is_small(one)]
            options = small or options
        return st.deferred(lambda: st.sampled_from(options).flatmap(lambda one: of_type(one, depth, name)))
    if origin is tuple:
        arguments = get_args(hint)
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            least = 1 if name in ("of", "facts", "when") else 0
            most = 2 if depth > 0 else least
            return st.lists(of_type(arguments[0], depth - 1), min_size=least, max_size=most).map(tuple)
        return st.tuples(*(of_type(one, depth - 1) for one in arguments))
    if hint is type(None):
        return st.none()
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.sampled_from([0, 1, 2, 3, 99] if name != "number" else [1])
    if hint is str:
        return NAMES if name in ("name", "admits", "ability") else st.just("")
    return st.deferred(lambda: of_class(hint, depth - 1))


def is_known(node: Any) -> bool:
    """Whether a class of the tree, or whatever else a field may hold, means something in Lorcana."""
    return not (isinstance(node, type) and issubclass(node, Node)) or node.__struct_config__.tag not in LEXICON.lacks


def is_small(node: Any) -> bool:
    """Whether the class needs no other node."""
    required = [one for one in msgspec.structs.fields(node) if one.required]
    return all(get_origin(one.type) is Literal or one.type in (int, str) or sort_of(one.type) for one in required)
