"""`mazo cards import` and `coverage`: a card file of Lorcana made into data, and how much of its text is understood."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mazo.cli.cardwords import say
from mazo.cli.checkout import open_workshop
from mazo.cli.faults import fault
from mazo.texts.lang import Lang

if TYPE_CHECKING:
    from mazo.games.lorcana.cards.importer import Printing
    from mazo.games.lorcana.compiler.library import Coverage, Library
    from workshop.lorcana.leave_out import LeftOut

# The compiler is imported on first use: no other command needs its parser.


def import_file(file: str, out: Path | None, problems: bool, as_json: bool, lang: Lang) -> None:
    """Compile a card file, write the catalogue's data files, and say what came of it."""
    from mazo.games.lorcana.cards.importer import DATA_FOLDER, write_data
    from mazo.games.lorcana.compiler.library import compiled_library, coverage, files_of

    printings = _printings(file)
    with _progress(lang) as watch:
        library = compiled_library(printings, watch)
    write_data(files_of(library, printings), DATA_FOLDER if out is None else out)
    _show(coverage(library.cards, library.status), as_json, lang)
    if problems and not as_json:
        _show_problems(library, lang)


def show_coverage(file: str | None, problems: bool, as_json: bool, lang: Lang) -> None:
    """How much of a card file is understood; without one, how much of what Mazo ships."""
    from mazo.games.lorcana.cards.catalogue import standard
    from mazo.games.lorcana.cards.status import shipped
    from mazo.games.lorcana.compiler.library import compiled_library, coverage

    if file is None:
        _show(coverage(standard(), shipped()), as_json, lang)
        return
    with _progress(lang) as watch:
        library = compiled_library(_printings(file), watch)
    _show(coverage(library.cards, library.status), as_json, lang)
    if problems and not as_json:
        _show_problems(library, lang)


def show_left_out(file: str, sets: tuple[str, ...], problems: bool, as_json: bool, lang: Lang) -> None:
    """How much of each of these sets a grammar understands that was made for the other sets only."""
    open_workshop()
    from workshop.lorcana.leave_out import leave_out

    with _progress(lang) as watch:
        found = leave_out(_printings(file), sets, watch)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    for one in found:
        _show_left(one, problems, lang)


def _show_left(one: LeftOut, problems: bool, lang: Lang) -> None:
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


def _printings(file: str) -> tuple[Printing, ...]:
    from mazo.games.lorcana.cards.importer import read_printings

    try:
        content = Path(file).expanduser().read_bytes()
    except OSError as error:
        raise fault("fault.file", path=file, why=error.strerror or error) from None
    return read_printings(content)


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


def _show_problems(library: Library, lang: Lang) -> None:
    """The sentences that aren't understood, and the cards that read otherwise than printed, with the reason."""
    from mazo.games.lorcana.compiler.differences import differences

    for problem in library.problems:
        print("  " + say("say", "problem", lang, **msgspec.structs.asdict(problem)))
    for card in sorted(library.status.differs):
        known = differences().get(card)
        why = getattr(known, lang) if known is not None else say("say", "differs_unreviewed", lang)
        print("  " + say("say", "differs", lang, card=card, why=why))
