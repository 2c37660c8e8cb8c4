"""Inputs of nonsense for all that reads something from outside, without a network: each by its number, each timed.

Nothing but a typed error may come of any of them, and none may hold a processor for a second.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

import mazo
from mazo.errors import MazoError
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.notation.jsonlines import write_sealed
from mazo.notation.replaylines import Closing
from mazo.protocol.messages import REQUESTS
from mazo.protocol.session import Session
from mazo.record import replays, seriesfiles
from mazo.series import Series
from mazo.server.livetable import setup_of
from mazo.server.records import Wish
from mazo.texts.rulebook import LongSearch, UnknownRule
from tests.fuzzing.mutating import encoded, flipped, twisted
from tests.properties.grammar import NONSENSE, mutated

STALL: Final = 1.0
"""So many seconds of a processor are too many for one input."""
FRESH: Final = 500
"""After so many inputs the tables are laid anew."""
FORESEEN: Final = (MazoError, msgspec.MsgspecError, UnicodeError, LongSearch, UnknownRule)
"""What whoever reads an input answers in words."""

Sort = Callable[["Desk", random.Random], object]


@dataclass(frozen=True)
class Fault:
    """An input that failed or took too long: `python -m tests.fuzzing.run --seed S --only N` shows it again."""

    number: int
    sort: str
    what: str


@dataclass
class Report:
    """How many inputs there were, of which sorts, and what went wrong."""

    inputs: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    slowest_input: str = ""
    faults: list[Fault] = field(default_factory=list)


class Desk:
    """Games in progress, and files of each sort, that inputs are held against or made from."""

    def __init__(self, dice: random.Random) -> None:
        self.games = [_begun(name, dice) for name in NAMES]
        self.replays = [[json.loads(line) for line in game.replay().splitlines()] for game in self.games]
        self.positions = [position for game in self.games if (position := _position(game)) is not None]
        series = Series(NAMES[0], seed=dice.randrange(2**32))
        series.game.push("concede", by=0)
        self.series = seriesfiles.dump(series).encode()
        self.lists = {name: _deck_list(name, dice) for name in NAMES if kind_named(name).known_decks()}


def _begun(name: str, dice: random.Random) -> Game:
    game = mazo.new(name, seed=dice.randrange(2**32))
    for _ in range(dice.randrange(12)):
        if game.outcome is None:
            game.push(dice.choice(list(game.legal(game.deciding[0]))))
    return game


def _position(game: Game) -> dict[str, Any] | None:
    try:
        return game.position()
    except MazoError:  # something is under way
        return None


def _deck_list(name: str, dice: random.Random) -> bytes:
    kind = kind_named(name)
    names = Counter(kind.name_of(card) for card in kind.deck(dice.choice(list(kind.known_decks()))))
    return "\n".join(f"{count} {card}" for card, count in names.items()).encode()


def _words(game: Game, dice: random.Random) -> str:
    """Something near to an action, or far from any."""
    if dice.random() < 0.5 or not game.deciding:
        return dice.choice(NONSENSE)
    offered = [action.text for action, _ in zip(game.legal(game.deciding[0]), range(20))]
    return mutated(dice.choice(offered), offered, _Below(dice))  # type: ignore[arg-type]


class _Below:
    """Dice as the grammar takes them."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return self._dice.randrange(count)


# --- the sorts -------------------------------------------------------------------------------------------------------


def message(desk: Desk, dice: random.Random) -> object:
    """A line of the protocol, from a seat or a spectator; the table itself stays as it is."""
    game = dice.choice(desk.games).copy()
    word, text = dice.choice([*REQUESTS]), _words(game, dice)
    line = dice.choice((f"{word} {text}", f"do @{dice.randrange(3)} {text}", f"do {text}", text, f"{word}{text}"))
    seat = dice.randrange(-1, game.seats)
    if word == "hint":  # thinking is no reading: its budget has tests of its own
        line = f"why {text}"
    session = Session(game, seat, dice.choice(("en", "es")))
    return session.receive(line[:8192])


def notation(desk: Desk, dice: random.Random) -> object:
    """An action that somebody types."""
    game = dice.choice(desk.games)
    return game.why_not(_words(game, dice), by=dice.randrange(game.seats))


