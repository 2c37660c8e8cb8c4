"""A server that is asked to end tells the players, makes no more tables, and loses nothing."""

from __future__ import annotations

import signal
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mazo.server.operate import draining as module
from tests.server.program import running
from tests.server.support import PATIENCE, Player, wish


@pytest.mark.parametrize(("lang", "words"), [("en", "your game is kept"), ("es", "tu partida se guarda")])
def test_players_are_told_and_their_game_goes_on_in_the_next_server(tmp_path: Path, lang, words):
    with running(tmp_path, "--log", "json") as first:
        table = first.http.post("/api/tables", json=wish()).json()
        token = table["keys"][0]["token"]
        with first.connect() as socket:
            player = Player(socket, table["table"], token, lang=lang)
            player.sit_down()
            player.play_on(8)
            while player.ask is None:  # the bot may be at it
                player.turn()
            asked = player.ask
            took: list[float] = []
            ending = threading.Thread(target=lambda: took.append(first.end()))
            ending.start()
            assert words in player.until("error")["text"]
            refused = first.http.post(f"/api/tables?lang={lang}", json=wish())
            assert refused.status_code == 503
            assert refused.json()["code"] == "restart"
            assert first.http.get("/ready").status_code == 503
            with pytest.raises(ConnectionClosed):
                player.until("nothing more")
            ending.join(PATIENCE)
        assert took[0] < 10
        assert first.process.returncode == 0
        assert any("the server ends" in record["text"] for record in first.records())
        assert not [record for record in first.records() if record["level"] == "error"]
    with running(tmp_path) as second, second.connect() as socket:
        player = Player(socket, table["table"], token, lang=lang)
        while player.ask is None:
            player.turn()
        assert player.ask["prompt"] == asked["prompt"]
        assert player.ask.get("options") == asked.get("options")


def events(player: Player) -> list[str]:
    """What a player was told of the game."""
    return [line for line in player.lines if line.startswith("event")]


def test_what_was_answered_while_it_ended_is_kept(tmp_path: Path):
    with running(tmp_path) as first:
        table = first.http.post("/api/tables", json=wish()).json()
        token = table["keys"][0]["token"]
        heard: list[str] = []
        with first.connect() as socket:
            player = Player(socket, table["table"], token)
            player.sit_down()
            player.turn()
            while len(events(player)) <= 10:  # it may end before anything else is answered
                player.play_on(1)
            ending = threading.Thread(target=first.end)
            ending.start()
            with suppress(ConnectionClosed):
                player.play_on()
            with pytest.raises(ConnectionClosed):  # the game may have been over before the server
                player.until("nothing more")
            heard = events(player)
            ending.join(PATIENCE)
    with running(tmp_path) as second, second.connect() as socket:
        player = Player(socket, table["table"], token)
        player.turn()
        assert events(player)[: len(heard)] == heard


def test_ctrl_c_ends_it_at_once(tmp_path: Path):
    with running(tmp_path) as program:
        assert program.end(signal.SIGINT) < module.AT_LATEST
