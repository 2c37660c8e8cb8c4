"""The gate of a running server: names, pages of other sites, bans and limits, behind a proxy that is trusted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from mazo.server.guard.limits import TABLES
from mazo.server.hosting import Hosting
from tests.server.support import PATIENCE, Player, Server, made, served, wish

HOSTED = Hosting(public_url="https://mazo.example", forwarded_from=("127.0.0.1",))


def through(address: str = "203.0.113.9", **more: str) -> dict[str, str]:
    """What a proxy says of a request."""
    return {"host": "mazo.example", "x-forwarded-for": address, "x-forwarded-proto": "https", **more}


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path, HOSTED) as running:
        yield running


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("home")) as running:
        yield running


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/about", "/plain"])
def test_a_page_that_leads_a_name_of_its_own_here_gets_nothing(home, path):
    answer = home.get(path, headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert "does not go by that name" in answer.text
    spanish = home.get(f"{path}?lang=es", headers={"host": "evil.example"})
    assert "no responde a ese nombre" in spanish.text


def test_nor_does_its_socket(home):
    with pytest.raises(InvalidStatus) as error:
        home.connect(additional_headers={"Host": "evil.example"}, origin="http://evil.example")
    assert error.value.response.status_code in (400, 421)


def test_with_a_public_address_the_machines_own_name_is_another(hosted):
    assert hosted.get("/api/about").status_code == 421
    assert hosted.get("/api/about", headers=through()).status_code == 200
    assert hosted.get("/health").status_code == 200


def test_browsers_are_told_to_come_encrypted_where_the_public_address_is(hosted, home):
    sent = hosted.get("/api/about", headers=through()).headers
    assert sent["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in home.get("/api/about").headers


def test_the_page_names_the_public_address(hosted):
    assert hosted.get("/api/about", headers=through()).json()["addresses"] == ["https://mazo.example"]


# --- pages of other sites --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://mazo.example:81"])
def test_a_page_of_another_site_makes_no_table(hosted, origin):
    for path in ("/api/tables", "/plain"):
        answer = hosted.post(path, json=wish(), headers=through(origin=origin))
        assert answer.status_code == 403, path
        assert "another site" in answer.text
    assert hosted.hall.rooms == {}


@pytest.mark.parametrize("origin", ["https://mazo.example", "http://mazo.example"])
def test_the_page_of_the_public_address_does(hosted, origin):
    wanted = 201 if origin.startswith("https") else 403
    assert hosted.post("/api/tables", json=wish(), headers=through(origin=origin)).status_code == wanted


def test_a_program_that_is_no_browser_names_no_origin(hosted):
    assert hosted.post("/api/tables", json=wish(), headers=through()).status_code == 201


@pytest.mark.parametrize(("origin", "status"), [("https://evil.example", 403), ("null", 403)])
def test_a_socket_of_another_site_is_refused_with_a_sentence(hosted, origin, status):
    with pytest.raises(InvalidStatus) as error:
        hosted.connect(additional_headers={"X-Forwarded-Host": "mazo.example"}, origin=origin)
    assert error.value.response.status_code == status
    assert b"another site" in error.value.response.body


def test_a_socket_of_the_public_address_is_served(hosted):
    table = hosted.post("/api/tables", json=wish(), headers=through()).json()
    forwarded = {"X-Forwarded-Host": "mazo.example", "X-Forwarded-For": "203.0.113.9"}
    with hosted.connect(additional_headers=forwarded, origin="https://mazo.example") as socket:
        player = Player(socket, table["table"], table["keys"][0]["token"])
        player.sit_down()
        assert player.room["table"] == table["table"]
        assert hosted.hall.rooms[table["table"]].visitors() == [(0, "203.0.113.9")]


# --- how much --------------------------------------------------------------------------------------------------------


def test_one_address_makes_so_many_tables_and_the_next_one_its_own(hosted):
    empty = {"game": "nothing", "chairs": []}
    statuses = [hosted.post("/api/tables", json=empty, headers=through()).status_code for _ in range(TABLES[0] + 3)]
    assert statuses == [422] * TABLES[0] + [429] * 3
    answer = hosted.post("/api/tables?lang=es", json=empty, headers=through())
    assert answer.json()["code"] == "tables"
    assert answer.json()["text"].startswith("Demasiadas mesas nuevas")
    assert int(answer.headers["retry-after"]) >= 1
    page = hosted.post("/plain", headers=through())
    assert page.status_code == 429
    assert "Too many new tables" in page.text
    assert "Demasiadas mesas nuevas" in page.text
    assert hosted.post("/api/tables", json=wish(), headers=through("203.0.113.10")).status_code == 201
    assert hosted.app.state.measures.text().count('mazo_refused_total{why="tables"} 5') == 1


def test_a_neighbour_in_the_same_network_of_ipv6_is_the_same_one(hosted):
    empty = {"game": "nothing", "chairs": []}
    for n in range(TABLES[0]):
        hosted.post("/api/tables", json=empty, headers=through(f"2001:db8:1:2::{n:x}"))
    assert hosted.post("/api/tables", json=empty, headers=through("2001:db8:1:2:ff::1")).status_code == 429
    assert hosted.post("/api/tables", json=empty, headers=through("2001:db8:1:3::1")).status_code == 422


def test_this_machine_itself_has_no_limit(home):
    empty = {"game": "nothing", "chairs": []}
    for _ in range(TABLES[0] + 5):
        assert home.post("/api/tables", json=empty).status_code == 422


def test_a_proxy_that_nobody_has_named_is_noticed_once(tmp_path, caplog):
    with served(tmp_path) as server:
        for _ in range(3):
            server.get("/api/about", headers={"x-forwarded-for": "203.0.113.9"})
    assert sum("--forwarded-from" in record.getMessage() for record in caplog.records) == 1


def test_too_many_sockets_from_one_address_are_told_so(hosted, monkeypatch):
    monkeypatch.setattr("mazo.server.wire.SOCKETS", 2)
    forwarded = {"X-Forwarded-Host": "mazo.example", "X-Forwarded-For": "203.0.113.9"}
    with hosted.connect(additional_headers=forwarded), hosted.connect(additional_headers=forwarded):
        with hosted.connect(additional_headers=forwarded) as third:
            told = str(third.recv(PATIENCE))
        assert '"code":"sockets"' in told
        assert "demasiadas conexiones" in told
        other = {**forwarded, "X-Forwarded-For": "203.0.113.10"}
        with hosted.connect(additional_headers=other) as fourth:
            fourth.send("sit nowhere - - en")
            assert '"code":"table"' in str(fourth.recv(PATIENCE))


def test_one_seat_is_followed_by_so_many_sockets(hosted, monkeypatch):
    monkeypatch.setattr("mazo.server.wire.SEAT_SOCKETS", 1)
    table = hosted.post("/api/tables", json=wish(), headers=through()).json()
    forwarded = {"X-Forwarded-Host": "mazo.example", "X-Forwarded-For": "203.0.113.9"}
    token = table["keys"][0]["token"]
    with hosted.connect(additional_headers=forwarded) as first:
        Player(first, table["table"], token).until("room")
        with hosted.connect(additional_headers=forwarded) as second:
            second.send(f"sit {table['table']} {token} - en")
            assert '"code":"sockets"' in str(second.recv(PATIENCE))


def test_whoever_asks_for_hints_without_end_is_slowed_down_however_many_sockets_they_open(hosted, monkeypatch):
    monkeypatch.setattr("mazo.server.guard.limits.TOKEN", (30, 0.001))
    table = hosted.post("/api/tables", json=wish(), headers=through()).json()
    forwarded = {"X-Forwarded-Host": "mazo.example", "X-Forwarded-For": "203.0.113.9"}
    codes = []
    for _ in range(2):
        with hosted.connect(additional_headers=forwarded) as socket:
            player = Player(socket, table["table"], table["keys"][0]["token"])
            player.until("room")
            for _ in range(2):
                player.say("hint")
                codes.append(player.until("error")["code"])
    assert codes[0] == "not_begun"
    assert codes[-1] == "flood"


# --- keys in no address ----------------------------------------------------------------------------------------------


def test_keys_of_the_plain_page_stand_in_no_address(home):
    table = made(home)
    token = table["keys"][0]["token"]
    answer = home.get(f"/plain/{table['table']}/{token}?lang=es", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/plain/{table['table']}/0?lang=es"
    kept = answer.headers["set-cookie"]
    assert "HttpOnly" in kept
    assert f"Path=/plain/{table['table']}/0" in kept
    assert "Secure" not in kept
    page = home.get(answer.headers["location"])
    assert page.status_code == 200
    assert token not in page.text
    assert home.http.cookies.get("mazo-keys", path=f"/plain/{table['table']}/0") == token


def test_whoever_comes_encrypted_sends_keys_only_so(hosted):
    table = hosted.post("/api/tables", json=wish(), headers=through()).json()
    answer = hosted.get(
        f"/plain/{table['table']}/{table['keys'][0]['token']}", headers=through(), follow_redirects=False
    )
    assert "Secure" in answer.headers["set-cookie"]


def test_a_seat_is_not_opened_by_its_number_alone(home):
    table = made(home)
    home.http.cookies.clear()
    assert home.get(f"/plain/{table['table']}/0").status_code == 404
