"""`mazo admin` and the socket that it speaks to: what each order does on a running server, and who may give it."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.program import Program, mazo, running
from tests.server.support import Player, wish

THROUGH = {"x-forwarded-for": "203.0.113.9"}


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with running(tmp_path, "--admin", str(tmp_path / "admin.sock"), "--forwarded-from", "127.0.0.1") as started:
        yield started


def order(folder: Path, *words: str, lang: str = "en") -> str:
    """What an order is answered."""
    ran = mazo("admin", *words, "--socket", str(folder / "admin.sock"), "--lang", lang)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_only_its_owner_may_open_the_socket(program, tmp_path):
    mode = (tmp_path / "admin.sock").stat().st_mode
    assert stat.S_ISSOCK(mode)
    assert stat.S_IMODE(mode) == 0o600


def test_tables_are_listed_looked_at_and_closed(program, tmp_path):
    table = program.http.post("/api/tables", json=wish()).json()
    name, token = table["table"], table["keys"][0]["token"]
    with program.connect(additional_headers=THROUGH) as socket:
        player = Player(socket, name, token)
        player.sit_down()
        player.turn()
        assert name in order(tmp_path, "list")
        looked = order(tmp_path, "look", name)
        seen = json.loads(looked)
        assert seen["room"]["state"] == "playing"
        assert seen["here"] == [[0, "203.0.113.9"]]
        assert token not in looked
        assert "seed" not in seen["room"]
        assert json.loads(order(tmp_path, "status"))["sockets"] == 1
        assert order(tmp_path, "close", name, lang="es") == f"La mesa {name} está cerrada.\n"
        with pytest.raises(ConnectionClosed):
            player.until("nothing more")
    assert any("has closed the table" in line for line in player.lines)
    assert program.http.get(f"/api/tables/{name}").status_code == 404
    assert name not in order(tmp_path, "list")


def test_who_is_shut_out_is_cut_and_stays_out_until_let_in_again(program, tmp_path):
    table = program.http.post("/api/tables", json=wish()).json()
    with program.connect(additional_headers=THROUGH) as socket:
        player = Player(socket, table["table"])
        player.until("room")
        assert order(tmp_path, "ban", "203.0.113.0/24", "--hours", "2").startswith("203.0.113.0/24 is shut out; one")
        with pytest.raises(ConnectionClosed):
            player.until("nothing more")
    assert program.http.get("/api/about", headers=THROUGH).status_code == 403
    with pytest.raises(InvalidStatus):
        program.connect(additional_headers=THROUGH)
    assert program.http.get("/api/about", headers={"x-forwarded-for": "203.0.114.9"}).status_code == 200
    assert "203.0.113.0/24" in order(tmp_path, "bans")
    assert order(tmp_path, "unban", "203.0.113.0/24", lang="es") == "203.0.113.0/24 puede volver a entrar.\n"
    assert program.http.get("/api/about", headers=THROUGH).status_code == 200


def test_of_ipv6_all_is_shut_out_that_its_owner_has(program, tmp_path):
    assert order(tmp_path, "ban", "2001:db8:1:2::7").startswith("2001:db8:1:2::/64 is shut out")
    assert program.http.get("/api/about", headers={"x-forwarded-for": "2001:db8:1:2:ff::1"}).status_code == 403
    order(tmp_path, "unban", "2001:db8:1:2::9")
    assert order(tmp_path, "bans") == ""


def test_a_ban_outlives_the_server(program, tmp_path):
    order(tmp_path, "ban", "203.0.113.9")
    program.end()
    with running(tmp_path, "--forwarded-from", "127.0.0.1") as next_one:
        assert next_one.http.get("/api/about", headers=THROUGH).status_code == 403


def test_expiring_and_draining(program, tmp_path):
    assert order(tmp_path, "expire") == "0 tables were deleted, 0 rooms left memory.\n"
    assert order(tmp_path, "drain").startswith("The server ends")
    assert program.process.wait(10) == 0
    assert not (tmp_path / "admin.sock").exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("look", "nowhere"), "There is no table “nowhere”."),
        (("close", "nowhere"), "There is no table “nowhere”."),
        (("ban", "somebody"), "“somebody” is no address"),
    ],
)
def test_what_can_not_be_done_is_said(program, tmp_path, words, complaint):
    ran = mazo("admin", *words, "--socket", str(tmp_path / "admin.sock"), "--lang", "en")
    assert ran.returncode
    assert complaint in ran.stderr
    assert "Traceback" not in ran.stderr


def test_without_a_server_it_says_how_to_start_one(tmp_path):
    ran = mazo("admin", "list", "--socket", str(tmp_path / "admin.sock"), "--lang", "es")
    assert ran.returncode
    assert "Ningún servidor responde" in ran.stderr
    assert "--admin" in ran.stderr


def test_a_second_server_does_not_take_the_socket_of_the_first(program, tmp_path):
    other = Program(tmp_path, "--admin", str(tmp_path / "admin.sock"))
    try:
        assert other.process.wait(30)
        assert "Another server listens" in other.log.read_text()
    finally:
        other.close()
    assert json.loads(order(tmp_path, "status"))["ready"]


def test_a_socket_that_a_killed_server_has_left_is_replaced(program, tmp_path):
    program.process.kill()
    program.process.wait()
    assert (tmp_path / "admin.sock").exists()
    with running(tmp_path, "--admin", str(tmp_path / "admin.sock")):
        assert json.loads(order(tmp_path, "status"))["database"]
