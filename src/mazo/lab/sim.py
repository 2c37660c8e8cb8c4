"""Many games between bots: what was won, how fast, and one hash that says whether two runs played the same games.

Game number g of a plan is the same game in every run, whatever the number of processes, interpreted or compiled: its
chance comes from the seed and g, and so do the bots' dice. The game itself draws who starts.

Without decks the sample decks take turns: every deck sits at every seat equally often, and in due course every deck
has met every other from either seat. A draft has neither: it makes its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, permutations
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec

from mazo.bots import fast_named
from mazo.bots.fast import FastBot, Maker, play_out
from mazo.errors import BadConfig
from mazo.field import Imagination, shipped
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel import loop
from mazo.kernel.codes import NOBODY
from mazo.kernel.hashing import fold
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.rules import Rules
from mazo.lab.crew import How, Job, Watch, gather

TEMPLATES: Final = 256
"""So many pairings of decks are kept on the table, ready to be copied."""
CONFIDENCE: Final = 1.96
"""Standard deviations on either side of an interval that is right 95 times in 100."""


class Deck(msgspec.Struct, frozen=True):
    """A deck by the name to report and by its source: a sample's name or the text of a list."""

    name: str
    source: str


class Plan(Job, frozen=True, kw_only=True):
    """What is to be played; `decks` has one entry a seat, or none if the game's sample decks, if any, take turns."""

    game: str
    edition: str
    bots: tuple[str, ...]
    decks: tuple[Deck, ...]
    seed: str
    format: str = ""
    """What the decks are built for, where the game knows formats; it may change the game."""
    mirrored: bool = False
    """Whether all seats play the same one of the sample decks that take turns."""
    open_lists: bool = False
    """Whether everybody knows what is in the others' decks."""
    settings: tuple[tuple[str, int], ...] = ()
    """The house rules that are not as usual."""

    @property
    def options(self) -> dict[str, str | int]:
        """The options with which each game is made."""
        return {"format": self.format, **dict(self.settings)} if self.format else {**dict(self.settings)}

    def work(self) -> Arena:
        """Lay the tables."""
        arena = Arena(self)
        arena.lay_tables()
        return arena


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
    """Processor time of the games in all processes; starting these, reading the decks and laying the tables is not
    counted."""
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
    mirrored: bool = False,
    open_lists: bool = False,
    settings: Mapping[str, int] | None = None,
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
        mirrored=mirrored,
        open_lists=open_lists,
        settings=tuple((settings or {}).items()),
    )
    table = laid(kind, [kind.deck(deck.source, format) for deck in pairings(made)[0]], seats, edition, made.options)
    return msgspec.structs.replace(made, edition=kind.edition_of(table))


def laid(
    kind: GameKind, decks: Sequence[Sequence[Any]], seats: int, edition: str | None, options: Mapping[str, str | int]
) -> Rules:
    """A table about to begin; only a game that brings no decks must be told for how many."""
    told = options if decks else {"players": seats, **options}
    return kind.new(decks, "", edition, **told)


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
    if of.mirrored:
        return tuple((Deck(sample, sample),) * seats for sample in samples)
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

    def lay_tables(self) -> None:
        """Lay out every pairing that the games have, as far as they are kept."""
        for number in range(min(self._plan.games, len(self._pairings), TEMPLATES)):
            self._makers(number)

    def laid_out(self, number: int) -> Rules:
        """The table of one game, about to begin."""
        table = self._template(number % len(self._pairings)).copy()
        assert isinstance(table, Rules)
        table.key = key_of(f"{self._plan.seed}/{number}")
        return table

    def seated(self, number: int) -> tuple[Rules, list[FastBot], Dice]:
        """The table of one game about to begin, the bots that will play it, and their dice."""
        for bot in self._bots:
            bot.maker = self._makers(number % len(self._pairings))
        dice = Dice(int.from_bytes(key_of(f"{self._plan.seed}/{number}/bots")[:7], "big"))
        return self.laid_out(number), self._bots, dice

    def play(self, number: int) -> Result:
        """Play one game to its end."""
        table, bots, dice = self.seated(number)
        decisions = play_out(table, bots, dice)
        return Result(table.winner if table.over else NOBODY, decisions, table.turn, fold(table.ints()))

    def _laid(self, number: int) -> Rules:
        decks = [self._decks[deck] for deck in self._pairings[number]]
        return laid(self._kind, decks, len(self._bots), self._plan.edition, self._plan.options)

    def _maker(self, number: int) -> Maker:
        """What seats imagine at a pairing's tables.

        Unless lists are open, others play a deck of the field that fits with what was seen.
        """
        imagination = Imagination(self._kind)
        field = None if self._plan.open_lists else shipped(self._kind, self._template(number))
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


def simulate(of: Plan, *, jobs: int | None = 1, watch: Watch | None = None, on: str = "") -> Report:
    """Play a plan in so many processes, here or `on` a cluster; an interrupt ends it early, with what was played."""
    tally = Tally(len(of.bots))
    gathered = gather(
        of,
        How(jobs, watch=watch, on=on),
        lambda played: tally.add([Result(*row) for row in played.rows], played.cpu_ns),
    )
    return tally.report(of, gathered.stopped)


def compiled() -> bool:
    """Whether the engine is compiled."""
    return not str(loop.__file__).endswith(".py")


def interval(won: float, games: int) -> tuple[float, float]:
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
