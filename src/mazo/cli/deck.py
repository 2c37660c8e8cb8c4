"""`mazo deck`: whether a deck of Lorcana is legal in a format on a day, and the decks that Mazo brings."""

import sys
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from mazo.cli.faults import fault
from mazo.cli.pages import command_class, group_class
from mazo.client.language import Texts, language
from mazo.errors import BadConfig, DeckProblem
from mazo.games.lorcana.cards import formats, samples
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check, ink_name, inks_of, slots_of
from mazo.texts.decklists import parse
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

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


class Shipped(msgspec.Struct, frozen=True):
    """A deck that Mazo brings: what it was made for, and where it is legal now."""

    name: str
    about: str
    cards: int
    inks: dict[str, int]
    format: str | None
    date: date | None
    legal: tuple[str, ...]


def group(texts: Texts) -> typer.Typer:
    """The commands about decks, with their help in the language."""

    def said(section: str, name: str, **values: object) -> str:
        return _phrases().say(section, name, texts.lang, **values)

    def spoken(lang: str | None) -> Lang:
        return texts.lang if lang is None else language(lang)

    json_option = typer.Option("--json", help=said("help", "json"))
    lang_option = typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))
    on_option = typer.Option("--on", metavar=said("metavar", "on"), help=said("help", "on"))
    decks = typer.Typer(
        cls=group_class(texts),
        no_args_is_help=True,
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
    )

    def about(lang: Annotated[str | None, lang_option] = None) -> None:
        spoken(lang)

    def check_one(
        file: Annotated[str, typer.Argument(metavar=said("metavar", "file"), help=said("help", "file"))],
        fmt: Annotated[
            str,
            typer.Option(
                "--format",
                "-f",
                metavar=said("metavar", "format"),
                help=said("help", "format", names=", ".join(formats.names())),
            ),
        ] = USUAL_FORMAT,
        on: Annotated[str | None, on_option] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        speaking = spoken(lang)
        day = date.today() if on is None else formats.day(on)
        judged, problems = judge(read(file), fmt, day, speaking)
        if as_json:
            print(msgspec.json.encode(judged).decode())
        else:
            name = _phrases().say("say", "unnamed", speaking) if file == "-" else Path(file).stem
            print("\n".join(in_words(name, judged, problems, speaking)))
        if not judged.legal:
            raise typer.Exit(ILLEGAL)

    def list_all(
        on: Annotated[str | None, on_option] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        found = shipped(date.today() if on is None else formats.day(on), spoken(lang))
        if as_json:
            print(msgspec.json.encode(found).decode())
        else:
            _show_list(found, spoken(lang))

    decks.callback()(about)
    for name, made in (("check", check_one), ("list", list_all)):
        decks.command(
            name, help=said("help", name), cls=command_class(texts), options_metavar=texts("app.options_word")
        )(made)
    return decks


def shipped(on: date, lang: Lang) -> tuple[Shipped, ...]:
    """The decks that Mazo brings, those to begin with first, the others by their day."""
    found = []
    for name in samples.all_names():
        entries = parse(samples.text(name)).entries
        slots = slots_of(entries, standard())
        known = samples.about(name)
        found.append(
            Shipped(
                name=name,
                about=known.text(lang),
                cards=sum(slot.copies for slot in slots),
                inks=inks_of(slots),
                format=known.format or None,
                date=known.date,
                legal=tuple(fmt for fmt in formats.names() if not check(entries, standard(), fmt, on=on)),
            )
        )
    return tuple(sorted(found, key=lambda deck: (deck.date or date.min, deck.name)))


def _show_list(found: tuple[Shipped, ...], lang: Lang) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("deck", "inks", "made_for", "date", "legal"):
        table.add_column(_phrases().say("say", column, lang), no_wrap=True)
    for deck in found:
        inks = "/".join(ink_name(ink, lang) for ink in sorted(deck.inks))
        legal = ", ".join(name for name in deck.legal if formats.format_named(name).rotations)
        day = "" if deck.date is None else str(deck.date)
        table.add_row(deck.name, inks, deck.format or "", day, legal)
    Console(highlight=False).print(table)


def read(path: str) -> str:
    """The text of a deck list: of a file, of standard input (-), or of a deck that Mazo brings."""
    if path in samples.all_names() and not Path(path).exists():
        return samples.text(path)
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
        return [said("is_legal", deck=name, format=where, n=judged.cards, inks=inks)]
    reasons = [f"  {problem.text(lang)}" for problem in problems]
    return [
        said("illegal", deck=name, format=where, n=len(reasons)),
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
