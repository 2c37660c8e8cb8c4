"""How effects follow one another in a text, in any language: clauses, sentences, what a player may do.

The languages say the single clauses; here stands which of them make one sentence and who goes on doing things in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from mazo.abilities.text.plan.order import (
    FRAMES,
    STATEMENTS,
    STATES,
    Link,
    by_anyone,
    clauses_of,
    done_by,
    is_statement,
    puts_theirs,
    shows_own_top,
)
from mazo.abilities.text.plan.sentences import attached, joined, lead, trail
from mazo.abilities.text.plan.shapes import is_you, unnamed
from mazo.abilities.text.plan.stage import Part, Stage
from mazo.abilities.tree.deeds import Do, Sort
from mazo.abilities.tree.effects import (
    Choose,
    ChooseOne,
    ChoosePlayer,
    Effect,
    Gain,
    GainClass,
    Get,
    If,
    Instead,
    Joint,
    Later,
    NextEnters,
    Nothing,
    PayLess,
    PlayersMay,
    To,
    Whenever,
)
from mazo.abilities.tree.facts import PlayerRule, PlayFrom
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Condition,
    Did,
    DoesntHold,
    Every,
    Ref,
    SameObject,
    This,
    Turn,
    When,
    Who,
)
from mazo.abilities.tree.words import EventName, Until

Mood: TypeAlias = Literal["i", "s"]
"""Indicative, subjunctive: where a language has no moods they make no difference."""
Word: TypeAlias = Literal[
    "nothing",
    "otherwise",
    "instead",
    "if",
    "your turn",
    "to",
    "for",
    "unless",
    "of the following",
    "choose both",
    "choose all",
]
UNSAYABLE = (*STATEMENTS, *FRAMES, PlayerRule, Sort, Nothing)
"""What can't be said after "may" and "to" without words of its own."""


class Clauses(Protocol):
    """What a language says of effects; each method gives sentences without capitals and full stops."""

    def listed(self, words: Sequence[str]) -> str:
        """Words one after the other."""

    def after(self, event: EventName) -> str:
        """What is said behind an effect that follows an event, where the language says it so."""

    def suffers(self, done: Do, mood: Mood) -> str:
        """What is done to cards that are the subject already: is destroyed."""

    def may_opening(self, who: Who) -> str:
        """That player may."""

    def they_may(self, do: Effect) -> str | None:
        """What is allowed, where it is said of the cards rather than of the player."""

    def for_each(self, who: Who) -> str:
        """For each of those players, as the beginning of a sentence."""

    def each_either(self, who: Who, do: Effect) -> str | None:
        """Each of those players does one of several things, where the language says that in one clause."""

    def for_each_who_doesnt(self, who: Who) -> str:
        """For each of those players who doesn't do it, as the beginning of a sentence."""

    def if_they_dont(self, who: Who) -> str:
        """If that player doesn't do it, as the beginning of a sentence."""

    def those_with(self, effect: If, who: Who) -> str | None:
        """Those of the players of whom a condition holds, as a subject: each opponent with more glory than you."""

    def is_one_verb(self, effect: Effect) -> bool:
        """Whether something is said by a verb alone that takes whole sentences elsewhere."""

    def unless(self, condition: Condition) -> str:
        """A condition, after "unless"."""


class Framing(Protocol):
    """Which clause an effect is."""

    def clause(self, effects: Sequence[Effect], mood: Mood = "i", after: Who | None = None) -> list[str]:
        """One clause and what follows it; `after`: who did the one before it in the same sentence."""

    def bare(self, effects: Sequence[Effect]) -> tuple[str, list[str]]:
        """A clause without a subject, as after "may", and what follows it."""

    def instead(self, effect: Instead) -> list[str]:
        """A replacement."""

    def floating(self, when: When, once: bool, until: Until = "this turn") -> str:
        """The opening of a delayed trigger."""

    def plainly(self, when: When, until: Until) -> str:
        """The opening of a delayed trigger in plain words."""

    def choose_one(self, effect: ChooseOne, infinitive: bool = False) -> str:
        """One of several."""

    def more(self, then: Effect, otherwise: Effect) -> str | None:
        """More of the same, in short: deal 3 damage."""


