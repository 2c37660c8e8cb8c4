"""Whatever the tree, it can be said in both languages and kept as JSON."""

import re

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mazo.abilities.tree.effects import Ability, Action, Keyword
from mazo.abilities.tree.nouns import Node
from mazo.games.lorcana.words import sentence_of, text_of
from tests.games.lorcana.words import trees

CARD_TYPES = st.sampled_from(["character", "item", "location", "action", "song"])
CALM = settings(
    max_examples=60,
    derandomize=True,  # the same trees in every run: a rare one is for the day it is looked for, not for somebody else
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


def check(text: str, keyword: bool = False) -> None:
    assert "None" not in text
    assert "  " not in text
    assert not re.search(r"\s[.,;:]", text), text
    assert not re.search(r"[a-z]\{|\bmazo\b.*\bobject\b", text), text
    assert text.count("“") == text.count("”")
    assert text.count("«") == text.count("»")
    assert text.count("(") == text.count(")")
    assert "'NoneType'" not in text
    assert "Phrase(" not in text
    assert keyword or text.endswith((".", ".”", ".»")), text
    assert text[0] == text[0].upper()


@pytest.mark.parametrize(
    "node",
    [one for one in trees.classes() if one.__name__ in {"Keyword", "Triggered", "Activated", "Static", "Action"}],
)
def test_every_ability_can_be_said(node: type[Node]) -> None:
    @CALM
    @given(trees.of_class(node), CARD_TYPES)
    def said(ability: Ability, card: str) -> None:
        for language in ("en", "es"):
            check(sentence_of(ability, language, card_type=card), isinstance(ability, Keyword))  # type: ignore[arg-type]
        text_of([ability, ability], "es", card_type=card, sung_by=3, reminders=True)  # type: ignore[arg-type]

    said()


@CALM
@given(trees.of_type(Ability, trees.DEPTH))
def test_json_holds_every_tree(ability: Ability) -> None:
    assert msgspec.json.decode(msgspec.json.encode(ability), type=Ability) == ability


@CALM
@given(trees.of_type(Ability, 2))
def test_what_is_said_does_not_depend_on_what_was_said_before(ability: Ability) -> None:
    alone = sentence_of(ability, "en")
    action = Action(ability.do) if isinstance(ability, Action) else ability
    assert text_of([ability, action], "en").split("\n")[-1].endswith(alone)
