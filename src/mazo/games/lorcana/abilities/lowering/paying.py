"""Whether something that is done in order to do something else can be done completely: costs must be payable."""

from __future__ import annotations

import msgspec

from mazo.abilities import expressions as ex
from mazo.abilities.program import THAT_PLAYERS, YOURS
from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.games.lorcana.abilities.lowering.reading import Reader
from mazo.games.lorcana.rules import words
from mazo.kernel.codes import NOBODY


def payable(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """[6.1.4.1] The condition that the cost in an effect, if there is one, can be paid; NOBODY if it always can."""
    x = reader.w.expression
    match effect:
        case fx.To(cost):
            return cost_payable(reader, cost, whose)
        case fx.Steps(of) if of:
            return payable(reader, of[0], whose)
        case fx.Play(nouns.This(), free=False, less=less, way="") if whose == YOURS:
            return x(ex.GAME, words.CAN_PLAY_THIS, reader.amount(less))
        case fx.Pay(amount):
            return x(ex.GAME, words.CAN_PAY if whose == YOURS else words.THEY_CAN_PAY, reader.amount(amount))
    return NOBODY


def cost_payable(reader: Reader, cost: fx.Effect, whose: int = YOURS) -> int:
    """The condition that a cost can be paid completely; NOBODY if it always can."""
    x = reader.w.expression
    match cost:
        case fx.Pay(amount):
            return x(ex.GAME, words.CAN_PAY if whose == YOURS else words.THEY_CAN_PAY, reader.amount(amount))
        case fx.Steps(of):
            parts = [cost_payable(reader, each, whose) for each in of]
            return reader.w.all_of([part for part in parts if part != NOBODY])
        case deeds.Discard(amount, _, cards, by, up_to=False) if by != "all":
            hand = x(ex.CARDS, words.HAND, THAT_PLAYERS if whose == THAT_PLAYERS else YOURS, reader.filter(cards))
            return x(ex.COMPARE, 1, x(ex.COUNT, hand), reader.amount(amount))
        case deeds.Do("exert as a cost", them):
            return _enough(reader, ready_and_dry(them))
        case deeds.Do("exert", them):
            return _enough(reader, ready_ones(them))
        case deeds.Do("ready" | "put into discard"):
            return NOBODY
        case deeds.Do(_, them) | deeds.ToDeck(them) | fx.Choose(them) | deeds.PutCounters(_, _, them):
            return _enough(reader, them)
    return NOBODY


def _enough(reader: Reader, them: nouns.Them) -> int:
    x = reader.w.expression
    match them:
        case nouns.Chosen(cards, count, up_to) if not up_to:
            return x(ex.COMPARE, 1, x(ex.COUNT, reader.every(cards)), reader.amount(count))
        case nouns.This():
            return x(ex.COMPARE, 1, x(ex.COUNT, x(ex.SOURCE)), reader.w.number(1))
        case nouns.Top(count):
            return x(ex.COMPARE, 1, x(ex.COUNT, reader.them(them)), reader.amount(count))
    return NOBODY


def doable(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """[6.1.5.2] The condition that one of two things can be done at all; it always has a number."""
    parts = [cost_payable(reader, effect, whose)]
    if isinstance(effect, deeds.Discard):
        parts.append(reader.w.expression(ex.GAME, words.CAN_DISCARD, int(whose != YOURS)))
    parts = [part for part in parts if part != NOBODY]
    return reader.w.all_of(parts) if parts else reader.w.number(1)


def ready_and_dry(them: nouns.Them) -> nouns.Them:
    """[4.4.2.1] [5.1.1.11] What is exerted for a cost must be ready and, a character, dry."""
    return _narrowed(them, (nouns.Is("ready"), nouns.Not(nouns.Is("drying"))))


def ready_ones(them: nouns.Them) -> nouns.Them:
    """[5.1.1.2] What is exerted in order to do something else must be ready."""
    return _narrowed(them, (nouns.Is("ready"),))


def _narrowed(them: nouns.Them, traits: tuple[nouns.Trait, ...]) -> nouns.Them:
    if not isinstance(them, nouns.Chosen):
        return them
    cards = them.cards
    where = (*cards.where, *traits)
    narrowed = nouns.Cards(cards.types, cards.whose, where, cards.zone, cards.other)
    return nouns.Chosen(narrowed, them.count, them.up_to, them.by, them.name, plain=them.plain)


def as_cost(effect: fx.Effect) -> fx.Effect:
    """[4.4.2.1] [1.5.3] As a cost, exerting is the symbol; and no card can be discarded to play itself."""
    if isinstance(effect, deeds.Do) and effect.verb == "exert":
        return deeds.Do("exert as a cost", effect.them)
    if isinstance(effect, deeds.Discard):
        cards = msgspec.structs.replace(effect.cards, other=True)
        return msgspec.structs.replace(effect, cards=cards)
    return effect