class Conditions(Protocol):
    """How a language says conditions."""

    def condition(self, condition: Condition) -> str:
        """A condition, after "if"."""


class Playing(Protocol):
    """How a language says that cards are played."""

    def pay_less(self, pay: PayLess) -> str:
        """What the next card costs."""


class Facts(Protocol):
    """How a language says what is so."""

    def next_enters(self, effect: NextEnters) -> str:
        """How the next card enters play."""


class Stating(Protocol):
    """How facts are said."""

    def fact(self, fact: PlayFrom | PlayerRule) -> str:
        """What a static ability could say as well."""


class Granting(Protocol):
    """How a language says what is said of cards."""

    def until(self, until: Until | None) -> str:
        """How long."""


class Speaker(Protocol):
    """The parts of a voice that the telling asks."""

    @property
    def flow(self) -> Clauses:
        """Clauses and their frames."""

    @property
    def framing(self) -> Framing:
        """Clauses."""

    @property
    def conditions(self) -> Conditions:
        """What must hold."""

    @property
    def playing(self) -> Playing:
        """Cards that are played."""

    @property
    def facts(self) -> Facts:
        """What is so."""

    @property
    def stating(self) -> Stating:
        """Facts."""

    @property
    def granting(self) -> Granting:
        """What is said of cards."""


