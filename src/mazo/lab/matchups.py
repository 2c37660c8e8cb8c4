"""Decks against each other: who wins how often, who began, and how long it took.

Games come in twos with the same chance and the seats exchanged, and all pairings share their chance, so that what
differs is the decks. The pairings take turns: a run that is stopped early has played each about equally often.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

import msgspec

from mazo.bots.fast import play_out
from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.kernel.codes import NOBODY
from mazo.kernel.rules import Rules
from mazo.lab.crew import Count, Gathered, How, Job, Played, summed
from mazo.lab.sim import Arena, Deck, Plan, interval, plan

ARENAS: Final = 256


class Matchups(Job, frozen=True, kw_only=True):
    """Every deck against every other, in turns."""

    game: str
    edition: str
    bot: str
    decks: tuple[Deck, ...]
    mirrors: bool
    """Whether decks also meet themselves."""
    field: int
    """So many decks at the end meet the others and not each other; 0: all meet all."""
    seed: str
    format: str = ""
    start: int = 0
    """How many games of each pairing have been played before."""

    def work(self) -> Meetings:
        """Get ready to lay the tables."""
        return Meetings(self)

    def pairs(self) -> list[tuple[int, int]]:
        """The numbers of the decks that meet."""
        own = len(self.decks) - self.field
        if self.field:
            return [(mine, theirs) for mine in range(own) for theirs in range(own, len(self.decks))]
        every = range(own)
        return list(combinations_with_replacement(every, 2) if self.mirrors else combinations(every, 2))


class Meetings:
    """Plays the games of matchups by their numbers; two that follow each other at a pairing exchange their seats."""

    def __init__(self, of: Matchups) -> None:
        self._of = of
        self._pairs = of.pairs()
        self._arenas: dict[tuple[int, int], Arena] = {}

    def play(self, number: int) -> list[int]:
        """The pairing, which of its decks won (0, 1 or nobody) and which began, and the turns that it took."""
        at, seats, arena, game = self.game(number)
        table, bots, dice = arena.seated(game)
        play_out(table, bots, dice)
        return [at, *told(table, seats)]

    def game(self, number: int) -> tuple[int, tuple[int, int], Arena, int]:
        """Which pairing a game is of, which of its decks sits at each seat, and which game of which tables it is."""
        at, game = number % len(self._pairs), self._of.start + number // len(self._pairs)
        one, two = self._pairs[at]
        if game % 2:
            return at, (1, 0), self._arena(two, one), game // 2
        return at, (0, 1), self._arena(one, two), game // 2

    def _arena(self, one: int, two: int) -> Arena:
        if (one, two) not in self._arenas:
            of = self._of
            plan_of = Plan(
                game=of.game,
                edition=of.edition,
                bots=(of.bot, of.bot),
                decks=(of.decks[one], of.decks[two]),
                games=1,
                seed=of.seed,
                format=of.format,
            )
            self._arenas[one, two] = arena_of(plan_of)
        return self._arenas[one, two]


@lru_cache(ARENAS)
def arena_of(plan_of: Plan) -> Arena:
    """The tables of two decks; the last ones stay laid out for jobs that go on with the same decks."""
    return Arena(plan_of)


def told(table: Rules, seats: tuple[int, int]) -> list[int]:
    """Which deck won and which began, by the deck at each seat, and the turns that it took."""
    winner = table.winner if table.over else NOBODY
    return [seats[winner] if winner != NOBODY else NOBODY, seats[table.first], table.turn]


class Score(msgspec.Struct, frozen=True):
    """Games won, lost and drawn."""

    wins: Count = 0
    losses: Count = 0
    draws: Count = 0

    @classmethod
    def of(cls, winner: int, side: int) -> Score:
        """One game for a side: won by it, by another, or by nobody."""
        return cls(int(winner == side), int(winner not in (side, NOBODY)), int(winner == NOBODY))

    @property
    def games(self) -> int:
        """How many they are."""
        return self.wins + self.losses + self.draws

    @property
    def share(self) -> float | None:
        """The share that was won, where a draw is half a win; None of no games."""
        return (self.wins + self.draws / 2) / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times in 100."""
        return interval(self.wins + self.draws / 2, self.games)

    @property
    def turned(self) -> Score:
        """The same for the other side."""
        return Score(self.losses, self.wins, self.draws)

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.losses + other.losses, self.draws + other.draws)


class Meeting(msgspec.Struct, frozen=True):
    """What came of a pairing of two decks, for the first of them: where it began, and where the other did."""

    one: int
    two: int
    first: Score = Score()
    second: Score = Score()
    turns: Count = 0

    @property
    def score(self) -> Score:
        """All games together."""
        return self.first + self.second

    @property
    def turned(self) -> Meeting:
        """The same for the second deck."""
        return Meeting(self.two, self.one, self.second.turned, self.first.turned, self.turns)

    def plus(self, winner: int, first: int, turns: int) -> Meeting:
        """One game more."""
        score = Score.of(winner, 0)
        began = first == 0
        return Meeting(
            self.one,
            self.two,
            self.first + score if began else self.first,
            self.second if began else self.second + score,
            self.turns + turns,
        )


