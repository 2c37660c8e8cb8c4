"""`mazo deck check`: whether a deck of Lorcana is legal in a format on a day, with every reason why not."""

import sys
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from mazo.cli.faults import fault
from mazo.cli.language import Texts, language
from mazo.errors import BadConfig, DeckProblem
from mazo.games.lorcana.cards import formats
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check, ink_name, inks_of, slots_of
from mazo.notation.decklists import parse
from mazo.phrases import Phrases
from mazo.rulebook import Lang

CHECK: Final = "check"
USUAL_FORMAT: Final = "core"
ILLEGAL: Final = 1
LARGEST: Final = 200_000
"""More bytes than any deck list needs."""


class Violation(msgspec.Struct, frozen=True):
    """One reason why a deck is not legal."""

    rule: str | None
    reason: str
    line: int | None
    card: str | None
    text: str


class Judged(msgspec.Struct, frozen=True):
    """What a format says about a deck on a day."""

    game: str
    format: str
    on: date
    legal: bool
    cards: int
    inks: dict[str, int]
    sets: tuple[str, ...] | None
    violations: tuple[Violation, ...]
    unsupported: tuple[str, ...]


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def said(section: str, name: str, **values: object) -> str:
        return _phrases().say(section, name, texts.lang, **values)

    def deck(
        what: Annotated[str, typer.Argument(metavar=CHECK, help=said("help", "what"))],
        file: Annotated[str, typer.Argument(metavar=texts("metavar.file"), help=said("help", "file"))],
        fmt: Annotated[
            str,
            typer.Option(
                "--format",
                "-f",
                metavar=said("metavar", "format"),
                help=said("help", "format", names=", ".join(formats.names())),
            ),
        ] = USUAL_FORMAT,
        on: Annotated[str | None, typer.Option("--on", metavar=said("metavar", "on"), help=said("help", "on"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=said("help", "json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        spoken = language(lang)
        if what != CHECK:
            raise _fault("what", word=what)
        day = date.today() if on is None else formats.day(on)
        judged, problems = judge(read(file), fmt, day, spoken)
        if as_json:
            print(msgspec.json.encode(judged).decode())
        else:
            name = _phrases().say("say", "unnamed", spoken) if file == "-" else Path(file).stem
            print("\n".join(in_words(name, judged, problems, spoken)))
        if not judged.legal:
            raise typer.Exit(ILLEGAL)

    return deck


def read(path: str) -> str:
    """The text of a deck list; - is standard input."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).expanduser().open("rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as error:
        raise fault("fault.file", path=path, why=error.strerror or error) from None
    if len(data) > LARGEST:
        raise fault("fault.large", path=path, n=LARGEST)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _fault("encoding", path=path) from None


def judge(text: str, fmt: str, on: date, lang: Lang) -> tuple[Judged, tuple[DeckProblem, ...]]:
    """What the format says about a list on a day, and why; refused if the list cannot be read."""
    rules = formats.format_named(fmt)
    listed = parse(text)
    slots = slots_of(listed.entries, standard())
    found = check(listed.entries, standard(), fmt, on=on)
    problems = tuple(sorted(found, key=lambda problem: problem.line or 0))
    judged = Judged(
        game="lorcana",
        format=fmt,
        on=on,
        legal=not problems,
        cards=listed.total,
        inks=inks_of(slots),
        sets=rules.sets(on),
        violations=tuple(_violation(problem, lang) for problem in problems),
        unsupported=tuple(sorted(slot.card.full_name for slot in slots if slot.card.text)),
    )
    return judged, problems


def in_words(name: str, judged: Judged, problems: tuple[DeckProblem, ...], lang: Lang) -> list[str]:
    """The judgement as lines for a person."""

    def said(phrase: str, **values: object) -> str:
        return _phrases().say("say", phrase, lang, **values)

    title = formats.format_named(judged.format).title.text(lang)
    where = title if judged.sets is None else said("format_on", format=title, on=judged.on)
    if judged.legal:
        inks = ", ".join(f"{ink_name(ink, lang)} {count}" for ink, count in judged.inks.items())
        return [said("legal", deck=name, format=where, n=judged.cards, inks=inks)]
    reasons = [f"  {problem.text(lang)}" for problem in problems]
    return [
        said("illegal_one" if len(reasons) == 1 else "illegal", deck=name, format=where, n=len(reasons)),
        *reasons,
    ]


def _violation(problem: DeckProblem, lang: Lang) -> Violation:
    text = problem.message_es if lang == "es" else problem.message_en
    return Violation(problem.rule or None, problem.reason, problem.line, problem.card or None, text)


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "deck.toml")


def _fault(name: str, **values: object) -> BadConfig:
    return BadConfig(_phrases().say("fault", name, "en", **values), _phrases().say("fault", name, "es", **values))
