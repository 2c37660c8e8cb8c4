"""Whatever decks a table was made with, its game can be recorded, checked and reported when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.record import replays
from tests.server.support import Player, Server, made, served

DECISIONS = 4
"""How many of a person's questions are answered before they give up: a sample is about what a game is made of."""

Pair = tuple[str, str, str]
"""A game and two decks; without names where it makes its own decks."""


def every_pair() -> list[Pair]:
    """Every deck that comes with a game against every one."""
    return [(game, one, other) for game in NAMES for one, other in product(_decks(game), repeat=2)]


def neighbours() -> list[Pair]:
    """Every deck that comes with a game once, against the next one."""
    return [
        (game, one, other)
        for game in NAMES
        for decks in (_decks(game),)
        for one, other in zip(decks[::2], decks[1::2] + decks[:1])
    ]


def _decks(game: str) -> list[str]:
    return list(kind_named(game).known_decks()) or [""]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("shipped")) as running:
        yield running


@pytest.mark.parametrize(("game", "one", "other"), neighbours())
def test_a_game_of_shipped_decks_is_recorded_and_reported(server, game, one, other):
    record_and_report(server, game, one, other, DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "one", "other"), every_pair())
def test_a_whole_game_of_any_two_shipped_decks_is_recorded_and_reported(server, game, one, other):
    record_and_report(server, game, one, other)


def record_and_report(server: Server, game: str, one: str, other: str, decisions: int = 100_000) -> None:
    """Play with these decks, at most so many decisions long, and let the server tell all about it afterwards."""
    chairs = ({"who": "person", "name": "Ana", "deck": one}, {"who": "bot", "bot": "random", "deck": other})
    table = made(server, *chairs, game=game)
    token = table["keys"][0]["token"]
    with server.connect() as socket:
        ana = Player(socket, table["table"], token)
        ana.sit_down()
        ana.play_on(decisions)
        if ana.over is None:
            ana.say("do concede")
        while ana.room["state"] != "over":
            ana.until("room")
    replay = server.get(f"/api/tables/{table['table']}/replay")
    assert replay.status_code == 200, replay.text
    verdict = replays.verify(replays.loads(replay.text))
    assert (verdict.ok, verdict.changed) == (True, ())
    report = server.post(f"/api/tables/{table['table']}/report", json={"token": token})
    assert report.status_code == 200, report.text
    assert report.json()["replay"] == replay.text
