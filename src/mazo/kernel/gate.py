"""The one gate for every change: forbidden? modified, replaced, performed, noted, and then its triggers.

A change that nothing watches is carried out at once. One that something might replace waits in a batch frame, because
a player may have to choose. Changes of one batch happen together: all are examined first, then all are performed.
"""

from typing import Final

from mazo.kernel.choices import ask
from mazo.kernel.codes import ENTRY, FORBID, MODIFY, NOBODY, REPLACE, first_of, option
from mazo.kernel.effects import effect_numbered, end_effect
from mazo.kernel.frames import Batch, Choice
from mazo.kernel.records import NO_SLOTS, Effect, Waiting
from mazo.kernel.rules import Rules

FIELDS: Final = 5
"""Ints a change: verb, card, who does it (NOBODY: it just happens), amount, source. Whose card it is the card says."""

ASK_REPLACEMENT: Final = 1
"""The question which of several replacements applies first."""

HEARD: Final = 8
"""Ints per listener that was heard: seat, source, number, program, rule, ability, effect, whether that is spent."""

DROPPED: Final = -1
"""The verb of a change that no longer happens."""

_MET: Final = -2  # the verb of a row that remembers which replacement has met which change
_UNDECIDED: Final = 2  # whether the amount is changed or the change replaced first
_ADJUST: Final = 0  # the answer that the amount is changed first; effects count from 1


def change(t: Rules, verb: int, card: int, seat: int, amount: int, source: int) -> None:
    """Bring one change through the gate; if it must wait, it is the top frame when this returns.

    What happened is written into `done` of the frame that was on top.
    """
    event = t.event_of(verb)
    pauses = event < len(t.pauses) and t.pauses[event] != 0 and not t.passes_over(event)
    if t.guards[event] == 0 and not pauses:
        below = t.stack[-1]
        below.done = carry_out(t, verb, card, seat, t.adjusted(verb, card, seat, amount, source), source)
    else:
        push_batch(t, [verb, card, seat, amount, source], t.by, seat)


def change_all(t: Rules, verb: int, cards: list[int], seat: int, amount: int, source: int) -> None:
    """Bring the same change to several cards, all at once."""
    event = t.event_of(verb)
    pauses = event < len(t.pauses) and t.pauses[event] != 0
    if pauses and len(cards) == 1 and t.guards[event] == 0 and t.passes_over(event):
        below = t.stack[-1]
        below.done = carry_out(t, verb, cards[0], seat, t.adjusted(verb, cards[0], seat, amount, source), source)
        return
    watched = pauses or len(t.listeners[event]) > 0 or _heard_leaving(t, verb)
    if t.guards[event] == 0 and not watched:
        t.moment = len(t.waiting)
        total = 0
        below = t.stack[-1]
        happened: list[int] = []
        amounts: list[int] = []
        for card in cards:
            amounts.append(t.adjusted(verb, card, seat, amount, source))
        for index, card in enumerate(cards[:]):  # it may be a zone, which the cards leave
            done = t.perform(verb, card, seat, amounts[index], source)
            if done > 0:
                total += done
                happened.append(card)
                happened.append(done)
        below.done = total
        if len(t.listeners[event]) > 0 and not t.looks_back(verb):  # a card that came listens now
            for at in range(0, len(happened), 2):
                trigger(t, event, happened[at], t.doer(verb, happened[at], seat), happened[at + 1], source)
        t.moment = NOBODY
    else:
        rows: list[int] = []
        for card in cards:
            rows += [verb, card, t.doer(verb, card, seat), amount, source]
        push_batch(t, rows, t.by, seat)


def _heard_leaving(t: Rules, verb: int) -> bool:
    """Whether something listens for cards that leave play in whatever way, and this change may be one."""
    leaving = t.leaving_event()
    return leaving != NOBODY and t.looks_back(verb) and len(t.listeners[leaving]) > 0


def push_batch(t: Rules, rows: list[int], rule: int, seat: int) -> None:
    """Put simultaneous changes (five ints each) on the stack, to be examined and performed together."""
    batch = Batch(rule, seat)
    batch.items = rows
    t.stack.append(batch)
    t.announce(batch)


def rewrite(batch: Batch, at: int, verb: int, card: int, seat: int, amount: int) -> None:
    """Put another change in the place of the batch's change at this index (DROPPED: none at all)."""
    rows = batch.items[:]
    rows[at : at + 4] = [verb, card, seat, amount]
    batch.items = rows


