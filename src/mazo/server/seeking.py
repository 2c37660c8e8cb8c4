"""Finding cards by words of their names and texts, in both languages at once, and by the filters of their game.

What cards say is made out of their trees, which takes a while for all of them: each search reads on for a moment, and
says how much it has read.
"""

from __future__ import annotations

import re
import time
from functools import lru_cache
from typing import Final

import msgspec

from mazo.errors import BadFilter
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.gallery import SortedCard
from mazo.games.kind import GameKind
from mazo.texts.lang import LANGS
from mazo.texts.phrases import fold
from mazo.texts.synonyms import Synonyms

SHOWN: Final = 60
"""So many cards are named at once."""
READING: Final = 1.2
"""Seconds that a search may spend reading."""
FORESEEN: Final = "-"
"""What is looked for on behalf of somebody who has opened a gallery, so that the reading has begun when they type."""
LONGEST: Final = 200
"""More letters nobody needs to describe a card."""
_TERM: Final = re.compile(r'"([^"]+)"|([^\s"]+)')
_ORDERS: Final = ("", "name", "cost")


class AskCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question for cards: words, what is chosen of each filter, and where to go on."""

    asked: str = ""
    chosen: dict[str, tuple[str, ...]] = {}
    order: str = ""
    """By `name` or by `cost`; as the game lists them if nothing is said."""
    at: int = 0
    names: bool = False
    """Whether the words are looked for in names alone, which is quick."""


class FoundCards(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some of the cards that fit, and how many there are."""

    names: tuple[str, ...]
    total: int
    unplayable: tuple[str, ...] = ()
    """Those of them whose text nobody has put into rules yet."""
    read: float = 1.0
    """Which part of the cards' texts has been read so far; what is in the others is not found yet."""


class Index:
    """The words of all cards of a game, read little by little."""

    def __init__(self, kind: GameKind) -> None:
        self._kind = kind
        self._cards = kind.gallery.cards
        self._costs = {known.card.name: known.card.cost for known in kind.catalogue}
        self._names = [fold(" ".join((card.name, *card.also))) for card in self._cards]
        self._titles = {
            (one.name, value.name): " ".join(dict.fromkeys((value.title.en, value.title.es)))
            for one in kind.gallery.filters
            if one.spoken
            for value in one.values
        }
        self._said: list[str] = []
        self._synonyms = Synonyms(kind.glossary)

    @property
    def read(self) -> float:
        """Which part of the texts has been read."""
        return len(self._said) / max(1, len(self._cards))

    def read_on(self, seconds: float) -> None:
        """Read further texts for so long at most."""
        end = time.monotonic() + seconds
        while len(self._said) < len(self._cards) and time.monotonic() < end:
            self._said.append(self._words_of(self._cards[len(self._said)]))

    def _words_of(self, card: SortedCard) -> str:
        texts = [self._kind.card_text(card.name, lang) for lang in LANGS]
        titles = [self._titles.get((name, value), "") for name, values in card.sorts.items() for value in values]
        return fold(" ".join([*texts, *titles]))

    def find(self, asked: AskCards) -> FoundCards:
        """The cards that fit, those with the words in their names first."""
        words = self._ways(asked.asked)
        named: list[SortedCard] = []
        told: list[SortedCard] = []
        for at, card in enumerate(self._cards):
            if not _has_chosen(card, asked.chosen):
                continue
            missing = [ways for ways in words if ways[0] not in self._names[at]]
            if not missing:
                named.append(card)
            elif not asked.names and at < len(self._said) and _says(self._said[at], missing):
                told.append(card)
        if asked.names:  # whoever types a name begins with its beginning
            wanted = fold(asked.asked)
            named.sort(key=lambda card: not any(fold(name).startswith(wanted) for name in (card.name, *card.also)))
        found = self._ordered(named, asked.order) + self._ordered(told, asked.order)
        shown = found[asked.at : asked.at + SHOWN]
        return FoundCards(
            names=tuple(card.name for card in shown),
            total=len(found),
            unplayable=tuple(card.name for card in shown if card.unknown_text),
            read=0.0 if asked.names and words else round(self.read, 3) if words else 1.0,
        )

    def _ways(self, asked: str) -> list[tuple[str, ...]]:
        """Each word that was typed, with what texts in either language may say instead."""
        typed = [word for quoted, plain in _TERM.findall(asked[:LONGEST]) if (word := fold(quoted or plain))]
        ways = [self._synonyms.ways(typed, lang) for lang in LANGS]
        return [tuple(dict.fromkeys((*one, *other))) for one, other in zip(*ways, strict=True)]

    def _ordered(self, cards: list[SortedCard], order: str) -> list[SortedCard]:
        if order == "name":
            return sorted(cards, key=lambda card: fold(card.name))
        if order == "cost":
            return sorted(cards, key=lambda card: (self._costs.get(card.name, 0), fold(card.name)))
        return cards


def seek(game: str, asked: AskCards) -> FoundCards:
    """Search the cards of a game, after reading on for a moment if words are asked for; BadFilter if it can't be."""
    kind = kind_named(game)
    _check(kind, asked)
    index = _index(game, kind.cards_mark)
    if not is_quick(asked):
        index.read_on(READING)
    return index.find(asked)


def is_quick(asked: AskCards) -> bool:
    """Whether nothing must be read to answer."""
    return asked.names or not asked.asked.strip()


def _check(kind: GameKind, asked: AskCards) -> None:
    """Refuse a filter that the game does not have, and an order that nobody knows."""
    known = {one.name for one in kind.gallery.filters}
    strange = [name for name in asked.chosen if name not in known]
    if strange:
        raise BadFilter(
            strange[0],
            f"{kind.title} has these filters: {', '.join(sorted(known))}.",
            f"{kind.title} tiene estos filtros: {', '.join(sorted(known))}.",
        )
    if asked.order not in _ORDERS or asked.at < 0:
        raise BadFilter(asked.order, "Cards are ordered by name or cost.", "Las cartas se ordenan por name o cost.")


@lru_cache(len(NAMES))
def _index(game: str, cards: object) -> Index:
    return Index(kind_named(game))


def _has_chosen(card: SortedCard, chosen: dict[str, tuple[str, ...]]) -> bool:
    return all(not wanted or not set(wanted).isdisjoint(card.sorts.get(name, ())) for name, wanted in chosen.items())


def _says(text: str, words: list[tuple[str, ...]]) -> bool:
    """Whether a text has each of the words in one of its ways."""
    return all(any(_begins(way, text) for way in ways) for ways in words)


def _begins(way: str, said: str) -> bool:
    """Whether a text has it from the beginning of a word on."""
    return way in said and re.search(rf"(?<!\w){re.escape(way)}", said) is not None
