"""The format of behaviour cases: one JSON object a line, with a position, the steps taken, and what was true then.

The file may be zipped. What is wrong with it is told with its line and place. Whatever a case leaves out, or gives as
nothing, has its usual value; a word that nobody knows makes the case one that can't be read, because it might say what
decides it.
"""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from mazo.errors import BadConfig
from mazo.texts.faults import explain

LARGEST: Final = 200_000_000
"""More bytes than any file of cases has, unzipped."""

RECORDED: Final = "2.0.1"
"""The edition of the rules under which cases were recorded that name none."""

PLAYERS: Final = ("p1", "p2")
_PLACE: Final = re.compile(r"p[12]\.[a-z]+\[\d+\]")
_PILES: Final = frozenset({"hand", "deck", "play", "inkwell", "discard", "cardsUnder"})


class BadCases(BadConfig):
    """A file of cases that can't be read; `line` is where, `id` the case that stands there and `edition` the one that
    it is meant for, if it says so much."""

    def __init__(self, line: int, english: str, spanish: str, id: str = "", edition: str = "") -> None:
        place_en, place_es = (f"line {line}: ", f"línea {line}: ") if line else ("", "")
        super().__init__(place_en + english, place_es + spanish)
        self.line = line
        self.id = id
        self.edition = edition


class Mock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"strength": "str", "willpower": "will"}):
    """A card that no set has printed."""

    type: Literal["character", "action", "item", "location"]
    cost: int = 0
    inkable: bool = False
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move: int | None = None
    cls: tuple[str, ...] = ()
    abilities: tuple[dict[str, Any], ...] = ()


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A card of the first layout, by its name and its place there, with its states; one of the two may be missing."""

    card: str = ""
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


CARD_WORDS: Final = frozenset(field.encode_name for field in msgspec.structs.fields(Given))
"""What may be said of a card, wherever it is named."""

Pile: TypeAlias = int | tuple[Given, ...]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """What a player has; a number stands for so many fillers."""

    hand: Pile = ()
    deck: Pile = 10
    play: Pile = ()
    inkwell: Pile = ()
    discard: Pile = ()
    lore: int | None = None
    ink_drops: int = 0
    """Counters in the inkwell [1.13.1.2]."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """What else the layout says."""

    starting_lore: dict[str, int] | int | None = None


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position at the beginning."""

    p1: Side | None = None
    p2: Side | None = None
    options: Options | None = None

    def side(self, seat: int) -> Side:
        """What the player has."""
        return (self.p1, self.p2)[seat] or Side()


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody does."""

    action: str
    by: str = "engine"
    args: tuple[Any, ...] = ()


class Asserted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact: what was asked, what came out, how it was compared, and with what."""

    m: str = "toBe"
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


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How everything stood in the end; what it says beyond the bag and the zones, facts say too where it matters."""

    lore: Any = None
    turn: Any = None
    active: Any = None
    winner: Any = None
    bag: int = 0
    pending: int = 0
    zones: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"asserted": "assert"}):
    """A step, whether it was accepted, and the facts after it."""

    do: Deed | None = None
    ok: bool | None = None
    err: Any = None
    asserted: tuple[Asserted, ...] = ()
    state: Closing | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One recorded case."""

    id: str
    given: Layout
    steps: tuple[Step, ...]
    path: tuple[str, ...] = ()
    facts: Any = None
    """How many there are: a figure of the file, which nothing here needs."""
    edition: str = RECORDED
    """The rules that it is meant for."""

    @property
    def set(self) -> str:
        """The set that the case is about, or the part of the rules."""
        return set_of(self.id)


def set_of(id: str) -> str:
    """The set that a case of this id is about, or the part of the rules."""
    return id.partition("/")[0]


def card_of(argument: Any) -> Given | None:
    """The card that an argument means, if it means one: by its name, its place, or both."""
    if isinstance(argument, str):
        return _spoken(argument)
    if not isinstance(argument, dict) or not {"card", "ref", "refs"}.intersection(argument):
        return None
    said = {name: argument[name] for name in ("card", "ref", "refs") if argument.get(name) is not None}
    try:
        return msgspec.convert(said, Given)
    except msgspec.ValidationError:
        return None


