"""The tables of a database in the present version; `versions` has the way from the earlier ones."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()
ABOUT: Final = Table("mazo", METADATA, Column("version", Integer, primary_key=True))
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("state", String(16), nullable=False, index=True),
    Column("touched", BigInteger, nullable=False, server_default="0"),  # seconds since 1970; 0: not known
    Column("house", String(16), nullable=False, server_default="", index=True),  # who serves it; empty: nobody
    Column("term", BigInteger, nullable=False, server_default="0"),  # grows with each house that takes it over
)
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
)
BANS: Final = Table(
    "bans",
    METADATA,
    Column("net", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),  # seconds since 1970; 0: for ever
)
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
HOUSES: Final = Table(
    "houses",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("address", String(120), nullable=False),
    Column("key", String(64), nullable=False),
    Column("machine", String(120), nullable=False),
    Column("beat", BigInteger, nullable=False),  # milliseconds since 1970, by the clock of the database
)
