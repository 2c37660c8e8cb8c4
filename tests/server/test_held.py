"""Nothing that is asked for holds the loop for 50 ms: every address for every game, every request at a long table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.protocol.messages import REQUEST_LIMIT
from tests.server.holding import Held, holding
from tests.server.support import Player, Server, served, wish
from tests.server.test_matrix import ADDRESSES, BODIES, NAMED

LOOP_TIME = 0.05
"""Seconds of a processor that one turn of the loop may take."""
DECISIONS = 40
"""So many are made before a table is asked everything."""
LINES = (
    "view", "log 1000", "legal", "ask", "rule turn", "rule " + "#1;" * (REQUEST_LIMIT // 4), "why end", "preview end",
    "room", "hint", "undo!", "takeback", "x" * (REQUEST_LIMIT // 2), "concede", "moments", "log 1000",
)  # fmt: skip


@pytest.fixture(scope="module")
def held() -> Iterator[Held]:
    with holding() as found:
        yield found


@pytest.fixture(scope="module")
def server(held: Held, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("held")) as running:
        held.watch(running._thread)
        yield running


def check(held: Held, what: str) -> None:
    """Nothing has held the loop for too long since the last look."""
    longest, where = held.longest()
    assert longest < LOOP_TIME, f"{what}: {longest * 1000:.0f} ms in {where}"


@pytest.mark.weighty
@pytest.mark.parametrize("game", NAMES)
def test_no_address_of_a_game_holds_the_loop(server, held, game):
    for address in ADDRESSES:
        method, _, path = address.partition(" ")
        if "{table}" in path:
            continue
        body: dict[str, Any] = BODIES.get(path, {}) | ({"game": game} if "game" in BODIES.get(path, {}) else {})
        content: dict[str, Any] = {"data": {"line": "view"}} if path.startswith("/plain") else {"json": body}
        held.longest()
        server.http.request(method, path.format(**{**NAMED, "game": game}), **(content if method == "POST" else {}))
        check(held, f"{method} {path}")


@pytest.mark.weighty
@pytest.mark.parametrize("game", NAMES)
def test_no_request_at_a_table_holds_the_loop(server, held, game):
    bots = ({"who": "bot", "bot": "greedy"},) * (kind_named(game).seats[0] - 1)
    held.longest()
    table = server.post("/api/tables", json=wish({"who": "person", "name": "Ana"}, *bots, game=game)).json()
    check(held, "making it")
    token = table["keys"][0]["token"]
    with server.connect(max_queue=None) as socket:
        ana = Player(socket, table["table"], token)
        ana.sit_down()
        ana.play_on(DECISIONS)
        check(held, "playing")
        for line in LINES:
            ana.say(line)
            ana.say("room")
            ana.until("room")
            check(held, line[:40])
        with server.connect(max_queue=None) as other:
            Player(other, table["table"], token, lang="es").until("view")
            check(held, "coming back")
    for method, what in (("GET", "replay"), ("GET", "story"), ("POST", "report"), ("POST", "rematch")):
        sent = {"json": {"token": token}} if method == "POST" else {}
        path = f"/api/tables/{table['table']}/{what}"
        server.http.request(method, path, headers={"authorization": f"Bearer {token}"}, **sent)
        check(held, what)
    server.get(f"/plain/{table['table']}/{token}", follow_redirects=True)
    check(held, "the plain page")
