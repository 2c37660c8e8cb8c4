"""The facts of every card of Mitos y Leyendas, found by name as people write it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec

from mazo.errors import UnknownCard
from mazo.games.imported import cards_in
from mazo.games.kept import until_changed
from mazo.games.myl.cards import synthetic
from mazo.games.myl.cards.card import Card, CardType
from mazo.games.myl.cards.imported import GAME, IMPORTS
from mazo.games.myl.cards.status import FILE as STATUS_FILE
from mazo.texts.phrases import fold

SUGGESTIONS = 3
LONGEST_COMPARED = 100
"""So many letters of a name that nobody knows are compared with others."""


class Catalogue:
    """Cards by name: case, accents and punctuation do not count; of one name there may be cards of several types.

    What is ``unproposed`` is found by its own name, and never offered to whoever wrote another one.

    >>> standard().find("dragon nube").type
    'ally'
    """

    def __init__(self, cards: Iterable[Card], unproposed: Iterable[Card] = ()) -> None:
        self._by_key: dict[str, list[Card]] = {}
        for card in cards:
            self._by_key.setdefault(key_of(card.name), []).append(card)
        self._proposed = {key: found[0].name for key, found in self._by_key.items()}
        for card in unproposed:
            self._by_key.setdefault(key_of(card.name), []).append(card)

    def __iter__(self) -> Iterator[Card]:
        return (card for cards in self._by_key.values() for card in cards)

    def __len__(self) -> int:
        return sum(map(len, self._by_key.values()))

    def get(self, name: str) -> Card | None:
        """The card of that name, the first if there are several; never a guess."""
        found = self._by_key.get(key_of(name))
        return found[0] if found else None

    def called(self, name: str) -> tuple[Card, ...]:
        """Every card of that name, one of each type."""
        return tuple(self._by_key.get(key_of(name), ()))

    def find(self, name: str) -> Card:
        """Like ``get``, but refused with suggestions if there is none."""
        card = self.get(name)
        if card is None:
            raise UnknownCard(name, self.suggest(name))
        return card

    def suggest(self, name: str) -> tuple[str, ...]:
        """A few names that the writer may have meant: they begin so, have these words, or are spelt nearly so."""
        key = key_of(name)[:LONGEST_COMPARED]
        begun = [known for known in self._proposed if key and known.startswith(key)]
        words = set(fold(name).split())
        holding = [known for known, called in self._proposed.items() if words and words <= set(fold(called).split())]
        close = begun or holding or get_close_matches(key, self._proposed, SUGGESTIONS, 0.7)
        return tuple(self._proposed[known] for known in close[:SUGGESTIONS])


def key_of(name: str) -> str:
    """A name reduced to its letters and digits, so that spellings of one name compare equal.

    >>> key_of("Ma' arrat An-Numán")
    'maarratannuman'
    """
    return "".join(sign for sign in fold(name) if sign.isalnum())


@until_changed(GAME)
def standard() -> Catalogue:
    """All cards that can be found here: those that were printed, and behind them those invented for tests."""
    return Catalogue(printed(), unproposed=synthetic.catalogue().values())


@until_changed(GAME)
def printed() -> tuple[Card, ...]:
    """The printed cards that Mazo ships and those that the user has imported.

    An imported card stands in for one that comes with Mazo only where nobody could read that one's text.
    """
    cards = {_identity(card): card for card in packaged()}
    for one in IMPORTS.sets():
        for card in cards_in(one, Card) or ():
            known = cards.get(_identity(card))
            if known is None or (known.text and not card.text):
                cards[_identity(card)] = card
    return tuple(cards.values())


@cache
def shipped() -> Catalogue:
    """All cards that come with Mazo, those invented for tests among them."""
    return Catalogue(packaged(), unproposed=synthetic.catalogue().values())


@cache
def packaged() -> tuple[Card, ...]:
    """The printed cards that come with Mazo."""
    return tuple(_shipped())


def _identity(card: Card) -> tuple[str, CardType]:
    """[12.4] What makes two cards the same one."""
    return key_of(card.name), card.type


def _shipped() -> Iterator[Card]:
    """The cards that come with Mazo, edition by edition."""
    decoder = msgspec.json.Decoder(list[Card])
    folder = files("mazo.games.myl.cards") / "data"
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name != STATUS_FILE:
            yield from decoder.decode(file.read_bytes())
