"""What is asked of the server, what it keeps, and what it tells about a table besides the game itself."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mazo.kernel.codes import NOBODY
from mazo.series.picklog import Flow, Picked

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


class Timing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time everybody has to think: for the whole game, or anew in each turn."""

    kind: Literal["game", "turn"]
    seconds: int
    increment: int = 0
    """game: so many seconds more whenever one's own turn has ended."""
    late: Literal["bot", "loses"] = "loses"
    """turn: a bot acts until the turn ends, or the game is lost; of a game it is always lost."""


Absent = Literal["wait", "bot", "claim"]
"""What comes of being away for long: nothing; a bot acts; the others may claim the win or a draw."""


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
    structure: str = ""
    """How the rounds of a pod are played."""
    cube: str = ""
    """A list to draft from instead of packs."""
    clock: bool = False
    """Whether the times of a draft are kept: what is not chosen in time is chosen by a bot."""
    timing: Timing | None = None
    """How much time everybody has; None: as much as they like. In a pod it is that of its matches."""
    absent: Absent = "wait"
    open: bool = False
    """Whether the table is listed in the lobby; else one joins by its link alone."""
    watch: bool = True
    """Whether others may watch, without seeing any hand."""


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
    structure: str = ""
    cube: str = ""
    clock: bool = False
    stands_in: bool = False
    """Whether a bot plays for whoever is away for long, until they come back."""
    timing: Timing | None = None
    absent: Absent = "wait"
    """What comes of being away, at a table that is no pod's."""
    open: bool = False
    watch: bool = True
    pod: str = ""
    """The table of the pod that a match belongs to."""
    decisive: bool = False
    """Whether somebody has to win, as in a round of an elimination: nobody agrees to a draw."""
    replay: str = ""
    """A game that is continued, as a replay file holds it."""
    at: int = 0
    """After so many of its actions."""
    promises: bool = False
    """Whether the commitment of the first game is shown before its salts; in series of earlier versions it was not."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's journal: all of them, in their order, are the table."""

    kind: Literal[
        "join", "salt", "do", "undo", "promise", "next", "leave", "again", "build", "result", "match", "late", "law",
        "offer", "open", "watched",
    ]  # fmt: skip
    """law: what the table decides (`games/laws.py`); offer: a player offers a draw; open: agrees to lay hands open;
    watched: a player lets others watch, or no longer;
    promise: the commitment of the next game of a series is shown, and its salts are asked for; build: a player of a
    pod hands a deck in; match: a table is there for two of them; result: their match is over; late: time was
    over, and a bot has chosen."""
    seat: int = NOBODY
    text: str = ""
    """join: the name; do: the action; law: which one; again, match: the table of the rematch or of the match."""
    deck: str = ""
    """join: a sample's name or a list; build: the names of the cards, a line each."""
    salt: str = ""
    picks: tuple[int, ...] = ()
    """do: the same as numbers, which a table of the same version reads faster; late: round and pick."""
    number: int = 0
    """undo: how many actions remain; match, result: which table of the round; watched: 1 if others may watch."""
    wins: tuple[int, ...] = ()
    """result: the games that each has won, and those that nobody has."""
    clocks: tuple[int, ...] = ()
    """At a table with clocks: milliseconds left to each seat when this had happened."""
    stands: str = ""
    """How the table stood when this had happened, in a few signs (`readingback.standing`)."""


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


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match of a pod as everybody may see it."""

    first: int
    second: int
    """-1: no opponent in this round."""
    wins: tuple[int, ...] = ()
    """Games won by each, and those that nobody has won; empty as long as they play."""
    table: str = ""
    """Where they play, if one of them is a person: the keys of the pod open its seats."""


class Place(msgspec.Struct, frozen=True):
    """Where a player of a pod stands."""

    seat: int
    points: int
    won: int
    lost: int
    drawn: int
    opponents: float
    games: float


class PodState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pod as everybody at it may know it."""

    stage: Literal["draft", "building", "rounds", "over"]
    least: int
    """How many cards a deck has at least."""
    built: tuple[int, ...] = ()
    """Who has handed a deck in."""
    rounds: tuple[tuple[Pairing, ...], ...] = ()
    standings: tuple[Place, ...] = ()
    champion: int = NOBODY
    minutes: int = 0
    """How long one may build at a table with a clock."""


