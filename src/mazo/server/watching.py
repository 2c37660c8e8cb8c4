"""A replay as the page shows it: one step at a time, with what happened and how the table stands after it."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final, Generic, TypeVar

import msgspec

from mazo.errors import BadReplay
from mazo.game import Game
from mazo.kernel.codes import NOBODY
from mazo.protocol.messages import Told
from mazo.protocol.session import number_of
from mazo.record import replays
from mazo.record.replays import Replay
from mazo.texts.lang import Lang
from mazo.views import Outcome, PlayerView, View

KEPT_SIZE: Final = 8 * 1024 * 1024
"""The files that are remembered have at most so many characters together."""

T = TypeVar("T")


class Shelf(Generic[T]):
    """What was made of the files that came lately, by their keys; the oldest make place for new ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, T]] = OrderedDict()

    def get(self, key: str) -> T | None:
        """What was made of the file of that key, if it is remembered."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][1]

    def put(self, key: str, size: int, made: T) -> None:
        """Remember what was made of a file of so many characters."""
        self._kept[key] = size, made
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and sum(size for size, _ in self._kept.values()) > KEPT_SIZE:
            self._kept.popitem(last=False)


_READ: Final[Shelf[tuple[Replay, replays.Verdict]]] = Shelf()


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
        do=game.last_action(lang) if at else "",
        outcome=game.outcome,
        verdict=verdict.text(lang),
        wrong=not verdict.ok,
        key=key,
    )


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


def open_view(game: Game, lang: Lang) -> View:
    """The table with every player's own zones as that player sees them: nothing is hidden in a game that is over."""
    names = game.names_in(lang)
    spectator = game.kind.view(game.table, NOBODY, names)
    players: list[PlayerView] = [game.kind.view(game.table, seat, names).players[seat] for seat in range(game.seats)]
    return msgspec.structs.replace(spectator, players=tuple(players))


def key_of(text: str) -> str:
    """By which a file is known."""
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()


def _read(text: str) -> tuple[str, Replay, replays.Verdict]:
    """A replay with its key; it is read and verified once, however often it is stepped through."""
    key = key_of(text)
    known = _READ.get(key)
    if known is None:
        replay = replays.loads(text)
        known = replay, replays.verify(replay)
        _READ.put(key, len(text), known)
    return key, *known
