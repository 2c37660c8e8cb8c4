"""The formats that decks are built for: what each asks, which sets it admits on a day, and what it bans."""

from __future__ import annotations

import pkgutil
import tomllib
from datetime import date
from functools import cache

import msgspec

from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import USUAL_COPIES, Card
from mazo.texts.lang import Wording

USUAL_FORMAT = "constructed"


class ReleasedSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set, and the first day on which its cards may be played."""

    name: str
    since: date


class Rotation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From this day on the format admits this set and newer ones."""

    since: date
    oldest: int


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that may not be played from one day to another, or from one day on."""

    card: str
    since: date
    until: date = date.max


class DeckFormat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a format asks of a deck, None where it sets no limit; and what it changes about the game."""

    title: Wording
    deck: Wording
    rule: str
    min_cards: int = 0
    max_inks: int | None = None
    max_copies: int | None = None
    rotations: tuple[Rotation, ...] = ()
    """Which sets are admitted; without any, all sets that there are."""
    bans: tuple[Ban, ...] = ()
    hand: int = 7
    lore_to_win: int = 20
    extra_ink: int = 0
    """How many cards that are not of the deck begin in each inkwell."""
    refills: bool = False
    """Whether the discard becomes the new deck when the deck is empty."""
    coconut: bool = False
    """Whether a special card lies beside each deck."""

    def sets(self, on: date) -> tuple[str, ...] | None:
        """[1.10.1] The sets that the format admits on a day, oldest first; None if it does not ask.

        >>> format_named("core").sets(date(2025, 9, 5))
        ('5', '6', '7', '8', '9')
        """
        begun = [rotation for rotation in self.rotations if rotation.since <= on]
        if not begun:
            return () if self.rotations else None
        oldest = begun[-1].oldest
        return tuple(code for code, known in sets().items() if int(code) >= oldest and known.since <= on)

    def ban_of(self, card: Card, on: date) -> Ban | None:
        """[1.10.1.1] [1.x 2.1.1.4] The ban by which a card may not be in a deck on a day; None if it may."""
        return next((ban for ban in self.bans if ban.card == card.full_name and ban.since <= on <= ban.until), None)

    def copies_of(self, card: Card, *, altered: bool = True) -> int | None:
        """[1.10.1.1] [1.10.1.3] How many copies a deck may have: the card's own number where it prints one.

        A number above the usual one is a permission: it counts only while ``altered``.
        """
        own = card.max_copies
        if self.max_copies is None or own == USUAL_COPIES or (not altered and not 0 < own < USUAL_COPIES):
            return self.max_copies
        return own or None


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sets: dict[str, ReleasedSet]
    formats: dict[str, DeckFormat]


@cache
def _data() -> _Data:
    content = pkgutil.get_data("mazo.games.lorcana.cards", "formats.toml") or b""
    return msgspec.convert(tomllib.loads(content.decode()), _Data)


def sets() -> dict[str, ReleasedSet]:
    """The sets by their codes, oldest first."""
    return _data().sets


def names() -> tuple[str, ...]:
    """The names of the formats."""
    return tuple(_data().formats)


def titles() -> dict[str, Wording]:
    """What the formats are called, by their names."""
    return {name: found.title for name, found in _data().formats.items()}


def format_named(name: str) -> DeckFormat:
    """The format of that name."""
    found = _data().formats.get(name)
    if found is None:
        known = ", ".join(names())
        raise BadConfig(
            f'There is no deck format "{name}": choose one of {known}.',
            f"No existe el formato de mazo «{name}»: elige uno de {known}.",
        )
    return found


def day(text: str) -> date:
    """The day that is written as year-month-day, if there were cards by then.

    >>> day("2026-07-17")
    datetime.date(2026, 7, 17)
    """
    try:
        found = date.fromisoformat(text) if len(text) == len("2026-07-17") else None
    except ValueError:
        found = None
    if found is None or "W" in text:
        raise BadConfig(
            f'"{text}" is no day: write it as year-month-day, as in 2026-07-17.',
            f"«{text}» no es un día: escríbelo como año-mes-día, por ejemplo 2026-07-17.",
        )
    return since_the_first_set(found)


def newest_day() -> date:
    """The last day on which anything changed that is known here: a set, a rotation or a ban."""
    days = [released.since for released in sets().values()]
    for fmt in _data().formats.values():
        days += [rotation.since for rotation in fmt.rotations] + [ban.since for ban in fmt.bans]
    return max(days)


def since_the_first_set(on: date) -> date:
    """The day itself, refused if there were no cards yet."""
    first = min(known.since for known in sets().values())
    if on < first:
        raise BadConfig(
            f"There were no cards on {on}: the first set came out on {first}.",
            f"El {on} no había cartas: la primera colección salió el {first}.",
        )
    return on
