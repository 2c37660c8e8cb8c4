"""`mazo rules`: look a rule up by its number or by words, and see which rules are cited, tested and proven."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from importlib import resources
from typing import Annotated, Any, Final

import typer
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.progress import Progress, TaskID
from rich.table import Table
from typer.core import TyperGroup

from mazo.cli.language import asked_for, language
from mazo.errors import BadConfig, MazoError
from mazo.proof import where as where_pages
from mazo.proof.audit import Audit
from mazo.proof.audit import audit as run_audit
from mazo.proof.coverage import Coverage
from mazo.proof.coverage import coverage as measure
from mazo.proof.project import Project, find_project, find_root, games
from mazo.proof.where import Place
from mazo.rulebook import HOUSE_RULE, Book, Lang, Rule

DEFAULT_GAME: Final = "lorcana"
SHOWN: Final = 10
INCOMPLETE: Final = 1
REFUSED: Final = 2

_NUMBER: Final = re.compile(r"\[?[A-Za-z]?\d+(\.\d+)*\.?\]?")


class Language(StrEnum):
    """The languages Mazo speaks."""

    en = "en"
    es = "es"


def either(lang: Lang, english: str, spanish: str) -> str:
    """The text in the language."""
    return spanish if lang == "es" else english


def _help(english: str, spanish: str) -> str:
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
    help=_help(
        "Look up a rule by number or by words (`mazo rules 3.2.1`, `mazo rules drying`), or see how the rules are "
        "proven.",
        "Busca una regla por número o por palabras (`mazo rules 3.2.1`, `mazo rules fichas`), o mira cómo se "
        "demuestran las reglas.",
    ),
)

GameOption = Annotated[str, typer.Option("--game", "-g", help=_help("The game.", "El juego."))]
GamesOption = Annotated[
    list[str] | None, typer.Option("--game", "-g", help=_help("Only this game.", "Solo este juego."))
]
LangOption = Annotated[
    Language | None,
    typer.Option("--lang", help=_help("The language; by default the locale's.", "El idioma; si no, el del sistema.")),
]
JsonOption = Annotated[bool, typer.Option("--json", help=_help("As JSON.", "En JSON."))]


@app.command(help=_help("Show a rule, or the rules that have all the words.", "Muestra una regla, o busca palabras."))
def show(
    words: Annotated[list[str], typer.Argument(help=_help("A number or words.", "Un número o palabras."))],
    game: GameOption = DEFAULT_GAME,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help=_help("The edition; by default the newest.", "La edición."))
    ] = "",
    lang: LangOption = None,
    limit: Annotated[int, typer.Option(min=1, help=_help("At most so many rules.", "Como mucho, tantas."))] = SHOWN,
    as_json: JsonOption = False,
) -> None:
    """Show a rule, or the rules that have all the words."""
    spoken = language(lang)
    with _refusing(spoken):
        book = load_book(game)
        edition = edition or book.default_edition
        found, spoken = _look_up(book, " ".join(words), edition, spoken)
    if as_json:
        _print_json(
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
            _print_place(console, where_pages.look_up(game, found[0]), spoken)
            _print_parts(console, found[0], book, edition, spoken)
        elif len(found) > limit:
            more = len(found) - limit
            console.print(
                either(spoken, f"…and {more} more: add a word or --limit.", f"…y {more} más: añade otra palabra.")
            )
    if not found:
        raise typer.Exit(INCOMPLETE)


@app.command(help=_help("Say which rules are cited and tested.", "Di qué reglas están citadas y probadas."))
def coverage(game: GamesOption = None, lang: LangOption = None, as_json: JsonOption = False) -> None:
    """Say which rules are cited by the engine and shown by a test."""
    spoken = language(lang)
    with _refusing(spoken):
        found = [measure(project) for project in _projects(game)]
    if as_json:
        _print_json({one.game: one.to_json() for one in found})
    else:
        for one in found:
            _print_coverage(Console(), one, spoken)
    if not all(one.complete for one in found):
        raise typer.Exit(INCOMPLETE)


@app.command(help=_help("Take each rule out: a test must notice.", "Quita cada regla: una prueba debe notarlo."))
def audit(
    numbers: Annotated[
        list[str] | None, typer.Argument(help=_help("Only these rules.", "Solo estas reglas."), show_default=False)
    ] = None,
    game: GamesOption = None,
    sample: Annotated[
        int | None, typer.Option(min=1, help=_help("Only so many rules, drawn.", "Solo tantas, al azar."))
    ] = None,
    seed: Annotated[int, typer.Option(help=_help("Draws the sample.", "Sortea la muestra."))] = 0,
    everything: Annotated[
        bool, typer.Option("--all", help=_help("All cited rules.", "Todas las reglas citadas."))
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help=_help("Processes at once.", "Procesos a la vez."))] = 2,
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take each rule out of the engine and see whether a test notices."""
    spoken = language(lang)
    console = Console()
    found: list[Audit] = []
    with (
        _refusing(spoken),
        Progress(console=console, transient=True, disable=as_json or not console.is_terminal) as bar,
    ):
        for project in _projects(game or ([DEFAULT_GAME] if numbers else None)):
            advance = partial(_advance, bar, bar.add_task(project.game, total=None))
            found.append(
                run_audit(
                    project,
                    only=numbers or None,
                    sample=sample,
                    seed=seed,
                    jobs=jobs,
                    everything=everything,
                    progress=advance,
                )
            )
    if as_json:
        _print_json({one.game: one.to_json() for one in found})
    else:
        for one in found:
            _print_audit(console, one, spoken)
    if not all(one.passed for one in found):
        raise typer.Exit(INCOMPLETE)


