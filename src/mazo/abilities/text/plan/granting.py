"""What is said of cards, predicate by predicate: what they get, have, gain and lose, what they can, can't and must."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from mazo.abilities.text.plan.measuring import Told, Wording
from mazo.abilities.text.plan.order import State, doubles
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.words import GameWords
from mazo.abilities.tree.effects import (
    Ability,
    Become,
    Can,
    Cant,
    Convert,
    Gain,
    GainClass,
    Get,
    Keyword,
    Lose,
    LoseClass,
    Must,
    Static,
)
from mazo.abilities.tree.nouns import Amount, This
from mazo.abilities.tree.words import Duty, Until

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)


class Predicate(msgspec.Struct, frozen=True):
    """One thing that is said of cards: what sort it is, and what follows its verb."""

    sort: Literal["get", "have", "double", "gain", "lose", "can't", "can", "must", "spare", "be"]
    text: str
    verb: str = ""
    """The verb of what doesn't happen to them, which is the game's."""


class States(Protocol[P_contra]):
    """How a language says what is so of a subject."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""

    def acting(self, one: Cant | Can, subject: P_contra) -> str:
        """What they can or can't do, after that verb."""

    def lost(self, lose: Lose, subject: P_contra) -> str:
        """What they are without."""

    def duty(self, act: Duty, subject: P_contra) -> str:
        """What they must do."""

    def classed(self, gain: GainClass) -> str:
        """A classification that they gain."""

    def unclassed(self, subject: P_contra) -> str:
        """The classification that they lose."""

    def converted(self, kind: str) -> str:
        """The type that they are instead of what is printed."""


class Uttering(Protocol):
    """How abilities are said."""

    def keyword(self, keyword: Keyword) -> str:
        """A keyword with its number."""

    def quoted(self, ability: Ability, ends: bool) -> str:
        """A whole ability in quotes."""


class Measuring(Protocol):
    """How amounts are measured."""

    def measure(self, amount: Amount) -> Told:
        """An amount in the words of the language."""

    def value(self, amount: Amount) -> str:
        """An amount as a noun."""


class Nouns(Protocol):
    """How a language says nouns."""

    def itself(self) -> str:
        """The card itself."""


class Granter(Protocol[P_contra]):
    """The parts of a voice that say what is so of cards."""

    @property
    def states(self) -> States[P_contra]:
        """What is so of cards."""

    @property
    def uttering(self) -> Uttering:
        """Abilities."""

    @property
    def measuring(self) -> Measuring:
        """Measures."""

    @property
    def nouns(self) -> Nouns:
        """Nouns."""


class Granting(Part[Granter[P], Mapping[Wording, str]], Generic[P]):
    """What is so of cards; its words are those around amounts."""

    def predicates(self, group: Sequence[State], subject: P) -> tuple[list[Predicate], str]:
        """What is said of them, and what all of that is counted by."""
        said: list[Predicate] = []
        tail = ""
        for one in group:
            predicate, each = self.predicate(one, subject, one is group[-1] and one.until is None)
            said.append(predicate)
            tail = each if isinstance(one, Get) else each or tail
        return said, tail

    def predicate(self, one: State, subject: P, ends: bool) -> tuple[Predicate, str]:
        """One of them, and what it is counted by; `ends`: nothing follows it."""
        say = self.voice.states
        match one:
            case Get():
                return self.change(one)
            case Become(stat=stat, amount=amount):
                exactly = str(amount) if isinstance(amount, int) else self.equal(self.voice.measuring.value(amount))
                return Predicate("have", f"{say.words.figures[stat].name} {exactly.strip()}"), ""
            case Gain(ability=Keyword(name=name)) if name in say.words.able_by:
                return Predicate("can", say.words.able_by[name]), ""
            case Gain(ability=ability):
                return self.gained(ability, ends)
            case GainClass():
                return Predicate("gain", say.classed(one)), ""
            case LoseClass():
                return Predicate("lose", say.unclassed(subject)), ""
            case Convert(type=kind):
                return Predicate("be", say.converted(kind)), ""
            case Lose():
                return Predicate("lose", say.lost(one, subject)), ""
            case Cant(said="in quotes") | Can(said="in quotes"):
                fact = msgspec.structs.replace(one, them=This(), until=None, said="")
                return Predicate("gain", self.voice.uttering.quoted(Static((fact,)), False)), ""
            case Cant(act=act, until=until, cards=None, costs=0) if self.spares(one):
                frame = say.words.acts[act]
                return Predicate("spare", frame.timed.get(until or "", frame.said), frame.verb), ""
            case Cant() | Can():
                return Predicate("can't" if isinstance(one, Cant) else "can", say.acting(one, subject)), ""
            case Must(act=act):
                return Predicate("must", say.duty(act, subject)), ""

    def change(self, get: Get) -> tuple[Predicate, str]:
        """A changed figure and what it is counted by: +1 {S}, for each item you have in play."""
        figure = self.voice.states.words.figures[get.stat]
        symbol, measure = figure.changed or figure.name, self.voice.measuring.measure(get.amount)
        if measure.that:
            return Predicate("get", self.words["so many"].format(symbol)), ""
        if doubles(get):
            return Predicate("double", self.words["own"].format(figure.name)), ""
        if measure.equal and not measure.each:
            lost, plain = measure.number < 0, figure.name if figure.gained else f"+{symbol}"
            said = Predicate("lose", symbol) if lost else Predicate("gain" if figure.gained else "get", plain)
            return said, self.equal(measure.equal) + measure.limit
        each = self.words["each"].format(measure.each) + measure.limit if measure.each else ""
        if figure.gained:
            return Predicate("lose" if measure.number < 0 else "gain", f"{abs(measure.number)} {symbol}"), each
        return Predicate("get", f"{measure.number:+d} {symbol}"), each

    def equal(self, amount: str) -> str:
        """As much as that."""
        return self.words["equal"].format(amount)

    def gained(self, ability: Ability, ends: bool) -> tuple[Predicate, str]:
        """A gained ability: a keyword, or the whole in quotes; and what its number is counted by."""
        if not isinstance(ability, Keyword):
            return Predicate("gain", self.voice.uttering.quoted(ability, ends)), ""
        if isinstance(ability.amount, int):
            return Predicate("gain", self.voice.uttering.keyword(ability)), ""
        measure = self.voice.measuring.measure(ability.amount)
        sign = "+" if ability.name in self.voice.states.words.signed else ""
        if measure.each:
            return Predicate("gain", f"{ability.name} {sign}{measure.number}"), self.words["each"].format(measure.each)
        where = self.words["where"].format(measure.equal or self.words["that amount"])
        return Predicate("gain", f"{ability.name} {sign}X"), where

    def spares(self, state: State) -> bool:
        """Whether it says what doesn't happen to them, rather than what they can't do."""
        return isinstance(state, Cant) and self.voice.states.words.acts[state.act].verb != ""

    def until(self, until: Until | None, act: bool = False, own: bool = False) -> str:
        """How long, after what is so; `act`: after what they can't do; `own`: of your cards, or of you."""
        words = self.voice.states.words
        if until is None:
            return ""
        if act and until == "this turn":
            return f" {words.rest_of_turn}"
        if own and until in words.own_durations:
            return f" {words.own_durations[until]}"
        return " " + words.durations[until].format(this=self.voice.nouns.itself())
