"""The log: a line or a JSON object for each record, without keys of seats, and so few that nobody can fill it."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

from mazo.server.faucet import Faucet
from mazo.server.hosting import LogForm

AT_ONCE: Final = 50
PER_SECOND: Final = 0.5
LOUD: Final = ("mazo.server", "mazo.server.loop", "uvicorn.error", "asyncio")
"""Those who write into the log of a server."""
KEYS: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?:\.[A-Za-z0-9_-]{32})*(?![A-Za-z0-9_-])")
"""What looks like the key of a seat, or like several."""
BLOT: Final = "[key]"


class Sparing(logging.Filter):
    """Lets a few records through; the next one that it lets through tells how many it has left out."""

    def __init__(self, faucet: Faucet) -> None:
        super().__init__()
        self._faucet = faucet
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if not self._faucet.take():
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.getMessage()}\n    ({self._left_out} others were left out before this)"
            record.args = None
            self._left_out = 0
        return True


class Plain(logging.Formatter):
    """A record as lines that a person reads."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who, what."""
        return f"{_when(record)} {record.levelname.lower()} {record.name}: {self.words(record)}"

    def words(self, record: logging.LogRecord) -> str:
        """What a record says, with what was raised and without keys."""
        told = record.getMessage()
        if record.exc_info:
            told = f"{told}\n{self.formatException(record.exc_info)}"
        return KEYS.sub(BLOT, told)


class AsJson(Plain):
    """A record as one line that a program reads."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as an object."""
        told = {"at": _when(record), "level": record.levelname.lower(), "from": record.name, "text": self.words(record)}
        return json.dumps(told, ensure_ascii=False)


def spare_the_log() -> None:
    """From now on the log of the server is bounded; each of those who write has a share of its own."""
    for name in LOUD:
        logger = logging.getLogger(name)
        if not any(isinstance(found, Sparing) for found in logger.filters):
            logger.addFilter(Sparing(Faucet(AT_ONCE, PER_SECOND)))


def write_log(form: LogForm | None) -> None:
    """From now on everything is written to the standard error; without a form, only what is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if form == "json" else Plain())
    root = logging.getLogger()
    for kept in [kept for kept in root.handlers if isinstance(kept.formatter, Plain)]:
        root.removeHandler(kept)
    root.addHandler(handler)
    logging.getLogger("mazo.server").setLevel(logging.WARNING if form is None else logging.INFO)


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
