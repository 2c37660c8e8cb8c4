"""A playthrough: one random game as a text that says everything the game says, to be compared byte for byte."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mazo.game import Game
from tests.properties.invariants import SPECTATOR, view_bytes
from tests.properties.play import Chooser, Play

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Playthrough:
    """Which game is recorded in which file; every so many decisions, one is described in full."""

    name: str
    play: Play
    full: int = 1
    decisions: int = 10_000
    """How many decisions are recorded at most."""

    @property
    def path(self) -> Path:
        """The file that holds it."""
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The playthrough as the game gives it now."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        play = self.play
        yield f"# {play.setting}, edition {play.edition}, seed {play.seed}"
        yield "# Recorded by python -m tests.golden.record; never edited by hand."
        game, chooser, told = play.begin(), Chooser(play.seed), 0
        for number in range(1, self.decisions + 1):
            yield from _events(game, told)
            told = len(game.log_rows())
            if game.outcome is not None:
                yield from _outcome(game)
                return
            action = chooser.action(game)
            yield ""
            yield from _decision(game, number, action.seat, number % self.full == 1 or self.full == 1)
            yield f"> {action.text}"
            game.push(action)
        yield f"= hash {game.hash:016x}"


def _events(game: Game, since: int) -> Iterator[str]:
    for event in game.events[since:]:
        number = game.kind.book.by_code(event.rule).number(game.edition)
        yield f"  {game.tell(event, 'en')} [{number}]"


def _decision(game: Game, number: int, seat: int, full: bool) -> Iterator[str]:
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    views = _digest(b"".join(view_bytes(game, viewer) for viewer in (SPECTATOR, *range(game.seats))))
    texts = [action.text for action in game.legal(seat)]
    rule = game.kind.book.by_code(decision.rule).number(game.edition)
    asked = f"{decision.prompt('en')} [{game.cite(decision.rule)}]" if full else f"[{rule}]"
    yield f"{number}. {game.names[seat]}: {asked}"
    yield f"= hash {game.hash:016x}, views {views}, {len(texts)} legal"
    if full:
        listed = texts if len(texts) <= 12 else [*texts[:3], "…", *texts[-3:]]
        yield f"= {' | '.join(listed)}"


def _outcome(game: Game) -> Iterator[str]:
    outcome = game.outcome
    assert outcome is not None
    winner = "nobody" if outcome.winner is None else game.names[outcome.winner]
    yield ""
    yield f"= over: {winner} [{game.cite(outcome.rule)}], hash {game.hash:016x}"


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=6).hexdigest()


SPOKEN = (
    ("2.3.0", "2p", 12),
    ("2.2.0", "2p", 5),
    ("2.1.0", "3p", 6),
    ("2.0.1", "2p", 7),
    ("2.0.0", "3p", 8),
    ("2025-10-31", "2p", 9),
    ("2025-08-22", "3p", 10),
    ("2025-05-27", "2p", 11),
)
"""Games of each edition with cards that have ability trees."""

PLAYTHROUGHS = (
    *(
        Playthrough(
            f"lorcana-{edition}-{seats}-spoken", Play(f"lorcana-{seats}-spoken", edition, seed), full=8, decisions=160
        )
        for edition, seats, seed in SPOKEN
    ),
    Playthrough("lorcana-2.2.0-2p", Play("lorcana-2p", "2.2.0", 1)),
    Playthrough("lorcana-2.0.0-3p", Play("lorcana-3p", "2.0.0", 22), full=4),
    Playthrough("lorcana-2025-08-22-4p", Play("lorcana-4p", "2025-08-22", 18), full=10),
    Playthrough("lorcana-2.2.0-2p-singular", Play("lorcana-2p-singular", "2.2.0", 2), full=2, decisions=120),
    Playthrough("lorcana-2025-05-27-3p-singular", Play("lorcana-3p-singular", "2025-05-27", 8), full=5, decisions=120),
    Playthrough("myl-seed-2014", Play("myl-2p", "seed-2014", 1), full=10),
    Playthrough("myl-primer-bloque", Play("myl-2p", "primer-bloque", 5), full=4, decisions=160),
    Playthrough("ortus-draft-3p", Play("ortus-draft-3p", "seed", 4), full=3),
)
