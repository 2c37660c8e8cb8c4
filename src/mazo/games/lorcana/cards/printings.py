"""Which card a collector number means: the set and the number in it, or the number of a card in LorcanaJSON."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from mazo.games.kept import until_changed
from mazo.games.lorcana.cards.catalogue import packaged, set_order
from mazo.games.lorcana.cards.imported import GAME, IMPORTS

FILE = "printings.json"

_NUMBER = re.compile(r"(?:([a-z]{1,3}[0-9]{0,2})|0*([0-9]{1,3}))-0*([0-9]{1,3})[a-z]?", re.I)
_IDENTITY = re.compile(r"#0*([0-9]{1,6})")


def name_of(number: str) -> str | None:
    """The full name of the card with that number; None for anything else.

    >>> name_of("001-042"), name_of("#42"), name_of("P1-003"), name_of("Let It Go")
    ('Elsa - Spirit of Winter', 'Elsa - Spirit of Winter', 'Elsa - Snow Queen', None)
    """
    key = _key(number.strip())
    at = _places().get(key) if key else None
    return _imported().get(key) if at is None else _names()[at]


def number_of(name: str) -> tuple[str, str] | None:
    """The set and the number of the oldest printing of a card that comes with Mazo; None for any other.

    >>> number_of("Elsa - Spirit of Winter")
    ('1', '42')
    """
    return _numbers().get(name)


def _key(number: str) -> str:
    printed = _NUMBER.fullmatch(number)
    if printed:
        return f"{(printed[1] or printed[2]).upper()}-{printed[3]}"
    identity = _IDENTITY.fullmatch(number)
    return f"#{identity[1]}" if identity else ""


@cache
def _names() -> tuple[str, ...]:
    return tuple(card.full_name for card in packaged())


@until_changed(GAME)
def _imported() -> dict[str, str]:
    """The names of the cards in imported sets, by both of their numbers."""
    names: dict[str, str] = {}
    for one in IMPORTS.sets():
        for number, identity, name in one.body.numbers:
            names.setdefault(f"{one.code.upper()}-{number}", name)
            names.setdefault(f"#{identity}", name)
    return names


@cache
def _numbers() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for key, at in sorted(_places().items(), key=lambda row: set_order(row[0].partition("-")[0])):
        group, dash, number = key.partition("-")
        if dash:
            found.setdefault(_names()[at], (group, number))
    return found


@cache
def _places() -> dict[str, int]:
    """The place of each printing's card in the catalogue, by both of its numbers."""
    content = (files("mazo.games.lorcana.cards") / "data" / FILE).read_bytes()
    places: dict[str, int] = {}
    for group, rows in msgspec.json.decode(content, type=dict[str, list[tuple[int, int, int]]]).items():
        for number, identity, at in rows:
            places.setdefault(f"{group}-{number}", at)
            places[f"#{identity}"] = at
    return places
