"""Effects that last, as templates: what they say, on which cards, for whom and how long."""

from __future__ import annotations

from msgspec.structs import replace

from mazo.abilities.lowering.reader import Reader
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import THAT_PLAYERS, YOURS
from mazo.abilities.machine.records import Ability
from mazo.abilities.tree import deeds, facts, nouns
from mazo.abilities.tree import effects as fx
from mazo.errors import BadTree
from mazo.kernel.codes import NOBODY, REPLACE, STAT, TRIGGER


def template_of(reader: Reader, effect: fx.Effect, whose: int = YOURS) -> int:
    """The number of the template of an effect that lasts."""
    template = said(reader, effect)
    until = getattr(effect, "until", None)
    if until is not None:
        template.duration = reader.d.words.durations[until]
    else:
        of_figure = isinstance(effect, fx.Get | fx.Become | deeds.Credit) and reader.d.figure_duration != NOBODY
        template.duration = reader.d.figure_duration if of_figure else reader.d.usual_duration
    if isinstance(effect, fx.Skip):
        template.duration = reader.d.endless  # until the step is skipped
    if whose == THAT_PLAYERS:
        template.bound = reader.d.bounds.at_hand
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
    own = reader.d.own_sayings(reader, effect)
    if own is not None:
        return own
    kinds = reader.d.kinds
    match effect:
        case fx.Get(_, stat, only=only):
            template = new(reader, STAT, reader.d.words.changeable[stat])
            if only is not None:
                template.condition = reader.trait(only)
            return template
        case fx.Become(_, stat):
            return new(reader, kinds.exactly, reader.d.words.changeable[stat])
        case fx.Gain(_, ability):
            if isinstance(ability, fx.Keyword):
                return new(reader, kinds.keyword, reader.d.words.keywords[ability.name])
            return new(reader, kinds.grant, reader.granted(ability))
        case fx.Lose(_, keyword, name):
            if keyword is not None:
                template = new(reader, kinds.lose_keyword, reader.d.words.keywords[keyword])
                template.amount = int(effect.keeps)
                return template
            return new(reader, kinds.lose_ability, reader.w.name(name))
        case fx.GainClass(_, classification):
            return new(reader, kinds.classification, reader.w.classification(classification))
        case fx.LoseClass():
            return new(reader, kinds.classification, NOBODY)  # none: those from before are gone
        case fx.Convert(_, type_):
            return new(reader, kinds.convert, reader.d.words.types[type_])
        case deeds.Credit(_, cards):
            template = new(reader, kinds.credit, 0)
            template.cards = reader.filter(cards, whose=False)
            return template
        case fx.Cant():
            return _cant(reader, effect)
        case fx.Must(_, act):
            return new(reader, kinds.can, reader.d.words.duties[act])
        case fx.Can(_, act, _, cards):
            template = new(reader, kinds.can, reader.d.words.licences[act])
            if cards is not None:
                template.program = reader.filter(cards)
            return template
        case fx.PayLess(_, cards, _, next_, way):
            template = new(reader, kinds.next_cost if next_ else kinds.cost, reader.d.words.charges[way or "play"])
            template.cards = reader.filter(cards, whose=False)
            return template
        case facts.PlayerRule(rule, amount):
            template = new(reader, reader.d.words.rules[rule], 0)
            if rule in reader.d.counted_rules:
                template.amount = fixed(amount)
            return template
        case fx.Skip(step):
            return new(reader, kinds.skip, reader.d.words.steps[step])
        case fx.Later(when, do) | fx.Whenever(when, do):
            return _trigger(reader, when, do, once=isinstance(effect, fx.Later))
        case fx.Instead():
            return replacement(reader, effect)
    raise BadTree(f"{effect!r} says nothing that lasts.", f"{effect!r} no dice nada que dure.")


def fixed(amount: nouns.Amount) -> int:
    """An amount that doesn't vary."""
    if not isinstance(amount, int):
        raise BadTree(f"{amount!r} must be a number here.", f"{amount!r} debe ser aquí un número.")
    return amount


def new(reader: Reader, kind: int, what: int) -> Ability:
    """An effect that lasts, of a kind and about something; BadTree if the game has no effects of that kind."""
    if kind == NOBODY:
        raise BadTree("This game has no effects of that kind.", "Este juego no tiene efectos de esa clase.")
    return Ability(kind, NOBODY, NOBODY, reader.d.cited.lasting, what)


def _cant(reader: Reader, cant: fx.Cant) -> Ability:
    players = isinstance(cant.them, str | nouns.PlayerOf)
    template = new(
        reader, reader.d.kinds.player_cant if players else reader.d.kinds.cant, reader.d.words.acts[cant.act]
    )
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
                "What buys a card off is a fixed amount.",
                "Lo que libra a una carta es una cantidad fija.",
            )
        template.amount = cant.costs
    return template


def _excuse(reader: Reader, unless: nouns.Trait | nouns.Condition) -> int:
    """What follows "unless": a trait of the card, or a condition."""
    return reader.trait(unless) if isinstance(unless, nouns.Trait) else reader.condition(unless)


def _trigger(reader: Reader, when: nouns.When, do: fx.Effect, *, once: bool) -> Ability:
    template = new(reader, TRIGGER, NOBODY)
    template.event = reader.d.words.events[when.event]
    template.cards = reader.pattern(when)
    template.program = reader.program(do, of_event=True)
    template.amount = int(once)
    return template


def replacement(reader: Reader, instead: fx.Instead) -> Ability:
    """A replacement: which change, under which conditions, and what happens instead."""
    template = new(reader, REPLACE, NOBODY)
    template.event = reader.d.replaceable.get(instead.when.event, reader.d.words.events[instead.when.event])
    template.cards = reader.pattern(instead.when)
    template.program = reader.program(instead.do) if instead.do is not None else NOBODY
    template.amount = reader.d.bounds.next_time if instead.next else reader.d.bounds.first_time if instead.first else 0
    return template


def bound_to(reader: Reader, who: nouns.Who) -> int:
    """Which players a static fact concerns."""
    match who:
        case "you":
            return 0
        case "each player":
            return NOBODY
        case "each opponent" | "each other player" | "any opponent":
            return reader.d.bounds.opponents
    raise BadTree(f"A fact can't concern {who}.", f"Un hecho no puede referirse a {who}.")
