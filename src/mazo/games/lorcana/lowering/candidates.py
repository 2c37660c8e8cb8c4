"""The states of cards, as conditions on a candidate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mazo.abilities.lowering.dialect import StateWriter
from mazo.abilities.lowering.reader import Reader
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import ANYONES
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.lexicon import FLAGS


def _fact(number: int) -> StateWriter:
    return lambda reader: reader.w.expression(ex.FACT, number)


def _flag(bit: int) -> StateWriter:
    return lambda reader: reader.w.expression(ex.BITS, F.FLAGS, bit)


def _of_types(reader: Reader, *types: int) -> int:
    return reader.w.expression(ex.BITS, F.TYPE, sum(1 << one for one in types))


def _damaged(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.COMPARE, 1, x(ex.FACT, F.DAMAGE), reader.w.number(1))


def _undamaged(reader: Reader) -> int:
    x = reader.w.expression
    damaged, living = _damaged(reader), _of_types(reader, T.CHARACTER, T.LOCATION)
    return x(ex.AND, living, x(ex.NOT, damaged))


def _ready(reader: Reader) -> int:
    x = reader.w.expression
    exertable = _of_types(reader, T.CHARACTER, T.ITEM)
    return x(ex.AND, exertable, x(ex.NOT, x(ex.FACT, F.IS_EXERTED)))


def _here(reader: Reader) -> int:
    """At this location; said by a character, at the location where that character is."""
    x = reader.w.expression
    host = x(ex.FACT, F.HOST)
    beside = x(ex.COMPARE, 0, host, x(ex.SUM, x(ex.SOURCE), host))
    return x(ex.OR, x(ex.COMPARE, 0, host, x(ex.SOURCE_INDEX)), x(ex.AND, x(ex.FACT, F.AT_LOCATION), beside))


def _no_song(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.NOT, x(ex.FACT, F.IS_SONG))


def _in_a_challenge(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.OR, x(ex.FACT, F.IS_CHALLENGING), x(ex.FACT, F.IS_BEING_CHALLENGED))


def _has_cards_under(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.COMPARE, 1, x(ex.FACT, F.CARDS_UNDER), reader.w.number(1))


def _challenging_a_location(reader: Reader) -> int:
    x = reader.w.expression
    place = x(ex.AND, x(ex.FACT, F.IS_BEING_CHALLENGED), x(ex.BITS, F.TYPE, 1 << T.LOCATION))
    there = x(ex.COUNT, x(ex.CARDS, Z.PLAY, ANYONES, place))
    return x(ex.AND, x(ex.FACT, F.IS_CHALLENGING), there)


def _numbered(write: StateWriter) -> StateWriter:
    """A state after the parts that several states share.

    They are written whether or not this one needs them: the numbers of expressions are part of the hash of a position,
    and recorded games have these.
    """

    def writing(reader: Reader) -> int:
        _damaged(reader)
        _of_types(reader, T.CHARACTER, T.ITEM)
        _of_types(reader, T.CHARACTER, T.LOCATION)
        return write(reader)

    return writing


_WRITTEN: Final[Mapping[str, StateWriter]] = {
    "damaged": _damaged,
    "undamaged": _undamaged,
    "exerted": _fact(F.IS_EXERTED),
    "ready": _ready,
    "drying": _fact(F.IS_DRYING),
    "at a location": _fact(F.AT_LOCATION),
    "here": _here,
    "a song": _fact(F.IS_SONG),
    "not a song": _no_song,
    "inkable": _fact(F.IS_INKABLE),
    "challenging": _fact(F.IS_CHALLENGING),
    "being challenged": _fact(F.IS_BEING_CHALLENGED),
    "in a challenge": _in_a_challenge,
    "has cards under": _has_cards_under,
    "challenging a location": _challenging_a_location,
}
STATES: Final[Mapping[str, StateWriter]] = {
    **{state: _numbered(write) for state, write in _WRITTEN.items()},
    **{state: _flag(bit) for state, bit in FLAGS.items()},
}
