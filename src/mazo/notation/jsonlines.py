"""Files of JSON lines that notice when they were cut short or altered: the last line seals all the others."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from mazo.errors import BadReplay
from mazo.texts.faults import explain

VERSION: Final = 1
MAX_BYTES: Final = 64_000_000

_UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)


class Seal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line of a file; `checksum` covers the lines before it and the rest of this one."""

    checksum: str = ""


SomeSeal = TypeVar("SomeSeal", bound=Seal)
Record = TypeVar("Record")


def write_line(record: object) -> bytes:
    """One record as one compact line, without its end."""
    return msgspec.json.encode(record)


def write_sealed(lines: Sequence[bytes], seal: Seal) -> str:
    """The whole file: these lines and the seal, with its checksum filled in."""
    closed = msgspec.structs.replace(seal, checksum=_checksum(lines, seal))
    return b"".join(line + b"\n" for line in (*lines, write_line(closed))).decode()


def save_text(text: str, path: str | os.PathLike[str]) -> None:
    """Write a file whole or not at all: whoever reads it meanwhile finds the old one."""
    target = Path(path)
    beside = target.with_name(f".mazo-{secrets.token_hex(8)}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def load_bytes(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file, refused if it can't be read or is far larger than any game."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        name = os.fspath(path)
        raise BadReplay(f"{name} can't be read: {error}.", f"No se puede leer {name}: {error}.") from None
    if len(data) > MAX_BYTES:
        size = MAX_BYTES // 1_000_000
        raise BadReplay(f"the file is larger than {size} MB.", f"el archivo ocupa más de {size} MB.")
    return data


def split(data: bytes | str) -> list[bytes]:
    """The lines of a file; a carriage return before the end of a line is no part of it."""
    lines = (data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data).split(b"\n")
    lines = [line.removesuffix(b"\r") for line in lines]
    if lines[-1] == b"":
        lines.pop()
    if not lines:
        raise BadReplay("the file is empty.", "el archivo está vacío.", line=1)
    return lines


def read_line(line: bytes, number: int, kind: type[Record]) -> Record:
    """One line as a record of that kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        fault = explain(error)
        at = f"{fault.place}: " if fault.place else ""
        raise BadReplay(f"{at}{fault.en}.", f"{at}{fault.es}.", line=number) from None
    except _UNREADABLE:
        raise _not_json(number) from None


def read_head(line: bytes, number: int, kind: str) -> None:
    """Check that a first line announces a file of that kind, in the format that this program reads."""
    head: Any = read_line(line, number, object)
    if not isinstance(head, dict) or "mazo" not in head or not isinstance(head.get("kind"), str):
        raise BadReplay(f"this is not a Mazo {kind} file.", f"esto no es un archivo «{kind}» de Mazo.", line=number)
    if head["mazo"] != VERSION or isinstance(head["mazo"], bool):
        found = str(head["mazo"])[:20]
        raise BadReplay(
            f"the file has format version {found}; this program reads version {VERSION}.",
            f"el archivo tiene la versión de formato {found}; este programa lee la versión {VERSION}.",
            line=number,
        )
    if head["kind"] != kind:
        found = head["kind"][:20]
        raise BadReplay(
            f'the file is a "{found}", not a "{kind}".', f"el archivo es «{found}», no «{kind}».", line=number
        )


def read_seal(lines: Sequence[bytes], kind: type[SomeSeal], first: int = 1) -> SomeSeal:
    """The seal at the end of the lines, of which the first has that number; refused if there is none."""
    last = first + len(lines) - 1
    try:
        content = msgspec.json.decode(lines[-1])
    except _UNREADABLE:
        content = None
    if not isinstance(content, dict) or "checksum" not in content:
        raise BadReplay(
            "the file is cut short: its closing line is missing.",
            "el archivo está cortado: le falta la línea de cierre.",
            line=last,
        )
    return read_line(lines[-1], last, kind)


def check_seal(lines: Sequence[bytes], seal: Seal, first: int = 1) -> None:
    """Refuse lines that are not the ones that were sealed."""
    if seal.checksum != _checksum(lines[:-1], msgspec.structs.replace(seal, checksum="")):
        raise BadReplay(
            "the file was altered: its checksum does not fit its lines.",
            "el archivo fue alterado: su suma de comprobación no corresponde a sus líneas.",
            line=first + len(lines) - 1,
        )


def _checksum(lines: Sequence[bytes], seal: Seal) -> str:
    """SHA-256 of all lines, ends included, and of the closing line as it is with an empty checksum."""
    digest = hashlib.sha256()
    for line in (*lines, write_line(seal)):
        digest.update(line + b"\n")
    return digest.hexdigest()


def _not_json(number: int) -> BadReplay:
    return BadReplay("this line is not JSON.", "esta línea no es JSON.", line=number)
