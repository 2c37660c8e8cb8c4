"""The real cards of the catalogue as a pool of the fuzz: sample decks, and random decks that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from mazo.abilities.tree.effects import Cant, Keyword
from mazo.abilities.tree.nouns import Classified, Named, Node
from mazo.games.lorcana.cards import samples
from mazo.games.lorcana.cards.catalogue import ANY_NUMBER, USUAL_COPIES, Card, standard
from mazo.games.lorcana.lexicon import INKS
from mazo.kernel.rng import Dice
from workshop.lorcana.fuzz.features import parts_of

DECK_SIZE = 60
SAMPLES = 4
"""One deck in so many is a sample deck."""
INKS_OF_A_DECK = 2
OFTEN = 6
CHEAP = 3
FRIENDS = 8
"""So many of the cards that the deck's first card speaks of are in it, if there are."""


class Shelf:
    """All cards of the catalogue that can be played."""

    name = "catalogue"

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card once."""
        return playable()

    def decks(self, seats: int, seed: int) -> list[list[int]]:
        """A sample deck now and then; else a deck around a card, and all cards have had theirs before one has again.

        >>> [len(deck) >= 30 for deck in Shelf().decks(2, 7)]
        [True, True]
        """
        dice = Dice(seed)
        return [_sample(dice) if dice.below(SAMPLES) == 0 else _around(seed * 4 + seat, dice) for seat in range(seats)]


@cache
def playable() -> tuple[Card, ...]:
    """The cards of the catalogue whose text is understood."""
    return tuple(card for card in standard() if not card.text)


@cache
def _places() -> dict[str, int]:
    return {card.full_name: at for at, card in enumerate(playable())}


@cache
def _called() -> dict[str, list[int]]:
    """Cards by each of their names and classifications."""
    found: dict[str, list[int]] = {}
    for at, card in enumerate(playable()):
        for name in (*card.name.split(" & "), *card.classifications):
            found.setdefault(name, []).append(at)
    return found


@cache
def _of_inks(one: str, other: str) -> list[int]:
    return [at for at, card in enumerate(playable()) if {*card.inks} <= {one, other}]


@cache
def _sample_decks() -> list[list[int]]:
    decks = [samples.load(name) for name in samples.usual_names()]
    return [[_places()[card.full_name] for card in deck] for deck in decks]


def _sample(dice: Dice) -> list[int]:
    decks = _sample_decks()
    return decks[dice.below(len(decks))]


@lru_cache(maxsize=2)
def _order(turn: int) -> list[int]:
    """All cards in an order of its own for each turn through them, those that are hard to play several times."""
    return Dice(turn).shuffled([*range(len(playable())), *_guarded() * OFTEN])


@cache
def _guarded() -> list[int]:
    """The cards that say themselves when they can't be played: a run would hardly see them otherwise."""
    return [
        at
        for at, card in enumerate(playable())
        if any(isinstance(node, Cant) and node.act == "play" and node.cards is None for node in _all_nodes(card))
    ]


def _all_nodes(card: Card) -> Iterator[Node]:
    for ability in card.abilities:
        yield from _nodes(ability)


@cache
def _friends(first: int) -> list[int]:
    """The cards that a card speaks of, by name or by classification, and those that share its name: Shift needs one."""
    card = playable()[first]
    wanted = {*card.name.split(" & ")}
    for node in _all_nodes(card):
        if isinstance(node, Named | Keyword):
            wanted |= {*node.names}
        elif isinstance(node, Classified):
            wanted |= {*node.any}
    return [at for name in sorted(wanted) for at in _called().get(name, []) if at != first]


def _nodes(node: Node) -> Iterator[Node]:
    yield node
    for part in parts_of(node):
        yield from _nodes(part)


def _around(number: int, dice: Dice) -> list[int]:
    """[1.10.1] A deck of at least 60 cards and at most two inks, no card more often than it may be."""
    turn, within = divmod(number, len(_order(0)))
    first = _order(turn)[within]
    friends = dice.shuffled(_friends(first))
    inks = [*playable()[first].inks]
    others = [INKS[at] for at in dice.shuffled(list(range(len(INKS))))]
    for ink in [ink for at in friends for ink in playable()[at].inks] + others:
        if len(inks) < INKS_OF_A_DECK and ink not in inks:
            inks.append(ink)
    fitting = _of_inks(inks[0], inks[1])
    if first in _guarded():  # most of them ask for many characters in play
        fitting = [at for at in fitting if playable()[at].type == "character" and playable()[at].cost <= CHEAP]
    allowed = {*fitting}
    chosen = [first, *[at for at in friends if at in allowed][:FRIENDS]]
    deck: list[int] = []
    while len(deck) < DECK_SIZE:
        at = chosen.pop(0) if chosen else fitting[dice.below(len(fitting))]
        if at not in deck:
            copies = USUAL_COPIES if at == first else 1 + dice.below(USUAL_COPIES)
            limit = playable()[at].max_copies
            deck += [at] * (copies if limit == ANY_NUMBER else min(copies, limit))
    return deck
