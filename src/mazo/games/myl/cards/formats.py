"""The formats that decks of Mitos y Leyendas are built for, and what their lists restrict on a day."""

from __future__ import annotations

import pkgutil
import tomllib
from datetime import date
from functools import cache

import msgspec

from mazo.errors import BadConfig
from mazo.games.myl.cards.card import Card, CardType
from mazo.games.myl.cards.catalogue import key_of
from mazo.texts.lang import Wording

USUAL_FORMAT = "free"
CASTLE = 50


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A great edition with its products, and the races that belong to it."""

    name: str
    races: tuple[str, ...]


class Restriction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many copies of a card a list allows, from one day to another, or from one day on."""

    card: str
    type: CardType
    most: int
    since: date
    until: date = date.max


class DeckFormat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a format asks of a deck; what it leaves out it does not ask."""

    title: Wording
    deck: Wording
    rule: str
    over: str = ""
    """The format whose rules hold besides its own."""
    cards: int = CASTLE
    """How many cards a deck has; 0 where only a least number is asked."""
    at_least: int = 0
    of_race: int = 0
    """How many allies of its one race a deck has at least; 0 where races mix freely."""
    totems_count: bool = False
    """Whether totems count towards them."""
    one_edition: bool = False
    """Whether all cards are of the edition of the deck's race."""
    plain_gold: bool = False
    """Whether a deck needs an Oro without ability."""
    only_plain_gold: bool = False
    rarities: tuple[str, ...] = ()
    """The rarities of which a card needs one, in any printing."""
    no_reworks: bool = False
    all_unique: bool = False
    side: int = 0
    """How many cards a side deck may have."""
    list: str = ""
    """The name of its list of restrictions."""

    def restriction(self, card: Card, on: date) -> Restriction | None:
        """[12.5] What the list says of a card on a day: its name and type count, not the printing."""
        found = restrictions().get(self.list, {}).get((key_of(card.name), card.type), ())
        return next((one for one in found if one.since <= on <= one.until), None)


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    editions: dict[str, Edition]
    formats: dict[str, DeckFormat]


@cache
def _data() -> _Data:
    return msgspec.convert(_toml("formats.toml"), _Data)


def _toml(name: str) -> object:
    return tomllib.loads((pkgutil.get_data("mazo.games.myl.cards", name) or b"").decode())


@cache
def restrictions() -> dict[str, dict[tuple[str, CardType], tuple[Restriction, ...]]]:
    """What each list says of cards, by name and type."""
    lists = msgspec.convert(_toml("bans.toml"), dict[str, tuple[Restriction, ...]])
    found: dict[str, dict[tuple[str, CardType], tuple[Restriction, ...]]] = {}
    for name, rows in lists.items():
        cards = found.setdefault(name, {})
        for row in rows:
            key = (key_of(row.card), row.type)
            cards[key] = (*cards.get(key, ()), row)
    return found


def editions() -> dict[str, Edition]:
    """The great editions by their names in card data."""
    return _data().editions


def edition_of_race(race: str) -> str:
    """[12.2] The edition that a race belongs to; empty for races of other products."""
    return next((name for name, edition in editions().items() if race in edition.races), "")


def names() -> tuple[str, ...]:
    """The names of the formats."""
    return tuple(_data().formats)


def titles() -> dict[str, Wording]:
    """What the formats are called, by their names."""
    return {name: found.title for name, found in _data().formats.items()}


def format_named(name: str) -> DeckFormat:
    """The format of that name, with what it takes over from the one below it.

    >>> format_named("ragnarok").of_race
    16
    """
    found = _data().formats.get(name)
    if found is None:
        known = ", ".join(names())
        raise BadConfig(
            f'There is no deck format "{name}": choose one of {known}.',
            f"No existe el formato de mazo «{name}»: elige uno de {known}.",
        )
    if not found.over:
        return found
    below = format_named(found.over)
    own = ("title", "deck", "rule", "over", "rarities", "only_plain_gold", "no_reworks", "all_unique")
    return msgspec.structs.replace(below, **{field: getattr(found, field) for field in own})


def first_day() -> date:
    """The day of the oldest list that is known here."""
    return min(row.since for cards in restrictions().values() for rows in cards.values() for row in rows)


def newest_day() -> date:
    """The last day on which a list changed, as far as is known here."""
    return max(row.since for cards in restrictions().values() for rows in cards.values() for row in rows)


def day(text: str) -> date:
    """The day that is written as year-month-day, if the lists of that day are known.

    >>> day("2026-06-01")
    datetime.date(2026, 6, 1)
    """
    try:
        found = date.fromisoformat(text) if len(text) == len("2026-06-01") and "W" not in text else None
    except ValueError:
        found = None
    if found is None:
        raise BadConfig(
            f'"{text}" is no day: write it as year-month-day, as in 2026-06-01.',
            f"«{text}» no es un día: escríbelo como año-mes-día, por ejemplo 2026-06-01.",
        )
    if found < first_day():
        raise BadConfig(
            f"The lists of {found} are not known: the oldest one here is of {first_day()}.",
            f"No se conocen las listas del {found}: la más antigua aquí es del {first_day()}.",
        )
    return found
