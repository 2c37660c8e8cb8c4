"""`mazo cards`: import a card file of Lorcana, and show how much of its text Mazo understands."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from mazo.cli.faults import fault
from mazo.cli.language import Texts, language
from mazo.errors import BadConfig
from mazo.phrases import Phrases
from mazo.rulebook import Lang

IMPORT: Final = "import"
COVERAGE: Final = "coverage"


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def said(section: str, name: str) -> str:
        return _phrases().say(section, name, texts.lang)

    def cards(
        what: Annotated[str, typer.Argument(metavar=said("metavar", "what"), help=said("help", "what"))],
        file: Annotated[str | None, typer.Argument(metavar=texts("metavar.file"), help=said("help", "file"))] = None,
        out: Annotated[
            Path | None, typer.Option("--out", metavar=said("metavar", "out"), help=said("help", "out"))
        ] = None,
        problems: Annotated[bool, typer.Option("--problems", help=said("help", "problems"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=said("help", "json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        spoken = language(lang)
        if what == IMPORT:
            if file is None:
                raise _fault("file")
            _import(file, out, problems, as_json, spoken)
        elif what == COVERAGE:
            _coverage(file, problems, as_json, spoken)
        else:
            raise _fault("what", word=what)

    return cards


def _import(file: str, out: Path | None, problems: bool, as_json: bool, lang: Lang) -> None:
    from mazo.games.lorcana.cards.importer import DATA_FOLDER, data_files, printings_file, read_printings, write_data
    from mazo.games.lorcana.cards.printings import FILE
    from mazo.games.lorcana.compiler.library import compiled_library, coverage

    printings = read_printings(_content(file))
    library = compiled_library(printings)
    contents = {**data_files(library.cards), FILE: printings_file(printings, library.cards)}
    write_data(contents, DATA_FOLDER if out is None else out)
    found = coverage(library.cards, library.by_hand, None)
    _show(found, library.problems if problems else (), as_json, lang)


def _coverage(file: str | None, problems: bool, as_json: bool, lang: Lang) -> None:
    from mazo.games.lorcana.cards.catalogue import fold, standard
    from mazo.games.lorcana.cards.importer import read_printings
    from mazo.games.lorcana.compiler.by_hand import BY_HAND
    from mazo.games.lorcana.compiler.library import compiled_library, coverage

    if file is None:
        _show(coverage(standard(), map(fold, BY_HAND), None), (), as_json, lang)
        return
    library = compiled_library(read_printings(_content(file)), check=True)
    found = coverage(library.cards, library.by_hand, len(library.returned))
    _show(found, library.problems if problems else (), as_json, lang)


def _content(file: str) -> bytes:
    try:
        return Path(file).expanduser().read_bytes()
    except OSError as error:
        raise fault("fault.file", path=file, why=error.strerror or error) from None


def _show(found: object, problems: object, as_json: bool, lang: Lang) -> None:
    from mazo.games.lorcana.compiler.compile import Problem
    from mazo.games.lorcana.compiler.library import Coverage

    assert isinstance(found, Coverage)
    assert isinstance(problems, tuple)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    counts = {"unique": found.unique, "compiled": found.compiled, "by_hand": found.by_hand}
    print(_phrases().say("say", "imported", lang, **counts, unsupported=found.unsupported))
    if found.round_trip is not None:
        print(_phrases().say("say", "returned", lang, n=found.round_trip))
    for name, one in found.by_set.items():
        known = one.compiled + one.by_hand
        print("  " + _phrases().say("say", "set", lang, set=name, known=known, unique=one.unique))
    for one in problems:
        assert isinstance(one, Problem)
        print("  " + _phrases().say("say", "problem", lang, **msgspec.structs.asdict(one)))


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "cardfiles.toml")


def _fault(name: str, **values: object) -> BadConfig:
    return BadConfig(_phrases().say("fault", name, "en", **values), _phrases().say("fault", name, "es", **values))
