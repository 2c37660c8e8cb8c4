"""A game written down as a replay file: what it was made from, every action with what it brought about, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, Protocol

import msgspec

from mazo._version import __version__
from mazo.errors import BadReplay
from mazo.games.kind import GameKind
from mazo.kernel.hashing import fold
from mazo.kernel.log import WIDTH
from mazo.kernel.rules import Rules
from mazo.notation.actions import Action
from mazo.notation.digests import card_digest, rules_digest
from mazo.notation.jsonlines import VERSION, write_line, write_sealed
from mazo.notation.replaylines import Closing, Deck, Header, Line, Told
from mazo.texts.lang import Wording
from mazo.views import Event, Outcome

KIND: Final = "replay"
HASH_EVERY: Final = 8


class Step(Protocol):
    """An action that was taken: the table before it, and how long the log was then."""

    action: Action
    log_size: int

    @property
    def table(self) -> Rules:
        """The table before the action."""


class Recorded(Protocol):
    """What a game must tell of itself to be written down."""

    kind: GameKind
    table: Rules
    origin: dict[str, Any]
    given_names: tuple[str, ...]

    @property
    def edition(self) -> str:
        """The edition that it is played by."""

    @property
    def history(self) -> Sequence[Step]:
        """Every action since it began."""

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""


def dump(game: Recorded, every: int = HASH_EVERY) -> str:
    """The replay of a game, with the hash of its state after every so many actions."""
    return write_sealed(*dump_lines(game, every))


def dump_lines(game: Recorded, every: int = HASH_EVERY) -> tuple[list[bytes], Closing]:
    """The lines of a game's replay and what closes them."""
    if "seed" not in game.origin and "position" not in game.origin:
        raise BadReplay(
            "an imagined game, or one of unknown origin, has no replay.",
            "una partida imaginada o de origen desconocido no tiene repetición.",
        )
    header = header_of(game)
    try:
        lines = [write_line(header), *(write_line(line) for line in _lines(game, every))]
    except (TypeError, UnicodeError, OverflowError, ValueError) as error:
        raise BadReplay(f"the game can't be written: {error}.", f"no se puede escribir la partida: {error}.") from None
    return lines, Closing(actions=len(game.history), outcome=game.outcome, hash=hash_of(game.table))


def header_of(game: Recorded) -> Header:
    """What the game was made from, and with what it is played."""
    origin, kind = game.origin, game.kind
    facts = kind.facts(game.table)
    header = Header(
        mazo=VERSION,
        kind=KIND,
        game=kind.name,
        edition=game.edition,
        engine=__version__,
        rules=rules_digest(kind.name),
        cards={name: card_digest(facts[name]) for name in sorted(facts)},
        names=game.given_names,
    )
    if "position" in origin:
        return msgspec.structs.replace(header, position=origin["position"])
    return msgspec.structs.replace(
        header,
        seed=origin["seed"],
        decks=tuple(deck_counts(deck) for deck in origin["decks"]),
        options=origin["options"],
        defined=tuple(origin["defined"]),
        salts=origin["salts"],
        commit=origin["commit"],
        promise=origin["promise"],
    )


def deck_counts(names: Sequence[str]) -> Deck:
    """A deck as counts and names, in its order.

    >>> deck_counts(["A", "A", "B"])
    ((2, 'A'), (1, 'B'))
    """
    return tuple((len(list(run)), name) for name, run in groupby(names))


def _lines(game: Recorded, every: int) -> Iterator[Line]:
    told = _told(game)
    begun = game.history[0].log_size if game.history else len(game.table.log)
    yield Line(n=0, events=tuple(told[: begun // WIDTH]), hash=hash_of(_table_after(game, 0)))
    for n, past in enumerate(game.history, start=1):
        end = game.history[n].log_size if n < len(game.history) else len(game.table.log)
        yield Line(
            n=n,
            by=past.action.seat,
            do=past.action.text,
            salt=past.action.salt,
            events=tuple(told[past.log_size // WIDTH : end // WIDTH]),
            hash=hash_of(_table_after(game, n)) if n % every == 0 else "",
        )


def _told(game: Recorded) -> list[Told]:
    return [with_number(game, event) for event in game.events]


def with_number(game: Recorded, event: Event) -> Told:
    """An event with the number of its rule in the game's edition, without words that another version may choose."""
    book = game.kind.book
    number = book.by_code(event.rule).number(game.edition) if event.rule in book else ""
    told = msgspec.structs.asdict(event) | {"clause": Wording()}
    return Told(**told, number=number)


def _table_after(game: Recorded, n: int) -> Rules:
    return game.history[n].table if n < len(game.history) else game.table


def hash_of(table: Rules) -> str:
    """The hash of a table as files hold it."""
    return f"{fold(table.ints()):016x}"
