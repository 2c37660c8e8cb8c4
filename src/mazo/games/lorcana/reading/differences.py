"""Cards whose trees, said in English, aren't word for word what is printed: each of them reviewed, with the reason."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

FILE = "differences.toml"


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way in which text and print differ, in words, and the cards where they do."""

    en: str
    es: str
    cards: tuple[str, ...]


@cache
def kinds() -> tuple[Difference, ...]:
    """All the ways in which they differ."""
    table = tomllib.loads((files("mazo.games.lorcana.reading") / FILE).read_text(encoding="utf-8"))
    return msgspec.convert(table["kind"], tuple[Difference, ...])


@cache
def differences() -> dict[str, Difference]:
    """How each card differs, by its full name."""
    return {card: one for one in kinds() for card in one.cards}
