"""Counters that have no rules of their own: put, removed and moved by abilities."""

from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.expressions import evaluate, gather
from mazo.abilities.machine.records import Run
from mazo.kernel.codes import NOBODY
from mazo.kernel.counters import count, kind_of, put, put_verb, remove_verb, removes, take
from mazo.kernel.gate import change, trigger
from mazo.kernel.log import note


def change_counters(t: Abilities, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Put counters on a card, or into the player's own zone if there is no card, or take them off; how many."""
    kind = kind_of(t, verb)
    place = card if card != NOBODY else seat
    done = take(t, kind, place, amount) if removes(t, verb) else put(t, kind, place, amount)
    if done > 0:
        t.counters_changed(kind)
        note(t, verb, t.by, seat, card, source, done)
    return done


def move_counters(t: Abilities, run: Run, seat: int, kind: int, sources: int, targets: int, amount: int) -> None:
    """Move counters from one card to another, as many as there are, never back onto the same."""
    here, there = gather(t, run, sources), gather(t, run, targets)
    moved = 0
    if here and there and here[0] != there[0]:
        wanted = count(t, kind, here[0]) if amount == NOBODY else evaluate(t, run, amount, NOBODY)
        moved = take(t, kind, here[0], wanted)
        if moved > 0:
            t.counters_changed(kind)
            trigger(t, remove_verb(t, kind), here[0], seat, moved, run.source)
            change(t, put_verb(t, kind), there[0], seat, moved, run.source)
    run.expected = 1
    run.done = moved
    run.amount = moved
