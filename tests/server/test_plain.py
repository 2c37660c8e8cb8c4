"""The plain page: every game is begun, played and ended with nothing but forms, and its replay can be saved."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from mazo.games import NAMES
from tests.server.support import Server, served

SOME = 6
"""Answers before it is given up."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("plain")) as running:
        yield running


def test_bots_are_offered_in_words(server):
    page = server.get("/plain?lang=es").text
    assert ">un bot que juega al azar</option>" in page
    assert ">greedy<" not in page


@pytest.mark.parametrize("game", NAMES)
def test_conceding_ends_it_and_the_replay_can_be_saved(server, game):
    begun = server.http.post("/plain?lang=en", data={"game": game, "name": "Ana", "bot": "random"})
    address = begun.headers["location"]
    page = server.get(address).text
    dice = random.Random(3)
    for _ in range(SOME):
        if 'name="line"' not in page:
            break
        answers = len(re.findall("<li>", page.split("<ol>")[1].split("</ol>")[0])) if "<ol>" in page else 1
        page = server.http.post(address, data={"line": str(dice.randint(1, max(1, answers)))}).text
    page = server.http.post(address, data={"line": "concede"}).text
    link = re.search(r'href="(/api/tables/[^"]+/replay[^"]*)"', page)
    assert link is not None, page[:600]
    assert server.get(link[1].replace("&amp;", "&")).status_code == 200
