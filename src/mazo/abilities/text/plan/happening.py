"""Events as clauses: whose they are, who takes part, what stands around them, and what later sentences may speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from mazo.abilities.text.plan.doing import fields
from mazo.abilities.text.plan.shapes import is_you, same_object, without
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.plan.usage import Met
from mazo.abilities.text.words import GameWords
from mazo.abilities.tree.nouns import (
    Cards,
    Comparison,
    Condition,
    During,
    Is,
    Ref,
    SameObject,
    Them,
    They,
    This,
    Turn,
    When,
    Who,
    Whose,
)
from mazo.abilities.tree.words import EventName, State

Around: TypeAlias = Literal["your turn", "their turn", "yours first", "theirs first", "on"]
C = TypeVar("C", bound=msgspec.Struct)
P = TypeVar("P", bound="Worded", covariant=True)
Q = TypeVar("Q", bound="Worded")


class Party(msgspec.Struct, frozen=True):
    """One side of an event as it is said."""

    sort: Literal[
        "unnamed", "this card", "this", "this again", "these", "none of yours", "many", "one or more", "nth",
        "this or one", "one",
    ]  # fmt: skip
    cards: Cards = Cards()
    them: Them = This()
    """Those very cards."""
    this_or: bool = False
    """Said of an object: this, or such a one."""


class Circumstance(msgspec.Struct, frozen=True):
    """What must hold at the moment of an event: a state of its subject, other things said of it, or any condition."""

    state: State = ""
    of_subject: bool = False
    silent: bool = False
    """Whether the event itself says it."""


class Past(msgspec.Struct, frozen=True):
    """How often something happened this turn."""

    sort: Literal["nth", "once", "never", "many", "times"]


def circumstance_of(condition: Condition, when: When, silent: Mapping[EventName, tuple[State, ...]]) -> Circumstance:
    """What must hold at the moment of an event, as it is said after it."""
    state, of_subject = "", False
    match condition:
        case During(state_) | They(cards=Ref(name="subject"), are=(Is(state=state_),)):
            state, of_subject = state_, True
        case They(cards=This(), are=(Is(state=state_),)) if when.cards == "this":
            state, of_subject = state_, True
        case They(cards=cards):
            of_subject = cards == Ref("subject") or (cards == This() and when.cards == "this")
    told = state in silent.get(when.event, ()) and state != "" and when.other is None
    return Circumstance(state, of_subject, told)


def past_of(when: When, count: tuple[Comparison, int], uncounted: tuple[EventName, ...]) -> Past:
    """How something that happened so often this turn is said."""
    if count in (("at least", 1), ("more than", 0), ("is not", 0)):
        return Past("once")
    countable = when.cards != "this" and when.event not in uncounted
    if isinstance(when.cards, Cards) and isinstance(next(iter(when.cards.where), None), SameObject):
        countable = False
    if count in (("is", 0), ("at most", 0), ("less than", 1)):
        return Past("never" if countable else "times")
    return Past("many" if countable else "times")


class Worded(Protocol):
    """A noun phrase of some language."""

    @property
    def text(self) -> str:
        """Its words."""


class Events(Protocol[C, P]):
    """How a language says events."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""

    def opened(self, when: When, once: bool, prefix: str, tail: str) -> str:
        """The opening of an ability: when, or whenever."""

    def about(self, clause: C) -> str:
        """An event that is about to happen."""

    def turn_edge(self, when: When) -> str:
        """At the start or the end of a turn."""

    def unnamed(self, when: When, many: str) -> P:
        """Whoever takes part, where no card is named."""

    def this_card(self, in_play: bool) -> P:
        """The card itself."""

    def these(self, them: Them, object_: bool) -> P:
        """Cards spoken of before, as what does it or what it is done to."""

    def taking_part(self, party: Party, when: When, many: str) -> P:
        """Cards named as one side of an event."""

    def filling(self, name: str, when: When, many: str) -> str:
        """What frames of events leave open in this language alone."""

    def own(self, who: Who) -> str:
        """The player's own."""

    def one_or_more(self) -> str:
        """Any number of cards, as an object."""

    def nth_card(self, when: When) -> str:
        """The second card and so on, as an object; nothing where the language says afterwards which one it was."""

    def event_clause(self, when: When, many: str) -> C:
        """The subject, verb and objects of an event."""

    def which_time(self, when: When) -> str:
        """Which time in the turn it is, after the event."""

    def met_in(self, cards: Cards, whose: Whose, plural: bool = False) -> Met:
        """As what later sentences speak of such cards."""

    def circumstance(self, condition: Condition, when: When) -> str:
        """What must hold at that moment, after the event."""

    def at_edge(self, when: When) -> str:
        """What must hold at a point in time, after it."""

    def beforehand(self, condition: Condition) -> str:
        """What must hold at that moment, before the event."""


