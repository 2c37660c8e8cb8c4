"""A room without a network, in which a test hears everything that everybody is told."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mazo.fairness import Luck
from mazo.game import Game
from mazo.server.livetable import LiveTable, setup_of
from mazo.server.records import Chair, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store
from mazo.server.streams import Follower, Stream
from mazo.texts.lang import Lang
from tests.server.support import any_answer


@dataclass
class Ear:
    """Somebody who follows a seat (-1: watches) in a language, and all that they were told."""

    room: Room
    seat: int
    lang: Lang
    stream: Stream
    follower: Follower
    heard: list[str] = field(default_factory=list)

    @classmethod
    async def at(cls, room: Room, seat: int, lang: Lang = "en", mark: str = "-") -> Ear:
        """Sit down."""
        stream, follower = await room.attach(seat, lang, mark)
        return cls(room, seat, lang, stream, follower)

    def hear(self) -> list[str]:
        """The lines that have come since, as they are sent."""
        new: list[str] = []
        while not self.follower.lines.empty():
            line = self.follower.lines.get_nowait()
            if line is not None:
                new.append(line)
        self.heard += new
        return new

    async def say(self, line: str) -> list[str]:
        """Send a line; the lines that come because of it."""
        self.hear()
        await self.room.request(self.stream, line, self.follower)
        return self.hear()

    async def leave(self) -> None:
        """Hang up."""
        self.hear()
        await self.room.detach(self.stream, self.follower)


def body_of(line: str) -> dict[str, Any]:
    """What a numbered line says."""
    _, _, rest = line.partition(" ")
    word, _, text = rest.partition(" ")
    found: dict[str, Any] = json.loads(text.partition(" ")[2] if word == "hello" else text)
    return found


def word_of(line: str) -> str:
    """The word of a numbered line."""
    return line.split(" ", 2)[1]


def new_room(store: Store, name: str, wish: Wish, beginning: str = "a room") -> Room:
    """A new table with a luck that comes again."""
    luck = Luck(beginning)
    table = LiveTable(setup_of(wish, luck.seed()))
    store.add(name, table.setup, [])
    return Room(name, table, store, luck)


def game_of(room: Room) -> Game:
    """The game that is played in a room."""
    assert room.table.game is not None
    return room.table.game


def winner_in(room: Room) -> int | None:
    """Who has won the game of a room, which is over."""
    outcome = game_of(room).outcome
    assert outcome is not None
    return outcome.winner


def people(game: str, seats: int = 2, decks: Sequence[str] = (), **more: Any) -> Wish:
    """A table at which so many people sit, with these decks or the first ones that come with the game."""
    names = ("Ana", "Blas", "Cleo", "Dario")[:seats]
    given = [*decks, *[""] * seats]
    return Wish(game, tuple(Chair("here", name, deck=deck) for name, deck in zip(names, given)), pace=0.0, **more)


async def begun(room: Room, lang: Lang = "en") -> list[Ear]:
    """Everybody sits down and adds a salt; the ears of all seats."""
    ears = [await Ear.at(room, seat, lang) for seat in range(len(room.table.chairs))]
    for ear in ears:
        await ear.say(f"salt {canary_salt(ear.seat)}")
    return ears


def canary_salt(seat: int) -> str:
    """The salt that a seat adds; nobody else may ever read it."""
    return f"ca9a41{seat}5a17" * 2 + "00"


async def random_answer(ear: Ear, dice: random.Random) -> str:
    """One of the answers to the question that a seat is asked now."""
    assert ear.stream.session is not None
    ask = json.loads(ear.stream.session.receive("ask")[0].partition(" ")[2])
    return any_answer(ask, dice)


async def play(room: Room, ears: list[Ear], decisions: int, dice: random.Random) -> int:
    """Play at random; how many decisions were made before the game was over."""
    for made in range(decisions):
        game = room.table.game
        if game is None or game.outcome is not None:
            return made
        ear = ears[game.deciding[0]]
        await ear.say(f"do {await random_answer(ear, dice)}")
    return decisions
