"""What the value of an expression depends on, so that nothing is derived anew in vain."""

from __future__ import annotations

from mazo.abilities.lasting.codes import ON_COUNTERS, ON_TRAIT, ON_TURN
from mazo.abilities.lasting.memory import on_event
from mazo.abilities.machine import expressions as ex
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import zones as Z

_FACT_DEPENDS = {
    F.STRENGTH: L.ON_STRENGTH,
    F.KEYWORDS: L.ON_KEYWORDS,
    F.IS_ATTACKING: L.ON_STATE,
    F.IS_WAITING: L.ON_STATE,
    F.IS_PLAYED: L.ON_STATE,
    F.IS_BLOCKING: L.ON_BLOCKS,
    F.IS_BLOCKED: L.ON_BLOCKS,
    F.HOST: L.ON_HOST,
    F.WEAPONS: L.ON_HOST,
    F.ZONE: L.ON_STATE,
    F.TYPE: L.ON_TYPE,
    F.FACING: L.ON_BLOCKS,
    F.IS_CHANGED: L.ON_STRENGTH,
    F.WENT_UNBLOCKED: on_event(E.NOT_BLOCKED),
    F.WAS_DESTROYED: on_event(E.DESTROY),
}
_PLAYER_DEPENDS = {
    F.CASTLE_SIZE: 1 << Z.CASTLE,
    F.HAND_SIZE: (1 << Z.HAND) | L.ON_STATE,
    F.READY_GOLD: (1 << Z.RESERVE) | L.ON_GOLD,
}


def depends(row: tuple[int, ...]) -> int:
    """What an expression depends on by itself, as bits: a change of nothing else can change its value."""
    op = row[0]
    if op in (ex.FACT, ex.BITS):
        return _FACT_DEPENDS.get(row[1], 0)
    if op == ex.NAMED_BY:
        return _FACT_DEPENDS.get(row[2], 0)
    if op == ex.CARDS:
        return 1 << row[1]
    if op == ex.WHOSE:
        return L.ON_CONTROL  # who controls a card can change while it stays in play
    if op == ex.TRAIT and row[1] == F.OF_RACE:
        return ON_TRAIT
    if op == ex.ACTIVE:
        return ON_TURN
    if op == ex.HAPPENED:
        return on_event(row[1])
    if op == ex.OF_PLAYER:
        return _PLAYER_DEPENDS[row[1]]
    if op == ex.GAME:
        return ON_TURN | L.ON_PHASE | L.ON_GOLD
    if op == ex.TOP_OF:
        return 1 << Z.CASTLE
    return ON_COUNTERS if op == ex.COUNTERS or op == ex.COUNTERS_OF else 0
