"""What a table promises about its chance: a commitment before the salts of each game, opened after that game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.fairness import commitment
from mazo.record import replays
from mazo.series.series import game_seed
from tests.server.support import Player, Server, made, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


def wait_for(player: Player, state: str, number: int = 1) -> dict[str, Any]:
    """Listen until the table is in that state of that game; what is told of it."""
    while (player.room.get("state"), player.room.get("number", 1)) != (state, number):
        player.until("room")
    return player.room


def give_salt(player: Player, number: int) -> tuple[str, str]:
    """Add a salt to a game; the commitment that was shown before, and the salt."""
    shown = wait_for(player, "salting", number)["commit"]
    salt = player.luck.salt()
    player.say(f"salt {salt}")
    return shown, salt


def concede(player: Player) -> None:
    """Give up the game that is asked about."""
    player.until("ask")
    player.say("concede")
    player.until("over")


def lose_series(server: Server, player: Player) -> list[tuple[str, str, str, str]]:
    """Lose two games: the commitment shown before the salt, the salt, the seed told after it, and the replay."""
    found = []
    for number in (1, 2):
        shown, salt = give_salt(player, number)
        concede(player)
        while not player.room.get("seed"):
            player.until("room")
        found.append((shown, salt, player.room["seed"], replay_of(server, player.room["table"])))
        if number == 1:
            player.say("next")
    return found


def replay_of(server: Server, table: str) -> str:
    return server.get(f"/api/tables/{table}/replay").text


def test_each_game_of_a_series_opens_the_commitment_shown_before_its_own_salts(server):
    table = made(server, series="best-of-3")
    with server.connect() as socket:
        games = lose_series(server, Player(socket, table["table"], table["keys"][0]["token"]))
    assert games[0][0] == table["commit"]
    for shown, salt, seed, text in games:
        replay = replays.loads(text)
        assert commitment(seed) == shown == replay.header.commit
        assert replay.header.salts == (salt, "")
        verdict = replays.verify(replay, seen=shown, salts=(salt,))
        assert verdict.ok
        assert "promised" in verdict.text("en")
        assert "prometida" in verdict.text("es")
    assert len({shown for shown, *_ in games}) == len({salt for _, salt, *_ in games}) == 2


def test_a_replay_does_not_fit_what_another_game_had_shown(server):
    table = made(server, series="best-of-3")
    with server.connect() as socket:
        first, second = lose_series(server, Player(socket, table["table"], table["keys"][0]["token"]))
    assert not replays.verify(replays.loads(second[3]), seen=first[0]).ok
    assert not replays.verify(replays.loads(second[3]), seen=second[0], salts=(first[1],)).ok


def test_what_a_finished_game_opens_tells_nothing_of_the_games_to_come(server):
    table = made(server, series="best-of-5")
    token = table["keys"][0]["token"]
    with server.connect() as socket:
        ana = Player(socket, table["table"], token)
        (_, _, _, text), (_, _, _, later) = lose_series(server, ana)
        report = server.post(f"/api/tables/{table['table']}/report", json={"token": token}).text
        told = "\n".join([*ana.lines, text, later, report, server.get(f"/api/tables/{table['table']}").text])
    seed = server.hall.rooms[table["table"]].table.setup.seed
    assert [game_seed(seed, n) in told for n in (1, 2, 3, 4, 5)] == [True, True, False, False, False]
    assert game_seed(seed, 1) in text
    assert game_seed(seed, 2) not in text
    assert seed not in told


def test_the_next_game_waits_for_new_salts_and_says_so(server):
    table = made(server, series="best-of-3")
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        _, old = give_salt(ana, 1)
        concede(ana)
        ana.say("next")
        room = wait_for(ana, "salting", 2)
        assert "salted" not in room["seats"][0]
        assert "seed" not in room
        for line in ("undo!", "undo", "concede", "do end"):
            ana.say(line)
            assert ana.until("error", "refused")["code"] == "not_begun"
        ana.say("next")
        assert ana.until("error")["code"] == "no_next"
        give_salt(ana, 2)
        ana.until("you")
    running = server.hall.rooms[table["table"]].table.game
    assert running is not None
    assert old not in running.origin["salts"]


def test_a_series_that_waits_for_salts_still_does_after_a_restart(tmp_path):
    with served(tmp_path) as server:
        table = made(server, series="best-of-3")
        token = table["keys"][0]["token"]
        with server.connect() as socket:
            ana = Player(socket, table["table"], token)
            give_salt(ana, 1)
            concede(ana)
            ana.say("next")
            shown = wait_for(ana, "salting", 2)["commit"]
    with served(tmp_path) as server, server.connect() as socket:
        ana = Player(socket, table["table"], token)
        assert give_salt(ana, 2)[0] == shown
        while ana.until("you")["match"]["game"] != 2:
            pass
        assert any(f'"commit":"{shown}"' in line for line in ana.lines if line.startswith("you"))
