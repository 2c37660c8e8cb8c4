"""`mazo rules`: look a rule up by its number or by words; the workshop adds how the rules are proven."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import typer
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from typer.core import TyperGroup

from mazo.cli.checkout import NoRepository, open_workshop
from mazo.client.language import Texts, asked_for, language
from mazo.errors import BadConfig, MazoError
from mazo.games import USUAL
from mazo.texts.changes import Change, all_changes, between
from mazo.texts.lang import Lang
from mazo.texts.rulebook import HOUSE_RULE, Book, Rule

SHOWN: Final = 10
INCOMPLETE: Final = 1
REFUSED: Final = 2
WORKSHOP: Final = ("coverage", "audit", "where")
"""The commands that need the repository."""
ANYTHING: Final = {"ignore_unknown_options": True, "allow_extra_args": True}

_NUMBER: Final = re.compile(r"\[?[A-Za-z]?\d+(\.\d+)*\.?\]?")


class Language(StrEnum):
    """The languages Mazo speaks."""

    en = "en"
    es = "es"


def either(lang: Lang, english: str, spanish: str) -> str:
    """The text in the language."""
    return spanish if lang == "es" else english


def in_language(english: str, spanish: str) -> str:
    return either(asked_for(sys.argv), english, spanish)


class LookUpByDefault(TyperGroup):
    """A group whose words, where they name no command, are looked up in the rule book."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put `show` in front of anything that is neither a command nor a question about the group itself."""
        if args and args[0] not in self.commands and args[0] != "--help":
            args = ["show", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=LookUpByDefault,
    no_args_is_help=True,
    subcommand_metavar="NUMBER | WORDS… | COMMAND",
    help=in_language(
        "Look up a rule by number or by words (`mazo rules 3.2.1`, `mazo rules draw`), or see how the rules are "
        "proven.",
        "Busca una regla por número o por palabras (`mazo rules 3.2.1`, `mazo rules fichas`), o mira cómo se "
        "demuestran las reglas.",
    ),
)

GameOption = Annotated[str, typer.Option("--game", "-g", help=in_language("The game.", "El juego."))]
GamesOption = Annotated[
    list[str] | None, typer.Option("--game", "-g", help=in_language("Only this game.", "Solo este juego."))
]
LangOption = Annotated[
    Language | None,
    typer.Option(
        "--lang", help=in_language("The language; by default the locale's.", "El idioma; si no, el del sistema.")
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help=in_language("As JSON.", "En JSON."))]


def group(texts: Texts) -> typer.Typer:
    """The commands about rules, with their help in the language."""
    return _joined()


@cache
def _joined() -> typer.Typer:
    """The commands about rules, with those of the workshop where it is at hand."""
    # It shows positions on boards, so it is loaded only where it is asked for.
    cases = importlib.import_module("mazo.cli.cases")
    app.command("cases", help=cases.HELP)(cases.cases)
    workshop = _workshop()
    if workshop is not None:
        workshop.join(app)
    else:
        for name in WORKSHOP:
            app.command(name, hidden=True, context_settings=ANYTHING)(_need_repository)
    return app


def _workshop() -> Any:
    """The workshop's part of this command; None where it is not at hand."""
    try:
        open_workshop()
    except NoRepository:
        return None
    return importlib.import_module("workshop.cli.rules")


def _need_repository() -> None:
    with refusing(asked_for(sys.argv)):
        raise NoRepository


