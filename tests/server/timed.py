"""Rooms whose time passes when a test says so."""

from __future__ import annotations

from mazo.fairness import Luck
from mazo.server.livetable import LiveTable, setup_of
from mazo.server.records import Wish
from mazo.server.rooms import Room
from mazo.server.store import Store


class Hand:
    """The hand of a clock that a test moves."""

    def __init__(self) -> None:
        self.at = 1_000.0

    def __call__(self) -> float:
        return self.at


def timed_room(store: Store, name: str, wish: Wish, hand: Hand) -> Room:
    """A new table with a luck that comes again and a clock that stands still."""
    luck = Luck("a timed room")
    table = LiveTable(setup_of(wish, luck.seed()))
    store.add(name, table.setup, [])
    return Room(name, table, store, luck, hand)


def read_back(store: Store, name: str, hand: Hand) -> Room:
    """The same table as another server reads it."""
    setup = store.setup(name)
    assert setup is not None
    return Room.restored(name, setup, store, Luck("another life"), store.entries(name), hand)
