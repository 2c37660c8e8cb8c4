"""Whether something that is done in order to do something else can be done completely: costs must be payable."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.lowering.reader import Reader
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import THAT_PLAYERS, YOURS
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.kernel.codes import NOBODY


def payable(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """The condition that the cost in an effect, if there is one, can be paid; NOBODY if it always can."""
    match effect:
        case fx.To(cost):
            return cost_payable(reader, cost, whose)
        case fx.Steps(of) if of:
            return payable(reader, of[0], whose)
    return startable(reader, effect, whose)


def startable(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """The condition that what an effect begins with, a payment or playing this very card, can be done."""
    x = reader.w.expression
    match effect:
        case fx.Steps(of) if of:
            return startable(reader, of[0], whose)
        case fx.Play(nouns.This(), free=False, less=less, way="") if whose == YOURS:
            return x(ex.GAME, reader.d.questions.can_play_this, reader.amount(less))
        case fx.Pay(amount):
            return x(
                ex.GAME,
                reader.d.questions.can_pay if whose == YOURS else reader.d.questions.they_can_pay,
                reader.amount(amount),
            )
    return NOBODY


def cost_payable(reader: Reader, cost: fx.Effect, whose: int = YOURS) -> int:
    """The condition that a cost can be paid completely; NOBODY if it always can."""
    x = reader.w.expression
    match cost:
        case fx.Pay(amount):
            return x(
                ex.GAME,
                reader.d.questions.can_pay if whose == YOURS else reader.d.questions.they_can_pay,
                reader.amount(amount),
            )
        case fx.Steps(of):
            parts = [cost_payable(reader, each, whose) for each in of]
            return reader.w.all_of([part for part in parts if part != NOBODY])
        case deeds.Discard(amount, _, cards, by, up_to=False) if by != "all":
            hand = reader.within("hand", THAT_PLAYERS if whose == THAT_PLAYERS else YOURS, reader.filter(cards))
            return x(ex.COMPARE, 1, x(ex.COUNT, hand), reader.amount(amount))
        case deeds.ToPlayer(verb, amount) if verb in reader.d.taken_from and amount != "all":
            has = nouns.PlayerHas(reader.d.taken_from[verb], "they" if whose == THAT_PLAYERS else "you")
            return x(ex.COMPARE, 1, reader.amount(has), reader.amount(amount))
        case deeds.Do(verb) if verb in reader.d.unchecked_costs:
            return NOBODY
        case deeds.Do(verb, nouns.This() as this) if verb in reader.d.cost_states:
            states = tuple(_trait(state) for state in reader.d.cost_states[verb])
            fit = befalling(reader, reader.d.words.verbs[verb]) if verb in reader.d.words.verbs else NOBODY
            return reader.w.all_of([_enough(reader, this, fit), reader.condition(nouns.They(this, states))])
        case deeds.Do(verb, them):
            fit = befalling(reader, reader.d.words.verbs[verb]) if verb in reader.d.words.verbs else NOBODY
            return _enough(reader, fit_for(reader, verb, them), fit)
        case deeds.ToDeck(them):
            return _enough(reader, them, befalling(reader, deck_change(reader, cost)))
        case deeds.RemoveCounters(kind, amount, of, up_to=False) if not isinstance(amount, str):
            return _enough_counters(reader, kind, reader.amount(amount), of)
        case fx.ChooseOne(of, count=1, up_to=False):
            return reader.any_of([doable(reader, each, whose) for each in of])
        case fx.Choose(them) | deeds.Reveal(them) | deeds.PutCounters(_, _, them):
            return _enough(reader, them)
    return NOBODY


def befalling(reader: Reader, verb: int) -> int:
    """The condition that nothing keeps a candidate from a change; NOBODY in games where nothing ever does."""
    return reader.w.expression(ex.BEFALLS, verb) if reader.d.manners.hindered_costs else NOBODY


def deck_change(reader: Reader, to_deck: deeds.ToDeck) -> int:
    """By which change cards come to a deck."""
    changes = reader.d.changes
    if to_deck.place == "shuffle" and changes.shuffle_in != NOBODY:
        return changes.shuffle_in
    return changes.to_top if to_deck.place == "top" else changes.to_bottom


def _enough(reader: Reader, them: nouns.Them, fit: int = NOBODY) -> int:
    """The condition that there are as many cards as are needed, all of them fit for it."""
    x = reader.w.expression
    number = reader.w.number
    match them:
        case nouns.Chosen(cards, count, up_to) if not up_to:
            among = reader.every(cards)
            return x(ex.COMPARE, 1, x(ex.COUNT, _fitting(reader, among, fit)), reader.amount(count))
        case nouns.This():
            return x(ex.COMPARE, 1, x(ex.COUNT, _fitting(reader, x(ex.SOURCE), fit)), number(1))
        case nouns.Top(count):
            return x(ex.COMPARE, 1, x(ex.COUNT, reader.them(them)), reader.amount(count))
        case nouns.HostOf() | nouns.Every() if fit != NOBODY:
            all_of_them = x(ex.COUNT, reader.them(them))
            fit_ones = x(ex.COUNT, _fitting(reader, reader.them(them), fit))
            return x(ex.AND, all_of_them, x(ex.COMPARE, 1, fit_ones, all_of_them))
    return NOBODY


def _fitting(reader: Reader, cards: int, fit: int) -> int:
    return cards if fit == NOBODY else reader.w.expression(ex.KEPT, cards, fit)


def _enough_counters(reader: Reader, kind: str, amount: int, of: nouns.Them) -> int:
    """The condition that counters can be removed from a card, or from one that is chosen for it."""
    x = reader.w.expression
    codes = reader.d.counters[kind]
    lying = x(ex.FACT, codes.fact) if codes.fact != NOBODY else x(ex.COUNTERS, codes.kind)
    if isinstance(of, nouns.Chosen):
        return _enough(reader, of, x(ex.COMPARE, 1, lying, amount))
    return x(ex.COMPARE, 1, x(ex.SUM, reader.them(of), lying), amount)


def enough_targets(reader: Reader, targets: Sequence[nouns.Chosen]) -> int:
    """The condition that every target which a text demands is there and may be chosen; NOBODY if it demands none."""
    may_be = reader.w.expression(ex.CHOOSABLE)
    parts = [_enough(reader, target, NOBODY if target.plain else may_be) for target in targets]
    return reader.w.all_of([part for part in parts if part != NOBODY])


def enough_on_top(reader: Reader, cost: fx.Effect) -> int:
    """The condition that a deck has as many cards on top as a deed takes from there; NOBODY if it takes none.

    All the others that are too few tell so when they are chosen.
    """
    inner = cost.do if isinstance(cost, fx.PlayersMay) else cost
    if isinstance(inner, deeds.Do | deeds.ToDeck) and isinstance(inner.them, nouns.Top):
        return _enough(reader, inner.them)
    return NOBODY


def doable(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """The condition that one of two things can be done at all; it always has a number."""
    parts = [cost_payable(reader, effect, whose)]
    if isinstance(effect, deeds.Discard):
        parts.append(reader.w.expression(ex.GAME, reader.d.questions.can_discard, int(whose != YOURS)))
    parts = [part for part in parts if part != NOBODY]
    return reader.w.all_of(parts) if parts else reader.w.number(1)


def fit_for(reader: Reader, verb: str, them: nouns.Them) -> nouns.Them:
    """Those of the cards that can be paid with: what is turned for a cost must not have been turned before."""
    states = reader.d.cost_states.get(verb, ())
    return _narrowed(them, tuple(_trait(state) for state in states)) if states else them


def _trait(state: str) -> nouns.Trait:
    positive = state.removeprefix("not ")
    return nouns.Is(state) if positive == state else nouns.Not(nouns.Is(positive))


def _narrowed(them: nouns.Them, traits: tuple[nouns.Trait, ...]) -> nouns.Them:
    if not isinstance(them, nouns.Chosen):
        return them
    cards = them.cards
    where = (*cards.where, *traits)
    narrowed = nouns.Cards(cards.types, cards.whose, where, cards.zone, cards.other)
    return nouns.Chosen(narrowed, them.count, them.up_to, them.by, them.name, plain=them.plain)


def as_cost(reader: Reader, effect: fx.Effect) -> fx.Effect:
    """As a cost, some verbs ask for more; and no card can be discarded to play itself."""
    if isinstance(effect, deeds.Do) and effect.verb in reader.d.cost_verbs:
        return msgspec.structs.replace(effect, verb=reader.d.cost_verbs[effect.verb])
    if isinstance(effect, deeds.Discard):
        cards = msgspec.structs.replace(effect.cards, other=True)
        return msgspec.structs.replace(effect, cards=cards)
    return effect
