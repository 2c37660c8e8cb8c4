"""A PostgreSQL that is stopped under a server: whoever asks is told so in plain words, and afterwards all goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.serving import Postgres
from tests.server.support import Player, Server, made, wish

pytestmark = pytest.mark.postgres
WORDS = {"en": "can't reach its database now", "es": "no llega ahora a su base de datos"}
TWO = ({"who": "person", "name": "Ana"}, {"who": "here", "name": "Blas"})


@pytest.fixture
def stopped(postgres: str, tmp_path: Path) -> Iterator[tuple[Postgres, Server]]:
    """A server on a database of its own, which a test may stop."""
    database = Postgres(tmp_path)
    server = Server(database.url)
    yield database, server
    server.stop()
    database.close()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_who_makes_looks_and_joins_is_told_503_and_why(stopped, lang):
    database, server = stopped
    table = server.http.post("/api/tables", json=wish({"who": "open"}, {"who": "open"})).json()["table"]
    database.stop()
    asked = {"accept-language": lang}
    answers = [
        server.http.post(f"/api/tables?lang={lang}", json=wish(), headers=asked),
        server.http.post(f"/api/tables/{table}/join?lang={lang}", json={"name": "Cleo"}, headers=asked),
        server.http.get(f"/api/tables/{table}?lang={lang}", headers=asked),
        server.http.get(f"/plain/{table}?lang={lang}", headers=asked),
    ]
    for answer in answers:
        assert answer.status_code == 503, answer.url
        assert WORDS[lang] in answer.text, answer.url
        assert int(answer.headers["retry-after"]) > 0
    database.start()
    assert server.http.post(f"/api/tables/{table}/join", json={"name": "Cleo"}).status_code == 201


def test_who_acts_is_told_why_and_goes_on_where_the_game_was(stopped):
    database, server = stopped
    table = made(server, *TWO)
    tokens = [key["token"] for key in table["keys"]]
    with server.connect() as one, server.connect() as other:
        ana, blas = Player(one, table["table"], tokens[0]), Player(other, table["table"], tokens[1])
        for player in (ana, blas):
            player.sit_down()
        for player in (ana, blas):
            player.turn()
        asked = ana if ana.ask is not None else blas
        database.stop()
        asked.decide()
        assert WORDS["en"] in asked.until("error")["text"]
    events = len([line for line in asked.lines if line.startswith("event ")])
    database.start()
    with server.connect() as again:
        back = Player(again, table["table"], tokens[0 if asked is ana else 1])
        back.turn()
        assert back.ask is not None
        assert len([line for line in back.lines if line.startswith("event ")]) == events
