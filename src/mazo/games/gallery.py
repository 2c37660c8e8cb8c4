"""The cards of a game as somebody looks through them: what they can be told apart by, and what is known about each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from mazo.games.cards import KnownCard
from mazo.texts.lang import Lang, Wording


class FilterValue(msgspec.Struct, frozen=True):
    """One thing that a filter asks for."""

    name: str
    title: Wording


class Filter(msgspec.Struct, frozen=True):
    """What cards can be told apart by: of each filter a card has some of the values, or none."""

    name: str
    title: Wording
    values: tuple[FilterValue, ...]
    long: bool = False
    """Whether it has more values than can be shown side by side."""
    spoken: bool = True
    """Whether its values are words by which people look for cards."""


class SortedCard(msgspec.Struct, frozen=True):
    """A card with the values that it has of each filter."""

    name: str
    sorts: dict[str, tuple[str, ...]]
    also: tuple[str, ...] = ()
    """Other names of it, in either language."""
    colours: tuple[str, ...] = ()
    unknown_text: bool = False
    """Whether it prints a text that Mazo does not know, so that it can't be played."""


class CardNotes(msgspec.Struct, frozen=True):
    """What is known about a card besides its face, in one language."""

    sets: tuple[str, ...] = ()
    """The sets that printed it, oldest first."""
    rarities: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    """The names of the formats in which it may be played now."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules that it rests on."""
    keywords: dict[str, str] = {}
    """The numbers of the rules of its keywords, by the lines of its text that name them."""


class Gallery:
    """All cards of a game, with filters; a game says more about its cards in a class of its own."""

    def __init__(self, filters: Iterable[Filter], cards: Iterable[SortedCard]) -> None:
        self.cards = tuple(cards)
        self.filters = tuple(_used(filters, self.cards))
        self.by_name = {card.name: card for card in self.cards}

    def notes(self, name: str, lang: Lang) -> CardNotes:
        """What is known about a card besides its face."""
        return CardNotes()

    def tree(self, name: str) -> Any:
        """What the rules know of its text, as plain data; nothing for cards whose rules are written by hand."""
        return None

    def trial(self, name: str) -> dict[str, Any] | None:
        """A position in which the card can be tried at once; None where it can't be played."""
        return None

    def number(self, name: str) -> tuple[str, str] | None:
        """The set and the number of one of its printings, as collections list it."""
        return None


def worded(word: Callable[[str, str, Lang], str], section: str, name: str) -> Wording:
    """What the boards of a game call something, in both languages."""
    return Wording(word(section, name, "en"), word(section, name, "es"))


def type_filter(word: Callable[[str, str, Lang], str], types: Iterable[str]) -> Filter:
    """A filter by the types of cards, as the boards call them."""
    values = tuple(FilterValue(name, worded(word, "type", name)) for name in dict.fromkeys(types))
    return Filter("type", worded(word, "filter", "type"), values)


def by_type(cards: Iterable[KnownCard], word: Callable[[str, str, Lang], str]) -> Gallery:
    """The gallery of a game whose cards are told apart by their types alone."""
    shown = [
        SortedCard(one.card.name, {"type": (one.card.type,)}, one.also, unknown_text=one.unknown_text) for one in cards
    ]
    return Gallery((type_filter(word, (one.sorts["type"][0] for one in shown)),), shown)


def numbers(name: str, title: Wording, most: int) -> Filter:
    """A filter by a number, the larger ones together."""
    values = [FilterValue(str(n), Wording(str(n), str(n))) for n in range(most)]
    return Filter(name, title, (*values, FilterValue(str(most), Wording(f"{most}+", f"{most}+"))), spoken=False)


def _used(filters: Iterable[Filter], cards: tuple[SortedCard, ...]) -> Iterable[Filter]:
    """The filters with those values that some card has; one that tells no card apart is left out."""
    for one in filters:
        found = {value for card in cards for value in card.sorts.get(one.name, ())}
        values = tuple(value for value in one.values if value.name in found)
        if len(values) > 1:
            yield msgspec.structs.replace(one, values=values)
