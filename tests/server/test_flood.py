"""Floods and slow readers: memory stays bounded, others are not disturbed, and nobody is flooded by a stranger."""

from __future__ import annotations

import asyncio
import socket as sockets
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import mazo
from mazo.server import api, chatter, rooms, streams, watching
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, new_room, people, word_of
from tests.server.support import PATIENCE, Player, Server, made, served, wish
from tests.server.test_lost_lines import frame, mute, wait_until
from tests.server.test_restart import Process

MEGABYTE = 1024 * 1024
SEATS = ({"who": "person", "name": "Ana"}, {"who": "here", "name": "Blas"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("flood")) as running:
        yield running


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield kept
    kept.close()


# --- a whole server under water --------------------------------------------------------------------------------------


def memory_of(process: Process) -> int:
    """How much memory a server has now, in bytes."""
    status = Path(f"/proc/{process._process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def pour(base: str, table: str, token: str, megabytes: float, line: str, until: float) -> None:
    """Send lines over a socket as fast as it takes them, and read nothing."""
    host, _, port = base.removeprefix("http://").partition(":")
    raw = mute_at(host, int(port), f"sit {table} {token} - en")
    raw.settimeout(0.2)
    data = frame(line) * 64
    sent = 0
    while sent < megabytes * MEGABYTE and time.monotonic() < until:
        try:
            sent += raw.send(data)
        except TimeoutError:
            continue
        except OSError:
            return
    raw.close()


def mute_at(host: str, port: int, first: str) -> sockets.socket:
    class There:
        pass

    there: Any = There()
    there.port = port
    return mute(there, first)


def pour_body(base: str, megabytes: float) -> None:
    """A request whose body is far too long."""

    def body() -> Iterator[bytes]:
        for _ in range(int(megabytes * 16)):
            yield b"x" * 65_536

    try:
        answer = httpx.post(base + "/api/tables", content=body(), timeout=PATIENCE)
        assert answer.status_code == 413
    except httpx.HTTPError:
        pass  # hung up on before all of it was sent


def flooded(tmp_path: Path, connections: int, megabytes: float, seconds: float) -> tuple[int, int]:
    """Flood a server from all sides; how much its memory grew, and how often a player was answered meanwhile."""
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        table = httpx.post(process.base + "/api/tables", json=wish(*SEATS), timeout=PATIENCE).json()
        tokens = [key["token"] for key in table["keys"]]
        answered = 0
        with connect(process.base.replace("http", "ws") + "/ws", max_size=None, max_queue=None) as socket:
            player = Player(socket, table["table"], tokens[1])
            with connect(process.base.replace("http", "ws") + "/ws", max_size=None, max_queue=None) as other:
                ana = Player(other, table["table"], tokens[0])
                ana.sit_down()
                player.sit_down()
                player.until("ask", "wait")
            httpx.post(process.base + "/api/tables", content=b"x" * 100_000, timeout=PATIENCE)
            before = memory_of(process)
            end = time.monotonic() + seconds  # how long there is flooding, not how soon anything must be
            lines = ("say " + "x" * 8000, "log 1000", "x", "view")
            floods = [
                threading.Thread(
                    target=pour,
                    args=(process.base, table["table"], tokens[0] if at % 2 else "-", megabytes, lines[at % 4], end),
                )
                for at in range(connections)
            ]
            floods.append(threading.Thread(target=pour_body, args=(process.base, megabytes)))
            for flood in floods:
                flood.start()
            while not answered or time.monotonic() < end:
                player.say("view")
                while player.hear()[0] != "view" or not player.private:
                    pass
                answered += 1
                time.sleep(0.06)
            for flood in floods:
                flood.join(PATIENCE)
            return memory_of(process) - before, answered
    finally:
        process.kill()


def test_a_flood_adds_little_memory_and_others_are_answered(tmp_path: Path):
    grown, answered = flooded(tmp_path, 6, 20, 3.0)
    assert grown < 10 * MEGABYTE, f"{grown / MEGABYTE:.1f} MB"
    assert answered


@pytest.mark.soak
def test_a_large_flood_adds_little_memory(tmp_path: Path, figure):
    grown, answered = flooded(tmp_path, 12, 100, 60.0)
    figure(
        "flood.memory",
        round(grown / MEGABYTE, 1),
        f"MB more after 12 × 100 MB, {answered} answers to another meanwhile",
    )
    assert grown < 30 * MEGABYTE, f"{grown / MEGABYTE:.1f} MB"
    assert answered


# --- who does not read -----------------------------------------------------------------------------------------------


def test_who_never_reads_is_dropped_and_holds_nobody_up(server):
    table = made(server, *SEATS)
    room = server.hall.rooms[table["table"]]
    with server.connect(max_queue=None) as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.until("room")
        dead = mute(server, f"sit {table['table']} - - en", 4096)
        wait_until(lambda: room.crowd == 2)
        line = 'said {"seat":0,"name":"Ana","text":"' + "x" * 30_000 + '"}'
        for _ in range(2 * streams.QUEUED_SIZE // len(line)):
            for stream in list(room._streams.values()):
                server.call(lambda told=stream: told.tell([line]))
            ana.until("said")
        wait_until(lambda: room.crowd == 1)
        assert ana.mark.endswith(str(ana.last))
        dead.close()


def test_what_waits_for_a_reader_is_bounded():
    async def told() -> tuple[int, bool]:
        follower = streams.Follower()
        most = 0
        for _ in range(20_000):
            follower.tell("x" * 5_000)
            most = max(most, follower.lines.size)
        return most, follower.lost

    most, lost = asyncio.run(told())
    assert lost
    assert most <= streams.QUEUED_SIZE


def test_what_can_be_told_again_is_bounded():
    stream = streams.Stream("epoch", 0, "en")
    for _ in range(2_000):
        stream.tell(["x" * 5_000])
    kept = stream.missed("epoch", stream._last - 10)
    assert kept is not None
    assert len(kept) == 10
    assert sum(len(line) for _, line in stream._kept) <= streams.KEPT_SIZE
    assert stream.missed("epoch", 1) is None


# --- strangers -------------------------------------------------------------------------------------------------------


def test_an_answer_goes_to_who_asked_and_to_nobody_else(store):
    async def overheard() -> list[str]:
        room = new_room(store, "table", people("lorcana"))
        await begun(room)
        one, other = await Ear.at(room, -1), await Ear.at(room, -1)
        other.hear()
        for line in ("log 1000", "view", "rule 1", "legal", "nonsense", "hint", "room"):
            assert [word_of(answer) for answer in await one.say(line)]
        return other.hear()

    assert asyncio.run(overheard()) == []


def test_one_spectator_who_leaves_does_not_silence_the_others(store):
    async def heard() -> list[str]:
        room = new_room(store, "table", people("lorcana"))
        ears = await begun(room)
        one, other = await Ear.at(room, -1), await Ear.at(room, -1)
        assert [word_of(line) for line in await one.say("quit")] == ["bye"]
        other.hear()
        await ears[0].say("concede")
        return [word_of(line) for line in other.hear()]

    assert "over" in asyncio.run(heard())


def test_quit_hangs_up_after_a_goodbye(server):
    table = made(server, *SEATS)
    with server.connect() as socket:
        guest = Player(socket, table["table"])
        guest.until("room")
        guest.say("quit")
        guest.until("bye")
        with pytest.raises(ConnectionClosed):
            guest.until("never")


def test_chat_does_not_drown_anybody(store, monkeypatch):
    monkeypatch.setattr(chatter, "SAID_PER_SECOND", 0.0)

    async def said() -> tuple[int, list[str]]:
        room = new_room(store, "table", people("lorcana"))
        ana, again, blas = await Ear.at(room, 0), await Ear.at(room, 0, "es"), await Ear.at(room, 1)
        blas.hear()
        codes = []
        for at in range(60):
            answers = await (ana, again)[at % 2].say(f"say {at} {'x' * 5000}")
            codes += [body_of(line)["code"] for line in answers if word_of(line) == "error"]
        words = [body_of(line)["text"] for line in blas.hear() if word_of(line) == "said"]
        assert all(len(text) <= chatter.SAID_LIMIT for text in words)
        return len(words), codes

    words, codes = asyncio.run(said())
    assert words == chatter.SAID_AT_ONCE
    assert set(codes) == {"flood"}


def test_a_table_has_place_for_so_many(store, monkeypatch):
    monkeypatch.setattr(rooms, "FOLLOWERS", 3)

    async def came() -> list[bool]:
        room = new_room(store, "table", people("lorcana"))
        ears = [await Ear.at(room, -1) for _ in range(5)]
        return [ear.follower.lost for ear in ears]

    assert asyncio.run(came()) == [False, False, False, True, True]


# --- what costs much -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/tables", "/api/faces", "/api/deck", "/api/replay/continue"])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('{"game":', "}")])
def test_what_is_nested_deeper_than_it_may_be_is_not_read(server, path, opening, closing):
    for depth in (10, 2_000):
        answer = server.http.post(path, content=opening * depth + "1" + closing * depth)
        assert answer.status_code == 400
        assert answer.json()["code"] == "json"


@pytest.mark.parametrize("sign", ["[]", '"', "{", '{"a":[],'])
def test_a_body_full_of_signs_is_refused_at_the_first_that_does_not_belong_there(server, sign):
    """Its length costs nothing: who refuses it has read a few bytes of it."""
    answer = server.http.post("/api/replay/continue", content=sign * (api.REPLAY_LIMIT // len(sign)))
    assert answer.status_code == 400
    assert answer.json()["code"] == "json"


@pytest.mark.parametrize(
    ("path", "limit"),
    [
        ("/api/tables", api.BODY_LIMIT),
        ("/api/tables/x/rematch", api.SMALL_LIMIT),
        ("/api/tables/x/moments", api.SMALL_LIMIT),
        ("/api/tables/x/report", api.SMALL_LIMIT),
        ("/api/replay/step", api.REPLAY_LIMIT),
        ("/api/replay/continue", api.REPLAY_LIMIT),
    ],
)
def test_no_address_takes_more_than_it_needs(server, path, limit):
    assert server.http.post(path, content=b" " * (limit + 1)).status_code == 413


def test_brackets_in_a_text_are_no_depth(server):
    answer = server.http.post("/api/deck", json={"game": "lorcana", "text": '1 "[[[{{{\\"' * 40})
    assert answer.status_code == 422


def test_names_that_nobody_knows_are_not_looked_for_without_end(monkeypatch):
    class Counting:
        asked = 0

        def face(self, name: str, lang: str) -> Any:
            self.asked += 1
            raise mazo.errors.UnknownCard(name)

    counting: Any = Counting()
    assert api.faces_of(counting, tuple(f"Nobody {at}" for at in range(300)), "en") == {}
    assert counting.asked == api.STRANGE_LIMIT


def test_replays_that_are_remembered_are_bounded(monkeypatch):
    monkeypatch.setattr(watching, "KEPT_SIZE", 25)
    shelf: watching.Shelf[str] = watching.Shelf()
    for name in ("first", "second"):
        shelf.put(name, 10, name.upper())
    assert shelf.get("first") == "FIRST"
    shelf.put("third", 10, "THIRD")
    assert [shelf.get(name) for name in ("first", "second", "third")] == ["FIRST", None, "THIRD"]


@pytest.mark.parametrize(
    ("path", "body", "part"),
    [
        ("/api/deck", {"game": "lorcana", "text": "spark-dash"}, "mazo.server.api.deck_facts"),
        ("/api/deck/judge", {"game": "lorcana", "text": "spark-dash"}, "mazo.server.deckbox.judged"),
        ("/api/faces", {"game": "lorcana", "names": []}, "mazo.server.api.faces_of"),
        ("/api/tables", wish(), "mazo.server.hall.setup_of"),
    ],
)
def test_a_table_does_not_wait_for_a_list(server, monkeypatch, path, body, part):
    """However long reading it takes: somebody else is answered meanwhile."""
    begun, enough = threading.Event(), threading.Event()

    def read_slowly(*_: Any, **__: Any) -> None:
        begun.set()
        enough.wait(PATIENCE)
        raise mazo.errors.BadDeck([])

    table = made(server, *SEATS)
    monkeypatch.setattr(part, read_slowly)
    with server.connect(max_queue=None) as socket, ThreadPoolExecutor(1) as somebody:
        guest = Player(socket, table["table"])
        guest.until("room")
        asked = somebody.submit(server.http.post, path, json=body)
        assert begun.wait(PATIENCE)
        guest.say("room")
        guest.until("room")
        assert not asked.done()
        enough.set()
        assert asked.result().status_code == 422
