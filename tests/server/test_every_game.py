"""Every address answers for every game that there is: with what was asked for, or with a reason why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mazo.games import NAMES
from tests.server.support import Server, served
from tests.server.test_matrix import ADDRESSES, BODIES, NAMED

OF_A_GAME = [address for address in ADDRESSES if "{game}" in address]
WITH_A_BODY = [path for path, body in BODIES.items() if "game" in body]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("address", OF_A_GAME)
def test_an_address_of_a_game_answers_for_each_of_them(server, address, game):
    method, _, path = address.partition(" ")
    content: dict[str, Any] = {"data": {"line": "view"}} if path.startswith("/plain") else {"json": {}}
    sent = content if method == "POST" else {}
    answer = server.http.request(method, path.format(**{**NAMED, "game": game}), **sent)
    assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("path", WITH_A_BODY)
def test_what_names_a_game_may_name_each_of_them(server, path, game):
    answer = server.post(path, json={**BODIES[path], "game": game})
    assert answer.status_code < 500, answer.text