class Telling(Part[Speaker, Mapping[Word, str]]):
    """How effects make sentences; its words are the small ones that frame them."""

    def __init__(
        self, voice: Speaker, words: Mapping[Word, str], stage: Stage, joints: Mapping[Joint, str], closing: str
    ) -> None:
        super().__init__(voice, words, stage)
        self.joints = joints
        self.closing = closing

    # One after the other.

    def sentences(self, effect: Effect, mood: Mood = "i") -> list[str]:
        """The effect as sentences; the first in that mood."""
        out = self.run(self.promised(clauses_of(effect, self.scene.usage)), mood)
        if self.stage.pending:
            out.append(self.stage.pending)
            self.stage.pending = ""
        return out or [self.words["nothing"]]

    def promised(self, links: Sequence[Link]) -> list[Link]:
        """The clauses without the choices that are only said where the chosen cards are spoken of."""
        out: list[Link] = []
        joint: Joint | None = None
        for one in links:
            first = one.effects[0]
            if isinstance(first, Choose) and first.said == "chosen" and isinstance(first.them, Chosen):
                self.scene.promised[first.them.name] = first.them
            elif isinstance(first, ChoosePlayer) and first.said == "chosen":
                self.scene.promised_player = first.who
            else:
                out.append(one if joint is None else msgspec.structs.replace(one, joint=joint))
                joint = None
                continue
            joint = one.joint if joint is None else joint
        return out

    def run(self, links: Sequence[Link], mood: Mood = "i", after: Who | None = None) -> list[str]:
        """Clauses as sentences; `after`: who did what the first one is joined to."""
        out: list[str] = []
        for index, one in enumerate(links):
            goes_on = not one.starts and (index > 0 or after is not None)
            if index > 0 and (befallen := self.befallen(links[index - 1], one)) is not None:
                said = [self.voice.flow.suffers(befallen, mood)]
            else:
                said = self.voice.framing.clause(one.effects, "i" if out else mood, after if goes_on else None)
            after = self.doer(one.effects[-1], after if goes_on else None)
            out = self.followed(out, said, one.joint) if out else said
        return out

    def followed(self, said: Sequence[str], more: Sequence[str], joint: Joint) -> list[str]:
        """Sentences with others after them, of which the first is joined so to the last of them."""
        return [*attached(said, more[0], joint, self.joints), *more[1:]] if more else list(said)

    def doer(self, effect: Effect, after: Who | None = None) -> Who:
        """Who does it, as far as the sentence around it has said."""
        who = done_by(effect)
        if is_you(self.stage.actor):
            return who
        own = self.stage.opens or after == self.stage.actor or (self.stage.introduced and puts_theirs(effect))
        return self.stage.actor if who == "they" or (own and by_anyone(effect)) else who

    def infinitive(self, effect: Effect, gives: bool = False) -> list[str]:
        """The effect without a subject, for a player who may do it; what can't be said so follows as sentences.

        `gives`: what is said of cards in the same sentence is what that player gives them.
        """
        links = self.promised(clauses_of(effect, self.scene.usage))
        if not links:
            return [self.words["nothing"]]
        head, after = self.voice.framing.bare(links[0].effects)
        said, joints = [head], list[Joint]()
        rest = links[1:]
        while rest and not after and self.can_follow(rest[0], gives):
            before = links[len(links) - len(rest) - 1]
            if (befallen := self.befallen(before, rest[0])) is not None:
                text, after = self.voice.flow.suffers(befallen, "s"), []
            else:
                text, after = self.voice.framing.bare(rest[0].effects)
            joints.append("and" if rest[0].usual and rest[0].starts else rest[0].joint)
            said.append(text)
            rest = rest[1:]
        out = [self.chained(said, joints), *after]
        if not rest:
            return out
        return self.followed(out, self.run(rest, after=self.stage.actor), "." if after else rest[0].joint)

    def can_follow(self, link: Link, gives: bool) -> bool:
        """Whether the same player may do this as well, in the same sentence."""
        first = link.effects[0]
        if self.voice.flow.is_one_verb(first) and not link.starts:
            return done_by(first) in (self.stage.actor, "they")
        if gives and isinstance(first, Get | Gain | GainClass):
            return not link.starts
        if isinstance(first, UNSAYABLE) or (link.starts and not link.usual):
            return False
        return self.doer(first, self.stage.actor) in (self.stage.actor, "they")

    def befallen(self, before: Link, link: Link) -> Do | None:
        """What is done to the very cards of which something was just said, so that they stay the subject."""
        state = before.effects[-1]
        match link.effects:
            case (Do(verb=verb, them=Ref(name=name)) as done,) if verb in self.scene.usage.suffered:
                if not isinstance(state, STATES) or link.joint not in ("and", ", and"):
                    return None
                them = state.them
                same = them == Ref(name) or (isinstance(them, Chosen) and them.name == name)
                return done if same else None
        return None

    def chained(self, said: Sequence[str], joints: Sequence[Joint]) -> str:
        """Clauses of one sentence."""
        if all(one == "and" for one in joints):
            return self.voice.flow.listed(said)
        out = said[0]
        for joint, one in zip(joints, said[1:], strict=True):
            out += self.joints[joint] + one
        return out

    def each_player(self, who: Who, do: Effect, mood: Mood = "i") -> list[str]:
        """Each of those players does it."""
        if (either := self.voice.flow.each_either(who, do)) is not None:
            return [either]
        looped, self.stage.looped = self.stage.looped, False
        out = self._each_in_turn(who, do, mood)
        self.stage.looped = looped
        return out

    def _each_in_turn(self, who: Who, do: Effect, mood: Mood) -> list[str]:
        """Each of those players does it, one after the other."""
        outer, self.stage.actor, self.stage.current = (self.stage.actor, self.stage.introduced), who, who
        self.stage.introduced = False
        links = self.promised(clauses_of(do, self.scene.usage))
        first = links[0].effects[0] if links else Nothing()
        if len(links) == 1 and isinstance(first, PlayersMay) and first.who in ("they", who):
            out = self.may(first.do, who)
        elif (
            len(links) == 1 and isinstance(first, If) and (those := self.voice.flow.those_with(first, who)) is not None
        ):
            self.stage.subject_said = those
            out = self.sentences(first.then)
            self.stage.subject_said = ""
        elif len(links) == 1 and isinstance(first, ChooseOne) and first.said == "list" and first.by in ("they", who):
            self.stage.introduced = True
            out = [self.voice.framing.choose_one(msgspec.structs.replace(first, by=who))]
        elif len(links) == 1 and isinstance(first, To) and (asked := self.asked(first, who)) is not None:
            out = asked
        elif (
            not is_statement(first, self.scene.usage)
            and not isinstance(first, FRAMES)
            and (done_by(first) in ("they", who) or by_anyone(first))
        ):
            self.stage.opens = True
            out = self.run(links[:1], mood)
            self.stage.opens = False
            if shows_own_top(first):
                self.stage.actor, self.stage.introduced = outer
            else:
                self.stage.introduced = True
            if links[1:]:
                out = self.followed(out, self.run(links[1:], after=self.stage.actor), links[1].joint)
        else:
            opening, self.stage.introduced = self.voice.flow.for_each(who), True
            out = lead(opening, self.sentences(do))
        self.stage.actor, self.stage.introduced = outer
        return out

    def asked(self, effect: To, who: Who) -> list[str] | None:
        """Each of those players may do something, and something else happens for each who doesn't."""
        may = effect.cost
        if not isinstance(may, PlayersMay) or not isinstance(effect.then, Nothing) or effect.otherwise is None:
            return None
        out = self.may(may.do, who)
        self.stage.actor = "you"
        return out + lead(self.voice.flow.for_each_who_doesnt(who), self.sentences(effect.otherwise))

    # May, if, to.

    def may(self, do: Effect, who: Who) -> list[str]:
        """A player may do it; or the cards may, which are said to do it themselves."""
        if (they := self.voice.flow.they_may(do)) is not None:
            return [they]
        outer = self.stage.actor
        if who != "they":
            self.stage.actor = who
        again = is_you(self.stage.actor) or self.stage.introduced
        opening = self.voice.flow.may_opening(who if who != "they" or again else self.stage.actor)
        out = lead(opening, self.infinitive(do))
        self.stage.actor = outer
        return out

    def conditional(self, effect: If, infinitive: bool = False) -> list[str]:
        """If something holds, this; otherwise that."""
        if effect.instead and (both := self.choosing_all(effect)) is not None:
            return both
        if effect.instead and effect.otherwise is not None:
            first = self.infinitive(effect.otherwise) if infinitive else self.sentences(effect.otherwise)
            opening = f"{self.words['if']} {self.voice.conditions.condition(effect.condition)}, "
            more = self.voice.framing.more(effect.then, effect.otherwise)
            then = [more] if more else self.sentences(self.shortened(effect.then, effect.otherwise))
            return [*first, *lead(opening, trail(then, self.words["instead"]))]
        if isinstance(effect.condition, DoesntHold) and effect.otherwise is None and not effect.instead:
            then = self.sentences(effect.then)
            return [*then[:-1], f"{then[-1]} {self.words['unless']} {self.voice.flow.unless(effect.condition.of)}"]
        opening = f"{self.words['if']} {self.voice.conditions.condition(effect.condition)}"
        if effect.condition == Turn():
            opening = self.words["your turn"]
        out = lead(f"{opening}, ", self.sentences(self.without_alternative(effect.then, effect.otherwise)))
        if effect.instead:
            out = trail(out, self.words["instead"])
        return out + self.or_else(self.pointed(effect.then, effect.otherwise))

    def choosing_all(self, effect: If) -> list[str] | None:
        """One of several, or all of them instead; the list stands but once."""
        all_, one = effect.then, effect.otherwise
        if not (isinstance(all_, ChooseOne) and isinstance(one, ChooseOne)) or one.count != 1 or all_.labels:
            return None
        if all_.count != len(all_.of) or unnamed(all_.of) != unnamed(one.of):
            return None
        head, _, dots = self.voice.framing.choose_one(one).partition(": ")
        condition = f"{self.words['if']} {self.voice.conditions.condition(effect.condition)}"
        all_of = self.words["choose both" if all_.count == 2 else "choose all"]
        return [f"{head} {self.words['of the following']}", f"{condition}, {all_of}{self.words['instead']}: {dots}"]

    def or_else(self, otherwise: Effect | None) -> list[str]:
        """What happens otherwise."""
        return lead(self.words["otherwise"], self.sentences(otherwise)) if otherwise is not None else []

    @staticmethod
    def without_alternative(then: Effect, otherwise: Effect | None) -> Effect:
        """What happens, without an alternative that is said after it for all cases."""
        if isinstance(then, To) and otherwise is not None and then.otherwise == otherwise:
            return msgspec.structs.replace(then, otherwise=None)
        return then

    @staticmethod
    def pointed(then: Effect, otherwise: Effect | None) -> Effect | None:
        """What happens otherwise; a card that is chosen in the same way isn't described again."""
        them, same = getattr(then, "them", None), getattr(otherwise, "them", None)
        if otherwise is not None and isinstance(them, Chosen) and them == same:
            return msgspec.structs.replace(otherwise, them=Ref(them.name))
        return otherwise

    @staticmethod
    def shortened(then: Effect, otherwise: Effect) -> Effect:
        """What happens instead, without the time that was already said."""
        if isinstance(then, Get) and isinstance(otherwise, Get) and isinstance(then.them, Ref | This):
            return msgspec.structs.replace(then, until=None) if then.until == otherwise.until else then
        return then

    def in_order(self, effect: To, infinitive: bool = False) -> list[str]:
        """Something done to do something else."""
        cost = self.infinitive(effect.cost) if infinitive else self.sentences(effect.cost)
        if effect.said == "to":
            then = self.infinitive(effect.then, gives=True)
            out = [f"{joined(cost, self.closing)}{self.words['to']}{then[0]}", *then[1:]]
        elif isinstance(effect.then, Nothing) and effect.otherwise is not None:
            may = effect.cost
            opening = self.voice.flow.if_they_dont(may.who if isinstance(may, PlayersMay) else self.stage.actor)
            return [*cost, *lead(opening, self.sentences(effect.otherwise))]
        elif isinstance(effect.then, Nothing):
            out = cost
        else:
            outer = self.stage.actor
            if isinstance(effect.cost, PlayersMay) and effect.cost.who != "they":
                self.stage.actor = effect.cost.who
            done = self.voice.conditions.condition(Did())
            follows: Effect = effect.then
            if isinstance(follows, If) and follows.otherwise is None and not follows.instead:
                done, follows = (
                    f"{done}{self.joints['and']}{self.voice.conditions.condition(follows.condition)}",
                    follows.then,
                )
            out = [*cost, *lead(f"{self.words['if']} {done}, ", self.sentences(follows))]
            self.stage.actor = outer
        return out + self.or_else(effect.otherwise)

    def statement(self, effect: Effect) -> list[str]:
        """What is so for a while, or will be."""
        match effect:
            case PayLess():
                return [self.voice.playing.pay_less(effect)]
            case PlayFrom() | PlayerRule():
                return [self.voice.stating.fact(effect)]
            case NextEnters():
                return [self.voice.facts.next_enters(effect)]
            case Instead():
                return self.voice.framing.instead(effect)
            case Later(when=when, do=do, until=until) | Whenever(when=when, do=do, until=until):
                after = self.voice.flow.after(when.event)
                if after and isinstance(do, Do) and when.cards == Cards(where=(SameObject(do.them),)):
                    return trail(self.sentences(do), after)
                if isinstance(do, Do) and isinstance(do.them, Every):
                    self.scene.last_them = None  # all that there are then, rather than those spoken of
                if isinstance(effect, Later) and (plainly := self.voice.framing.plainly(when, until)):
                    return lead(plainly, self.sentences(do))
                opening = self.voice.framing.floating(when, isinstance(effect, Later), until)
                duration = (
                    ""
                    if when.event in self.scene.usage.edges or when.circumstances == "before"
                    else self.voice.granting.until(until)
                )
                return lead(f"{opening}{duration}, ", self.sentences(do))
            case _:
                raise TypeError(f"not a statement: {type(effect).__name__}")
