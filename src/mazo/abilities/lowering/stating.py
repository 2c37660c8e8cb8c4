"""Static abilities: each fact as an effect that lasts while its card is in play, or as a figure of the card itself."""

from __future__ import annotations

from mazo.abilities.lowering.reader import Reader
from mazo.abilities.lowering.templates import bound_to, new, said
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import facts, nouns
from mazo.errors import BadTree
from mazo.kernel.codes import NOBODY


def fact_of(reader: Reader, fact: fx.Fact, condition: int) -> tuple[Ability, bool]:
    """A fact as an ability, and whether it works while the card is not in play."""
    ability, elsewhere = _fact(reader, fact)
    ability.rule = reader.d.cited.static
    ability.condition = condition
    if isinstance(fact, facts.CostsLess) and fact.limit == "first":
        ability.condition = reader.w.all_of([part for part in (condition, _none_yet(reader, fact)) if part != NOBODY])
    return ability, elsewhere


def _none_yet(reader: Reader, fact: facts.CostsLess) -> int:
    """The condition that no such card has been played this turn."""
    cards = fact.cards if isinstance(fact.cards, nouns.Cards) else None
    return reader.condition(nouns.Compare(nouns.Happened("play", "you", cards), "is", 0))


def _fact(reader: Reader, fact: fx.Fact) -> tuple[Ability, bool]:
    own = reader.d.own_facts(reader, fact)
    if own is not None:
        return own
    match fact:
        case facts.CostsLess(amount, cards, who, what):
            ability = new(reader, reader.d.kinds.cost, reader.d.words.charges[what])
            ability.value = reader.amount(amount)
            ability.bound = bound_to(reader, who)
            if fact.limit == "once":
                ability.program = reader.d.bounds.once_a_turn
            if isinstance(cards, str) and what in reader.d.charges_in_play:
                ability.cards = reader.subject(cards)
                return ability, False
            if isinstance(cards, str):
                return ability, True
            ability.cards = reader.filter(cards, whose=False)
            return ability, False
        case fx.Cant(them="you" | "each player", act="play", cards=None):
            return new(reader, reader.d.kinds.player_cant, reader.d.words.acts["play"]), True
    return _in_play(reader, fact), False


def _in_play(reader: Reader, fact: fx.Fact) -> Ability:
    match fact:
        case fx.Become(them, _, amount):
            ability = said(reader, fact)
            ability.value = reader.amount(amount)
            ability.cards = _whom(reader, them)
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
        case fx.Lose(them) | fx.GainClass(them) | fx.LoseClass(them) | fx.Convert(them) | fx.Must(them) | fx.Can(them):
            ability = said(reader, fact)
            ability.cards = _whom(reader, them)
        case fx.Cant(them):
            ability = said(reader, fact)
            if isinstance(them, str):
                ability.bound = bound_to(reader, them)
            elif not isinstance(them, nouns.PlayerOf | nouns.Every):
                ability.cards = _whom(reader, them)
        case facts.PlayerRule(rule, amount, who):
            ability = said(reader, fact)
            if rule in reader.d.summed_rules:
                ability.value = reader.amount(amount)
            if rule not in reader.d.general_rules:
                ability.bound = bound_to(reader, who)
        case fx.Skip(_, who):
            ability = said(reader, fact)
            ability.bound = bound_to(reader, who)
        case fx.Instead() | facts.PlayFrom():
            ability = said(reader, fact)
        case _:
            ability = _rule(reader, fact)
    return ability


def _rule(reader: Reader, fact: fx.Fact) -> Ability:
    match fact:
        case facts.Floor(cards, stat):
            ability = new(reader, reader.d.kinds.firm, reader.d.words.changeable[stat])
            ability.cards = reader.filter(cards)
        case facts.FreeToPlay(cards):
            ability = new(reader, reader.d.kinds.play_free, 0)
            ability.cards = reader.filter(cards, whose=False)
        case _:
            raise BadTree(f"{fact!r} is no fact about cards in play.", f"{fact!r} no dice nada de cartas en juego.")
    return ability


def _whom(reader: Reader, them: nouns.Them) -> int:
    """Which cards a fact speaks of, as a condition on a candidate."""
    match them:
        case nouns.This():
            return reader.trait(nouns.SameObject(them))
        case nouns.Every(cards):
            return reader.filter(cards)
        case nouns.Ref() | nouns.HostOf() | nouns.Facing():
            return reader.trait(nouns.SameObject(them))
        case nouns.Both(of):
            return reader.any_of([_whom(reader, each) for each in of])
    raise BadTree(f"A fact can't speak of {them!r}.", f"Un hecho no puede hablar de {them!r}.")
