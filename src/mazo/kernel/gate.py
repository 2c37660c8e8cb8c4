"""The one gate for every change: forbidden? modified, replaced, performed, noted, and then its triggers.

A change that nothing watches is carried out at once. One that something might replace waits in a batch frame, because
a player may have to choose. Changes of one batch happen together: all are examined first, then all are performed.
"""

from typing import Final

from mazo.kernel.choices import ask
from mazo.kernel.codes import BATCH, ENTRY, FORBID, MODIFY, NOBODY, REPLACE, first_of, option
from mazo.kernel.effects import effect_numbered, end_effect, listener_card, listener_index
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.records import Ability, Effect, Waiting
from mazo.kernel.rules import Rules

FIELDS: Final = 5
"""Ints a change: verb, card, seat, amount, source."""

ASK_REPLACEMENT: Final = 1
"""The question which of several replacements applies first."""

DROPPED: Final = -1
"""The verb of a change that no longer happens."""


def change(t: Rules, verb: int, card: int, seat: int, amount: int, source: int) -> None:
    """Bring one change through the gate; if it must wait, it is the top frame when this returns.

    What happened is written into `done` of the frame that was on top.
    """
    if t.guards[verb] == 0:
        below = t.stack[-1]
        below.done = carry_out(t, verb, card, seat, amount, source)
    else:
        push_batch(t, [verb, card, seat, amount, source], t.by, seat)


def change_all(t: Rules, verb: int, cards: list[int], seat: int, amount: int, source: int) -> None:
    """Bring the same change to several cards, all at once."""
    if t.guards[verb] == 0 and len(t.listeners[verb]) == 0:
        total = 0
        below = t.stack[-1]
        for card in cards:
            total += t.perform(verb, card, seat, amount, source)
        below.done = total
    else:
        rows: list[int] = []
        for card in cards:
            rows += [verb, card, seat, amount, source]
        push_batch(t, rows, t.by, seat)


def push_batch(t: Rules, rows: list[int], rule: int, seat: int) -> None:
    """Put simultaneous changes (five ints each) on the stack, to be examined and performed together."""
    batch = Frame(BATCH, rule, seat)
    batch.items = rows
    t.stack.append(batch)


def rewrite(batch: Frame, at: int, verb: int, card: int, seat: int, amount: int) -> None:
    """Put another change in the place of the batch's change at this index (DROPPED: none at all)."""
    rows = batch.items[:]
    rows[at : at + 4] = [verb, card, seat, amount]
    batch.items = rows