@app.command(
    help=in_language("Show a rule, or the rules that have all the words.", "Muestra una regla, o busca palabras.")
)
def show(
    words: Annotated[list[str], typer.Argument(help=in_language("A number or words.", "Un número o palabras."))],
    game: GameOption = USUAL,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help=in_language("The edition; by default the newest.", "La edición."))
    ] = "",
    lang: LangOption = None,
    limit: Annotated[
        int, typer.Option(min=1, help=in_language("At most so many rules.", "Como mucho, tantas."))
    ] = SHOWN,
    as_json: JsonOption = False,
) -> None:
    """Show a rule, or the rules that have all the words."""
    spoken = language(lang)
    with refusing(spoken):
        book = load_book(game)
        edition = edition or book.default_edition
        found, spoken = _look_up(book, " ".join(words), edition, spoken)
    if as_json:
        print_json(
            {"game": game, "edition": edition, "lang": spoken, "found": len(found)}
            | {"rules": [describe(rule, book, edition, spoken) for rule in found[:limit]]}
        )
    elif not found:
        typer.echo(either(spoken, "No rule has these words.", "Ninguna regla tiene esas palabras."), err=True)
    else:
        console = Console()
        for rule in found[:limit]:
            _print_rule(console, rule, book, edition, spoken)
        if len(found) == 1:
            _print_place(console, game, found[0], spoken)
            _print_parts(console, found[0], book, edition, spoken)
        elif len(found) > limit:
            more = len(found) - limit
            console.print(
                either(spoken, f"…and {more} more: add a word or --limit.", f"…y {more} más: añade otra palabra.")
            )
    if not found:
        raise typer.Exit(INCOMPLETE)


