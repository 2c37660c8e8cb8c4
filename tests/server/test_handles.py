"""Handles of cards: a shuffle gives new ones, and none leads from a hidden card to one that was seen before."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.game import Game
from mazo.games import kind
from mazo.kernel.knowledge import KNOWN
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, new_room, people, random_answer

TABLES = [("lorcana", 2), ("lorcana", 3), ("myl", 2), ("ortus-draft", 2)]


def handles_in(body: Any, name: str = "") -> Iterator[tuple[int, str]]:
    """Every handle that a message holds, with the name that stands beside it."""
    if isinstance(body, dict):
        beside = str(body.get("name", body.get("card", "")))
        for key, value in body.items():
            if key in ("handle", "host") and value > 0:  # below 0 it is a place among what waits, no card
                yield value, beside if key == "handle" else ""
            elif key == "cards" and isinstance(value, list) and all(isinstance(each, int) for each in value):
                yield from ((each, "") for each in value)
            else:
                yield from handles_in(value)
    elif isinstance(body, list):
        for each in body:
            yield from handles_in(each)


class Memory:
    """What a seat can learn by keeping all handles that it has ever been told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: dict[int, int] = {}
        """Handle → the card that it named, in the table's own numbers."""
        self.out_of_sight: dict[int, set[int]] = {}
        """Card → the handles that it had before the seat lost it from sight."""

    def look(self, game: Game, lines: list[str]) -> int:
        """Compare the lines that have come with what is hidden now; how many handles they held."""
        table = game.table
        by_handle = {table.number[card]: card for card in range(len(table.kind))}
        hidden = {
            card
            for card in range(len(table.kind))
            if (self.seat >= 0 and table.pools[self.seat][card] != KNOWN)
            or (self.seat < 0 and any(pool[card] != KNOWN for pool in table.pools))
        }
        for handle, card in list(self.seen.items()):
            if card in hidden:
                self.out_of_sight.setdefault(card, set()).add(handle)
        held = 0
        for line in lines:
            if line.split(" ", 2)[1] not in ("view", "ask"):
                continue  # an event tells a handle of its own moment
            for handle, _ in handles_in(body_of(line)):
                held += 1
                card = by_handle[handle]
                assert card not in hidden or handle not in self.seen, f"#{handle} is hidden and was known"
                assert handle not in self.out_of_sight.get(card, ()), f"#{handle} was hidden and keeps its handle"
                self.seen[handle] = card
        return held


async def followed(folder: Path, game: str, seats: int, seed: int, decisions: int) -> tuple[int, int]:
    """Play at random with everybody remembering all handles; how many there were, and how many shuffles."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    decks = random.Random(seed).choices(kind(game).known_decks() or ("",), k=seats)
    room = new_room(store, f"handles{seed}", people(game, seats, decks), f"handles {game} {seed}")
    ears = [*await begun(room), await Ear.at(room, -1)]
    memories = [Memory(ear.seat) for ear in ears]
    for ear in ears:
        ear.hear()
        ear.heard = []
    dice = random.Random(seed)
    held = shuffles = 0
    for _ in range(decisions):
        running = room.table.game
        assert running is not None
        if running.outcome is not None:
            break
        before = order(running)
        drawings = running.table.drawings
        by = running.deciding[0]
        await ears[by].say(f"do {await random_answer(ears[by], dice)}")
        if running.table.drawings != drawings:
            shuffles += check_renewal(running, before)
        for ear, memory in zip(ears, memories, strict=True):
            ear.hear()
            lines, ear.heard = ear.heard, []
            held += memory.look(running, lines)
    store.close()
    return held, shuffles


def order(game: Game) -> dict[int, list[int]]:
    """The handles of each zone that nobody looks into, in their order."""
    table = game.table
    return {
        zone: [table.number[card] for card in cards]
        for zone, cards in enumerate(table.zones)
        if not any(table.visible_in(zone, seat) for seat in range(table.seats))
    }


def check_renewal(game: Game, before: dict[int, list[int]]) -> int:
    """Cards that chance has brought into another order have new handles; in how many zones none of the old is left."""
    mixed = 0
    for zone, now in order(game).items():
        kept = [handle for handle in before[zone] if handle in now]
        found = [handle for handle in now if handle in kept]
        at = kept.index(found[0]) if found else 0
        assert found == kept[at:] + kept[:at], "the cards were mixed, and their handles tell how"  # a cut is no secret
        mixed += len(now) > 2 and not kept and len(before[zone]) > 2
    return mixed


def try_all(tmp_path: Path, game: str, seats: int, seeds: range, decisions: int) -> tuple[int, int]:
    held = shuffles = 0
    for seed in seeds:
        folder = tmp_path / str(seed)
        folder.mkdir()
        more, others = asyncio.run(followed(folder, game, seats, seed, decisions))
        held, shuffles = held + more, shuffles + others
    return held, shuffles


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_handle_leads_from_a_hidden_card_to_one_that_was_seen(tmp_path: Path, game, seats):
    held, shuffles = try_all(tmp_path, game, seats, range(2), 50)
    assert held > 100
    assert shuffles or game == "ortus-draft"


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_handle_leads_back_in_many_games(tmp_path: Path, game, seats, figure):
    held, _ = try_all(tmp_path, game, seats, range(50, 110), 400)
    figure(f"handles.{game}.{seats}p", held, "handles of hidden cards, none of which was seen before")
    assert held > 10_000
