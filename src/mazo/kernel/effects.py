"""Effects that last, and what ends them."""

from typing import TYPE_CHECKING, Final

from mazo.kernel.codes import AN_EFFECT, EVERYTHING, FORBID, MODIFY, NOBODY, REPLACE, TRIGGER
from mazo.kernel.records import Effect
from mazo.kernel.rules import Rules
from mazo.kernel.table import Table

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64

WHILE_SOURCE: Final = 0
"""The duration of what a card in play does as long as it stays there."""


def add_effect(
    t: Rules,
    kind: int,
    rule: int,
    seat: int,
    source: int,
    subject: int,
    what: int,
    amount: int,
    duration: int,
    program: int = NOBODY,
) -> int:
    """Begin an effect; its number, by which it can be ended."""
    effect = new_effect(t, kind, rule, seat, source, subject, what, amount, duration, program)
    begin_effect(t, effect)
    return effect.ident


def new_effect(
    t: Rules,
    kind: int,
    rule: int,
    seat: int,
    source: int,
    subject: int,
    what: int,
    amount: int,
    duration: int,
    program: int,
) -> Effect:
    """An effect that has not begun yet, so that its further fields can still be filled in."""
    ident = t.next_effect
    t.next_effect += 1
    source_number = t.number[source] if source != NOBODY else 0
    subject_number = t.number[subject] if subject != NOBODY else 0
    effect = Effect(
        ident, kind, rule, seat, source, source_number, subject, subject_number, what, amount, duration, program
    )
    effect.turn = t.turn
    return effect


def begin_effect(t: Rules, effect: Effect) -> None:
    """Let an effect act; from now on it never changes."""
    t.effects.append(effect)
    if t.derives(effect):
        t.dirty |= AN_EFFECT
    _count(t, effect.kind, 1)
    if effect.kind == FORBID or effect.kind == MODIFY or effect.kind == REPLACE:
        _guard(t, effect.what, 1)
    else:
        event = t.hears(effect)
        if event != NOBODY:
            listen(t, event, [*t.listeners[event], -effect.ident])


def end_effect(t: Rules, effect: Effect) -> None:
    """End one effect; whoever goes through the effects goes on with the row as it was."""
    t.effects = [other for other in t.effects if other is not effect]
    _unlink(t, effect)


def expire(t: Rules, duration: int, seat: int) -> bool:
    """End the effects of that duration that this seat's turn ends; whether there were any."""
    if not t.effects:
        return False
    ending = [effect for effect in t.effects if effect.duration == duration and effect.seat == seat]
    for effect in ending:
        end_effect(t, effect)
    return len(ending) > 0


def end_effects_of(t: Rules, seat: int, lasting: bool) -> None:
    """End what a departing player's effects were; `lasting` ones with a duration may stay."""
    for effect in t.effects:
        if effect.seat == seat and not (lasting and effect.duration != WHILE_SOURCE and effect.kind != TRIGGER):
            end_effect(t, effect)


def transfer_effects(t: Rules, card: int, heir: int) -> None:
    """What lasted on one card lasts on another from now on: the heir covers it."""
    effects: list[Effect] = []
    for effect in t.effects:
        if effect.subject == card and effect.duration != WHILE_SOURCE:
            effect = effect.moved_to(heir, t.number[heir])
        effects.append(effect)
    t.effects = effects
    t.dirty = EVERYTHING


def effect_numbered(t: Rules, ident: int) -> Effect | None:
    """The effect of that number, if it still lasts."""
    for effect in t.effects:
        if effect.ident == ident:
            return effect
    return None


def stop_acting(t: Rules, card: int) -> None:
    """End what a card does as long as it is in play; its abilities may still listen."""
    for effect in t.effects:
        if effect.duration == WHILE_SOURCE and effect.source == card:
            end_effect(t, effect)


def settle(t: Rules) -> None:
    """Bring the derived values up to date before they are read."""
    if t.dirty:
        changed = t.dirty
        t.dirty = 0
        t.derive(changed)


def _unlink(t: Rules, effect: Effect) -> None:
    if t.derives(effect):
        t.dirty |= AN_EFFECT
    _count(t, effect.kind, -1)
    if effect.kind == FORBID or effect.kind == MODIFY or effect.kind == REPLACE:
        _guard(t, effect.what, -1)
    else:
        event = t.hears(effect)
        if event != NOBODY:
            listen(t, event, [entry for entry in t.listeners[event] if entry != -effect.ident])


def _count(t: Table, kind: int, more: int) -> None:
    """So many more effects of this kind last; the column is shared with copies, so another takes its place."""
    kinds = t.kinds[:]
    kinds[kind] += more
    t.kinds = kinds
    bit: i64 = 1 << kind
    t.present = t.present | bit if kinds[kind] > 0 else t.present & ~bit


def _guard(t: Table, verb: int, more: int) -> None:
    """So many more effects watch this change; the column is shared with copies, so another takes its place."""
    guards = t.guards[:]
    guards[verb] += more
    t.guards = guards


def listen(t: Table, event: int, entries: list[int]) -> None:
    """These listen for the event from now on; the column is shared with copies, so another takes its place."""
    listeners = t.listeners[:]
    listeners[event] = entries
    t.listeners = listeners
