"""The databases that the tests of the store run on: SQLite always, PostgreSQL where there is one."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url

POSTGRES = "MAZO_TEST_POSTGRES"
"""Names the URL of a PostgreSQL in which tests may make and remove schemas; tools/with_postgres sets it."""


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL: a schema of its own, which is gone afterwards."""
    given = os.environ.get(POSTGRES)
    if not given:
        pytest.skip(f"{POSTGRES} names no PostgreSQL: `make test-postgres` runs this test beside one of its own")
    server = make_url(given).set(drivername="postgresql+psycopg")
    name = f"mazo_{secrets.token_hex(6)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as database:
        database.exec_driver_sql(f"CREATE SCHEMA {name}")
    schema = server.update_query_dict({"options": f"-csearch_path={name}"})
    yield schema.render_as_string(hide_password=False)
    with engine.connect() as database:
        database.exec_driver_sql(f"DROP SCHEMA {name} CASCADE")
    engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path / 'tables.db'}"
