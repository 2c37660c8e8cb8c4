"""The facts of every Lorcana card, found by name as people write it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal

import msgspec

from mazo.abilities.tree.effects import Ability
from mazo.errors import UnknownCard
from mazo.games.imported import cards_in
from mazo.games.kept import until_changed
from mazo.games.lorcana.cards.imported import GAME, IMPORTS

CardType = Literal["character", "action", "item", "location"]

USUAL_COPIES = 4
ANY_NUMBER = 0
SUGGESTIONS = 3
COMPARED = 60
"""So many names are compared letter by letter with one that nobody knows,"""
LONGEST_COMPARED = 100
"""and so many letters of it."""


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is printed on a card apart from its sentences [5.2]; a figure that the card lacks is 0.

    >>> Card(name="Moana", version="Of Motunui", type="character", cost=5).full_name
    'Moana - Of Motunui'
    """

    name: str
    version: str = ""
    type: CardType
    cost: int
    inkable: bool = False
    inks: tuple[str, ...] = ()
    strength: int = 0
    willpower: int = 0
    lore: int = 0
    move_cost: int = 0
    classifications: tuple[str, ...] = ()
    set: str = ""
    """The code of the set that printed the card first."""
    text: bool = False
    """Whether it prints something that nobody has put into an ability tree yet; such a card cannot be played."""
    abilities: tuple[Ability, ...] = ()
    """What it says, as trees."""
    max_copies: int = USUAL_COPIES
    """How many may be in a constructed deck, or ANY_NUMBER: three cards print a limit of their own."""
    printed: tuple[str, ...] = ()
    """The codes of all sets that printed it, oldest first, if there is more than one."""
    admits: str = ""
    """A classification whose other characters it lets into a deck whatever their ink; one card has such a text."""

    keywords: tuple[str, ...] = ()
    """Names of its abilities that are keywords which only its own reminder text defines."""

    @property
    def full_name(self) -> str:
        """[5.3.6.1] [5.6.5.1] Name and version, or only the name where there is no version [5.2.6]."""
        return f"{self.name} - {self.version}" if self.version else self.name

    @property
    def sets(self) -> tuple[str, ...]:
        """The codes of the sets that printed it, oldest first."""
        return self.printed or (self.set,)


class Catalogue:
    """Cards by full name; without an argument, all cards that Mazo ships, read on first use.

    >>> Catalogue().find("stitch – new dog").cost
    1
    """

    def __init__(self, cards: Iterable[Card] | None = None) -> None:
        if cards is not None:
            self._by_key = _keyed(cards)

    @cached_property
    def _by_key(self) -> dict[str, Card]:
        return _keyed(_shipped_cards())

    def __iter__(self) -> Iterator[Card]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def __contains__(self, name: str) -> bool:
        return self.get(name) is not None

    def get(self, name: str) -> Card | None:
        """The card of that full name, whatever its case, accents, quotes and dashes; never a guess."""
        return self._by_key.get(fold(name))

    def find(self, name: str) -> Card:
        """Like ``get``, but the beginning of a name will do if only one card begins so."""
        card = self.get(name)
        if card is not None:
            return card
        beginnings = self._beginning_with(fold(name))
        if len(beginnings) == 1:
            return beginnings[0]
        if beginnings:
            raise UnknownCard(name, (card.full_name for card in beginnings[:SUGGESTIONS]), "ambiguous")
        raise UnknownCard(name, self.suggest(name))

    def require_playable(self, name: str) -> Card:
        """The card that ``find`` gives, refused if nobody has read its text yet."""
        card = self.find(name)
        if card.text:
            raise UnknownCard(card.full_name, status="unsupported")
        return card

    def suggest(self, name: str) -> tuple[str, ...]:
        """A few full names that the writer may have meant."""
        key = fold(name)
        beginnings = self._beginning_with(key)[:SUGGESTIONS]
        if beginnings:
            return tuple(card.full_name for card in beginnings)
        close = get_close_matches(key, self._resembling(key), SUGGESTIONS, 0.7)
        return tuple(self._by_key[known].full_name for known in close)

    def with_cards(self, extra: Iterable[Card]) -> Catalogue:
        """This catalogue and those cards, which stand in for cards of the same full name."""
        extended = Catalogue(())
        extended._by_key = {**self._by_key, **_keyed(extra)}
        return extended

    def _resembling(self, key: str) -> list[str]:
        """The keys that share most pairs of letters with this one: only these are worth the exact comparison."""
        shared: Counter[str] = Counter()
        for pair in _pairs(key[:LONGEST_COMPARED]):
            shared.update(self._by_pair.get(pair, ()))
        return [known for known, _ in shared.most_common(COMPARED)]

    @cached_property
    def _by_pair(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for known in self._by_key:
            for pair in _pairs(known):
                found.setdefault(pair, []).append(known)
        return found

    def _beginning_with(self, key: str) -> list[Card]:
        return [card for known, card in self._by_key.items() if known.startswith(key)] if key else []


@cache
def packaged() -> Catalogue:
    """The catalogue that comes with Mazo, one for the whole process."""
    return Catalogue()


@until_changed(GAME)
def standard() -> Catalogue:
    """All cards that can be found here: those that come with Mazo, and behind them those that the user has imported."""
    sets = IMPORTS.sets()
    if not sets:
        return packaged()
    known = packaged()
    return known.with_cards(card for one in sets for card in cards_in(one, Card) or () if card.full_name not in known)


def fold(name: str) -> str:
    """A name reduced to its letters and digits, so that spellings of one name compare equal.

    >>> fold("Te Kā – The Burning One") == fold("te ka - the burning one")
    True
    """
    if not name.isascii():
        # Apostrophe-like letters (the okina) are category Lm: people type them as quotes or leave them out.
        decomposed = unicodedata.normalize("NFKD", name)
        name = "".join(sign for sign in decomposed if unicodedata.category(sign) != "Lm")
    return "".join(sign for sign in name.replace("&", "and").casefold() if sign.isalnum())


def _pairs(key: str) -> set[str]:
    """The pairs of letters that follow one another in a key."""
    return {key[at : at + 2] for at in range(len(key) - 1)}


def _keyed(cards: Iterable[Card]) -> dict[str, Card]:
    return {fold(card.full_name): card for card in cards}


def set_order(code: str) -> tuple[int, int, str]:
    """Sorts codes of sets: the numbered ones by their numbers, then the others by name."""
    return (0, int(code), "") if code.isdigit() else (1, 0, code)


def _shipped_cards() -> Iterator[Card]:
    decoder = msgspec.json.Decoder(list[Card])
    folder = files("mazo.games.lorcana.cards") / "data"
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.startswith("set_"):
            yield from decoder.decode(file.read_bytes())
