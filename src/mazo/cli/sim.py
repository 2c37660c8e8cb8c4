"""`mazo sim`: many games between bots, as figures for a person or as one JSON object."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from mazo.bots import all_names
from mazo.cli.houses import settings_of
from mazo.cli.progress import progress
from mazo.cli.seating import deck_named, format_names, format_option
from mazo.client.language import Texts, language
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.lab.sim import Deck, Plan, Report, interval, plan, simulate
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

INTERRUPTED: Final = 130
USUAL_BOT: Final = "random"


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str, **values: object) -> str:
        return _phrases().say("help", name, texts.lang, **values)

    number = texts("metavar.number")

    def sim(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES)))
        ],
        deck: Annotated[
            list[str] | None, typer.Option("--deck", "-d", metavar=texts("metavar.deck"), help=helps("deck"))
        ] = None,
        players: Annotated[int | None, typer.Option("--players", "-p", metavar=number, help=helps("players"))] = None,
        bot: Annotated[
            list[str] | None,
            typer.Option(
                "--bot",
                "-b",
                metavar=texts("metavar.bot"),
                help=helps("bot", names=", ".join(all_names())),
            ),
        ] = None,
        games: Annotated[int, typer.Option("--games", "-g", metavar=number, help=helps("games"))] = 100,
        seed: Annotated[str, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=helps("seed"))] = "0",
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
            list[str] | None, typer.Option("--set", metavar=texts("metavar.setting"), help=helps("set"))
        ] = None,
        jobs: Annotated[int | None, typer.Option("--jobs", "-j", metavar=number, help=helps("jobs"))] = None,
        on: Annotated[str, typer.Option("--on", metavar="ray[:…]", help=helps("on"))] = "",
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
    ) -> None:
        spoken = language(lang)
        wanted = plan(
            game,
            bots=bot or [USUAL_BOT],
            decks=[_deck(game, name) for name in deck or ()],
            players=players,
            games=games,
            seed=seed,
            edition=edition,
            settings=settings_of(kind_named(game), settings or ()),
            **format_option(kind_named(game), format),
        )
        with progress(games, _phrases().say("say", "playing", spoken), shown=not as_json) as watch:
            report = simulate(wanted, jobs=jobs, watch=watch, on=on)
        if as_json:
            print(msgspec.json.encode(report).decode())
        else:
            show(report, wanted, Console(highlight=False), spoken)
        if report.stopped:
            raise typer.Exit(INTERRUPTED)

    return sim


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "sim.toml")


def _deck(game: str, name: str) -> Deck:
    source, title = deck_named(kind_named(game), name)
    return Deck(title, source)


def show(report: Report, of: Plan, console: Console, lang: Lang) -> None:
    """The figures for a person."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("say", name, lang, **values)

    decked = len(report.decks) > 0 and not report.rotating
    shown = ("seat", "bot", "deck", "wins", "share") if decked else ("seat", "bot", "wins", "share")
    table = Table(box=None, header_style="bold")
    for name in shown:
        table.add_column(say(name), justify="right" if name in ("seat", "wins") else "left", no_wrap=True)
    for seat, won in enumerate(report.wins):
        low, high = interval(won, report.games)
        share = f"{_percent(won / max(1, report.games))} ({_percent(low)} – {_percent(high)})"
        deck = [report.decks[seat]] if decked else []
        table.add_row(str(seat + 1), report.bots[seat], *deck, str(won), share)
    console.print(table)
    engine = say("compiled" if report.compiled else "interpreted")
    turns = f"{report.turns / max(1, report.games):.1f}"
    lines = [say("rotating", n=len(report.decks))] if report.rotating else []
    lines += [
        say("sums", games=report.games, draws=report.draws, turns=turns, seed=report.seed, edition=report.edition),
        say("speed", decisions=report.decisions, cpu=report.cpu_s, rate=report.decisions_per_cpu_s, engine=engine),
        say("hash", hash=report.hash),
    ]
    if report.stopped:
        lines.append(say("stopped", games=report.games, planned=of.games))
    console.print("\n".join(lines), markup=False, soft_wrap=True)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
