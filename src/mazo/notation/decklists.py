"""Deck lists as people paste them, whatever site or game they come from."""

from __future__ import annotations

import binascii
import re
import unicodedata
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import msgspec

from mazo.errors import BadDeck, DeckProblem

MAX_CHARACTERS = 50_000
MAX_CARDS = 1_000
MAX_NAME = 100
MAX_LINE = 200

Section = Literal["deck", "sideboard", "maybeboard"]


class DeckEntry(msgspec.Struct, frozen=True):
    """So many copies of a card, and the line that says so where the list has lines."""

    count: int
    name: str
    line: int | None = None


class DeckList(msgspec.Struct, frozen=True):
    """The entries of a list; what stands aside from the deck proper is kept apart."""

    entries: tuple[DeckEntry, ...]
    sideboard: tuple[DeckEntry, ...] = ()
    maybeboard: tuple[DeckEntry, ...] = ()

    @property
    def total(self) -> int:
        """How many cards the deck has."""
        return sum(entry.count for entry in self.entries)


class _RawEntry(NamedTuple):
    """An entry before its count and name are judged."""

    section: Section
    copies: str
    name: str
    line: int | None


def parse(text: str) -> DeckList:
    """The deck that a text lists, in any of the dialects in use; every unreadable line is reported at once.

    >>> parse("4x Elsa – Spirit of Winter (1-42)").entries
    (DeckEntry(count=4, name='Elsa - Spirit of Winter', line=1),)
    """
    if len(text) > MAX_CHARACTERS:
        raise BadDeck([_too_long()])
    problems: list[DeckProblem] = []
    sections: dict[Section, list[DeckEntry]] = {"deck": [], "sideboard": [], "maybeboard": []}
    for raw in _raw_entries(text, problems):
        entry = _judged(raw, problems)
        if entry is not None:
            sections[raw.section].append(entry)
    total = sum(entry.count for entries in sections.values() for entry in entries)
    if total > MAX_CARDS:
        problems.append(_too_many_cards(total))
    if not sections["deck"] and not problems:
        problems.append(_no_cards())
    if problems:
        raise BadDeck(problems)
    return DeckList(tuple(sections["deck"]), tuple(sections["sideboard"]), tuple(sections["maybeboard"]))


def render(entries: Iterable[DeckEntry]) -> str:
    """The one plain text of these entries: ``4 Full Name`` a line, each name once, in alphabetical order."""
    counts: Counter[str] = Counter()
    for entry in entries:
        counts[entry.name] += entry.count
    return "".join(f"{counts[name]} {name}\n" for name in sorted(counts, key=lambda name: (name.casefold(), name)))


# --- which dialect -----------------------------------------------------------------------------------------------


