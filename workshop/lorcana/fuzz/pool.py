"""What the fuzz plays with: a pool of cards and the decks made of it; and the pool of synthetic cards."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from mazo.games.lorcana.cards.catalogue import Card
from mazo.kernel.rng import Dice
from workshop.lorcana.fuzz.deeds import deeds
from workshop.lorcana.fuzz.keywords import keywords
from workshop.lorcana.fuzz.listeners import listeners
from workshop.lorcana.fuzz.making import Group
from workshop.lorcana.fuzz.recent import recent
from workshop.lorcana.fuzz.spells import spells
from workshop.lorcana.fuzz.standing import standing

DECK_SIZE = 40
"""Of how many groups a deck is made: it has as many cards, or a few more."""


class Pool(Protocol):
    """Cards to play with, and decks of them."""

    @property
    def name(self) -> str:
        """What the pool is called in commands and reports."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card once."""

    def decks(self, seats: int, seed: int) -> list[list[int]]:
        """A deck for everybody, as places in the pool."""


class Synthetic:
    """Cards that between them say everything a card can say, in groups that a deck takes as a whole."""

    name = "synthetic"

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card once."""
        return pool()

    def decks(self, seats: int, seed: int) -> list[list[int]]:
        """All groups come up before one comes up again."""
        return decks(seats, seed)


@cache
def groups(drops: bool = True) -> tuple[Group, ...]:
    """All groups; or only those that say nothing of ink drops and what came with them."""
    old = (*deeds(), *spells(), *listeners(), *standing(), *keywords())
    return (*old, *recent()) if drops else old


@cache
def pool() -> tuple[Card, ...]:
    """Every card once."""
    found: dict[str, Card] = {}
    for group in groups():
        for card in group:
            assert found.setdefault(card.full_name, card) == card, card.full_name
    return tuple(found.values())


@cache
def numbers() -> dict[str, int]:
    """The place of each card in the pool, by its full name."""
    return {card.full_name: at for at, card in enumerate(pool())}


def decks(seats: int, seed: int, drops: bool = True) -> list[list[int]]:
    """A deck for everybody, as places in the pool: all groups come up before one comes up again.

    >>> [len(deck) >= DECK_SIZE for deck in decks(2, 7)]
    [True, True]
    """
    everything = groups(drops)
    found: list[list[int]] = []
    place = seed * seats * DECK_SIZE
    order: list[int] = []
    for _ in range(seats):
        deck: list[int] = []
        for _ in range(DECK_SIZE):
            turn, within = divmod(place, len(everything))
            if within == 0 or not order:
                order = Dice(turn).shuffled(list(range(len(everything))))
            deck += [numbers()[card.full_name] for card in everything[order[within]]]
            place += 1
        found.append(deck)
    return found
