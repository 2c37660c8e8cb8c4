"""The whole pool: every card of a card file with its trees, and how much of it is understood."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.coverage import Coverage, Fate
from mazo.abilities.reading.coverage import coverage as coverage_of
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.tree.effects import Ability
from mazo.games.cards import Watch
from mazo.games.lorcana.cards.catalogue import Card, set_order
from mazo.games.lorcana.cards.importer import (
    Printing,
    cards_from,
    data_files,
    newest_printings,
    printings_file,
    rarities_file,
)
from mazo.games.lorcana.cards.printings import FILE as NUMBERS_FILE
from mazo.games.lorcana.cards.sheets import FILE as RARITIES_FILE
from mazo.games.lorcana.cards.status import FILE as STATUS_FILE
from mazo.games.lorcana.cards.status import Status
from mazo.games.lorcana.reading.by_hand import BY_HAND
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.differences import differences
from mazo.games.lorcana.reading.own_keywords import spelled_out
from mazo.games.lorcana.reading.round_trip import printed_text, rendered_text, returns


class Library(msgspec.Struct, frozen=True):
    """The cards of a card file with their trees, the problems of those that stay without, and what became of each."""

    cards: tuple[Card, ...]
    problems: tuple[Problem, ...]
    status: Status


def compiled_library(
    printings: Sequence[Printing],
    watch: Watch | None = None,
    *,
    known: Iterable[Card] = (),
    reviewed: Collection[str] | None = None,
) -> Library:
    """Every card with its trees.

    The texts may also name the cards that are known otherwise; cards that read otherwise than printed must be reviewed.
    """
    printings = spelled_out(printings)
    compiler = Compiler.of(printings, known)
    newest = newest_printings(printings)
    reviewed = differences() if reviewed is None else reviewed
    trees: dict[str, Compiled] = {}
    problems: list[Problem] = []
    differs: set[str] = set()
    for at, (printing, _) in enumerate(newest):
        if watch is not None:
            watch(at, len(newest))
        if not printing.full_text:
            continue
        made = read(compiler, printing, reviewed)
        if isinstance(made, Compiled):
            trees[printing.full_name] = made
            if printing.full_name in reviewed and not returns(printing, made.abilities):
                differs.add(printing.full_name)
        else:
            problems += made
    cards = tuple(_with_tree(card, trees.get(card.full_name)) for card in cards_from(printings))
    hand = frozenset(name for name, made in trees.items() if made.by_hand)
    names = len({printing.full_name for printing in printings})
    return Library(cards, tuple(problems), Status(names, hand, frozenset(differs)))


def files_of(library: Library, printings: Sequence[Printing]) -> dict[str, str]:
    """The content of each data file of the catalogue by its name."""
    return {
        **data_files(library.cards),
        NUMBERS_FILE: printings_file(printings, library.cards),
        RARITIES_FILE: rarities_file(printings, library.cards),
        STATUS_FILE: library.status.content(),
    }


def read(compiler: Compiler, printing: Printing, reviewed: Collection[str] | None = None) -> Compiled | list[Problem]:
    """The trees of a card: written by hand if somebody has, else compiled.

    Trees that don't say again what is printed are refused, unless somebody has looked at the card.
    """
    name = printing.full_name
    hand = BY_HAND.get(name)
    if hand is None:
        made = compiler.compile_card(printing)
    else:
        made = compiler.checked(name, printing, hand) or Compiled(hand, by_hand=True)
    if isinstance(made, Compiled) and name not in (differences() if reviewed is None else reviewed):
        return unlike(printing, made.abilities) or made
    return made


def unlike(printing: Printing, abilities: Sequence[Ability]) -> list[Problem]:
    """The problem of a card whose trees say something else than what is printed, with both texts."""
    if returns(printing, abilities):
        return []
    printed, said = printed_text(printing), rendered_text(printing, abilities)
    return [Problem(printing.full_name, printed, 0, "what is printed", said)]


def _with_tree(card: Card, made: Compiled | None) -> Card:
    return card if made is None else replace(card, text=False, abilities=made.abilities)


def coverage(cards: Iterable[Card], status: Status) -> Coverage:
    """The counts of a library, in all and by the set that printed a card first."""
    fates = [
        Fate(card.set, status.how(card), status.returns(card))
        for card in sorted(cards, key=lambda card: set_order(card.set))
    ]
    return coverage_of(fates, status.names)
