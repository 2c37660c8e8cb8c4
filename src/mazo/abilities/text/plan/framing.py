"""Clauses and the frames around them: which sort of clause an effect is, and what a player may do or must choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from mazo.abilities.text.plan.order import FRAMES, STATES, State, by_each, is_statement, same_choice, states_first
from mazo.abilities.text.plan.sentences import capital, joined, lead, trail
from mazo.abilities.text.plan.shapes import is_you, unnamed
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.plan.telling import Mood
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.tree.deeds import Do, Draw, RemoveCounters, ToDeck
from mazo.abilities.tree.effects import (
    Become,
    ChooseOne,
    EachCard,
    EachPlayer,
    Effect,
    Get,
    If,
    Instead,
    Nothing,
    PayLess,
    Play,
    PlayersMay,
    Repeat,
    To,
    Unless,
)
from mazo.abilities.tree.facts import PlayerRule
from mazo.abilities.tree.nouns import Amount, Cards, Chosen, Condition, DoesntHold, Ref, Them, When, Who
from mazo.abilities.tree.words import EventName, Until

Frame: TypeAlias = Literal[
    "have it that",
    "have them",
    "if",
    "instead",
    "nothing",
    "for each",
    "in total",
    "repeat",
    "the next time",
    "whenever",
    "rest of turn",
    "closing",
]
"""Small words around clauses; "closing" ends a quotation."""


class Flow(Protocol):
    """How a language says clauses and frames; what gives several strings gives sentences."""

    def states_of(self, states: Sequence[State], mood: Mood) -> str:
        """What is said of cards, as a sentence."""

    def may_opening(self, who: Who) -> str:
        """That player may."""

    def saving(self, event: EventName) -> str:
        """In order to keep those cards from an event, if the game has a word for that."""

    def given(self, states: Sequence[State]) -> str | None:
        """The same as something that a player gives them, where the language says that."""

    def more_allowed(self, rule: PlayerRule) -> str:
        """A player may do something more."""

    def each_does(self, who: Who, effect: Effect, mood: Mood) -> str:
        """Each of several players does it with their own deck."""

    def done(self, effect: Effect, mood: Mood, after: Who | None) -> list[str]:
        """What a player does, and what follows it."""

    def done_without_subject(self, effect: Effect) -> list[str]:
        """What a player does, after "may" and "to"."""

    def have_them(self, effects: Sequence[Effect]) -> list[str]:
        """Another player is made to do it."""

    def have_each(self, who: Who, do: Effect) -> list[str]:
        """Each of those players is made to do it."""

    def unless_they(self, effect: Unless) -> list[str]:
        """It happens unless a player does something else."""

    def on_each(self, effect: EachCard) -> bool:
        """Whether each of the cards is acted upon at once, so that all is said of them together."""

    def for_each_card(self, phrase: str) -> str:
        """For each of those cards, as the beginning of a sentence."""

    def would(self, when: When) -> str:
        """The event that would happen."""

    def happens(self, when: When) -> str:
        """The event that will happen."""

    def if_happens(self, when: When) -> str:
        """The event that may happen, after "if"."""

    def once_happens(self, when: When) -> str:
        """The event that will happen at some time, after "when"."""

    def doesnt(self, when: When, mood: Mood) -> str:
        """The event that doesn't happen."""

    def replacing(self, effect: Instead) -> str:
        """Which time a replacement works."""

    def prevented(self, when: When) -> str:
        """Nothing instead of what would happen."""

    def more_done(self, verb: str, amount: int) -> str:
        """More of the same, in short: deal 3 damage."""

    def more_removed(self, kind: str, amount: int, up_to: bool) -> str:
        """More of the same, in short: remove up to 3 damage."""

    def choosing(self, effect: ChooseOne, infinitive: bool) -> str:
        """The opening of a choice, without its colon."""

    def from_two_zones(self, play: Play, cards: Cards, infinitive: bool) -> str:
        """A card played from hand or from the discard."""

    def top_or_discard(self, effect: ToDeck, infinitive: bool) -> str:
        """A card put on the deck or into the discard."""

    def one_of(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""

    def up_to(self, said: str, number: int) -> str:
        """At most that number, where just that number was said."""

    def between(self, said: str, least: int, most: int) -> str:
        """Any number from the least one, which was said, to the most."""

    def either_way(self, said: str) -> str:
        """Gaining or losing, where just gaining was said."""


class Telling(Protocol):
    """How clauses follow one another."""

    def sentences(self, effect: Effect, mood: Mood = "i") -> list[str]:
        """An effect as sentences."""

    def infinitive(self, effect: Effect) -> list[str]:
        """An effect without a subject."""

    def may(self, do: Effect, who: Who) -> list[str]:
        """A player may do it."""

    def conditional(self, effect: If, infinitive: bool = False) -> list[str]:
        """If something holds, this; otherwise that."""

    def in_order(self, effect: To, infinitive: bool = False) -> list[str]:
        """Something done to do something else."""

    def each_player(self, who: Who, do: Effect, mood: Mood = "i") -> list[str]:
        """Each of those players does it."""

    def statement(self, effect: Effect) -> list[str]:
        """What is so for a while, or will be."""

    def doer(self, effect: Effect, after: Who | None = None) -> Who:
        """Who does it."""


class Conditions(Protocol):
    """How a language says conditions."""

    def condition(self, condition: Condition) -> str:
        """A condition, after "if"."""

    def as_long_as(self, condition: Condition) -> str:
        """A condition, after "while"."""


class References(Protocol):
    """How a language says which cards."""

    def each_of(self, them: Them) -> str:
        """Those cards one by one."""

    def met(self, them: Them) -> Met:
        """What is known of those cards."""


class Measuring(Protocol):
    """How amounts are measured."""

    def value(self, amount: Amount) -> str:
        """An amount as a noun."""

    def each_of(self, amount: Amount) -> str:
        """What an amount is counted by, if by anything."""


class Stating(Protocol):
    """How facts are said."""

    def fact(self, fact: Get) -> str:
        """What a static ability could say as well."""


class Happening(Protocol):
    """How events are said."""

    def edge(self, when: When) -> str:
        """At the start or the end of a turn."""

    def around(self, when: When) -> tuple[str, str]:
        """What stands before and after the event."""


class Granting(Protocol):
    """How a language says how long."""

    def until(self, until: Until | None, act: bool = False) -> str:
        """How long; `act`: after what can't be done, or happens."""


class Playing(Protocol):
    """How a language says that cards are played."""

    def to_pay_less(self, pay: PayLess) -> str:
        """What the next card costs, after "may"."""


class Framer(Protocol):
    """The parts of a voice that frames ask."""

    @property
    def flow(self) -> Flow:
        """Clauses and frames."""

    @property
    def telling(self) -> Telling:
        """Sentences."""

    @property
    def conditions(self) -> Conditions:
        """Conditions."""

    @property
    def refs(self) -> References:
        """Which cards."""

    @property
    def measuring(self) -> Measuring:
        """Measures."""

    @property
    def stating(self) -> Stating:
        """Facts."""

    @property
    def happening(self) -> Happening:
        """Events and what is around them."""

    @property
    def granting(self) -> Granting:
        """What is so of cards."""

    @property
    def playing(self) -> Playing:
        """Cards that are played."""


class Framing(Part[Framer, Mapping[Frame, str]]):
    """Which clause an effect is."""

    def clause(self, effects: Sequence[Effect], mood: Mood = "i", after: Who | None = None) -> list[str]:
        """One clause and what follows it; `after`: who did the one before it in the same sentence."""
        first, flow, usage = effects[0], self.voice.flow, self.scene.usage
        if isinstance(first, Get) and first.stat in usage.apart:
            return [self.voice.stating.fact(first)]
        if states := states_first(effects, usage):
            return [flow.states_of(states, mood)]
        if is_statement(first, usage):
            return self.voice.telling.statement(first)
        if isinstance(first, FRAMES):
            return self.frame(first)
        if isinstance(first, PlayerRule):
            return [flow.more_allowed(first)]
        if isinstance(first, Nothing):
            return [self.words["nothing"]]
        if (each := by_each(first)) is not None:
            return [flow.each_does(*each, mood)]
        return flow.done(first, mood, after)

    def bare(self, effects: Sequence[Effect]) -> tuple[str, list[str]]:
        """The first thing that is done, without a subject as after "may", and what follows it."""
        first, actor = effects[0], self.stage.actor
        telling, flow = self.voice.telling, self.voice.flow
        if isinstance(first, STATES):
            states = [one for one in effects if isinstance(one, STATES)]
            given = flow.given(states)
            parts = [given] if given is not None else lead(self.words["have them"], self.clause(effects, "s"))
        elif isinstance(first, To):
            parts = telling.in_order(first, infinitive=True)
        elif isinstance(first, ChooseOne) and first.by in ("they", actor):
            parts = [self.choose_one(first, infinitive=True)]
        elif isinstance(first, PlayersMay) and first.who in ("they", actor):
            parts = telling.infinitive(first.do)
        elif isinstance(first, If) and first.instead and first.otherwise is not None:
            parts = telling.conditional(first, infinitive=True)
        elif isinstance(first, EachCard) and flow.on_each(first):
            self.scene.promised["it"] = first.them
            parts = telling.infinitive(first.do)
        elif isinstance(first, Instead) and self.denies(first):
            parts = lead(self.words["have them"], [self.denied(first, "s")])
        elif isinstance(first, EachPlayer):
            parts = flow.have_each(first.who, first.do)
        elif isinstance(first, If) and first.otherwise is None and not isinstance(first.condition, DoesntHold):
            condition = self.voice.conditions.condition(first.condition)
            parts = lead(self.words["if"].format(condition), telling.infinitive(first.then))
        elif isinstance(first, PayLess) and is_you(actor):
            parts = [self.voice.playing.to_pay_less(first)]
        elif is_statement(first, self.scene.usage) or isinstance(first, (*FRAMES, Nothing)):
            parts = lead(self.words["have it that"], self.clause(effects))
        elif isinstance(first, PlayerRule) or telling.doer(first, actor) in (actor, "they"):
            self.stage.picks = False
            parts = flow.done_without_subject(first)
            self.stage.picks = True
        else:
            parts = flow.have_them(effects)
        return parts[0], list(parts[1:])

    def frame(self, effect: Effect) -> list[str]:
        """Effects that hold other effects."""
        telling, flow = self.voice.telling, self.voice.flow
        match effect:
            case PlayersMay(do=do, who=who):
                return telling.may(do, who)
            case If():
                return telling.conditional(effect)
            case To():
                return telling.in_order(effect)
            case Unless():
                return flow.unless_they(effect)
            case ChooseOne():
                return [self.choose_one(effect)]
            case EachPlayer(who=who, do=do):
                return telling.each_player(who, do)
            case EachCard(them=them, do=do) if flow.on_each(effect):
                self.scene.promised["it"] = them
                return telling.sentences(do)
            case EachCard(them=them, do=do):
                opening = flow.for_each_card(self.voice.refs.each_of(them))
                met = self.voice.refs.met(them)
                self.scene.meet("it", Met(met.kind, False, met.whose))
                return lead(opening, telling.sentences(do))
            case Repeat():
                return self.repeated(effect)
            case _:
                raise TypeError(f"not a frame: {type(effect).__name__}")

    def repeated(self, effect: Repeat) -> list[str]:
        """So many times, or as long as something holds."""
        said = self.voice.telling.sentences(effect.do)
        if effect.while_ is not None:
            return [*said, self.words["repeat"].format(self.voice.conditions.as_long_as(effect.while_))]
        if effect.times == 1:
            return said
        if each := self.voice.measuring.each_of(effect.times):
            return lead(self.words["for each"].format(each), said)
        return [*said, self.words["in total"].format(self.voice.measuring.value(effect.times))]

    # Replacements and what happens later.

    def floating(self, when: When, once: bool, until: Until = "this turn") -> str:
        """The opening of a delayed trigger."""
        prefix, tail = self.voice.happening.around(when)
        if when.event in self.scene.usage.edges:
            return prefix + self.voice.happening.edge(when) + tail
        if when.circumstances == "before" and not once:
            lasts = self.voice.granting.until(until).strip() + ", "
            prefix = (self.words["rest of turn"] if until == "this turn" else lasts) + prefix
        opening = self.words["the next time" if once else "whenever"]
        return f"{prefix}{opening} {self.voice.flow.happens(when)}{tail}"

    def plainly(self, when: When, until: Until) -> str:
        """The opening of a delayed trigger in plain words, with its comma: "if it fights this turn, "."""
        usage = self.scene.usage
        if not usage.plain_later or when.event in usage.edges or when.circumstances == "before":
            return ""
        prefix, tail = self.voice.happening.around(when)
        if until == "forever":
            return f"{prefix}{self.voice.flow.once_happens(when)}{tail}, "
        return f"{prefix}{self.voice.flow.if_happens(when)}{tail}{self.voice.granting.until(until, True)}, "

    def instead(self, effect: Instead) -> list[str]:
        """A replacement."""
        if self.denies(effect):
            return [self.denied(effect, "i")]
        when = effect.when
        prefix, tail = self.voice.happening.around(when)
        edge = when.event in self.scene.usage.edges
        event = self.voice.happening.edge(when) if edge else self.voice.flow.would(when) + tail
        duration = self.voice.granting.until(effect.until).strip()
        opening = f"{prefix}{duration + ', ' if duration else ''}{self.voice.flow.replacing(effect)} {event}, "
        if effect.do is None or isinstance(effect.do, Nothing):
            return [f"{opening}{self.voice.flow.prevented(when)}"]
        match effect.do:
            case Unless(do=Do(verb=verb, them=Ref(name="subject")), who="you", instead=other) if verb == when.event:
                if saving := self.voice.flow.saving(when.event):
                    may = self.voice.flow.may_opening("you")
                    return [f"{opening}{may}{self.voice.telling.infinitive(other)[0]}{saving}"]
        return lead(opening, trail(self.voice.telling.sentences(effect.do), self.words["instead"]))

    def denies(self, effect: Instead) -> bool:
        """Whether it says no more than that something doesn't happen."""
        return effect.do is None and effect.when.event in self.scene.usage.deniable and not effect.next

    def denied(self, effect: Instead, mood: Mood) -> str:
        """What doesn't happen, and how long."""
        return self.voice.flow.doesnt(effect.when, mood) + self.voice.granting.until(effect.until)

    def more(self, then: Effect, otherwise: Effect) -> str | None:
        """More of the same, in short."""
        match then, otherwise:
            case Do(verb=verb, them=to, amount=int() as amount), Do(verb=other, them=same) if verb == other:
                if verb in self.scene.usage.measured and same_choice(to, same):
                    return self.voice.flow.more_done(verb, amount)
            case RemoveCounters(kind=kind, amount=int() as amount, of=of, up_to=up_to, total=False), RemoveCounters(
                kind=other, of=same
            ) if kind == other and same_choice(of, same):
                return self.voice.flow.more_removed(kind, amount, up_to)
        return None

    # Choices.

    def choose_one(self, effect: ChooseOne, infinitive: bool = False) -> str:
        """One of several, as a list with dots or as "this or that"."""
        if effect.said == "or":
            return self.either(effect, infinitive)
        opening = self.voice.flow.choosing(effect, infinitive)
        items, closing = [], (".", f".{self.words['closing']}")
        explicit, self.stage.explicit = self.stage.explicit, not is_you(effect.by)
        last, last_them = self.scene.last, self.scene.last_them
        for index, one in enumerate(effect.of):
            self.scene.last, self.scene.last_them = last, last_them
            self.stage.others_act = self.stage.told = False
            label = f"{effect.labels[index]} " if index < len(effect.labels) else ""
            text = joined(self.voice.telling.sentences(one), self.words["closing"])
            items.append(f"• {label}{capital(text)}{'' if text.endswith(closing) else '.'}")
        self.stage.explicit = explicit
        return f"{opening}: {' '.join(items)}" if items else opening

    def either(self, effect: ChooseOne, infinitive: bool) -> str:
        """One of several, as "this or that"."""
        match effect.of:
            case (Play(them=Chosen(cards=Cards(zone="hand") as cards) as them) as play, other) if _same_elsewhere(
                play, them, other
            ):
                return self.voice.flow.from_two_zones(play, cards, infinitive)
            case (ToDeck(them=Ref() as card, place="top") as put, Do(verb=verb, them=same)) if card == same:
                if verb == self.scene.usage.to_discard:
                    return self.voice.flow.top_or_discard(put, infinitive)
        if (text := self._in_one(effect, infinitive)) is not None:
            return text
        outer, self.stage.actor = self.stage.actor, effect.by
        text = self.voice.flow.one_of(effect, infinitive)
        self.stage.actor = outer
        return text

    def _in_one(self, effect: ChooseOne, infinitive: bool) -> str | None:
        """Choices that differ in a number alone, said as one: draw up to 2 cards; gains or loses 1 {S}."""
        first, last, flow = effect.of[0], effect.of[-1], self.voice.flow
        if not is_you(effect.by) or _numberless(first) is None:
            return None
        if any(_numberless(one) != _numberless(first) for one in effect.of):
            return None
        numbers = [getattr(one, "amount", 0) for one in effect.of]
        telling = self.voice.telling
        run = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        if isinstance(last, Draw) and run and numbers[0] == 1:
            return flow.up_to(
                joined(telling.infinitive(last) if infinitive else telling.sentences(last), ""), numbers[-1]
            )
        if isinstance(first, Become) and run:
            said = joined(telling.infinitive(first) if infinitive else telling.sentences(first), "")
            return flow.between(said, numbers[0], numbers[-1])
        if isinstance(first, Get) and len(numbers) == 2 and numbers[0] == -numbers[1] > 0:
            return flow.either_way(joined(telling.infinitive(first) if infinitive else telling.sentences(first), ""))
        return None


def _numberless(effect: Effect) -> Effect | None:
    """An effect without its number, if that is one."""
    if isinstance(effect, Draw | Get | Become) and isinstance(effect.amount, int):
        return msgspec.structs.replace(effect, amount=0)
    return None


def _same_elsewhere(play: Play, them: Chosen, other: Effect) -> bool:
    """Whether the other is the same, but from the discard."""
    cards = msgspec.structs.replace(them.cards, zone="discard")
    there = msgspec.structs.replace(play, them=msgspec.structs.replace(them, cards=cards))
    return bool(unnamed(there) == unnamed(other))
