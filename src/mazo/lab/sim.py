"""Many games between bots: what was won, how fast, and one hash that says whether two runs played the same games.

Game number g of a plan is the same game in every run, whatever the number of processes, interpreted or compiled: its
chance comes from the seed and g, and so do the bots' dice. The game itself draws who starts.

Without decks the sample decks take turns: every deck sits at every seat equally often, and in due course every deck
has met every other from either seat. A draft has neither: it makes its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from itertools import chain, permutations
from math import sqrt
from time import process_time_ns
from typing import Any, Final, NamedTuple

import msgspec

from mazo.bots import fast_named
from mazo.bots.fast import Maker, play_out
from mazo.errors import BadConfig
from mazo.field import Imagination, shipped
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel import loop
from mazo.kernel.codes import NOBODY
from mazo.kernel.hashing import fold
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.rules import Rules

CHUNK: Final = 100
"""So many games are played between two reports, unless there are very many of them or very few."""
REPORTS: Final = 10_000
TEMPLATES: Final = 256
"""So many pairings of decks are kept on the table, ready to be copied."""
CONFIDENCE: Final = 1.96
"""Standard deviations on either side of an interval that is right 95 times in 100."""

Watch = Callable[[int], None]
"""Is told how many games have been played so far."""


class Deck(msgspec.Struct, frozen=True):
    """A deck by the name to report and by its source: a sample's name or the text of a list."""

    name: str
    source: str


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; `decks` has one entry a seat, or none if the game's sample decks, if any, take turns."""

    game: str
    edition: str
    bots: tuple[str, ...]
    decks: tuple[Deck, ...]
    games: int
    seed: str
    format: str = ""
    """What the decks are built for, where the game knows formats; it may change the game."""

    @property
    def options(self) -> dict[str, str]:
        """The options with which each game is made."""
        return {"format": self.format} if self.format else {}


class Report(msgspec.Struct, frozen=True):
    """What came of a plan, or of the first `games` games of it if somebody stopped it."""

    games: int
    wins: tuple[int, ...]
    """Games won, seat by seat."""
    draws: int
    """Games that nobody won."""
    decisions: int
    """Picks among at least two options."""
    cpu_s: float
    """Processor time of the games in all processes; starting these and reading the decks is not counted."""
    decisions_per_cpu_s: int
    compiled: bool
    hash: str
    """The final states of all games, folded in their order."""
    turns: int
    game: str
    edition: str
    seed: str
    bots: tuple[str, ...]
    decks: tuple[str, ...]
    rotating: bool
    """Whether `decks` are the sample decks that took turns, instead of one a seat."""
    stopped: bool


class Result(NamedTuple):
    """One game: who won (-1: nobody), how long it took, and the hash of its final state."""

    winner: int
    decisions: int
    turns: int
    hash: int


def plan(
    game: str,
    *,
    bots: Sequence[str] = ("random",),
    decks: Sequence[Deck | str] = (),
    players: int | None = None,
    games: int = 100,
    seed: int | str = 0,
    edition: str | None = None,
    format: str = "",
) -> Plan:
    """A plan that can be played: one bot or deck is for every seat, several are for one seat each."""
    kind = kind_named(game)
    seats = players if players is not None else max(len(bots), len(decks), kind.seats[0])
    if seats not in kind.seats:
        low, high = kind.seats[0], kind.seats[-1]
        raise BadConfig(
            f"{kind.title} is played by {low} to {high} players, not by {seats}.",
            f"A {kind.title} juegan de {low} a {high} jugadores, no {seats}.",
        )
    if games < 1:
        raise BadConfig(f"At least one game must be played, not {games}.", f"Hay que jugar al menos una, no {games}.")
    if not str(seed).isprintable():
        raise BadConfig("A seed is a number or a word.", "Una semilla es un número o una palabra.")
    for name in bots:
        fast_named(name)
    given = [deck if isinstance(deck, Deck) else Deck(deck, deck) for deck in decks]
    made = Plan(
        game=kind.name,
        edition="",
        bots=_one_a_seat(bots, seats, "bots", "bots"),
        decks=_one_a_seat(given, seats, "decks", "mazos") if given else (),
        games=games,
        seed=str(seed),
        format=format,
    )
    table = laid(kind, [kind.deck(deck.source, format) for deck in pairings(made)[0]], seats, edition, made.options)
    return msgspec.structs.replace(made, edition=kind.edition_of(table))


