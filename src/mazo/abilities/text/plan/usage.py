"""What a game's words are like, whatever the language: which cards are persons, what its events are about."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

import msgspec

from mazo.abilities.text.plan.shapes import is_plural, one_of_each, owner, same_object
from mazo.abilities.tree.nouns import (
    Both,
    Cards,
    Chosen,
    Every,
    Facing,
    HostOf,
    Is,
    PlayerOf,
    Ref,
    Them,
    This,
    Top,
    Under,
    When,
    Who,
    Whose,
)
from mazo.abilities.tree.words import Act, CardType, EventName, PlayerWord, Rule, Stat, State, Verb, Zone

Kind: TypeAlias = str
"""What a card is called: by its type, by a sort of it that has a name of its own, or "card"."""


class Met(msgspec.Struct, frozen=True):
    """Cards that were spoken of: what they are, whether they are several, and whose."""

    kind: Kind = "card"
    plural: bool = False
    whose: Whose = "any"
    zone: Zone = "play"
    kinds: tuple[Kind, ...] = ()
    """All that they may be, where several types were named."""


class Usage(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's words are used."""

    carded: bool = True
    """Whether cards that are not in play are called cards: "item card" rather than "item"."""
    chooses: bool = True
    """Whether it is said of cards that they are chosen: "chosen character" rather than "a character", "choose and
    discard a card" rather than "discard a card from your hand"."""
    one_opponent: bool = False
    """Whether there is never more than one opponent: "your opponent's hand" rather than "opponents' hands"."""
    by_name: bool = False
    """Whether cards of any type with a name are called by the name alone."""
    moment_first: bool = False
    """Whether the time in which an ability can be used is said before how often: "in your vigil, once a turn"."""
    quiet_search: bool = False
    """Whether searching is said without showing and shuffling, which the rules see to, and in one breath with what is
    done with the cards that were found."""
    passing: tuple[Kind, ...] = ()
    """Kinds of cards that don't stay in play: what they answer with is done by playing them."""
    told_zones: tuple[Zone, ...] = ()
    """Zones of which it is said that a card must lie there for what it says to work."""
    only_if: bool = False
    """Whether it is said when a card may be played, rather than unless what it can't be."""
    comes_first: Verb = ""
    """What a card that doesn't stay in play may do with itself as it is played, which is said first of all."""
    suffered: Collection[Verb] = ()
    """Verbs whose cards may stay the subject of a sentence: "it loses its abilities and is destroyed"."""
    plain_later: bool = False
    """Whether what follows an event later on is told by "if … this turn" and "when", rather than "the next time"."""
    counted_again: bool = False
    """Whether cards that were counted need no noun afterwards: "if you have 3 or more goblins, they gain flight"."""
    price: Stat = ""
    """The figure that is paid: whoever pays "its cost" doesn't pay so much of anything else."""
    persons: tuple[Kind, ...] = ()
    """Kinds of cards that are spoken of as persons: "who", "they"."""
    being: Kind = "card"
    """What does or suffers things, where no card is named."""
    host: Kind = "card"
    """What cards can be at or on."""
    things: tuple[Kind, ...] = ()
    """Kinds of cards in play that a card says it is, rather than a being."""
    classes: frozenset[str] = frozenset()
    """All classes of cards, where it may be asked for cards of one and the same."""
    types: tuple[CardType, ...] = ()
    """All types of cards, where it may be spoken of one of each."""
    sorts: Mapping[State, tuple[CardType, Kind]] = {}
    """Sorts of a type that have a name of their own, by the state that tells them."""
    here: State = ""
    """Being at this very card."""
    surroundings: tuple[State, ...] = ()
    """States that stand behind an event: "in a duel", "while here"."""
    roles: Mapping[str, Met] = {}
    """Cards that take part in something, by the name that the tree refers to them by."""
    others: Mapping[EventName, str] = {}
    """The role of what else takes part in an event that doesn't name it."""
    parties: Mapping[EventName, Kind] = {}
    """What else takes part in an event that doesn't name it, where it has no role of its own."""
    edges: Collection[EventName] = ("turn start", "turn end")
    """Events that are points in time."""
    befalls: Collection[EventName] = ()
    """Events that no player does: whose they are, their cards say."""
    once: Collection[EventName] = ()
    """What happens to a card itself but once: "when" rather than "whenever"."""
    leaving: Collection[EventName] = ()
    """Events after which the card is no longer in play."""
    of_cards: Collection[EventName] = ("draw", "discard", "reveal")
    """Events of cards that are not in play, and are called cards."""
    zoned: Collection[EventName] = ()
    """Events whose zone says whose the cards are."""
    by_playing: Collection[EventName] = ("play",)
    """Events whose player says whose the cards are."""
    objects: Collection[EventName] = ("play", "draw", "discard", "reveal")
    """Events that players do to a card: "a second card in a turn"."""
    of_beings: Collection[EventName] = ()
    """Events that are about beings."""
    counted_after: Collection[EventName] = ()
    """Events of which it may be said afterwards which one of the turn they are."""
    within: Mapping[EventName, tuple[State, ...]] = {}
    """States of this card that an event says itself: played by another way than usual."""
    silent: Mapping[EventName, tuple[State, ...]] = {}
    """States of its subject that an event says itself."""
    heaps: tuple[Stat, ...] = ()
    """Figures that lie on cards in points, which are counted rather than compared."""
    piles: tuple[Stat, ...] = ()
    """Figures that are a number of cards."""
    apart: tuple[Stat, ...] = ()
    """Figures whose change is said as a fact of its own."""
    measured: Collection[Verb] = ()
    """Verbs with an amount, of which more may be done in short."""
    to_discard: Verb = ""
    """The verb that puts cards into the discard."""
    paired: tuple[EventName, ...] = ()
    """Events of a card itself that are said as one: "whenever this character quests or challenges"."""
    turned: Collection[State] = ()
    """States of which it is said that all cards are in them."""
    meanwhile: tuple[State, ...] = ()
    """What cards may be doing while something is so of them."""
    trailing: Collection[Act] = ()
    """Acts that stand before the time for which cards can't do them, however long that is."""
    ways: Collection[State] = ()
    """States that are a way of having been played."""
    deniable: Collection[EventName] = ("play", "draw", "discard")
    """Events of which one says that a player didn't do it."""
    implied: Collection[EventName] = ("play", "draw", "discard", "reveal")
    """Events whose cards are those of the player who does them."""
    done_by_other: Collection[EventName] = ()
    """Events that the other party does to the cards."""
    uncounted: tuple[EventName, ...] = ("shuffle",)
    """Events that are counted in times rather than in cards."""
    more: Collection[Rule] = ()
    """Rules that are something more that a player may do."""
    dash: bool = True
    """Whether what an ability costs stands before a dash, rather than "you may pay … to"."""
    several: Collection[PlayerWord] = ()
    """Words for players that mean several of them."""

    # Nouns.

    def sort_of(self, cards: Cards) -> Kind:
        """The name of the sort of cards that the noun means, if it has one of its own."""
        for one in cards.where:
            if isinstance(one, Is) and one.state in self.sorts:
                of, kind = self.sorts[one.state]
                if cards.types in ((), (of,)):
                    return kind
        return ""

    def names(self, cards: Cards, state: State) -> bool:
        """Whether the name of the sort says that state, so that nothing else has to."""
        return state in self.sorts and self.sort_of(cards) == self.sorts[state][1]

    def kind_of(self, cards: Cards) -> Kind:
        """What one such card is called."""
        sort = self.sort_of(cards)
        if cards.zone != "play" and self.carded:
            return sort if sort and cards.zone == "under" else "card"
        if sort:
            return sort
        named = len(cards.types) == 1 or (cards.types and cards.zone != "play")
        return cards.types[0] if named else "card"

    def pronoun_kind(self, cards: Cards) -> Kind:
        """What decides the pronoun: several types with persons among them are persons."""
        person = next((one for one in cards.types if one in self.persons), "")
        return person if person and cards.zone == "play" else self.kind_of(cards)

    def is_person(self, kind: Kind) -> bool:
        """Whether one such card is spoken of as a person."""
        return kind in self.persons

    def is_here(self, cards: Cards) -> bool:
        """Whether the cards are those at this very card."""
        return any(isinstance(one, Is) and one.state == self.here for one in cards.where)

    def met_by(self, them: Them) -> Met | None:
        """What a mention of these introduces, if it introduces anything."""
        match them:
            case Chosen(cards=cards, count=count):
                return Met(self.pronoun_kind(cards), is_plural(count), owner(cards), cards.zone)
            case Every(cards=cards):
                return Met(self.pronoun_kind(cards), True, owner(cards), cards.zone)
            case Top(count=count, whose=whose):
                return Met("card", is_plural(count), whose, "deck")
            case Under():
                return Met("card", True, "any", "under")
            case HostOf():
                return Met(self.host)
            case Facing():
                return Met(self.being)
            case Both() if (each := one_of_each(them, self.types)) is not None:
                return self.met_by(each)
            case Both(of=of):
                return Met(self.being, len(of) != 1, "any")
            case This() | Ref():
                return None

    # Events.

    def role_of(self, name: str, event: EventName | None, met: bool) -> str:
        """The name of a card by the part that it takes in the event."""
        return self.others.get(event or "", name) if name == "other" and not met else name

    def befallen(self, when: When) -> When:
        """The event with its player said as whose cards it befalls, or whose zone, where no player does it."""
        if when.event in self.zoned:
            return self._of_a_zone(when)
        whose: Whose | None = _WHOSE.get(when.who) if isinstance(when.who, str) else None
        if when.event not in self.befalls or whose is None or isinstance(when.cards, str):
            return when
        cards = when.cards if when.cards is not None else Cards((self.being,))
        if cards.whose == "any" and same_object(cards) is None:
            cards = msgspec.structs.replace(cards, whose=whose)
        return msgspec.structs.replace(when, cards=cards, who=None)

    @staticmethod
    def _of_a_zone(when: When) -> When:
        """The event with whose cards they are said as whose zone it is."""
        cards = when.cards
        if not isinstance(cards, Cards) or cards.whose == "any" or when.who not in (None, "each player", "you"):
            return when
        bare = msgspec.structs.replace(cards, whose="any", zone="play") == Cards()
        told = None if bare else msgspec.structs.replace(cards, whose="any", zone="hand")
        return msgspec.structs.replace(when, cards=told, who=_ZONES[cards.whose])

    def event_cards(self, event: EventName, cards: Cards) -> Cards:
        """The cards of an event as they are said: those that change zones are cards, whose they are the zone says."""
        if event in self.by_playing and cards.whose == "opposing":
            return msgspec.structs.replace(cards, whose="any")
        moved = event in self.zoned and cards.whose != "any"
        if moved or (event in self.of_cards and event not in self.zoned and cards.zone == "play"):
            return msgspec.structs.replace(cards, whose="any", zone="hand")
        return cards

    def event_player(self, event: EventName, cards: object, who: Who | None) -> Who | None:
        """The player of an event as it is said: an opponent rather than each, and whose zone it is."""
        if not isinstance(who, PlayerOf) and who == "each opponent":
            return "any opponent"
        told = event in self.zoned or event in self.by_playing
        if who is None and told and isinstance(cards, Cards) and cards.whose == "opposing":
            return "any opponent"
        return who


_WHOSE: Mapping[str, Whose] = {
    "you": "yours",
    "each opponent": "opposing",
    "any opponent": "opposing",
    "each player": "any",
}
_ZONES: Mapping[Whose, Who] = {"yours": "you", "opposing": "any opponent", "theirs": "they"}
