"""Position files that can be read: what is not well formed, or can't be, is refused with the place of the fault."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from mazo.errors import BadPosition

Shape = TypeVar("Shape")


def converted(data: dict[str, Any], shape: type[Shape]) -> Shape:
    """A position file as the record that its game has for it."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as fault:
        raise BadPosition(
            f"The position is not well formed: {fault}.", f"La posición no está bien formada: {fault}."
        ) from None


def impossible(place: str, why_en: str, why_es: str) -> BadPosition:
    """The fault of a position that is well formed and yet can't be."""
    return BadPosition(f"Impossible position at {place}: {why_en}.", f"Posición imposible en {place}: {why_es}.")
