"""Cards that a user imports while the server runs: in decks, faces and pictures at once, and at the next table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from mazo.games import kind
from tests.server.support import Server, made, served
from tests.support.imported import deck_of_the_set, home, whole_set

__all__ = ["home"]


@pytest.fixture
def server(home: Path) -> Iterator[Server]:
    with served(home) as running:
        yield running


def unknown(server: Server) -> int:
    answer = server.http.post("/api/deck/judge?lang=en", json={"game": "lorcana", "text": deck_of_the_set()}).json()
    return len(answer.get("missing", ()))


def cards_told(server: Server) -> str:
    (facts,) = [one for one in server.http.get("/api/about?lang=en").json()["games"] if one["name"] == "lorcana"]
    return str(facts["facts"])


def picture(server: Server) -> int:
    folder = server.http.get("/api/about").json()["pictures"]
    return server.http.get(f"{folder}/lorcana/{quote('Aba - New Here')}.svg").status_code


def test_an_import_is_noticed_by_a_server_that_runs_and_so_is_its_end(server, home):
    assert unknown(server) == 15
    assert picture(server) == 404
    before = cards_told(server)
    lorcana = kind("lorcana")
    lorcana.keep_import(lorcana.import_cards(whole_set(home).read_bytes(), ()), "gleam.json")
    assert unknown(server) == 0
    assert picture(server) == 200
    assert cards_told(server) != before
    lists = {"deck": deck_of_the_set()}
    table = made(server, {"who": "person", "name": "Ana"} | lists, {"who": "bot", "bot": "random"} | lists)
    assert table["table"]
    lorcana.forget("X2")
    assert unknown(server) == 15
    assert cards_told(server) == before
