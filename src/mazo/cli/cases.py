"""`mazo rules cases`: what players ask about, each as a situation with its answer and the rules that give it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mazo.cli.rules import GameOption, JsonOption, LangOption, either, in_language, indented, print_json, refusing
from mazo.client.board import Board
from mazo.client.cases import begun, carried_out
from mazo.client.language import Texts, language
from mazo.errors import BadConfig
from mazo.game import Game
from mazo.games import USUAL
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.protocol.messages import You
from mazo.texts.lang import Lang
from mazo.texts.rulings import Ruling

HELP = in_language(
    "Cases that players ask about, with their answers; NAME shows one with its position.",
    "Casos que se preguntan, con su respuesta; NOMBRE muestra uno con su posición.",
)


def cases(
    name: Annotated[
        str, typer.Argument(help=in_language("A case; without it, all of them.", "Un caso; si no, todos."))
    ] = "",
    game: GameOption = USUAL,
    lang: LangOption = None,
    position: Annotated[
        bool,
        typer.Option("--position", help=in_language("Only its position file.", "Solo su archivo de posición.")),
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Cases that players ask about, with their answers."""
    spoken = language(lang)
    with refusing(spoken):
        kind = kind_named(game)
        found = [case_named(kind, name)] if name else list(kind.rulings)
        if position:
            print_json(_position(found))
        elif as_json:
            print_json([described(case, kind, spoken) for case in found])
        elif name:
            _show(kind, found[0], spoken)
        else:
            _list(found, spoken)


def case_named(kind: GameKind, name: str) -> Ruling:
    """The case of that name."""
    found = next((case for case in kind.rulings if case.name.casefold() == name.casefold()), None)
    if found is None:
        known = ", ".join(case.name for case in kind.rulings) or "–"
        raise BadConfig(
            f'There is no case "{name}" of {kind.title}: there are {known}.',
            f"No hay ningún caso «{name}» de {kind.title}: hay {known}.",
        )
    return found


def described(case: Ruling, kind: GameKind, lang: Lang) -> dict[str, Any]:
    """A case as plain data."""
    edition = kind.editions[0]
    return {
        "name": case.name,
        "question": case.question.text(lang),
        "answer": case.answer.text(lang),
        "rules": [{"number": rule.number(edition), "title": rule.heading(lang)} for rule in case.rules],
        "position": case.position,
        "do": case.do,
        "refused": case.refused or None,
        "deck": case.deck or None,
        "format": case.format or None,
    }


def _position(found: list[Ruling]) -> dict[str, Any]:
    if len(found) != 1 or found[0].position is None:
        raise BadConfig("Name a case that has a position.", "Nombra un caso que tenga posición.")
    return found[0].position


def _list(found: list[Ruling], lang: Lang) -> None:
    console = Console()
    if not found:
        console.print(either(lang, "There are no cases for this game.", "No hay casos de este juego."))
    table = Table.grid(padding=(0, 2))
    for case in found:
        table.add_row(f"[cyan]{case.name}[/cyan]", escape(case.question.text(lang)))
    console.print(table)


def _show(kind: GameKind, case: Ruling, lang: Lang) -> None:
    """The question, the table, what is done there, and the answer with its rules."""
    console = Console(highlight=False)
    console.print(f"[bold cyan]{case.name}[/bold cyan]  {escape(case.question.text(lang))}")
    game = begun(kind, case, [either(lang, f"Player {seat}", f"Jugador {seat}") for seat in (1, 2)])
    if game is not None:
        if case.position is not None:
            you = You(0, kind.name, kind.title, game.edition, tuple(game.names))
            console.print(Board(kind.name, Texts(lang), console.width).draw(you, game.view(0)))
        for line in done(game, case, lang):
            console.print(indented(escape(line), 4))
    if case.deck:
        console.print(indented(escape(case.deck.strip())))
    console.print(f"→ {escape(case.answer.text(lang))}")
    for rule in case.rules:
        console.print(indented(f"[dim]{rule.number(kind.editions[0])}  {escape(rule.heading(lang))}[/dim]"))


def done(game: Game, case: Ruling, lang: Lang) -> list[str]:
    """What is done in a case and by whom, those who only pass left out, and what is refused then."""
    refusal = carried_out(game, case)
    acts = [(past.action.seat, past.action.text, game.past_action(past, lang)) for past in game.past]
    lines = [f"{game.names[seat]}: {said}" for seat, text, said in acts if text != case.passing]
    return lines if refusal is None else [*lines, f"✗ {refusal.text(lang)}"]
