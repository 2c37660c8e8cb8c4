"""Effects that last: when they act, on which cards, how much, how they begin and when their time is over."""

from mazo.abilities.lasting.codes import (
    ALL_OPPONENTS,
    DURING_YOUR_TURN,
    START_OF_THEIR_TURN,
    THE_ONE_AT_HAND,
    THEIR_NEXT_TURN,
    THIS_TURN,
    YOUR_NEXT_TURN,
)
from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.machine.expressions import IS_SOURCE, context, evaluate, gather, holds, lent, number_of
from mazo.abilities.machine.records import Ability, Run
from mazo.kernel.codes import NOBODY, REPLACE, TRIGGER
from mazo.kernel.effects import WHILE_SOURCE, begin_effect, new_effect
from mazo.kernel.records import Effect
from mazo.kernel.trace import static_mark, template_mark


def active(t: Continuous, effect: Effect) -> bool:
    """Whether an effect acts now: in its time, and while its condition holds."""
    if effect.condition == NOBODY and not t.tracing and not t.lasts(t.shared.losing):
        return in_time(t, effect)
    run = lent(t, effect.source, effect.seat)
    does = acts(t, effect, run)
    t.spare = run
    return does


def acts(t: Continuous, effect: Effect, run: Run) -> bool:
    """The same, with registers that have been aimed at the effect."""
    if not in_time(t, effect):
        return False
    if effect.condition != NOBODY and evaluate(t, run, effect.condition, effect.subject) == 0:
        return False
    losing = t.shared.losing
    if t.lasts(losing) and effect.ability != NOBODY and effect.kind != losing:
        if is_lost(t, effect.source, t.shared.all_abilities[effect.ability]):
            return False
    if t.tracing and effect.duration == WHILE_SOURCE and effect.source != NOBODY:
        t.trace.add(static_mark(t.kind[effect.source], effect.kind, effect.what, effect.cards))
    return True


def aim(t: Continuous, run: Run, effect: Effect) -> None:
    """Let the registers speak for an effect: its card and its player."""
    run.source = effect.source
    run.number = t.number[effect.source] if effect.source != NOBODY else 0
    run.seat = effect.seat
    run.who = effect.seat


def in_time(t: Continuous, effect: Effect) -> bool:
    """Whether the time of an effect is now."""
    duration = effect.duration
    if duration == DURING_YOUR_TURN:
        if effect.seat != t.during:
            return False
    elif duration == THEIR_NEXT_TURN:
        if t.active != effect.bound or t.turn <= effect.turn:
            return False
    elif duration == YOUR_NEXT_TURN and (t.active != effect.seat or t.turn <= effect.turn):
        return False
    return True


def lasts_on(t: Continuous, effect: Effect, card: int) -> bool:
    """Whether an effect is on this card: its subject, or one of all that it matches."""
    if effect.subject != NOBODY:
        return effect.subject == card and t.number[card] == effect.subject_number
    meant = effect.cards == NOBODY or holds(t, effect.cards, effect.source, effect.seat, card)
    return meant and not t.spares(effect, card)


def reaches(t: Continuous, effect: Effect, card: int) -> bool:
    """Whether an effect acts now, on this card."""
    return active(t, effect) and lasts_on(t, effect, card)


def is_of_source(t: Continuous, effect: Effect) -> bool:
    """Whether an effect is about the card that it comes from: while that is in play, no other matters."""
    return effect.cards != NOBODY and t.expressions[effect.cards][0] == IS_SOURCE


def is_on_another(t: Continuous, effect: Effect, card: int) -> bool:
    """Whether an effect is on one card only, and on another than this, as can be seen without reading conditions."""
    if effect.subject != NOBODY:
        return effect.subject != card
    return effect.source != card and is_of_source(t, effect)


def is_lost(t: Continuous, card: int, ability: Ability) -> bool:
    """Whether an effect takes this ability away from the card."""
    losing = t.shared.losing
    if t.lasts(losing):
        name = t.name_of_ability(ability)
        for effect in t.effects:
            if effect.kind == losing and effect.what == name and reaches(t, effect, card):
                return True
    return False


