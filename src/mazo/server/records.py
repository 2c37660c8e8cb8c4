"""What is asked of the server, what it keeps, and what it tells about a table besides the game itself."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mazo.kernel.codes import NOBODY

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
HERE: Final = "here"
"""Another person at the device of whoever makes the table: the two share its screen."""
PEOPLE: Final = (PERSON, HERE)

WAITING: Final = "waiting"
"""Some seats are still open."""
SALTING: Final = "salting"
"""Everybody sits; the players' browsers add their salts."""
PLAYING: Final = "playing"
OVER: Final = "over"

Sitter = Literal["person", "bot", "open", "here"]
State = Literal["waiting", "salting", "playing", "over"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat when a table is made: who is to sit there, and with which deck (a sample's name or a list).

    The first `person` is whoever makes the table; a further one takes the seat by the link, as an `open` one is taken.
    """

    who: Sitter = PERSON
    name: str = ""
    bot: str = ""
    deck: str = ""


class Wish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A new table, as somebody asks for it."""

    game: str
    chairs: tuple[Chair, ...]
    edition: str = ""
    format: str = ""
    """What the decks are built for, where the game knows formats."""
    series: str = ""
    """best-of-3 and so on; empty for one game."""
    lang: Literal["en", "es"] = "en"
    pace: float = 0.6
    """How many seconds a bot takes at least."""
    options: dict[str, int] = {}
    """Settings of the game that are not the usual ones."""


class Join(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody takes an open seat."""

    name: str = ""
    deck: str = ""
    seat: int = NOBODY
    """The first open one if none is named."""


class GoOn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A replay is to be continued as a new game after so many actions; one sitter a seat."""

    at: int
    chairs: tuple[Chair, ...]
    lang: Literal["en", "es"] = "en"
    pace: float = 0.6


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table is made from, as it is kept; the seed is told to nobody before the end."""

    game: str
    seed: str
    chairs: tuple[Chair, ...]
    edition: str = ""
    format: str = ""
    series: str = ""
    lang: Literal["en", "es"] = "en"
    pace: float = 0.6
    options: dict[str, int] = {}
    replay: str = ""
    """A game that is continued, as a replay file holds it."""
    at: int = 0
    """After so many of its actions."""
    promises: bool = False
    """Whether the commitment of the first game is shown before its salts; in series of earlier versions it was not."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's journal: all of them, in their order, are the table."""

    kind: Literal["join", "salt", "do", "undo", "promise", "next", "leave", "again"]
    """promise: the commitment of the next game of a series is shown, and its salts are asked for."""
    seat: int = NOBODY
    text: str = ""
    """join: the name; do: the action; again: the table of the rematch."""
    deck: str = ""
    salt: str = ""
    picks: tuple[int, ...] = ()
    """do: the same as numbers, which a table of the same version reads faster."""
    number: int = 0
    """undo: how many actions remain."""


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: int
    who: Sitter
    name: str
    here: bool = False
    """Whether somebody is connected, or a bot sits there."""
    salted: bool = False
    shared: bool = False
    """Whether this person shares a screen with whoever made the table."""
    bot: str = ""
    """Which bot sits there, whatever it is called."""


class Plea(msgspec.Struct, frozen=True):
    """A player asks the others to let them take back what can't be taken back freely."""

    seat: int
    actions: int
    waiting: tuple[int, ...]
    """Who has not answered yet."""


class Room(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at a table may know about it, besides the game."""

    table: str
    state: State
    game: str
    title: str
    edition: str
    seats: tuple[Seated, ...]
    commit: str
    """The hash of the seed of the game that is played or to begin; empty where the seed is no secret."""
    format: str = ""
    series: str = ""
    wins: tuple[int, ...] = ()
    number: int = 1
    plea: Plea | None = None
    denied: int | None = None
    """Whose plea was refused, until something is done."""
    next: bool = False
    """The game is over and another one of the series can begin."""
    winner: int | None = None
    """Who has won the series or the game, when it is over."""
    seed: str = ""
    """What the commitment was made to, when the game is over."""
    watching: int = 0
    known: bool = False
    """The game goes on from a file: whoever has that knows the seed, and so the order of the cards."""
    again: str = ""
    """The table of the rematch, where the same keys open the same seats."""


class Said(msgspec.Struct, frozen=True):
    """A word from one player to all."""

    seat: int
    name: str
    text: str


def encode(word: str, message: object) -> str:
    """A message of the server as a line, like those of the text protocol."""
    return f"{word} {msgspec.json.encode(message).decode()}"
