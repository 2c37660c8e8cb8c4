"""Position files that can be read: what is not well formed, or can't be, is refused with the place of the fault."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from mazo.errors import BadPosition
from mazo.texts.faults import explain

MOST_TURNS: Final = 10_000
"""The last turn that a position may be of."""

Shape = TypeVar("Shape")


def converted(data: dict[str, Any], shape: type[Shape]) -> Shape:
    """A position file as the record that its game has for it."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        fault = explain(error)
        raise impossible(fault.place or "position", fault.en, fault.es) from None


def impossible(place: str, why_en: str, why_es: str) -> BadPosition:
    """The fault of a position that is well formed and yet can't be."""
    message_en, message_es = f"Impossible position at {place}: {why_en}.", f"Posición imposible en {place}: {why_es}."
    return BadPosition(message_en, message_es, place=place, why=(f"{why_en}.", f"{why_es}."))


def check_turn(turn: int) -> None:
    """Refuse a turn that no game reaches."""
    if not 1 <= turn <= MOST_TURNS:
        raise impossible("turn", f"turns count from 1 to {MOST_TURNS}", f"los turnos van de 1 a {MOST_TURNS}")


def check_format(mazo: int, game: str, wanted: str, *, oldest: int = 1, newest: int = 1) -> None:
    """Refuse a position of another game, and one in a format that this version does not read."""
    if game != wanted:
        raise impossible("game", f"{game!r} is not {wanted!r}", f"{game!r} no es {wanted!r}")
    if not oldest <= mazo <= newest:
        known = str(newest) if oldest == newest else f"{oldest}–{newest}"
        raise impossible(
            "mazo", f"format {mazo} cannot be read, only {known}", f"no se puede leer el formato {mazo}, solo {known}"
        )
