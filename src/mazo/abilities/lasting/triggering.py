"""Triggered abilities as they trigger and as they resolve: patterns, the "if" after a trigger, and "once"."""

from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.lasting.lasting import active, is_lost, lasts_on, reaches
from mazo.abilities.lasting.memory import place_of_event, use, uses
from mazo.abilities.machine.expressions import AND, IS_SOURCE, context, evaluate, had
from mazo.abilities.machine.program import CONDITION, USED_UP
from mazo.abilities.machine.records import Ability, Run
from mazo.abilities.machine.runner import start_waiting
from mazo.kernel.codes import NOBODY, TRIGGER
from mazo.kernel.records import Effect, Waiting


def event_context(t: Continuous, source: int, seat: int, subject: int, who: int, amount: int, other: int) -> Run:
    """The registers of an ability as it looks at an event."""
    run = Run(NOBODY, 0, seat)
    run.source = source
    run.number = t.number[source] if source != NOBODY else 0
    run.that = subject
    run.that_number = t.number[subject] if subject != NOBODY else 0
    run.other = other
    run.other_number = t.number[other] if other != NOBODY else 0
    run.who = who
    run.amount = amount
    run.event_amount = amount
    return run


def _only_itself(t: Continuous, condition: int) -> bool:
    """Whether a pattern is at once seen to mean nothing but what happens to its own card."""
    row = t.expressions[condition]
    if row[0] == AND:
        row = t.expressions[row[1]]
    return row[0] == IS_SOURCE


def triggers(t: Continuous, ability: Ability, card: int, subject: int, who: int, amount: int, other: int) -> bool:
    """Whether an ability triggers on what happened, as its card sees it."""
    if card != subject and not t.tracing and _only_itself(t, ability.condition):
        return False
    run = event_context(t, card, t.controller[card], subject, who, amount, other)
    if evaluate(t, run, ability.condition, subject) == 0 or is_lost(t, card, ability):
        return False
    if ability.secondary != NOBODY and t.asks_if_at_once():
        return evaluate(t, run, ability.secondary, subject) != 0
    return True


def is_nth_time(t: Continuous, ident: int, card: int, seat: int, subject: int, who: int) -> bool:
    """Whether an event is the one in the turn that an ability speaks of; of several at once, one is."""
    ability = t.shared.all_abilities[ident]
    if ability.nth == 0:
        return True
    run = context(t, card, seat)
    run.who = who  # "their second card" is counted for the player who did it
    return place_of_event(t, run, t.expressions[ability.counted], subject) == ability.nth


def floating_triggers(t: Continuous, effect: Effect, subject: int, who: int, amount: int, other: int) -> bool:
    """Whether a floating or delayed trigger triggers on what happened."""
    if not active(t, effect):
        return False
    if effect.subject != NOBODY and effect.subject != subject:
        return False
    if effect.cards == NOBODY:
        return True
    run = event_context(t, effect.source, effect.seat, subject, who, amount, other)
    run.slots = effect.slots
    return evaluate(t, run, effect.cards, subject) != 0


def heard_by(t: Continuous, effect: Effect) -> int:
    """What a floating trigger waits for, or the ability that an effect grants; NOBODY if it waits for nothing."""
    if effect.kind == TRIGGER:
        return effect.what
    if effect.kind == t.shared.granting:
        ability = t.shared.all_abilities[effect.what]
        return ability.event if ability.kind == TRIGGER else NOBODY
    return NOBODY


def bearers(t: Continuous, effect: Effect) -> list[int]:
    """The cards that have an ability from this effect now."""
    if effect.kind != t.shared.granting or not active(t, effect):
        return []
    if effect.subject != NOBODY:
        return [effect.subject] if lasts_on(t, effect, effect.subject) else []
    found: list[int] = []
    for zone in t.shared.play_zones:
        for seat in range(t.seats):
            for card in t.cards(zone, seat):
                if reaches(t, effect, card):
                    found.append(card)
    return found


def resolve(t: Continuous, waiting: Waiting) -> None:
    """Begin to resolve: nothing happens if its "if" is false or it is used up."""
    if waiting.ability != NOBODY:
        ability = t.shared.all_abilities[waiting.ability]
        if ability.times > 0 and is_used_up(t, ability, waiting.number):
            t.came_to_nothing(_looking_back(waiting), USED_UP, NOBODY, 0)
            return
        if ability.secondary != NOBODY:
            run = _looking_back(waiting)
            run.that, run.that_number = waiting.that, waiting.that_number
            run.other, run.other_number = waiting.other, waiting.other_number
            run.who, run.event_whose = waiting.who, waiting.whose
            run.amount, run.event_amount = waiting.amount, waiting.amount
            if evaluate(t, run, ability.secondary, waiting.that) == 0:
                t.came_to_nothing(run, CONDITION, ability.secondary, had(t, run, ability.secondary))
                return
    start_waiting(t, waiting)


def _looking_back(waiting: Waiting) -> Run:
    """The registers of an ability that is about to resolve."""
    run = Run(NOBODY, 0, waiting.seat)
    run.source, run.number = waiting.source, waiting.number
    return run


def is_used_up(t: Continuous, ability: Ability, number: int) -> bool:
    """Whether an object's ability has been used as often as it can be this turn, or is being used for the last time.

    What it does may bring about what it waits for, and in a game whose plays nest that resolves before it has ended.
    """
    count = uses(t, ability.ident, number)
    for frame in t.stack:
        if isinstance(frame, Run) and frame.ability == ability.ident and frame.number == number:
            count += 1
    return count >= ability.times


def resolved(t: Continuous, run: Run) -> None:
    """What can be used only so often is used when it has resolved completely."""
    if run.ability != NOBODY and run.whole:
        ability = t.shared.all_abilities[run.ability]
        if ability.times > 0:
            use(t, ability.ident, run.number)
