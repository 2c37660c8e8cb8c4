"""A card file as it comes: records of printings, and of what is played of each name."""

from __future__ import annotations

import gzip
import re
import unicodedata
from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.games.myl.cards.card import CardType

TYPES: Final[dict[str, CardType]] = {
    "aliado": "ally",
    "arma": "weapon",
    "talisman": "talisman",
    "totem": "totem",
    "oro": "gold",
}
RACES: Final[dict[str, str]] = {
    "caballero": "Caballero",
    "dragon": "Dragón",
    "faerie": "Faerie",
    "heroe": "Héroe",
    "olimpico": "Olímpico",
    "titan": "Titán",
    "defensor": "Defensor",
    "desafiante": "Desafiante",
    "sombra": "Sombra",
    "eterno": "Eterno",
    "faraon": "Faraón",
    "sacerdote": "Sacerdote",
}
_MARKS: Final = re.compile("(?<![nN])[\u0300-\u036f]")
"""Accents; the tilde of an eñe is none."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One card: name, type, figures, races and text; an empty text is no ability, none is an unknown one."""

    name: str
    type: str
    cost: int | None = None
    strength: int | None = None
    races: tuple[str, ...] = ()
    text: str | None = None
    set: str = ""
    blocks: tuple[str, ...] = ()
    rarity: str | None = None

    @property
    def kind(self) -> CardType:
        """Its type, as the trees call it."""
        return TYPES[plain(self.type)]

    @property
    def block(self) -> str:
        """The edition that it is counted under."""
        return self.blocks[0] if self.blocks else self.set

    @property
    def key(self) -> str:
        """What it is known by, without accents and case."""
        return plain(self.name)


class KnownSet(msgspec.Struct, frozen=True):
    """A set of the file."""

    key: str
    name: str = ""
    order: int = 0


class CardFile(msgspec.Struct, frozen=True):
    """The whole file: what is played of each name, the printings it was taken from, and the sets."""

    play: tuple[Record, ...] = ()
    printings: tuple[Record, ...] = ()
    sets: tuple[KnownSet, ...] = ()


def plain(text: str) -> str:
    """Without accents and case.

    >>> plain("Épico Ñandú")
    'epico ñandu'
    """
    return unaccented(text).lower()


def unaccented(text: str) -> str:
    """Without accents."""
    return unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFD", text)))


def read_file(content: bytes) -> CardFile:
    """The cards of a file; it may be packed, be a whole file, or a mere list of records."""
    if content[:2] == b"\x1f\x8b":
        content = gzip.decompress(content)
    try:
        if content.lstrip()[:1] == b"[":
            return CardFile(play=msgspec.json.decode(content, type=tuple[Record, ...]))
        file = msgspec.json.decode(content, type=CardFile)
    except msgspec.MsgspecError as fault:
        raise BadConfig(f"This is no card file: {fault}.", f"Esto no es un archivo de cartas: {fault}.") from None
    return file if file.play else msgspec.structs.replace(file, play=_newest(file.printings))


def _newest(printings: tuple[Record, ...]) -> tuple[Record, ...]:
    """The last printing of each name and type that has a text, in a file that doesn't say what is played."""
    found: dict[tuple[str, str], Record] = {}
    for one in printings:
        if one.text is not None or (one.key, one.type) not in found:
            found[one.key, one.type] = one
    return tuple(found.values())
