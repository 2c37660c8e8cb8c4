"""The workshop's part of `mazo rules`: which rules are cited, tested and proven, and where they live."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import Progress, TaskID
from rich.table import Table

from mazo.cli.checkout import find_root
from mazo.cli.rules import (
    INCOMPLETE,
    GamesOption,
    JsonOption,
    LangOption,
    either,
    in_language,
    indented,
    print_json,
    refusing,
)
from mazo.client.language import language
from mazo.games import USUAL
from mazo.texts.lang import Lang
from mazo.texts.rulebook import Rule
from workshop.proof import where as where_pages
from workshop.proof.audit import Audit
from workshop.proof.audit import audit as run_audit
from workshop.proof.coverage import Coverage
from workshop.proof.coverage import coverage as measure
from workshop.proof.project import Project, find_project, games


def join(app: typer.Typer) -> None:
    """Add the commands that need the repository."""
    app.command(help=in_language("Say which rules are cited and tested.", "Di qué reglas están citadas y probadas."))(
        coverage
    )
    app.command(
        help=in_language("Take each rule out: a test must notice.", "Quita cada regla: una prueba debe notarlo.")
    )(audit)
    app.command(
        help=in_language("Write docs/where: rule, function, test.", "Escribe docs/where: regla, función, prueba.")
    )(where)


def coverage(game: GamesOption = None, lang: LangOption = None, as_json: JsonOption = False) -> None:
    """Say which rules are cited by the engine and shown by a test."""
    spoken = language(lang)
    with refusing(spoken):
        found = [measure(project) for project in _projects(game)]
    if as_json:
        print_json({one.game: one.to_json() for one in found})
    else:
        for one in found:
            _print_coverage(Console(), one, spoken)
    if not all(one.complete for one in found):
        raise typer.Exit(INCOMPLETE)


def audit(
    numbers: Annotated[
        list[str] | None,
        typer.Argument(help=in_language("Only these rules.", "Solo estas reglas."), show_default=False),
    ] = None,
    game: GamesOption = None,
    sample: Annotated[
        int | None, typer.Option(min=1, help=in_language("Only so many rules, drawn.", "Solo tantas, al azar."))
    ] = None,
    seed: Annotated[int, typer.Option(help=in_language("Draws the sample.", "Sortea la muestra."))] = 0,
    everything: Annotated[
        bool, typer.Option("--all", help=in_language("All cited rules.", "Todas las reglas citadas."))
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help=in_language("Processes at once.", "Procesos a la vez."))] = 2,
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take each rule out of the engine and see whether a test notices."""
    spoken = language(lang)
    console = Console()
    found: list[Audit] = []
    with (
        refusing(spoken),
        Progress(console=console, transient=True, disable=as_json or not console.is_terminal) as bar,
    ):
        for project in _projects(game or ([USUAL] if numbers else None)):
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
        print_json({one.game: one.to_json() for one in found})
    else:
        for one in found:
            _print_audit(console, one, spoken)
    if not all(one.passed for one in found):
        raise typer.Exit(INCOMPLETE)


def where(
    check: Annotated[
        bool,
        typer.Option("--check", help=in_language("Only say whether they are up to date.", "Solo di si están al día.")),
    ] = False,
    lang: LangOption = None,
) -> None:
    """Write the pages that lead from a rule to its functions and its tests, or check them."""
    spoken = language(lang)
    with refusing(spoken):
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


def _projects(only: list[str] | None) -> list[Project]:
    root = find_root()
    return [find_project(game, root) for game in only or games(root)]


def print_place(console: Console, game: str, rule: Rule, lang: Lang) -> None:
    """Which functions carry a rule out and which tests show it."""
    found = where_pages.look_up(game, rule)
    if found is None:
        return
    for heading, entries in (
        (either(lang, "code", "código"), [f"{function.file}::{function.name}" for function in found.functions]),
        (either(lang, "tests", "pruebas"), [test.test for test in found.tests]),
    ):
        if entries:
            console.print(indented(f"[bold]{heading}[/bold]"))
            for entry in entries:
                console.print(f"    {escape(entry)}", soft_wrap=True, highlight=False)
            console.print()


def _print_coverage(console: Console, found: Coverage, lang: Lang) -> None:
    table = Table(title=found.game, title_justify="left", title_style="bold")
    for heading in ("", either(lang, "rules", "reglas"), either(lang, "cited", "citadas")):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_column(either(lang, "tested", "probadas"), justify="right")
    table.add_row(either(lang, "promised rules", "reglas prometidas"), *_figures(found))
    if any(found.marked[mark].rules for mark in ("found", "inferred")):
        for mark, label in (
            ("seed", either(lang, "  in the founding document", "  del documento fundador")),
            ("found", either(lang, "  found elsewhere", "  halladas en otras fuentes")),
            ("inferred", either(lang, "  inferred", "  deducidas")),
        ):
            table.add_row(label, *_figures(found.marked[mark]))
    table.add_row(either(lang, "house rules", "reglas de la casa"), *_figures(found.house))
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
            console.print(indented(f"[dim]{escape(test)}[/dim]", 4))
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
