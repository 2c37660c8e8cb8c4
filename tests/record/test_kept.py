"""Files of earlier versions are read by this one: to the same end, or refused by name where the rules are others now."""

from __future__ import annotations

import gzip
import json
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import mazo
from mazo.errors import BadReplay, MazoError
from mazo.record import replays, seriesfiles
from mazo.server.livetable import LiveTable
from mazo.server.records import Entry, Setup
from mazo.server.store import Store
from tests.record.keep import SAID, facts

FOLDER = Path(__file__).parent / "kept"
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
PINNED: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "pinned.toml").read_text("utf-8"))
"""Which of the kept files only their own version plays to the end, and why."""


def files(ending: str) -> list[str]:
    """The kept files of all versions that end so."""
    return [f"{path.parent.name}/{path.name}" for path in sorted(FOLDER.glob(f"*/*{ending}"))]


def text_of(name: str) -> str:
    return gzip.decompress((FOLDER / name).read_bytes()).decode()


def said_of(name: str) -> dict[str, Any]:
    """What its version said of a file."""
    version, _, file = name.partition("/")
    said: dict[str, Any] = json.loads((FOLDER / version / SAID).read_text("utf-8"))
    found = said[file.rsplit(".", 2)[0]]
    assert isinstance(found, dict)
    return found


def pinned(name: str) -> bool:
    """Whether only its own version plays that file to the end."""
    version, _, file = name.partition("/")
    return file in PINNED.get(version, {})


def check_pinned(divergence: MazoError | None) -> None:
    """It says in both languages what is otherwise now, and in which line."""
    assert isinstance(divergence, BadReplay), "it is read to the end: it stands among the pinned files without need"
    assert divergence.line
    assert divergence.text("en") != divergence.text("es")


@pytest.mark.parametrize("name", files(".replay.jsonl.gz") + files(".save.jsonl.gz"))
def test_a_kept_replay_is_read_and_played_to_the_same_end(name):
    replay = replays.loads(text_of(name))
    said = said_of(name)
    assert replay.closing.hash == said["hash"]
    verdict = replays.verify(replay)
    if pinned(name):
        check_pinned(verdict.divergence)
        assert "can still be watched" in verdict.text("en")
        assert len(replay.events) > len(replay.actions)  # all that happened is in the file
        return
    assert verdict.ok, verdict.text("en")
    assert {**facts(replays.rerun(replay)), "legal": []} == {**said, "legal": []}


@pytest.mark.parametrize("name", files(".position.json.gz"))
def test_a_kept_position_is_laid_out_and_asks_the_same_player(name):
    data = json.loads(text_of(name))
    said = said_of(name.replace(".position.json", ".save.jsonl"))
    if pinned(name):
        with pytest.raises(MazoError) as refused:
            mazo.from_position(data)
        assert refused.value.text("en") != refused.value.text("es")
        return
    game = mazo.from_position(data)
    assert list(game.deciding) == said["deciding"]
    assert game.turn == said["turn"]


@pytest.mark.parametrize("name", files("series.jsonl.gz"))
def test_a_kept_series_is_read_and_goes_on(name):
    record = seriesfiles.loads(text_of(name))
    said = said_of(name)
    assert [list(record.closing.scores), record.closing.games] == [said["scores"], said["games"]]
    if pinned(name):
        with pytest.raises(BadReplay) as refused:
            seriesfiles.replayed(record)
        check_pinned(refused.value)
        return
    series = seriesfiles.replayed(record)
    assert list(series.scores) == said["scores"]
    assert f"{series.game.hash:016x}" == said["game"]["hash"]


def stands(setup: Setup, entries: list[Entry]) -> tuple[str, list[int], int] | None:
    """How a table stands after its journal: its state, who decides and in which turn; None if it can't be read back."""
    live = LiveTable(setup)
    try:
        for entry in entries:
            live.apply(entry)
    except MazoError:
        return None
    assert live.game is not None
    return live.state, list(live.game.deciding), live.game.turn


@pytest.mark.parametrize("name", files("tables.db.gz"))
def test_the_tables_of_a_kept_database_are_read_back(name, tmp_path):
    path = tmp_path / "tables.db"
    path.write_bytes(gzip.decompress((FOLDER / name).read_bytes()))
    with closing(sqlite3.connect(path)) as before:
        count = before.execute("SELECT count(*) FROM entries").fetchone()[0]
    store = Store(f"sqlite:///{path}")
    tables, version = said_of(name), name.partition("/")[0]
    assert sum(table["entries"] for table in tables.values()) == count
    assert set(store.live()) == {table for table, said in tables.items() if said["state"] != "over"}
    for table, said in tables.items():
        setup, entries = store.setup(table), store.entries(table)
        assert setup is not None
        assert len(entries) == said["entries"]
        assert store.seat_of(table, "ana") == 0
        same = said["state"], said["game"]["deciding"], said["game"]["turn"]
        assert (stands(setup, entries) == same) != (f"{table} in tables.db.gz" in PINNED.get(version, {})), table
    store.close()


def test_what_is_pinned_is_kept():
    kept = {(version, file) for version in VERSIONS for file in PINNED.get(version, {})}
    assert kept == {(version, file) for version, files in PINNED.items() for file in files}
    names = {f"{version}/{file.rpartition(' in ')[2]}" for version, file in kept}
    assert names <= set(files(".gz"))
