"""A card file of LorcanaJSON's shape, card by card: what is missing or wrong in one doesn't keep the others out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from mazo.errors import BadConfig
from mazo.games.cardfields import Fault, Need, Place, is_number, is_text, unpacked
from mazo.games.lorcana.cards.catalogue import fold
from mazo.games.lorcana.cards.importer import CARD_TYPES, Printing

INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
_QUEST: Final = "quest"


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
        file = msgspec.json.decode(unpacked(content), type=_File)
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadConfig(
            f'This is no card file in LorcanaJSON\'s format ({problem}): that is an object with a list of "cards".',
            f"Esto no es un archivo de cartas en el formato de LorcanaJSON ({problem}): ese es un objeto con una lista "
            "«cards».",
        ) from problem
    sets = {code: _set(found) for code, found in file.sets.items()}
    printings: list[Printing] = []
    firsts: dict[tuple[str, str], Printing] = {}
    faults: list[Fault] = []
    apart = 0
    for at, raw in enumerate(file.cards, 1):
        if isinstance(raw, dict) and _is_quest(raw.get("setCode"), sets):
            apart += 1
            continue
        found = read_card(at, raw)
        if isinstance(found, Printing):
            first = firsts.setdefault((found.set_code, found.key), found)
            found = _contradiction(at, raw, found, first) or found
        if isinstance(found, Printing):
            printings.append(found)
        else:
            faults.append(found)
    return CardsOfFile(tuple(printings), tuple(faults), {code: one.name for code, one in sets.items()}, apart)


def read_card(at: int, raw: Any) -> Printing | Fault:
    """One card, by its place in the file; or what is wrong with it."""
    place = _place(at, raw)
    if not isinstance(raw, dict):
        return place.fault({}, "", "an object with the fields of a card", "un objeto con los campos de una carta")
    lacking = place.lacking(raw, _needed(raw))
    if lacking is not None:
        return lacking
    try:
        found = msgspec.convert({**_SPARE, **raw}, Printing)
    except msgspec.ValidationError as problem:
        return place.unlike(raw, problem)
    if not _is_whole(found):
        return place.fault(
            raw,
            "abilities" if not found.effects else "effects",
            '"abilities" and "effects" that together are what "fullText" says',
            "«abilities» y «effects» que juntas digan lo que dice «fullText»",
        )
    return found


_FIGURES: Final = {
    "type": "type",
    "cost": "cost",
    "inkwell": "inkwell",
    "strength": "strength",
    "willpower": "willpower",
    "lore": "lore",
    "moveCost": "move_cost",
}
"""What all printings of a card in one set agree in: the field of the file, and that of the record."""


def _contradiction(at: int, raw: dict[str, Any], printing: Printing, first: Printing) -> Fault | None:
    """Where a card says otherwise than another one of its name in the same set."""
    for field, name in _FIGURES.items():
        if getattr(printing, name) != getattr(first, name):
            other = msgspec.json.encode(getattr(first, name)).decode()
            return _place(at, raw).fault(
                raw,
                field,
                f"{other}, as on the card of the same name before it",
                f"{other}, como en la carta del mismo nombre que está antes",
            )
    return None


_SPARE: Final = {"id": 0, "number": None, "fullText": ""}
"""What is there if the file doesn't say it: numbers that only lists need, and no text."""


def _needed(raw: dict[str, Any]) -> Iterable[Need]:
    """The fields that such a card must have: whether a value fits, and what would."""
    number = (is_number, "a whole number such as 3", "un número entero, por ejemplo 3")
    yield "name", is_text, 'its name, such as "Moana"', "su nombre, por ejemplo «Moana»"
    yield "setCode", is_text, 'the code of its set, such as "14"', "el código de su colección, por ejemplo «14»"
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


def _place(at: int, raw: Any) -> Place:
    raw = raw if isinstance(raw, dict) else {}
    code = raw.get("setCode")
    name = " - ".join(str(raw[key]) for key in ("name", "version") if raw.get(key))
    return Place(at, name, code if isinstance(code, str) else "")


def _set(found: Any) -> _Set:
    try:
        return msgspec.convert(found, _Set)
    except msgspec.ValidationError:
        return _Set()


def _is_quest(code: Any, sets: dict[str, _Set]) -> bool:
    if not isinstance(code, str):
        return False
    return sets[code].type == _QUEST if code in sets else code[:1] == "Q" and code[1:].isdigit()
