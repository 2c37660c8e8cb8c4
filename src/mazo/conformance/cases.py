"""The format of behaviour cases: one JSON object a line, with a position, the steps taken, and what was true then.

The file may be zipped. What is wrong with it is told with its line and place.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from mazo.errors import BadConfig
from mazo.notation.faults import explain

LARGEST: Final = 200_000_000
"""More bytes than any file of cases has, unzipped."""

PLAYERS: Final = ("p1", "p2")


class BadCases(BadConfig):
    """A file of cases that can't be read; `line` is where."""

    def __init__(self, line: int, english: str, spanish: str) -> None:
        place_en, place_es = (f"line {line}: ", f"línea {line}: ") if line else ("", "")
        super().__init__(place_en + english, place_es + spanish)
        self.line = line


class Mock(msgspec.Struct, frozen=True, rename={"strength": "str", "willpower": "will"}):
    """A card that no set has printed."""

    type: Literal["character", "action", "item", "location"]
    cost: int
    inkable: bool = False
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move: int | None = None
    cls: tuple[str, ...] = ()
    abilities: tuple[dict[str, Any], ...] = ()


class Given(msgspec.Struct, frozen=True, rename="camel"):
    """A card of the first layout, by its name and its place there, with its states."""

    card: str
    ref: str | None = None
    refs: tuple[str, ...] = ()
    """The places of all copies that could be meant, where they can't be told apart."""
    mock: Mock | None = None
    exerted: bool = False
    is_drying: bool = False
    damage: int = 0
    at_location: Given | None = None
    cards_under: tuple[Given, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """Every place that the card may be from."""
        return (self.ref,) if self.ref is not None else self.refs


Pile: TypeAlias = int | tuple[Given, ...]


class Side(msgspec.Struct, frozen=True):
    """What a player has; a number stands for so many fillers."""

    hand: Pile = ()
    deck: Pile = 10
    play: Pile = ()
    inkwell: Pile = ()
    discard: Pile = ()
    lore: int = 0


class Options(msgspec.Struct, frozen=True, rename="camel"):
    """What else the layout says."""

    starting_lore: dict[str, int] | int | None = None


class Layout(msgspec.Struct, frozen=True):
    """The position at the beginning."""

    p1: Side | None = None
    p2: Side | None = None
    options: Options | None = None

    def side(self, seat: int) -> Side:
        """What the player has."""
        return (self.p1, self.p2)[seat] or Side()


class Deed(msgspec.Struct, frozen=True):
    """What somebody does."""

    by: str
    action: str
    args: tuple[Any, ...] = ()


class Asserted(msgspec.Struct, frozen=True):
    """A fact: what was asked, what came out, how it was compared, and with what."""

    m: str
    expected: Any = None
    q: str | None = None
    by: str = "engine"
    args: tuple[Any, ...] = ()
    field: tuple[str, ...] | str | None = None
    value: Any = None

    @property
    def fields(self) -> tuple[str, ...]:
        """The properties that had the value."""
        if self.field is None:
            return ()
        return (self.field,) if isinstance(self.field, str) else self.field


class Closing(msgspec.Struct, frozen=True):
    """How everything stood in the end."""

    bag: int = 0
    pending: int = 0
    zones: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True, rename={"asserted": "assert"}):
    """A step, whether it was accepted, and the facts after it."""

    do: Deed | None = None
    ok: bool | None = None
    err: Any = None
    asserted: tuple[Asserted, ...] = ()
    state: Closing | None = None


class Case(msgspec.Struct, frozen=True):
    """One recorded case."""

    id: str
    given: Layout
    steps: tuple[Step, ...]
    path: tuple[str, ...] = ()

    @property
    def set(self) -> str:
        """The set that the case is about, or the part of the rules."""
        return self.id.partition("/")[0]


def card_of(argument: Any) -> Given | None:
    """The card that an argument means, if it means one."""
    if isinstance(argument, dict) and "card" in argument:
        try:
            return msgspec.convert({"card": argument["card"], **argument}, Given)
        except msgspec.ValidationError:
            return None
    return None


def read_cases(path: str | Path) -> Iterator[Case]:
    """The cases of a file, zipped or not."""
    try:
        content = Path(path).expanduser().read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadCases(0, f"{path} can't be read: {why}.", f"No se puede leer {path}: {why}.") from None
    return parse_cases(content)


def parse_cases(content: bytes) -> Iterator[Case]:
    """The cases of a file's content."""
    if content[:2] == b"\x1f\x8b":
        try:
            content = gzip.decompress(content)
        except (OSError, EOFError, zlib.error):
            raise BadCases(0, "The zipped file is damaged.", "El archivo comprimido está dañado.") from None
    if len(content) > LARGEST:
        raise BadCases(0, f"The file has more than {LARGEST} bytes.", f"El archivo tiene más de {LARGEST} bytes.")
    decoder = msgspec.json.Decoder(Case)
    for number, line in enumerate(content.splitlines(), 1):
        if not line.strip():
            continue
        try:
            case = decoder.decode(line)
        except msgspec.ValidationError as error:
            fault = explain(error)
            place = f" ({fault.place})" if fault.place else ""
            raise BadCases(number, f"{fault.en}{place}.", f"{fault.es}{place}.") from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadCases(number, "this is no JSON object.", "esto no es un objeto JSON.") from None
        yield case
