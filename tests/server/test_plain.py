"""The plain page: every game is begun, played and ended with nothing but forms, and its replay can be saved."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

import mazo
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


def test_cards_that_one_looks_at_are_listed_also_where_they_can_not_be_chosen(server):
    singer = {"hand": ["Ariel - Spectacular Singer"], "inkwell": 3, "deck": ["Be Prepared", "Stitch - New Dog", 10]}
    position = {"mazo": 1, "game": "lorcana", "turn": 5, "players": [singer, {"deck": 20}]}
    game = mazo.from_position(position, names=("Ana", "Rival"))
    chairs = [{"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"}]
    wish = {"at": 0, "chairs": chairs, "pace": 0.0}
    made = server.http.post("/api/replay/continue", content=json.dumps({"replay": game.replay(), "wish": wish})).json()
    address = f"/plain/{made['table']}/{made['keys'][0]['token']}?lang=en"
    page = server.http.post(address, data={"line": "play Ariel"}).text
    assert "<li>Stitch - New Dog. Does not fit: the question is which song card.</li>" in page