def much(t: Continuous, effect: Effect, card: int) -> int:
    """How much an effect amounts to on this card."""
    if effect.value == NOBODY:
        return effect.amount
    return number_of(t, effect.value, effect.source, effect.seat, card)


def binds(effect: Effect, seat: int) -> bool:
    """Whether an effect on players concerns this one."""
    if effect.bound == ALL_OPPONENTS:
        return seat != effect.seat
    return effect.bound == NOBODY or effect.bound == seat


def excused(t: Continuous, effect: Effect, seat: int) -> bool:
    """Whether a prohibition says "unless", and that is so of this player."""
    if effect.program == NOBODY:
        return False
    run = context(t, effect.source, effect.seat)
    run.who = seat
    return evaluate(t, run, effect.program, NOBODY) != 0


def fill_in(effect: Effect, ability: Ability) -> None:
    """What a card's own static ability says, as the effect that lasts while the card is in play."""
    effect.what = ability.what if ability.kind != REPLACE else ability.event
    effect.cards = ability.cards
    effect.condition = ability.condition
    effect.value = ability.value
    effect.amount = ability.amount
    effect.bound = _bound_of(ability, effect.seat)
    effect.ability = ability.ident


def _bound_of(template: Ability, seat: int) -> int:
    """Which players an effect concerns: its own, all opponents, or everybody."""
    return template.bound if template.bound < 0 else seat


def begin(t: Continuous, run: Run, template_number: int, cards: int, amount: int) -> None:
    """Let an effect last: on each of those cards, or as a rule on whatever matches."""
    template = t.templates[template_number]
    if t.tracing:
        t.trace.add(template_mark(template_number))
    much_now = evaluate(t, run, amount, NOBODY) if amount != NOBODY else template.amount
    if cards != NOBODY:
        found = gather(t, run, cards)
        for card in found:
            _begin_one(t, run, template, card, much_now)
        run.done = len(found)
        run.expected = max(1, len(found))
        return
    run.done = 1
    if template.cards == NOBODY or not t.only_on_those_here(template.kind):
        _begin_one(t, run, template, NOBODY, much_now)
        return
    here = context(t, run.source, run.seat)
    for zone in t.shared.play_zones:
        for seat in range(t.seats):
            for card in t.cards(zone, seat):
                if evaluate(t, here, template.cards, card) != 0:
                    _begin_one(t, run, template, card, much_now)


def _begin_one(t: Continuous, run: Run, template: Ability, card: int, amount: int) -> None:
    rule = template.rule if template.rule > 0 else run.rule
    duration = template.duration
    if duration == WHILE_SOURCE and not t.stands(run):
        return  # its card has left already
    effect = new_effect(
        t, template.kind, rule, run.seat, run.source, card, template.what, amount, duration, template.program
    )
    effect.condition = template.condition
    effect.source_number = run.number
    if template.kind == TRIGGER or template.kind == REPLACE:
        effect.what = template.event
        effect.slots = run.slots
        effect.cards = template.cards
    elif card == NOBODY:
        effect.cards = template.cards
        effect.value = template.value
    if duration == THEIR_NEXT_TURN or duration == START_OF_THEIR_TURN:
        effect.bound = t.controller[card] if card != NOBODY else run.who
    elif t.is_on_players(template.kind):
        effect.bound = run.who if template.bound == THE_ONE_AT_HAND else _bound_of(template, run.seat)
    if card != NOBODY and not t.takes(effect):
        return
    begin_effect(t, effect)
    t.began(effect)


def ends_this_turn(effect: Effect, turn: int, seat: int) -> bool:
    """Whether an effect ends with this turn of that player."""
    if effect.duration == THIS_TURN:
        return True
    if effect.duration == THEIR_NEXT_TURN or effect.duration == START_OF_THEIR_TURN:
        return effect.bound == seat and turn > effect.turn
    return effect.duration == YOUR_NEXT_TURN and effect.seat == seat and turn > effect.turn
