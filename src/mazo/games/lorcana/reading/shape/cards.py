"""Nouns further shaped: whose they are, where, with which traits, and how many of them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from mazo.abilities.tree.nouns import AllOf, Amount, Cards, Chosen, Is, Named, Not, OfType, OneOf, Trait, Whose
from mazo.abilities.tree.words import Stat
from mazo.games.lorcana.reading.parts import Total
from mazo.games.lorcana.reading.wording import INKS

STATS: Final[dict[str, Stat]] = {"{S}": "strength", "{W}": "willpower", "{L}": "lore"}


CARD: Final = "?card"
"""The zone of a noun that says "card" and no zone: the sentence around it knows."""

CHOSEN: Final = Is("?chosen")
"""The trait of a noun whose cards are chosen: what says how many of them takes it away, and no table knows it."""

ADDITIONAL: Final = Is("?additional")
"""The trait of a card that is one more than the rules allow."""

ANY_NAME: Final = Is("?any name")
"""The trait of a card that may stand for any other."""

COPIES: Final = Is("?copies")
"""The trait of cards that are called copies of one."""

NUMBER: Final = Is("?number")
"""The trait of a noun that means how many of them there are."""

RANDOM: Final = Is("?at random")
"""The trait of a noun whose cards are found by chance."""

WHOLE: Final[Any] = "?whole"
"""A manner of speaking of all cards of a zone, as the zone itself: what is done with it knows what that means."""

Home: TypeAlias = Literal["yours", "theirs", "owner"]
"""Whose hand, deck, inkwell or discard cards go to: always that of the player whose they are."""
HOMES: Final = get_args(Home)


def classification(kind: str) -> str:
    """A kind of card that is no ink."""
    if kind in INKS:
        raise ValueError("a classification")
    return str(kind)


def not_of(kind: str) -> Trait:
    """The trait of cards that are not of a type."""
    return Is("not a song") if kind == "song" else Not(OfType((kind,)))


AMONG_THEM: Final = Cards(zone="?among")
"""A mark: among all such cards as the noun says."""


def unplaced(cards: Cards) -> Cards:
    """A noun as a kind of card only, without a zone."""
    return replace(cards, zone="play") if cards.zone == CARD else cards


def unnumbered(cards: Cards) -> Cards:
    """The noun itself, of which the number was meant."""
    return replace(cards, where=tuple(one for one in cards.where if one != NUMBER))


def with_trait(cards: Cards, *traits: Trait) -> Cards:
    """The noun with further traits."""
    return replace(cards, where=(*cards.where, *traits))


def of(cards: Cards, whose: Whose) -> Cards:
    """The noun as somebody's."""
    return replace(cards, whose=whose)


def called(trait: Trait) -> bool:
    """Whether it is a name, perhaps with something that would do as well: "named … or Evasive"."""
    return isinstance(trait.of[0] if isinstance(trait, OneOf) else trait, Named)


def had(trait: Trait) -> Trait:
    """What a card has; a name only beside something else: "with Evasive or named …"."""
    if called(trait):
        raise ValueError("what do they have?")
    return trait


def traits_of(cards: Cards) -> tuple[Trait, ...]:
    """What a card must be to be such a one."""
    types: tuple[Trait, ...] = (OfType(cards.types),) if cards.types else ()
    return types + cards.where


def as_many(cards: Cards, count: Amount, *, up_to: bool = False, plain: bool = False) -> Chosen:
    """So many of such cards, with the limit on their total if the noun had one."""
    total = next((one for one in cards.where if isinstance(one, Total)), None)
    if total is None:
        return Chosen(cards, count, up_to, plain=plain)
    kept = tuple(one for one in cards.where if not isinstance(one, Total))
    return Chosen(replace(cards, where=kept), count, up_to, plain=plain, within=total.stat, limit=total.limit)


def looked_at(cards: Cards) -> Cards:
    """The noun as some of the cards that were just looked at."""
    if cards.zone not in ("play", CARD):
        raise ValueError("cards that were looked at, not others")
    return replace(unplaced(cards), zone="play", whose="any")


def either_of(one: Cards, other: Cards) -> Cards:
    """Cards that are such as one noun says or such as the other; what is said of one of them alone counts for both."""
    kinds = (AllOf(traits_of(one)), AllOf(traits_of(other)))
    if one.whose != other.whose and "any" not in (one.whose, other.whose):
        raise ValueError("cards of the same player")
    placed = [cards for cards in (one, other) if cards.zone not in ("play", CARD)]
    zones = {cards.zone for cards in placed} or {CARD if CARD in (one.zone, other.zone) else "play"}
    if len(zones) > 1 or any(cards.under is not None for cards in placed):
        raise ValueError("cards of the same zone")
    whose = one.whose if one.whose != "any" else other.whose
    return Cards(whose=whose, where=(OneOf(kinds),), zone=zones.pop(), other=one.other)
