"""What the players of a table agree upon: taking back, draws, open hands, spectators; and what who stayed may claim."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from mazo.games.laws import DRAW_AGREED
from mazo.kernel.codes import NOBODY
from mazo.protocol.messages import Refused
from mazo.protocol.messages import encode as encode_message
from mazo.server.absence import Absence
from mazo.server.draws import Draws
from mazo.server.livetable import LiveTable, changes
from mazo.server.openhands import agreement
from mazo.server.pleas import Pleas
from mazo.server.records import Entry
from mazo.server.streams import Stream
from mazo.texts.phrases import Phrases

WORDS: Final = ("takeback", "allow", "deny", "draw", "hands", "claim", "spectators")
"""The requests that are answered here."""

_PHRASES: Final = Phrases("mazo.server")


class Agreeing(Protocol):
    """What a room lets its players agree upon."""

    table: LiveTable

    async def settle(self, law: str, seat: int = NOBODY) -> None:
        """Let a law of the table happen, write it down and tell it."""

    async def take(self, entry: Entry, token: tuple[int, str] | None = None) -> None:
        """Take an entry that is not an action of the game, keep it and tell it."""

    async def done(self, entries: list[Entry]) -> None:
        """Write down and tell what has been done."""

    def tell_room(self) -> None:
        """Tell everybody how the table stands besides the game."""

    def send_spectators_away(self) -> None:
        """Whoever watches is told that they may not any longer, and hung up on."""

    def streams_of(self, seat: int) -> Iterable[Stream]:
        """The streams of a seat, one a language."""

    def error(self, stream: Stream, code: str) -> str:
        """What was wrong, in the language of a stream."""


class Agreements:
    """What is open between the players of one room."""

    def __init__(self, room: Agreeing, absence: Absence, now: Callable[[], float]) -> None:
        self._room = room
        self._absence = absence
        self.pleas = Pleas(now)
        self.draws = Draws()

    def begin_again(self) -> None:
        """Another game begins."""
        self.pleas.begin_again()
        self.draws.forget()

    async def answer(self, stream: Stream, word: str, rest: str) -> Iterable[str]:
        """Answer one of the requests."""
        if word == "takeback":
            return self._ask_back(stream)
        if word == "draw":
            return await self._draw(stream, rest)
        if word == "hands":
            return await self._open_hands(stream)
        if word == "claim":
            return await self._claim(stream, rest)
        if word == "spectators":
            return await self._admit(stream, rest)
        return await self._answer_plea(stream, word == "allow")

    def _ask_back(self, stream: Stream) -> Iterable[str]:
        if reason := self.pleas.ask(self._room.table, stream.seat):
            return [_refused("takeback", reason, stream)]
        self._room.tell_room()
        return ()

    async def _answer_plea(self, stream: Stream, yes: bool) -> Iterable[str]:
        game = self._room.table.game
        if game is None or not self.pleas.is_asked(stream.seat):
            return ()
        if not yes:
            seat = self.pleas.deny()
            for other in self._room.streams_of(seat):
                other.tell([_refused("takeback", "denied", other)])
        elif (target := self.pleas.allow(stream.seat)) is not None:
            before = list(game.past)
            while len(game.past) > target:
                game.pop()
            await self._room.done(changes(before, game))
        self._room.tell_room()
        return ()

    async def _draw(self, stream: Stream, word: str) -> Iterable[str]:
        came = self.draws.ask(self._room.table, stream.seat, word)
        if came == "agreed":
            await self._room.settle(DRAW_AGREED)
        elif came == "offered":
            await self._room.take(Entry("offer", stream.seat))
        elif came:
            return [_refused("draw", came, stream, game=self._room.table.kind.title)]
        else:
            self._room.tell_room()
        return ()

    async def _open_hands(self, stream: Stream) -> Iterable[str]:
        entry = agreement(self._room.table, stream.seat)
        if entry is None:
            return [self._room.error(stream, "no_hands")]
        await self._room.take(entry)
        return ()

    async def _admit(self, stream: Stream, wanted: str) -> Iterable[str]:
        """A player lets others watch, or no longer: nobody does unless all who play agree."""
        table, seat = self._room.table, stream.seat
        if seat not in table.people or wanted not in ("yes", "no"):
            return [self._room.error(stream, "no_spectators")]
        if not table.setup.watch:
            return [self._room.error(stream, "no_watching")]
        if (wanted == "no") != (seat in table.unwatched):
            await self._room.take(Entry("watched", seat, number=int(wanted == "yes")))
        if not table.watched:
            self._room.send_spectators_away()
        return ()

    async def _claim(self, stream: Stream, wanted: str) -> Iterable[str]:
        """Somebody who stayed claims the win or a draw."""
        found = self._absence.claim(self._room.table, stream.seat, wanted)
        if isinstance(found, str):
            return [self._room.error(stream, found)]
        await self._room.settle(*found)
        return ()


def _refused(request: str, reason: str, stream: Stream, **values: str) -> str:
    return encode_message(Refused(request, reason, _PHRASES.say(request, reason, stream.lang, **values)))
