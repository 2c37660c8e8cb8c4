"""Series files: a header, the replays of the games one after the other, and a closing line that seals them all."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from mazo._version import __version__
from mazo.errors import BadReplay, MazoError
from mazo.notation.jsonlines import (
    VERSION,
    Seal,
    check_seal,
    load_bytes,
    read_head,
    read_line,
    read_seal,
    save_text,
    split,
    write_line,
    write_sealed,
)
from mazo.notation.transcript import deck_counts, dump_lines
from mazo.record.replays import (
    Deck,
    Header,
    Replay,
    cards_of,
    compare_with,
    read_replay,
)
from mazo.series.series import Leave, Series, SeriesOutcome

KIND: Final = "series"


class SeriesHeader(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a series was made from."""

    mazo: int
    kind: str
    game: str
    edition: str
    format: str
    engine: str
    seed: str
    decks: tuple[Deck, ...]
    names: tuple[str, ...] = ()
    defined: tuple[dict[str, Any], ...] = ()
    salts: tuple[str, ...] | None = None
    """Only in files of earlier versions, where every game had the same ones; now each game's replay has its own."""


class SeriesClosing(Seal, frozen=True, forbid_unknown_fields=True):
    """How the series stands at the end of the file."""

    games: int
    scores: tuple[int, ...]
    left: tuple[Leave, ...]
    outcome: SeriesOutcome | None


class SeriesRecord(msgspec.Struct, frozen=True):
    """A series file that has been read and is whole, for whoever wants to watch it."""

    header: SeriesHeader
    replays: tuple[Replay, ...]
    closing: SeriesClosing


def dump(series: Series) -> str:
    """The file of a series, finished or not."""
    origin = series.games[0].origin
    header = SeriesHeader(
        mazo=VERSION,
        kind=KIND,
        game=series.kind.name,
        edition=series.edition,
        format=series.format.name,
        engine=__version__,
        seed=series.seed,
        decks=tuple(deck_counts(deck) for deck in origin["decks"]),
        names=series.given_names,
        defined=tuple(origin["defined"]),
    )
    lines: list[bytes] = []
    for game in series.games:
        own, closing = dump_lines(game)
        lines += split(write_sealed(own, closing))
    closed = SeriesClosing(len(series.games), series.scores, tuple(series.left), series.outcome)
    return write_sealed([write_line(header), *lines], closed)


def save(series: Series, path: str | os.PathLike[str]) -> None:
    """Write a series to a file, whole or not at all."""
    save_text(dump(series), path)


def load(path: str | os.PathLike[str]) -> SeriesRecord:
    """The series in a file; BadReplay with the line and the fault if it is not one, or not whole, or altered."""
    return loads(load_bytes(path))


def loads(data: bytes | str) -> SeriesRecord:
    """The series in a text."""
    lines = split(data)
    read_head(lines[0], 1, KIND)
    header = read_line(lines[0], 1, SeriesHeader)
    closing = read_seal(lines, SeriesClosing)
    replays = tuple(read_replay(block, first) for first, block in _blocks(lines[1:-1]))
    check_seal(lines, closing)
    if closing.games != len(replays) or not replays:
        raise BadReplay(
            f"the file should have {closing.games} games and has {len(replays)}.",
            f"el archivo debería tener {closing.games} partidas y tiene {len(replays)}.",
            line=len(lines),
        )
    return SeriesRecord(header, replays, closing)


def resume(path: str | os.PathLike[str]) -> Series:
    """The saved series, ready to go on; BadReplay if it is not exactly what was saved."""
    return replayed(load(path))


def replayed(record: SeriesRecord) -> Series:
    """The series played again from its file, with every game, event and hash compared."""
    header, first = record.header, record.replays[0].header
    try:
        series = Series(
            header.game,
            decks=cards_of(header.game, header.decks, header.defined),
            format=header.format,
            seed=header.seed,
            edition=header.edition,
            names=header.names,
            salts=_salts(first),
            promise=first.promise,
        )
    except MazoError as error:
        raise BadReplay(error.text("en"), error.text("es"), line=1) from None
    end = record.replays[-1].line_of(len(record.replays[-1].lines)) + 1
    for number, replay in enumerate(record.replays, start=1):
        if number > 1:
            _go_on(series, replay)
        compare_with(series.game, replay)
        series.left += [leave for leave in record.closing.left if leave.game == number]
    seats = [leave.seat for leave in series.left]
    if tuple(series.left) != record.closing.left or len(set(seats) & set(range(series.seats))) < len(seats):
        raise BadReplay("nobody can have left so.", "nadie puede haberse ido así.", line=end)
    if series.scores != record.closing.scores or series.outcome != record.closing.outcome:
        raise BadReplay(
            f"the series stands at {series.scores} now, and at {record.closing.scores} in the file.",
            f"la serie está ahora {series.scores}; en el archivo, {record.closing.scores}.",
            line=end,
        )
    return series


def _go_on(series: Series, replay: Replay) -> None:
    try:
        series.begin_next(_salts(replay.header), replay.header.promise)
    except MazoError as error:
        raise BadReplay(error.text("en"), error.text("es"), line=replay.first) from None


def _salts(header: Header) -> tuple[str, ...] | None:
    """What the players have added to a game; None where nobody was shown a commitment."""
    return header.salts if header.commit else None


def _blocks(lines: Sequence[bytes]) -> Iterator[tuple[int, list[bytes]]]:
    """The lines of each game with the number of the first one; a game begins with a header."""
    start = 0
    for at in range(1, len(lines) + 1):
        if at == len(lines) or lines[at].startswith(b'{"mazo":'):
            yield start + 2, list(lines[start:at])
            start = at
