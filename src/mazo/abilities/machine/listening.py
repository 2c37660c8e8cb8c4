"""The abilities that cards bring into play with them: what listens, what acts, and what has been heard."""

from typing import Final

from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.records import Ability
from mazo.kernel.codes import NOBODY, TRIGGER
from mazo.kernel.effects import WHILE_SOURCE, begin_effect, effect_numbered, listen, new_effect, stop_acting
from mazo.kernel.gate import let_wait

SLOTS: Final = 64
"""Abilities that a card may have; a listener is packed as card * SLOTS + index."""


def enter_play(t: Abilities, card: int) -> None:
    """Let a card's abilities listen and act, or be found by whoever looks for one to use: it has come into play."""
    used = False
    for index, ability in enumerate(t.abilities(card)):
        if ability.zone != NOBODY:
            continue  # it works elsewhere
        if ability.kind == TRIGGER:
            listen(t, ability.event, [*t.listeners[ability.event], card * SLOTS + index])
        elif ability.kind > 0:
            effect = new_effect(
                t, ability.kind, ability.rule, t.controller[card], card, NOBODY, ability.event, ability.amount,
                WHILE_SOURCE, ability.program,
            )  # fmt: skip
            t.characterise(effect, ability)
            begin_effect(t, effect)
        else:
            used = True
    if used:
        t.able = [*t.able, card]


def leave_play(t: Abilities, card: int) -> None:
    """Silence a card's abilities: it leaves play, or is covered."""
    for index, ability in enumerate(t.abilities(card)):
        if ability.kind == TRIGGER and ability.zone == NOBODY:
            entry = card * SLOTS + index
            listen(t, ability.event, [other for other in t.listeners[ability.event] if other != entry])
    if card in t.able:
        t.able = [other for other in t.able if other != card]
    stop_acting(t, card)


def listen_in(t: Abilities, card: int, zone_kind: int) -> None:
    """Let those of a card's abilities listen that work in the zone where it is now, outside play."""
    for index, ability in enumerate(t.abilities(card)):
        if ability.kind == TRIGGER and ability.zone == zone_kind:
            listen(t, ability.event, [*t.listeners[ability.event], card * SLOTS + index])


def stop_listening_in(t: Abilities, card: int, zone_kind: int) -> None:
    """Silence those of a card's abilities that worked only in the zone which it has left."""
    for index, ability in enumerate(t.abilities(card)):
        if ability.kind == TRIGGER and ability.zone == zone_kind:
            entry = card * SLOTS + index
            listen(t, ability.event, [other for other in t.listeners[ability.event] if other != entry])


def hear(t: Abilities, event: int, subject: int, seat: int, amount: int, other: int) -> list[int]:
    """The abilities that listen for this event and match it, as the table stands now."""
    heard: list[int] = []
    for entry in t.listeners[event]:
        if entry < 0:
            effect = effect_numbered(t, -entry)
            if effect is None:
                continue
            if effect.kind != TRIGGER:
                ability = t.granted(effect)
                for card in t.bearers(effect):
                    if t.matches(ability, card, subject, seat, amount, other):
                        heard += [t.controller[card], card, t.number[card], ability.program, ability.rule]
                        heard += [ability.ident, NOBODY, 0]
            elif t.effect_matches(effect, subject, seat, amount, other):
                once = 1 if effect.amount == 1 else 0  # a delayed trigger happens once
                heard += [effect.seat, effect.source, effect.source_number, effect.program, effect.rule]
                heard += [NOBODY, effect.ident, once]
        else:
            card = entry // SLOTS
            ability = t.abilities(card)[entry % SLOTS]
            if t.matches(ability, card, subject, seat, amount, other):
                heard += [t.controller[card], card, t.number[card], ability.program, ability.rule]
                heard += [ability.ident, NOBODY, 0]
    return heard


def trigger_own(t: Abilities, card: int, ability: Ability, subject: int, amount: int, other: int = NOBODY) -> None:
    """Let one ability wait although its card listens no longer, or not yet."""
    seat = t.controller[card]
    heard = [seat, card, t.number[card], ability.program, ability.rule, ability.ident, NOBODY, 0]
    let_wait(t, heard, subject, t.player_of(subject), seat, amount, other, [])
