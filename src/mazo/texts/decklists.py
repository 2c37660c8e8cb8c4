"""Deck lists as people paste them, whatever site or game they come from."""

from __future__ import annotations

import binascii
import csv
import re
import unicodedata
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from mazo.errors import BadDeck, DeckProblem
from mazo.texts.lang import LANGS
from mazo.texts.phrases import Phrases, fold

MAX_CHARACTERS = 50_000
MAX_CARDS = 1_000
MAX_NAME = 100
MAX_LINE = 200
MAX_PROBLEMS = 50
"""After so many faults nobody reads on: what follows is hardly a deck list."""
SHOWN = 60
"""How much of a text a message repeats."""

Section = Literal["deck", "sideboard", "maybeboard"]


class DeckEntry(msgspec.Struct, frozen=True):
    """So many copies of a card, and the line that says so where the list has lines.

    The name may be a number, as it stands in the list: "012-001" for a set and the card in it, "#17" for a database.
    """

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


def parse(text: str, captions: frozenset[str] = frozenset()) -> DeckList:
    """The deck that a text lists, in any of the dialects in use; unreadable lines are reported together.

    What sites write over the cards of a sort is passed over: the game says which `captions` there are.

    >>> parse("4x Elsa – Spirit of Winter (1-42)").entries
    (DeckEntry(count=4, name='Elsa - Spirit of Winter', line=1),)
    """
    if len(text) > MAX_CHARACTERS:
        raise BadDeck([_problem("too_long", most=MAX_CHARACTERS)])
    problems: list[DeckProblem] = []
    sections: dict[Section, list[DeckEntry]] = {"deck": [], "sideboard": [], "maybeboard": []}
    for raw in _raw_entries(text, captions, problems):
        entry = _judged(raw, problems)
        if entry is not None:
            sections[raw.section].append(entry)
    total = sum(entry.count for entries in sections.values() for entry in entries)
    if total > MAX_CARDS:
        problems.append(_problem("too_many_cards", n=total, most=MAX_CARDS))
    if not sections["deck"] and not problems:
        problems.append(_problem("no_cards"))
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


