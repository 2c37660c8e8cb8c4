"""Whether the server lives, whether it is ready, and what it does, for programs that watch over it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from mazo.server.hosting import Hosting
from tests.server.support import Player, Server, made, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


def away(*_: object, **__: object) -> None:
    """A database that has been stopped."""
    raise OperationalError("SELECT 1", {}, Exception("the server closed the connection"))


def measure(server: Server, name: str) -> float:
    """One of the measures; 0 if nothing was counted yet."""
    return read(server.get("/metrics").text, name)


def read(told: str, name: str) -> float:
    """A measure among all that are told at the same time."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
    return float(found[1]) if found is not None else 0.0


def test_a_server_that_is_well_says_so(server):
    assert server.get("/health").text == "ok\n"
    answer = server.get("/ready")
    assert answer.status_code == 200
    assert answer.json() == {"ready": True, "database": True, "read_back": True, "draining": False}


def test_without_its_database_it_lives_and_is_not_ready(server, monkeypatch):
    monkeypatch.setattr(server.hall.store.upkeep, "ping", away)
    assert server.get("/health").status_code == 200
    answer = server.get("/ready")
    assert answer.status_code == 503
    assert answer.json()["database"] is False


def test_while_it_drains_it_is_not_ready(server):
    server.hall.draining = True
    assert server.get("/ready").status_code == 503


@pytest.mark.parametrize(
    ("path", "method"),
    [("/api/tables/{}", "GET"), ("/plain/{}", "GET"), ("/plain/{}/0", "GET"), ("/api/tables", "POST")],
)
@pytest.mark.parametrize(("lang", "words"), [("en", "can't reach its database"), ("es", "no llega ahora a su base")])
def test_while_the_database_is_away_every_address_says_so(server, monkeypatch, path, method, lang, words):
    table = made(server)["table"]
    server.hall.rooms.clear()
    for name in ("setup", "add", "seat_of"):
        monkeypatch.setattr(server.hall.store, name, away)
    wanted = {"game": "lorcana", "chairs": [{"who": "open"}, {"who": "open"}]}
    content = {"json": wanted} if method == "POST" else {}
    answer = server.http.request(method, f"{path.format(table)}?lang={lang}", **content)
    assert answer.status_code == 503
    assert words in answer.text
    assert int(answer.headers["retry-after"]) > 0


def test_a_socket_is_told_and_may_come_back(server, monkeypatch):
    table = made(server)["table"]
    server.hall.rooms.clear()
    kept = server.hall.store.setup
    monkeypatch.setattr(server.hall.store, "setup", away)
    with server.connect() as socket:
        socket.send(f"sit {table} - - es")
        assert "No se pierde nada" in str(socket.recv(10))
    monkeypatch.setattr(server.hall.store, "setup", kept)
    with server.connect() as socket:
        Player(socket, table).until("room")


def test_the_measures_tell_what_went_on(server):
    table = made(server)
    with server.connect() as socket:
        player = Player(socket, table["table"], table["keys"][0]["token"])
        player.sit_down()
        player.turn()
        assert measure(server, "mazo_sockets") == 1
        assert measure(server, 'mazo_rooms{state="playing"}') == 1
        player.play_on(5)
    server.get("/nowhere")
    told = server.get("/metrics").text
    assert read(told, "mazo_commits_total") >= 2
    assert read(told, "mazo_commit_seconds_count") == read(told, "mazo_commits_total")
    assert measure(server, 'mazo_requests_total{route="/api/tables",status="201"}') == 1
    assert measure(server, 'mazo_requests_total{route="other",status="404"}') == 1
    assert measure(server, 'mazo_answer_seconds_count{kind="socket"}') >= 5
    assert measure(server, "mazo_loop_lag_seconds_count") > 0


def test_no_measure_names_a_table_or_a_key(server):
    table = made(server)
    token = table["keys"][0]["token"]
    server.get(f"/plain/{table['table']}/{token}", follow_redirects=True)
    told = server.get("/metrics").text
    assert table["table"] not in told
    assert token not in told


@pytest.mark.parametrize(
    ("address", "status"), [("203.0.113.9", 403), ("10.1.2.3", 200), ("127.0.0.1", 403), ("nonsense", 403)]
)
def test_strangers_behind_a_proxy_may_not_read_them(tmp_path, address, status):
    hosting = Hosting(forwarded_from=("127.0.0.1",), metrics_from=("10.0.0.0/8",))
    with served(tmp_path, hosting) as server:
        answer = server.get("/metrics", headers={"x-forwarded-for": address})
        assert answer.status_code == status
        assert server.get("/metrics").status_code == 200


def test_nor_behind_a_proxy_that_nobody_has_named(server):
    answer = server.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert answer.status_code == 403
    assert "Esto solo pueden leerlo" in answer.text
