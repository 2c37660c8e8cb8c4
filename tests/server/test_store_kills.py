"""A program killed while it writes, and a log cut or spoilt at any byte: what was acknowledged is there, in whole."""

from __future__ import annotations

import random
import shutil
import time
from pathlib import Path

import pytest

from mazo.server.records import Chair, Setup
from mazo.server.store import Store
from tests.server.victim import batch, boundaries, entry, victim

SETUP = Setup("lorcana", "a seed", (Chair(), Chair()))
TABLE = "killed"

KILLS = [pytest.param(30, id="sample"), pytest.param(1_000, id="soak", marks=pytest.mark.soak)]
CUTS = [pytest.param(60, id="sample"), pytest.param(1_500, id="soak", marks=pytest.mark.soak)]


@pytest.mark.parametrize("kills", KILLS)
def test_what_was_acknowledged_survives_every_kill(database, kills, figure):
    """The journal is always a beginning of all entries: no acknowledged batch lost, none kept by half."""
    dice = random.Random(kills)
    store = Store(database)
    store.add(TABLE, SETUP, [])
    store.close()
    journal, hit = 0, 0
    with victim(database) as program:
        for kill in range(kills):
            program.begin(f"append {TABLE}")
            # By turns anywhere from the opening of the database on, and in the middle of writing.
            told = [program.hear() for _ in range(dice.randrange(1, 6))] if kill % 2 else []
            time.sleep(dice.uniform(0, 0.004) if kill % 2 else dice.uniform(0, 0.05))
            told += program.kill()
            acknowledged = int(told[-1]) if told else journal
            store = Store(database)
            entries = store.entries(TABLE)
            store.close()
            assert entries == [entry(n) for n in range(len(entries))]
            assert len(entries) in boundaries(len(entries))
            assert len(entries) >= acknowledged >= journal
            journal = len(entries)
            hit += bool(told)
    assert hit >= kills // 2
    kind = database.partition(":")[0].partition("+")[0]
    figure(f"kills.{kind}", kills, f"kills of a program that writes, {journal} entries kept, none acknowledged lost")


def written(folder: Path, batches: int) -> tuple[list[int], list[int]]:
    """A database whose journal is all in its log; the size of the log and the journal's length after each batch."""
    store = Store(f"sqlite:///{folder / 'living.db'}")
    store.add(TABLE, SETUP, [])
    log = folder / "living.db-wal"
    sizes, lengths = [log.stat().st_size], [0]
    for _ in range(batches):
        store.append(TABLE, lengths[-1], batch(lengths[-1]), "playing")
        lengths.append(lengths[-1] + len(batch(lengths[-1])))
        sizes.append(log.stat().st_size)
    shutil.copyfile(folder / "living.db", folder / "kept.db")  # as a power cut finds it: nobody has closed it
    shutil.copyfile(log, folder / "kept.db-wal")
    store.close()
    return sizes, lengths


def journal_of(folder: Path, log: bytes) -> int:
    """How long the journal is that a store finds with this log, all of it right."""
    shutil.copyfile(folder / "kept.db", folder / "cut.db")
    (folder / "cut.db-wal").write_bytes(log)
    (folder / "cut.db-shm").unlink(missing_ok=True)
    store = Store(f"sqlite:///{folder / 'cut.db'}")
    entries = store.entries(TABLE)
    store.append(TABLE, len(entries), batch(len(entries)), "playing")  # and it goes on from there
    assert store.entries(TABLE) == [entry(n) for n in range(len(entries) + len(batch(len(entries))))]
    store.close()
    return len(entries)


@pytest.mark.parametrize("spoilt", [False, True], ids=["cut", "spoilt"])
@pytest.mark.parametrize("cuts", CUTS)
def test_a_log_that_ends_at_any_byte_loses_only_what_was_written_after_it(tmp_path: Path, cuts, spoilt):
    """A log cut off, or with noise from there on, gives exactly the batches whose last byte is before the cut."""
    dice = random.Random(cuts)
    sizes, lengths = written(tmp_path, 12)
    log = (tmp_path / "kept.db-wal").read_bytes()
    assert sizes[-1] == len(log)
    near = [size + by for size in sizes for by in (-1, 0, 1) if size + by <= len(log)]
    for cut in near + [dice.randrange(len(log)) for _ in range(cuts - len(near))]:
        rest = bytes(byte ^ dice.randrange(1, 256) for byte in log[cut:]) if spoilt else b""  # no byte as it was
        whole = max((length for size, length in zip(sizes, lengths) if size <= cut), default=0)
        assert journal_of(tmp_path, log[:cut] + rest) == whole
