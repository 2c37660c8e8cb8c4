"""Hidden cards never leave the server: every message of random games, in two worlds that a seat can't tell apart."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from mazo.fairness import Luck
from mazo.kernel.knowledge import imagine
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.protocol.session import Session
from mazo.server.livetable import LiveTable, setup_of
from mazo.server.records import Chair, Entry, Timing, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store
from mazo.server.streams import Follower, Stream
from tests.server.support import any_answer

SEEDS = (1, 2, 3)


async def told(store: Store, seed: int, game: str) -> tuple[Room, list[tuple[Stream, Follower]]]:
    """A room in which two people and a spectator have followed a random game for a while, hearing everything."""
    chairs = (Chair("person", "Ana"), Chair("here", "Blas"))
    luck = Luck(f"{game} {seed}")
    wish = Wish(game, chairs, timing=Timing("game", 7_200, 5), absent="claim", open=True)
    table = LiveTable(setup_of(wish, luck.seed()))
    name = f"secret{game}{seed}"
    store.add(name, table.setup, [])
    room = Room(name, table, store, luck)
    here = [await room.attach(seat, "en", "-") for seat in (0, 1, -1)]
    for seat in (0, 1):
        await room.request(here[seat][0], f"salt {seed:032x}")
    dice = random.Random(seed)
    for _ in range(60):
        running = table.game
        if running is None or running.outcome is not None:
            break
        seat = running.deciding[0]
        stream = here[seat][0]
        assert stream.session is not None
        ask = json.loads(stream.session.receive("ask")[0].partition(" ")[2])
        await room.request(stream, f"do {any_answer(ask, dice)}")
        await room.request(here[1 - seat][0], "why quest nobody")
        for line in ("hands", "draw withdraw", "claim win", "draw offer"):  # nothing of it tells what is hidden
            await room.request(here[dice.choice((0, 1, 2))][0], line)
    return room, here


def heard(follower: Follower) -> str:
    lines = []
    while not follower.lines.empty():
        lines.append(str(follower.lines.get_nowait()))
    return "\n".join(lines)


@pytest.mark.parametrize("game", ["lorcana", "myl"])
@pytest.mark.parametrize("seed", SEEDS)
def test_no_message_holds_the_seed_the_salts_of_others_or_a_hidden_name(tmp_path: Path, seed, game):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    room, here = asyncio.run(told(store, seed, game))
    running = room.table.game
    assert running is not None
    assert running.outcome is None
    for stream, follower in here:
        text = heard(follower)
        assert room.table.setup.seed not in text
        assert running.origin["seed"] not in text
        assert f"{seed:032x}" not in text
        assert f"{running.hash:016x}" not in text
        hidden = hidden_names(running.table, stream.seat, running)
        for name in hidden - seen_names(running, stream.seat):
            assert json.dumps(name) not in text, f"seat {stream.seat} was told of {name}"
    store.close()


def hidden_names(table: Rules, seat: int, running: object) -> set[str]:
    """The names of the cards whose faces the seat can't know."""
    kind = running.kind  # type: ignore[attr-defined]
    everybody = range(table.seats)
    return {
        kind.card_name(table, card)
        for card in range(len(table.kind))
        if (table.pools[seat][card] if seat >= 0 else any(table.pools[each][card] for each in everybody))
    }


def seen_names(running: object, seat: int) -> set[str]:
    """The names that the seat knows, from its own list or from what has happened."""
    table: Rules = running.table  # type: ignore[attr-defined]
    kind = running.kind  # type: ignore[attr-defined]
    known = {
        kind.card_name(table, card)
        for card in range(len(table.kind))
        if (seat >= 0 and (table.pools[seat][card] == 0 or table.owner[card] == seat))
        or all(table.pools[each][card] == 0 for each in range(table.seats))
    }
    events = running.events_for(seat)  # type: ignore[attr-defined]
    return known | {name for event in events for name in (event.card, event.other) if name}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_swapped_hidden_world_gives_the_same_bytes(tmp_path: Path, seed):
    """All that a seat is told when it sits down is the same if what it can't know is another."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    room, _ = asyncio.run(told(store, seed, "lorcana"))
    running = room.table.game
    assert running is not None
    for seat in (0, 1):
        real = Session(running, seat, "es").news()
        twin = running.copy()
        log = twin.table.log
        swapped = imagine(running.table, seat, Dice(seed), [])
        assert isinstance(swapped, Rules)
        swapped.log, swapped.logging = log, True
        twin.table = swapped
        other = Session(twin, seat, "es").news()
        views = [line for line in real if line.startswith(("view", "ask", "wait"))]
        assert views == [line for line in other if line.startswith(("view", "ask", "wait"))]
    store.close()


def test_a_journal_gives_back_the_same_table(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    room, _ = asyncio.run(told(store, 5, "lorcana"))
    entries: list[Entry] = store.entries(room.name)
    setup = store.setup(room.name)
    assert setup is not None
    again = LiveTable(setup)
    for entry in entries:
        again.apply(entry)
    assert again.game is not None
    assert room.table.game is not None
    assert again.game.hash == room.table.game.hash
    by_text = LiveTable(setup)
    for entry in entries:  # a table of another version reads the text
        by_text.apply(Entry(entry.kind, entry.seat, entry.text, entry.deck, entry.salt, (), entry.number))
    assert by_text.game is not None
    assert by_text.game.hash == again.game.hash
    store.close()