def laid(
    kind: GameKind, decks: Sequence[Sequence[Any]], seats: int, edition: str | None, options: dict[str, str]
) -> Rules:
    """A table about to begin; only a game that brings no decks must be told for how many."""
    return kind.new(decks, "", edition, **options) if decks else kind.new(decks, "", edition, players=seats)


def _one_a_seat(given: Sequence[Any], seats: int, english: str, spanish: str) -> tuple[Any, ...]:
    if len(given) == 1:
        return tuple(given) * seats
    if len(given) != seats:
        raise BadConfig(
            f"{len(given)} {english} do not fit {seats} players: give one for all of them or one for each.",
            f"{len(given)} {spanish} no cuadran con {seats} jugadores: da uno para todos o uno para cada cual.",
        )
    return tuple(given)


def pairings(of: Plan) -> tuple[tuple[Deck, ...], ...]:
    """The decks, seat by seat, of one game after the other; after the last pairing the first comes again."""
    samples = kind_named(of.game).sample_decks(of.format)
    if of.decks or not samples:  # a draft makes its own decks
        return (of.decks,)
    count, seats = len(samples), len(of.bots)
    # How far ahead of the first seat's deck the others' are; with fewer decks than seats, some come twice.
    steps = list(permutations(range(1, count), seats - 1)) or [tuple(range(1, seats))]
    return tuple(
        tuple(Deck(samples[(first + ahead) % count], samples[(first + ahead) % count]) for ahead in (0, *step))
        for step in steps
        for first in range(count)
    )


class Arena:
    """Plays the games of a plan by their numbers; each pairing of decks is laid out once and copied."""

    def __init__(self, of: Plan) -> None:
        self._plan = of
        self._kind = kind_named(of.game)
        self._bots = [fast_named(name) for name in of.bots]
        self._pairings = pairings(of)
        self._decks = {deck: self._kind.deck(deck.source, of.format) for deck in {*chain(*self._pairings)}}
        self._template = lru_cache(maxsize=TEMPLATES)(self._laid)
        self._makers = lru_cache(maxsize=TEMPLATES)(self._maker)

    def play(self, number: int) -> Result:
        """Play one game to its end."""
        name = f"{self._plan.seed}/{number}"
        table = self._template(number % len(self._pairings)).copy()
        assert isinstance(table, Rules)
        table.key = key_of(name)
        for bot in self._bots:
            bot.maker = self._makers(number % len(self._pairings))
        dice = Dice(int.from_bytes(key_of(f"{name}/bots")[:7], "big"))
        decisions = play_out(table, self._bots, dice)
        return Result(table.winner if table.over else NOBODY, decisions, table.turn, fold(table.ints()))

    def _laid(self, number: int) -> Rules:
        decks = [self._decks[deck] for deck in self._pairings[number]]
        return laid(self._kind, decks, len(self._bots), self._plan.edition, self._plan.options)

    def _maker(self, number: int) -> Maker:
        """What seats imagine at a pairing's tables; others play a deck of the field that fits with what was seen."""
        imagination = Imagination(self._kind)
        field = shipped(self._kind, self._template(number))
        return lambda table, seat, dice: imagination.world(table, seat, dice, field)