class Standing(msgspec.Struct, frozen=True):
    """A deck against all that it has met."""

    deck: str
    games: int
    share: float
    interval: tuple[float, float]
    first: float | None
    """Its share where it began; None if it never did."""
    second: float | None
    turns: float


class Matrix(msgspec.Struct, frozen=True):
    """What came of all pairings."""

    game: str
    edition: str
    bot: str
    seed: str
    games: int
    decks: tuple[str, ...]
    field: int
    meetings: tuple[Meeting, ...]
    standings: tuple[Standing, ...]
    """The best deck first."""
    stopped: bool

    def between(self, one: int, two: int) -> Meeting | None:
        """The pairing of two decks for the first of them; None if they have not met."""
        for meeting in self.meetings:
            if (meeting.one, meeting.two) == (one, two):
                return meeting
            if (meeting.one, meeting.two) == (two, one):
                return meeting.turned
        return None


def lined_up(
    decks: Sequence[Deck], field: Sequence[Deck] | None, usual: Sequence[Deck]
) -> tuple[list[Deck], list[Deck]]:
    """Who meets which field: the one that was named; one deck alone the usual one; of no deck, the field itself."""
    if field is None:
        field = usual if len(decks) < 2 else ()
    if not decks:
        return list(field), []
    own = {deck.source for deck in decks}
    return list(decks), [one for one in field if one.source not in own]


def matchups(
    game: str,
    decks: Sequence[Deck],
    *,
    field: Sequence[Deck] = (),
    bot: str,
    games: int,
    seed: int | str = 0,
    edition: str | None = None,
    format: str = "",
    mirrors: bool = False,
) -> Matchups:
    """A job in which decks meet a field, or each other if there is none, in so many games each."""
    if not decks or len(decks) + len(field) < 2:
        raise BadConfig(
            "Two decks are needed, or a deck and a field: there is one at most.",
            "Hacen falta dos mazos, o un mazo y un campo: hay como mucho uno.",
        )
    for deck in (*decks, *field):
        kind_named(game).deck(deck.source, format)
    first = plan(game, bots=[bot], decks=[decks[0]], players=2, games=games, seed=seed, edition=edition, format=format)
    job = Matchups(
        game=first.game,
        edition=first.edition,
        bot=bot,
        decks=(*decks, *field),
        mirrors=mirrors,
        field=len(field),
        games=0,
        seed=first.seed,
        format=format,
    )
    return msgspec.structs.replace(job, games=games * len(job.pairs()))


class Met(msgspec.Struct):
    """What has come of the pairings so far."""

    meetings: list[Meeting]

    @classmethod
    def none(cls, job: Matchups) -> Met:
        """Before the first game."""
        return cls([Meeting(one, two) for one, two in job.pairs()])

    def add(self, played: Played) -> None:
        """Count the next games."""
        for at, winner, first, turns in played.rows:
            self.meetings[at] = self.meetings[at].plus(winner, first, turns)

    def fits(self, job: Matchups) -> bool:
        """Whether these are the pairings of the job."""
        return [(one.one, one.two) for one in self.meetings] == job.pairs()

    def found(self, job: Matchups, gathered: Gathered) -> Matrix:
        """Decks against decks."""
        own = len(job.decks) - job.field
        standings = [_standing(deck.name, at, self.meetings) for at, deck in enumerate(job.decks[:own])]
        return Matrix(
            game=job.game,
            edition=job.edition,
            bot=job.bot,
            seed=job.seed,
            games=gathered.games,
            decks=tuple(deck.name for deck in job.decks),
            field=job.field,
            meetings=tuple(self.meetings),
            standings=tuple(sorted(standings, key=lambda one: -one.share)),
            stopped=gathered.stopped,
        )


def meet(job: Matchups, how: How) -> Matrix:
    """Play a job."""
    return summed(job, how, Met.none(job))


def _standing(name: str, deck: int, meetings: Iterable[Meeting]) -> Standing:
    """A deck against all others that it has met."""
    mine = [one if one.one == deck else one.turned for one in meetings if deck in (one.one, one.two)]
    others = [one for one in mine if one.one != one.two]
    first = sum((one.first for one in others), Score())
    second = sum((one.second for one in others), Score())
    score = first + second
    turns = sum(one.turns for one in others) / score.games if score.games else 0.0
    share = score.share
    return Standing(
        name,
        score.games,
        0.5 if share is None else share,
        score.interval,
        first.share,
        second.share,
        round(turns, 2),
    )
