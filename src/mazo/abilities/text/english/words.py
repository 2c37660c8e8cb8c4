"""What the English voice needs to know of a game's words: its glossary, and a frame for each word of its lexicon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

import msgspec

from mazo.abilities.text import words
from mazo.abilities.text.english.forms import PAST, Phrase, Verb, past_tense, third_person
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


class State(msgspec.Struct, frozen=True):
    """A state of cards; {them} is the card again, {that} "who" or "that", {is}, {isnt} and {was} agree with it."""

    said: str
    """What is said of one card: "has damage"."""
    after: str = ""
    """What stands after the noun: "with damage", "{that} {is} tapped"."""
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
    to: str = "play"
    """What it was used for: "play", "pay for"."""
    contrary: tree.State = ""
    """The state of all that are not so."""


class Event(words.Event, frozen=True):
    """An event in English: {whose} is "your", "an opponent's" and so on, {any} the cards whosesoever."""

    never: str = ""
    """What a player didn't do, where no card is named."""
    some: bool = False
    """Whether it is said of your cards with "1 or more" that it happened."""


class Words(words.GameWords, frozen=True, kw_only=True):
    """A game's words for the English voice."""

    language: Lang = "en"
    rest_of_turn: str = "for the rest of this turn"

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
    own_event: Callable[[Events, When, str], Clause | None] = words.by_frame
    """What the game says of events in a way of its own; nothing where a frame says it."""
    events: Mapping[tree.EventName, Event] = {}
    occasions: Mapping[tree.Occasion, tuple[str, str]] = {}
    """When something is altered, with a space before it: of what is more or less, and of what is prevented."""
    own_fact: Callable[[Facts, Fact], str | None] = words.by_frame
    """What the game says of facts in a way of its own; nothing where general words say it."""
    own_goal: Callable[[Facts, CostsLess, str], str | None] = words.by_frame
    """What less is paid for, where that depends on the cards."""
    own_state: Callable[[States, Said, Phrase], str | None] = words.by_frame
    """What the game says of cards with the sentence turned round; nothing where a predicate says it."""
    afterwards: Mapping[tree.Afterwards, str] = {}
    """What becomes of cards after they were played, as a sentence at the end: "… banish {them}"."""
    closed: Collection[tree.Zone] = ()
    """Zones of which one looks at the cards rather than at the zone."""
    free: str = "for free"
    """Without paying for it."""
    held: str = "have in play"
    """That players have cards in play, with the verb first."""
    opposing_zone: tuple[str, str] = ("an opponent's {}", "opponents' {}")
    """A zone of one opponent, and zones of several."""
    owner: str = "player"
    """Whose zones cards go to."""
    qualities: Mapping[tree.Quality, str] = {}
    """What is counted as different: "different name of {}"."""

    def verb(self, base: str) -> Verb:
        """A verb of the glossary or a regular one."""
        if (known := self.terms.verb("en", base)) is not None:
            past = known.forms.get("en_past") or PAST.get(base) or known.forms["en_participle"]
            return Verb(base, known.forms["en_third"], past)
        return Verb(base, third_person(base), PAST.get(base) or past_tense(base))
