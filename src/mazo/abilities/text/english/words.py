"""What the English voice needs to know of a game's words: its glossary, and a frame for each word of its lexicon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from mazo.abilities.text.english.forms import PAST, Phrase, Verb, past_tense, third_person
from mazo.abilities.text.words import GameWords
from mazo.abilities.tree import words as tree
from mazo.abilities.tree.effects import Fact
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import When
from mazo.texts.lang import Lang

if TYPE_CHECKING:
    from mazo.abilities.text.english.events import Clause, Events
    from mazo.abilities.text.english.facts import Facts
    from mazo.abilities.text.english.states import States
    from mazo.abilities.text.plan.order import State as Said

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
    used: str = ""
    """Of a way to have been played: what was used for it."""
    contrary: tree.State = ""
    """The state of all that are not so."""


class Event(msgspec.Struct, frozen=True):
    """An event: something that befalls cards, that they do, or that players do.

    In the rest, {whose} is "your", "an opponent's" and so on, {own} the player's own, {object} what a player does it
    to, {cards} the cards ({each} in any number, {any} whosesoever, {played} as what is played), {host} the card that
    others are put under, {price} what is paid, and any other word so much of that.
    """

    kind: Literal["passive", "active", "player"]
    verb: str = ""
    rest: str = ""
    other: str = ""
    """The rest where the other party is named ({other}): "to {other}"."""
    home: str = ""
    """The same where that is the place that this card is: "here"."""
    amount: str = ""
    """The rest where it is said how much it must be: "{damage}"."""
    cards: str = ""
    """The rest where cards are named that are usually not."""
    done: str = ""
    """One of what the event did, after "for each": "card discarded"."""
    counted: bool = False
    """Whether the cards are counted rather than the times: "for each character banished this turn"."""
    nth: str = ""
    """Which one of the turn it is ({nth})."""
    never: str = ""
    """What a player didn't do, where no card is named."""
    some: bool = False
    """Whether it is said of your cards with "1 or more" that it happened."""


class Deed(msgspec.Struct, frozen=True):
    """Something that is done with cards: {them} are the cards, {hand} and other zones those that they go to."""

    verb: str
    """The verb; a symbol in braces stays as it is."""
    rest: str = "{them}"
    measured: str = ""
    """Of what it is so much: "deal 2 damage to {them}", where the rest is "to {them}"."""
    drawn: tuple[str, str] | None = None
    """The verb and the rest for cards that were not in play or in sight: "put {them} into {hand}"."""
    then: str = ""
    """A sentence that follows."""
    suffered: str = ""
    """The verb of those to whom so much is done: "take"."""
    done: str = ""
    """What was done to one of them, after "for each": "banished this way"."""


class PlayerDeed(msgspec.Struct, frozen=True):
    """Something that happens to players, so much of something: "gain 2 lore"; {own} is "your" or "their"."""

    verb: str
    what: str
    """The key of what it is so much of."""
    mass: bool = False
    """Whether that isn't counted in pieces: "1 lore"."""
    rest: str = ""
    """What follows, with a space before it: " in {own} inkwell"."""
    done: tuple[str, str] = ("", "")
    """What was done last, after "for each" and as an amount: "1 lore lost this way", "the lore lost this way"."""


def by_general_words(say: Facts, fact: Fact) -> str | None:
    """No fact is said in a way of its own."""
    return None


def by_charge(say: Facts, fact: CostsLess, what: str) -> str | None:
    """What less is paid for depends on no cards."""
    return None


def by_predicate(say: States, state: Said, subject: Phrase) -> str | None:
    """Nothing is said with the sentence turned round."""
    return None


def by_frame(say: Events, when: When, many: str) -> Clause | None:
    """No event is said in a way of its own."""
    return None


class Words(GameWords, frozen=True, kw_only=True):
    """A game's words for the English voice."""

    language: Lang = "en"

    figures: Mapping[tree.Stat, Figure] = {}
    players: Mapping[tree.PlayerWord, Phrase] = {}
    """Players, where they are not called as the tree calls them."""
    parts: Mapping[str, Phrase] = {}
    """Cards that take part in something, by the name that the tree refers to them by."""
    states: Mapping[tree.State, State] = {}
    took_part: Mapping[str, str] = {}
    """What cards did that took part in something, by the name of their part."""
    spared: Mapping[tree.EventName, str] = {}
    """Of what cards take nothing instead of an event."""
    bare: Collection[tree.EventName] = ()
    """Events whose cards are called by their type alone."""
    own_event: Callable[[Events, When, str], Clause | None] = by_frame
    """What the game says of events in a way of its own; nothing where a frame says it."""
    events: Mapping[tree.EventName, Event] = {}
    occasions: Mapping[tree.Occasion, tuple[str, str]] = {}
    """When something is altered, with a space before it: of what is more or less, and of what is prevented."""
    own_fact: Callable[[Facts, Fact], str | None] = by_general_words
    """What the game says of facts in a way of its own; nothing where general words say it."""
    own_goal: Callable[[Facts, CostsLess, str], str | None] = by_charge
    """What less is paid for, where that depends on the cards."""
    own_state: Callable[[States, Said, Phrase], str | None] = by_predicate
    """What the game says of cards with the sentence turned round; nothing where a predicate says it."""
    verbs: Mapping[tree.Verb, Deed] = {}
    player_verbs: Mapping[tree.PlayerVerb, PlayerDeed] = {}
    ways: Mapping[tree.Way, str] = {}
    """The verb for playing cards in another way than usual."""
    play_ways: Mapping[tree.PlayWay, tuple[str, ...]] = {}
    """The verbs for letting them be played so, of which the player has one."""
    afterwards: Mapping[tree.Afterwards, str] = {}
    """What becomes of cards after they were played, as a sentence at the end: "… banish {them}"."""
    places: Mapping[str, str] = {}
    """Where cards that were looked at are put, besides hand and deck; {their} is "your" or "their", {this} the card."""
    closed: Collection[tree.Zone] = ()
    """Zones of which one looks at the cards rather than at the zone."""
    owner: str = "player"
    """Whose zones cards go to."""
    qualities: Mapping[tree.Quality, str] = {}
    """What is counted as different: "different name of {}"."""

    def verb(self, base: str) -> Verb:
        """A verb of the glossary or a regular one."""
        if (known := self.terms.verb("en", base)) is not None:
            return Verb(base, known.forms["en_third"], PAST.get(base) or known.forms["en_participle"])
        return Verb(base, third_person(base), PAST.get(base) or past_tense(base))
