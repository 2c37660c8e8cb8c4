"""Effects that last, what ends them, and the abilities that cards bring into play with them."""

from typing import Final

from mazo.kernel.codes import FORBID, MODIFY, NOBODY, REPLACE, TRIGGER
from mazo.kernel.records import Effect
from mazo.kernel.rules import Rules
from mazo.kernel.table import Table

WHILE_SOURCE: Final = 0
"""The duration of what a card in play does as long as it stays there."""

_SLOTS: Final = 64  # abilities a card may have; a listener is packed as card * _SLOTS + index


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
    ident = t.next_effect
    t.next_effect += 1
    source_number = t.number[source] if source != NOBODY else 0
    subject_number = t.number[subject] if subject != NOBODY else 0
    effect = Effect(
        ident, kind, rule, seat, source, source_number, subject, subject_number, what, amount, duration, program
    )
    t.effects.append(effect)
    t.dirty = True
    if kind == FORBID or kind == MODIFY or kind == REPLACE:
        _guard(t, what, 1)
    elif kind == TRIGGER:
        _listen(t, what, [*t.listeners[what], -ident])
    return ident


def end_effect(t: Table, effect: Effect) -> None:
    """End one effect."""
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
    for effect in t.effects[:]:
        if effect.seat == seat and not (lasting and effect.duration != WHILE_SOURCE and effect.kind != TRIGGER):
            end_effect(t, effect)


def transfer_effects(t: Rules, card: int, heir: int) -> None:
    """What lasted on one card lasts on another from now on: the heir covers it."""
    effects: list[Effect] = []
    for effect in t.effects:
        if effect.subject == card and effect.duration != WHILE_SOURCE:
            effect = Effect(
                effect.ident, effect.kind, effect.rule, effect.seat, effect.source, effect.source_number,
                heir, t.number[heir], effect.what, effect.amount, effect.duration, effect.program,
            )  # fmt: skip
        effects.append(effect)
    t.effects = effects
    t.dirty = True


def effect_numbered(t: Rules, ident: int) -> Effect | None:
    """The effect of that number, if it still lasts."""
    for effect in t.effects:
        if effect.ident == ident:
            return effect
    return None


def enter_play(t: Rules, card: int) -> None:
    """Let a card's abilities listen and act: it has come into play."""
    for index, ability in enumerate(t.abilities(card)):
        if ability.kind == TRIGGER:
            _listen(t, ability.event, [*t.listeners[ability.event], card * _SLOTS + index])
        elif ability.kind != NOBODY:
            add_effect(
                t, ability.kind, ability.rule, t.controller[card], card, NOBODY, ability.event, ability.amount,
                WHILE_SOURCE, ability.program,
            )  # fmt: skip


def leave_play(t: Rules, card: int) -> None:
    """Silence a card's abilities: it leaves play, or is covered."""
    for index, ability in enumerate(t.abilities(card)):
        if ability.kind == TRIGGER:
            entry = card * _SLOTS + index
            _listen(t, ability.event, [other for other in t.listeners[ability.event] if other != entry])
    if t.effects:
        for effect in t.effects[:]:
            if effect.duration == WHILE_SOURCE and effect.source == card:
                end_effect(t, effect)


def settle(t: Rules) -> None:
    """Bring the derived values up to date before they are read."""
    if t.dirty:
        t.dirty = False
        t.derive()


def listener_card(entry: int) -> int:
    """The card of a packed listener."""
    return entry // _SLOTS


def listener_index(entry: int) -> int:
    """Which of the card's abilities a packed listener is."""
    return entry % _SLOTS


def _unlink(t: Table, effect: Effect) -> None:
    t.dirty = True
    if effect.kind == FORBID or effect.kind == MODIFY or effect.kind == REPLACE:
        _guard(t, effect.what, -1)
    elif effect.kind == TRIGGER:
        _listen(t, effect.what, [entry for entry in t.listeners[effect.what] if entry != -effect.ident])


def _guard(t: Table, verb: int, more: int) -> None:
    """So many more effects watch this change; the column is shared with copies, so another takes its place."""
    guards = t.guards[:]
    guards[verb] += more
    t.guards = guards


def _listen(t: Table, event: int, entries: list[int]) -> None:
    """These listen for the event from now on; the column is shared with copies, so another takes its place."""
    listeners = t.listeners[:]
    listeners[event] = entries
    t.listeners = listeners
