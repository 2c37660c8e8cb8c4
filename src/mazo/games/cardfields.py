"""The fields of a card in a card file: what is missing or wrong in one card doesn't keep the others out."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from mazo.texts.lang import Wording

Need: TypeAlias = tuple[str, Callable[[Any], bool], str, str]
"""A field that a card must have: whether a value fits, and what would, in English and in Spanish."""

PACKED = b"\x1f\x8b"


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a card of the file: which card, of which set, which field, and what would be right."""

    card: str
    set: str
    field: str
    why: Wording


class Place(msgspec.Struct, frozen=True):
    """Where a card stands in a file, what it is called there, and of which set it is."""

    at: int
    card: str
    set: str

    def fault(self, raw: Mapping[str, Any], field: str, en: str, es: str) -> Fault:
        """That a field of the card is missing or wrong; without a field, that it is no card at all."""
        got = msgspec.json.encode(raw[field]).decode()[:40] if field in raw else ""
        found = Wording(
            f"it is {got}" if got else "it is missing" if field else "it is no card",
            f"es {got}" if got else "falta" if field else "no es una carta",
        )
        where = Wording(
            f'card {self.at} of the file, field "{field}"' if field else f"card {self.at} of the file",
            f"carta {self.at} del archivo, campo «{field}»" if field else f"carta {self.at} del archivo",
        )
        why = Wording(f"{where.en}: {found.en}; right would be {en}", f"{where.es}: {found.es}; lo correcto sería {es}")
        return Fault(self.card or "?", self.set, field, why)

    def lacking(self, raw: Mapping[str, Any], needed: Iterable[Need]) -> Fault | None:
        """The first field that is missing or wrong."""
        for field, fits, en, es in needed:
            if field not in raw or not fits(raw[field]):
                return self.fault(raw, field, en, es)
        return None

    def unlike(self, raw: Mapping[str, Any], problem: msgspec.ValidationError) -> Fault:
        """The field that a record of the game can't take."""
        said = str(problem)
        field = said.rpartition("$.")[2].strip("`").partition("[")[0] if "$." in said else ""
        why = said.partition(" - at")[0]
        return self.fault(raw, field, why, why)


def unpacked(content: bytes) -> bytes:
    """The content of a file, packed or not."""
    return gzip.decompress(content) if content[:2] == PACKED else content


def is_number(value: Any) -> bool:
    """Whether it is a figure that a card may have."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 100


def is_text(value: Any) -> bool:
    """Whether it says something."""
    return isinstance(value, str) and bool(value.strip())
