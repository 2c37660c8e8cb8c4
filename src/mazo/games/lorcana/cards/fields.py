"""A card file of LorcanaJSON's shape, card by card: what is missing or wrong in one doesn't keep the others out."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import fold
from mazo.games.lorcana.cards.importer import CARD_TYPES, Printing
from mazo.texts.lang import Wording

INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
_QUEST: Final = "quest"


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a card of the file: which card, of which set, which field, and what would be right."""

    card: str
    set: str
    field: str
    why: Wording


class CardsOfFile(msgspec.Struct, frozen=True):
    """What a card file holds: the printings that fit a deck, what is wrong with others, and the names of the sets."""

    printings: tuple[Printing, ...]
    faults: tuple[Fault, ...]
    sets: dict[str, str]
    apart: int
    """How many cards belong to cooperative quests, which fit no deck."""


class _Set(msgspec.Struct):
    name: str = ""
    type: str = ""


class _File(msgspec.Struct):
    cards: list[Any]
    sets: dict[str, Any] = {}


def read_file(content: bytes) -> CardsOfFile:
    """The cards of a file, zipped or not; BadConfig if it is none."""
    try:
        if content[:2] == b"\x1f\x8b":
            content = gzip.decompress(content)
        file = msgspec.json.decode(content, type=_File)
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadConfig(
            f'This is no card file in LorcanaJSON\'s format ({problem}): that is an object with a list of "cards".',
            f"Esto no es un archivo de cartas en el formato de LorcanaJSON ({problem}): ese es un objeto con una lista "
            "«cards».",
        ) from problem
    sets = {code: _set(found) for code, found in file.sets.items()}
    printings: list[Printing] = []
    faults: list[Fault] = []
    apart = 0
    for at, raw in enumerate(file.cards, 1):
        if isinstance(raw, dict) and _is_quest(raw.get("setCode"), sets):
            apart += 1
            continue
        found = read_card(at, raw)
        if isinstance(found, Printing):
            printings.append(found)
        else:
            faults.append(found)
    return CardsOfFile(tuple(printings), tuple(faults), {code: one.name for code, one in sets.items()}, apart)


def read_card(at: int, raw: Any) -> Printing | Fault:
    """One card, by its place in the file; or what is wrong with it."""
    if not isinstance(raw, dict):
        return _fault(at, {}, "", "an object with the fields of a card", "un objeto con los campos de una carta")
    for field, fits, en, es in _needed(raw):
        if field not in raw or not fits(raw[field]):
            return _fault(at, raw, field, en, es)
    try:
        found = msgspec.convert({**_SPARE, **raw}, Printing)
    except msgspec.ValidationError as problem:
        field = str(problem).rpartition("$.")[2].strip("`") if "$." in str(problem) else ""
        return _fault(at, raw, field, str(problem).partition(" - at")[0], str(problem).partition(" - at")[0])
    if not _is_whole(found):
        return _fault(
            at,
            raw,
            "abilities" if not found.effects else "effects",
            '"abilities" and "effects" that together are what "fullText" says',
            "«abilities» y «effects» que juntas digan lo que dice «fullText»",
        )
    return found


_SPARE: Final = {"id": 0, "number": None, "fullText": ""}
"""What is there if the file doesn't say it: numbers that only lists need, and no text."""


def _needed(raw: dict[str, Any]) -> Iterable[tuple[str, Callable[[Any], bool], str, str]]:
    """The fields that such a card must have: whether a value fits, and what would."""
    number = (_is_number, "a whole number such as 3", "un número entero, por ejemplo 3")
    yield "name", _is_text, 'its name, such as "Moana"', "su nombre, por ejemplo «Moana»"
    yield "setCode", _is_text, 'the code of its set, such as "14"', "el código de su colección, por ejemplo «14»"
    types = ", ".join(CARD_TYPES)
    yield "type", lambda value: value in CARD_TYPES, f"one of {types}", f"uno de {types}"
    yield "cost", *number
    yield "inkwell", lambda value: isinstance(value, bool), "true or false", "true o false"
    inks = ", ".join(INKS)
    if "colors" in raw:
        yield "colors", _are_inks, f"a list of inks: {inks}", f"una lista de tintas: {inks}"
    else:
        yield "color", lambda value: value in INKS, f"one of {inks}", f"una de {inks}"
    if raw["type"] == "Character":
        yield "strength", *number
    if raw["type"] in ("Character", "Location"):
        yield "willpower", *number
        yield "lore", *number
    if raw["type"] == "Location":
        yield "moveCost", *number
    text = ('the printed text, or "" if there is none', "el texto impreso, o «» si no hay ninguno")
    if raw.get("abilities") or raw.get("effects") or "fullText" in raw:
        yield "fullText", lambda value: isinstance(value, str), *text


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 100


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _are_inks(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(ink in INKS for ink in value)


def _is_whole(printing: Printing) -> bool:
    """Whether abilities and effects are all of the printed text, and each of them is all of its own."""
    rest = fold(printing.full_text)
    parts = [fold(one.full_text) for one in printing.abilities] + [fold(one) for one in printing.effects]
    for part in sorted(parts, key=len, reverse=True):
        if not part or part not in rest:
            return False
        rest = rest.replace(part, "", 1)
    return not rest and all(
        one.type == "keyword" or fold(f"{one.name} {' '.join(one.costs)} {one.effect}") == fold(one.full_text)
        for one in printing.abilities
    )


def _fault(at: int, raw: dict[str, Any], field: str, en: str, es: str) -> Fault:
    name = " - ".join(str(raw[key]) for key in ("name", "version") if raw.get(key)) or "?"
    got = msgspec.json.encode(raw[field]).decode()[:40] if field in raw else ""
    found = Wording(
        f"it is {got}" if got else "it is missing" if field else "it is no card",
        f"es {got}" if got else "falta" if field else "no es una carta",
    )
    where = Wording(
        f'card {at} of the file, field "{field}"' if field else f"card {at} of the file",
        f"carta {at} del archivo, campo «{field}»" if field else f"carta {at} del archivo",
    )
    why = Wording(f"{where.en}: {found.en}; right would be {en}", f"{where.es}: {found.es}; lo correcto sería {es}")
    code = raw.get("setCode")
    return Fault(name, code if isinstance(code, str) else "", field, why)


def _set(found: Any) -> _Set:
    try:
        return msgspec.convert(found, _Set)
    except msgspec.ValidationError:
        return _Set()


def _is_quest(code: Any, sets: dict[str, _Set]) -> bool:
    if not isinstance(code, str):
        return False
    return sets[code].type == _QUEST if code in sets else code[:1] == "Q" and code[1:].isdigit()
