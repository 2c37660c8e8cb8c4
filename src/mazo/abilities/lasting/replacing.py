"""Replacement effects: when they apply, and what happens instead."""

from typing import Final

from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.lasting.lasting import active
from mazo.abilities.lasting.memory import use, uses
from mazo.abilities.lasting.triggering import event_context
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.runner import start
from mazo.kernel.codes import NOBODY, REPLACE
from mazo.kernel.effects import end_effect
from mazo.kernel.frames import Batch
from mazo.kernel.gate import DROPPED, rewrite
from mazo.kernel.records import Effect

NEXT_TIME: Final = 1
FIRST_TIME: Final = 2
"""The `amount` of a replacement that works only the next time, or only the first time in a turn."""
FIRST_TIME_USE: Final = -1003
"""What the latter is called among what was used this turn."""


def replaces(t: Continuous, effect: Effect, card: int, seat: int, amount: int, source: int) -> bool:
    """Whether a replacement exists and applies at the moment the change would happen."""
    if not active(t, effect):
        return False
    if effect.amount == FIRST_TIME and (amount <= 0 or uses(t, FIRST_TIME_USE, effect.source_number) > 0):
        return False
    if effect.subject != NOBODY and (effect.subject != card or t.number[card] != effect.subject_number):
        return False
    if effect.cards == NOBODY:
        return True
    run = event_context(t, effect.source, effect.seat, card, seat, amount, source)
    run.slots = effect.slots
    return evaluate(t, run, effect.cards, card) != 0


def put_instead(t: Continuous, effect: Effect, batch: Batch, at: int) -> None:
    """The change doesn't happen, something else does; what works only once is spent."""
    _, card, seat, amount, source = batch.items[at : at + 5]
    rewrite(batch, at, DROPPED, card, seat, 0)
    if effect.amount == NEXT_TIME:
        _spend(t, effect)
    elif effect.amount == FIRST_TIME:
        use(t, FIRST_TIME_USE, effect.source_number)
    if effect.program != NOBODY:
        run = start(t, effect.program, effect.rule, effect.seat, effect.source)
        run.that = card
        run.that_number = t.number[card] if card != NOBODY else 0
        run.other = source
        run.other_number = t.number[source] if source != NOBODY else 0
        run.who = seat if seat != NOBODY else effect.seat
        run.event_seat = run.who
        run.event_whose = t.player_of(card)
        run.amount = amount
        run.event_amount = amount
        run.slots = effect.slots


def _spend(t: Continuous, effect: Effect) -> None:
    """The next time has come; further one-shots of the same kind on the same card cease to exist."""
    for other in t.effects[:]:
        same = other.kind == REPLACE and other.program == effect.program and other.what == effect.what
        if other is effect or (same and other.amount == NEXT_TIME and other.subject == effect.subject):
            end_effect(t, other)
