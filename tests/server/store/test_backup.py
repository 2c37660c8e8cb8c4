"""The drill: people play, a backup is taken, and elsewhere every game that was acknowledged before goes on equal."""

from __future__ import annotations

import sqlite3
import stat
import threading
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from mazo.errors import BadConfig
from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store
from mazo.server.store.backup import back_up, restore
from tests.server.program import mazo, running
from tests.server.support import Player, made, served

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana"), Chair("bot", "Blas", "random")))
LONG = [Entry("do", n % 2, f"acción {n}", picks=(n,)) for n in range(2_500)]


def filled(url: str) -> None:
    """A database with a live table, one that is over, keys and a ban."""
    store = Store(url, lambda: 1_700_000_000.0)
    store.add("lives", SETUP, [(0, "Ana's token")])
    store.append("lives", 0, LONG, "playing")
    store.add("over", SETUP, [])
    store.append("over", 0, LONG[:3], "over")
    store.upkeep.ban("192.0.2.0/24", 0)
    store.close()


def content(url: str) -> tuple[object, ...]:
    """All that a database holds."""
    store = Store(url)
    found = (
        store.live(),
        store.setup("lives"),
        store.entries("lives"),
        store.entries("over"),
        store.seat_of("lives", "Ana's token"),
        store.upkeep.bans(),
        store.upkeep.tables(10),
    )
    store.close()
    return found


def test_a_backup_holds_everything_and_gives_it_back(database: str, tmp_path: Path):
    filled(database)
    file = tmp_path / "copy.mazo"
    held = back_up(database, file)
    assert (held.tables, held.live, held.entries) == (2, 1, 2_503)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.mazo"]
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    assert restore(file, elsewhere) == held
    assert content(elsewhere) == content(database)


@pytest.mark.postgres
def test_tables_move_from_sqlite_to_postgresql_and_back(postgres: str, tmp_path: Path):
    home = f"sqlite:///{tmp_path / 'home.db'}"
    filled(home)
    back_up(home, tmp_path / "one")
    restore(tmp_path / "one", postgres)
    assert content(postgres) == content(home)
    back_up(postgres, tmp_path / "two")
    again = f"sqlite:///{tmp_path / 'again.db'}"
    restore(tmp_path / "two", again)
    assert content(again) == content(home)


def test_a_database_that_holds_tables_is_not_written_over(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    filled(url)
    back_up(url, tmp_path / "copy")
    with pytest.raises(BadConfig, match="holds tables already"):
        restore(tmp_path / "copy", url)
    with pytest.raises(BadConfig, match="is there already"):
        back_up(url, tmp_path / "copy")


@pytest.mark.parametrize("damage", ["text", "cut", "empty", "missing"])
def test_what_is_no_whole_backup_is_refused_and_nothing_is_written(tmp_path: Path, damage):
    url, file = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy"
    filled(url)
    back_up(url, file)
    if damage == "text":
        file.write_text("Dear Ana,\n" * 5_000)
    elif damage == "cut":
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    elif damage == "empty":
        with closing(sqlite3.connect(tmp_path / "other")) as other:
            other.execute("CREATE TABLE letters (text TEXT)")
        file = tmp_path / "other"
    else:
        file = tmp_path / "nowhere"
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    with pytest.raises(BadConfig):
        restore(file, elsewhere)
    store = Store(elsewhere)
    assert store.live() == []
    store.close()


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path):
    url, file = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy"
    filled(url)
    back_up(url, file)
    with closing(sqlite3.connect(file)) as old:
        old.execute("DROP TABLE bans")
        old.execute("DROP TABLE houses")
        old.execute("DROP INDEX ix_tables_house")
        old.execute("ALTER TABLE tables DROP COLUMN house")
        old.execute("ALTER TABLE tables DROP COLUMN term")
        old.execute("DROP TABLE reports")
        old.execute("ALTER TABLE tables DROP COLUMN touched")
        old.execute("UPDATE mazo SET version = 1")
        old.commit()
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    restore(file, elsewhere)
    store = Store(elsewhere)
    assert store.entries("lives") == LONG
    store.close()


def test_of_what_is_written_meanwhile_a_backup_holds_a_beginning(database: str, tmp_path: Path):
    store = Store(database)
    for name in ("a", "b", "c"):
        store.add(name, SETUP, [])
    written = {"a": 0, "b": 0, "c": 0}
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            for name in written:
                store.append(name, written[name], [LONG[written[name] % 2_500]], "playing")
                written[name] += 1

    writing = threading.Thread(target=write)
    writing.start()
    while min(written.values()) < 20:
        stop.wait(0.01)
    before = dict(written)
    back_up(database, tmp_path / "copy")
    stop.set()
    writing.join()
    elsewhere = Store(f"sqlite:///{tmp_path / 'copy'}")
    for name in written:
        kept = elsewhere.entries(name)
        assert before[name] <= len(kept) <= written[name]
        assert kept == store.entries(name)[: len(kept)]
    elsewhere.close()
    store.close()


def test_the_drill(tmp_path: Path):
    games = [("lorcana", 1), ("lorcana", 2), ("lorcana", 3)]
    acknowledged: dict[str, list[str]] = {}
    keys: dict[str, str] = {}
    with served(tmp_path) as server, ExitStack() as sockets:
        players = []
        for game, seed in games:
            table = made(server, game=game)
            socket = sockets.enter_context(server.connect())
            player = Player(socket, table["table"], table["keys"][0]["token"])
            player.dice.seed(seed)
            player.sit_down()
            player.play_on(10)
            keys[table["table"]] = table["keys"][0]["token"]
            players.append((table["table"], player))
        for name, player in players:
            acknowledged[name] = [line for line in player.lines if line.startswith("event")]
        playing = [threading.Thread(target=player.play_on, args=(30,)) for _, player in players]
        for thread in playing:
            thread.start()
        ran = mazo("backup", str(tmp_path / "copy"), "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--lang", "es")
        assert ran.returncode == 0, ran.stderr
        assert "3 mesas" in ran.stdout
        for thread in playing:
            thread.join()
        later = {name: [line for line in player.lines if line.startswith("event")] for name, player in players}
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    url = f"sqlite:///{elsewhere / 'tables.db'}"
    ran = mazo("restore", str(tmp_path / "copy"), "--db", url, "--lang", "en")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("3 tables are back")
    with running(elsewhere) as other:
        for name, token in keys.items():
            with other.connect() as socket:
                player = Player(socket, name, token)
                player.turn()
                told = [line for line in player.lines if line.startswith("event")]
                assert told[: len(acknowledged[name])] == acknowledged[name]
                common = min(len(told), len(later[name]))
                assert told[:common] == later[name][:common]
                player.play_on(5)
