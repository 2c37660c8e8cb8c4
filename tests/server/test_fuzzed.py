"""Messages, forms, decks, positions and replays of nonsense: refused in words, and nothing happens to a table."""

from __future__ import annotations

import json
import logging
import random
import socket as sockets
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import hypothesis
import msgspec
import pytest
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import mazo
from mazo.notation.jsonlines import write_sealed
from mazo.notation.replaylines import Closing
from mazo.protocol.messages import REQUESTS
from mazo.server.rooms import OWN
from tests.fuzzing.mutating import encoded, flipped, twisted
from tests.properties.grammar import NONSENSE
from tests.server.support import PATIENCE, Player, Server, made, served, wish
from tests.server.test_lost_lines import mute, wait_until
from tests.server.test_matrix import snapshot

LOGS = ("uvicorn.error", "uvicorn", "asyncio", "mazo.server", "starlette")
CHAIRS = ({"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})
SAMPLE, SOAK = 50, 5_000

class Listening(logging.Handler):
    """Keeps whatever the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a complaint."""
        self.told.append(self.format(record))


class Fuzzed:
    """A server with a live table that must not change, and what it has complained about."""

    def __init__(self, server: Server, listening: Listening) -> None:
        self.server = server
        self.listening = listening
        self.table = self.begun()
        self.token = self.table["keys"][0]["token"]
        self.room = server.hall.rooms[self.table["table"]]
        self.before = snapshot(self.room)

    def begun(self) -> dict[str, Any]:
        """A game that has begun."""
        table = made(self.server, *CHAIRS)
        for key in table["keys"]:
            with self.server.connect(max_queue=None) as socket:
                Player(socket, table["table"], key["token"]).sit_down()
        room = self.server.hall.rooms[table["table"]]
        wait_until(lambda: room.entries == 2 * len(CHAIRS) - 1)  # all but one join, and all add a salt
        return table

    def check(self, status: int = 200) -> None:
        """Nothing failed, and nothing has changed."""
        assert status != 500
        assert not self.listening.told, self.listening.told[0]
        assert not self.room.broken

    def check_table(self) -> None:
        """The table is what it was."""
        assert snapshot(self.room) == self.before

    def post(self, path: str, content: bytes) -> None:
        """Send a body to an address."""
        answer = self.server.http.post(path, content=content)
        assert answer.headers["x-content-type-options"] == "nosniff"
        self.check(answer.status_code)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    listening = Listening()
    with served(tmp_path_factory.mktemp("fuzzed")) as server:
        for name in LOGS:
            logging.getLogger(name).addHandler(listening)
        try:
            yield Fuzzed(server, listening)
        finally:
            for name in LOGS:
                logging.getLogger(name).removeHandler(listening)


sizes = pytest.mark.parametrize("count", [SAMPLE, pytest.param(SOAK, marks=pytest.mark.soak)], ids=["sample", "soak"])


def try_all(count: int, drawn: st.SearchStrategy[Any], check: Callable[[Any], None]) -> None:
    """So many examples, in a sample always the same."""

    @hypothesis.seed(count)
    @hypothesis.settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(drawn)
    def run(example: Any) -> None:
        check(example)

    run()


seeds = st.integers(0, 2**32)


# --- bodies ----------------------------------------------------------------------------------------------------------

BODIES: dict[str, Any] = {
    "/api/tables": wish(*CHAIRS, format="constructed", edition="2.2.0", lang="es"),
    "/api/tables/TABLE/join": {"name": "Cleo", "deck": "spark-dash", "seat": 1},
    "/api/tables/TABLE/report": {"token": "TOKEN"},
    "/api/tables/TABLE/rematch": {"token": "TOKEN"},
    "/api/tables/TABLE/moments": {"token": "TOKEN"},
    "/api/faces?lang=es": {"game": "lorcana", "names": ["Stitch - New Dog", "Mushu - Majestic Dragon"]},
    "/api/deck": {"game": "lorcana", "text": "4 Stitch - New Dog\n2 Mushu - Majestic Dragon", "format": "constructed"},
    "/api/deck/judge": {"game": "myl", "text": "3 Recluta de Ensayo"},
    "/api/replay/continue": {"replay": "{}\n{}", "wish": {"at": 3, "chairs": [{"who": "person"}, {"who": "bot"}]}},
}


@sizes
def test_bodies(fuzzed, count):
    def check(seed: int) -> None:
        dice = random.Random(seed)
        path = dice.choice(sorted(BODIES))
        where = path.replace("TABLE", fuzzed.table["table"])
        body = BODIES[path]
        if dice.random() < 0.6:
            for _ in range(dice.randint(1, 3)):
                body = twisted(body, dice)
            sent = encoded(body)
        else:
            sent = flipped(encoded(body), dice)
        fuzzed.post(where, sent.replace(b"TOKEN", fuzzed.token.encode()))

    try_all(count, seeds, check)
    fuzzed.check_table()


@sizes
def test_addresses(fuzzed, count):
    paths = (
        "/api/tables/{}",
        "/api/tables/{}/replay",
        "/api/decks/{}",
        "/api/rules/{}",
        "/plain/{}/x",
        "/assets/{}",
        "/{}",
    )
    names = ("at", "seat", "lang", "edition", "asked", "x")

    def check(drawn: tuple[int, str, str, str]) -> None:
        at, part, name, value = drawn
        address = paths[at % len(paths)].format(quote(part, safe="") or "x")
        answer = fuzzed.server.http.get(address, params={name: value, "lang": "es"})
        fuzzed.check(answer.status_code)
        answer = fuzzed.server.http.post("/api/replay/step", params={name: value}, content=part.encode())
        fuzzed.check(answer.status_code)

    texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30) | st.sampled_from(
        [text for text in NONSENSE if len(text) < 6000 and "\ud800" not in text and "\udfff" not in text]
    )
    try_all(count, st.tuples(st.integers(0, 99), texts, st.sampled_from(names), texts), check)
    fuzzed.check_table()


@sizes
def test_forms(fuzzed, count):
    table = fuzzed.begun()
    here = f"/plain/{table['table']}/"

    def check(seed: int) -> None:
        dice = random.Random(seed)
        words = [text[:300] for text in NONSENSE if "conce" not in text]
        fields = {
            name: dice.choice([*words, "1", "2 3", "9" * 6, "why end", "log ²", "regla x", "hint", "undo"])
            for name in dice.sample(("line", "game", "name", "deck", "bot", "moment", "x"), dice.randint(1, 5))
        }
        if dice.random() < 0.3:
            sent = flipped(b"line=why+end&game=lorcana&name=A", dice)
        else:
            sent = "&".join(f"{name}={value}" for name, value in fields.items()).encode(errors="replace")
        where = dice.choice((here + table["keys"][1]["token"], here + "wrong", here + "1", "/plain?lang=es"))
        fuzzed.post(where, sent)

    try_all(count, seeds, check)


def test_a_request_that_breaks_off(fuzzed):
    """A body that never comes, a request line that is none, and a socket that is closed in the middle."""
    before = len(fuzzed.server.connections)
    for sent in (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
        b"POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nline=",
        b"\x00\x01\x02\x03\r\n\r\n",
        b"GET /\x1b[31m HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
    ):
        raw = sockets.create_connection(("127.0.0.1", fuzzed.server.port))
        raw.sendall(sent)
        raw.shutdown(sockets.SHUT_WR)
        while raw.recv(4096):
            pass  # until the server has hung up
        raw.close()
    wait_until(lambda: len(fuzzed.server.connections) <= before)
    complaints = [line for line in fuzzed.listening.told if "Invalid HTTP request received" not in line]
    assert not complaints, complaints[0]
    fuzzed.listening.told.clear()
    fuzzed.check_table()


# --- decks, positions, replays ---------------------------------------------------------------------------------------


@sizes
def test_decks(fuzzed, count):
    lists = {
        "lorcana": b"4 Stitch - New Dog\n4 Mushu - Majestic Dragon\n52 Yzma - Without Beauty Sleep",
        "myl": b"3 Recluta de Ensayo\n47 Oro",
    }

    def check(seed: int) -> None:
        dice = random.Random(seed)
        game = dice.choice(sorted(lists))
        text = flipped(lists[game], dice).decode(errors="replace")
        fuzzed.post(dice.choice(("/api/deck", "/api/deck/judge")), encoded({"game": game, "text": text}))

    try_all(max(count // 3, 20), seeds, check)


def lines_of(game: mazo.Game, actions: int) -> list[Any]:
    """A replay of the first actions that come, as JSON."""
    for _ in range(actions):
        if game.outcome is None:
            game.push(next(iter(game.legal(game.deciding[0]))))
    return [json.loads(line) for line in game.replay().splitlines()]


def sealed(lines: list[Any]) -> str:
    """Lines with a seal that fits, if they can have one."""
    try:
        closing = msgspec.convert(lines[-1], Closing)
        body = [encoded(line) for line in lines[:-1]]
        return write_sealed(body, msgspec.structs.replace(closing, checksum=""))
    except (msgspec.ValidationError, IndexError, UnicodeError):
        return "\n".join(json.dumps(line) for line in lines)


@pytest.fixture(scope="module")
def recorded() -> list[list[Any]]:
    """Replays of every game, one of which begins from a position and one of which defines its own cards."""
    started = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=3)
    for action in ("leave", "leave", "keep", "keep"):
        started.push(action)
    return [
        lines_of(mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=3), 12),
        lines_of(mazo.new("myl", seed=3), 12),
        lines_of(mazo.new("ortus-draft", seed=3, players=2), 6),
        lines_of(mazo.from_position(started.position()), 4),
    ]


@sizes
def test_replays_and_positions(fuzzed, recorded, count):
    def check(seed: int) -> None:
        dice = random.Random(seed)
        lines = list(dice.choice(recorded))
        for _ in range(dice.randint(1, 3)):
            at = dice.choice((0, 0, dice.randrange(len(lines))))
            lines[at] = twisted(lines[at], dice)
        text = sealed(lines)
        if dice.random() < 0.6:
            at, seat = dice.randrange(15), dice.choice(("", "0", "1", "7"))
            fuzzed.post(f"/api/replay/step?at={at}&seat={seat}", text.encode(errors="replace"))
        else:
            chairs = [{"who": "person"}, {"who": "bot", "bot": "random"}]
            body = {"replay": text, "wish": {"at": dice.randrange(6), "chairs": chairs, "pace": 5.0}}
            fuzzed.post("/api/replay/continue", encoded(body))

    try_all(count, seeds, check)
    fuzzed.check_table()


# --- the socket ------------------------------------------------------------------------------------------------------


@sizes
def test_lines(fuzzed, count):
    """Whatever a player or a spectator says: there is an answer to the next proper request."""
    words = [*REQUESTS, *OWN]

    def line_of(dice: random.Random) -> str:
        word = dice.choice([word for word in words if word not in ("quit", "concede", "say", "takeback")])
        text = dice.choice(NONSENSE)[:6000]
        line = dice.choice(
            (f"{word} {text}", f"{text} {word}", f"do @{dice.randrange(9)} {text}", text, f"{word}{text}")
        )
        return (
            ""
            if any(given in line.lower() for given in ("conced", "rend", "quit", "\ud800", "\udfff", "rind"))
            else line
        )

    table = fuzzed.begun()
    with fuzzed.server.connect(max_queue=None) as one, fuzzed.server.connect(max_queue=None) as other:
        players = (Player(one, table["table"]), Player(other, table["table"], table["keys"][0]["token"]))

        def check(seed: int) -> None:
            dice = random.Random(seed)
            player = dice.choice(players)
            player.say(line_of(dice))
            player.say("legal 1")
            player.until("legal")
            fuzzed.check()

        try_all(count, seeds, check)
    assert not fuzzed.server.hall.rooms[table["table"]].broken


@sizes
def test_first_lines(fuzzed, count):
    table = fuzzed.table["table"]

    def check(seed: int) -> None:
        dice = random.Random(seed)
        words = [
            "sit",
            table,
            dice.choice(("-", fuzzed.token)),
            dice.choice(("-", "x.1", ".", "a.²", "x." + "9" * 5000)),
            "en",
        ]
        for _ in range(dice.randint(0, 2)):
            words[dice.randrange(len(words))] = dice.choice(NONSENSE)[:4000]
        line = " ".join(words).replace("\ud800", "?").replace("\udfff", "?")
        with fuzzed.server.connect(max_queue=None) as socket:
            socket.send(flipped(line.encode(), dice) if dice.random() < 0.2 else line)
            with suppress(ConnectionClosed):  # what is no text at all gets no answer
                assert str(socket.recv(PATIENCE))[:2] == "0 "
        fuzzed.check()

    try_all(max(count // 3, 20), seeds, check)
    fuzzed.check_table()


def test_frames_that_are_none(fuzzed):
    """Bytes that are no frames, after a proper beginning."""
    dice = random.Random(1)
    before = len(fuzzed.server.connections)
    for _ in range(20):
        raw = mute(fuzzed.server, f"sit {fuzzed.table['table']} - - en")
        raw.sendall(dice.randbytes(dice.randrange(1, 400)))
        raw.close()
    wait_until(lambda: len(fuzzed.server.connections) <= before)
    complaints = [line for line in fuzzed.listening.told if "Invalid UTF-8" not in line]
    assert not complaints, complaints[0]
    fuzzed.listening.told.clear()
    fuzzed.check_table()


@pytest.mark.parametrize("origin", ["http://[::1", "null", "//", "x", "", "http://elsewhere.example", "\x7f"])
def test_origins(fuzzed, origin):
    with pytest.raises(Exception, match=r"HTTP 40\d|invalid|illegal|header"), fuzzed.server.connect(origin=origin):
        pass
    fuzzed.check()
