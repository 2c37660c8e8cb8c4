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
from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.lab.crew import How, Played, Watch, gather
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


class Verdict(msgspec.Struct, frozen=True):
    """What is known of a change after so many pairs of games: the share that it wins more, with its interval."""

    change: Change
    games: int
    gain: float
    interval: tuple[float, float]
    """Right for all changes of the run at once, with the error that the run states."""
    says: str
    """`better`, `worse`, or `open` where the games have run out."""


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


class Differences:
    """Results of the deck with and without a change in the same games, one by one."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

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
    if not changes:
        raise BadConfig(
            "Name a card that comes out and one that comes in.", "Nombra una carta que sale y otra que entra."
        )
    if not field:
        raise BadConfig("Name at least one deck of the field.", "Nombra al menos un mazo del campo.")
    kind = kind_named(game)
    variants = [changed(kind, deck, change) for change in changes]
    rounds = -(-games // len(field))
    whole = matchups(
        game, [deck, *variants], field=field, bot=bot, games=rounds, seed=seed, edition=edition, format=format
    )
    each = error / (len(changes) * LOOKS)
    sums = [Differences() for _ in changes]
    says = ["open"] * len(changes)
    stopped = False
    before = 0
    for look in range(LOOKS):
        doubtful = [at for at, said in enumerate(says) if said == "open"]
        if not doubtful or stopped:
            break
        begun, until = rounds * look // LOOKS, rounds * (look + 1) // LOOKS
        decks = (deck, *(variants[at] for at in doubtful), *field)
        job = msgspec.structs.replace(whole, decks=decks, start=begun)
        job = msgspec.structs.replace(job, games=(until - begun) * len(job.pairs()))
        ledger = Ledger(keep.with_name(f"{keep.name}.{look + 1}"), job) if keep is not None else None
        watched = how._replace(ledger=ledger, watch=_further(how.watch, before))
        stopped = _compare(job, watched, [sums[at] for at in doubtful])
        before += job.games
        for at in doubtful:
            low, high = sums[at].interval(each)
            says[at] = "better" if low > 0 else "worse" if high < 0 else "open"
    verdicts = [
        Verdict(
            change,
            sums[at].count,
            round(sums[at].sum / max(1, sums[at].count), 4),
            sums[at].interval(each),
            says[at],
        )
        for at, change in enumerate(changes)
    ]
    return Swaps(
        game=whole.game,
        edition=whole.edition,
        bot=bot,
        seed=whole.seed,
        deck=deck.name,
        field=tuple(one.name for one in field),
        error=error,
        looks=LOOKS,
        verdicts=tuple(sorted(verdicts, key=lambda one: -one.gain)),
        stopped=stopped,
    )
