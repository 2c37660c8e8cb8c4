"""What the English voice needs to know of a game's words: its glossary, and a frame for each word of its lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from mazo.abilities.text.english.forms import PAST, Phrase, Verb, past_tense, third_person
from mazo.abilities.text.words import Dictionary
from mazo.abilities.tree import words as tree

Measured: TypeAlias = Literal["points", "level", "mass", "things"]
"""How a figure is compared: "3 {S} or less", "cost 3 or less", "3 or less damage", "3 or fewer cards under them"."""


class Figure(msgspec.Struct, frozen=True):
    """A figure of cards."""

    name: str
    measured: Measured = "points"


class State(msgspec.Struct, frozen=True):
    """A state of cards; {them} is the card again, {that} "who" or "that", {is}, {isnt} and {was} agree with it."""

    said: str
    """What is said of one card: "has damage"."""
    after: str = ""
    """What stands after the noun: "with damage", "{that} {is} exerted"."""
    several: str = ""
    """The same after a noun in the plural, where that is another: "at locations"."""
    without: str = ""
    """What stands after the noun of those that are not so: "with no damage"."""
    adjective: str = ""
    """What stands before the noun instead."""
    base: str = ""
    """The verb of a state in the past, to deny it: "take"."""
    contrary: tree.State = ""
    """The state of all that are not so."""


class Event(msgspec.Struct, frozen=True):
    """An event: something that befalls cards, that they do, or that players do; {whose} is the player's zone."""

    kind: Literal["passive", "active", "player"]
    verb: str = ""
    rest: str = ""


class Act(msgspec.Struct, frozen=True):
    """Something that cards or players can't do, and the same with certain cards ({noun})."""

    said: str
    with_: str = ""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """A game's words for the English voice."""

    terms: Dictionary
    figures: Mapping[tree.Stat, Figure] = {}
    durations: Mapping[tree.Until, str] = {}
    """How long something is so; {this} is the card."""
    players: Mapping[tree.PlayerWord, Phrase] = {}
    """Players, where they are not called as the tree calls them."""
    parts: Mapping[str, Phrase] = {}
    """Cards that take part in something, by the name that the tree refers to them by."""
    states: Mapping[tree.State, State] = {}
    events: Mapping[tree.EventName, Event] = {}
    acts: Mapping[tree.Act, Act] = {}
    qualities: Mapping[tree.Quality, str] = {}
    """What is counted as different: "different name of {}"."""
    steps: Mapping[tree.StepName, str] = {}
    """Steps of the turn."""

    @property
    def card(self) -> str:
        """What any card is called."""
        return self.word("card")

    @property
    def cards(self) -> str:
        """What several cards are called."""
        return self.word("card", True)

    def word(self, key: str, plural: bool = False) -> str:
        """A word of the game."""
        return self.terms.term(key, "en", plural)

    def verb(self, base: str) -> Verb:
        """A verb of the glossary or a regular one."""
        if (known := self.terms.verb("en", base)) is not None:
            return Verb(base, known.forms["en_third"], PAST.get(base) or known.forms["en_participle"])
        return Verb(base, third_person(base), PAST.get(base) or past_tense(base))
