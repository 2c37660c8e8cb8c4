"""Newcomers find rules by the words of other games, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from mazo.games import NAMES, kind
from mazo.texts.lang import Lang

GAMES = [name for name in NAMES if kind(name).main == name]


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_newcomers_leads_to_a_rule_of_the_newest_edition(name: str) -> None:
    book = kind(name).book
    for lang in get_args(Lang):
        assert len(book.asked[lang]) >= 20
        for words, numbers in book.asked[lang].items():
            found = book.search(words, lang)
            assert [rule.number(book.default_edition) for rule in found[: len(numbers)]] == list(numbers), words


@pytest.mark.parametrize(
    ("name", "lang", "words", "number"),
    [
        ("lorcana", "es", "Cementerio", "7.6"),
        ("lorcana", "es", "mareo de invocacion", "5.1.1.11"),
        ("lorcana", "en", "graveyard", "7.6"),
        ("myl", "es", "girar", "8.13"),
        ("myl", "en", "summoning sickness", "4.1.3"),
        ("ortus", "es", "perder", "5.5"),
        ("ortus", "en", "who  starts", "6.7"),
    ],
)
def test_a_newcomer_finds_the_rule_first(name: str, lang: Lang, words: str, number: str) -> None:
    book = kind(name).book
    assert book.search(words, lang)[0].number(book.default_edition) == number


def test_in_an_older_edition_the_rule_has_its_number_there() -> None:
    book = kind("lorcana").book
    for edition in book.editions:
        assert all(rule.number(edition) for rule in book.search("graveyard", "en", edition))
