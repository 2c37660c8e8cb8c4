"""A card file as it comes: records of printings, and of what is played of each name."""

from __future__ import annotations

import codecs
import html
import re
import unicodedata
import zlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from mazo.errors import BadConfig
from mazo.games.cardfields import Fault, Need, Place, is_number, is_text, unpacked
from mazo.games.myl.cards.card import RACES as RACE_NAMES
from mazo.games.myl.cards.card import CardType
from mazo.games.myl.cards.catalogue import key_of

TYPES: Final[dict[str, CardType]] = {
    "aliado": "ally",
    "arma": "weapon",
    "talisman": "talisman",
    "totem": "totem",
    "oro": "gold",
}
_MARKS: Final = re.compile("(?<![nN])[\u0300-\u036f]")
"""Accents; the tilde of an eñe is none."""
_SPACES: Final = re.compile(r"\s")
_INLINE: Final = re.compile(r"</?(?:b|i|u|em|strong|span|font)(?: [^<>]*)?>", re.IGNORECASE)
_TAGS: Final = re.compile(r"</?[a-zA-Z][a-zA-Z0-9]*(?: [^<>]*)?/?>")
"""Marks of a page that a text was copied from."""
_DASHES: Final = str.maketrans("\u2010\u2011\u2012\u2013\u2212\u2018\u2019\u00ab\u00bb", "-----''\"\"")
"""Signs that have a plainer one."""
_UNSEEN: Final = re.compile("[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff]")
"""Signs without width, which copied texts carry along."""
_NAMED: Final = (
    ("set", 'the key of a set, such as "helenica"', "la clave de una edición, por ejemplo «helenica»"),
    ("rarity", 'a rarity, such as "vasallo"', "una rareza, por ejemplo «vasallo»"),
)


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
        """What it is known by, as the catalogue finds it."""
        return key_of(self.name)


class KnownSet(msgspec.Struct, frozen=True):
    """A set of the file."""

    key: str
    name: str = ""
    order: int = 0


class CardFile(msgspec.Struct, frozen=True):
    """The whole file: what is played of each name, the printings it was taken from, the sets, and what is wrong."""

    play: tuple[Record, ...] = ()
    printings: tuple[Record, ...] = ()
    sets: tuple[KnownSet, ...] = ()
    faults: tuple[Fault, ...] = ()

    def set_name(self, code: str) -> str:
        """What the file calls a set; nothing if it doesn't."""
        return next((one.name for one in self.sets if one.key == code), "")


class _Raw(msgspec.Struct):
    """A file of which nobody has looked at the cards."""

    play: list[Any] = []
    printings: list[Any] = []
    sets: list[Any] = []


def plain(text: str) -> str:
    """Without accents and case.

    >>> plain("Épico Ñandú")
    'epico ñandu'
    """
    return unaccented(text).lower()


def unaccented(text: str) -> str:
    """Without accents."""
    return unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFD", text)))


RACES: Final[dict[str, str]] = {plain(one): one for one in RACE_NAMES}
"""What the races are called, by their names without accents and case."""


def read_file(content: bytes) -> CardFile:
    """The cards of a file, card by card; it may be packed, be a whole file, or a mere list of records."""
    try:
        content = unpacked(content).removeprefix(codecs.BOM_UTF8)
        listed = content.lstrip()[:1] == b"["
        raw = _whole(b'{"play":' + content + b"}" if listed else content)
    except (OSError, EOFError, zlib.error, RecursionError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadConfig(
            f'This is no card file ({problem}): that is a list of cards, or an object with a list "play" of them.',
            f"Esto no es un archivo de cartas ({problem}): eso es una lista de cartas, o un objeto con una lista de "
            "ellas en «play».",
        ) from None
    play = [read_record(at, one) for at, one in enumerate(raw.play, 1)]
    printings = [read_record(at, one) for at, one in enumerate(raw.printings, 1)]
    return CardFile(
        play=_newest(one for one in (play or printings) if isinstance(one, Record)),
        printings=tuple(one for one in printings if isinstance(one, Record)),
        sets=tuple(one for one in map(_set, raw.sets) if one is not None),
        faults=tuple(one for one in (play or printings) if isinstance(one, Fault)),
    )


def _whole(content: bytes) -> _Raw:
    found = msgspec.json.decode(content, type=_Raw)
    if not found.play and not found.printings:
        raise msgspec.ValidationError("no cards")
    return found


def read_record(at: int, raw: Any) -> Record | Fault:
    """One card, by its place in the file; or what is wrong with it."""
    if not isinstance(raw, dict):
        fields = "an object with the fields of a card", "un objeto con los campos de una carta"
        return Place(at, "", "").fault({}, "", *fields)
    raw = {field: _tidy(value) for field, value in raw.items() if value is not None}
    name, code = (raw.get(field) for field in ("name", "set"))
    place = Place(at, name if isinstance(name, str) else "", code if isinstance(code, str) else "")
    lacking = place.lacking(raw, _needed(raw))
    if lacking is not None:
        return lacking
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as problem:
        return place.unlike(raw, problem)


def _tidy(value: Any) -> Any:
    """A text without spaces around it, and without what nobody sees in it.

    >>> _tidy("<b>Tal&iacute;a</b><br/>gana \u22121 ")
    'Talía gana -1'
    """
    if not isinstance(value, str):
        return value
    plainer = _TAGS.sub(" ", _INLINE.sub("", html.unescape(value))).translate(_DASHES)
    return " ".join(_UNSEEN.sub("", _SPACES.sub(" ", plainer)).split())


def _needed(raw: dict[str, Any]) -> Iterable[Need]:
    """The fields that such a card must have."""
    number = (is_number, "a whole number such as 3", "un número entero, por ejemplo 3")
    yield "name", is_text, 'its name, such as "Zeus"', "su nombre, por ejemplo «Zeus»"
    types = "Aliado, Arma, Talismán, Tótem, Oro"
    yield (
        "type",
        lambda value: isinstance(value, str) and plain(_tidy(value)) in TYPES,
        f"one of {types}",
        f"uno de {types}",
    )
    kind = TYPES[plain(_tidy(raw["type"]))]
    if kind != "gold":
        yield "cost", *number
    if kind == "ally":
        yield "strength", *number
    if raw.get("races") is not None:
        yield "races", _are_texts, 'a list of races, such as ["Titán"]', "una lista de razas, por ejemplo [«Titán»]"
    if raw.get("text") is not None:
        text = ('the printed text, "" for an Oro without ability', "el texto impreso, «» si es un Oro sin habilidad")
        yield "text", lambda value: isinstance(value, str), *text
    for field, en, es in _NAMED:
        if raw.get(field) is not None:
            yield field, lambda value: isinstance(value, str), en, es
    if raw.get("blocks") is not None:
        yield (
            "blocks",
            _are_texts,
            'a list of editions, such as ["helenica"]',
            "una lista de ediciones, por ejemplo [«helenica»]",
        )


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def _set(raw: Any) -> KnownSet | None:
    try:
        return msgspec.convert({**raw, "order": raw.get("order") or 0}, KnownSet)
    except (msgspec.ValidationError, TypeError, AttributeError):
        return None


def _newest(records: Iterable[Record]) -> tuple[Record, ...]:
    """The last record of each name and type that has a text; names that differ in accents or case are one."""
    found: dict[tuple[str, str], Record] = {}
    for one in records:
        if one.text is not None or (one.key, one.kind) not in found:
            found[one.key, one.kind] = one
    return tuple(found.values())
