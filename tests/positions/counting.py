"""How many answers a question has, found out without the lists that the game itself makes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import prod
from typing import Final

from mazo.game import Game
from mazo.kernel.choices import is_option
from mazo.kernel.codes import DIVIDE, NOBODY, ONE, ORDER, SUBSET, option
from mazo.kernel.frames import Choice

REACH: Final = {"number": 256, "which": 48, "way": 48, "entry": 64, "name": 4096}
"""Numbers below these are tried where an option has neither a card nor a seat; no list of the games comes near."""

MOST: Final = 12
"""Of more candidates than that not every subset, order or division is tried."""


def can_be_tried(choice: Choice) -> bool:
    """Whether everything that could be answered can be gone through in a moment."""
    if choice.mode == ONE:
        return True
    return len(choice.items) <= (7 if choice.mode == ORDER else MOST) and choice.high <= 2 * MOST


def tried(game: Game, choice: Choice) -> int:
    """How many of all answers that could be said are legal, each of them tried by itself."""
    if choice.mode == ONE and choice.items:
        return len(set(choice.items))
    if choice.mode == ONE:
        return sum(1 for packed in _sayable(game) if is_option(game.table, choice, packed))
    if choice.mode == SUBSET:
        return sum(1 for many in range(len(choice.items) + 1) for picks in _subsets(choice, many) if picks is not None)
    if choice.mode == ORDER:
        return len(set(permutations(choice.items)))
    assert choice.mode == DIVIDE
    return sum(1 for shares in _shares(choice.high, len(choice.items)) if min(shares) >= choice.low)


def _sayable(game: Game) -> Iterator[int]:
    """Every verb of the game with every card, seat and number in its places, open or not."""
    there = {**REACH, "seat": game.seats, "card": len(game.table.kind)}
    for verb in game.kind.verbs:
        first, second = (there[sort] if sort else 1 for sort in (*verb.operands, "", "")[:2])
        for one in range(first):
            for two in range(second):
                yield option(verb.code, one, two)


def _subsets(choice: Choice, many: int) -> Iterator[tuple[int, ...] | None]:
    """The sets of so many candidates, None for one that the question does not admit."""
    for places in combinations(range(len(choice.items)), many):
        enough = choice.low <= many <= choice.high
        weight = sum(choice.weights[at] for at in places) if choice.limit != NOBODY else choice.limit
        # Those that must be taken come first: another is taken only beside all of them.
        obliged = sum(1 for at in places if at < choice.obliged)
        fair = obliged == choice.obliged or obliged == many
        yield places if enough and weight <= choice.limit and fair else None


def _shares(whole: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to divide a number into so many parts, in their order."""
    if parts == 1:
        yield (whole,)
        return
    for share in range(whole + 1):
        for rest in _shares(whole - share, parts - 1):
            yield (share, *rest)


def about(choice: Choice) -> int:
    """Not fewer than the answers there are, without listing them: what is far too much is left alone."""
    count = len(choice.items)
    if choice.mode == ONE:
        return 0
    if choice.mode == ORDER:
        return prod(range(1, count + 1))
    if choice.mode == DIVIDE:
        return int((choice.high + 1) ** max(0, count - 1))
    return int(2**count) if choice.high > 2 else int(count ** max(1, choice.high))
