"""Effects that last, as templates: what they say, on which cards, for whom and how long."""

from __future__ import annotations

from msgspec.structs import replace

from mazo.abilities.lasting.codes import ALL_OPPONENTS, THE_ONE_AT_HAND
from mazo.abilities.lasting.replacing import FIRST_TIME, NEXT_TIME
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import THAT_PLAYERS, YOURS
from mazo.abilities.machine.records import Ability
from mazo.errors import BadTree
from mazo.games.lorcana.abilities import effects as fx
from mazo.games.lorcana.abilities import facts, nouns
from mazo.games.lorcana.abilities.lowering.reading import Reader
from mazo.games.lorcana.abilities.lowering.writer import DURATIONS, EVENTS, KEYWORDS, STATS, ZONES
from mazo.games.lorcana.book.keys import RESOLVE_IN_ORDER
from mazo.games.lorcana.rules import words
from mazo.games.lorcana.rules.damage import ALL_OF_IT, ONLY_IN_CHALLENGES
from mazo.games.lorcana.rules.entering import BEING_EXERTED, NEXT_ONE
from mazo.kernel.codes import NOBODY, REPLACE, STAT, TRIGGER

ACTS: dict[nouns.Act, int] = {
    "quest": words.CANT_QUEST,
    "challenge": words.CANT_CHALLENGE,
    "ready": words.CANT_READY,
    "ready at the start of their turn": words.CANT_READY_AT_START,
    "be challenged": words.CANT_BE_CHALLENGED,
    "sing": words.CANT_SING,
    "exert to sing": words.CANT_SING,
    "be chosen": words.CANT_BE_CHOSEN,
    "move": words.CANT_MOVE,
    "be damaged": words.CANT_TAKE_DAMAGE,
    "be dealt damage": words.CANT_BE_DEALT,
    "gain lore": words.CANT_GAIN_LORE,
    "lose lore": words.CANT_LOSE_LORE,
    "play": words.CANT_PLAY,
    "challenge ready characters": words.CANT_CHALLENGE_READY,
    "quest while drying": words.CANT_QUEST_DRYING,
    "exert": words.CANT_EXERT,
    "be healed": words.CANT_BE_HEALED,
    "draw": words.CANT_DRAW,
    "ink": words.CANT_INK,
    "challenge characters": words.CANT_CHALLENGE_CHARACTERS,
    "challenge locations": words.CANT_CHALLENGE_LOCATIONS,
    "discard": words.CANT_DISCARD,
}
CANS = {
    "challenge ready characters": words.CAN_CHALLENGE_READY,
    "quest while drying": words.CAN_QUEST_DRYING,
    "challenge while drying": words.CAN_CHALLENGE_DRYING,
    "be shifted on by any": words.ANY_MAY_SHIFT_ON,
    "challenge evasive characters": words.CAN_CHALLENGE_EVASIVE,
    "move for free": words.CAN_MOVE_FREE,
}
MUSTS = {"quest": words.MUST_QUEST, "challenge": words.MUST_CHALLENGE, "be chosen": words.MUST_BE_CHOSEN}
STEPS = {"ready": 0, "set": 1, "draw": 2}
# What a change would have to be for a replacement to see it; deaths and damage are changes of their own.
CHANGES: dict[nouns.EventName, int] = {**EVENTS, "takes damage": words.DEAL_DAMAGE, "ink": words.TO_INKWELL}


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
            template = _new(STAT, changeable(stat))
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
        case fx.PayLess(_, cards, _, next_, shift):
            template = _new(words.NEXT_COST if next_ else words.COST, int(shift))
            template.cards = reader.filter(cards, whose=False)
            return template
        case fx.ExtraInk():
            return _new(words.EXTRA_INK, 0)
        case fx.Skip(step):
            return _new(words.SKIP, STEPS[step])
        case fx.Later(when, do) | fx.Whenever(when, do):
            return _trigger(reader, when, do, once=isinstance(effect, fx.Later))
        case fx.Instead():
            return replacement(reader, effect)
        case facts.SingBonus():
            return _new(STAT, words.D_SING_BONUS)
        case fx.NextEnters(cards, exerted, do):
            template = _new(words.ENTERS, NEXT_ONE | (BEING_EXERTED if exerted else 0))
            template.cards = reader.filter(replace(cards, whose="yours"))
            template.program = reader.program(do) if do is not None else NOBODY
            return template
        case facts.PlayFrom(cards, _, exerted):
            template = _new(words.PLAY_FROM, ZONES[cards.zone] if isinstance(cards, nouns.Cards) else words.DISCARD)
            template.cards = reader.subject(cards)
            template.amount = int(exerted)
            return template
        case facts.ReadyLimit(count):
            template = _new(words.READY_LIMIT, 0)
            template.amount = count
            return template
    raise BadTree(f"{effect!r} says nothing that lasts.", f"{effect!r} no dice nada que dure.")


def changeable(stat: nouns.Stat) -> int:
    """[6.6.2] [6.6.3] The figure that an effect changes: costs are paid otherwise [1.5.4], damage is dealt or put."""
    if stat not in ("strength", "willpower", "lore"):
        raise BadTree(
            f"An effect changes strength, willpower or lore, not {stat}.",
            f"Un efecto cambia la fuerza, la voluntad o el lore, no «{stat}».",
        )
    return STATS[stat]


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
