"""[6.5] Replacement effects: when they apply, and what happens instead."""

from typing import Final

from mazo.abilities.lasting.memory import use, uses
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.runner import start
from mazo.games.lorcana.rules.editions import ONE_FOR_EACH_EFFECT
from mazo.games.lorcana.rules.lasting import active
from mazo.games.lorcana.rules.resolving import event_context
from mazo.games.lorcana.rules.words import DEAL_DAMAGE, REPLACED
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, REPLACE
from mazo.kernel.effects import end_effect
from mazo.kernel.frames import Batch
from mazo.kernel.gate import DROPPED, rewrite
from mazo.kernel.log import note
from mazo.kernel.records import Effect

NEXT_TIME: Final = 1
FIRST_TIME: Final = 2
"""The `amount` of a replacement that works only the next time, or only the first time in a turn."""
FIRST_TIME_USE: Final = -1003
"""What the latter is called among what was used this turn."""


def guards(t: Lorcana, effect: Effect, card: int, seat: int, amount: int, source: int) -> bool:
    """[6.5.3] [6.5.7.3] Whether a replacement exists and applies at the moment the change would happen."""
    if t.edition.replacement_rule == ONE_FOR_EACH_EFFECT and replaced_already(t):
        return False
    if not active(t, effect) or (effect.what == DEAL_DAMAGE and not would_be_dealt(t, amount)):
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


def would_be_dealt(t: Lorcana, amount: int) -> bool:
    """[1.9.5] [8.8.2] [M24] Damage reduced to 0 is still dealt, and uses up a shield, in the newest edition only."""
    return amount > 0 or (amount == 0 and t.edition.zero_damage)


def replaced_already(t: Lorcana) -> bool:
    """[2025-05 7.7.6] Whether the effect under way has met its one replacement: an older edition allows no more."""
    for frame in t.stack:
        if isinstance(frame, Batch) and frame.replaced:
            return True
    return False


def affected(t: Lorcana, card: int, seat: int) -> int:
    """[6.5.7] [6.5.7.2] [M44] Whose cards or effects are affected chooses (in an older edition, whose effect it is)."""
    batch = t.stack[-1]
    if t.edition.replacement_rule == ONE_FOR_EACH_EFFECT and batch.seat != NOBODY:
        return batch.seat
    return t.controller[card] if card != NOBODY else seat


def instead(t: Lorcana, effect: Effect, batch: Batch, at: int) -> None:
    """[6.5.1] [6.5.2] [6.5.4] [6.5.5] [6.5.8] The change doesn't happen, something else does; a shield is spent."""
    verb, card, seat, amount, source = batch.items[at : at + 5]
    rewrite(batch, at, DROPPED, card, seat, 0)
    note(t, REPLACED, effect.rule, effect.seat, card, effect.source, verb)
    if effect.amount == NEXT_TIME:
        _spend(t, effect)
    elif effect.amount == FIRST_TIME:
        use(t, FIRST_TIME_USE, effect.source_number)
    if t.edition.replacement_rule == ONE_FOR_EACH_EFFECT:
        batch.replaced = 1
    if effect.program != NOBODY:
        run = start(t, effect.program, effect.rule, effect.seat, effect.source)
        run.that = card
        run.that_number = t.number[card] if card != NOBODY else 0
        run.other = source
        run.other_number = t.number[source] if source != NOBODY else 0
        run.who = seat if seat != NOBODY else effect.seat
        run.event_seat = run.who
        run.amount = amount
        run.event_amount = amount
        run.slots = effect.slots


def _spend(t: Lorcana, effect: Effect) -> None:
    """[6.5.8] [M43] The next time has come; further one-shots of the same kind on the same card cease to exist."""
    for other in t.effects[:]:
        same = other.kind == REPLACE and other.program == effect.program and other.what == effect.what
        if other is effect or (same and other.amount == 1 and other.subject == effect.subject):
            end_effect(t, other)
