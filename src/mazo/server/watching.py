"""A replay as the page shows it: one step at a time, with what happened and how the table stands after it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mazo.errors import BadReplay
from mazo.game import Game
from mazo.kernel.codes import NOBODY
from mazo.notation import replays
from mazo.notation.messages import Told
from mazo.notation.protocol import Session
from mazo.notation.replays import Replay
from mazo.rulebook import Lang
from mazo.views import Outcome, PlayerView, View


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay."""

    at: int
    steps: int
    game: str
    title: str
    edition: str
    players: tuple[str, ...]
    view: View
    events: tuple[Told, ...]
    """All that has happened up to here."""
    by: int = NOBODY
    do: str = ""
    outcome: Outcome | None = None
    verdict: str = ""
    """What verifying the file has shown, in words."""


def step_of(text: str, at: int, seat: int, lang: Lang) -> Step:
    """The step of a replay after so many actions, as a seat saw it, or with all hands open."""
    replay, verdict = _read(text)
    steps = len(replay.actions)
    at = min(max(at, 0), steps)
    game = replays.rerun(replay, at)
    if seat >= game.seats:
        raise BadReplay(f"there is no seat {seat}.", f"no hay asiento {seat}.")
    names = game.names_in(lang)
    session = Session(game, max(seat, 0), lang)
    session.news()
    line = replay.lines[at]
    return Step(
        at=at,
        steps=steps,
        game=game.kind.name,
        title=game.kind.title,
        edition=game.edition,
        players=names,
        view=open_view(game, lang) if seat == NOBODY else game.kind.view(game.table, seat, names),
        events=tuple(
            Told(n, game.cite(event.rule, lang), game.tell(event, lang), event) for n, event in enumerate(game.events)
        ),
        by=line.by,
        do=line.do,
        outcome=game.outcome,
        verdict=verdict.text(lang),
    )


def open_view(game: Game, lang: Lang) -> View:
    """The table with every player's own zones as that player sees them: nothing is hidden in a game that is over."""
    names = game.names_in(lang)
    spectator = game.kind.view(game.table, NOBODY, names)
    players: list[PlayerView] = [game.kind.view(game.table, seat, names).players[seat] for seat in range(game.seats)]
    return msgspec.structs.replace(spectator, players=tuple(players))


@lru_cache(maxsize=16)
def _read(text: str) -> tuple[Replay, replays.Verdict]:
    """A replay is read and verified once, however often it is stepped through."""
    replay = replays.loads(text)
    return replay, replays.verify(replay)
