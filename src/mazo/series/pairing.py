"""Who plays whom, round by round, and who is ahead: everybody against everybody, Swiss, or until one is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from mazo.errors import BadConfig
from mazo.kernel.codes import NOBODY

Structure: TypeAlias = Literal["swiss", "round-robin", "elimination"]

WIN_POINTS: Final = 3
DRAW_POINTS: Final = 1
FLOOR: Final = 0.33
"""What a player's share of wins counts at least when it is a measure of others."""
BYE_WINS: Final = 2
"""So many games one wins who has no opponent in a round."""


class Result(msgspec.Struct, frozen=True):
    """A match: two seats, or one that has no opponent, with the games that each has won and those that nobody has."""

    first: int
    second: int
    wins: tuple[int, int]
    draws: int = 0

    @property
    def winner(self) -> int:
        """Who has won the match; NOBODY if it is drawn."""
        one, other = self.wins
        return self.first if one > other else self.second if other > one else NOBODY


class Standing(msgspec.Struct, frozen=True):
    """Where a player stands: points first, then how well the opponents have done, then one's own games."""

    seat: int
    points: int
    won: int
    lost: int
    drawn: int
    opponents: float
    """The share of matches that the opponents have won."""
    games: float
    """The share of games that one has won oneself."""


def structure_named(name: str) -> Structure:
    """The structure of that name; Swiss if none is named."""
    known: tuple[Structure, ...] = get_args(Structure)
    for structure in known:
        if structure == (name or known[0]):
            return structure
    listed = ", ".join(known)
    raise BadConfig(
        f"There is no structure {name!r}: there are {listed}.", f"No hay estructura {name!r}: hay {listed}."
    )


def rounds_of(structure: Structure, players: int) -> int:
    """How many rounds there are.

    >>> rounds_of("swiss", 8), rounds_of("round-robin", 5), rounds_of("elimination", 6)
    (3, 5, 3)
    """
    if structure == "round-robin":
        return players - 1 + players % 2
    return max(1, ceil(log2(players)))


def pairs(structure: Structure, players: int, results: Sequence[Sequence[Result]]) -> list[tuple[int, int]]:
    """Who plays whom in the next round; NOBODY as the second one gives a bye.

    >>> pairs("swiss", 4, [])
    [(0, 2), (1, 3)]
    >>> pairs("round-robin", 3, []) == [(0, NOBODY), (1, 2)]
    True
    """
    if structure == "round-robin":
        return _circle(players, len(results))
    if structure == "elimination":
        return _bracket(players, results)
    return _swiss(players, results) if results else _across(list(range(players)))


def standings(players: int, results: Sequence[Sequence[Result]]) -> list[Standing]:
    """Everybody in the order in which they stand; who is equal in all stands in the order of the seats."""
    played = [result for found in results for result in found]
    rows = [_row(seat, played) for seat in range(players)]
    order = sorted(rows, key=lambda row: (-row.points, -row.opponents, -row.games, row.seat))
    return order


def _row(seat: int, played: Sequence[Result]) -> Standing:
    mine = [result for result in played if seat in (result.first, result.second)]
    won = sum(result.winner == seat for result in mine)
    drawn = sum(result.winner == NOBODY for result in mine)
    rivals = [result.second if result.first == seat else result.first for result in mine if result.second != NOBODY]
    share = [max(FLOOR, _share(rival, played)) for rival in rivals]
    return Standing(
        seat,
        WIN_POINTS * won + DRAW_POINTS * drawn,
        won,
        len(mine) - won - drawn,
        drawn,
        round(sum(share) / len(share), 4) if share else 0.0,
        round(_games(seat, mine), 4),
    )


def _share(seat: int, played: Sequence[Result]) -> float:
    """How much of its matches a seat has won, byes left out."""
    mine = [result for result in played if seat in (result.first, result.second) and result.second != NOBODY]
    if not mine:
        return 0.0
    points = sum(WIN_POINTS if result.winner == seat else DRAW_POINTS * (result.winner == NOBODY) for result in mine)
    return points / (WIN_POINTS * len(mine))


def _games(seat: int, mine: Sequence[Result]) -> float:
    won = sum(result.wins[result.second == seat] for result in mine)
    every = sum(sum(result.wins) + result.draws for result in mine)
    return won / every if every else 0.0


def _across(seats: Sequence[int]) -> list[tuple[int, int]]:
    """Each with the one who sits opposite; the last one of an odd number has a bye."""
    half = len(seats) // 2
    found = [(seats[at], seats[at + half]) for at in range(half)]
    return found + [(seats[-1], NOBODY)] * (len(seats) % 2)


def _circle(players: int, number: int) -> list[tuple[int, int]]:
    """Everybody meets everybody once: one stays, the others go round."""
    seats = list(range(players)) + [NOBODY] * (players % 2)
    moving = seats[1:]
    turned = [seats[0], *moving[-number:], *moving[:-number]] if number else seats
    found = []
    for at in range(len(turned) // 2):
        one, other = sorted((turned[at], turned[-1 - at]), key=lambda seat: (seat == NOBODY, seat))
        found.append((one, other))
    return found


def _bracket(players: int, results: Sequence[Sequence[Result]]) -> list[tuple[int, int]]:
    """Winners meet in the order of the bracket; the first named goes on where nobody has won."""
    if not results:
        byes = 2 ** rounds_of("elimination", players) - players
        resting = list(range(byes))
        return [(seat, NOBODY) for seat in resting] + _across(list(range(byes, players)))
    left = [result.first if result.winner == NOBODY else result.winner for result in results[-1]]
    return [(left[at], left[at + 1]) for at in range(0, len(left) - 1, 2)]


def _swiss(players: int, results: Sequence[Sequence[Result]]) -> list[tuple[int, int]]:
    """Those with like standings meet, nobody twice if that can be, and the bye goes to the last who had none."""
    order = [row.seat for row in standings(players, results)]
    met = {frozenset((result.first, result.second)) for found in results for result in found}
    bye = NOBODY
    if players % 2:
        bye = next((seat for seat in reversed(order) if frozenset((seat, NOBODY)) not in met), order[-1])
        order.remove(bye)
    found = _matched(order, met) or _matched(order, set()) or []
    return found + ([(bye, NOBODY)] if bye != NOBODY else [])


def _matched(order: list[int], met: set[frozenset[int]]) -> list[tuple[int, int]] | None:
    """Neighbours as near as possible; None if somebody would have to meet an opponent again."""
    if not order:
        return []
    first, *others = order
    for other in others:
        if frozenset((first, other)) not in met:
            rest = _matched([seat for seat in others if seat != other], met)
            if rest is not None:
                return [(first, other), *rest]
    return None
