"""A database by its URL: what is refused, in words and in both languages, and PostgreSQL as the home of tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from mazo.errors import BadConfig
from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store
from mazo.server.store.database import connected
from tests.server.support import PATIENCE, Player, Server, made

SETUP = Setup("lorcana", "a seed", (Chair(), Chair()))
SECRET = "hunter2"


def refused(url: str) -> BadConfig:
    with pytest.raises(BadConfig) as found:
        Store(url)
    assert SECRET not in found.value.text("en") + found.value.text("es")
    assert "\n" not in found.value.text("en") + found.value.text("es")
    assert "sqlalche" not in found.value.text("en")
    return found.value


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["", "tables.db", f"/tmp/{SECRET}", f"postgresql//ana:{SECRET}@host", "sqlite:/x"])
def test_what_is_no_url_is_refused_with_an_example(url):
    error = refused(url)
    assert "sqlite:////folder/tables.db or postgresql://user@host/name" in error.text("en")
    assert "sqlite:////carpeta/tables.db o postgresql://usuario@host/nombre" in error.text("es")


@pytest.mark.parametrize("kind", ["mysql", "oracle", "nonsense", "sqlite+aiosqlite", "postgresql+asyncpg"])
def test_a_kind_of_database_in_which_nothing_was_tested_is_refused(kind):
    error = refused(f"{kind}://ana:{SECRET}@localhost/tables")
    assert error.text("en") == f'Tables are kept in SQLite (sqlite:) or PostgreSQL (postgresql:), not in "{kind}".'
    assert f"Las mesas se guardan en SQLite (sqlite:) o PostgreSQL (postgresql:), no en «{kind}»." == error.text("es")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url):
    assert "en memoria" in refused(url).text("es")


@pytest.mark.parametrize(
    "url", ["postgresql+psycopg://ana@localhost/tables", "postgresql://localhost", "postgres://h/d"]
)
def test_without_the_driver_it_says_how_to_get_it(monkeypatch, url):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = refused(url)
    assert "pip install 'mazo[postgres]'" in error.text("en")
    assert error.text("es").startswith("Para PostgreSQL hace falta un controlador que no está instalado")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path):
    error = refused(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")
    assert "can't be opened: unable to open database file." in error.text("en")
    assert error.text("es").startswith("No se puede abrir la base de datos sqlite:///")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana,\n" * 500)
    assert "file is not a database" in refused(f"sqlite:///{file}").text("en")
    assert file.read_text() == "Dear Ana,\n" * 500


def serve(url: str) -> subprocess.CompletedProcess[str]:
    """`mazo serve` with a database that can't be opened."""
    command = [sys.executable, "-m", "mazo", "serve", "--port", "0", "--lang", "es", "--db", url]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_the_command_ends_with_a_sentence(tmp_path: Path):
    ended = serve(f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")
    assert ended.returncode
    assert "No se puede abrir la base de datos" in ended.stderr
    assert "Traceback" not in ended.stderr


# --- PostgreSQL itself ------------------------------------------------------------------------------------------------


@pytest.mark.postgres
def test_a_server_that_does_not_answer_is_refused(postgres, tmp_path):
    error = refused(f"postgresql://ana:{SECRET}@127.0.0.1:1/tables")
    assert "The database postgresql://ana:***@127.0.0.1:1/tables can't be opened: " in error.text("en")
    assert "refused" in error.text("en")
    ended = serve(f"postgresql://ana:{SECRET}@/tables?host={tmp_path}")
    assert ended.returncode
    assert "No se puede abrir la base de datos" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert SECRET not in ended.stderr


@pytest.mark.postgres
def test_a_database_that_is_not_there_is_refused(postgres):
    assert "does not exist" in refused(postgres.replace("/postgres?", "/nowhere?")).text("en")


@pytest.mark.postgres
@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_the_short_names_mean_the_same_driver(postgres, scheme):
    store = Store(postgres.replace("postgresql+psycopg", scheme))
    assert store.engine.dialect.driver == "psycopg"
    store.close()


@pytest.mark.postgres
def test_a_connection_that_the_server_has_closed_is_made_again(postgres):
    store = Store(postgres)
    store.add("first", SETUP, [])
    with store.engine.connect() as database:
        kept = database.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
    server = create_engine(postgres)
    with server.connect() as database:
        assert database.exec_driver_sql("SELECT pg_terminate_backend(%s)", (kept,)).scalar_one()
    server.dispose()
    store.append("first", 0, [Entry("do", 0, "on")], "playing")
    assert store.entries("first") == [Entry("do", 0, "on")]
    store.close()


@pytest.mark.postgres
@pytest.mark.parametrize(("given", "found"), [("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")])
def test_a_commit_is_on_disk_even_where_the_server_promises_less(postgres, given, found):
    engine = connected(postgres.replace("options=", f"options=-csynchronous_commit%3D{given}%20"))
    with engine.connect() as database:
        assert database.exec_driver_sql("SHOW synchronous_commit").scalar_one() == found
    engine.dispose()


@pytest.mark.postgres
def test_a_game_is_played_to_its_end(postgres):
    server = Server(postgres)
    try:
        table = made(server)
        with server.connect() as socket:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            ana.play_on()
            assert ana.over is not None
    finally:
        server.stop()
    store = Store(postgres)
    assert store.live() == []
    store.close()