def carry_out(t: Rules, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Perform a change that nothing stops, and let what listens trigger; the amount that really happened."""
    if len(t.listeners[verb]) == 0:
        return t.perform(verb, card, seat, amount, source)
    if t.looks_back(verb):
        trigger(t, verb, card, seat, amount)
        return t.perform(verb, card, seat, amount, source)
    done = t.perform(verb, card, seat, amount, source)
    if done > 0:
        trigger(t, verb, card, seat, done)
    return done


def trigger(t: Rules, event: int, subject: int, seat: int, amount: int) -> None:
    """Let every ability that listens for this event and matches it wait for its resolution."""
    for entry in t.listeners[event]:
        if entry < 0:
            effect = effect_numbered(t, -entry)
            if effect is not None and t.effect_matches(effect, subject, seat, amount):
                _wait(t, effect.seat, effect.source, effect.source_number, effect.program, effect.rule, subject, amount)
                if effect.amount == 1:  # a delayed trigger happens once
                    end_effect(t, effect)
        else:
            card = listener_card(entry)
            ability = t.abilities(card)[listener_index(entry)]
            if t.matches(ability, card, subject, seat, amount):
                owner = t.controller[card]
                _wait(t, owner, card, t.number[card], ability.program, ability.rule, subject, amount)


def trigger_own(t: Rules, card: int, ability: Ability, subject: int, amount: int) -> None:
    """Let one ability wait although its card listens no longer, or not yet."""
    _wait(t, t.controller[card], card, t.number[card], ability.program, ability.rule, subject, amount)


def resume_batch(t: Rules, batch: Frame) -> None:
    """Examine the batch's changes one after the other, then perform them together."""
    if batch.pc == 0:
        while batch.a < len(batch.items):
            if not _examine(t, batch):
                return  # a player chooses between replacements, or a replacement is at work
        batch.pc = 1
    _perform_batch(t, batch)


def _examine(t: Rules, batch: Frame) -> bool:
    """Forbidden, modified, replaced: the change at `batch.a`; False while something on top must finish first."""
    at = batch.a
    verb = batch.items[at]
    if verb == DROPPED or t.guards[verb] == 0:
        return _examined(batch)
    card, seat = batch.items[at + 1], batch.items[at + 2]
    source = batch.items[at + 4]
    if batch.b == 0:
        for effect in t.effects:
            if effect.kind == FORBID and effect.what == verb:
                if t.applies(effect, verb, card, seat, batch.items[at + 3], source):
                    rewrite(batch, at, DROPPED, card, seat, 0)
                    return _examined(batch)
        for effect in t.effects:
            if effect.kind == MODIFY and effect.what == verb:
                if t.applies(effect, verb, card, seat, batch.items[at + 3], source):
                    rewrite(batch, at, verb, card, seat, max(0, t.modified(effect, verb, card, batch.items[at + 3])))
        batch.b = 1
    if batch.answer:
        chosen = effect_numbered(t, first_of(batch.answer[0]))
        batch.answer = []
        if chosen is not None:
            return _apply(t, batch, chosen)
    candidates = _replacements(t, batch)
    if not candidates:
        return _examined(batch)
    if len(candidates) == 1:
        return _apply(t, batch, candidates[0])
    choice = Choice(ASK_REPLACEMENT, candidates[0].rule, t.affected(verb, card, seat))
    choice.items = [option(ENTRY, effect.ident) for effect in candidates]
    ask(t, choice)
    return False


def _examined(batch: Frame) -> bool:
    batch.a += FIELDS
    batch.b = 0
    batch.c = 0
    return True


def _apply(t: Rules, batch: Frame, effect: Effect) -> bool:
    """Apply a replacement; it can't apply to the same change again."""
    depth = len(t.stack)
    batch.d += 1
    applied = effect.ident
    t.replace(effect, batch, batch.a)
    batch.items = [*batch.items, DROPPED, applied, batch.a, 0, 0]  # remembers which replacement met which change
    return len(t.stack) == depth


def _replacements(t: Rules, batch: Frame) -> list[Effect]:
    at = batch.a
    verb = batch.items[at]
    found: list[Effect] = []
    if verb == DROPPED:
        return found
    for effect in t.effects:
        if effect.kind == REPLACE and effect.what == verb and not _met(batch, effect.ident, at):
            card, seat, amount, source = batch.items[at + 1 : at + FIELDS]
            if t.applies(effect, verb, card, seat, amount, source):
                found.append(effect)
    return found


def _met(batch: Frame, ident: int, at: int) -> bool:
    for mark in range(0, len(batch.items), FIELDS):
        if batch.items[mark] == DROPPED and batch.items[mark + 1] == ident and batch.items[mark + 2] == at:
            return True
    return False


def _perform_batch(t: Rules, batch: Frame) -> None:
    t.stack.pop()
    t.by = batch.rule
    row = batch.items[:]
    rows = [at for at in range(0, len(row), FIELDS) if row[at] != DROPPED]
    for at in rows:
        if t.looks_back(row[at]):
            trigger(t, row[at], row[at + 1], row[at + 2], row[at + 3])
    total = 0
    for at in rows:
        verb, card, seat = row[at], row[at + 1], row[at + 2]
        done = t.perform(verb, card, seat, row[at + 3], row[at + 4])
        row[at + 3] = done
        total += done
    for at in rows:
        if row[at + 3] > 0 and not t.looks_back(row[at]):
            trigger(t, row[at], row[at + 1], row[at + 2], row[at + 3])
    t.stack[-1].done = total


def _wait(t: Rules, seat: int, source: int, number: int, program: int, rule: int, subject: int, amount: int) -> None:
    subject_number = t.number[subject] if subject != NOBODY else 0
    t.waiting.append(Waiting(seat, source, number, program, rule, subject, subject_number, amount))
