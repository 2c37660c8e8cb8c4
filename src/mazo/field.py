"""The field: decks that an opponent may be playing, for whoever may not see the real list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from mazo.errors import BadField, UnknownCard
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.knowledge import KNOWN, imagine, imagine_at
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

MEMORY: Final = 64
"""For so many things that a seat may have seen, it is remembered which lists fit."""


class Field:
    """Lists of cards, any of which an opponent may be playing."""

    def __init__(self, kind: GameKind, lists: Sequence[Sequence[Any]], *, patient: bool = False) -> None:
        self.kind = kind
        self.lists = tuple(tuple(cards) for cards in lists)
        self.patient = patient
        """Whether a list that is too short for the table is played several times over instead of being refused."""
        if not self.lists or not all(self.lists):
            raise BadField(
                "A field has at least one list, and each list at least one card.",
                "Un campo tiene al menos una lista, y cada lista al menos una carta.",
            )
        names = [[kind.name_of(card) for card in cards] for cards in self.lists]
        self.cards = {name: card for named, cards in zip(names, self.lists) for name, card in zip(named, cards)}
        """Every card of the lists, once, by its name."""
        places = {name: place for place, name in enumerate(self.cards)}
        self.places = [[places[name] for name in named] for named in names]
        """The lists again, each card by its place among these."""

    @classmethod
    def of(cls, game: str, lists: Sequence[Sequence[str]]) -> Field:
        """The field of these lists of card names; BadField if the game has no card of such a name."""
        kind = kind_named(game)
        return cls(kind, [[_card(kind, name, at) for name in names] for at, names in enumerate(lists)])


def _card(kind: GameKind, name: str, at: int) -> Any:
    try:
        return kind.card(name)
    except UnknownCard as unknown:
        raise BadField(f"lists[{at}]: {unknown.text('en')}", f"lists[{at}]: {unknown.text('es')}") from None


def shipped(kind: GameKind, table: Rules) -> Field | None:
    """The decks that come with a game and may be at the table; None where a game has no decks that one could hide."""
    return _of_decks(kind.name, kind.likely_decks(table))


@cache
def _of_decks(game: str, decks: tuple[str, ...]) -> Field | None:
    kind = kind_named(game)
    return Field(kind, [kind.deck(deck) for deck in decks], patient=True) if decks else None


class Reckoner:
    """A field at one table: its lists in the table's numbers, and room for cards that nobody has there."""

    def __init__(self, field: Field, table: Rules) -> None:
        kind = field.kind
        self._patient = field.patient
        self.given = kind.given_kinds(table)
        numbers = {name: number for number, name in enumerate(kind.kind_names(table))}
        strange = [name for name in field.cards if name not in numbers]
        numbers |= {name: number for number, name in enumerate(strange, start=len(numbers))}
        self._wide = kind.wider(table, [field.cards[name] for name in strange]) if strange else table
        found = [numbers[name] for name in field.cards]
        self._lists = [[found[place] for place in places] for places in field.places]
        self._counts = [Counter(cards) for cards in self._lists]
        self.ranks = [0] * len(numbers)
        """The order of the names of all kinds: their numbers would say who plays what."""
        for rank, name in enumerate(sorted(numbers)):
            self.ranks[numbers[name]] = rank
        self._fitting = lru_cache(maxsize=MEMORY)(self._best)

    def widened(self, table: Rules) -> Rules:
        """The same table with room for the cards of the field."""
        twin = self._wide.blank()
        table.fill(twin)
        assert isinstance(twin, Rules)
        return twin

    def assume(self, table: Rules, seat: int, dice: Dice) -> list[list[int]]:
        """For each other seat, one of the lists that fit best with what this seat has seen of it."""
        return [[] if owner == seat else self._list_for(table, seat, owner, dice) for owner in range(table.seats)]

    def _list_for(self, table: Rules, seat: int, owner: int, dice: Dice) -> list[int]:
        pool = table.pools[seat]
        brought = [
            card for card, whose in enumerate(table.owner) if whose == owner and table.kind[card] not in self.given
        ]
        known = [table.kind[card] for card in brought if pool[card] == KNOWN]
        seen = tuple(sorted(Counter(known).items()))
        best = self._fitting(seen, len(brought))
        chosen = self._lists[best[dice.below(len(best))]]
        return self._stretched(chosen, seen, len(brought) - len(known)) if self._patient else chosen

    def _best(self, seen: tuple[tuple[int, int], ...], size: int) -> list[int]:
        """The lists with all cards that were seen and as many as their player has, or those that come nearest."""
        faults = [
            (sum(max(0, count - counts[kind]) for kind, count in seen), abs(counts.total() - size))
            for counts in self._counts
        ]
        least = min(faults)
        return [at for at, fault in enumerate(faults) if fault == least]

    @staticmethod
    def _stretched(cards: list[int], seen: tuple[tuple[int, int], ...], hidden: int) -> list[int]:
        """The list, repeated until there are enough cards for those that are hidden."""
        copies = cards
        while len(copies) - sum(min(count, copies.count(kind)) for kind, count in seen) < hidden:
            copies = copies + cards
        return copies


class Imagination:
    """What the seats of a game imagine; it remembers the fields that they have reckoned with."""

    def __init__(self, kind: GameKind) -> None:
        self._kind = kind
        self._reckoners: dict[Field, Reckoner] = {}

    def world(self, table: Rules, seat: int, dice: Dice, field: Field | None) -> Rules:
        """A table that the seat can't tell from this one; without a field the lists are open to it."""
        if field is None:
            world = imagine(table, seat, dice, [])
            assert isinstance(world, Rules)
            return world
        reckoner = self._reckoner(field, table)
        wide = reckoner.widened(table)
        imagine_at(wide, seat, dice, reckoner.assume(wide, seat, dice), reckoner.given, reckoner.ranks)
        return wide

    def _reckoner(self, field: Field, table: Rules) -> Reckoner:
        if field.kind is not self._kind:
            given, right = field.kind.title, self._kind.title
            raise BadField(
                f"The field has lists of {given}; this is a game of {right}: give lists of its cards.",
                f"El campo tiene listas de {given}; esto es una partida de {right}: da listas de sus cartas.",
            )
        if field not in self._reckoners:
            self._reckoners[field] = Reckoner(field, table)
        return self._reckoners[field]
