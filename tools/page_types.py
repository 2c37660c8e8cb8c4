"""Write the TypeScript types of the page from the records that the server sends and reads: python tools/page_types.py

A field that may be missing from a message has a question mark; what stands below a record or a field as its docstring
becomes its comment. `tests/tools/test_page_types.py` compares the files with the records.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec import inspect as shapes

from mazo.protocol.messages import WORDS
from mazo.server import (
    api,
    cardpages,
    casebook,
    deckbox,
    desk,
    editions,
    experiments,
    explaining,
    lessons,
    library,
    lobby,
    lookingback,
    puzzles,
    quizzes,
    reporting,
    seeking,
)
from mazo.server.complaints import Complaint
from mazo.server.hall import Key, Made
from mazo.server.records import Bench, Join, Room, Said, Seen, Wish
from mazo.server.story import Story
from mazo.server.watching import Step
from mazo.texts.lang import Lang
from mazo.views import CardFace

LIB: Final = Path(__file__).parent.parent / "web" / "src" / "lib"

Record: TypeAlias = type[msgspec.Struct]

SERVER_WORDS: Final[Mapping[str, Record]] = {"room": Room, "said": Said, "bench": Bench, "seen": Seen}
"""What the server says on the socket besides the text protocol."""
API: Final[tuple[Record, ...]] = (
    CardFace, api.About, Wish, Join, Key, Made, api.DeckFacts, deckbox.ShippedDeck, deckbox.Judgement, Step, Story,
    lessons.School, lessons.AskWalk, lessons.Walked, puzzles.PuzzleShelf, puzzles.Attempted, editions.CaseShelf,
    editions.Compared, quizzes.Quiz, quizzes.QuizAnswer, library.WholeBook, library.Changes, desk.AskDesk,
    desk.DeskTable, desk.DeskParting, casebook.DeskFacts, casebook.FoundCard, casebook.DeskCase, Complaint,
    deckbox.Advice, cardpages.GalleryFacts, cardpages.CardShown, seeking.AskCards, seeking.FoundCards,
    lookingback.Decided, explaining.Explained, experiments.AskLab, experiments.LabFacts, experiments.LabBit,
    lobby.Waits, reporting.Blame,
)  # fmt: skip
"""What the page asks the server for besides the game."""
RENAMED: Final[Mapping[str, str]] = {"Event": "GameEvent", "Error": "Failure", "CardFace": "Face"}
"""Records that are called otherwise on the page, mostly because browsers have a class of that name."""

_PLAIN: Final[Mapping[type[shapes.Type], str]] = {
    shapes.IntType: "number", shapes.FloatType: "number", shapes.StrType: "string", shapes.BoolType: "boolean",
    shapes.NoneType: "null", shapes.AnyType: "unknown", shapes.DateType: "string",
}  # fmt: skip
_WIDTH: Final = 116


def protocol_file() -> str:
    """The messages of a table, as the page reads them."""
    words = {**SERVER_WORDS, **WORDS}
    lines = [
        "// The records of the text protocol (docs/protocol.md) and of a table. Written by tools/page_types.py.",
        "",
        f"export type Lang = {_union(map(repr, get_args(Lang)))};",
        "",
        *_interfaces(words.values(), set()),
        "/** What follows each word; `reset` says that all is told anew. */",
        "export interface Messages {",
        "  reset: Record<string, never>;",
        *(f"  {word}: {_name(record)};" for word, record in words.items()),
        "}",
        "",
        "export type Message = { [Word in keyof Messages]: { word: Word; body: Messages[Word] } }[keyof Messages];",
        "",
        "export const WORDS: ReadonlySet<string> = new Set<keyof Messages>([",
        *textwrap.wrap(", ".join(f"'{word}'" for word in ("reset", *words)) + ",", _WIDTH, initial_indent="  ",
                       subsequent_indent="  "),
        "]);",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def api_file() -> str:
    """What the server answers besides the game, and what it is asked."""
    known = set(_all_of([*SERVER_WORDS.values(), *WORDS.values()]))
    interfaces = list(_interfaces(API, known))
    borrowed = sorted({_name(record) for record in known if any(_mentions(line, record) for line in interfaces)})
    lines = [
        "// The records of the server's addresses (docs/server.md). Written by tools/page_types.py.",
        "",
        f"import type {{ {', '.join(borrowed)} }} from './protocol';",
        "",
        *interfaces,
    ]
    return "\n".join(lines).rstrip() + "\n"


FILES: Final = {"protocol.ts": protocol_file, "records.ts": api_file}


def _interfaces(records: Iterable[Record], known: set[Record]) -> Iterator[str]:
    """Each record with those that it holds before it, but for those that are known already."""
    for record in _all_of(records):
        if record not in known:
            yield from _interface(record)
            yield ""


def _interface(record: Record) -> Iterator[str]:
    yield from _comment(inspect.getdoc(record) or "", "")
    yield f"export interface {_name(record)} {{"
    info = shapes.type_info(record)
    assert isinstance(info, shapes.StructType)
    about = _docs_of(record)
    for field in info.fields:
        yield from _comment(about.get(field.name, ""), "  ")
        missing = not field.required and (record.__struct_config__.omit_defaults or _is_asked(record))
        mark = "?" if missing else ""
        yield f"  {field.encode_name}{mark}: {_type(field.type, nullable=not (missing and field.default is None))};"
    yield "}"


def _is_asked(record: Record) -> bool:
    """Whether the page sends it: what has a default may be left out then."""
    return record.__struct_config__.forbid_unknown_fields


def _comment(text: str, indent: str) -> Iterator[str]:
    if not text:
        return
    lines = text.splitlines()
    if len(lines) == 1 and len(text) <= _WIDTH:
        yield f"{indent}/** {text} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}".rstrip() for line in lines)
    yield f"{indent} */"


def _docs_of(record: Record) -> dict[str, str]:
    """What stands below each field."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(record))).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(body.body, body.body[1:]):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            assert isinstance(below.value, ast.Constant)
            found[field.target.id] = str(below.value.value)
    return found


