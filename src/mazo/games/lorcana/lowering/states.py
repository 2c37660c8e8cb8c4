"""The states of cards, as conditions on a candidate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mazo.abilities.lowering.dialect import StateWriter
from mazo.abilities.lowering.reader import Reader
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import ANYONES
from mazo.games.lorcana.lexicon import FLAGS
from mazo.games.lorcana.rules import words


def _fact(number: int) -> StateWriter:
    return lambda reader: reader.w.expression(ex.FACT, number)


def _flag(bit: int) -> StateWriter:
    return lambda reader: reader.w.expression(ex.BITS, words.FLAGS, bit)


def _of_types(reader: Reader, *types: int) -> int:
    return reader.w.expression(ex.BITS, words.TYPE, sum(1 << one for one in types))


def _damaged(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.COMPARE, 1, x(ex.FACT, words.DAMAGE), reader.w.number(1))


def _undamaged(reader: Reader) -> int:
    x = reader.w.expression
    damaged, living = _damaged(reader), _of_types(reader, words.CHARACTER, words.LOCATION)
    return x(ex.AND, living, x(ex.NOT, damaged))


def _ready(reader: Reader) -> int:
    x = reader.w.expression
    exertable = _of_types(reader, words.CHARACTER, words.ITEM)
    return x(ex.AND, exertable, x(ex.NOT, x(ex.FACT, words.IS_EXERTED)))


def _here(reader: Reader) -> int:
    """At this location; said by a character, at the location where that character is."""
    x = reader.w.expression
    host = x(ex.FACT, words.HOST)
    beside = x(ex.COMPARE, 0, host, x(ex.SUM, x(ex.SOURCE), host))
    return x(ex.OR, x(ex.COMPARE, 0, host, x(ex.SOURCE_INDEX)), x(ex.AND, x(ex.FACT, words.AT_LOCATION), beside))


def _no_song(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.NOT, x(ex.FACT, words.IS_SONG))


def _in_a_challenge(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.OR, x(ex.FACT, words.IS_CHALLENGING), x(ex.FACT, words.IS_BEING_CHALLENGED))


def _has_cards_under(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.COMPARE, 1, x(ex.FACT, words.CARDS_UNDER), reader.w.number(1))


def _challenging_a_location(reader: Reader) -> int:
    x = reader.w.expression
    place = x(ex.AND, x(ex.FACT, words.IS_BEING_CHALLENGED), x(ex.BITS, words.TYPE, 1 << words.LOCATION))
    there = x(ex.COUNT, x(ex.CARDS, words.PLAY, ANYONES, place))
    return x(ex.AND, x(ex.FACT, words.IS_CHALLENGING), there)


def _numbered(write: StateWriter) -> StateWriter:
    """A state after the parts that several states share.

    They are written whether or not this one needs them: the numbers of expressions are part of the hash of a position,
    and recorded games have these.
    """

    def writing(reader: Reader) -> int:
        _damaged(reader)
        _of_types(reader, words.CHARACTER, words.ITEM)
        _of_types(reader, words.CHARACTER, words.LOCATION)
        return write(reader)

    return writing


_WRITTEN: Final[Mapping[str, StateWriter]] = {
    "damaged": _damaged,
    "undamaged": _undamaged,
    "exerted": _fact(words.IS_EXERTED),
    "ready": _ready,
    "drying": _fact(words.IS_DRYING),
    "at a location": _fact(words.AT_LOCATION),
    "here": _here,
    "a song": _fact(words.IS_SONG),
    "not a song": _no_song,
    "inkable": _fact(words.IS_INKABLE),
    "challenging": _fact(words.IS_CHALLENGING),
    "being challenged": _fact(words.IS_BEING_CHALLENGED),
    "in a challenge": _in_a_challenge,
    "has cards under": _has_cards_under,
    "challenging a location": _challenging_a_location,
}
STATES: Final[Mapping[str, StateWriter]] = {
    **{state: _numbered(write) for state, write in _WRITTEN.items()},
    **{state: _flag(bit) for state, bit in FLAGS.items()},
}
