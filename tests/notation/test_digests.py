"""Fingerprints of cards: whatever changes how a card is played changes its own, and no other card's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mazo
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.notation.digests import card_digest

WITH_DECKS = [name for name in NAMES if kind_named(name).known_decks()]
PRINTED = [
    name
    for name in WITH_DECKS
    if isinstance(kind_named(name).deck(kind_named(name).known_decks()[0])[0], msgspec.Struct)
]
"""Games whose cards are more than a name."""


def digests(kind: GameKind, deck: list[Any]) -> dict[str, str]:
    """The fingerprints of the cards in a game of a deck against itself."""
    facts = kind.facts(mazo.new(kind.name, decks=[deck, deck]).table)
    return {name: card_digest(facts[name]) for name in facts}


def changed(kind: GameKind, deck: list[Any], one: Any, other: Any) -> set[str]:
    """The cards with another fingerprint once one card of a deck is printed otherwise."""
    before = digests(kind, deck)
    after = digests(kind, [other if card == one else card for card in deck])
    return {name for name in before if before[name] != after[name]}


@pytest.mark.parametrize("name", WITH_DECKS)
def test_every_card_of_the_shipped_decks_has_a_fingerprint(name):
    kind = kind_named(name)
    for deck in kind.known_decks():
        cards = kind.deck(deck)
        assert digests(kind, cards).keys() >= {kind.name_of(card) for card in cards}


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_that_loses_an_ability_has_another_fingerprint_and_the_others_keep_theirs(name):
    kind = kind_named(name)
    deck = kind.deck(kind.known_decks()[-1])
    speaking = {kind.name_of(card): card for card in deck if card.abilities}
    assert speaking
    for card in speaking.values():
        silent = msgspec.structs.replace(card, abilities=card.abilities[1:])
        assert changed(kind, deck, card, silent) == {kind.name_of(card)}


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_with_another_cost_has_another_fingerprint(name):
    kind = kind_named(name)
    deck = kind.deck(kind.sample_decks()[0])
    dearer = msgspec.structs.replace(deck[0], cost=deck[0].cost + 1)
    assert changed(kind, deck, deck[0], dearer) == {kind.name_of(deck[0])}
