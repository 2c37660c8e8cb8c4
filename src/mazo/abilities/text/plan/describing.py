"""Traits behind a noun: which sort each is, and what denying it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeAlias

from mazo.abilities.text.plan.shapes import most_of, unwrapped
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.words import GameWords
from mazo.abilities.tree.nouns import (
    AllOf,
    Cards,
    Classified,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Named,
    Naming,
    Not,
    OfColour,
    OfType,
    OneOf,
    Ref,
    SameName,
    SameObject,
    Them,
    Trait,
    Whose,
)
from mazo.abilities.tree.words import State, Zone

Place: TypeAlias = Literal["from", "in", ""]
"""Whether cards are in a zone or come from it, if that is said."""


class Traits(Protocol):
    """How a language says traits after a noun, of one or of several; `gender`: a person in English, a feminine one in
    Spanish."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""

    def itself(self) -> str:
        """The card itself."""

    def zone(self, zone: Zone, whose: Whose, plural: bool = False) -> str:
        """A zone with its player."""

    def listed(self, words: Sequence[str], both: bool) -> str:
        """Words one after the other, with "and" or with "or"."""

    def so(self, state: State, plural: bool, gender: bool) -> str:
        """Those in a state."""

    def not_so(self, state: State, plural: bool, gender: bool) -> str:
        """Those that aren't in a state."""

    def called(self, names: Sequence[str], plural: bool, gender: bool, holds: bool) -> str:
        """Those with one of these names."""

    def titled(self, words: Sequence[str], plural: bool, holds: bool) -> str:
        """Those with one of these words in their names."""

    def with_what(self, what: str, holds: bool) -> str:
        """Those that have it."""

    def measured(self, has: Has, plural: bool, gender: bool) -> str:
        """Those with such a figure."""

    def same_name(self, cards: Them | None) -> str:
        """What is the same of those with the same name as others, if these are not named in the same breath."""

    def same_type(self, cards: Them | None) -> str:
        """Those of the same type as others."""
        ...

    def that_name(self, what: Naming, holds: bool) -> str:
        """Those with the name that was said."""

    def among(self, cards: Them) -> str:
        """Those among these."""

    def being(self, kind: Classified | OfColour | OfType, plural: bool, gender: bool, holds: bool) -> str:
        """Those that are of such a kind."""

    def denied(self, text: str, plural: bool, gender: bool) -> str:
        """Those of whom the text doesn't hold."""


class Describer(Protocol):
    """The part of a voice that describes."""

    @property
    def nouns(self) -> Traits:
        """Nouns and what stands behind them."""


class Describing(Part[Describer, Mapping[Literal["under", "from", "in"], str]]):
    """What stands after a noun; its words say where."""

    def where(self, zone: Zone, whose: Whose, place: Place, plural: bool = False) -> str:
        """In or from which zone; nothing for cards in play."""
        nouns, words = self.voice.nouns, self.words
        if zone == "play":
            return ""
        if zone != "under":
            return words[place or "in"].format(nouns.zone(zone, whose, plural))
        under = words["under"].format(nouns.words.hosts.get(whose) or nouns.itself())
        return words["from"].format(under) if place == "from" else under

    def by_name(self, cards: Cards) -> str:
        """The name that stands for the noun, if cards of any type with that name are called by it."""
        if not self.scene.usage.by_name or cards.types:
            return ""
        names = next((one.names for one in cards.where if isinstance(one, Named) and not one.part), ())
        return self.voice.nouns.listed(names, False)

    def most(self, cards: Cards) -> Has | None:
        """The figure of which they have the most or the least, if the game has words for that."""
        found = most_of(cards)
        return found if found is not None and self.voice.nouns.words.figures[found.stat].most[0] else None

    def after(self, trait: Trait, plural: bool = False, gender: bool = False) -> str:
        """A trait as what stands after the noun."""
        say = self.voice.nouns
        match unwrapped(trait):
            case Is(state=state):
                return say.so(state, plural, gender)
            case Has() as has:
                return say.measured(has, plural, gender)
            case SameObject(cards=cards):
                return say.among(cards)
            case OneOf(of=of) | AllOf(of=of) as several:
                return say.listed([self.after(one, plural, gender) for one in of], isinstance(several, AllOf))
            case Not(of=of):
                return self._without(unwrapped(of), plural, gender)
            case other:
                return self._held(other, plural, gender, True)

    def _without(self, trait: Trait, plural: bool, gender: bool) -> str:
        """A trait that the cards don't have."""
        match trait:
            case Not(of=of):
                return self.after(of, plural, gender)
            case Is(state=state):
                return self.voice.nouns.not_so(state, plural, gender)
            case Has() | SameObject() | OneOf() | AllOf():
                return self.voice.nouns.denied(self.after(trait, plural, gender), plural, gender)
            case _:
                return self._held(trait, plural, gender, False)

    def _held(self, trait: Trait, plural: bool, gender: bool, holds: bool) -> str:
        """A trait that is denied by a word of its own."""
        say = self.voice.nouns
        match trait:
            case Named(names=names, part=True):
                return say.titled(names, plural, holds)
            case Named(names=names):
                return say.called(names, plural, gender, holds)
            case HasKeyword(keyword=keyword):
                return say.with_what(keyword, holds)
            case SameName(cards=cards, what="type"):
                return say.same_type(None if isinstance(cards, Ref) and cards.name == self.stage.beside else cards)
            case SameName(cards=cards):
                beside = isinstance(cards, Ref) and cards.name == self.stage.beside
                return say.with_what(say.same_name(None if beside else cards), holds)
            case IsNamedCard(what=what):
                return say.that_name(what, holds)
            case Classified() | OfColour() | OfType():
                return say.being(trait, plural, gender, holds)
            case _:
                raise TypeError(f"not a trait: {type(trait).__name__}")
