"""`mazo cards import` and `coverage`: a card file made into data, and how much of its text is understood."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mazo.abilities.reading.coverage import Coverage
from mazo.cli.cardwords import say
from mazo.cli.checkout import workshop_of
from mazo.cli.faults import fault
from mazo.games.cards import CardsRead
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang


def import_file(kind: GameKind, file: str, out: Path | None, problems: bool, as_json: bool, lang: Lang) -> None:
    """Compile a card file, write the catalogue's data files, and say what came of it."""
    with _progress(lang) as watch:
        found = kind.read_cards(_content(file), watch)
    kind.keep_cards(found, out)
    _show_read(found, problems, as_json, lang)


def show_coverage(kind: GameKind, file: str | None, problems: bool, as_json: bool, lang: Lang) -> None:
    """How much of a card file is understood; without one, how much of what Mazo ships."""
    if file is None:
        _show(kind.coverage(), as_json, lang)
        return
    with _progress(lang) as watch:
        found = kind.read_cards(_content(file), watch)
    _show_read(found, problems, as_json, lang)


def show_left_out(kind: GameKind, file: str, sets: tuple[str, ...], problems: bool, as_json: bool, lang: Lang) -> None:
    """How much of each of these sets a grammar understands that was made for the other sets only."""
    workshop = workshop_of(kind.name, "leave_out")
    with _progress(lang) as watch:
        found = workshop.leave_out_of(_content(file), sets, watch)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    for one in found:
        _show_left(one, problems, lang)


def _show_left(one: Any, problems: bool, lang: Lang) -> None:
    values = {name: value for name, value in msgspec.structs.asdict(one).items() if isinstance(value, int | str)}
    print(say("say", "left_out", lang, **values))
    print("  " + say("say", "left_grammar", lang, **values))
    if one.words_removed:
        print("  " + say("say", "left_words", lang, words=", ".join(one.words_removed)))
    for problem in one.problems if problems else ():
        print("  " + say("say", "problem", lang, **msgspec.structs.asdict(problem)))


@contextmanager
def _progress(lang: Lang) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on standard error, if a person looks at it: a whole file takes a minute."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("say", "reading", lang), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _content(file: str) -> bytes:
    try:
        return Path(file).expanduser().read_bytes()
    except OSError as error:
        raise fault("fault.file", path=file, why=error.strerror or error) from None


def _show_read(found: CardsRead, problems: bool, as_json: bool, lang: Lang) -> None:
    _show(found.coverage, as_json, lang)
    if problems and not as_json:
        _show_problems(found, lang)


def _show(found: Coverage, as_json: bool, lang: Lang) -> None:
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    counts = {"unique": found.unique, "compiled": found.compiled, "by_hand": found.by_hand}
    print(say("say", "imported", lang, **counts, unsupported=found.unsupported))
    if found.names != found.unique:
        print(say("say", "names", lang, n=found.names))
    print(say("say", "returned", lang, n=found.round_trip))
    for name, one in found.by_set.items():
        known = one.compiled + one.by_hand
        print("  " + say("say", "set", lang, set=name, known=known, unique=one.unique))


def _show_problems(found: CardsRead, lang: Lang) -> None:
    """The sentences that aren't understood, and the cards that read otherwise than printed, with the reason."""
    for problem in found.problems:
        print("  " + say("say", "problem", lang, **msgspec.structs.asdict(problem)))
    for card, reason in found.differs:
        why = reason.text(lang) if reason is not None else say("say", "differs_unreviewed", lang)
        print("  " + say("say", "differs", lang, card=card, why=why))