@app.command(help=_help("Write docs/where: rule, function, test.", "Escribe docs/where: regla, función, prueba."))
def where(
    check: Annotated[
        bool, typer.Option("--check", help=_help("Only say whether they are up to date.", "Solo di si están al día."))
    ] = False,
    lang: LangOption = None,
) -> None:
    """Write the pages that lead from a rule to its functions and its tests, or check them."""
    spoken = language(lang)
    with _refusing(spoken):
        if not check:
            typer.echo(where_pages.write().as_posix())
        elif stale := where_pages.stale():
            advice = either(
                spoken,
                f"Out of date: {', '.join(stale)}. Run `mazo rules where`.",
                f"Sin actualizar: {', '.join(stale)}. Ejecuta `mazo rules where`.",
            )
            typer.echo(advice, err=True)
            raise typer.Exit(INCOMPLETE)
        else:
            typer.echo(either(spoken, "The pages are up to date.", "Las páginas están al día."))


def _advance(bar: Progress, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


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


def _projects(only: list[str] | None) -> list[Project]:
    root = find_root()
    return [find_project(game, root) for game in only or games(root)]


@contextmanager
def _refusing(lang: Lang) -> Iterator[None]:
    """Say what was wrong in one sentence."""
    try:
        yield
    except MazoError as error:
        typer.echo(error.text(lang), err=True)
        raise typer.Exit(REFUSED) from None


def _print_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def _print_rule(console: Console, rule: Rule, book: Book, edition: str, lang: Lang) -> None:
    house = f"  [yellow]{HOUSE_RULE[lang]}[/yellow]" if rule.chosen else ""
    console.print(f"[bold cyan]{rule.number(edition)}[/bold cyan]  [bold]{escape(rule.title(lang))}[/bold]{house}")
    console.print(_indented(escape(rule.summary(lang, edition))))
    for line in _elsewhere(rule, book, edition, lang):
        console.print(_indented(f"[dim]{escape(line)}[/dim]"))
    console.print()


def _indented(what: RenderableType, by: int = 2) -> Padding:
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
        console.print(_indented(table))


def _print_place(console: Console, found: Place | None, lang: Lang) -> None:
    """Which functions carry a rule out and which tests show it, where the sources are at hand."""
    if found is None:
        return
    for heading, entries in (
        (either(lang, "code", "código"), [f"{function.file}::{function.name}" for function in found.functions]),
        (either(lang, "tests", "pruebas"), [test.test for test in found.tests]),
    ):
        if entries:
            console.print(_indented(f"[bold]{heading}[/bold]"))
            for entry in entries:
                console.print(f"    {escape(entry)}", soft_wrap=True, highlight=False)
            console.print()


def _print_coverage(console: Console, found: Coverage, lang: Lang) -> None:
    table = Table(title=found.game, title_justify="left", title_style="bold")
    for heading in ("", either(lang, "rules", "reglas"), either(lang, "cited", "citadas")):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_column(either(lang, "tested", "probadas"), justify="right")
    table.add_row(either(lang, "promised rules", "reglas prometidas"), *_figures(found))
    table.add_row(either(lang, "rest of the book", "resto del libro"), *_figures(found.beyond))
    console.print(table)
    lacking = {
        "citation": either(lang, "no citation", "sin cita"),
        "test": either(lang, "no test", "sin prueba"),
    }
    for gap in found.missing:
        lacks = ", ".join(lacking[need] for need in gap.lacks)
        console.print(f"[red]✗[/red] [cyan]{gap.rule}[/cyan] {escape(gap.title)}: {lacks}")
    for stray in found.stray:
        unknown = either(lang, "the book has no such rule", "el libro no tiene esa regla")
        console.print(f"[red]✗[/red] [cyan]{escape(stray.number)}[/cyan] {escape(stray.place)} {stray.name}: {unknown}")
    if found.outside:
        not_played = either(lang, "not played here", "no se juega aquí")
        console.print(f"  [dim]{not_played}: {', '.join(found.outside)}[/dim]")
    if found.complete:
        console.print(f"[green]✓[/green] {either(lang, 'nothing is missing', 'no falta nada')}")


def _figures(found: Any) -> tuple[str, str, str]:
    return str(found.rules), str(found.cited), str(found.tested)


def _print_audit(console: Console, found: Audit, lang: Lang) -> None:
    reasons = {
        "unnoticed": either(lang, "no test notices", "ninguna prueba lo nota"),
        "nothing to disable": either(lang, "nothing to take out", "nada que quitar"),
        "not cited": either(lang, "nothing cites it", "nada la cita"),
        "not tested": either(lang, "no test runs for it", "ninguna prueba se ejecuta para ella"),
    }
    for survivor in found.survivors:
        console.print(f"[red]✗[/red] [cyan]{survivor.rule}[/cyan] {escape(survivor.title)}: {reasons[survivor.why]}")
        if survivor.place:
            console.print(
                Padding(f"{escape(survivor.place)} ({escape(', '.join(survivor.tried))})", (0, 0, 0, 4), expand=False)
            )
        for test in survivor.tests:
            console.print(_indented(f"[dim]{escape(test)}[/dim]", 4))
    for test in found.broken:
        fails = either(lang, "fails as things are", "falla tal como están las cosas")
        console.print(f"[red]✗[/red] {escape(test)}: {fails}")
    sign = "[green]✓[/green]" if found.passed else "[red]✗[/red]"
    summary = either(
        lang,
        f"{found.proven} of {found.rules} rules proven, {found.runs} runs, {found.seconds} s",
        f"{found.proven} de {found.rules} reglas demostradas, {found.runs} ejecuciones, {found.seconds} s",
    )
    console.print(f"{sign} [bold]{found.game}[/bold] {summary}")
    if found.switches:
        unknown = either(lang, "switches that no edition has", "interruptores que ninguna edición tiene")
        console.print(f"  [yellow]{unknown}[/yellow]: {', '.join(found.switches)}")
