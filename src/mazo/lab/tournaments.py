"""Round robins: each of a pool plays each other, and what came of it is a table of ratings with intervals.

Two who meet play every game twice, with the same chance and decks and with their seats exchanged, so that neither a
good deck nor a good hand decides who is stronger. Ratings are those of openskill (Plackett-Luce), an extra.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.kernel.rng import Dice
from mazo.lab.sim import CONFIDENCE, interval, plan, simulate

LEAST: Final = 2
"""A pool has at least so many, and a meeting so many games."""


class Meeting(msgspec.Struct, frozen=True):
    """What came of the games of two bots, seen from the first."""

    one: str
    other: str
    games: int
    won: int
    drawn: int
    share: float
    """Of the games that were won, a draw being half a win,"""
    low: float
    high: float
    """and between which shares the true one lies, 95 times in 100."""


class Standing(msgspec.Struct, frozen=True):
    """How a bot stands after all games."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float


class Outcome(msgspec.Struct, frozen=True):
    """A whole tournament, the strongest first."""

    game: str
    seed: str
    mirrored: bool
    open_lists: bool
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]


Play = Callable[[tuple[str, str], int], tuple[int, int]]
"""Plays so many games of two bots, who sit as they are named: how many the first has won, and how many nobody has."""


def tournament(
    game: str,
    pool: Sequence[str],
    games: int,
    seed: str,
    *,
    mirrored: bool = True,
    open_lists: bool = False,
    play: Play | None = None,
) -> Outcome:
    """Let each of a pool meet each other in so many games."""
    if len(set(pool)) < LEAST or len(set(pool)) != len(pool):
        raise BadConfig(
            "A pool has at least two bots, all different.", "Un grupo tiene al menos dos bots, todos distintos."
        )
    if games < LEAST or games % 2:
        raise BadConfig(
            f"Two bots play an even number of games, not {games}: each is played from both seats.",
            f"Dos bots juegan un número par de partidas, no {games}: cada una se juega desde ambos asientos.",
        )
    played = play or fast_play(game, seed, mirrored=mirrored, open_lists=open_lists)
    meetings = tuple(meeting(pair, games, played) for pair in combinations(pool, 2))
    ratings = rated(pool, meetings, seed)
    standings = [standing(bot, meetings, *ratings[bot]) for bot in pool]
    return Outcome(game, seed, mirrored, open_lists, tuple(sorted(standings, key=lambda one: -one.rating)), meetings)


def fast_play(game: str, seed: str, *, mirrored: bool, open_lists: bool = False, jobs: int = 1) -> Play:
    """Mazo's own bots at full speed."""

    def play(seated: tuple[str, str], games: int) -> tuple[int, int]:
        of = plan(game, bots=seated, games=games, seed=seed, mirrored=mirrored, open_lists=open_lists)
        report = simulate(of, jobs=jobs)
        if report.stopped:
            raise KeyboardInterrupt
        return report.wins[0], report.draws

    return play


def meeting(pair: tuple[str, str], games: int, play: Play) -> Meeting:
    """Two bots meet: half of the games each from either seat."""
    one, other = pair
    first, drawn = play((one, other), games // 2)
    lost, also = play((other, one), games // 2)
    won, draws = first + games // 2 - lost - also, drawn + also
    points = won + draws / 2
    return Meeting(one, other, games, won, draws, points / games, *interval(points, games))


def rated(pool: Sequence[str], meetings: Sequence[Meeting], seed: str) -> dict[str, tuple[float, float]]:
    """Rating and uncertainty of each, after all games in an order that the seed shuffles."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadConfig(
            'Ratings need openskill: install it with pip install "mazo[arena]".',
            'Las clasificaciones necesitan openskill: instálalo con pip install "mazo[arena]".',
        ) from None
    games: list[tuple[str, str, int, int]] = []
    for met in meetings:
        lost = met.games - met.won - met.drawn
        for count, ranks in ((met.won, (0, 1)), (lost, (1, 0)), (met.drawn, (0, 0))):
            games += [(met.one, met.other, *ranks)] * count
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in pool}
    for at in Dice(sum(seed.encode())).shuffled(list(range(len(games)))):
        one, other, first, second = games[at]
        (known[one],), (known[other],) = model.rate([[known[one]], [known[other]]], ranks=[first, second])
    return {bot: (found.mu, found.sigma) for bot, found in known.items()}


def standing(bot: str, meetings: Sequence[Meeting], rating: float, doubt: float) -> Standing:
    """A bot's row of the table."""
    own = [met for met in meetings if bot in (met.one, met.other)]
    games = sum(met.games for met in own)
    points = sum(met.games * (met.share if met.one == bot else 1 - met.share) for met in own)
    reach = CONFIDENCE * doubt
    return Standing(bot, games, points / games, *interval(points, games), rating, rating - reach, rating + reach)