def picks(desk: Desk, dice: random.Random) -> object:
    """An action in numbers."""
    game = dice.choice(desk.games)
    seat = dice.randrange(game.seats)
    numbers = tuple(dice.choice((dice.randrange(2**62), dice.randrange(64) << 40, -1)) for _ in range(dice.randrange(4)))
    return game.why_not(mazo.Action(seat, "", numbers)) if numbers else None


def deck(desk: Desk, dice: random.Random) -> object:
    """A list of cards."""
    name = dice.choice(sorted(desk.lists))
    text = flipped(desk.lists[name], dice).decode(errors="replace")
    return kind_named(name).judge(text) if dice.random() < 0.5 else kind_named(name).deck(text)


def position(desk: Desk, dice: random.Random) -> object:
    """A position file."""
    data = dice.choice(desk.positions)
    for _ in range(dice.randint(1, 3)):
        data = twisted(data, dice)
    return mazo.from_position(data) if isinstance(data, dict) else None


def replay(desk: Desk, dice: random.Random) -> object:
    """A replay whose bytes are others, or whose values are and whose seal fits again."""
    lines = list(dice.choice(desk.replays))
    if dice.random() < 0.5:
        text = flipped(b"\n".join(map(encoded, lines)), dice)
    else:
        for _ in range(dice.randint(1, 3)):
            at = dice.choice((0, 0, dice.randrange(len(lines))))
            lines[at] = twisted(lines[at], dice)
        closing = msgspec.convert(lines[-1], Closing)
        text = write_sealed(list(map(encoded, lines[:-1])), msgspec.structs.replace(closing, checksum="")).encode()
    return replays.verify(replays.loads(text))


def series(desk: Desk, dice: random.Random) -> object:
    """A series file."""
    return seriesfiles.loads(flipped(desk.series, dice))


def wish(desk: Desk, dice: random.Random) -> object:
    """A table that somebody asks for."""
    chairs = [{"who": "person", "name": "Ana"}, {"who": "bot", "bot": "greedy", "deck": ""}]
    body: Any = {"game": dice.choice(NAMES), "chairs": chairs, "series": "best-of-3", "lang": "es", "pace": 1.0}
    for _ in range(dice.randint(1, 3)):
        body = twisted(body, dice)
    return setup_of(msgspec.json.decode(encoded(body), type=Wish), "a seed")


def search(desk: Desk, dice: random.Random) -> object:
    """Words that are looked for among the rules, at most as many as the server takes, and names of cards."""
    kind, text = kind_named(dice.choice(NAMES)), _words(desk.games[0], dice)[:200]
    if dice.random() < 0.5:
        return kind.book.search(text, dice.choice(("en", "es")))
    return kind.card(text)


SORTS: Final[dict[str, tuple[int, Sort]]] = {
    "message": (30, message), "notation": (25, notation), "picks": (15, picks), "deck": (4, deck),
    "position": (6, position), "replay": (8, replay), "series": (4, series), "wish": (4, wish), "search": (4, search),
}  # fmt: skip
"""What is tried, and how often in a hundred inputs."""
_DRAWN: Final = [name for name, (often, _) in SORTS.items() for _ in range(often)]


def warm_up() -> None:
    """Let whatever is read from disk once in a process be read: a server does that before anybody comes."""
    for name in NAMES:
        kind_named(name).book.search("a", "en")
        kind_named(name).book.search("a", "es")


def fuzz(numbers: Iterable[int], seed: int) -> Report:
    """Try the inputs of these numbers."""
    warm_up()
    report, desk, laid = Report(), Desk(random.Random(f"{seed}")), -1
    for number in numbers:
        if number // FRESH != laid:
            laid = number // FRESH
            desk = Desk(random.Random(f"{seed} {laid}"))
        dice = random.Random(f"{seed} {number}")
        sort = dice.choice(_DRAWN)
        begun = time.process_time()
        try:
            SORTS[sort][1](desk, dice)
        except FORESEEN:
            report.refused += 1
        except Exception as error:
            report.faults.append(Fault(number, sort, f"{type(error).__name__}: {error}"[:300]))
        took = time.process_time() - begun
        report.inputs[sort] += 1
        report.seconds += took
        if took > report.slowest:
            report.slowest, report.slowest_input = took, f"{sort} {number}"
        if took > STALL:
            report.faults.append(Fault(number, sort, f"{took:.2f} s"))
    return report
