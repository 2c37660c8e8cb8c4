"""What somebody was offered in a draft and what they took, pick by pick; what came round again, and signals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from mazo.draft.config import PASSING, PILES
from mazo.draft.table import Draft
from mazo.draft.words import ASK_PILE
from mazo.game import Game
from mazo.kernel.loop import choice_of

LATE: Final = 4
"""From this pick of a round on, what a neighbour lets through says something about what they want."""


class Picked(msgspec.Struct, frozen=True, omit_defaults=True):
    """One pick: which one it was, all that there was to choose from, and what was taken of it."""

    round: int
    pick: int
    offered: tuple[str, ...]
    taken: tuple[str, ...]


class Flow(msgspec.Struct, frozen=True):
    """What a neighbour lets through late: so many good cards of each colour, or of each type where there is none."""

    seat: int
    late: dict[str, int]


def pick_log(game: Game, seat: int) -> list[Picked]:
    """Everything that a seat has taken in a draft, in its order, also what nobody had to be asked for.

    >>> import mazo
    >>> game = mazo.new("lorcana-draft", players=2, seed=4, format="rochester")
    >>> game.push(next(iter(game.legal_actions)))
    >>> [(picked.pick, len(picked.offered), len(picked.taken)) for picked in pick_log(game, 0)]
    [(1, 12, 1)]
    """
    tables = [table for table in (*(past.table for past in game.history), game.table) if isinstance(table, Draft)]
    if not tables or not 0 <= seat < game.seats:
        return []
    return _passed(tables, seat) if tables[0].config.manner == PASSING else _laid_out(tables, seat)


def came_round(log: Sequence[Picked], seats: int, offered: Sequence[str], round: int, pick: int) -> tuple[str, ...]:
    """What has gone of a pack since one chose from it before, besides what one took oneself; in a draft of packs only.

    >>> log = [Picked(1, 1, ("A", "B", "C", "D"), ("A",)), Picked(1, 2, ("E", "F", "G"), ("E",))]
    >>> came_round(log, 2, ["D"], 1, 3)
    ('B', 'C')
    """
    before = [picked for picked in log if picked.round == round and picked.pick == pick - seats]
    if not before:
        return ()
    gone = Counter(before[0].offered)
    gone.subtract(before[0].taken)
    gone.subtract(offered)
    return tuple(sorted(gone.elements()))


def flows(
    log: Sequence[Picked],
    seats: int,
    seat: int,
    directions: Callable[[int], int],
    kinds: Callable[[str], Sequence[str]],
) -> list[Flow]:
    """What each neighbour has let through late, each pack counted once; `kinds` says what a card counts for."""
    found: dict[int, Counter[str]] = {}
    for picked in log:
        if not LATE <= picked.pick <= seats:
            continue
        giver = (seat - directions(picked.round)) % seats
        found.setdefault(giver, Counter()).update(kind for name in picked.offered for kind in kinds(name))
    return [Flow(giver, dict(late.most_common())) for giver, late in sorted(found.items())]


def _passed(tables: Sequence[Draft], seat: int) -> list[Picked]:
    """Of packs, everybody takes as many as the draft says at each step: so what is kept says when it was taken."""
    config = tables[0].config
    kept = max((_names(table, table.kept(seat)) for table in tables), key=len)
    before = {
        (table.turn, table.step): _names(table, table.pack(seat)) for table in reversed(tables) if table.pack(seat)
    }
    found: list[Picked] = []
    at = 0
    for turn in range(1, config.rounds + 1):
        for step, size in enumerate(config.sizes()[:-1]):
            taken = kept[at : at + min(size, config.picks_at(step))]
            at += len(taken)
            if taken:
                found.append(Picked(turn, step + 1, before.get((turn, step), taken), taken))
    return found


def _laid_out(tables: Sequence[Draft], seat: int) -> list[Picked]:
    """Of cards on the table one takes in turn: what is new among those kept was taken of what one saw there."""
    found: list[Picked] = []
    for table, after in pairwise(tables):
        known = set(table.kept(seat))
        taken = [card for card in after.kept(seat) if card not in known]
        if not taken:
            continue
        offered = _seen(table, seat)
        if not set(taken) <= set(offered):
            offered = taken
        found.append(Picked(table.turn, table.step + 1, _names(table, offered), _names(table, taken)))
    return found


def _seen(table: Draft, seat: int) -> list[int]:
    """What a seat chooses from: all that lies open, or the pile that it looks at."""
    if table.config.manner != PILES:
        return [card for lane in range(table.config.lanes) for card in table.lane(lane)]
    choice = choice_of(table, seat)
    return table.lane(choice.how) if choice is not None and choice.ask == ASK_PILE else []


def _names(table: Draft, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(table.name_of(card) for card in cards)
