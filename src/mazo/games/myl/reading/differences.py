"""Cards whose trees, said in Spanish, aren't word for word what is printed: each of them reviewed, with the reason."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from mazo.texts.lang import Wording


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way in which text and print differ, in words, and the cards where they do."""

    en: str
    es: str
    cards: tuple[str, ...]


@cache
def differences() -> dict[str, Wording]:
    """How each card differs, by its name."""
    table = tomllib.loads((files("mazo.games.myl.reading") / "differences.toml").read_text(encoding="utf-8"))
    kinds = msgspec.convert(table.get("kind", []), tuple[Difference, ...])
    return {card: Wording(one.en, one.es) for one in kinds for card in one.cards}