def _raw_entries(text: str, captions: frozenset[str], problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    stripped = text.strip().lstrip("\ufeff").lstrip()
    if re.match(r"\{|\[\s*\{", stripped):
        return _from_json(stripped, problems)
    table = _csv_columns(stripped)
    if table is not None:
        return _from_csv(text, table, problems)
    encoded = _decoded_pixelborn(stripped)
    if encoded is not None:
        return _from_pixelborn(encoded, problems)
    return _from_lines(text, captions, problems)


def _from_json(text: str, problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    """``{"cards": [{"name": "…", "quantity": 4}]}`` or that list alone, or the amounts of numbered cards."""
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        content = None
    cards = content.get("cards") if isinstance(content, dict) else content
    amounts = content.get("cardsAndAmounts") if isinstance(content, dict) else None
    if isinstance(amounts, dict):
        cards = [{"id": identity, "quantity": amount} for identity, amount in amounts.items()]
    if not isinstance(cards, list):
        problems.append(_problem("broken_json"))
        return
    for number, card in enumerate(cards, start=1):
        if len(problems) >= MAX_PROBLEMS:
            return
        name, quantity = _json_name(card), _json_value(card, "quantity", "amount", "count", "qty")
        if name and type(quantity) is int:
            yield _RawEntry("deck", str(quantity)[:12], name, None)
        else:
            problems.append(_problem("bad_json_entry", n=number))


def _json_name(card: Any) -> str:
    """The full name in a JSON object, or the number that stands for it; empty if there is neither."""
    name, version, identity = (_json_value(card, *keys) for keys in (("fullName", "name"), ("version",), ("id",)))
    if isinstance(name, str):
        return name if not isinstance(version, str) or " - " in name else f"{name} - {version}"
    return f"#{identity}" if re.fullmatch(r"[0-9]{1,9}", str(identity)[:10]) else ""


def _json_value(card: Any, *keys: str) -> Any:
    """What an object has under the first of these keys that it knows."""
    return next((card[key] for key in keys if key in card), None) if isinstance(card, dict) else None


class _Columns(NamedTuple):
    """Where a table keeps what is needed, and what separates its cells; -1 for what it lacks."""

    separator: str
    set: int
    number: int
    copies: int
    name: int


def _csv_columns(text: str) -> _Columns | None:
    """The columns of a collection export, or None if the text does not begin with the names of columns."""
    head = "".join(text.splitlines()[:1])[:MAX_LINE]
    separator = max(",;\t", key=head.count)
    cells = [cell.strip(' "').casefold() for cell in head.split(separator)]
    at = {cell: place for place, cell in reversed(list(enumerate(cells)))}
    found = [at.get(name, -1) for name in ("set number", "card number", "count", "name")]
    columns = _Columns(separator, *found)
    numbered = columns.set >= 0 and columns.number >= 0
    return columns if columns.copies >= 0 and (numbered or columns.name >= 0) else None


def _from_csv(text: str, columns: _Columns, problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    """``Set Number,Card Number,Variant,Count``, perhaps with names, by which a card is surest known."""
    lines = text.splitlines()
    head = next(number for number, line in enumerate(lines) if line.strip("\ufeff \t"))
    rows = csv.reader(lines[head + 1 :], delimiter=columns.separator)
    for row in rows:
        if len(problems) >= MAX_PROBLEMS:
            return
        cells = [cell.strip() for cell in row]
        if not any(cells):
            continue
        # A row that is too short has empty cells, and so has a column that is not there.
        padded = cells + [""] * (max(columns[1:]) + 1 - len(cells)) + [""]
        group, number, count, name = (padded[place] for place in columns[1:])
        name = name or (f"{group}-{number}" if group and number else "")
        line = head + 1 + rows.line_num
        if not name or not re.fullmatch(r"[0-9]{1,9}", count):
            problems.append(_problem("bad_row", line, what=_clean(columns.separator.join(row))))
        elif int(count):
            yield _RawEntry("deck", count, name, line)


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
        if len(problems) >= MAX_PROBLEMS:
            return
        if not piece.strip():
            continue
        name, dollar, count = piece.rpartition("$")
        if dollar and re.fullmatch(r"-?[0-9]+", count):
            yield _RawEntry("deck", count, name.replace("_", " - ", 1), None)
        else:
            problems.append(_problem("bad_pixelborn_entry", n=number, what=_clean(piece)))


# --- lines ------------------------------------------------------------------------------------------------------

_COMMENT = re.compile(r"(^|\s)(#|//).*")
_TOTAL = re.compile(r"(total|count)( cards| de cartas)?\s*[:=]?\s*[0-9]+( cards| cartas)?|[0-9]+ (cards|cartas)", re.I)
_FRAME = " -=*[]<>:"
_COUNT_FIRST = re.compile(r"(?:([0-9]+)\s*[x×]?\s+|([0-9]+)[x×]|[x×]\s?([0-9]+)\s+)(\S.*)", re.I)
_COUNT_LAST = re.compile(r"(.*\S)\s+(?:[x×]\s?([0-9]+)|\([x×]\s?([0-9]+)\))", re.I)
_PRINTING = re.compile(
    r"\s*([(\[]\s*(?:[a-z]{1,3}[0-9]{0,2}|[0-9]{1,3})\s*-\s*[0-9]{1,3}[a-z]?\s*[)\]]"
    r"|[(\[]\s*(promo|enchanted|epic|iconic|foil|cold foil)\s*[)\]]"
    r"|\*(f|e|foil)\*)$",
    re.I,
)
_SECTIONS: dict[str, Section] = {
    **dict.fromkeys(("sideboard", "side board", "side deck", "sidedeck", "side", "banquillo"), "sideboard"),
    **dict.fromkeys(("maybeboard", "maybe board", "maybe"), "maybeboard"),
    **dict.fromkeys(("deck", "main deck", "maindeck", "mainboard", "main", "mazo", "mazo principal"), "deck"),
}


def _from_lines(text: str, captions: frozenset[str], problems: list[DeckProblem]) -> Iterator[_RawEntry]:
    section: Section = "deck"
    for number, original in enumerate(text.splitlines(), start=1):
        if len(problems) >= MAX_PROBLEMS:
            return
        line = _COMMENT.sub("", _clean(original)).strip()
        if not line or _TOTAL.fullmatch(line):
            continue
        if len(line) > MAX_LINE:
            problems.append(_problem("bad_name", number, what=line, most=MAX_NAME))
            continue
        title = fold(line.lstrip(_FRAME).rstrip(_FRAME + "()0123456789"))
        entry = _entry_of_line(line)
        if title in _SECTIONS:
            section = _SECTIONS[title]
        elif entry is not None:
            yield _RawEntry(section, *entry, number)
        elif title not in captions:
            problems.append(_problem("no_count", number, what=line))


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
    if not name or len(name) > MAX_NAME:
        problems.append(_problem("bad_name", raw.line, what=name, most=MAX_NAME))
    elif len(raw.copies) > len(str(MAX_CARDS)) or not 1 <= int(raw.copies) <= MAX_CARDS:
        count = raw.copies[:SHOWN]
        problems.append(_problem("bad_count", raw.line, what=name, count=count, most=MAX_CARDS))
    else:
        return DeckEntry(int(raw.copies), name, raw.line)
    return None


# --- what to say -------------------------------------------------------------------------------------------------


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.texts", "decklists.toml")


def _problem(name: str, line: int | None = None, *, what: str = "", **values: object) -> DeckProblem:
    """A fault of the list itself, which no rule is about."""
    values["what"] = what if len(what) <= SHOWN else what[: SHOWN - 1] + "…"
    english, spanish = (_phrases().say("problem", name, lang, **values) for lang in LANGS)
    return DeckProblem("", english, spanish, line)