class Thinking(msgspec.Struct, frozen=True):
    """Somebody who chooses against the clock, and how many seconds they have left."""

    seat: int
    left: float


class Clocked(msgspec.Struct, frozen=True):
    """The clock of a seat: how many seconds are left, and whether it runs."""

    seat: int
    left: float
    runs: bool


class Away(msgspec.Struct, frozen=True):
    """Somebody who is away, and in how many seconds a bot acts for them or the others may claim."""

    seat: int
    left: float


class Late(msgspec.Struct, frozen=True):
    """A pick that was not made in time, so that a bot made it."""

    seat: int
    round: int
    pick: int


class Seen(msgspec.Struct, frozen=True):
    """What a seat remembers of a draft."""

    picks: tuple[Picked, ...]
    flows: tuple[Flow, ...]
    """What its neighbours let through late."""
    gone: tuple[str, ...]
    """What others have taken of the pack before it since it saw that pack last; empty if it is a new one."""
    again: bool = False
    """Whether it has seen that pack before."""


class Bench(msgspec.Struct, frozen=True):
    """What a player of a pod builds from: all cards, the deck so far, and what is wrong with it."""

    pool: tuple[str, ...]
    deck: tuple[str, ...]
    given: tuple[str, ...]
    """What may be added freely."""
    problems: tuple[str, ...] = ()


class Plea(msgspec.Struct, frozen=True):
    """A player asks the others to let them take back what can't be taken back freely."""

    seat: int
    actions: int
    waiting: tuple[int, ...]
    """Who has not answered yet."""


class DrawOffer(msgspec.Struct, frozen=True):
    """A player offers the others a draw."""

    seat: int
    waiting: tuple[int, ...]
    """Who has not agreed yet."""


class Hands(msgspec.Struct, frozen=True):
    """What everybody held when the game ended, by seat."""

    held: tuple[tuple[str, ...], ...]


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
    watchers: tuple[str, ...] = ()
    """Those who watch and have said their names."""
    known: bool = False
    """The game goes on from a file: whoever has that knows the seed, and so the order of the cards."""
    again: str = ""
    """The table of the rematch, where the same keys open the same seats."""
    pod: PodState | None = None
    """Where the pod stands that drafts here."""
    match_of: str = ""
    """The table of the pod that this match belongs to."""
    thinking: tuple[Thinking, ...] = ()
    """Who chooses against the clock."""
    late: tuple[Late, ...] = ()
    """What was not chosen in time."""
    timing: Timing | None = None
    """How much time everybody has, at a table with clocks or in the matches of a pod."""
    clocks: tuple[Clocked, ...] = ()
    absent: Absent = "wait"
    """What comes of being away."""
    away: tuple[Away, ...] = ()
    drawn: bool = False
    """Whether this game's rules have draws by agreement, and this table too."""
    offer: DrawOffer | None = None
    """The draw that is offered."""
    opened: tuple[int, ...] = ()
    """Who has agreed to lay the hands open after the game."""
    hands: Hands | None = None
    """The hands, when all have agreed."""
    watch: bool = True
    """Whether others may watch: the table was made so, and nobody who plays is against it."""
    unwatched: tuple[int, ...] = ()
    """Who does not want to be watched."""
    open: bool = False
    """Whether the table is listed in the lobby."""


class Said(msgspec.Struct, frozen=True):
    """A word from one player to all."""

    seat: int
    name: str
    text: str


def encode(word: str, message: object) -> str:
    """A message of the server as a line, like those of the text protocol."""
    return f"{word} {msgspec.json.encode(message).decode()}"
