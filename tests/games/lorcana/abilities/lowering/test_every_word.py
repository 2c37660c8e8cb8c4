"""Every word of the tree has its test here: each kind of node, and each value that a word of it may have."""

import ast
import importlib
import inspect
import typing
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any, Final, Literal

import msgspec
import pytest

from mazo.abilities.tree import deeds, effects, facts, nouns, words
from mazo.abilities.tree.lexicon import choices
from mazo.abilities.tree.nouns import Node
from mazo.games.lorcana.lexicon import LEXICON
from tests.support.table import Made

MODULES: Final = (
    "amounts", "cant_must_and_can", "choices_and_flow", "conditions", "costs", "events", "hands_lore_and_damage",
    "keywords", "lasting", "lasting_promises", "later_words", "looking_and_sorting", "manners", "playing_and_paying",
    "statics", "traits", "where_cards_go",
)  # fmt: skip
WORDS: Final = {
    "states": words.State,
    "durations": words.Until,
    "acts": words.Act,
    "events": words.EventName,
    "figures": words.Stat,
    "keywords": words.KeywordName,
    "players": nouns.Who,
    "whose": nouns.Whose,
    "zones": words.Zone,
    "comparisons": nouns.Comparison,
    "types": words.CardType,
}
OTHERS: Final = (
    *("Activated.who", "CostsLess.on", "IsNamedCard.what", "NameCard.what", "Named.part"),
    *("Play.said", "Sort.said", "Unless.said"),
)
"""Fields in which only the cards of other games have anything to say."""


@cache
def modules() -> tuple[ModuleType, ...]:
    """The test modules whose trees count."""
    here = __name__.rpartition(".")[0] or "tests.games.lorcana.abilities.lowering"
    return tuple(importlib.import_module(f"{here}.test_{name}") for name in MODULES)


def nodes_in(value: object) -> Iterator[Node]:
    """All nodes of the trees in a value: a card, a list of cases, a tree."""
    if isinstance(value, Made):
        yield from nodes_in(value.card.abilities)
    elif isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from nodes_in(getattr(value, name))
    elif isinstance(value, list | tuple | set):
        for each in value:
            yield from nodes_in(each)


@cache
def registry() -> tuple[Node, ...]:
    """Every node of every tree that a test module keeps under a name of its own."""
    found: list[Node] = []
    for module in modules():
        for name, value in vars(module).items():
            if name.isupper():
                found += nodes_in(value)
    return tuple(found)


def kinds_of_nodes() -> list[type[Node]]:
    """All classes of the tree that mean something in Lorcana."""
    found: list[type[Node]] = []
    for module in (nouns, effects, facts):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Node) and value is not Node:
                if value.__struct_config__.tag not in LEXICON.lacks:
                    found.append(value)
    return sorted(set(found), key=lambda kind: kind.__name__)


@cache
def hints(kind: type[Node]) -> dict[str, Any]:
    """What the fields of a node may be."""
    everything = {**vars(nouns), **vars(facts), **vars(deeds), **vars(effects), "Literal": Literal}
    return typing.get_type_hints(kind, everything, include_extras=True)


def words_of(alias: object) -> tuple[str, ...]:
    """The words of one of the named groups."""
    return next(choices(alias, LEXICON))


def said(node: Node) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """The words in a node: the field, the group to which the word belongs, and the word."""
    for name, hint in hints(type(node)).items():
        value = getattr(node, name)
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, str):
                for group in choices(hint, LEXICON):
                    if word in group:
                        yield f"{type(node).__name__}.{name}", group, word


def own_words() -> list[tuple[str, str]]:
    """The words of fields that have a group of their own."""
    named = [words_of(alias) for alias in WORDS.values()]
    found: list[tuple[str, str]] = []
    for kind in kinds_of_nodes():
        for name, hint in hints(kind).items():
            for group in choices(hint, LEXICON):
                if group not in named and f"{kind.__name__}.{name}" not in OTHERS:
                    found += [(f"{kind.__name__}.{name}", word) for word in sorted(group)]
    return found


def yes_or_no() -> list[tuple[str, bool]]:
    """The fields that say only yes or no, with both answers."""
    fields = [
        f"{kind.__name__}.{name}" for kind in kinds_of_nodes() for name, hint in hints(kind).items() if hint is bool
    ]
    return [(field, answer) for field in fields if field not in OTHERS for answer in (False, True)]


@pytest.mark.parametrize(("field", "answer"), yes_or_no())
def test_each_answer_of_a_field_is_in_a_tree(field, answer):
    kind, _, name = field.partition(".")
    assert any(type(node).__name__ == kind and getattr(node, name) is answer for node in registry())


@pytest.mark.parametrize("kind", kinds_of_nodes(), ids=lambda kind: kind.__name__)
def test_each_kind_of_node_is_in_a_tree(kind):
    assert any(type(node) is kind for node in registry())


@pytest.mark.parametrize(
    ("group", "word"), [(name, word) for name, alias in WORDS.items() for word in sorted(words_of(alias))]
)
def test_each_word_of_a_group_is_in_a_tree(group, word):
    wanted = words_of(WORDS[group])
    assert any(found == word and words == wanted for node in registry() for _, words, found in said(node))


@pytest.mark.parametrize(("field", "word"), own_words())
def test_each_word_of_a_field_is_in_a_tree(field, word):
    assert any((place, found) == (field, word) for node in registry() for place, _, found in said(node))


def test_a_kind_of_node_without_a_tree_would_be_missed():
    left = {type(node) for node in registry() if not isinstance(node, deeds.Shuffle)}
    assert [kind for kind in kinds_of_nodes() if kind not in left] == [deeds.Shuffle]


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__.rpartition(".")[2])
def test_each_tree_is_used_by_a_test(module):
    tree = ast.parse(inspect.getsource(module))
    kept = {
        target.id
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name) and target.id.isupper()
    }
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    assert kept - used == set()


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__.rpartition(".")[2])
def test_each_tree_survives_json(module):
    for name, value in vars(module).items():
        if isinstance(value, Made) and name.isupper():
            abilities = value.card.abilities
            again = msgspec.json.decode(msgspec.json.encode(abilities), type=tuple[effects.Ability, ...])
            assert again == abilities
