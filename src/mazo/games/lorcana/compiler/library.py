"""The whole pool: every card of a card file with its trees, and how much of it is understood."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from mazo.games.lorcana.cards.catalogue import Card, fold
from mazo.games.lorcana.cards.importer import Printing, cards_from, newest_printings
from mazo.games.lorcana.compiler.by_hand import BY_HAND
from mazo.games.lorcana.compiler.compile import Compiled, Compiler, Problem
from mazo.games.lorcana.compiler.round_trip import returns

Watch: TypeAlias = Callable[[int, int], None]


class Counts(msgspec.Struct):
    """How many cards there are, and what became of them; those without text are compiled."""

    unique: int = 0
    compiled: int = 0
    by_hand: int = 0
    unsupported: int = 0


class Coverage(msgspec.Struct):
    """How much of a card file is understood."""

    unique: int
    compiled: int
    by_hand: int
    unsupported: int
    round_trip: int | None
    """How many of the compiled cards with text say again what was printed; None where nothing printed is at hand."""
    by_set: dict[str, Counts]


class Library(msgspec.Struct, frozen=True):
    """The cards of a card file with their trees, and the problems of those that stay without."""

    cards: tuple[Card, ...]
    problems: tuple[Problem, ...]
    by_hand: frozenset[str]
    returned: frozenset[str]


def compiled_library(printings: Sequence[Printing], watch: Watch | None = None, *, check: bool = False) -> Library:
    """Every card with its trees; `check`: also whether they say again what was printed."""
    compiler = Compiler.of(printings)
    newest = newest_printings(printings)
    trees: dict[str, Compiled] = {}
    problems: list[Problem] = []
    returned: set[str] = set()
    for at, (printing, _) in enumerate(newest):
        if watch is not None:
            watch(at, len(newest))
        if not printing.full_text:
            continue
        made = read(compiler, printing)
        if isinstance(made, Compiled):
            trees[printing.key] = made
            if check and returns(printing, made.abilities):
                returned.add(printing.key)
        else:
            problems += made
    cards = tuple(_with_tree(card, trees.get(fold(f"{card.name} - {card.version}"))) for card in cards_from(printings))
    hand = frozenset(key for key, made in trees.items() if made.by_hand)
    return Library(cards, tuple(problems), hand, frozenset(returned))


def read(compiler: Compiler, printing: Printing) -> Compiled | list[Problem]:
    """The trees of a card: written by hand if somebody has, else compiled."""
    name = f"{printing.name} - {printing.version}" if printing.version else printing.name
    hand = BY_HAND.get(name)
    if hand is None:
        return compiler.compile_card(printing)
    return compiler.checked(name, printing, hand) or Compiled(hand, by_hand=True)


def _with_tree(card: Card, made: Compiled | None) -> Card:
    return card if made is None else replace(card, text=False, abilities=made.abilities)


def coverage(cards: Iterable[Card], by_hand: Iterable[str], round_trip: int | None) -> Coverage:
    """The counts of a library, in all and by the set that printed a card first."""
    hands = {*by_hand}
    by_set: dict[str, Counts] = {}
    whole = Counts()
    for card in cards:
        for counts in (whole, by_set.setdefault(card.set, Counts())):
            counts.unique += 1
            if card.text:
                counts.unsupported += 1
            elif fold(f"{card.name} - {card.version}") in hands:
                counts.by_hand += 1
            else:
                counts.compiled += 1
    ordered = dict(sorted(by_set.items(), key=lambda item: int(item[0])))
    return Coverage(whole.unique, whole.compiled, whole.by_hand, whole.unsupported, round_trip, ordered)