class Tally:
    """Sums up results in the order of the games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats
        self.draws = 0
        self.decisions = 0
        self.turns = 0
        self.hash = 0
        self.cpu_ns = 0

    def add(self, results: Iterable[Result], cpu_ns: int) -> None:
        """Count the next games, which took so much processor time."""
        self.cpu_ns += cpu_ns
        for result in results:
            self.games += 1
            self.decisions += result.decisions
            self.turns += result.turns
            self.hash = fold([self.hash, result.hash])
            if result.winner == NOBODY:
                self.draws += 1
            else:
                self.wins[result.winner] += 1

    def report(self, of: Plan, stopped: bool) -> Report:
        """The sums in words and numbers."""
        samples = kind_named(of.game).sample_decks(of.format)
        rotating = not of.decks and len(samples) > 0
        return Report(
            games=self.games,
            wins=tuple(self.wins),
            draws=self.draws,
            decisions=self.decisions,
            cpu_s=round(self.cpu_ns / 1e9, 3),
            decisions_per_cpu_s=round(self.decisions * 1e9 / self.cpu_ns) if self.cpu_ns else 0,
            compiled=compiled(),
            hash=f"{self.hash:016x}",
            turns=self.turns,
            game=of.game,
            edition=of.edition,
            seed=of.seed,
            bots=of.bots,
            decks=samples if rotating else tuple(deck.name for deck in of.decks),
            rotating=rotating,
            stopped=stopped,
        )


def simulate(of: Plan, *, jobs: int = 1, watch: Watch | None = None) -> Report:
    """Play a plan in so many processes; an interrupt ends it early, with what has been played so far."""
    if jobs < 1:
        raise BadConfig(f"At least one process must play, not {jobs}.", f"Hace falta al menos un proceso, no {jobs}.")
    tally = Tally(len(of.bots))
    stopped = False
    size = max(1, min(of.games // (4 * jobs), max(CHUNK, of.games // REPORTS)))
    chunks = [range(start, min(start + size, of.games)) for start in range(0, of.games, size)]
    try:
        for _ in _here(of, chunks, tally) if jobs == 1 else _elsewhere(of, chunks, tally, min(jobs, len(chunks))):
            if watch is not None:
                watch(tally.games)
    except KeyboardInterrupt:
        stopped = True
    return tally.report(of, stopped)


def _here(of: Plan, chunks: Iterable[range], tally: Tally) -> Iterator[None]:
    """Play in this process; every finished game counts, also those of a chunk that was interrupted."""
    arena = Arena(of)
    for chunk in chunks:
        began = process_time_ns()
        results: list[Result] = []
        try:
            for number in chunk:
                results.append(arena.play(number))
        finally:
            tally.add(results, process_time_ns() - began)
        yield


def _elsewhere(of: Plan, chunks: Sequence[range], tally: Tally, jobs: int) -> Iterator[None]:
    """Play in other processes, each served by a thread of this one; chunks come back in their order."""
    workers = [Worker(of) for _ in range(jobs)]
    idle = workers[:]

    def played(chunk: range) -> list[int]:
        worker = idle.pop()
        row = worker.play(chunk)
        idle.append(worker)
        return row

    pool = ThreadPoolExecutor(jobs)
    width = len(Result._fields)
    try:
        for row in pool.map(played, chunks):
            tally.add([Result(*row[at : at + width]) for at in range(1, len(row), width)], row[0])
            yield
    finally:
        for worker in workers:
            worker.kill()
        pool.shutdown(cancel_futures=True)
        for worker in workers:
            worker.close()


class Worker:
    """A process that plays chunks of a plan: lines of JSON go over, with nothing but numbers and strings in them."""

    def __init__(self, of: Plan) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from mazo.lab.sim import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
            start_new_session=True,  # an interrupt at the keyboard is for us alone
        )
        self._send(msgspec.json.encode(of))

    def play(self, chunk: range) -> list[int]:
        """The processor time of a chunk in nanoseconds, then its results one after the other."""
        self._send(msgspec.json.encode([chunk.start, chunk.stop]))
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a process of the simulation has ended unexpectedly")
        return msgspec.json.decode(line, type=list[int])

    def kill(self) -> None:
        """End the process, whatever it is doing; whoever waits for its answer waits no longer."""
        self._process.kill()

    def close(self) -> None:
        """Tidy up after the process has been killed and nobody uses it any more."""
        self._process.communicate()

    def _send(self, line: bytes) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended: the missing answer will tell
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()


def serve() -> None:
    """The other side of a `Worker`: play the chunks that standard input asks for, until it ends."""
    lines = iter(sys.stdin.buffer.readline, b"")
    arena = Arena(msgspec.json.decode(next(lines), type=Plan))
    for line in lines:
        began = process_time_ns()
        start, stop = msgspec.json.decode(line, type=tuple[int, int])
        row: list[int] = []
        for number in range(start, stop):
            row += arena.play(number)
        sys.stdout.buffer.write(msgspec.json.encode([process_time_ns() - began, *row]) + b"\n")
        sys.stdout.buffer.flush()


def compiled() -> bool:
    """Whether the engine is compiled."""
    return not str(loop.__file__).endswith(".py")


def interval(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times in 100 (Wilson's interval).

    >>> [round(share, 3) for share in interval(95, 100)]
    [0.888, 0.978]
    """
    if not games:
        return 0.0, 1.0
    share, square = won / games, CONFIDENCE**2
    middle = share + square / (2 * games)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    low, high = (middle - reach) / (1 + square / games), (middle + reach) / (1 + square / games)
    return max(0.0, low), min(1.0, high)
