"""`mazo mine`: games between bots, searched for puzzles and for cases that editions decide differently."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from mazo.bots import all_names
from mazo.cli.labsheets import phrases
from mazo.cli.pages import command_class, group_class
from mazo.cli.progress import progress
from mazo.cli.seating import deck_named
from mazo.client.language import Texts, language
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.lab.crew import How
from mazo.lab.sim import Deck
from mazo.mining import cases, collection, puzzles
from mazo.mining.lines import NODES


def group(texts: Texts) -> typer.Typer:
    """The commands that dig, with their help in the language."""

    def helps(name: str, **values: object) -> str:
        return phrases().say("help", name, texts.lang, **values)

    number = texts("metavar.number")
    game_type = Annotated[
        str, typer.Argument(metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES)))
    ]
    out_type = Annotated[Path, typer.Option("--out", "-o", metavar=helps("folder_word"), help=helps("mine_out"))]
    bot_type = Annotated[
        list[str],
        typer.Option("--bot", "-b", metavar=texts("metavar.bot"), help=helps("mine_bot", names=", ".join(all_names()))),
    ]
    deck_type = Annotated[
        list[str], typer.Option("--deck", "-d", metavar=texts("metavar.deck"), help=helps("mine_deck"))
    ]
    games_type = Annotated[int, typer.Option("--games", "-g", metavar=number, help=helps("mine_games"))]
    seed_type = Annotated[str, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=helps("seed"))]
    most_type = Annotated[int, typer.Option("--most", metavar=number, help=helps("mine_most"))]
    edition_type = Annotated[
        str | None, typer.Option("--edition", "-e", metavar=texts("metavar.edition"), help=texts("option.edition"))
    ]
    format_type = Annotated[str, typer.Option("--format", "-f", metavar=texts("metavar.format"), help=helps("format"))]
    jobs_type = Annotated[int | None, typer.Option("--jobs", "-j", metavar=number, help=helps("jobs"))]
    lang_type = Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))]

    def dig_puzzles(
        game: game_type,
        out: out_type,
        bot: bot_type = ["greedy"],  # noqa: B006
        deck: deck_type = [],  # noqa: B006
        games: games_type = 500,
        seed: seed_type = "0",
        most: most_type = puzzles.MANY,
        edition: edition_type = None,
        format: format_type = "",
        nodes: Annotated[int, typer.Option("--nodes", metavar=number, help=helps("mine_nodes"))] = NODES,
        hard: Annotated[bool, typer.Option("--hard", help=helps("mine_hard"))] = False,
        varied: Annotated[bool, typer.Option("--varied", help=helps("mine_varied"))] = False,
        jobs: jobs_type = None,
        lang: lang_type = None,
    ) -> None:
        told: dict[str, Any] = {
            "bots": tuple(bot),
            "decks": _decks(game, deck),
            "seed": seed,
            "edition": edition,
            "format": format,
        }
        job = puzzles.dig(game, games=games, nodes=nodes, hard=hard, varied=varied, **told)
        with progress(games, phrases().say("say", "digging", language(lang)), shown=True) as watch:
            found = puzzles.mine(job, How(jobs, watch=watch), most)
        found = puzzles.chosen([*collection.kept(out, collection.PUZZLES, puzzles.Puzzle), *found], most)
        path = collection.write(out, collection.PUZZLES, found)
        _tell("puzzles_found", len(found), path, lang)

    def dig_editions(
        game: game_type,
        out: out_type,
        bot: bot_type = ["greedy"],  # noqa: B006
        deck: deck_type = [],  # noqa: B006
        games: games_type = 100,
        seed: seed_type = "0",
        most: most_type = cases.MANY,
        edition: edition_type = None,
        format: format_type = "",
        jobs: jobs_type = None,
        lang: lang_type = None,
    ) -> None:
        told: dict[str, Any] = {
            "bots": tuple(bot),
            "decks": _decks(game, deck),
            "seed": seed,
            "edition": edition,
            "format": format,
        }
        job = cases.dig(game, games=games, **told)
        with progress(games, phrases().say("say", "digging", language(lang)), shown=True) as watch:
            found = cases.mine(job, How(jobs, watch=watch), most)
        path = collection.write(out, collection.CASES, found)
        _tell("cases_found", len(found), path, lang)

    made = typer.Typer(
        cls=group_class(texts),
        no_args_is_help=True,
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
    )
    for name, function in (("puzzles", dig_puzzles), ("editions", dig_editions)):
        made.command(
            name, help=helps(f"mine_{name}"), cls=command_class(texts), options_metavar=texts("app.options_word")
        )(function)
    return made


def _decks(game: str, names: Sequence[str]) -> list[Deck]:
    found = [deck_named(kind_named(game), name) for name in names]
    return [Deck(title, source) for source, title in found]


def _tell(name: str, count: int, path: Path, lang: str | None) -> None:
    said = phrases().say("say", name, language(lang), n=count, path=str(path))
    Console(highlight=False).print(said, markup=False, soft_wrap=True)
