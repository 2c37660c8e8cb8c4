"""The states of cards, as conditions on a candidate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mazo.abilities.lowering.dialect import StateWriter
from mazo.abilities.lowering.reader import Reader
from mazo.abilities.machine import expressions as ex
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import zones as Z


def _fact(number: int) -> StateWriter:
    return lambda reader: reader.w.expression(ex.FACT, number)


def _without_ability(reader: Reader) -> int:
    return reader.w.expression(ex.NOT, reader.w.expression(ex.FACT, F.HAS_ABILITY))


def _unblocked(reader: Reader) -> int:
    x = reader.w.expression
    return x(ex.AND, x(ex.FACT, F.IS_ATTACKING), x(ex.NOT, x(ex.FACT, F.IS_BLOCKED)))


def _in(zone: int) -> StateWriter:
    return lambda reader: reader.w.expression(
        ex.COMPARE, 0, reader.w.expression(ex.FACT, F.ZONE), reader.w.number(zone)
    )


def _speaking_of(what: int) -> StateWriter:
    return lambda reader: reader.w.expression(ex.BITS, F.SPEAKS_OF, what)


def _remembered(number: int, event: int) -> StateWriter:
    """A state that only the memory of the turn can tell."""

    def written(reader: Reader) -> int:
        reader.w.pages.asked[event] = 1
        return reader.w.expression(ex.FACT, number)

    return written


STATES: Final[Mapping[str, StateWriter]] = {
    "attacking": _fact(F.IS_ATTACKING),
    "blocking": _fact(F.IS_BLOCKING),
    "blocked": _fact(F.IS_BLOCKED),
    "unblocked": _unblocked,
    "waiting": _fact(F.IS_WAITING),
    "armed": _fact(F.WEAPONS),
    "changed in strength": _fact(F.IS_CHANGED),
    "unblocked this turn": _remembered(F.WENT_UNBLOCKED, E.NOT_BLOCKED),
    "destroyed this turn": _remembered(F.WAS_DESTROYED, E.DESTROY),
    "affecting Oros": _speaking_of(F.AFFECTS_GOLD),
    "destroying Oros": _speaking_of(F.DESTROYS_GOLD),
    "affecting Armas": _speaking_of(F.AFFECTS_WEAPONS),
    "annulling": _speaking_of(F.ANNULS),
    "changing strength": _speaking_of(F.CHANGES_STRENGTH),
    "generating Oros": _speaking_of(F.GENERATES_GOLD),
    "discarding": _speaking_of(F.DISCARDS),
    "with an ability": _fact(F.HAS_ABILITY),
    "without an ability": _without_ability,
    "in the defence line": _in(Z.DEFENCE),
    "in the attack line": _in(Z.ATTACK),
    "in the support line": _in(Z.SUPPORT),
    "in the reserve": _in(Z.RESERVE),
    "in the paid gold": _in(Z.PAID),
}
