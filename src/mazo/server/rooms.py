"""A room: a table with people and bots at it. What anybody does is on disk before anybody is told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from mazo.bots.adviser import advise
from mazo.bots.moments import briefly
from mazo.errors import IllegalAction, MazoError
from mazo.fairness import Luck, checked_salt
from mazo.game import Game
from mazo.kernel.codes import NOBODY
from mazo.protocol.messages import Bye, Error, Match
from mazo.protocol.messages import encode as encode_message
from mazo.protocol.session import Session
from mazo.server import records
from mazo.server.absence import AWAY, Absence
from mazo.server.agreeing import WORDS as AGREED
from mazo.server.agreeing import Agreements
from mazo.server.backroom import Backroom
from mazo.server.chatter import Chatter
from mazo.server.complaints import Fault, database_away
from mazo.server.draftseen import seen_of
from mazo.server.driving import Driver
from mazo.server.faults import TableLost, note_fault
from mazo.server.livetable import LiveTable, changes, deck_for, player_name
from mazo.server.openhands import hands_of
from mazo.server.podstate import Steward, bench_of, pod_state
from mazo.server.readingback import Parted, read_back, stamped
from mazo.server.records import BOT, HERE, OVER, PERSON, Chair, Entry, Join, Seated, Setup, encode
from mazo.server.store import Store
from mazo.server.store.appending import LeaseLost
from mazo.server.store.database import AWAY as NO_DATABASE
from mazo.server.streams import RESET, Follower, Stream, answered, hang_up_on
from mazo.server.timekeeping import Timekeeper
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

FOLLOWERS: Final = 256
"""So many connections may follow one table."""
CHANGING: Final = frozenset(("do", "undo", "undo!", "concede"))
OWN: Final = ("say", "room", "salt", "next", "quit", "bench", "build", "seen", "mute", "watch", *AGREED)
"""What a room understands besides the requests of the protocol; it answers `quit` itself, since others may follow."""
_PHRASES: Final = Phrases("mazo.server")


class Room:
    """One table, its streams and its bots."""

    def __init__(
        self, name: str, table: LiveTable, store: Store, luck: Luck, now: Callable[[], float] = monotonic
    ) -> None:
        self.name = name
        self.table = table
        self.entries = 0
        """How many entries the journal has."""
        self._store = store
        self._luck = luck
        self._lock = asyncio.Lock()
        self.epoch = secrets.token_hex(4)
        """Tells two lives of the server apart."""
        self._streams: dict[tuple[int, Lang], Stream] = {}
        self.chatter = Chatter()
        self._absence = Absence(self._here, now)
        self.agreements = Agreements(self, self._absence, now)
        self.time = Timekeeper(self, self.agreements.pleas, self._absence, now)
        self.driver = Driver(self, luck, self._absence.told, self._wake_steward)
        self.steward: Steward | None = None
        """Who sees to the matches of a pod."""
        self.term = 0  # of the lease under which this house serves the table; 0: there is no other house
        self.broken = False
        """Whether something has failed this room that reading it again from the journal did not mend."""

    @classmethod
    def restored(
        cls,
        name: str,
        setup: Setup,
        store: Store,
        luck: Luck,
        entries: list[Entry],
        now: Callable[[], float] = monotonic,
    ) -> Room:
        """The room as its journal has it."""
        try:
            table = read_back(setup, entries)
        except Parted as parted:
            note_fault(f"the journal of table {name}, at entry {parted.number}")
            raise
        except MazoError:
            raise
        except Exception:
            note_fault(f"the journal of table {name}")
            raise TableLost from None
        room = cls(name, table, store, luck, now)
        room.entries = len(entries)
        table.thin()
        return room

    # Who is here.

    async def attach(self, seat: int, lang: Lang, mark: str) -> tuple[Stream, Follower]:
        """Somebody follows a seat (-1: watches); told from where they were, or everything."""
        follower = Follower()
        try:
            async with self.whole():
                stream = self._stream(seat, lang)
                if self.broken or self.crowd >= FOLLOWERS:
                    follower.hang_up()
                    return stream, follower
                if stream.session is not None:
                    self._tell(stream)  # what happened while nobody listened
                missed = stream.missed_since(mark)
                stream.follow(follower, missed)
                self._absence.comes(seat)
                if missed is None:
                    self._begin_again(stream)
                self.tell_room()
        except (TableLost, Fault):  # if it could be read back, everything has been told again
            pass
        self.wake()
        return stream, follower

    async def detach(self, stream: Stream, follower: Follower) -> None:
        """Somebody has gone; the seat stays theirs."""
        async with self._lock:
            stream.followers.discard(follower)
            self._absence.goes(stream.seat)
            self.tell_room()
        if self.table.setup.stands_in or self.table.setup.absent == "claim":
            asyncio.get_running_loop().call_later(AWAY + 1, self._look_after)

    def _look_after(self) -> None:
        """Somebody may have been away for too long by now: that is told, and bots go on."""
        self.tell_room()
        self.wake()

    def _stream(self, seat: int, lang: Lang) -> Stream:
        return self._streams.setdefault((seat, lang), Stream(self.epoch, seat, lang))

    def _begin_again(self, stream: Stream) -> None:
        """Tell everything from the beginning."""
        stream.tell([RESET, encode("room", self.news())])
        stream.session = None
        self._tell(stream)

    @property
    def followed(self) -> bool:
        """Whether anybody is here."""
        return self.crowd > 0

    @property
    def crowd(self) -> int:
        """How many connections follow the table."""
        return sum(len(stream.followers) for stream in self._streams.values())

    @property
    def at_rest(self) -> bool:
        """Whether nobody is here and no bot has anything to do: the journal can give it back whenever it is needed."""
        return not self.followed and not self._lock.locked() and self.driver.asked() is None

    def streams_of(self, seat: int) -> Iterable[Stream]:
        """The streams of a seat, one a language."""
        return [stream for (at, _), stream in self._streams.items() if at == seat]

    async def record(self, entry: Entry) -> None:
        """Write down and tell what the steward of a pod has seen to."""
        async with self.whole():
            if not self.broken:
                await self.take(entry)

    def _here(self, seat: int) -> bool:
        return any(stream.followers for (at, _), stream in self._streams.items() if at == seat)

    # What happens.

    async def request(self, stream: Stream, line: str, asker: Follower | None = None) -> None:
        """Answer a line from a seat; whatever changes the table is on disk before it is told.

        What happens is told to everybody, an answer only to the asker: nobody is flooded by what others ask for.
        """
        try:
            async with self.whole():
                if not self.broken:
                    stream.answer(asker, await self._answers(stream, line, asker))
        except MazoError as error:
            stream.answer(asker, [self.error(stream, "database" if isinstance(error, Fault) else "fault")])
        self.wake()

    async def _answers(self, stream: Stream, line: str, asker: Follower | None = None) -> Iterable[str]:
        word, _, rest = line.strip().partition(" ")
        if word == "say":
            return self._say(stream, rest.strip())
        if word == "room":
            return [encode("room", self.news())]
        if word == "salt":
            return await self._salt(stream, rest.strip())
        if word == "next":
            return await self._next(stream)
        if word in ("bench", "build"):
            return await self._build(stream, word, rest.strip())
        if word == "seen":
            return [encode("seen", seen_of(self.table.game, stream.seat))]
        if word == "mute":
            return self._mute(stream, rest.strip())
        if word == "watch":
            return self._watch(stream, rest.strip(), asker)
        if word in AGREED:
            return await self.agreements.answer(stream, word, rest.strip())
        if word == "quit":
            return [encode_message(Bye(_PHRASES.say("bye", "quit", stream.lang)))]
        return await self._ask_session(stream, word, line)

    @asynccontextmanager
    async def whole(self) -> AsyncIterator[None]:
        """One thing after the other; if something fails that should not, the table is read back from its journal."""
        async with self._lock:
            try:
                yield
            except MazoError:  # refused before anything has changed
                raise
            except LeaseLost:  # another house serves it: whoever is here finds the way there
                self.broken = True
                self.hang_up()
                raise TableLost from None
            except Exception as error:
                note_fault(f"table {self.name}")
                await self._read_back()
                raise (database_away() if isinstance(error, NO_DATABASE) else TableLost()) from None

    async def _read_back(self) -> None:
        """Take the table from its journal, and tell everybody everything again."""
        try:
            self.table, self.entries = await asyncio.to_thread(self._journal)
            self.agreements.pleas.forget()
            self.time.game.forget()
            for stream in self._streams.values():
                self._begin_again(stream)
        except Exception as error:
            note_fault(f"the journal of table {self.name}")
            self.broken = True
            self._send_away("database" if isinstance(error, NO_DATABASE) else "fault")

    def _journal(self) -> tuple[LiveTable, int]:
        """The table as its journal has it, and how many entries that has: for a thread, since a game may be long."""
        entries = self._store.entries(self.name)
        table = read_back(self.table.setup, entries)
        table.thin()
        return table, len(entries)

    async def visit(self, seat: int, lang: Lang, line: str = "") -> tuple[list[str], list[str]]:
        """For a client that comes and goes: the answer to its line, or, if it has none, all that it may know."""
        async with self.whole():
            game = self.table.game
            if self.broken:
                raise TableLost
            if game is None:
                return [], []
            self._absence.goes(seat)  # here as long as they look again now and then
            stream = Stream(self.epoch, seat, lang)
            answer: list[str] = []
            if line.partition(" ")[0] in OWN:
                answer = list(await self._answers(stream, line))
            elif line:
                session = self._session(game, stream, first=True)
                session.news()
                before = list(game.past)
                if not self.table.awaited:
                    answer = await answered(session, line)
                await self._keep(changes(before, game))
                self._tell_all()
            whole = [] if line else self._session(game, Stream(self.epoch, seat, lang), first=True).news()
        self.wake()
        return answer, whole

    async def add_salt(self, seat: int) -> None:
        """A salt on behalf of somebody whose client makes none."""
        async with self.whole():
            if self.table.takes_salt(seat) and not self.broken:
                await self.take(Entry("salt", seat, salt=self._luck.salt()))
        self.wake()

    async def _ask_session(self, stream: Stream, word: str, line: str) -> Iterable[str]:
        game, session = self.table.game, stream.session
        if session is None or game is None or (self.table.awaited and word in CHANGING):
            return [self.error(stream, "not_begun")]
        if word == "lang":  # each language is a stream of its own
            return [self.error(stream, "lang")]
        if word.startswith("undo") and self.table.timing is not None and game.outcome is not None:
            return [self.error(stream, "clock_over")]
        before = list(game.past)
        answer = await answered(session, line)
        entries = changes(before, game) if word in CHANGING else []
        if not entries:
            return answer
        await self._keep(entries)
        stream.tell(answer)
        self._tell_all()
        return ()

    async def _keep(self, entries: list[Entry], token: tuple[int, str] | None = None) -> None:
        """Write entries down, before anybody is told."""
        if not entries:
            return
        entries = stamped(self.table, self.time.game.stamped(self.table, entries))
        kept = (self.name, self.entries, entries, self.table.state, token, self.term)
        await self._store.appended(*kept)
        self.entries += len(entries)
        self.agreements.pleas.forget()
        self.table.thin()

    async def join(self, wish: Join, token: str, backroom: Backroom) -> int:
        """Somebody takes an open seat; which one. The list that they bring is read in the backroom."""
        async with self.whole():
            if self.broken:
                raise TableLost
            seat = self.table.open_seat(wish.seat)
            kept = self.table.chairs[seat]
            taken = [chair.name for at, chair in enumerate(self.table.chairs) if at != seat]
            name = player_name(wish.name or kept.name, seat, taken, self.table.setup.lang)
            deck = ""
            if self.table.kind.sample_decks() and not self.table.setup.replay:
                kind, format = self.table.kind, self.table.setup.format
                deck = await backroom.read(deck_for, kind, wish.deck or kept.deck, seat, format)
            await self.take(Entry("join", seat, name, deck=deck), (seat, token))
        self.wake()
        return seat

    async def take(self, entry: Entry, token: tuple[int, str] | None = None) -> None:
        """Take an entry that is not an action of the game, keep it and tell it."""
        try:
            self.table.apply(entry)
        except MazoError as error:  # it was looked at before: half of it may have happened
            raise RuntimeError(f"the table could not take {entry.kind}") from error
        await self._keep([entry], token)
        self._tell_all()
        self.tell_room()

    async def rematch(self, add: Callable[[LiveTable], Awaitable[str]]) -> str:
        """The table where the same people play again with the same decks: made when the first of them asks."""
        async with self.whole():
            if self.broken:
                raise TableLost
            if self.table.state != OVER:
                raise IllegalAction("The game is not over yet.", "La partida aún no ha terminado.")
            if not self.table.again:
                await self.take(Entry("again", text=await add(self.table)))
            return self.table.again

    async def _build(self, stream: Stream, word: str, listed: str) -> Iterable[str]:
        """The cards that a seat of a pod builds from; or it hands in a deck, of which every fault is said."""
        pod, seat = self.table.pod, stream.seat
        late = pod is not None and word == "build" and pod.stage != "building"
        if pod is None or seat == NOBODY or pod.stage == "draft" or late:
            return [self.error(stream, "no_deck")]
        deck = tuple(card.strip() for card in listed.split(";") if card.strip()) if word == "build" else ()
        found = bench_of(pod, seat, deck, stream.lang)
        if deck and not found.problems:
            await self.take(Entry("build", seat, deck="\n".join(deck)))
        return [encode("bench", found)]

    async def stand_in(self) -> None:
        """Add the salts of those who are away, so that their game can begin, and let it go on without them."""
        for seat in self.table.people:
            if self.stood_in(seat) and self.table.takes_salt(seat):
                await self.add_salt(seat)
        if self.table.can_go_on and all(self.stood_in(seat) for seat in self.table.people):
            await self.record(Entry("promise"))
        self.wake()

    def stood_in(self, seat: int) -> bool:
        """Whether a bot acts for a seat: its own, or one that stands in for whoever is away."""
        chair = self.table.chairs[seat]
        if chair.who == BOT:
            return True
        away = self.table.setup.stands_in and self._absence.too_long(self.table, seat)
        return away or self.time.game.stood_in(self.table, seat)

    def overdue(self, seat: int) -> bool:
        """Whether somebody has thought too long about a pick of a draft, which a bot then makes."""
        return seat in self.time.picks.overdue

    async def _salt(self, stream: Stream, salt: str) -> Iterable[str]:
        seat = stream.seat
        if seat == NOBODY or not self.table.takes_salt(seat):
            return ()  # said twice, or too late: nothing depends on it
        try:
            salt = checked_salt(salt)
        except MazoError as error:
            return [encode_message(Error("salt", error.text(stream.lang)))]
        await self.take(Entry("salt", seat, salt=salt))
        return ()

    async def _next(self, stream: Stream) -> Iterable[str]:
        if stream.seat == NOBODY or not self.table.can_go_on:
            return [self.error(stream, "no_next")]
        self.agreements.begin_again()
        await self.take(Entry("promise"))
        return ()

    # What is told.

    def _tell_all(self) -> None:
        ended = (game := self.table.game) is not None and game.outcome is not None
        for stream in self._streams.values():
            if stream.followers or ended:  # who comes back later is told then, all at once
                self._tell(stream)
        if self.table.state == OVER or self.table.can_go_on:
            self.tell_room()

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
        return Session(
            game, stream.seat, stream.lang, match=match, first=first, free_undo=alone, adviser=advise, historian=briefly
        )

    def tell_room(self) -> None:
        line = encode("room", self.news())
        for stream in self._streams.values():
            stream.tell([line])

    def news(self) -> records.Room:
        """The table as everybody may know it."""
        table = self.table
        series = table.series
        return records.Room(
            table=self.name,
            state=table.state,
            game=table.kind.name,
            title=table.kind.title,
            edition=table.game.edition if table.game is not None else table.edition,
            seats=tuple(self._seated(seat, chair) for seat, chair in enumerate(table.chairs)),
            commit=table.commit,
            format=table.setup.format,
            series=table.setup.series,
            wins=series.scores if series is not None else (),
            number=table.number,
            plea=self.agreements.pleas.told,
            denied=self.agreements.pleas.denied,
            next=table.can_go_on,
            winner=table.winner,
            seed=table.seed,
            known=table.seed_known,
            again=table.again,
            pod=pod_state(table),
            match_of=table.setup.pod,
            thinking=self.time.picks.thinking(table),
            late=tuple(table.late),
            timing=table.setup.timing,
            clocks=self.time.game.shown(table),
            absent=table.setup.absent,
            away=self._absence.shown(table),
            drawn=table.has_draws,
            offer=self.agreements.draws.told if table.state != OVER else None,
            opened=tuple(sorted(table.opened)),
            hands=hands_of(table),
            watch=table.watched,
            unwatched=tuple(sorted(table.unwatched)),
            open=table.setup.open,
            watching=len(self._watching()),
            watchers=tuple(sorted(one.name for one in self._watching() if one.name)),
        )

    def _seated(self, seat: int, chair: Chair) -> Seated:
        here = chair.who == BOT or self._here(seat)
        who = PERSON if (shared := chair.who == HERE) else chair.who
        bot = chair.bot if who == BOT else ""
        return Seated(seat, who, chair.name, here, bool(self.table.salts[seat]), shared, bot)

    def _say(self, stream: Stream, text: str) -> Iterable[str]:
        """A word to everybody."""
        name = self.table.chairs[stream.seat].name if stream.seat != NOBODY else ""
        said = self.chatter.say(stream.seat, name, text)
        if isinstance(said, str):
            return [self.error(stream, said)]
        line = encode("said", said)
        for each in self._streams.values():
            if not self.chatter.is_muted(each.seat, stream.seat):
                each.tell([line])
        return ()

    def _mute(self, stream: Stream, which: str) -> Iterable[str]:
        """Somebody does not want to hear a seat any longer at this table, or does again."""
        if stream.seat == NOBODY or not which.isdecimal() or int(which) not in self.table.people:
            return [self.error(stream, "no_mute")]
        return [encode("muted", {"seats": self.chatter.mute(stream.seat, int(which))})]

    def _watching(self) -> list[Follower]:
        return [one for (seat, _), stream in self._streams.items() if seat == NOBODY for one in stream.followers]

    def _watch(self, stream: Stream, name: str, asker: Follower | None) -> Iterable[str]:
        """Somebody who watches says who they are, so that those who play know it."""
        if stream.seat != NOBODY or asker is None or not name:
            return [self.error(stream, "no_watcher")]
        others = [one.name for one in self._watching() if one is not asker]
        taken = [*(chair.name for chair in self.table.chairs), *others]
        try:
            asker.name = player_name(name, len(self.table.chairs), taken, stream.lang)
        except MazoError as error:
            return [encode_message(Error("watch", error.text(stream.lang)))]
        self.tell_room()
        return ()

    def gone_for(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat."""
        return self._absence.seconds(seat)

    def announce(self, code: str) -> None:
        """Tell everybody who is here something about the server; it is not told again after a break."""
        for stream in self._streams.values():
            for follower in stream.followers:
                stream.answer(follower, [self.error(stream, code)])

    def error(self, stream: Stream, code: str) -> str:
        """What was wrong, in the language of a stream."""
        return encode_message(Error(code, _PHRASES.say("error", code, stream.lang)))

    # Bots and clocks.

    def wake(self) -> None:
        """Let the bots go on if one of them is asked, the clocks run, and the pod take its next step."""
        if self.broken:
            return
        self.time.look()
        self._wake_steward()
        self.driver.wake()

    def _wake_steward(self) -> None:
        if self.steward is not None and not self.broken:
            self.steward.wake()

    async def rest(self) -> None:
        """Wait until the bots have done what they have to do, though not for long."""
        await self.driver.rest()

    async def done(self, entries: list[Entry]) -> None:
        """Write down and tell what has been done."""
        await self._keep(entries)
        self._tell_all()
        self.time.look()

    async def settle(self, law: str, seat: int = NOBODY) -> None:
        """Let a law of the table happen, write it down and tell it."""
        await self.take(Entry("law", seat, law))

    async def close(self) -> None:
        """Stop the bots and hang up; the journal has everything."""
        if self.steward is not None:
            await self.steward.close()
        self.time.close()
        await self.driver.close()
        self.hang_up()

    def _send_away(self, code: str) -> None:
        """Tell everybody why, and end all connections."""
        self.announce(code)
        for stream in self._streams.values():
            for follower in stream.followers:
                follower.end()

    def send_spectators_away(self) -> None:
        """Whoever watches is told that they may not any longer, and hung up on."""
        for stream in self.streams_of(NOBODY):
            for follower in stream.followers:
                stream.answer(follower, [self.error(stream, "no_watching")])
                follower.end()

    def hang_up(self) -> None:
        """End all connections; whoever wants to comes back."""
        self.hang_up_on(lambda _: True)

    def hang_up_on(self, where: Callable[[str], bool]) -> int:
        """End the connections that come from certain addresses; how many."""
        return hang_up_on(self._streams.values(), where)

    def visitors(self) -> list[tuple[int, str]]:
        """Who is here, for whoever runs the server: a seat (-1: watches) and an address."""
        return sorted((stream.seat, one.address) for stream in self._streams.values() for one in stream.followers)
