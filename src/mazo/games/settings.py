"""What may be changed about a game before it begins, where its sources leave a value open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Any

import msgspec

from mazo.errors import BadConfig
from mazo.texts.lang import Wording


class Setting(msgspec.Struct, frozen=True):
    """One value of a game: what it is called and belongs to, the rule that explains it, its limits and its source."""

    name: str
    usual: int
    low: int
    high: int
    title: Wording
    about: Wording
    rule: str
    source: str
    group: Wording = Wording("The game", "La partida")
    elsewhere: dict[str, int] = {}
    """The usual value in editions where it is another than in the first."""

    def usual_in(self, edition: str) -> int:
        """The value that it has in an edition unless somebody says another."""
        return self.elsewhere.get(edition, self.usual)


class HouseRule:
    """One value of a record: what it belongs to, the rule that explains it, its limits, and where it comes from."""

    def __init__(self, group: str, rule: int, low: int, high: int, source: str = "chosen") -> None:
        self.group = group
        self.rule = rule
        self.low = low
        self.high = high
        self.source = source


def likely(name: str, known: Iterable[str]) -> str:
    """The names that somebody may have meant who said one that there isn't; all of them where none is like it."""
    names = list(known)
    return ", ".join(get_close_matches(name, names) or names)


def check_values(title: str, settings: Sequence[Setting], values: Mapping[str, Any]) -> None:
    """Refuse a value that a game of this title does not have, or that lies beyond its limits."""
    known = {setting.name: setting for setting in settings}
    for name, value in values.items():
        if name not in known:
            there = likely(name, known)
            raise BadConfig(
                f"{title} has no setting {name!r}" + (f"; there is {there}." if there else "."),
                f"{title} no tiene el ajuste {name!r}" + (f"; hay {there}." if there else "."),
            )
        # A file may hold anything here, and what is no number in it would not be read again as one.
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadConfig(
                f"The setting {name} is a whole number, not {value!r}.",
                f"El ajuste {name} es un número entero, no {value!r}.",
            )
        if not known[name].low <= value <= known[name].high:
            low, high = known[name].low, known[name].high
            raise BadConfig(
                f"The setting {name} lies between {low} and {high}, not at {value}.",
                f"El ajuste {name} va de {low} a {high}, no {value}.",
            )


def grouped(settings: Sequence[Setting]) -> list[tuple[Wording, list[Setting]]]:
    """The settings by what they belong to, in their order."""
    return [(group, list(members)) for group, members in groupby(settings, key=lambda setting: setting.group)]


def changed(settings: Sequence[Setting], values: Mapping[str, int], edition: str) -> list[tuple[Setting, int]]:
    """The settings that have another value than is usual in the edition, each with it."""
    found = [(setting, values.get(setting.name, setting.usual_in(edition))) for setting in settings]
    return [(setting, value) for setting, value in found if value != setting.usual_in(edition)]