class Happening(Part[Events[C, Q], Mapping[Around, str]], Generic[C, Q]):
    """What happens, with its circumstances; the words are " during your turn", "during your turn, " and the like."""

    def around(self, when: When) -> tuple[str, str]:
        """What stands before and after the event: during your turn, …; … while tapped."""
        prefix = tail = ""
        for one in when.conditions:
            match one:
                case Turn(whose="theirs"):
                    tail += self.words["their turn"]
                case Turn(whose=whose) if when.circumstances == "after":
                    tail += self.words["your turn" if whose == "yours" else "their turn"]
                case Turn(whose=whose):
                    prefix += self.words["yours first" if whose == "yours" else "theirs first"]
                case _ if self.is_within(one, when):
                    pass
                case _ if when.circumstances == "before":
                    prefix += self.voice.beforehand(one)
                case _:
                    tail += self.voice.circumstance(one, when)
        return prefix, tail

    def trigger(self, when: When, once: bool = False) -> str:
        """The event as the opening of an ability, without the comma; `once`: it opens it but once."""
        prefix, tail = self.around(when)
        if when.event in self.scene.usage.edges and tail and self.scene.usage.plain_later:
            return f"{self.edge(when)}, {self.voice.at_edge(when)}"
        if when.event in self.scene.usage.edges:
            return prefix + self.edge(when) + tail
        told, single = self.told(when)
        return self.voice.opened(told, once or single, prefix, tail)

    def answered(self, when: When) -> str:
        """The event as what is answered, before it has happened."""
        prefix, tail = self.around(when)
        return f"{prefix}{self.voice.about(self.event(when))}{tail}"

    def edge(self, when: When) -> str:
        """At the start or the end of a turn, or of what the game has besides."""
        known = self.voice.words.edges.get(when.event)
        if known is None:
            return self.voice.turn_edge(when)
        return known if isinstance(known, str) else known.of(when.who)

    def is_within(self, condition: Condition, when: When) -> bool:
        """Whether the event says the condition itself: in a duel; when you cover this character."""
        usage = self.scene.usage
        match condition:
            case During(moment):
                return moment in usage.surroundings
            case They(cards=This(), are=(Is(state=state),)):
                return state in usage.within.get(when.event, ())
        return False

    def event(self, when: When, many: str = "") -> C:
        """The event with its subject, verb and objects."""
        usage = self.scene.usage
        when = usage.befallen(when)
        cards, here = when.cards, False
        tail = "".join(
            self.voice.words.surroundings[one] for one in usage.surroundings if During(one) in when.conditions
        )
        if isinstance(cards, Cards) and cards.zone == "play" and when.circumstances != "noun":
            cards, had = without(cards, *usage.surroundings)
            tail += "".join(self.voice.words.surroundings[one] for one in had)
            here = usage.here in had
        if isinstance(when.other, Cards) and when.event in usage.done_by_other and when.circumstances != "noun":
            doer, had = without(when.other, *(one for one in usage.surroundings if During(one) not in when.conditions))
            tail += "".join(self.voice.words.surroundings[one] for one in had)
            when = msgspec.structs.replace(when, other=doer)
        who = usage.event_player(when.event, cards, when.who)
        cards = usage.event_cards(when.event, cards) if isinstance(cards, Cards) else cards
        when = msgspec.structs.replace(when, cards=cards, who=who)
        clause = self.voice.event_clause(when, many)
        self._meet(when, here)
        rest = f"{getattr(clause, 'rest', '')}{tail}{self.voice.which_time(when) if when.nth else ''}".strip()
        return msgspec.structs.replace(clause, rest=rest)

    def _meet(self, when: When, here: bool) -> None:
        """From now on the text can speak of those who took part; those at your own cards are yours."""
        scene = self.scene
        if isinstance(when.cards, Cards):
            whose = "yours" if here else when.cards.whose
            scene.meet("subject", self.voice.met_in(when.cards, whose, when.one_or_more))
        if scene.event is None:
            scene.event = when.event
        if when.other is None and when.event in scene.usage.parties:
            scene.met["other"] = Met(scene.usage.parties[when.event])
        if isinstance(when.other, Cards):
            last = scene.last
            scene.meet("other", self.voice.met_in(when.other, when.other.whose))
            scene.last = last

    def party(self, cards: Cards | str | None, when: When, object_: bool, many: str) -> Party:
        """One side of an event: this character, one of your items, another character."""
        usage = self.scene.usage
        if cards is None:
            return Party("unnamed")
        if isinstance(cards, str):
            return self._this(when, object_)
        if when.event in usage.implied and cards.whose == "yours" and cards.zone == "play":
            cards = msgspec.structs.replace(cards, whose="any")
        if (same := same_object(cards)) is not None:
            return Party("these", cards, same)
        if many == NONE and cards.whose == "yours" and cards.zone == "play":
            return Party("none of yours", cards)
        if many:
            return Party("many", cards)
        if when.one_or_more:
            return Party("one or more", cards)
        if when.nth and when.event in usage.objects:
            return Party("nth", cards)
        if when.this_or and not object_:
            return Party("this or one", cards)
        if when.this_or:
            return Party("one", msgspec.structs.replace(cards, other=True), this_or=True)
        return Party("one", cards)

    def side(self, cards: Cards | str | None, when: When, object_: bool = False, many: str = "") -> Q:
        """One side of an event in the words of the language."""
        party, say = self.party(cards, when, object_, many), self.voice
        match party.sort:
            case "unnamed":
                return say.unnamed(when, many)
            case "this card" | "this":
                return say.this_card(party.sort == "this")
            case "this again":
                return say.these(This(), False)
            case "these":
                return say.these(party.them, object_)
            case _:
                return say.taking_part(party, when, many)

    def rest(self, when: When, many: str) -> str:
        """What follows the verb of an event, by its frame."""
        frame = self.voice.words.events[when.event]
        text = frame.rest_of(when, self.scene.card == self.scene.usage.host)
        return text.format(**{one: self.filling(one, when, many) for one in fields(text)})

    def filling(self, name: str, when: When, many: str) -> str:
        """One of the things that frames of events leave open."""
        anyhow = When(when.event)
        match name:
            case "own":
                return self.voice.own(by_whom(when))
            case "cards":
                return self.side(when.cards, when, True, many).text
            case "object":
                return self.object(when, many)
            case "each":
                return self.side(when.cards, anyhow, True, many).text
            case "played":
                return self.side(when.cards, When("play"), True, many).text
            case "host":
                return self.side(when.other if when.other is not None else when.cards, anyhow, True, many).text
            case "other":
                return self.side(when.other, anyhow, True).text
            case _:
                return self.voice.filling(name, when, many)

    def object(self, when: When, many: str) -> str:
        """What a player does it to: a second card; a character on this location."""
        played = when.event in self.scene.usage.by_playing
        if when.one_or_more and when.cards is None and not played:
            return self.voice.one_or_more()
        text = self.side(when.cards, when, True, many).text
        if played and when.cards == "this":
            self.scene.meet_this()
        if when.nth and when.cards is None:
            text = self.voice.nth_card(when) or text
        if played and when.other is not None:
            text += self.words["on"].format(self.side(when.other, When(when.event), True).text)
        return text

    def _this(self, when: When, object_: bool) -> Party:
        """The card itself, which a pronoun means from then on."""
        if when.event in self.scene.usage.of_cards:
            return Party("this card")
        if object_ or self.scene.last == "this":
            return Party("this" if object_ else "this again")
        self.scene.meet_this()
        return Party("this")

    def told(self, when: When) -> tuple[When, bool]:
        """The event of a trigger without the time that its opening says, and whether it can happen but once."""
        once = when.cards == "this" and when.event in self.scene.usage.once
        return (msgspec.structs.replace(when, nth=0) if when.said == "the first time" else when), once


NONE = "no {noun}"
"""Of the cards of an event: none of them."""


def by_whom(when: When) -> Who:
    """The player who does it."""
    return when.who if when.who is not None else "you"


def own_event(when: When) -> bool:
    """Whether it is yours, or nobody's in particular."""
    return when.who is None or is_you(when.who)
