"""Cards that were looked at, distributed: some here, some there, the rest somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine import program as op
from mazo.abilities.machine.program import BY_THAT_PLAYER, BY_YOU, THAT_PLAYERS, YOURS
from mazo.abilities.tree import deeds
from mazo.kernel.codes import NOBODY

if TYPE_CHECKING:
    from mazo.abilities.lowering.actor import Actor

_ALL = 99


def sort(actor: Actor, effect: deeds.Sort) -> None:
    """Write what becomes of the cards just looked at."""
    by = BY_YOU if effect.by == "you" else BY_THAT_PLAYER
    looked = actor.w.expression(ex.SLOT, actor.names.LOOKED)
    for put in effect.puts:
        _put(actor, put, looked, by, effect.any_order)
    if effect.rest:
        _rest(actor, effect, looked, by)


def _put(actor: Actor, put: deeds.Put, looked: int, by: int, any_order: bool) -> None:
    x = actor.w.expression
    candidates = looked
    if put.cards is not None:
        condition = actor.filter(put.cards, whose=False)
        if condition != NOBODY:
            candidates = x(ex.KEPT, looked, condition)
    slot = actor.names.slot(put.name or "it")
    actor.names.outside.add(slot)
    high = actor.w.number(_ALL) if put.count == "any" else actor.amount(put.count)
    low = actor.w.number(0) if put.up_to or put.count == "any" else high
    actor.code.op(op.PICK, candidates, low, high, by, slot)
    picked = x(ex.SLOT, slot)
    if put.reveal:
        actor.instruct(actor.d.instructions.show, YOURS, picked, actor.names.slot("shown"))
    if put.to.split()[0] == "play":
        entry = put.to.removeprefix("play").strip()
        how = actor.d.instructions.for_free | actor.d.instructions.entries[entry]
        actor.instruct(
            actor.d.instructions.play, THAT_PLAYERS if by == BY_THAT_PLAYER else YOURS, picked, how, actor.w.number(0)
        )
    elif put.to == "stay":
        pass  # the next sentences say what becomes of it
    elif put.to == "under this":
        actor.instruct(actor.d.instructions.tuck, actor.doer(), picked, x(ex.SOURCE), 0)
    elif put.to in ("top", "bottom") and put.count != 1 and any_order:
        actor.code.op(op.TAKE_SET, picked).op(op.ARRANGE, by)
        if put.to == "top":
            actor.instruct(actor.d.instructions.flip, YOURS, NOBODY)
        actor.act(actor.d.words.destinations[put.to], NOBODY)
    else:
        actor.act(actor.d.words.destinations[put.to], picked)


def _rest(actor: Actor, effect: deeds.Sort, looked: int, by: int) -> None:
    if effect.rest == "shuffle":
        actor.act(actor.d.changes.to_bottom, looked)
        actor.instruct(actor.d.instructions.shuffle, THAT_PLAYERS if by == BY_THAT_PLAYER else YOURS)
        return
    actor.code.op(op.TAKE_SET, looked)
    if effect.any_order and effect.rest in ("top", "bottom"):
        actor.code.op(op.ARRANGE, by)
    if effect.rest == "top":
        actor.instruct(actor.d.instructions.flip, YOURS, NOBODY)  # the first of them comes to lie on top
    actor.act(actor.d.words.destinations[effect.rest], NOBODY)
