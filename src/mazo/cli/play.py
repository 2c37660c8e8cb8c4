"""`mazo play`: the table in the browser, or a game in the terminal as a client of the text protocol."""

import secrets
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mazo.cli.bot import PREFIX
from mazo.cli.browser import open_table
from mazo.cli.faults import fault
from mazo.cli.files import resume as resume_file
from mazo.cli.houses import ask_settings, settings_of, show_changed
from mazo.cli.keyboard import Keyboard
from mazo.cli.podcommand import PodWishes, pod_at_terminal
from mazo.cli.seating import DRAFTERS, Plan, bots_by_name, check_bots, format_names, format_option, plan, seat_players
from mazo.cli.table import Table
from mazo.cli.terminal import Leave, Resume, Terminal
from mazo.cli.welcome import ask_deck, ask_game, ask_rival, greet
from mazo.client.language import Texts, language
from mazo.game import Game
from mazo.games import NAMES, USUAL
from mazo.games import kind as kind_named
from mazo.games.packkind import PackKind
from mazo.making import new
from mazo.series import Series


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def play(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES)))
        ] = "",
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
        share: Annotated[bool, typer.Option("--share", help=texts("option.share"))] = False,
        in_terminal: Annotated[bool, typer.Option("--terminal", "-t", help=texts("option.terminal"))] = False,
        cuts: Annotated[bool, typer.Option("--cuts", help=texts("option.cuts"))] = False,
        name: Annotated[
            list[str] | None, typer.Option("--name", "-n", metavar=texts("metavar.name"), help=texts("option.name"))
        ] = None,
        edition: Annotated[
            str | None, typer.Option("--edition", "-e", metavar=texts("metavar.edition"), help=texts("option.edition"))
        ] = None,
        format: Annotated[
            str | None,
            typer.Option(
                "--format",
                "-f",
                metavar=texts("metavar.format"),
                help=texts("option.format", **format_names()),
            ),
        ] = None,
        settings: Annotated[
            list[str] | None,
            typer.Option("--set", metavar=texts("metavar.setting"), help=texts("option.set")),
        ] = None,
        seed: Annotated[
            str | None, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=texts("option.seed"))
        ] = None,
        resume: Annotated[
            str | None, typer.Option("--resume", "-r", metavar=texts("metavar.file"), help=texts("option.resume"))
        ] = None,
        at: Annotated[
            int | None, typer.Option("--at", metavar=texts("metavar.number"), help=texts("option.resume_at"))
        ] = None,
        best_of: Annotated[
            int | None, typer.Option("--best-of", metavar=texts("metavar.number"), help=texts("option.best_of"))
        ] = None,
        two_games: Annotated[bool, typer.Option("--two-games", help=texts("option.two_games"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        keyboard = Keyboard()
        check_bots([word for word in bot or [] if word not in DRAFTERS])
        if best_of is not None and two_games:
            raise fault("fault.series")
        series = f"best-of-{best_of}" if best_of is not None else "two-games" if two_games else ""
        if game in NAMES and not deck:
            game = kind_named(game).opens.get(format or "", game)
        # A seed, a saved game and a program of one's own are for the terminal: a table that is served draws its seed
        # where nobody knows it, and keeps its games itself.
        own = any(word.startswith(PREFIX) for word in bot or [])
        if not (in_terminal or own or resume is not None or seed is not None):
            open_table(
                game,
                deck or [],
                players,
                bot or [],
                name or [],
                edition,
                format,
                series,
                lang,
                settings=settings or [],
                hotseat=hotseat,
                share=share,
            )
            return
        if game in NAMES and isinstance(kind_named(game), PackKind) and resume is None:
            wishes = PodWishes(format or "", best_of=best_of or 1)
            bots = [DRAFTERS.get(word, word) for word in bot or []]
            texts = terminal_for(game, lang, keyboard).texts
            chance = secrets.token_hex(32) if seed is None else seed
            seats = players or kind_named(game).seats[-1]
            pod_at_terminal(game, seats, bots, name or [], chance, wishes, texts, hotseat=hotseat)
            return
        try:
            if resume is None:
                wanted = game or _which(deck or [], terminal_for("", lang, keyboard))
                terminal = terminal_for(wanted, lang, keyboard)
                table = _new(
                    terminal,
                    wanted,
                    deck or [],
                    players,
                    bot or [],
                    hotseat,
                    name or [],
                    edition,
                    format,
                    seed,
                    series,
                    settings or [],
                )
            else:
                table = _resumed(resume_file(resume, at), bot or [], lang, keyboard)
        except Leave:
            return
        _play(table, lang, keyboard, cuts=cuts)

    return play


def terminal_for(game: str, lang: str | None, keyboard: Keyboard) -> Terminal:
    """The terminal at which a game is played, in the game's first language if neither option nor locale says one."""
    texts = Texts(language(lang, kind_named(game).first_language if game else "en"))
    return Terminal(Console(highlight=False), texts, keyboard)


def _which(decks: Sequence[str], terminal: Terminal) -> str:
    """The game that is meant when none is named: the one whose deck is named, else what the person says."""
    if not decks:
        return ask_game(terminal)
    return next((name for name in NAMES if decks[0] in kind_named(name).known_decks()), USUAL)


def _new(
    terminal: Terminal,
    game: str,
    decks: Sequence[str],
    players: int | None,
    bots: Sequence[str],
    hotseat: bool,
    names: Sequence[str],
    edition: str | None,
    format: str | None,
    seed: str | None,
    series: str,
    settings: Sequence[str],
) -> Table:
    """A new game, after a few questions to whoever has said nothing about it."""
    kind = kind_named(game)
    drafted = not kind.sample_decks()
    if drafted and series:
        raise fault("fault.no_series", game=kind.title)
    options = format_option(kind, format)
    if options and series:
        raise fault("fault.format_series")
    houses = settings_of(kind, settings)
    if houses and series:
        raise fault("fault.set_series")
    bots, asked = _known(bots, drafted=drafted), False
    if not decks and not bots and not hotseat and players is None:
        greet(kind, terminal)
        decks = [] if drafted else [ask_deck(kind, terminal, format or "")]
        rival = ask_rival(kind, terminal)
        bots, hotseat = ([], True) if rival == "hotseat" else ([rival], False)
        asked = True
    seats = plan(
        kind,
        terminal.texts,
        decks=decks,
        bots=bots,
        names=names,
        players=players,
        hotseat=hotseat,
        seed=seed,
        format=format,
    )
    if kind.settings and not series:
        played = edition or kind.edition_for([kind.deck(deck, format or "") for deck in seats.decks])
        if asked:
            houses = ask_settings(kind, terminal, houses, played)
        else:
            show_changed(kind, terminal, houses, played)
    made: Game | Series
    if series:
        made = Series(game, decks=seats.decks, format=series, seed=seats.seed, edition=edition, names=seats.names)
    elif drafted:
        made = new(game, seed=seats.seed, edition=edition, names=seats.names, players=len(seats.names), **houses)
    else:
        made = new(game, decks=seats.decks, seed=seats.seed, edition=edition, names=seats.names, **options, **houses)
    _announce(terminal, seats)
    return Table(made, seat_players(seats, terminal.texts, terminal), terminal)


def _known(bots: Sequence[str], *, drafted: bool) -> list[str]:
    """The bots by the names that Mazo has for them; a draft calls one of them otherwise."""
    meant = [DRAFTERS.get(bot, bot) for bot in bots] if drafted else list(bots)
    check_bots(meant)
    return meant


def _resumed(saved: Game | Series, bots: Sequence[str], lang: str | None, keyboard: Keyboard) -> Table:
    """A saved game or series; bots are those named now, else those that the players' names tell."""
    game = saved.game if isinstance(saved, Series) else saved
    game.continue_from_file()
    terminal = terminal_for(game.kind.name, lang, keyboard)
    bots = _known(bots, drafted=game.kind.draft is not None)
    names = list(game.names_in(terminal.texts.lang))
    seated = bots_by_name(names)
    if bots:
        if len(bots) >= len(names):
            raise fault("fault.seats", n=len(bots), players=len(names))
        seated = [""] * (len(names) - len(bots)) + list(bots)
    if "" not in seated:
        seated[0] = ""
    seats = Plan([], [], seated, names, "")
    table = Table(saved, seat_players(seats, terminal.texts, terminal), terminal)
    if terminal.shared:
        terminal.say("table.known")
    return table


def _play(table: Table, lang: str | None, keyboard: Keyboard, *, cuts: bool) -> None:
    """Play, and go on with another saved game whenever the person says so."""
    while True:
        table.terminal.load, table.terminal.cuts = resume_file, cuts
        try:
            table.play()
            return
        except Resume as wish:
            table = _resumed(wish.saved, [], lang or table.terminal.texts.lang, keyboard)


def _announce(terminal: Terminal, seats: Plan) -> None:
    texts = terminal.texts
    if seats.titles:
        others = ", ".join(f"{name} ({title})" for name, title in zip(seats.names[1:], seats.titles[1:]))
        text = texts("welcome.ready", one=seats.names[0], one_deck=seats.titles[0], others=others)
    else:
        text = texts("welcome.seated", one=seats.names[0], others=", ".join(seats.names[1:]))
    terminal.console.print(Text(f" {text}", style="bold"))