def carry_out(t: Rules, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Perform a change that nothing stops, and let what listens trigger; the amount that really happened."""
    event = t.event_of(verb)
    seat = t.doer(verb, card, seat)
    if t.looks_back(verb):
        heard = hear_leaving(t, event, card, seat, amount, source)
        whose = t.player_of(card)
        done = t.perform(verb, card, seat, amount, source)
        if done > 0:
            let_wait(t, heard, card, whose, seat, done, source, [])
        return done
    done = t.perform(verb, card, seat, amount, source)
    if done > 0 and len(t.listeners[event]) > 0:
        trigger(t, event, card, seat, done, source)
    return done


def trigger(t: Rules, event: int, subject: int, seat: int, amount: int, other: int = NOBODY) -> None:
    """Let every ability that listens for this event and matches it wait for its resolution."""
    if len(t.listeners[event]) > 0:
        heard = t.hear(event, subject, seat, amount, other)
        let_wait(t, heard, subject, t.player_of(subject), seat, amount, other, [])


def hear_leaving(t: Rules, event: int, card: int, seat: int, amount: int, source: int) -> list[int]:
    """What listens for this way of leaving play, and for leaving play at all, while the card is still there."""
    leaves = t.about_to_leave(card)
    heard: list[int] = []
    if len(t.listeners[event]) > 0:
        heard = t.hear(event, card, seat, amount, source)
    leaving = t.leaving_event()
    if leaves and leaving != NOBODY and len(t.listeners[leaving]) > 0:
        heard = heard + t.hear(leaving, card, seat, amount, source)
    return heard


def resume_batch(t: Rules, batch: Batch) -> None:
    """Examine the batch's changes one after the other, then perform them together."""
    if batch.pc == 0:
        while batch.at < len(batch.items):
            if not _examine(t, batch):
                return  # a player chooses between replacements, or a replacement is at work
        batch.pc = 1
    _perform_batch(t, batch)


def _examine(t: Rules, batch: Batch) -> bool:
    """Forbidden, modified, replaced: the change at `batch.at`; False while something on top must finish first."""
    at = batch.at
    verb = batch.items[at]
    if verb < 0 or t.guards[t.event_of(verb)] == 0:
        return _examined(batch)
    event = t.event_of(verb)
    card, seat = batch.items[at + 1], batch.items[at + 2]
    source = batch.items[at + 4]
    if batch.stage == 0:
        for effect in t.effects:
            if effect.kind == FORBID and effect.what == event:
                if t.applies(effect, verb, card, seat, batch.items[at + 3], source):
                    rewrite(batch, at, DROPPED, card, seat, 0)
                    return _examined(batch)
        for effect in t.effects:
            if effect.kind == MODIFY and effect.what == event:
                if t.applies(effect, verb, card, seat, batch.items[at + 3], source):
                    rewrite(batch, at, verb, card, seat, max(0, t.modified(effect, verb, card, batch.items[at + 3])))
        batch.stage = 1
        if not t.adjusts_last(verb):
            amount = t.adjusted(verb, card, seat, batch.items[at + 3], source)
            if t.adjusts_by_choice(verb) and amount != batch.items[at + 3] and _replacements(t, batch):
                batch.stage = _UNDECIDED
            else:
                rewrite(batch, at, verb, card, seat, amount)
    if batch.stage == _UNDECIDED:
        if not batch.answer:
            return _ask_replacement(t, batch, _replacements(t, batch), True)
        if first_of(batch.answer[0]) == _ADJUST:
            batch.answer = []
            batch.stage = 1
            rewrite(batch, at, verb, card, seat, t.adjusted(verb, card, seat, batch.items[at + 3], source))
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
    return _ask_replacement(t, batch, candidates, False)


def _ask_replacement(t: Rules, batch: Batch, candidates: list[Effect], adjusting: bool) -> bool:
    """Let the player say what comes first: one of several replacements, or the change of the amount."""
    at = batch.at
    chooser = _chooser(t, batch.items[at], batch.items[at + 1], batch.items[at + 2])
    choice = Choice(ASK_REPLACEMENT, candidates[0].rule, chooser)
    choice.items = [option(ENTRY, effect.ident) for effect in candidates]
    if adjusting:
        choice.items = [option(ENTRY, _ADJUST)] + choice.items
    ask(t, choice)
    return False


def _examined(batch: Batch) -> bool:
    batch.at += FIELDS
    batch.stage = 0
    return True


def _apply(t: Rules, batch: Batch, effect: Effect) -> bool:
    """Apply a replacement; it can't apply to the same change again, and another change is examined from the start."""
    depth = len(t.stack)
    at = batch.at
    before = batch.items[at : at + 2]
    t.replace(effect, batch, at)
    if batch.items[at : at + 2] != before:
        batch.stage = 0
    batch.items = [*batch.items, _MET, effect.ident, at, 0, 0]
    return len(t.stack) == depth


def _replacements(t: Rules, batch: Batch) -> list[Effect]:
    at = batch.at
    verb = batch.items[at]
    found: list[Effect] = []
    if verb < 0:
        return found
    for effect in t.effects:
        if effect.kind == REPLACE and effect.what == t.event_of(verb) and not _met_before(t, batch, effect.ident):
            card, seat, amount, source = batch.items[at + 1 : at + FIELDS]
            if t.applies(effect, verb, card, seat, amount, source):
                found.append(effect)
    return found


def _met_before(t: Rules, batch: Batch, ident: int) -> bool:
    """Whether a replacement has met this change, or one that the change stands for by now."""
    if _met(batch, ident, batch.at):
        return True
    for frame in t.stack:
        if isinstance(frame, Batch) and frame is not batch and _met(frame, ident, frame.at):
            return True
    return False


def _met(batch: Batch, ident: int, at: int) -> bool:
    for mark in range(0, len(batch.items), FIELDS):
        if batch.items[mark] == _MET and batch.items[mark + 1] == ident and batch.items[mark + 2] == at:
            return True
    return False


def _perform_batch(t: Rules, batch: Batch) -> None:
    t.stack.pop()
    below = t.stack[-1]  # whatever the changes themselves put on the stack
    t.by = batch.rule
    row = batch.items[:]
    rows = [at for at in range(0, len(row), FIELDS) if row[at] >= 0]
    heard: list[list[int]] = []
    whose: list[int] = []
    for at in rows:
        verb = row[at]
        if t.guards[t.event_of(verb)] == 0 or t.adjusts_last(verb):  # else it was adjusted before it could be replaced
            row[at + 3] = t.adjusted(verb, row[at + 1], row[at + 2], row[at + 3], row[at + 4])
    for at in rows:
        if t.looks_back(row[at]):
            heard.append(hear_leaving(t, t.event_of(row[at]), row[at + 1], row[at + 2], row[at + 3], row[at + 4]))
        else:
            heard.append([])
        whose.append(t.player_of(row[at + 1]))
    total = 0
    t.moment = len(t.waiting)
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
                let_wait(t, heard[index], row[at + 1], whose[index], row[at + 2], row[at + 3], row[at + 4], spent)
            else:
                trigger(t, t.event_of(row[at]), row[at + 1], row[at + 2], row[at + 3], row[at + 4])
    t.moment = NOBODY
    below.done = total


def _chooser(t: Rules, verb: int, card: int, seat: int) -> int:
    """The affected player; for what is nobody's, or belongs to a player who has left, the active one."""
    chooser = t.affected(verb, card, seat)
    if chooser != NOBODY and t.alive(chooser):
        return chooser
    return t.round_from(max(0, t.active))[0]


def let_wait(
    t: Rules, heard: list[int], subject: int, whose: int, who: int, amount: int, other: int, spent: list[int]
) -> None:
    """The event has happened: what heard it waits. A card that left finds itself, and is found, where it went.

    `who` did it, and `whose` the card was as it happened.
    """
    for at in range(0, len(heard), HEARD):
        seat, source, number, program, rule, ability, floating, once = heard[at : at + HEARD]
        slots = NO_SLOTS
        if floating != NOBODY:
            if floating in spent:
                continue
            effect = effect_numbered(t, floating)
            if effect is not None:
                slots = effect.slots
                if once:
                    spent.append(floating)
                    end_effect(t, effect)
        elif ability != NOBODY and (
            not t.is_nth(ability, source, seat, subject, who) or _joins(t, ability, source, who, amount, subject)
        ):
            continue
        elif source == subject:
            number = t.number[source]
        if ability != NOBODY:
            slots = _with_one_more(t, slots, t.gathers(ability), subject)
        kind = t.kind[source] if source != NOBODY else NOBODY
        subject_number = t.number[subject] if subject != NOBODY else 0
        waiting = Waiting(seat, source, number, program, rule, subject, subject_number, amount, kind)
        waiting.other = other
        waiting.other_number = t.number[other] if other != NOBODY else 0
        waiting.who = who
        waiting.whose = whose
        waiting.slots = slots
        waiting.ability = ability
        t.waiting.append(waiting)


def _joins(t: Rules, ability: int, source: int, who: int, amount: int, subject: int) -> bool:
    """One ability for all that happens at the same time: it waits already, and learns that there is more."""
    slot = t.gathers(ability)
    if t.moment == NOBODY or slot == NOBODY:
        return False
    for at in range(t.moment, len(t.waiting)):
        waiting = t.waiting[at]  # made at this very moment: no copy shares it yet
        if waiting.ability == ability and waiting.source == source and waiting.who == who:
            waiting.amount += amount
            waiting.slots = _with_one_more(t, waiting.slots, slot, subject)
            return True
    return False


def _with_one_more(t: Rules, slots: list[list[int]], slot: int, card: int) -> list[list[int]]:
    """Slots in which one card more is remembered."""
    if slot == NOBODY or card == NOBODY:
        return slots
    rows = slots[:]
    while len(rows) <= slot:
        rows.append([])
    rows[slot] = [*rows[slot], card, t.number[card]]
    return rows