@app.command(
    help=in_language(
        "What changed for a player between two editions, with the rules and a position for each.",
        "Qué cambia para quien juega entre dos ediciones, con las reglas y una posición para cada cambio.",
    )
)
def changes(
    one: Annotated[str, typer.Argument(help=in_language("An edition.", "Una edición."))],
    two: Annotated[str, typer.Argument(help=in_language("Another one.", "Otra."))],
    game: GameOption = USUAL,
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> None:
    """What changed for a player between two editions."""
    spoken = language(lang)
    with refusing(spoken):
        book = load_book(game)
        older, newer, found = between(all_changes(f"mazo.games.{game}.book", book), book, one, two)
    if as_json:
        print_json(
            {
                "game": game,
                "from": older,
                "to": newer,
                "lang": spoken,
                "changes": [_described(change, older, spoken) for change in found],
            }
        )
        return
    console = Console()
    if not found:
        console.print(either(spoken, f"Nothing changes from {older} to {newer}.", f"Nada cambia de {older} a {newer}."))
    for change in found:
        _print_change(console, change, older, spoken)


def _described(change: Change, older: str, lang: Lang) -> dict[str, Any]:
    """A change as plain data."""
    return {
        "switch": change.switch,
        "since": change.since,
        "position": change.position(lang),
        "rules": [
            {
                "number": rule.number(change.since),
                "title": rule.title(lang),
                "summary": rule.summary(lang, change.since),
                "before": rule.summary(lang, older) if rule.number(older) else None,
            }
            for rule in _concerned(change)
        ],
    }


def _concerned(change: Change) -> list[Rule]:
    """The rules of a change that its edition has."""
    return [rule for rule in change.rules if rule.number(change.since)]


def _print_change(console: Console, change: Change, older: str, lang: Lang) -> None:
    """The rules as the newer edition has them, what they said before, and the position."""
    for rule in _concerned(change):
        number, title = rule.number(change.since), escape(rule.title(lang))
        console.print(f"[bold cyan]{number}[/bold cyan]  [bold]{title}[/bold]  [dim]{change.since}[/dim]")
        now, was = rule.summary(lang, change.since), rule.summary(lang, older)
        console.print(indented(escape(now)))
        if rule.number(older) and was != now:
            console.print(indented(f"[dim]{older}: {escape(was)}[/dim]"))
    console.print(indented(f"→ {escape(change.position(lang))}"))
    console.print()


def load_book(game: str) -> Book:
    """The rule book of a game."""
    known = sorted(folder.name for folder in resources.files("mazo.games").iterdir() if _has_book(folder.name))
    if game not in known:
        names = ", ".join(known)
        raise BadConfig(f'There is no game "{game}": there are {names}.', f"No hay ningún juego «{game}»: hay {names}.")
    return Book.load(f"mazo.games.{game}.book")


def describe(rule: Rule, book: Book, edition: str, lang: Lang) -> dict[str, Any]:
    """A rule as plain data."""
    return {
        "number": rule.number(edition),
        "title": rule.title(lang),
        "summary": rule.summary(lang, edition),
        "kind": rule.kind,
        "house_rule": rule.chosen,
        "switch": rule.switch,
        "seed": list(rule.seed),
        "editions": [
            {
                "edition": other,
                "number": rule.numbers.get(other),
                "within": rule.within.get(other),
                "differs": rule.summary(lang, other) if other in rule.differs else None,
            }
            for other in book.editions
        ],
    }


def _has_book(game: str) -> bool:
    return resources.files("mazo.games").joinpath(game, "book", "rules.toml").is_file()


def _look_up(book: Book, asked: str, edition: str, lang: Lang) -> tuple[list[Rule], Lang]:
    """The rule of a number, or the rules with the words, if need be in the other language; and in which."""
    if _NUMBER.fullmatch(asked):
        return [book.by_number(asked, edition)], lang
    other: Lang = "en" if lang == "es" else "es"
    found = book.search(asked, lang, edition)
    elsewhere = [] if found else book.search(asked, other, edition)
    return (elsewhere, other) if elsewhere else (found, lang)


@contextmanager
def refusing(lang: Lang) -> Iterator[None]:
    """Say what was wrong in one sentence."""
    try:
        yield
    except MazoError as error:
        typer.echo(error.text(lang), err=True)
        raise typer.Exit(REFUSED) from None


def print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def _print_rule(console: Console, rule: Rule, book: Book, edition: str, lang: Lang) -> None:
    house = f"  [yellow]{HOUSE_RULE[lang]}[/yellow]" if rule.chosen else ""
    console.print(f"[bold cyan]{rule.number(edition)}[/bold cyan]  [bold]{escape(rule.title(lang))}[/bold]{house}")
    console.print(indented(escape(rule.summary(lang, edition))))
    for line in _elsewhere(rule, book, edition, lang):
        console.print(indented(f"[dim]{escape(line)}[/dim]"))
    console.print()


def indented(what: RenderableType, by: int = 2) -> Padding:
    return Padding(what, (0, 0, 0, by), expand=False)


def _elsewhere(rule: Rule, book: Book, edition: str, lang: Lang) -> Iterator[str]:
    """What other editions do with the rule, those that do the same together; nothing if it is as here."""
    here = (rule.number(edition), rule.summary(lang, edition))
    groups: dict[tuple[str, str], list[str]] = {}
    for other in book.editions:
        there = (rule.number(other), rule.summary(lang, other))
        if there != here:
            groups.setdefault(there, []).append(other)
    for (number, summary), editions in groups.items():
        names = ", ".join(editions)
        if not number:
            yield f"{names}: {either(lang, 'no such rule', 'no existe esta regla')}"
        elif summary != here[1]:
            yield f"{names}: {number}. {summary}"
        else:
            yield f"{names}: {number}"


def _print_parts(console: Console, rule: Rule, book: Book, edition: str, lang: Lang) -> None:
    """The rules directly under this one."""
    above = rule.numbers.get(edition, "")
    parts = [part for part in book.numbered(edition) if part.numbers[edition].rpartition(".")[0] == above]
    if above and parts:
        table = Table.grid(padding=(0, 2))
        for part in parts:
            table.add_row(f"[cyan]{part.numbers[edition]}[/cyan]", escape(part.title(lang)))
        console.print(indented(table))


def _print_place(console: Console, game: str, rule: Rule, lang: Lang) -> None:
    """Which functions carry a rule out and which tests show it, where the sources are at hand."""
    workshop = _workshop()
    if workshop is not None:
        workshop.print_place(console, game, rule, lang)
