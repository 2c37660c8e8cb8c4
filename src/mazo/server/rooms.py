"""A room: a table with people and bots at it. What anybody does is on disk before anybody is told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from typing import Final

from mazo.bots import Bot, Seat, named
from mazo.bots.adviser import advise
from mazo.errors import IllegalAction, MazoError
from mazo.game import Game
from mazo.kernel.codes import NOBODY
from mazo.notation.fairness import Luck
from mazo.notation.messages import Error, Match, Refused
from mazo.notation.messages import encode as encode_message
from mazo.notation.protocol import Session
from mazo.phrases import Phrases
from mazo.rulebook import Lang
from mazo.server import records
from mazo.server.livetable import LiveTable, changes, deck_for, player_name
from mazo.server.records import BOT, OPEN, OVER, Entry, Join, Plea, Said, Seated, encode
from mazo.server.store import Store
from mazo.server.streams import RESET, Follower, Stream

PLEAS: Final = 3
"""How often a player may ask in one game to take something back."""
SAID_LIMIT: Final = 300
REST: Final = 1.5
"""Seconds for which a client that comes and goes waits for the bots."""
CHANGING: Final = frozenset(("do", "undo", "undo!", "concede"))

_PHRASES: Final = Phrases("mazo.server")


class Room:
    """One table, its streams and its bots."""

    def __init__(self, name: str, table: LiveTable, store: Store, luck: Luck) -> None:
        self.name = name
        self.table = table
        self.entries = 0
        """How many entries the journal has."""
        self._store = store
        self._luck = luck
        self._lock = asyncio.Lock()
        self._epoch = secrets.token_hex(4)
        self._streams: dict[tuple[int, Lang], Stream] = {}
        self._bots: dict[int, Bot] = {}
        self._driver: asyncio.Task[None] | None = None
        self._plea: tuple[int, int, set[int]] | None = None
        self._pleaded: dict[int, int] = {}
        self.broken = False
        """Whether the disk has failed this room: it must be read again from the journal."""

    @classmethod
    def restored(cls, name: str, table: LiveTable, store: Store, luck: Luck, entries: list[Entry]) -> Room:
        """The room as its journal has it."""
        room = cls(name, table, store, luck)
        for entry in entries:
            table.apply(entry)
        room.entries = len(entries)
        return room

    # Who is here.

    async def attach(self, seat: int, lang: Lang, mark: str) -> tuple[Stream, Follower]:
        """Somebody follows a seat (-1: watches); told from where they were, or everything."""
        async with self._lock:
            stream = self._stream(seat, lang)
            follower = Follower()
            epoch, _, after = mark.partition(".")
            missed = stream.missed(epoch, int(after)) if after.isdigit() else None
            stream.follow(follower, missed)
            if missed is None:
                self._begin_again(stream)
            self._tell_room()
        self.wake()
        return stream, follower

    async def detach(self, stream: Stream, follower: Follower) -> None:
        """Somebody has gone; the seat stays theirs."""
        async with self._lock:
            stream.followers.discard(follower)
            self._tell_room()

    def _stream(self, seat: int, lang: Lang) -> Stream:
        key = (seat, lang)
        if key not in self._streams:
            self._streams[key] = Stream(self._epoch, seat, lang)
        return self._streams[key]

    def _begin_again(self, stream: Stream) -> None:
        """Tell everything from the beginning."""
        stream.tell([RESET, encode("room", self.news())])
        stream.session = None
        self._tell(stream)

    @property
    def followed(self) -> bool:
        """Whether anybody is here."""
        return any(stream.followers for stream in self._streams.values())

    def _here(self, seat: int) -> bool:
        return any(stream.followers for (at, _), stream in self._streams.items() if at == seat)

    # What happens.

    async def request(self, stream: Stream, line: str) -> None:
        """Answer a line from a seat; whatever changes the table is on disk before it is told."""
        word, _, rest = line.strip().partition(" ")
        own: dict[str, Callable[[Stream, str], Iterator[str]]] = {
            "say": self._say, "takeback": self._ask_back, "room": self._show_room,
        }  # fmt: skip
        async with self._lock:
            if self.broken:
                return
            if word in own:
                stream.tell(own[word](stream, rest.strip()))
            elif word == "salt":
                await self._salt(stream, rest.strip())
            elif word == "next":
                await self._next(stream)
            elif word in ("allow", "deny"):
                await self._answer_plea(stream, word == "allow")
            else:
                await self._ask_session(stream, word, line)
        self.wake()

    async def visit(self, seat: int, lang: Lang, line: str = "") -> tuple[list[str], list[str]]:
        """For a client that comes and goes: the answer to its line, if it has one, and then all that it may know."""
        async with self._lock:
            game = self.table.game
            if game is None or self.broken:
                return [], []
            session = self._session(game, Stream(self._epoch, seat, lang), first=True)
            session.news()
            before = list(game.past)
            answer = session.receive(line) if line else []
            await self._keep(changes(before, game))
            self._tell_all()
            whole = self._session(game, Stream(self._epoch, seat, lang), first=True).news()
        self.wake()
        return answer, whole

    async def add_salt(self, seat: int) -> None:
        """A salt on behalf of somebody whose client makes none."""
        async with self._lock:
            if self.table.game is None and not self.table.salts[seat]:
                await self._apply(Entry("salt", seat, salt=self._luck.salt()))
        self.wake()

    async def _ask_session(self, stream: Stream, word: str, line: str) -> None:
        game, session = self.table.game, stream.session
        if session is None or game is None:
            stream.tell([self._error(stream, "not_begun")])
            return
        if word == "lang":  # each language is a stream of its own
            stream.tell([self._error(stream, "lang")])
            return
        before = list(game.past)
        answer = session.receive(line)
        if word in CHANGING:
            await self._keep(changes(before, game))
        stream.tell(answer)
        if word in CHANGING:
            self._tell_all()

    async def _keep(self, entries: list[Entry], token: tuple[int, str] | None = None) -> None:
        """Write entries down; if that fails, the room is closed and read again from the journal."""
        if not entries:
            return
        try:
            await asyncio.to_thread(self._store.append, self.name, self.entries, entries, token)
        except Exception:
            self.broken = True
            self.hang_up()
            raise
        self.entries += len(entries)
        self._plea = None
        if self.table.state == OVER:
            await asyncio.to_thread(self._store.mark, self.name, OVER)

    async def join(self, wish: Join, token: str) -> int:
        """Somebody takes an open seat; which one."""
        async with self._lock:
            seat = self._open_seat(wish.seat)
            taken = [chair.name for chair in self.table.chairs]
            name = player_name(wish.name, seat, taken, self.table.setup.lang)
            decked = bool(self.table.kind.sample_decks())
            deck = deck_for(self.table.kind, wish.deck, seat, self.table.setup.format) if decked else ""
            await self._apply(Entry("join", seat, name, deck=deck), (seat, token))
        self.wake()
        return seat

    def _open_seat(self, wanted: int) -> int:
        free = [seat for seat, chair in enumerate(self.table.chairs) if chair.who == OPEN]
        if wanted != NOBODY and wanted in free:
            return wanted
        if wanted != NOBODY or not free:
            raise IllegalAction("That seat is taken.", "Ese asiento está ocupado.")
        return free[0]

    async def _apply(self, entry: Entry, token: tuple[int, str] | None = None) -> None:
        """Take an entry that is not an action of the game, keep it and tell it."""
        self.table.apply(entry)
        await self._keep([entry], token)
        self._tell_all()
        self._tell_room()

    async def _salt(self, stream: Stream, salt: str) -> None:
        seat = stream.seat
        if seat == NOBODY or self.table.game is not None or self.table.salts[seat]:
            return  # said twice, or too late: nothing depends on it
        try:
            await self._apply(Entry("salt", seat, salt=salt))
        except MazoError as error:
            stream.tell([encode_message(Error("salt", error.text(stream.lang)))])

    async def _next(self, stream: Stream) -> None:
        if stream.seat == NOBODY or not self.table.can_go_on:
            stream.tell([self._error(stream, "no_next")])
            return
        self._pleaded = {}
        await self._apply(Entry("next"))

    # Taking back by consent.

    def _ask_back(self, stream: Stream, _: str) -> Iterator[str]:
        game, seat = self.table.game, stream.seat
        target = game.last_play(seat) if game is not None and seat != NOBODY else None
        others = {other for other in self.table.people if other != seat}
        if game is None or target is None or not others or game.outcome is not None:
            yield self._refused(stream, "nothing")
        elif self._pleaded.get(seat, 0) >= PLEAS:
            yield self._refused(stream, "often")
        else:
            self._pleaded[seat] = self._pleaded.get(seat, 0) + 1
            self._plea = (seat, target, others)
            self._tell_room()

    async def _answer_plea(self, stream: Stream, yes: bool) -> None:
        game = self.table.game
        if self._plea is None or game is None or stream.seat not in self._plea[2]:
            return
        seat, target, waiting = self._plea
        waiting.discard(stream.seat)
        if not yes:
            self._plea = None
            for (at, _), other in self._streams.items():
                if at == seat:
                    other.tell([self._refused(other, "denied")])
        elif not waiting:
            before = list(game.past)
            while len(game.past) > target:
                game.pop()
            await self._keep(changes(before, game))
            self._tell_all()
        self._tell_room()

    # What is told.

    def _tell_all(self) -> None:
        for stream in self._streams.values():
            self._tell(stream)
        if self.table.state == OVER or self.table.can_go_on:
            self._tell_room()

    def _tell(self, stream: Stream) -> None:
        """The news of the game, in a new session if another game has begun."""
        game = self.table.game
        if game is None:
            return
        if stream.session is None or stream.session.game is not game:
            stream.session = self._session(game, stream, first=stream.session is None)
        stream.tell(stream.session.news())

    def _session(self, game: Game, stream: Stream, *, first: bool) -> Session:
        series = self.table.series
        match = None if series is None else Match(series.number, series.format.games, series.scores)
        alone = len(self.table.people) == 1
        return Session(game, stream.seat, stream.lang, adviser=advise, free_undo=alone, match=match, first=first)

    def _tell_room(self) -> None:
        line = encode("room", self.news())
        for stream in self._streams.values():
            stream.tell([line])

    def _show_room(self, stream: Stream, _: str) -> Iterator[str]:
        yield encode("room", self.news())

    def news(self) -> records.Room:
        """The table as everybody may know it."""
        table = self.table
        series = table.series
        plea = self._plea
        return records.Room(
            table=self.name,
            state=table.state,
            game=table.kind.name,
            title=table.kind.title,
            edition=table.game.edition if table.game is not None else table.setup.edition or table.kind.editions[0],
            seats=tuple(
                Seated(seat, chair.who, chair.name, chair.who == BOT or self._here(seat), bool(table.salts[seat]))
                for seat, chair in enumerate(table.chairs)
            ),
            commit=table.commit,
            format=table.setup.format,
            series=table.setup.series,
            wins=series.scores if series is not None else (),
            number=series.number if series is not None else 1,
            plea=None if plea is None else Plea(plea[0], plea[1], tuple(sorted(plea[2]))),
            next=table.can_go_on,
            winner=table.winner,
            seed=table.seed,
            watching=sum(len(stream.followers) for (seat, _), stream in self._streams.items() if seat == NOBODY),
        )

    def _say(self, stream: Stream, text: str) -> Iterator[str]:
        """A word to everybody; only people at the table speak."""
        words = "".join(sign for sign in text[:SAID_LIMIT] if sign.isprintable()).strip()
        if stream.seat == NOBODY or not words:
            yield self._error(stream, "silent")
            return
        line = encode("said", Said(stream.seat, self.table.chairs[stream.seat].name, words))
        for other in self._streams.values():
            if other is not stream:
                other.tell([line])
        yield line

    def _error(self, stream: Stream, code: str) -> str:
        return encode_message(Error(code, _PHRASES.say("error", code, stream.lang)))

    def _refused(self, stream: Stream, reason: str) -> str:
        text = _PHRASES.say("takeback", reason, stream.lang)
        return encode_message(Refused("takeback", reason, text))

    # Bots.

    def wake(self) -> None:
        """Let the bots go on if one of them is asked."""
        if self._driver is None or self._driver.done():
            if not self.broken and self._bot_asked() is not None:
                self._driver = asyncio.create_task(self._drive())

    async def rest(self) -> None:
        """Wait until the bots have done what they have to do, though not for long."""
        if self._driver is not None:
            await asyncio.wait((self._driver,), timeout=REST)

    def _bot_asked(self) -> int | None:
        game = self.table.game
        if game is None or game.outcome is not None:
            return None
        for decision in game.decisions:
            if self.table.chairs[decision.seat].who == BOT and not decision.answered:
                return decision.seat
        return None

    async def _drive(self) -> None:
        while self._bot_asked() is not None and not self.broken:
            await asyncio.sleep(self.table.setup.pace)
            async with self._lock:
                seat, game = self._bot_asked(), self.table.game
                if seat is None or game is None:
                    return
                before = list(game.past)
                action = self._bot(seat).act(Seat(game, seat))
                game.push(action, by=seat, salt=self._luck.salt() if game.takes_salt(seat) else "")
                await self._keep(changes(before, game))
                self._tell_all()

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = named(self.table.chairs[seat].bot, self._luck.number())
        return self._bots[seat]

    async def close(self) -> None:
        """Stop the bots and hang up; the journal has everything."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        self.hang_up()

    def hang_up(self) -> None:
        """End all connections; whoever wants to comes back."""
        for stream in self._streams.values():
            for follower in stream.followers:
                follower.hang_up()
