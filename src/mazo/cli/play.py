"""`mazo play`: a game in the terminal, as a client of the text protocol."""

from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mazo.cli.faults import fault
from mazo.cli.files import resume as resume_file
from mazo.cli.keyboard import Keyboard
from mazo.cli.language import Texts, language
from mazo.cli.seating import Plan, bots_by_name, check_bots, plan, seat_players
from mazo.cli.table import Table
from mazo.cli.terminal import Leave, Resume, Terminal
from mazo.cli.welcome import ask_deck, ask_rival, greet
from mazo.game import Game, new
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.series import Series


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def play(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES)))
        ] = "lorcana",
        deck: Annotated[
            list[str] | None, typer.Option("--deck", "-d", metavar=texts("metavar.deck"), help=texts("option.deck"))
        ] = None,
        players: Annotated[
            int | None, typer.Option("--players", "-p", metavar=texts("metavar.number"), help=texts("option.players"))
        ] = None,
        bot: Annotated[
            list[str] | None, typer.Option("--bot", "-b", metavar=texts("metavar.bot"), help=texts("option.bot"))
        ] = None,
        hotseat: Annotated[bool, typer.Option("--hotseat", help=texts("option.hotseat"))] = False,
        name: Annotated[
            list[str] | None, typer.Option("--name", "-n", metavar=texts("metavar.name"), help=texts("option.name"))
        ] = None,
        edition: Annotated[
            str | None, typer.Option("--edition", "-e", metavar=texts("metavar.edition"), help=texts("option.edition"))
        ] = None,
        seed: Annotated[
            str | None, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=texts("option.seed"))
        ] = None,
        resume: Annotated[
            str | None, typer.Option("--resume", "-r", metavar=texts("metavar.file"), help=texts("option.resume"))
        ] = None,
        best_of: Annotated[
            int | None, typer.Option("--best-of", metavar=texts("metavar.number"), help=texts("option.best_of"))
        ] = None,
        two_games: Annotated[bool, typer.Option("--two-games", help=texts("option.two_games"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        terminal = Terminal(Console(highlight=False), Texts(language(lang)), Keyboard())
        bots = bot or []
        check_bots(bots)
        if best_of is not None and two_games:
            raise fault("fault.series")
        series = f"best-of-{best_of}" if best_of is not None else "two-games" if two_games else ""
        try:
            if resume is None:
                table = _new(terminal, game, deck or [], players, bots, hotseat, name or [], edition, seed, series)
            else:
                table = _resumed(terminal, resume_file(resume), bots)
        except Leave:
            return
        _play(table, terminal)

    return play


def _new(
    terminal: Terminal,
    game: str,
    decks: Sequence[str],
    players: int | None,
    bots: Sequence[str],
    hotseat: bool,
    names: Sequence[str],
    edition: str | None,
    seed: str | None,
    series: str,
) -> Table:
    """A new game, after a few questions to whoever has said nothing about it."""
    kind = kind_named(game)
    if not kind.sample_decks():
        raise fault("fault.no_decks", game=kind.title)
    if not decks and not bots and not hotseat and players is None:
        greet(kind, terminal)
        decks = [ask_deck(kind, terminal)]
        rival = ask_rival(terminal)
        bots, hotseat = ([], True) if rival == "hotseat" else ([rival], False)
    seats = plan(kind, terminal.texts, decks=decks, bots=bots, names=names, players=players, hotseat=hotseat, seed=seed)
    made: Game | Series
    if series:
        made = Series(game, decks=seats.decks, format=series, seed=seats.seed, edition=edition, names=seats.names)
    else:
        made = new(game, decks=seats.decks, seed=seats.seed, edition=edition, names=seats.names)
    _announce(terminal, seats)
    return Table(made, seat_players(seats, terminal.texts, terminal), terminal)


def _resumed(terminal: Terminal, saved: Game | Series, bots: Sequence[str]) -> Table:
    """A saved game or series; bots are those named now, else those that the players' names tell."""
    game = saved.game if isinstance(saved, Series) else saved
    names = list(game.names_in(terminal.texts.lang))
    seated = bots_by_name(names)
    if bots:
        if len(bots) >= len(names):
            raise fault("fault.seats", n=len(bots), players=len(names))
        seated = [""] * (len(names) - len(bots)) + list(bots)
    if "" not in seated:
        seated[0] = ""
    seats = Plan([], [], seated, names, "")
    return Table(saved, seat_players(seats, terminal.texts, terminal), terminal)


def _play(table: Table, terminal: Terminal) -> None:
    """Play, and go on with another saved game whenever the person says so."""
    terminal.load = resume_file
    while True:
        try:
            table.play()
            return
        except Resume as wish:
            table = _resumed(terminal, wish.saved, [])


def _announce(terminal: Terminal, seats: Plan) -> None:
    others = ", ".join(f"{name} ({title})" for name, title in zip(seats.names[1:], seats.titles[1:]))
    text = terminal.texts("welcome.ready", one=seats.names[0], one_deck=seats.titles[0], others=others)
    terminal.console.print(Text(f" {text}", style="bold"))
