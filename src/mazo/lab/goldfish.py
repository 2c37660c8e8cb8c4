"""A deck alone: how soon it wins against somebody who does nothing."""

from __future__ import annotations

from itertools import accumulate

import msgspec

from mazo.games import kind as kind_named
from mazo.lab.crew import Count, Gathered, How, Job, Played, summed
from mazo.lab.playing import idler, play_on
from mazo.lab.sim import Arena, Deck, Plan, plan


class Alone(Job, frozen=True, kw_only=True):
    """Games of a deck against the same deck in hands that do nothing."""

    of: Plan

    def work(self) -> Goldfish:
        """Get ready to lay the tables."""
        return Goldfish(self.of)


class Goldfish:
    """Plays such games by their numbers."""

    def __init__(self, of: Plan) -> None:
        self._arena = Arena(of)
        self._idler = idler(kind_named(of.game))

    def play(self, number: int) -> list[int]:
        """Whether the deck won, and how many turns of its own it had."""
        table, bots, dice = self._arena.seated(number)
        bots[0].dice = dice
        play_on(table, [bots[0].choose, self._idler])
        own = (table.turn + 1) // 2 if table.first == 0 else table.turn // 2
        return [int(table.over and table.winner == 0), own]


class Clock(msgspec.Struct, frozen=True):
    """How soon a deck wins when nobody is in its way."""

    game: str
    edition: str
    bot: str
    seed: str
    deck: str
    games: int
    won: int
    mean: float | None
    """The mean number of own turns of the games that it won."""
    by_turn: tuple[float, ...]
    """The share of all games won by the end of the first own turn, of the second, and so on."""
    stopped: bool


def alone(
    game: str, deck: Deck, *, bot: str, games: int, seed: int | str = 0, edition: str | None = None, format: str = ""
) -> Alone:
    """A job in which a deck plays alone."""
    idler(kind_named(game))
    of = plan(game, bots=[bot], decks=[deck], players=2, games=games, seed=seed, edition=edition, format=format)
    return Alone(games=games, of=of)


class Ends(msgspec.Struct):
    """How many games were won in which own turn, from the first one on."""

    won: list[Count] = []

    def add(self, played: Played) -> None:
        """Count the next games."""
        for won, turns in played.rows:
            own = max(1, turns)
            self.won += [0] * (own - len(self.won))
            self.won[own - 1] += won

    def fits(self, job: Alone) -> bool:
        """Whether no more games were won than there are."""
        return sum(self.won) <= job.games

    def found(self, job: Alone, gathered: Gathered) -> Clock:
        """How soon the deck wins."""
        won = sum(self.won)
        last = max((turn for turn, count in enumerate(self.won, 1) if count), default=0)
        sums = list(accumulate(self.won[:last]))
        return Clock(
            game=job.of.game,
            edition=job.of.edition,
            bot=job.of.bots[0],
            seed=job.of.seed,
            deck=job.of.decks[0].name,
            games=gathered.games,
            won=won,
            mean=round(sum(turn * count for turn, count in enumerate(self.won, 1)) / won, 2) if won else None,
            by_turn=tuple(round(count / gathered.games, 4) for count in sums),
            stopped=gathered.stopped,
        )


def time(job: Alone, how: How) -> Clock:
    """Play a job."""
    return summed(job, how, Ends())