def _raw_entries(text: str, problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    stripped = text.strip().lstrip("\ufeff")
    if re.match(r"\{|\[\s*\{", stripped):
        return _from_json(stripped, problems)
    encoded = _decoded_pixelborn(stripped)
    if encoded is not None:
        return _from_pixelborn(encoded, problems)
    return _from_lines(text, problems)


def _from_json(text: str, problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    """``{"cards": [{"name": "…", "quantity": 4}]}``, or that list alone."""
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        problems.append(_broken_json())
        return
    if isinstance(content, dict) and "cardsAndAmounts" in content:
        problems.append(_ids_not_read("cardsAndAmounts", None))
        return
    cards = content.get("cards") if isinstance(content, dict) else content
    if not isinstance(cards, list):
        problems.append(_broken_json())
        return
    for number, card in enumerate(cards, start=1):
        name = card.get("name") if isinstance(card, dict) else None
        quantity = card.get("quantity") if isinstance(card, dict) else None
        if isinstance(name, str) and type(quantity) is int:
            yield _RawEntry("deck", str(quantity)[:12], name, None)
        else:
            problems.append(_bad_json_entry(number))


def _decoded_pixelborn(text: str) -> str | None:
    """What a Pixelborn code says, or None if the text is not one."""
    if re.search(r"[^A-Za-z0-9+/=\r\n]", text):
        return None
    code = "".join(text.split()).rstrip("=")
    try:
        decoded = b64decode(code + "=" * (-len(code) % 4), validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
    return decoded if "$" in decoded else None


def _from_pixelborn(decoded: str, problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    """``Name_Version$4|Name$2|``."""
    for number, piece in enumerate(decoded.split("|"), start=1):
        if not piece.strip():
            continue
        name, dollar, count = piece.rpartition("$")
        if dollar and re.fullmatch(r"-?[0-9]+", count):
            yield _RawEntry("deck", count, name.replace("_", " - ", 1), None)
        else:
            problems.append(_bad_pixelborn_entry(number, piece))


# --- lines ------------------------------------------------------------------------------------------------------

_COMMENT = re.compile(r"(^|\s)(#|//).*")
_TOTAL = re.compile(r"(total|count)( cards| de cartas)?\s*[:=]?\s*[0-9]+( cards| cartas)?|[0-9]+ (cards|cartas)", re.I)
_FRAME = " -=*[]<>:"
_COUNT_FIRST = re.compile(r"(?:([0-9]+)\s*[x×]?\s+|([0-9]+)[x×]|[x×]\s?([0-9]+)\s+)(\S.*)", re.I)
_COUNT_LAST = re.compile(r"(.*\S)\s+(?:[x×]\s?([0-9]+)|\([x×]\s?([0-9]+)\))", re.I)
_PRINTING = re.compile(
    r"\s*(\(\s*[a-z]?[0-9]{1,3}\s*-\s*[0-9]{1,3}[a-z]?\s*\)"
    r"|[(\[]\s*(promo|enchanted|epic|iconic|foil|cold foil)\s*[)\]]"
    r"|\*(f|e|foil)\*)$",
    re.I,
)
_CARD_ID = re.compile(r"[a-z]?[0-9]{1,3}-[0-9]{1,3}[a-z]?", re.I)
_SECTIONS: dict[str, Section] = {
    **dict.fromkeys(("sideboard", "side board", "side", "banquillo"), "sideboard"),
    **dict.fromkeys(("maybeboard", "maybe board", "maybe"), "maybeboard"),
    **dict.fromkeys(("deck", "main deck", "maindeck", "mainboard", "main", "mazo", "mazo principal"), "deck"),
}
_CAPTIONS = frozenset(
    ("character", "characters", "action", "actions", "song", "songs", "item", "items", "location", "locations")
    + ("personaje", "personajes", "acción", "acciones", "canción", "canciones", "objeto", "objetos")
    + ("localización", "localizaciones")
)


def _from_lines(text: str, problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    section: Section = "deck"
    for number, original in enumerate(text.splitlines(), start=1):
        line = _COMMENT.sub("", _clean(original)).strip()
        if not line or _TOTAL.fullmatch(line):
            continue
        if len(line) > MAX_LINE:
            problems.append(_bad_name(line, number))
            continue
        title = line.lstrip(_FRAME).rstrip(_FRAME + "()0123456789").casefold()
        entry = _entry_of_line(line)
        if title in _SECTIONS:
            section = _SECTIONS[title]
        elif entry is not None:
            yield _RawEntry(section, *entry, number)
        elif line.casefold().startswith("set number,"):
            # A collection export: each line after this one would only say the same.
            problems.append(_ids_not_read(line, number))
            return
        elif _CARD_ID.fullmatch(line):
            problems.append(_ids_not_read(line, number))
        elif title not in _CAPTIONS:
            problems.append(_no_count(line, number))


def _entry_of_line(line: str) -> tuple[str, str] | None:
    """The count and the name in a line; the number of copies may stand before or after the printing."""
    line = _without_printing(line)
    # "x3" at the end is surely a count, while a number in front may belong to the name: "99 Puppies x3".
    last = _COUNT_LAST.fullmatch(line)
    if last:
        return last.group(2) or last.group(3), last.group(1)
    first = _COUNT_FIRST.fullmatch(line)
    if first:
        return first.group(1) or first.group(2) or first.group(3), first.group(4)
    return None


def _without_printing(line: str) -> str:
    while match := _PRINTING.search(line):
        line = line[: match.start()]
    return line


_PLAIN_SIGNS = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u00b4`", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
    }
)


def _clean(text: str) -> str:
    """Text with plain quotes, dashes and spaces, composed accents, and nothing that cannot be seen."""
    words = unicodedata.normalize("NFC", text).translate(_PLAIN_SIGNS).split()
    return " ".join("".join(sign for sign in " ".join(words) if sign.isprintable()).split())


# --- what may be in an entry -------------------------------------------------------------------------------------


def _judged(raw: _RawEntry, problems: list[DeckProblem]) -> DeckEntry | None:
    name = _clean(raw.name)
    if len(name) <= MAX_LINE:
        name = _without_printing(name)
    if _CARD_ID.fullmatch(name):
        problems.append(_ids_not_read(name, raw.line))
    elif not name or len(name) > MAX_NAME:
        problems.append(_bad_name(name, raw.line))
    elif len(raw.copies) > len(str(MAX_CARDS)) or not 1 <= int(raw.copies) <= MAX_CARDS:
        problems.append(_bad_count(raw.copies, name, raw.line))
    else:
        return DeckEntry(int(raw.copies), name, raw.line)
    return None


# --- what to say -------------------------------------------------------------------------------------------------


def _too_long() -> DeckProblem:
    return _problem(
        f"the text is longer than {MAX_CHARACTERS} characters: paste only the deck list.",
        f"el texto tiene más de {MAX_CHARACTERS} caracteres: pega solo la lista del mazo.",
    )


def _too_many_cards(total: int) -> DeckProblem:
    return _problem(
        f"the list has {total} cards; at most {MAX_CARDS} are read.",
        f"la lista tiene {total} cartas; se leen como mucho {MAX_CARDS}.",
    )


def _no_cards() -> DeckProblem:
    return _problem(
        'the list has no cards: write one card a line, as in "4 Full Name".',
        "la lista no tiene cartas: escribe una carta por línea, como en «4 Nombre completo».",
    )


def _no_count(line: str, number: int) -> DeckProblem:
    line = _shortened(line)
    return _problem(
        f'"{line}" does not say how many copies: write it as in "4 Full Name".',
        f"«{line}» no dice cuántas copias: escríbelo como en «4 Nombre completo».",
        number,
    )


def _bad_count(count: str, name: str, line: int | None) -> DeckProblem:
    count, name = _shortened(count), _shortened(name)
    return _problem(
        f'{count} copies of "{name}": the number must be from 1 to {MAX_CARDS}.',
        f"{count} copias de «{name}»: el número debe estar entre 1 y {MAX_CARDS}.",
        line,
    )


def _bad_name(name: str, line: int | None) -> DeckProblem:
    name = _shortened(name)
    return _problem(
        f'"{name}" cannot be a card name: it must have from 1 to {MAX_NAME} characters.',
        f"«{name}» no puede ser el nombre de una carta: debe tener entre 1 y {MAX_NAME} caracteres.",
        line,
    )


def _ids_not_read(what: str, line: int | None) -> DeckProblem:
    what = _shortened(what)
    return _problem(
        f'"{what}": lists of card numbers are not read yet; export the deck as text with full names.',
        f"«{what}»: aún no se leen listas con números de carta; exporta el mazo como texto con nombres completos.",
        line,
    )


def _broken_json() -> DeckProblem:
    return _problem(
        'this JSON is not a deck: it must look like {"cards": [{"name": "Full Name", "quantity": 4}]}.',
        'este JSON no es un mazo: debe ser como {"cards": [{"name": "Nombre completo", "quantity": 4}]}.',
    )


def _bad_json_entry(number: int) -> DeckProblem:
    return _problem(
        f'card {number} of the JSON list needs a "name" (text) and a "quantity" (whole number).',
        f"la carta {number} de la lista JSON necesita «name» (texto) y «quantity» (número entero).",
    )


def _bad_pixelborn_entry(number: int, piece: str) -> DeckProblem:
    piece = _shortened(_clean(piece))
    return _problem(
        f'entry {number} of the Pixelborn code, "{piece}", must look like "Name_Version$4".',
        f"la entrada {number} del código de Pixelborn, «{piece}», debe ser como «Name_Version$4».",
    )


def _problem(message_en: str, message_es: str, line: int | None = None) -> DeckProblem:
    """A fault of the list itself, which no rule is about."""
    return DeckProblem("", message_en, message_es, line)


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
