"""What the server refuses: malformed, oversized and foreign messages, and tables that can't be; nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from mazo.server import wire
from tests.server.support import PATIENCE, Player, Server, made, served, wish


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running


def closes(socket: ClientConnection) -> bool:
    """Whether the server hangs up."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed:
        return True


@pytest.mark.parametrize(
    "first",
    ["", "sit", "sit x", "do end", "sit a b c d e f", "sit nosuchtable - - en", "\x00", "sit " + "x" * 5000],
)
def test_who_does_not_sit_down_properly_is_shown_out(server, first):
    with server.connect() as socket:
        socket.send(first)
        assert "error" in str(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_a_wrong_token_opens_no_seat(server):
    table = made(server)
    with server.connect() as socket:
        socket.send(f"sit {table['table']} wrong - es")
        assert "ningún asiento" in str(socket.recv(PATIENCE))


def test_a_page_from_elsewhere_gets_no_connection(server):
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        server.connect(origin="https://elsewhere.example")


def test_a_page_from_here_does(server):
    table = made(server)
    with server.connect(origin=f"http://127.0.0.1:{server.port}") as socket:
        Player(socket, table["table"]).until("room")


def test_a_frame_that_is_too_long_ends_the_connection_and_nothing_else(server):
    table = made(server)
    token = table["keys"][0]["token"]
    with server.connect() as socket:
        ana = Player(socket, table["table"], token)
        ana.sit_down()
        ana.until("ask", "wait")
        socket.send("do " + "x" * 10_000)
        assert closes(socket)
    with server.connect() as socket:
        Player(socket, table["table"], token).until("ask", "wait")


def test_a_flood_is_slowed_down(server, monkeypatch):
    monkeypatch.setattr(wire, "PER_SECOND", 0.0)
    table = made(server)
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        for _ in range(wire.BURST + 1):
            ana.say("view")
        assert ana.until("error")["code"] == "flood"


@pytest.fixture(scope="module")
def seated(server: Server) -> Iterator[Player]:
    table = made(server, {"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})
    with server.connect() as one, server.connect() as other:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        blas = Player(other, table["table"], table["keys"][1]["token"])
        ana.sit_down()
        blas.sit_down()
        ana.until("ask", "wait")
        yield ana


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.text(max_size=200),
        st.sampled_from(["do", "do @", "do @99999999999 end", "why", "rule", "log x", "undo!", "lang fr"]),
        st.from_regex(r"(do|why|rule|say|salt|allow|deny|next|takeback)( [ -~]{0,60})?", fullmatch=True),
    ).filter(lambda line: "concede" not in line and "rend" not in line and "\ud800" not in line)
)
def test_no_line_breaks_the_table(seated, line):
    """Whatever is sent, the next proper request is answered."""
    seated.say(line)
    seated.say("legal 1")
    assert "actions" in seated.until("legal")


BAD: list[Any] = [
    {},
    {"game": "chess", "chairs": []},
    wish({"who": "person"}),
    wish({"who": "person"}, {"who": "bot", "bot": "nobody"}),
    wish({"who": "person", "name": "x" * 40}, {"who": "bot"}),
    wish({"who": "person", "name": "a\u202eb"}, {"who": "bot"}),
    wish({"who": "person", "deck": "4 Nobody - At All"}, {"who": "bot"}),
    wish({"who": "person", "deck": "x" * 20_000}, {"who": "bot"}),
    wish(edition="0.1"),
    wish(series="best-of-4"),
    wish(format="nonsense"),
    wish(extra=1),
    wish(pace="fast"),
    [],
    "text",
]


@pytest.mark.parametrize("bad", BAD)
def test_a_table_that_cannot_be_is_refused_in_words(server, bad):
    answer = server.http.post("/api/tables?lang=es", content=json.dumps(bad))
    assert answer.status_code in (400, 422)
    assert answer.json()["text"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/faces", "/api/deck", "/api/replay/step", "/api/replay/continue"])
@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"game":'])
def test_what_is_no_request_is_refused(server, path, content):
    answer = server.http.post(path, content=content)
    assert answer.status_code in (400, 413, 422)
    assert answer.json()["code"]


def test_what_is_too_long_is_not_even_read(server):
    answer = server.http.post("/api/tables", content=b"x" * 200_000)
    assert answer.status_code == 413


def test_a_bad_deck_is_judged_line_by_line_with_rules(server):
    answer = server.http.post("/api/deck", json={"game": "lorcana", "text": "5 Stitch - New Dog\n1 Nobody"})
    assert answer.status_code == 422
    problems = answer.json()["problems"]
    assert {problem.get("line") for problem in problems} >= {1, 2}
    assert any(problem["rule"] == "1.10.1.1" for problem in problems)


def test_every_answer_has_the_headers_that_keep_strangers_out(server):
    for path in ("/api/about", "/plain", "/api/tables/none", "/"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
