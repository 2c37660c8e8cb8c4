"""How much of what is compiled says again what is printed, as the shipped catalogue knows it."""

from __future__ import annotations

from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.status import shipped
from mazo.games.myl.reading.differences import differences

TEXTS = [card for card in packaged() if card.abilities and not card.text]
GRAMMAR = [card for card in TEXTS if shipped().how(card) == "grammar"]


def test_of_a_hundred_cards_read_by_the_grammar_ninety_five_say_again_what_is_printed() -> None:
    assert sum(map(shipped().returns, GRAMMAR)) >= 0.95 * len(GRAMMAR)


def test_of_all_cards_with_a_text_those_with_sentences_by_hand_among_them_ninety_of_a_hundred_do() -> None:
    assert sum(map(shipped().returns, TEXTS)) >= 0.9 * len(TEXTS)


def test_whatever_does_not_has_been_looked_at_and_nothing_else_is_listed() -> None:
    assert {card.name for card in TEXTS if not shipped().returns(card)} == set(differences())
