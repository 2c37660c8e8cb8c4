"""A replay as the page shows it: one step at a time, with what happened and how the table stands after it."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from threading import Lock
from typing import Final

import msgspec

from mazo.errors import BadReplay
from mazo.game import Game
from mazo.kernel.codes import NOBODY
from mazo.notation import replays
from mazo.notation.messages import Told
from mazo.notation.protocol import number_of
from mazo.notation.replays import Replay
from mazo.rulebook import Lang
from mazo.server.livetable import continued
from mazo.server.records import GoOn
from mazo.views import Outcome, PlayerView, View

KEPT_SIZE: Final = 8 * 1024 * 1024
"""The files that are remembered have at most so many characters together."""

_KEPT: OrderedDict[str, tuple[str, Replay, replays.Verdict]] = OrderedDict()
_KEEPING: Final = Lock()


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
    wrong: bool = False
    """Whether it has shown that the file is not what it says."""
    key: str = ""
    """By which the server knows the file for a while, so that it need not be sent again for each step."""


def step_of(text: str, at: int, seat: int, lang: Lang) -> Step:
    """The step of a replay after so many actions, as a seat saw it, or with all hands open."""
    key, replay, verdict = _read(text)
    steps = len(replay.actions)
    at = min(max(at, 0), steps)
    game = replays.rerun(replay, at)
    if seat >= game.seats:
        raise BadReplay(f"there is no seat {seat}.", f"no hay asiento {seat}.")
    names = game.names_in(lang)
    line = replay.lines[at]
    return Step(
        at=at,
        steps=steps,
        game=game.kind.name,
        title=game.kind.title,
        edition=game.edition,
        players=names,
        view=open_view(game, lang) if seat == NOBODY else game.kind.view(game.table, seat, names),
        events=tuple(told(game, seat, lang)),
        by=line.by,
        do=_done(replay, game, at, lang) if at else "",
        outcome=game.outcome,
        verdict=verdict.text(lang),
        wrong=not verdict.ok,
        key=key,
    )


def kept(key: str) -> str | None:
    """The file that was sent lately under this key."""
    with _KEEPING:
        return _KEPT[key][0] if key in _KEPT else None


def tried(text: str, wish: GoOn) -> None:
    """Play a replay as far as a new game is to begin from it, so that it is known to be possible."""
    continued(text, wish)


def told(game: Game, seat: int, lang: Lang) -> list[Told]:
    """What has happened, as a seat knew it, or as one who sees everything knows it."""
    book, edition = game.kind.book, game.edition
    events = game.events if seat == NOBODY else game.events_for(seat)
    return [
        Told(
            n,
            number_of(book.by_code(event.rule), edition) if event.rule in book else "",
            game.tell(event, lang),
            event,
        )
        for n, event in enumerate(events)
    ]


def _done(replay: Replay, game: Game, at: int, lang: Lang) -> str:
    """The action that led to a step, in words; files have them in English."""
    line, action = replay.lines[at], game.actions[-1]
    if lang == "en" or not action.picks:
        return line.do
    return replays.rerun(replay, at - 1).text(action, lang)


def open_view(game: Game, lang: Lang) -> View:
    """The table with every player's own zones as that player sees them: nothing is hidden in a game that is over."""
    names = game.names_in(lang)
    spectator = game.kind.view(game.table, NOBODY, names)
    players: list[PlayerView] = [game.kind.view(game.table, seat, names).players[seat] for seat in range(game.seats)]
    return msgspec.structs.replace(spectator, players=tuple(players))


def _read(text: str) -> tuple[str, Replay, replays.Verdict]:
    """A replay with its key; it is read and verified once, however often it is stepped through."""
    key = hashlib.sha256(text.encode(errors="replace")).hexdigest()
    with _KEEPING:
        if key in _KEPT:
            _KEPT.move_to_end(key)
            return key, *_KEPT[key][1:]
    replay = replays.loads(text)
    verdict = replays.verify(replay)
    with _KEEPING:
        _KEPT[key] = text, replay, verdict
        while len(_KEPT) > 1 and sum(len(known) for known, _, _ in _KEPT.values()) > KEPT_SIZE:
            _KEPT.popitem(last=False)
    return key, replay, verdict
