"""`mazo arena`: a pool of bots and programs plays a round robin, and everybody is rated."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import mazo
from mazo.bots import all_names, fast_named, named
from mazo.cli.bot import PREFIX, Program
from mazo.cli.faults import fault
from mazo.cli.machines import Machine
from mazo.cli.players import Player
from mazo.client.language import Texts, language
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.lab.charts import Bar, bars
from mazo.lab.sim import pairings, plan
from mazo.lab.tournaments import Outcome, Play, fast_play, tournament
from mazo.texts.phrases import Phrases


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str, **values: object) -> str:
        return _phrases().say("help", name, texts.lang, **values)

    number = texts("metavar.number")

    def arena(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES)))
        ],
        bot: Annotated[
            list[str],
            typer.Option("--bot", "-b", metavar=texts("metavar.bot"), help=helps("bot", names=", ".join(all_names()))),
        ],
        games: Annotated[int, typer.Option("--games", "-g", metavar=number, help=helps("games"))] = 100,
        seed: Annotated[str, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=helps("seed"))] = "0",
        own: Annotated[bool, typer.Option("--own-decks", help=helps("own"))] = False,
        open_lists: Annotated[bool, typer.Option("--open-lists", help=helps("open"))] = False,
        svg: Annotated[Path | None, typer.Option("--svg", metavar=texts("metavar.file"), help=helps("svg"))] = None,
        jobs: Annotated[int, typer.Option("--jobs", "-j", metavar=number, help=helps("jobs"))] = 1,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
    ) -> None:
        spoken = Texts(language(lang))
        for name in bot:
            if not name.startswith(PREFIX):
                fast_named(name)
        play = seated_play(game, seed, spoken, mirrored=not own, open_lists=open_lists, jobs=jobs)
        outcome = tournament(game, bot, games, seed, mirrored=not own, open_lists=open_lists, play=play)
        title = _phrases().say("say", "title", spoken.lang, game=kind_named(game).title, games=games, seed=seed)
        if svg is not None:
            try:
                svg.write_text(picture(outcome, title, spoken), encoding="utf-8")
            except OSError as error:
                raise fault("fault.file", path=svg, why=error.strerror or error) from None
        if as_json:
            print(msgspec.json.encode(outcome).decode())
        else:
            show(outcome, title, Console(highlight=False), spoken)

    return arena


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "arena.toml")


def seated_play(game: str, seed: str, texts: Texts, *, mirrored: bool, open_lists: bool, jobs: int) -> Play:
    """Mazo's own bots at full speed; whoever is a program sits at a table of the text protocol, at the same games."""
    fast = fast_play(game, seed, mirrored=mirrored, open_lists=open_lists, jobs=jobs)

    def play(seated: tuple[str, str], games: int) -> tuple[int, int]:
        if not any(name.startswith(PREFIX) for name in seated):
            return fast(seated, games)
        decks = pairings(plan(game, bots=["random"], players=2, games=1, seed=seed, mirrored=mirrored))
        results: list[int | None] = []
        for number in range(games):
            sources = [deck.source for deck in decks[number % len(decks)]]
            table = mazo.new(game, decks=sources, seed=f"{seed}/{number}")
            table.open_lists = open_lists
            results.append(_played(table, [_player(seat, name, number, texts) for seat, name in enumerate(seated)]))
        return results.count(0), results.count(None)

    return play


def _player(seat: int, name: str, number: int, texts: Texts) -> Player:
    if name.startswith(PREFIX):
        return Program(seat, name, name.removeprefix(PREFIX), texts, Console(stderr=True).print)
    return Machine(seat, name, named(name, number))


def _played(game: Game, players: list[Player]) -> int | None:
    """Who won, if anybody did."""
    try:
        for player in players:
            player.sit(game, None)
        while game.outcome is None:
            for player in players:
                player.inform()
            players[game.deciding[0]].decide()
        return game.outcome.winner
    finally:
        for player in players:
            player.leave()


def picture(outcome: Outcome, title: str, texts: Texts) -> str:
    """The ratings as bars, with their intervals."""
    low = min(0.0, *(one.rating_low for one in outcome.standings))
    high = max(one.rating_high for one in outcome.standings)

    def part(rating: float) -> float:
        return (rating - low) / (high - low)

    shown = [
        Bar(one.bot, part(one.rating), f"{one.rating:.1f}", (part(one.rating_low), part(one.rating_high)))
        for one in outcome.standings
    ]
    return bars(title, _phrases().say("say", "rating", texts.lang), shown)


def show(outcome: Outcome, title: str, console: Console, texts: Texts) -> None:
    """The table of ratings, and each meeting."""

    def say(name: str) -> str:
        return _phrases().say("say", name, texts.lang)

    console.print(title, style="bold", markup=False)
    ratings = Table(box=None, header_style="bold")
    ratings.add_column(say("bot"), overflow="fold")
    for name in ("rating", "share"):
        ratings.add_column(say(name), no_wrap=True)
    for one in outcome.standings:
        rating = f"{one.rating:.1f} ({one.rating_low:.1f} – {one.rating_high:.1f})"
        ratings.add_row(one.bot, rating, _between(one.share, one.low, one.high))
    console.print(ratings)
    meetings = Table(box=None, header_style="bold")
    for name in ("bot", "against"):
        meetings.add_column(say(name), overflow="fold")
    meetings.add_column(say("share"), no_wrap=True)
    for met in outcome.meetings:
        meetings.add_row(met.one, met.other, _between(met.share, met.low, met.high))
    console.print(meetings)


def _between(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} % ({100 * low:.1f} – {100 * high:.1f})"
