"""`mazo moments`: which choices decided a recorded game, and what would have been better."""

from collections.abc import Callable
from functools import cache
from shlex import quote
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from mazo.bots.budget import Budget
from mazo.bots.moments import COUNT, WELL, moments
from mazo.cli.faults import fault
from mazo.cli.files import recorded
from mazo.cli.progress import progress
from mazo.client.language import Texts, language
from mazo.game import Game
from mazo.protocol.advice import Swing
from mazo.record import replays
from mazo.texts.phrases import Phrases


class Told(msgspec.Struct, frozen=True):
    """A moment as data: who, when, what was done and what would have been better, in both languages."""

    game: int
    at: int
    turn: int
    player: int
    did: dict[str, str]
    better: dict[str, str]
    won: int
    better_won: int
    again: str
    """The command that opens the position again."""


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return _phrases().say("help", name, texts.lang)

    number = texts("metavar.number")

    def moments(
        file: Annotated[str, typer.Argument(metavar=texts("metavar.file"), help=texts("option.file"))],
        player: Annotated[int | None, typer.Option("--player", "-p", metavar=number, help=helps("player"))] = None,
        count: Annotated[int, typer.Option("--count", "-n", min=1, metavar=number, help=helps("count"))] = COUNT,
        playouts: Annotated[
            int, typer.Option("--playouts", min=2, metavar=number, help=helps("playouts"))
        ] = WELL.playouts,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        said = Texts(language(lang))
        found: list[Told] = []
        for number, replay in enumerate(recorded(file)):
            game = replays.rerun(replay)
            swings = found_in(game, player, count, Budget(playouts), said)
            told = [told_of(swing, number, game, file) for swing in swings]
            found += told
            if not as_json:
                show(told, game, Console(highlight=False), said)
        if as_json:
            print(msgspec.json.encode(found).decode())

    return moments


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "moments.toml")


def found_in(game: Game, player: int | None, count: int, well: Budget, texts: Texts) -> tuple[Swing, ...]:
    """The moments of a game, or those of one player."""
    if player is not None and not 1 <= player <= game.seats:
        raise fault("fault.player", n=player, players=game.seats)
    seats = None if player is None else (player - 1,)
    with progress(100, _phrases().say("say", "title", texts.lang), shown=True) as watch:

        def weighed(done: int, of: int) -> None:
            if watch is not None:
                watch(100 * done // of)

        return moments(game, seats, count=count, well=well, watch=weighed)


def told_of(swing: Swing, number: int, game: Game, file: str) -> Told:
    """A moment as data."""
    return Told(
        game=number + 1,
        at=swing.at,
        turn=swing.turn,
        player=swing.seat + 1,
        did={"en": swing.did.en, "es": swing.did.es},
        better={"en": swing.better.en, "es": swing.better.es},
        won=swing.won,
        better_won=swing.better_won,
        again=f"mazo play {game.kind.name} --resume {quote(file)} --at {swing.at}",
    )


def show(found: list[Told], game: Game, console: Console, texts: Texts) -> None:
    """The moments in words."""
    lang = texts.lang

    def say(name: str, **values: object) -> None:
        console.print(_phrases().say("say", name, lang, **values), markup=False, soft_wrap=True)

    console.print(_phrases().say("say", "title", lang), style="bold")
    if not found:
        say("none")
    for n, one in enumerate(found, start=1):
        say(
            "moment",
            n=n,
            player=game.names_in(lang)[one.player - 1],
            turn=one.turn,
            did=one.did[lang],
            better=one.better[lang],
            won=one.won,
            better_won=one.better_won,
        )
        say("again", command=one.again)
