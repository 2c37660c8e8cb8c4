"""Connections that stay open for nothing are cut and shut nobody out, and the log does not grow with them."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from mazo.server import doors, line
from mazo.server.doors import Crowd, Door, crowd_of
from mazo.server.faucet import Faucet
from mazo.server.guard.visitors import Proxies
from mazo.server.log import Sparing
from mazo.server.serve import listen
from tests.server.support import PATIENCE, Player, Server, made, served
from tests.server.test_lost_lines import wait_until

HALF = b"GET /api/about HTTP/1.1\r\nhost: her"
BODY = b"POST /api/deck HTTP/1.1\r\nhost: here\r\ncontent-length: 900\r\n\r\n{"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


def said(server: Server, text: bytes) -> sockets.socket:
    """A connection that has sent this."""
    opened = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
    with suppress(ConnectionError):  # it may have been cut already
        opened.sendall(text)
    return opened


def rest_of(opened: sockets.socket) -> bytes:
    """All that still comes until the other side has gone."""
    found = b""
    try:
        while more := opened.recv(65536):
            found += more
    except ConnectionResetError:
        pass
    return found


def crowd_at(server: Server) -> Crowd:
    return crowd_of(server._server.server_state)


# --- time --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "sent"),
    [("asking", b""), ("asking", HALF), ("asking", b"GET / HTTP/1.1\r\nhost: here\r\n\r\n" + HALF), ("sending", BODY)],
    ids=["nothing", "half a header", "half a second header", "half a body"],
)
def test_a_request_that_never_ends_is_cut(server, monkeypatch, phase, sent):
    monkeypatch.setitem(line.WITHIN, phase, 0.05)
    with said(server, sent) as opened:
        rest_of(opened)  # returns only if the server hangs up
    wait_until(lambda: len(crowd_at(server)) == 0)


def test_who_does_not_take_the_answer_is_cut(server, monkeypatch):
    monkeypatch.setitem(line.WITHIN, "taking", 0.05)
    opened = sockets.socket()
    opened.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1024)
    opened.connect(("127.0.0.1", server.port))
    opened.sendall(b"GET /api/decks/lorcana HTTP/1.1\r\nhost: here\r\n\r\n" * 200)
    wait_until(lambda: len(crowd_at(server)) == 0)
    opened.close()


def test_a_socket_has_times_of_its_own(server, monkeypatch):
    table = made(server)
    with server.connect() as socket:
        for phase in line.WITHIN:
            monkeypatch.setitem(line.WITHIN, phase, 0.0)
        guest = Player(socket, table["table"])
        guest.until("room")
        for _ in range(3):
            guest.say("room")
            guest.until("room")


# --- place -------------------------------------------------------------------------------------------------------


def test_those_who_say_nothing_never_shut_others_out(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "places", lambda: 8)
    with served(tmp_path) as server, ExitStack() as crowd:
        table = made(server)
        with server.connect() as socket:
            guest = Player(socket, table["table"])
            guest.until("room")
            for _ in range(40):
                crowd.enter_context(said(server, HALF))
            assert httpx.get(f"http://127.0.0.1:{server.port}/api/about", timeout=PATIENCE).status_code == 200
            guest.say("room")
            guest.until("room")
            assert len(crowd_at(server)) <= 8


def test_when_all_places_are_taken_by_people_a_newcomer_is_told_so_in_both_languages(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "places", lambda: 3)
    with served(tmp_path) as server, ExitStack() as crowd:
        for _ in range(3):
            crowd.enter_context(server.connect())
        with said(server, b"") as opened:
            answer = rest_of(opened).decode()
        assert answer.startswith("HTTP/1.1 503")
        assert "There is no place now" in answer
        assert "Ahora no hay sitio" in answer


def test_a_place_is_given_back_by_whoever_goes(server):
    for _ in range(3):
        with server.connect():
            pass
        said(server, HALF).close()
        server.get("/api/about", headers={"connection": "close"})
    wait_until(lambda: len(crowd_at(server)) == 0)


class Guest(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.cut = False

    def abort(self) -> None:
        """Remember that it was cut."""
        self.cut = True


def test_one_address_does_not_take_all_places():
    crowd = Crowd(100, per_address=2)
    first, *others = (Guest("192.0.2.1") for _ in range(4))
    assert [crowd.enter(guest) for guest in (first, *others)] == [True, True, False, False]
    assert crowd.enter(Guest("192.0.2.2"))
    crowd.leave(first)
    assert crowd.enter(Guest("192.0.2.1"))


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_a_proxy_on_this_machine_brings_as_many_as_it_likes(address):
    crowd = Crowd(100, per_address=2)
    assert all(crowd.enter(Guest(address)) for _ in range(10))


def test_so_does_a_proxy_elsewhere_that_is_trusted():
    crowd = Crowd(100, per_address=2)
    crowd.is_proxy = Proxies(["192.0.2.0/24"]).trusts
    assert all(crowd.enter(Guest("192.0.2.1")) for _ in range(10))
    assert [crowd.enter(Guest("198.51.100.1")) for _ in range(3)] == [True, True, False]


def test_who_has_been_silent_longest_goes_first():
    crowd = Crowd(3)
    guests = [Guest(f"192.0.2.{n}") for n in range(5)]
    for guest in guests[:3]:
        crowd.enter(guest)
    crowd.heard(guests[0])
    assert crowd.enter(guests[3])
    crowd.heard(guests[2])
    crowd.waits(guests[2])
    assert crowd.enter(guests[4])
    assert [guest.cut for guest in guests] == [False, True, False, True, False]


# --- files -------------------------------------------------------------------------------------------------------


@contextmanager
def limit(files: int) -> Iterator[None]:
    """So many files may be open at most."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_there_is_place_for_fewer_than_the_system_can_hold():
    with limit(1024):
        assert doors.places() == 1024 - doors.SPARE


def test_the_server_asks_for_as_many_files_as_it_needs():
    with limit(512):
        doors.let_many_come()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == min(doors.WANTED, hard)


def accept_all(door: Door, come: ExitStack) -> None:
    """Let everybody in who waits, as asyncio does it."""
    while True:
        come.enter_context(closing(door.accept()[0]))


def test_without_a_file_for_another_connection_it_is_turned_away_instead_of_tried_again():
    with closing(listen("127.0.0.1", 0)) as door, ExitStack() as come:
        assert isinstance(door, Door)
        door.setblocking(False)
        for _ in range(3):
            come.enter_context(sockets.create_connection(door.getsockname()))
        first, _ = door.accept()
        last = come.enter_context(closing(first)).fileno()
        with limit(max(last, door._spare or 0) + 1), pytest.raises(BlockingIOError):
            accept_all(door, come)
        come.enter_context(sockets.create_connection(door.getsockname()))
        come.enter_context(closing(door.accept()[0]))


# --- the log -----------------------------------------------------------------------------------------------------


def test_a_flood_of_records_is_a_few_lines_and_a_number():
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    faucet = Faucet(3, 0.0)
    logger = logging.Logger("a loud one")
    logger.addHandler(Kept())
    logger.addFilter(Sparing(faucet))
    for n in range(1_000):
        logger.error("accept failed: %d", n)
    assert lines == ["accept failed: 0", "accept failed: 1", "accept failed: 2"]
    faucet._left = 1.0
    logger.error("at last")
    assert lines[-1].startswith("at last")
    assert "997 others" in lines[-1]
