"""Effects that last, as templates: what they say, on which cards, for whom and how long."""

from __future__ import annotations

from msgspec.structs import replace

from mazo.abilities import expressions as ex
from mazo.abilities.program import THAT_PLAYERS, YOURS
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree import facts, nouns
from mazo.abilities.tree.words import EventName
from mazo.errors import BadTree
from mazo.games.lorcana.abilities.lowering.reading import Reader
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.lexicon import (
    ACTS,
    CANS,
    CHANGEABLE,
    COUNTED,
    DURATIONS,
    EVENTS,
    KEYWORDS,
    MUSTS,
    RULES,
    STEPS,
    ZONES,
)
from mazo.games.lorcana.rules import words
from mazo.games.lorcana.rules.damage import ALL_OF_IT, ONLY_IN_CHALLENGES
from mazo.games.lorcana.rules.entering import BEING_EXERTED, NEXT_ONE
from mazo.games.lorcana.rules.lasting import ALL_OPPONENTS, THE_ONE_AT_HAND
from mazo.games.lorcana.rules.replacing import FIRST_TIME, NEXT_TIME
from mazo.kernel.codes import NOBODY, REPLACE, STAT, TRIGGER
from mazo.kernel.records import Ability

# What a change would have to be for a replacement to see it; deaths and damage are changes of their own.
CHANGES: dict[EventName, int] = {**EVENTS, "takes damage": words.DEAL_DAMAGE, "ink": words.TO_INKWELL}


