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

_MET: Final = -2  # the verb of a row that remembers which replacement has met which change
_HEARD: Final = 6  # ints a listener that was heard: seat, source, number, program, rule, effect that is spent by it


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
        happened: list[int] = []
        for card in cards[:]:  # it may be a zone, which the cards leave
            done = t.perform(verb, card, seat, amount, source)
            if done > 0:
                total += done
                happened += [card, done]
        below.done = total
        if len(t.listeners[verb]) > 0 and not t.looks_back(verb):  # a card that came listens now
            for at in range(0, len(happened), 2):
                trigger(t, verb, happened[at], seat, happened[at + 1])
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
    if len(t.listeners[verb]) > 0 and t.looks_back(verb):
        heard = _hear(t, verb, card, seat, amount)
        done = t.perform(verb, card, seat, amount, source)
        if done > 0:
            _let_wait(t, heard, card, done, [])
        return done
    done = t.perform(verb, card, seat, amount, source)
    if done > 0 and len(t.listeners[verb]) > 0 and not t.looks_back(verb):
        trigger(t, verb, card, seat, done)
    return done


def trigger(t: Rules, event: int, subject: int, seat: int, amount: int) -> None:
    """Let every ability that listens for this event and matches it wait for its resolution."""
    if len(t.listeners[event]) > 0:
        _let_wait(t, _hear(t, event, subject, seat, amount), subject, amount, [])


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
    if verb < 0 or t.guards[verb] == 0:
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
    choice = Choice(ASK_REPLACEMENT, candidates[0].rule, _chooser(t, verb, card, seat))
    choice.items = [option(ENTRY, effect.ident) for effect in candidates]
    ask(t, choice)
    return False


def _examined(batch: Frame) -> bool:
    batch.a += FIELDS
    batch.b = 0
    return True


def _apply(t: Rules, batch: Frame, effect: Effect) -> bool:
    """Apply a replacement; it can't apply to the same change again, and another change is examined from the start."""
    depth = len(t.stack)
    at = batch.a
    before = batch.items[at : at + 2]
    t.replace(effect, batch, at)
    if batch.items[at : at + 2] != before:
        batch.b = 0
    batch.items = [*batch.items, _MET, effect.ident, at, 0, 0]
    return len(t.stack) == depth


def _replacements(t: Rules, batch: Frame) -> list[Effect]:
    at = batch.a
    verb = batch.items[at]
    found: list[Effect] = []
    if verb < 0:
        return found
    for effect in t.effects:
        if effect.kind == REPLACE and effect.what == verb and not _met(batch, effect.ident, at):
            card, seat, amount, source = batch.items[at + 1 : at + FIELDS]
            if t.applies(effect, verb, card, seat, amount, source):
                found.append(effect)
    return found


def _met(batch: Frame, ident: int, at: int) -> bool:
    for mark in range(0, len(batch.items), FIELDS):
        if batch.items[mark] == _MET and batch.items[mark + 1] == ident and batch.items[mark + 2] == at:
            return True
    return False


def _perform_batch(t: Rules, batch: Frame) -> None:
    t.stack.pop()
    below = t.stack[-1]  # whatever the changes themselves put on the stack
    t.by = batch.rule
    row = batch.items[:]
    rows = [at for at in range(0, len(row), FIELDS) if row[at] >= 0]
    heard: list[list[int]] = []
    for at in rows:
        heard.append(_hear(t, row[at], row[at + 1], row[at + 2], row[at + 3]) if t.looks_back(row[at]) else [])
    total = 0
    for at in rows:
        verb, card, seat = row[at], row[at + 1], row[at + 2]
        done = t.perform(verb, card, seat, row[at + 3], row[at + 4])
        row[at + 3] = done
        total += done
    spent: list[int] = []
    for index in range(len(rows)):
        at = rows[index]
        if row[at + 3] > 0:
            if t.looks_back(row[at]):
                _let_wait(t, heard[index], row[at + 1], row[at + 3], spent)
            else:
                trigger(t, row[at], row[at + 1], row[at + 2], row[at + 3])
    below.done = total


def _chooser(t: Rules, verb: int, card: int, seat: int) -> int:
    """The affected player; for what is nobody's, or belongs to a player who has left, the active one."""
    chooser = t.affected(verb, card, seat)
    if chooser != NOBODY and t.alive(chooser):
        return chooser
    return t.round_from(max(0, t.active))[0]


def _hear(t: Rules, event: int, subject: int, seat: int, amount: int) -> list[int]:
    """The abilities that listen for this event and match it, as the table stands now."""
    heard: list[int] = []
    for entry in t.listeners[event]:
        if entry < 0:
            effect = effect_numbered(t, -entry)
            if effect is not None and t.effect_matches(effect, subject, seat, amount):
                once = effect.ident if effect.amount == 1 else NOBODY  # a delayed trigger happens once
                heard += [effect.seat, effect.source, effect.source_number, effect.program, effect.rule, once]
        else:
            card = listener_card(entry)
            ability = t.abilities(card)[listener_index(entry)]
            if t.matches(ability, card, subject, seat, amount):
                heard += [t.controller[card], card, t.number[card], ability.program, ability.rule, NOBODY]
    return heard


def _let_wait(t: Rules, heard: list[int], subject: int, amount: int, spent: list[int]) -> None:
    """The event has happened: what heard it waits. A card that left finds itself, and is found, where it went."""
    for at in range(0, len(heard), _HEARD):
        seat, source, number, program, rule, once = heard[at : at + _HEARD]
        if once != NOBODY:
            if once in spent:
                continue
            spent.append(once)
            effect = effect_numbered(t, once)
            if effect is not None:
                end_effect(t, effect)
        elif source == subject:
            number = t.number[source]
        _wait(t, seat, source, number, program, rule, subject, amount)


def _wait(t: Rules, seat: int, source: int, number: int, program: int, rule: int, subject: int, amount: int) -> None:
    subject_number = t.number[subject] if subject != NOBODY else 0
    kind = t.kind[source] if source != NOBODY else NOBODY
    t.waiting.append(Waiting(seat, source, number, program, rule, subject, subject_number, amount, kind))
