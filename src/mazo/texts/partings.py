"""Positions of which two editions of a rule book make something else, as the book of a game states them."""

from __future__ import annotations

import pkgutil
import tomllib
from typing import Any

import msgspec

from mazo.texts.changes import Change, all_changes
from mazo.texts.lang import Wording
from mazo.texts.rulebook import Book


class Parting(msgspec.Struct, frozen=True):
    """A position, what is done there, and by which two editions, or with which two house rules, it is played."""

    editions: tuple[str, str]
    position: dict[str, Any]
    do: tuple[str, ...]
    about: Wording
    options: tuple[dict[str, int], dict[str, int]] = ({}, {})


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    editions: tuple[str, str]
    position: str
    do: tuple[str, ...]
    switch: str = ""
    since: str = ""
    en: str = ""
    es: str = ""
    options: tuple[dict[str, int], dict[str, int]] = ({}, {})


def all_partings(package: str, book: Book) -> list[Parting]:
    """The partings of the book in that package; what a change says in words already need not be said here."""
    try:
        data = pkgutil.get_data(package, "partings.toml")
    except FileNotFoundError:
        data = None
    entries = msgspec.convert(tomllib.loads(data.decode())["parting"] if data is not None else [], list[_Entry])
    changes = {(change.switch, change.since): change for change in all_changes(package, book)}
    return [
        Parting(
            entry.editions,
            msgspec.json.decode(entry.position, type=dict[str, Any]),
            entry.do,
            _about(entry, changes.get((entry.switch, entry.since))),
            entry.options,
        )
        for entry in entries
    ]


def _about(entry: _Entry, change: Change | None) -> Wording:
    """Its own words, where the position shows less or something else than the change says of itself."""
    if entry.en or change is None:
        return Wording(entry.en, entry.es)
    return Wording(change.position("en"), change.position("es"))
