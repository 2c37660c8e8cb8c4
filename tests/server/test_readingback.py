"""A journal that leads to another table by the rules of this version is seen to, said, and left as it is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.server.readingback import Parted, read_back, standing
from mazo.server.records import Entry, Setup
from mazo.server.store import Store
from tests.server.operate.test_porter import order
from tests.server.program import running
from tests.server.roomed import begun, new_room, people, play
from tests.server.support import Player

OTHER_SEED = "another shuffle than the one that the table was made with"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield found
    found.close()


def played(store: Store, game: str = "lorcana", decisions: int = 30) -> tuple[Setup, list[Entry]]:
    """What a table was made from at which people have played, and its journal."""

    async def run() -> Setup:
        room = new_room(store, "table", people(game, kind_named(game).seats[0]))
        await play(room, await begun(room), decisions, random.Random(3))
        await room.close()
        return room.table.setup

    setup = asyncio.run(run())
    return setup, store.entries("table")


def elsewhere(setup: Setup) -> Setup:
    """The same table with other cards on top: a journal that can still be played leads to another table."""
    return msgspec.structs.replace(setup, seed=OTHER_SEED)


@pytest.mark.parametrize("game", NAMES)
def test_every_change_says_how_the_table_stood_after_it_and_is_read_back_to_the_same(store, game):
    setup, entries = played(store, game)
    assert len(entries) > 20
    assert all(entry.stands for entry in entries if entry.kind == "do")
    assert standing(read_back(setup, entries).game) == entries[-1].stands


def test_a_journal_that_can_be_played_but_leads_elsewhere_is_refused_at_the_entry_where_it_parts(store):
    setup, entries = played(store, decisions=0)
    unmarked = [msgspec.structs.replace(entry, stands="") for entry in entries]
    assert read_back(elsewhere(setup), unmarked).game is not None  # nothing else would have told
    with pytest.raises(Parted) as refused:
        read_back(elsewhere(setup), entries)
    assert refused.value.number == next(number for number, entry in enumerate(entries) if entry.stands)
    assert refused.value.text("en") != refused.value.text("es")


def test_an_action_that_is_no_longer_legal_parts_a_table_that_says_nothing_of_how_it_stood(store):
    setup, entries = played(store)
    unmarked = [msgspec.structs.replace(entry, stands="") for entry in entries]
    with pytest.raises(Parted):
        read_back(elsewhere(setup), unmarked)


def test_numbers_that_mean_another_action_now_are_not_believed(store):
    setup, entries = played(store)
    number = next(at for at in range(len(entries) - 1, 0, -1) if has_alternative(setup, entries, at))
    told = [*entries[:number], with_other_numbers(setup, entries, number)]
    assert told[-1].picks != entries[number].picks
    assert standing(read_back(setup, told).game) == entries[number].stands


def has_alternative(setup: Setup, entries: list[Entry], number: int) -> bool:
    """Whether something else could have been done there, by numbers of its own."""
    return with_other_numbers(setup, entries, number).picks != entries[number].picks


def with_other_numbers(setup: Setup, entries: list[Entry], number: int) -> Entry:
    """An entry whose words say what was done, and whose numbers say something else that was legal."""
    entry, game = entries[number], read_back(setup, entries[:number]).game
    assert game is not None
    legal = list(game.legal(entry.seat)) if entry.kind == "do" else []
    others = [action.picks for action in legal if action.picks and action.picks != entry.picks]
    return msgspec.structs.replace(entry, picks=others[0] if others else entry.picks)


def test_whoever_comes_to_such_a_table_is_told_so_and_the_host_may_close_it(store, tmp_path):
    setup, entries = played(store)
    store.add("parted", elsewhere(setup), [(0, "ana")])
    store.append("parted", 0, entries, "playing")
    with running(tmp_path, "--admin", str(tmp_path / "admin.sock")) as program:
        with program.connect() as socket:
            ana = Player(socket, "parted", "ana", lang="es")
            told = ana.until("error")
            with pytest.raises(ConnectionClosed):
                ana.hear()
        assert (told["code"], told["text"].split(".")[0]) == (
            "parted",
            "Esta partida se empezó con otra versión del programa",
        )
        answer = program.http.get("/api/tables/parted")
        assert (answer.status_code, answer.json()["code"]) == (410, "parted")
        assert program.http.get("/plain/parted").status_code == 410
        assert "the journal of table parted, at entry " in program.log.read_text()
        assert len(store.entries("parted")) == len(entries)
        assert order(tmp_path, "close", "parted") == "The table parted is closed.\n"
        assert store.setup("parted") is None