def _spoken(word: str) -> Given | None:
    """A card that is only a word: a place of the layout, or a name with a version."""
    if _PLACE.fullmatch(word):
        return Given(ref=word)
    return Given(card=word) if " - " in word else None


def read_cases(path: str | Path) -> Iterator[Case]:
    """The cases of a file, zipped or not, each of them as it should be."""
    return parse_cases(_content(path))


def all_cases(path: str | Path) -> Iterator[Case | BadCases]:
    """The cases of a file, zipped or not; for a line that is none, what is wrong with it."""
    return each_case(_content(path))


def _content(path: str | Path) -> bytes:
    try:
        return Path(path).expanduser().read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadCases(0, f"{path} can't be read: {why}.", f"No se puede leer {path}: {why}.") from None


def parse_cases(content: bytes) -> Iterator[Case]:
    """The cases of a file's content, each of them as it should be."""
    for case in each_case(content):
        if isinstance(case, BadCases):
            raise case
        yield case


def each_case(content: bytes) -> Iterator[Case | BadCases]:
    """The cases of a file's content; for a line that is none, what is wrong with it."""
    if content[:2] == b"\x1f\x8b":
        try:
            content = gzip.decompress(content)
        except (OSError, EOFError, zlib.error):
            raise BadCases(0, "The zipped file is damaged.", "El archivo comprimido está dañado.") from None
    if len(content) > LARGEST:
        raise BadCases(0, f"The file has more than {LARGEST} bytes.", f"El archivo tiene más de {LARGEST} bytes.")
    for number, line in enumerate(content.removeprefix(b"\xef\xbb\xbf").split(b"\n"), 1):
        if line.strip():
            yield _case(number, line)


def _case(number: int, line: bytes) -> Case | BadCases:
    id = edition = ""
    try:
        said = msgspec.json.decode(line)
        if isinstance(said, dict):
            told = (said.get("id"), said.get("edition", RECORDED))
            id, edition = (each if isinstance(each, str) else "" for each in told)
        return msgspec.convert(_filled(said), Case)
    except msgspec.ValidationError as error:
        fault = explain(error)
        place = f" ({fault.place})" if fault.place else ""
        return BadCases(number, f"{fault.en}{place}.", f"{fault.es}{place}.", id, edition)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return BadCases(number, "this is no JSON object.", "esto no es un objeto JSON.")


def _filled(case: Any) -> Any:
    """A case without the keys that are given as nothing: they have their usual values."""
    if not isinstance(case, dict):
        return case
    case = {name: value for name, value in case.items() if value is not None}
    if isinstance(case.get("given"), dict):
        case["given"] = _position(case["given"])
    if isinstance(case.get("path"), str):
        case["path"] = [case["path"]]
    if isinstance(case.get("steps"), list):
        case["steps"] = [_step(step) for step in case["steps"]]
    return case


def _position(given: Any) -> Any:
    """What is laid out; a card may be given by its name alone."""
    if isinstance(given, dict):
        return {name: _laid(name, value) for name, value in given.items() if value is not None}
    return [_position(one) for one in given] if isinstance(given, list) else given


def _laid(name: str, value: Any) -> Any:
    if name in _PILES and isinstance(value, list):
        return [{"card": one} if isinstance(one, str) else _position(one) for one in value]
    if name == "atLocation" and isinstance(value, str):
        return msgspec.to_builtins(card_of(value) or Given(card=value))
    return _position(value)


def _step(step: Any) -> Any:
    if not isinstance(step, dict):
        return step
    step = {name: value for name, value in step.items() if value is not None}
    if isinstance(step.get("assert"), list):
        step["assert"] = [_present(fact) for fact in step["assert"]]
    for name in ("do", "state"):
        if name in step:
            step[name] = _present(step[name])
    return step


def _present(said: Any) -> Any:
    return {name: value for name, value in said.items() if value is not None} if isinstance(said, dict) else said
