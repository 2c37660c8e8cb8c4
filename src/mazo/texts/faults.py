"""What is wrong with a file, said by its place and in both languages."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_AT: Final = re.compile(r" - at `(?:key` in `)?\$\.?([^`]*)`$")
_TYPES: Final = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`)?")
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `([^`]*)`")

_SORTS: Final = {
    "int": ("a whole number", "un número entero"),
    "float": ("a number", "un número"),
    "str": ("text", "texto"),
    "bool": ("true or false", "true o false"),
    "array": ("a list", "una lista"),
    "object": ("an object", "un objeto"),
    "null": ("nothing", "nada"),
}


class Fault(NamedTuple):
    """Where the fault is (empty: in the whole), and what it is."""

    place: str
    en: str
    es: str


def explain(error: Exception) -> Fault:
    """What a check of types has found, for people.

    >>> explain(ValueError("Expected `int`, got `str` - at `$.players[0].lore`"))
    Fault(place='players[0].lore', en='a whole number is needed, not text', es='hace falta un número entero, no texto')
    """
    message = str(error)
    at = _AT.search(message)
    place = at.group(1) if at else ""
    types = _TYPES.match(message)
    if types:
        (en, es), found = _sorts(types.group(1)), _sorts(types.group(2) or "")
        if types.group(2):
            return Fault(place, f"{en} is needed, not {found[0]}", f"hace falta {es}, no {found[1]}")
        return Fault(place, f"{en} is needed", f"hace falta {es}")
    field = _FIELD.match(message)
    if field and field.group(1) == "missing required":
        return Fault(place, f'"{field.group(2)}" is missing', f"falta «{field.group(2)}»")
    if field:
        return Fault(place, f'"{field.group(2)}" means nothing here', f"«{field.group(2)}» no significa nada aquí")
    return Fault(place, "this value is not possible", "ese valor no es posible")


def _sorts(names: str) -> tuple[str, str]:
    sorts = [_SORTS.get(name, (name, name)) for name in names.split(" | ")]
    return " or ".join(sort[0] for sort in sorts), " o ".join(sort[1] for sort in sorts)
