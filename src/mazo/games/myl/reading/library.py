"""The whole pool: every card of a card file with its trees, and how much of it is understood."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.coverage import Coverage, Fate
from mazo.abilities.reading.coverage import coverage as coverage_of
from mazo.abilities.reading.outcome import Compiled, Problem
from mazo.abilities.tree.effects import Ability
from mazo.games.cardfields import Fault
from mazo.games.cards import Watch
from mazo.games.myl.cards.card import MERCENARY, UNIQUE, Card, CardType
from mazo.games.myl.cards.catalogue import key_of, packaged
from mazo.games.myl.cards.status import FILE as STATUS_FILE
from mazo.games.myl.cards.status import Status
from mazo.games.myl.reading.by_hand import by_hand
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.differences import differences
from mazo.games.myl.reading.record import RACES, CardFile, Record, plain
from mazo.games.myl.reading.reread import reads_back
from mazo.games.myl.reading.round_trip import rendered_text, returns


class Library(msgspec.Struct, frozen=True):
    """The cards of a card file with their trees, the problems of those that stay without, and what became of each."""

    cards: tuple[Card, ...]
    problems: tuple[Problem, ...]
    status: Status


def compiled_library(
    file: CardFile,
    watch: Watch | None = None,
    *,
    known: Iterable[str] = (),
    reviewed: Collection[str] | None = None,
    explains: bool = True,
) -> Library:
    """Every card with its trees; those that read otherwise than printed must be reviewed."""
    compiler = Compiler([*known, *(one.name for one in file.play)], explains=explains)
    reviewed = differences() if reviewed is None else reviewed
    cards: list[Card] = []
    problems: list[Problem] = []
    hand: set[str] = set()
    differs: set[str] = set()
    for at, one in enumerate(file.play):
        if watch is not None:
            watch(at, len(file.play))
        made = read(compiler, one, reviewed)
        if isinstance(made, Compiled):
            hand |= {one.name} if made.by_hand else set()
            differs |= {one.name} if unlike(compiler, one, made.abilities) else set()
        else:
            problems += made
        cards.append(card_of(one, made if isinstance(made, Compiled) else None, file))
    return Library(tuple(cards), tuple(problems), Status(frozenset(hand), frozenset(differs)))


def read(
    compiler: Compiler,
    card: Record,
    reviewed: Collection[str],
    hand: Mapping[str, tuple[Ability, ...]] | None = None,
) -> Compiled | list[Problem]:
    """The trees of a card, or why there are none; what is written by hand of it may be given.

    A card without a text in any printing is unknown, plain Oros excepted; trees that don't say again what is printed
    are refused, unless somebody has looked at the card.
    """
    if not card.text:
        if card.text == "" and card.kind == "gold":
            return Compiled(())
        return [Problem(card.name, "", 0, "a text: no printing has one")]
    made = compiler.compile_card(card, by_hand(card.name) if hand is None else hand)
    if isinstance(made, Compiled) and not made.abilities:
        return [Problem(card.name, card.text, 0, "a sentence")]
    if isinstance(made, Compiled) and card.name not in reviewed:
        return unlike(compiler, card, made.abilities) or made
    return made


def unlike(compiler: Compiler, card: Record, abilities: Sequence[Ability]) -> list[Problem]:
    """The problem of a card whose trees say something else than what is printed, with both texts."""
    if not abilities or returns(card, abilities) or reads_back(compiler, card, abilities):
        return []
    return [Problem(card.name, card.text or "", 0, "what is printed", rendered_text(card, abilities))]


def card_of(card: Record, made: Compiled | None, file: CardFile) -> Card:
    """The facts of a card with its trees; of a card that Mazo ships the facts stay as they are."""
    facts = _shipped().get((key_of(card.name), card.kind)) or _facts(card, file)
    if made is None:
        limits = tuple(one for one in facts.abilities if one in (UNIQUE, MERCENARY))
        return replace(facts, abilities=limits, text=True)
    return replace(facts, abilities=made.abilities, text=False)


def _facts(card: Record, file: CardFile) -> Card:
    printings = [one for one in file.printings if one.key == card.key and one.kind == card.kind] or [card]
    return Card(
        name=card.name,
        type=card.kind,
        cost=card.cost or 0,
        strength=card.strength or 0,
        races=tuple(RACES.get(plain(race), race) for race in card.races),
        editions=card.blocks,
        printed=_distinct(one.set for one in printings),
        rarities=_distinct(one.rarity for one in printings),
    )


@cache
def _shipped() -> dict[tuple[str, CardType], Card]:
    return {(key_of(one.name), one.type): one for one in packaged()}


def _distinct(words: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for word in words if word))


def files_of(library: Library) -> dict[str, str]:
    """The content of each data file of the catalogue by its name: one card a line, so that a change is a short diff."""
    by_file: dict[str, list[str]] = {}
    for card in library.cards:
        by_file.setdefault(f"{_edition(card)}.json", []).append(msgspec.json.encode(card).decode())
    files = {name: "[\n" + ",\n".join(lines) + "\n]\n" for name, lines in by_file.items()}
    return {**files, STATUS_FILE: library.status.content()}


def coverage(cards: Iterable[Card], status: Status, faults: Iterable[Fault] = ()) -> Coverage:
    """The counts of a library, in all and by edition; a card with a fault is one that isn't supported."""
    fates = [Fate(_edition(card), status.how(card), status.returns(card)) for card in cards]
    fates += [Fate(_OTHER, "unsupported", False) for _ in faults]
    return coverage_of(fates, len(fates))


def _edition(card: Card) -> str:
    return card.editions[0] if len(card.editions) == 1 else _OTHER


_OTHER: Final = "otras"
"""What stands for the edition of cards that belong to none, or to several."""
