"""Effects that last: when they act, on which cards, how much, and how they begin."""

from mazo.abilities.machine.expressions import context, evaluate, gather, holds, number_of
from mazo.abilities.machine.records import Ability, Run
from mazo.games.lorcana.rules.words import (
    ACTION,
    CANT,
    CLASS,
    COST,
    DECK,
    DURING_YOUR_TURN,
    EXTRA_INK,
    GAINS_KEYWORD,
    GETS,
    GETS_STRENGTH,
    GRANT,
    KEYWORD,
    LORE_GOAL,
    LOSE_ABILITY,
    NEXT_COST,
    OPEN_TOP,
    PLAY,
    PLAYER_CANT,
    READY_LIMIT,
    SKIP,
    START_OF_THEIR_TURN,
    STATS,
    THEIR_NEXT_TURN,
    THIS_TURN,
    YOUR_NEXT_TURN,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, REPLACE, STAT, TRIGGER
from mazo.kernel.effects import WHILE_SOURCE, begin_effect, new_effect
from mazo.kernel.knowledge import everyone, show
from mazo.kernel.log import note
from mazo.kernel.records import Effect
from mazo.kernel.trace import static_mark, template_mark

ALL_OPPONENTS = -2
"""The `bound` of an effect on all opponents of its player."""
THE_ONE_AT_HAND = -3
"""The `bound` of a template whose effect concerns the player at hand."""


def active(t: Lorcana, effect: Effect) -> bool:
    """Whether an effect acts now: in its time, and while its condition holds."""
    if effect.condition == NOBODY and not t.tracing and t.kinds[LOSE_ABILITY] == 0:
        return in_time(t, effect)
    return acts(t, effect, context(t, effect.source, effect.seat))


def acts(t: Lorcana, effect: Effect, run: Run) -> bool:
    """[6.1.13] [6.1.13.5] [6.1.15] The same, with registers that have been aimed at the effect."""
    if not in_time(t, effect):
        return False
    if effect.condition != NOBODY and evaluate(t, run, effect.condition, effect.subject) == 0:
        return False
    if t.kinds[LOSE_ABILITY] > 0 and effect.ability != NOBODY and effect.kind != LOSE_ABILITY:
        if is_lost(t, effect.source, t.figures.all_abilities[effect.ability]):
            return False
    if t.tracing and effect.duration == WHILE_SOURCE and effect.source != NOBODY:
        t.trace.add(static_mark(t.kind[effect.source], effect.kind, effect.what, effect.cards))
    return True


def aim(t: Lorcana, run: Run, effect: Effect) -> None:
    """Let the registers speak for an effect: its card and its player."""
    run.source = effect.source
    run.number = t.number[effect.source] if effect.source != NOBODY else 0
    run.seat = effect.seat
    run.who = effect.seat


def in_time(t: Lorcana, effect: Effect) -> bool:
    """[6.1.13.1] [6.1.13.3] Whether the time of an effect is now."""
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


def lasts_on(t: Lorcana, effect: Effect, card: int) -> bool:
    """Whether an effect is on this card: its subject, or one of all that it matches."""
    if effect.subject != NOBODY:
        return effect.subject == card and t.number[card] == effect.subject_number
    return effect.cards == NOBODY or holds(t, effect.cards, effect.source, effect.seat, card)


def reaches(t: Lorcana, effect: Effect, card: int) -> bool:
    """Whether an effect acts now, on this card."""
    return active(t, effect) and lasts_on(t, effect, card)


def is_lost(t: Lorcana, card: int, ability: Ability) -> bool:
    """[1.2.2] Whether an effect takes this ability away from the card."""
    if t.kinds[LOSE_ABILITY] > 0:
        name = t.figures.name_numbers.get(ability.name.casefold(), NOBODY)
        for effect in t.effects:
            if effect.kind == LOSE_ABILITY and effect.what == name and reaches(t, effect, card):
                return True
    return False


def much(t: Lorcana, effect: Effect, card: int) -> int:
    """How much an effect amounts to on this card."""
    if effect.value == NOBODY:
        return effect.amount
    return number_of(t, effect.value, effect.source, effect.seat, card)


def binds(effect: Effect, seat: int) -> bool:
    """[1.3.5.2] Whether an effect on players concerns this one."""
    if effect.bound == ALL_OPPONENTS:
        return seat != effect.seat
    return effect.bound == NOBODY or effect.bound == seat


def excused(t: Lorcana, effect: Effect, seat: int) -> bool:
    """[6.1.16] Whether a prohibition says "unless", and that is so of this player."""
    if effect.program == NOBODY:
        return False
    run = context(t, effect.source, effect.seat)
    run.who = seat
    return evaluate(t, run, effect.program, NOBODY) != 0


def open_tops(t: Lorcana) -> None:
    """[7.1.3] [7.2.1] The top cards of decks that are played face up are seen by all."""
    for seat in t.remaining():
        deck = t.cards(DECK, seat)
        if deck:
            for effect in t.effects:
                if effect.kind == OPEN_TOP and binds(effect, seat) and active(t, effect):
                    show(t, deck[-1], everyone(t))
                    break


def fill_in(t: Lorcana, effect: Effect, ability: Ability) -> None:
    """[6.4.1] What a card's own static ability says, as the effect that lasts while the card is in play."""
    effect.what = ability.what if ability.kind != REPLACE else ability.event
    effect.cards = ability.cards
    effect.condition = ability.condition
    effect.value = ability.value
    effect.amount = ability.amount
    effect.bound = bound_of(ability, effect.seat)
    effect.ability = ability.ident


def bound_of(template: Ability, seat: int) -> int:
    """Which players an effect concerns: its own, all opponents, or everybody."""
    return template.bound if template.bound < 0 else seat


def begin(t: Lorcana, run: Run, template_number: int, cards: int, amount: int) -> None:
    """[6.4.2.1] [6.4.2.2] Let an effect last: on each of those cards, or as a rule on whatever matches."""
    template = t.figures.templates[template_number]
    kind = template.kind
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
    if kind != TRIGGER and template.cards != NOBODY and not t.edition.late_arrivals and _concerns_cards(kind):
        here = context(t, run.source, run.seat)
        for seat in range(t.seats):
            for card in t.cards(PLAY, seat):
                if evaluate(t, here, template.cards, card) != 0:
                    _begin_one(t, run, template, card, much_now)
        run.done = 1
        return
    _begin_one(t, run, template, NOBODY, much_now)
    run.done = 1


def _concerns_cards(kind: int) -> bool:
    return kind == STAT or kind == CANT or kind == GRANT or kind == CLASS


def stands(t: Lorcana, run: Run) -> bool:
    """Whether the card that an effect comes from is still in play; an action never stays there."""
    here = t.is_object(run.source, run.number) and t.in_play(run.source)
    return here and t.type_of(run.source) != ACTION


def _begin_one(t: Lorcana, run: Run, template: Ability, card: int, amount: int) -> None:
    rule = template.rule if template.rule > 0 else run.rule
    duration = template.duration
    if duration == WHILE_SOURCE and not stands(t, run):
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
    elif _on_players(template.kind):
        effect.bound = run.who if template.bound == THE_ONE_AT_HAND else bound_of(template, run.seat)
    begin_effect(t, effect)
    if template.kind == STAT and card != NOBODY and template.what < STATS:
        note(t, GETS_STRENGTH + template.what, rule, run.seat, card, run.source, amount)
    elif template.kind == KEYWORD and card != NOBODY:
        note(t, GAINS_KEYWORD, rule, run.seat, card, run.source, template.what)
    else:
        note(t, GETS, rule, run.seat, card, run.source, amount)


def _on_players(kind: int) -> bool:
    return kind in (COST, NEXT_COST, PLAYER_CANT, EXTRA_INK, LORE_GOAL, READY_LIMIT, SKIP)


def ends_this_turn(effect: Effect, turn: int, seat: int) -> bool:
    """[3.4.1.2] Whether an effect ends with this turn of that player."""
    if effect.duration == THIS_TURN:
        return True
    if effect.duration == THEIR_NEXT_TURN or effect.duration == START_OF_THEIR_TURN:
        return effect.bound == seat and turn > effect.turn
    return effect.duration == YOUR_NEXT_TURN and effect.seat == seat and turn > effect.turn


def stays(effect: Effect) -> bool:
    """Whether an effect was made by a resolved effect, so that it no longer depends on its source."""
    return effect.duration != WHILE_SOURCE
