"""The cards that the properties are played with say every word of the game, and each can be said and lowered."""

from __future__ import annotations

import msgspec
import pytest

from mazo.abilities.tree.lexicon import check_all
from mazo.games.myl import lexicon as words
from mazo.games.myl.cards.card import Card
from mazo.games.myl.deal import figures_of
from mazo.games.myl.words import text_of
from tests.properties.myl_cards import everything

SORTS = (
    words.VERBS, words.PLAYER_VERBS, words.EVENTS, words.ACTS, words.LICENCES, words.DUTIES, words.KEYWORDS,
    words.STATES,
    words.MOMENTS, words.STEPS, words.CHARGES, words.DURATIONS, words.FIGURES, words.COUNTERS, words.PLAYER_FIGURES,
    words.RULES, words.TYPES,
)  # fmt: skip


def test_every_word_of_the_game_is_said_by_some_card() -> None:
    said = {text for card in everything() for text in _strings(msgspec.to_builtins(card.abilities))}
    assert [word for sort in SORTS for word in sort if word not in said] == []


@pytest.mark.parametrize("card", everything(), ids=lambda card: card.name)
def test_each_of_them_can_be_lowered_and_said(card: Card) -> None:
    check_all(card.abilities, words.LEXICON)
    assert figures_of([card]).names == [card.name]
    assert "{" not in text_of(card, "es") + text_of(card, "en")


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for one in value.values() for text in _strings(one)]
    return [text for one in value for text in _strings(one)] if isinstance(value, (list, tuple)) else []