def _all_of(records: Iterable[Record]) -> list[Record]:
    """The records and all that they hold, each once, what is held first."""
    found: list[Record] = []
    for record in records:
        info = shapes.type_info(record)
        assert isinstance(info, shapes.StructType)
        held = [one for field in info.fields for one in _held(field.type)]
        found += [one for one in [*_all_of(held), record] if one not in found]
    return found


def _held(info: shapes.Type) -> list[Record]:
    """The records in a type."""
    if isinstance(info, shapes.StructType):
        return [info.cls]
    return [record for part in _inside(info) for record in _held(part)]


def _inside(info: shapes.Type) -> tuple[shapes.Type, ...]:
    if isinstance(info, shapes.UnionType):
        return info.types
    if isinstance(info, shapes.TupleType):
        return info.item_types
    if isinstance(info, shapes.DictType):
        return (info.value_type,)
    return (info.item_type,) if isinstance(info, shapes.CollectionType) else ()


def _type(info: shapes.Type, *, nullable: bool = True) -> str:
    if isinstance(info, shapes.StructType):
        return _name(info.cls)
    if isinstance(info, shapes.LiteralType):
        return _union(f"'{value}'" for value in sorted(map(str, info.values)))
    if isinstance(info, shapes.UnionType):
        return _union(_type(one) for one in info.types if nullable or not isinstance(one, shapes.NoneType))
    if isinstance(info, shapes.TupleType):
        return f"[{', '.join(_type(one) for one in info.item_types)}]"
    if isinstance(info, shapes.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    if isinstance(info, shapes.CollectionType):
        item = _type(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    return _PLAIN[type(info)]


def _union(types: Iterable[str]) -> str:
    return " | ".join(types)


def _name(record: type[Any]) -> str:
    return RENAMED.get(record.__name__, record.__name__)


def _mentions(line: str, record: Record) -> bool:
    words = line.replace("[", " ").replace("]", " ").replace(";", " ").split()
    return line.startswith("  ") and not line.lstrip().startswith(("*", "/")) and _name(record) in words


if __name__ == "__main__":
    for name, write in FILES.items():
        (LIB / name).write_text(write(), encoding="utf-8")