def template_of(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """The number of the template of an effect that lasts."""
    template = said(reader, effect)
    until = getattr(effect, "until", None)
    template.duration = DURATIONS[until] if until is not None else words.THIS_TURN
    if isinstance(effect, fx.Skip):
        template.duration = words.FOREVER  # until the step is skipped
    if whose == THAT_PLAYERS:
        template.bound = THE_ONE_AT_HAND
    number = reader.w.template(template)
    reader.w.mark(effect, "template", number)
    return number


def spread(gain: fx.Gain) -> tuple[fx.Get | fx.Gain | fx.Lose | fx.GainClass | fx.Cant | fx.Must | fx.Can, ...]:
    """A whole ability that is gained, in parts: one for each of its triggers, or each fact of a static one."""
    match gain.ability:
        case fx.Triggered(when) as ability if len(when) > 1:
            return tuple(replace(gain, ability=replace(ability, when=(each,))) for each in when)
        case fx.Static(of, None):
            parts: list[fx.Get | fx.Gain | fx.Lose | fx.GainClass | fx.Cant | fx.Must | fx.Can] = []
            for fact in of:
                match fact:
                    case fx.Get() | fx.Gain() | fx.Lose() | fx.GainClass() | fx.Cant() | fx.Must() | fx.Can():
                        if fact.them != nouns.This():
                            raise BadTree(
                                f"{fact!r} can't be gained: it speaks of other cards.",
                                f"{fact!r} no se puede ganar: habla de otras cartas.",
                            )
                        parts.append(replace(fact, them=gain.them, until=gain.until))
                    case _:
                        raise BadTree(f"{fact!r} can't be gained.", f"{fact!r} no se puede ganar.")
            return tuple(parts)
    return (gain,)


def said(reader: Reader, effect: fx.Effect | fx.Fact) -> Ability:
    """What an effect or a fact says, without whom it concerns."""
    match effect:
        case fx.Get(_, stat, only=only):
            template = _new(STAT, CHANGEABLE[stat])
            if only is not None:
                template.condition = reader.trait(only)
            return template
        case fx.Gain(_, ability):
            if isinstance(ability, fx.Keyword):
                return _new(words.KEYWORD, KEYWORDS[ability.name])
            return _new(words.GRANT, reader.granted(ability))
        case fx.Lose(_, keyword, name):
            if keyword is not None:
                return _new(words.LOSE_KEYWORD, KEYWORDS[keyword])
            return _new(words.LOSE_ABILITY, reader.w.name(name))
        case fx.GainClass(_, classification):
            return _new(words.CLASS, reader.w.classification(classification))
        case fx.Cant():
            return _cant(reader, effect)
        case fx.Must(_, act):
            return _new(words.CAN, MUSTS[act])
        case fx.Can(_, "be shifted on by any", _, nouns.Cards(where=())):
            return _new(words.CAN, words.EVERY_VARIANT_ON)
        case fx.Can(_, act, _, cards):
            template = _new(words.CAN, CANS[act])
            if cards is not None:
                template.program = reader.filter(cards)
            return template
        case fx.PayLess(_, cards, _, next_, way):
            template = _new(words.NEXT_COST if next_ else words.COST, int(way == "shift"))
            template.cards = reader.filter(cards, whose=False)
            return template
        case facts.PlayerRule(rule, amount):
            template = _new(RULES[rule], 0)
            if rule in COUNTED:
                template.amount = fixed(amount)
            return template
        case fx.Skip(step):
            return _new(words.SKIP, STEPS[step])
        case fx.Later(when, do) | fx.Whenever(when, do):
            return _trigger(reader, when, do, once=isinstance(effect, fx.Later))
        case fx.Instead():
            return replacement(reader, effect)
        case fx.NextEnters(cards, state, do):
            template = _new(words.ENTERS, NEXT_ONE | (BEING_EXERTED if state else 0))
            template.cards = reader.filter(replace(cards, whose="yours"))
            template.program = reader.program(do) if do is not None else NOBODY
            return template
        case facts.PlayFrom(cards, _, state):
            template = _new(words.PLAY_FROM, ZONES[cards.zone] if isinstance(cards, nouns.Cards) else words.DISCARD)
            template.cards = reader.subject(cards)
            template.amount = int(bool(state))
            return template
    raise BadTree(f"{effect!r} says nothing that lasts.", f"{effect!r} no dice nada que dure.")


def fixed(amount: nouns.Amount) -> int:
    """An amount that doesn't vary."""
    if not isinstance(amount, int):
        raise BadTree(f"{amount!r} must be a number here.", f"{amount!r} debe ser aquí un número.")
    return amount


def _new(kind: int, what: int) -> Ability:
    return Ability(kind, NOBODY, NOBODY, RESOLVE_IN_ORDER, what)


def _cant(reader: Reader, cant: fx.Cant) -> Ability:
    if cant.act == "be dealt damage in challenges":
        template = _new(words.MORE_DAMAGE, ONLY_IN_CHALLENGES | ALL_OF_IT)
        if isinstance(cant.them, nouns.Every):
            template.cards = reader.filter(cant.them.cards)
        return template
    players = isinstance(cant.them, str | nouns.PlayerOf)
    template = _new(words.PLAYER_CANT if players else words.CANT, ACTS[cant.act])
    if players:
        template.cards = reader.filter(cant.cards, whose=False) if cant.cards is not None else NOBODY
        if cant.unless is not None:
            template.program = _excuse(reader, cant.unless)
        return template
    if isinstance(cant.them, nouns.Every):
        template.cards = reader.filter(cant.them.cards)
    if cant.unless is not None:
        excuse = reader.w.expression(ex.NOT, _excuse(reader, cant.unless))
        if isinstance(cant.them, nouns.Every) and isinstance(cant.unless, nouns.Trait):
            template.cards = reader.w.all_of([part for part in (template.cards, excuse) if part != NOBODY])
        else:
            template.condition = excuse
    if cant.cards is not None:
        template.program = reader.filter(cant.cards)
    elif cant.costs != 0:
        template.program = reader.w.number(1)
    if cant.costs != 0:
        if not isinstance(cant.costs, int):
            raise BadTree(
                "What buys a card off is a fixed amount of ink.",
                "Lo que libra a una carta es una cantidad fija de tinta.",
            )
        template.amount = cant.costs
    return template


def _excuse(reader: Reader, unless: nouns.Trait | nouns.Condition) -> int:
    """[6.1.16] What follows "unless": a trait of the card, or a condition."""
    return reader.trait(unless) if isinstance(unless, nouns.Trait) else reader.condition(unless)


def _trigger(reader: Reader, when: nouns.When, do: fx.Effect, *, once: bool) -> Ability:
    template = _new(TRIGGER, NOBODY)
    template.event = EVENTS[when.event]
    template.cards = reader.pattern(when)
    template.program = reader.program(do, of_event=True)
    template.amount = int(once)
    return template


def replacement(reader: Reader, instead: fx.Instead) -> Ability:
    """[6.5] A replacement: which change, under which conditions, and what happens instead."""
    template = _new(REPLACE, NOBODY)
    template.event = CHANGES[instead.when.event]
    template.cards = reader.pattern(instead.when)
    template.program = reader.program(instead.do) if instead.do is not None else NOBODY
    template.amount = NEXT_TIME if instead.next else FIRST_TIME if instead.first else 0
    return template


def bound_to(who: nouns.Who) -> int:
    """Which players a static fact concerns."""
    match who:
        case "you":
            return 0
        case "each player":
            return NOBODY
        case "each opponent" | "each other player" | "any opponent":
            return ALL_OPPONENTS
    raise BadTree(f"A fact can't concern {who}.", f"Un hecho no puede referirse a {who}.")
