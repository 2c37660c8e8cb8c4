"""Static abilities: each fact as an effect that lasts while its card is in play, or as a figure of the card itself."""

from __future__ import annotations

from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import facts, nouns
from mazo.errors import BadTree
from mazo.games.lorcana.abilities.lowering.paying import as_cost, cost_payable
from mazo.games.lorcana.abilities.lowering.reading import Reader
from mazo.games.lorcana.abilities.lowering.templates import bound_to, said
from mazo.games.lorcana.book.keys import STATIC_ABILITY
from mazo.games.lorcana.lexicon import CHANGEABLE, CHARGES, STATS, ZONES
from mazo.games.lorcana.rules import words
from mazo.games.lorcana.rules.costs import ONLY_ONCE
from mazo.games.lorcana.rules.damage import ALL_OF_IT, ONLY_IN_CHALLENGES
from mazo.games.lorcana.rules.shifting import PERMITS
from mazo.kernel.codes import NOBODY
from mazo.kernel.records import Ability


def fact_of(reader: Reader, fact: fx.Fact, condition: int) -> tuple[Ability, bool]:
    """A fact as an ability, and whether it works while the card is not in play."""
    ability, elsewhere = _fact(reader, fact)
    ability.rule = STATIC_ABILITY
    ability.condition = condition
    if isinstance(fact, facts.CostsLess) and fact.limit == "first":
        ability.condition = reader.w.all_of([part for part in (condition, _none_yet(reader, fact)) if part != NOBODY])
    return ability, elsewhere


def _none_yet(reader: Reader, fact: facts.CostsLess) -> int:
    """The condition that no such card has been played this turn."""
    cards = fact.cards if isinstance(fact.cards, nouns.Cards) else None
    return reader.condition(nouns.Compare(nouns.Happened("play", "you", cards), "is", 0))


def _fact(reader: Reader, fact: fx.Fact) -> tuple[Ability, bool]:
    match fact:
        case facts.CostsLess(amount, cards, who, what):
            ability = _new(words.COST, CHARGES[what])
            ability.value = reader.amount(amount)
            ability.bound = bound_to(who)
            if fact.limit == "once":
                ability.program = ONLY_ONCE
            if isinstance(cards, str) and what in ("move", "shift onto"):
                ability.cards = reader.subject(cards)
                return ability, False
            if isinstance(cards, str):
                return ability, True
            ability.cards = reader.filter(cards, whose=False)
            return ability, False
        case facts.PlayFrom("this"):
            ability = _new(words.PLAY_FROM, PERMITS)
            ability.zone = words.DISCARD
            return ability, True
        case fx.FreeWith(cost, way):
            return _alternate(reader, cost, way == "shift"), True
        case fx.Gain(nouns.This(), fx.Keyword("Shift", int() as ink, cost)):
            return _alternate(reader, cost or fx.Cost(pay=ink), True), True
        case facts.Enters(cards, state, counters, amount, optional, zone):
            inkwell = zone == "inkwell"
            bits = bool(state) | (2 if counters else 0) | (4 if optional else 0) | (8 if inkwell else 0)
            ability = _new(words.ENTERS, int(bits))
            ability.value = reader.amount(amount)
            if isinstance(cards, str):
                return ability, True
            if inkwell:
                ability.bound = {"opposing": -2, "any": NOBODY}.get(cards.whose, 0)
            ability.cards = reader.filter(cards) if not inkwell else NOBODY
            return ability, False
        case fx.Cant(them="you" | "each player", act="play", cards=None):
            return _new(words.PLAYER_CANT, words.CANT_PLAY), True
    return _in_play(reader, fact), False


def _in_play(reader: Reader, fact: fx.Fact) -> Ability:
    match fact:
        case fx.Get(them, _, amount):
            ability = said(reader, fact)
            ability.value = reader.amount(amount)
            ability.cards = _whom(reader, them)
            if fact.only is not None:
                ability.cards = reader.w.all_of([ability.cards, reader.trait(fact.only)])
        case fx.Gain(them, inner):
            ability = said(reader, fact)
            if isinstance(inner, fx.Keyword):
                ability.value = reader.amount(inner.amount)
            ability.cards = _whom(reader, them)
        case fx.Lose(them) | fx.GainClass(them) | fx.Must(them) | fx.Can(them):
            ability = said(reader, fact)
            ability.cards = _whom(reader, them)
        case fx.Cant(them):
            ability = said(reader, fact)
            if isinstance(them, str):
                ability.bound = bound_to(them)
            elif not isinstance(them, nouns.PlayerOf | nouns.Every):
                ability.cards = _whom(reader, them)
        case facts.PlayerRule(rule, amount, who):
            ability = said(reader, fact)
            if rule == "ink more":
                ability.value = reader.amount(amount)
            if rule != "challenge limit":
                ability.bound = bound_to(who)
        case fx.Skip(_, who):
            ability = said(reader, fact)
            ability.bound = bound_to(who)
        case fx.Instead() | facts.PlayFrom():
            ability = said(reader, fact)
        case _:
            ability = _rule(reader, fact)
    return ability


def _rule(reader: Reader, fact: fx.Fact) -> Ability:
    match fact:
        case facts.DoFrom(_, zone, cards):
            ability = _new(words.INK_FROM, ZONES[zone])
            ability.cards = reader.filter(cards, whose=False)
        case facts.DoBy(_, cards, stat):
            ability = _new(words.DAMAGE_BY, STATS[stat])
            ability.cards = reader.filter(cards)
        case facts.Floor(cards, stat):
            ability = _new(words.FLOOR, CHANGEABLE[stat])
            ability.cards = reader.filter(cards)
        case facts.More(_, amount, by, to, only, prevent):
            bits = (ONLY_IN_CHALLENGES if only else 0) | (ALL_OF_IT if prevent else 0)
            ability = _new(words.MORE_DAMAGE, bits)
            ability.value = reader.amount(amount)
            ability.cards = reader.subject(to) if to is not None else NOBODY
            ability.program = reader.subject(by) if by is not None else NOBODY
        case facts.FreeToPlay(cards):
            ability = _new(words.PLAY_FREE, 0)
            ability.cards = reader.filter(cards, whose=False)
        case _:
            raise BadTree(f"{fact!r} is no fact about cards in play.", f"{fact!r} no dice nada de cartas en juego.")
    return ability


def _alternate(reader: Reader, cost: fx.Cost | None, shift: bool) -> Ability:
    """[1.5.5] Another way to pay for this card."""
    ability = _new(words.PLAY_FROM, int(shift))
    if cost is not None:
        ability.ink = cost.pay
        if cost.effects:
            steps = fx.Steps(tuple(as_cost(each) for each in cost.effects))
            ability.paying = reader.program(steps)
            ability.payable = cost_payable(reader, steps)
    return ability


def _whom(reader: Reader, them: nouns.Them) -> int:
    """Which cards a fact speaks of, as a condition on a candidate."""
    match them:
        case nouns.This():
            return reader.trait(nouns.SameObject(them))
        case nouns.Every(cards):
            return reader.filter(cards)
        case nouns.Ref():
            return reader.trait(nouns.SameObject(them))
        case nouns.Both(of):
            return reader.any_of([_whom(reader, each) for each in of])
    raise BadTree(f"A fact can't speak of {them!r}.", f"Un hecho no puede hablar de {them!r}.")


def _new(kind: int, what: int) -> Ability:
    return Ability(kind, NOBODY, NOBODY, STATIC_ABILITY, what)
