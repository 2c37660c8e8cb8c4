"""Which single change helps a deck against a field: the deck and its variants play the same games, and are compared.

Every variant is looked at several times on the way; the error of the whole run is shared out evenly among all looks at
all variants (Bonferroni), so that the chance of calling any useless change good or bad stays below it. A variant about
which there is no doubt any more is played no further.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Final, Literal

import msgspec

from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.lab.crew import Count, How, Played, Watch, gather
from mazo.lab.ledger import Ledger
from mazo.lab.matchups import Matchups, matchups
from mazo.lab.sim import Deck
from mazo.texts.phrases import fold

LOOKS: Final = 8
"""So often a variant is looked at before the games run out."""
ERROR: Final = 0.05

_LINE: Final = re.compile(r"^(\s*)(\d+)(\s*x?\s+)(.+?)(\s*)$", re.IGNORECASE)


class Change(msgspec.Struct, frozen=True):
    """So many copies of one card out, and as many of another in."""

    out: str
    into: str
    copies: int = 1


Says = Literal["better", "worse", "open"]
"""`open` where the games have run out."""


class Verdict(msgspec.Struct, frozen=True):
    """What is known of a change after so many pairs of games: the share that it wins more, with its interval."""

    change: Change
    games: int
    gain: float
    interval: tuple[float, float]
    """Right for all changes of the run at once, with the error that the run states."""
    says: Says


class Swaps(msgspec.Struct, frozen=True):
    """The changes that were tried, the best first."""

    game: str
    edition: str
    bot: str
    seed: str
    deck: str
    field: tuple[str, ...]
    error: float
    looks: int
    verdicts: tuple[Verdict, ...]
    stopped: bool


class Differences(msgspec.Struct):
    """Results of the deck with and without a change in the same games, one by one."""

    count: Count = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        """One game more that both have played."""
        self.count += 1
        self.sum += difference
        self.squares += difference * difference

    def interval(self, error: float) -> tuple[float, float]:
        """Where the true mean lies, but for the error; everything is possible with too few games."""
        if self.count < 2:
            return -1.0, 1.0
        mean = self.sum / self.count
        # Half a game each way: where all games agree so far, that is no certainty.
        spread = (self.squares + 0.5) / self.count - mean * mean
        reach = NormalDist().inv_cdf(1 - error / 2) * sqrt(max(0.0, spread) / self.count)
        return max(-1.0, mean - reach), min(1.0, mean + reach)


def changed(kind: GameKind, deck: Deck, change: Change) -> Deck:
    """The deck with the change, as a list."""
    text = kind.deck_text(deck.source) if deck.source in kind.known_decks() else deck.source
    lines: list[str] = []
    left = change.copies
    for line in text.splitlines():
        found = _LINE.match(line)
        if found is not None and left and fold(found[4]) == fold(change.out):
            taken = min(left, int(found[2]))
            left -= taken
            rest = int(found[2]) - taken
            lines += [f"{found[1]}{rest}{found[3]}{found[4]}"] if rest else []
            lines.append(f"{taken} {change.into}")
            continue
        lines.append(line)
    if left:
        raise BadConfig(
            f'{deck.name} has {change.copies - left} of "{change.out}": {change.copies} can\'t come out of it.',
            f"{deck.name} tiene {change.copies - left} de «{change.out}»: no pueden salir {change.copies}.",
        )
    return Deck(f"{deck.name}: −{change.copies} {change.out}, +{change.copies} {change.into}", "\n".join(lines) + "\n")


def _compare(job: Matchups, how: How, sums: Sequence[Differences]) -> bool:
    """Play the first deck and its variants through the same games and note the differences; whether it was stopped."""
    pairs = len(job.pairs())
    results: dict[tuple[int, int, int], float] = {}
    numbers = iter(range(job.games))

    def add(played: Played) -> None:
        for at, winner, _, _ in played.rows:
            own, other = divmod(at, job.field)
            results[own, other, next(numbers) // pairs] = 0.5 if winner == NOBODY else float(winner == 0)

    gathered = gather(job, how, add)
    for (own, other, game), share in results.items():
        before = results.get((0, other, game))
        if own and before is not None:
            sums[own - 1].add(share - before)
    return gathered.stopped


class Trial(msgspec.Struct):
    """How far a comparison has come: the look at hand, how much of it is played, and what is known of each change."""

    sums: list[Differences]
    says: list[Says]
    look: Count = 0
    rounds: Count = 0
    """So many rounds of the look have been played; in each the deck and every doubtful variant meet the field once."""
    games: Count = 0
    """All games so far."""

    @classmethod
    def none(cls, changes: int) -> Trial:
        """Before the first game."""
        return cls([Differences() for _ in range(changes)], ["open"] * changes)


class Comparison:
    """A deck and its variants against a field, look by look."""

    def __init__(
        self,
        game: str,
        deck: Deck,
        field: Sequence[Deck],
        changes: Sequence[Change],
        *,
        bot: str,
        games: int,
        seed: int | str = 0,
        edition: str | None = None,
        format: str = "",
        error: float = ERROR,
    ) -> None:
        if not changes:
            raise BadConfig(
                "Name a card that comes out and one that comes in.", "Nombra una carta que sale y otra que entra."
            )
        if not field:
            raise BadConfig("Name at least one deck of the field.", "Nombra al menos un mazo del campo.")
        kind = kind_named(game)
        self._variants = [changed(kind, deck, change) for change in changes]
        self._rounds = -(-games // len(field))
        self._whole = matchups(
            game,
            [deck, *self._variants],
            field=field,
            bot=bot,
            games=self._rounds,
            seed=seed,
            edition=edition,
            format=format,
        )
        self._changes, self._error = tuple(changes), error

    @property
    def most(self) -> int:
        """So many games are played if nothing becomes clear."""
        return self._whole.games

    @property
    def _each(self) -> float:
        return self._error / (len(self._changes) * LOOKS)

    def is_over(self, trial: Trial) -> bool:
        """Whether all is clear, or all games are played."""
        return trial.look >= LOOKS or "open" not in trial.says

    def fits(self, trial: Trial) -> bool:
        """Whether this can be a trial of these changes."""
        return len(trial.sums) == len(trial.says) == len(self._changes)

    def job(self, trial: Trial, rounds: int | None = None) -> Matchups:
        """What is left of the look at hand, or so many rounds of it."""
        begun, until = self._rounds * trial.look // LOOKS, self._rounds * (trial.look + 1) // LOOKS
        start = begun + trial.rounds
        own, field = self._whole.decks[0], self._whole.decks[len(self._variants) + 1 :]
        decks = (own, *(self._variants[at] for at in self._doubtful(trial)), *field)
        job = msgspec.structs.replace(self._whole, decks=decks, start=start)
        left = max(0, until - start)
        return msgspec.structs.replace(job, games=(left if rounds is None else min(left, rounds)) * len(job.pairs()))

    def play(self, trial: Trial, job: Matchups, how: How) -> bool:
        """Play a job of the look at hand; whether it was stopped."""
        stopped = _compare(job, how, [trial.sums[at] for at in self._doubtful(trial)])
        trial.games += job.games
        trial.rounds += job.games // len(job.pairs())
        if not self.job(trial).games:
            self._judge(trial)
        return stopped

    def _judge(self, trial: Trial) -> None:
        """The look is over: what is clear is played no further."""
        for at in self._doubtful(trial):
            low, high = trial.sums[at].interval(self._each)
            trial.says[at] = "better" if low > 0 else "worse" if high < 0 else "open"
        trial.look, trial.rounds = trial.look + 1, 0

    def _doubtful(self, trial: Trial) -> list[int]:
        return [at for at, said in enumerate(trial.says) if said == "open"]

    def found(self, trial: Trial, stopped: bool) -> Swaps:
        """What is known of the changes."""
        verdicts = [
            Verdict(
                change,
                sums.count,
                round(sums.sum / max(1, sums.count), 4),
                sums.interval(self._each),
                says,
            )
            for change, sums, says in zip(self._changes, trial.sums, trial.says, strict=True)
        ]
        whole = self._whole
        return Swaps(
            game=whole.game,
            edition=whole.edition,
            bot=whole.bot,
            seed=whole.seed,
            deck=whole.decks[0].name,
            field=tuple(one.name for one in whole.decks[-whole.field :]),
            error=self._error,
            looks=LOOKS,
            verdicts=tuple(sorted(verdicts, key=lambda one: -one.gain)),
            stopped=stopped,
        )


def _further(watch: Watch | None, before: int) -> Watch | None:
    """Tells whoever watches of games that follow so many others."""
    return None if watch is None else lambda games: watch(before + games)


def try_swaps(
    game: str,
    deck: Deck,
    field: Sequence[Deck],
    changes: Sequence[Change],
    how: How,
    *,
    bot: str,
    games: int,
    seed: int | str = 0,
    edition: str | None = None,
    format: str = "",
    error: float = ERROR,
    keep: Path | None = None,
) -> Swaps:
    """Play the deck and its variants against the field, at most so many games each, until it is clear which help.

    What is played is kept in one file for each look, beside `keep`; whoever watches hears of the games of all looks.
    """
    comparison = Comparison(
        game, deck, field, changes, bot=bot, games=games, seed=seed, edition=edition, format=format, error=error
    )
    trial, stopped = Trial.none(len(changes)), False
    while not stopped and not comparison.is_over(trial):
        job = comparison.job(trial)
        ledger = Ledger(keep.with_name(f"{keep.name}.{trial.look + 1}"), job) if keep is not None else None
        watched = how._replace(ledger=ledger, watch=_further(how.watch, trial.games))
        stopped = comparison.play(trial, job, watched)
    return comparison.found(trial, stopped)
