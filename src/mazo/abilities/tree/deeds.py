"""The deeds of the ability tree: what happens once and to certain cards or players; `effects` joins them together."""

from __future__ import annotations

from typing import Literal

from mazo.abilities.tree.nouns import Amount, Cards, Node, Them, Who
from mazo.abilities.tree.words import Destination, Remainder


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


class GainLore(Node, frozen=True, tag="gain lore"):
    """Gain lore."""

    amount: Amount = 1
    who: Who = "you"


class LoseLore(Node, frozen=True, tag="lose lore"):
    """Lose lore."""

    amount: Amount = 1
    who: Who = "you"


class Deal(Node, frozen=True, tag="deal"):
    """Deal damage."""

    amount: Amount
    to: Them
    reduced: bool = True
    """Whether Resist reduces it."""


class PutDamage(Node, frozen=True, tag="put damage"):
    """Put damage counters: not dealing."""

    amount: Amount
    on: Them


class Heal(Node, frozen=True, tag="remove damage"):
    """Remove damage: from each of them, or a total that the player divides."""

    amount: Amount | Literal["all"]
    of: Them
    up_to: bool = True
    total: bool = False


class MoveDamage(Node, frozen=True, tag="move damage"):
    """Move damage counters from one card to another."""

    amount: Amount | Literal["all"]
    source: Them
    to: Them
    up_to: bool = False


class Banish(Node, frozen=True, tag="banish"):
    """Banish them."""

    them: Them


class Return(Node, frozen=True, tag="return"):
    """Put them into their players' hands, from wherever they are."""

    them: Them


class Ink(Node, frozen=True, tag="to inkwell"):
    """Put them into their players' inkwells, facedown."""

    them: Them
    exerted: bool = True


class ToDeck(Node, frozen=True, tag="to deck"):
    """Put them on the top or the bottom of their players' decks, or shuffle them in."""

    them: Them
    place: Literal["top", "bottom", "either", "shuffle"] = "bottom"
    any_order: bool = False
    random_order: bool = False


class ToDiscard(Node, frozen=True, tag="to discard"):
    """Put them into their players' discard: not discarding."""

    them: Them


class PutUnder(Node, frozen=True, tag="put under"):
    """Put them under a card."""

    them: Them
    under: Them
    faceup: bool = False


class Ready(Node, frozen=True, tag="ready"):
    """Ready them."""

    them: Them


class Exert(Node, frozen=True, tag="exert"):
    """Exert them, as an effect."""

    them: Them
    symbol: bool = False
    """Said with the symbol {E}: only what is ready and, a character, dry can be exerted so."""


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


class Search(Node, frozen=True, tag="search"):
    """Search the own deck for such cards; they become "it" and are shown to all. Shuffling is a step of its own."""

    cards: Cards
    count: Amount = 1
    joint: Literal["and", ","] = "and"
    """How it is said that they are revealed; without effect on play."""


class Shuffle(Node, frozen=True, tag="shuffle"):
    """Shuffle decks."""

    who: Who = "you"


class NameCard(Node, frozen=True, tag="name a card"):
    """Name a card."""
