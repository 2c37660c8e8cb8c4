"""What has been played of a job, kept in a file chunk by chunk: a run that was stopped goes on where it was."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from mazo.errors import BadConfig

Kept = dict[int, tuple[list[list[int]], int]]
"""The rows of games and their processor time, by the number of the first."""


class Ledger:
    """The file of one job; it refuses to be continued by another."""

    def __init__(self, path: Path, job: Any) -> None:
        self._path = path
        self._kept: Kept = {}
        mark = sha256(type(job).__qualname__.encode() + msgspec.json.encode(job)).hexdigest()
        if not path.exists():
            path.write_bytes(msgspec.json.encode({"job": mark}) + b"\n")
            return
        lines = path.read_bytes().split(b"\n")
        if _head(lines[0]) != mark:
            raise BadConfig(
                f"{path} has the results of another run: name a new file, or ask for the same as then.",
                f"{path} tiene los resultados de otra serie: nombra un archivo nuevo o pide lo mismo que entonces.",
            )
        for line in lines[1:]:
            self._read(line)
        if lines[-1]:  # a line that was being written as the run was stopped
            self._append(b"")

    def kept(self) -> Kept:
        """What has been played already."""
        return self._kept

    def note(self, start: int, rows: list[list[int]], cpu_ns: int) -> None:
        """Write down a chunk as soon as it has been played."""
        self._append(msgspec.json.encode((start, cpu_ns, rows)))

    def _append(self, line: bytes) -> None:
        with self._path.open("ab") as out:
            out.write(line + b"\n")

    def _read(self, line: bytes) -> None:
        try:
            start, cpu_ns, rows = msgspec.json.decode(line, type=tuple[int, int, list[list[int]]])
        except msgspec.MsgspecError:
            return  # half a line: its games are played again
        if rows:
            self._kept[start] = (rows, cpu_ns)


def _head(line: bytes) -> str:
    try:
        return msgspec.json.decode(line, type=dict[str, str]).get("job", "")
    except msgspec.MsgspecError:
        return ""
