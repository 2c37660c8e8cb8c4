"""The deeds of the ability tree: what happens once and to certain cards or players; `effects` joins them together."""

from __future__ import annotations

from typing import Literal

from mazo.abilities.tree.nouns import Amount, Cards, Naming, Node, Them, Who
from mazo.abilities.tree.words import CardType, Counter, Destination, PlayerVerb, Remainder, Verb


class Draw(Node, frozen=True, tag="draw"):
    """Draw cards."""

    amount: Amount = 1
    who: Who = "you"
    until: bool = False
    """Until that many are in hand."""
    bottom: bool = False
    """From the bottom of the deck."""


class Discard(Node, frozen=True, tag="discard"):
    """Discard cards from hand: of the own choice, of another's, at random, or the whole hand."""

    amount: Amount = 1
    who: Who = "you"
    cards: Cards = Cards(zone="hand")
    by: Literal["they", "you", "random", "all"] = "they"
    until: bool = False
    """Until that many are left in hand."""
    up_to: bool = False


class Do(Node, frozen=True, tag="do"):
    """Something is done with cards, by a verb of the game: they are destroyed, returned, dealt so much damage."""

    verb: Verb
    them: Them
    amount: Amount = 1
    """How much of it, where the verb has an amount."""


class ToPlayer(Node, frozen=True, tag="to player"):
    """Something happens to players, by a verb of the game: they gain so much of something, or lose it."""

    verb: PlayerVerb
    amount: Amount | Literal["all"] = 1
    who: Who = "you"


class Credit(Node, frozen=True, tag="credit"):
    """Something to pay with, for a while and for such cards only."""

    amount: Amount
    cards: Cards
    who: Who = "you"


class PutCounters(Node, frozen=True, tag="put counters"):
    """Put counters on cards."""

    kind: Counter
    amount: Amount
    on: Them


class RemoveCounters(Node, frozen=True, tag="remove counters"):
    """Remove counters: from each of them, or a total that the player divides."""

    kind: Counter
    amount: Amount | Literal["all"]
    of: Them
    up_to: bool = True
    total: bool = False


class MoveCounters(Node, frozen=True, tag="move counters"):
    """Move counters from one card to another."""

    kind: Counter
    amount: Amount | Literal["all"]
    source: Them
    to: Them
    up_to: bool = False


class ToDeck(Node, frozen=True, tag="to deck"):
    """Put them on the top or the bottom of their players' decks, or shuffle them in."""

    them: Them
    place: Literal["top", "bottom", "either", "shuffle"] = "bottom"
    any_order: bool = False
    random_order: bool = False


class PutUnder(Node, frozen=True, tag="put under"):
    """Put them under a card."""

    them: Them
    under: Them
    faceup: bool = False


class Look(Node, frozen=True, tag="look"):
    """Look at cards; they become "looked"."""

    at: Them


class Reveal(Node, frozen=True, tag="reveal"):
    """Show cards to all players; they become "looked"."""

    them: Them


class RevealHand(Node, frozen=True, tag="reveal hand"):
    """A player shows their hand to all; it becomes "looked"."""

    who: Who


class RevealUntil(Node, frozen=True, tag="reveal until"):
    """Reveal from the top of the deck until such a card comes; it becomes "it", all of them "looked"."""

    cards: Cards
    who: Who = "you"


class Put(Node, frozen=True, tag="destination"):
    """One of the places that looked-at cards go to."""

    to: Destination
    """Where; "stay": it is only picked, and the next sentences say what becomes of it."""
    count: Amount | Literal["any"] = 1
    up_to: bool = False
    cards: Cards | None = None
    """Only such cards."""
    reveal: bool = False
    name: str = ""


class Sort(Node, frozen=True, tag="sort"):
    """Distribute the cards just looked at: some here, some there, the rest somewhere."""

    puts: tuple[Put, ...]
    rest: Remainder = "bottom"
    any_order: bool = True
    by: Who = "you"
    said: Literal["", "put"] = ""
    """Only a manner of speaking: "and put the rest", with the verb again."""


class Search(Node, frozen=True, tag="search"):
    """Search your deck (or that of an opponent, if it is opposing cards) for such cards; they become "it".

    They are shown to all, in some games only if it was said which cards they must be. Shuffling is a step of its own.
    """

    cards: Cards
    count: Amount = 1
    joint: Literal["and", ","] = "and"
    """How it is said that they are revealed; without effect on play."""


class Shuffle(Node, frozen=True, tag="shuffle"):
    """Shuffle decks."""

    who: Who = "you"


class NameCard(Node, frozen=True, tag="name a card"):
    """Name a card; or a classification, or a type of cards."""

    what: Naming = "card"
    besides: tuple[CardType, ...] = ()
    """Only a card of none of these types."""
