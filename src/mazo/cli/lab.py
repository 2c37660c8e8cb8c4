"""`mazo lab`: questions of deck builders, answered by many games."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
import typer
from rich.console import Console

from mazo.bots import able, all_names
from mazo.cli.faults import fault
from mazo.cli.labsheets import phrases, show
from mazo.cli.pages import command_class, group_class
from mazo.cli.progress import progress
from mazo.cli.seating import deck_named, format_names
from mazo.client.language import Texts, language
from mazo.games import NAMES, USUAL
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.lab import goldfish, mulligan, swap, whatif
from mazo.lab.crew import How, Job, Watch
from mazo.lab.export import parquet, png, records
from mazo.lab.hands import Draws, rate
from mazo.lab.ledger import Ledger
from mazo.lab.live import GAMES, USUAL_BOT, Experiment
from mazo.lab.matchups import Matchups, lined_up, matchups, meet
from mazo.lab.sheets import (
    Sheet,
    advice_sheet,
    as_csv,
    cards_sheet,
    clock_sheet,
    matrix_sheet,
    swaps_sheet,
    tried_sheet,
)
from mazo.lab.sim import Deck
from mazo.notation.jsonlines import load_bytes
from mazo.texts.lang import Lang

INTERRUPTED: Final = 130
SUFFIXES: Final = (".txt", ".deck", ".dec")

J = TypeVar("J", bound=Job)
R = TypeVar("R", bound=msgspec.Struct)


class Wanted(msgspec.Struct, frozen=True):
    """How the games are played, and how what comes of them is shown."""

    game: str = USUAL
    bot: str = ""
    games: int = 100
    seed: str = "0"
    edition: str | None = None
    format: str = ""
    jobs: int | None = None
    on: str = ""
    keep: str | None = None
    svg: str | None = None
    png: str | None = None
    csv: str | None = None
    parquet: str | None = None
    as_json: bool = False
    lang: str | None = None

    @property
    def spoken(self) -> Lang:
        """The language of what is said."""
        return language(self.lang)

    @property
    def kind(self) -> GameKind:
        """The game."""
        return kind_named(self.game)

    @property
    def player(self) -> str:
        """The bot that plays: the one that was named, else one that always takes what looks best."""
        return able(self.bot or USUAL_BOT, self.kind, searching=True)

    def settings(self) -> dict[str, Any]:
        """What every job is told of them."""
        return {
            "bot": self.player,
            "games": self.games,
            "seed": self.seed,
            "edition": self.edition,
            "format": self.format,
        }

    def play(self, job: J, run: Callable[[J, How], R], sheet: Callable[[R, Lang], Sheet]) -> None:
        """Play a job with a progress bar, and show what came of it."""
        ledger = Ledger(Path(self.keep), job) if self.keep else None
        with self.bar(job.games) as watch:
            found = run(job, How(self.jobs, ledger, watch, self.on))
        self.show(found, sheet)

    def bar(self, games: int) -> AbstractContextManager[Watch | None]:
        """A progress bar for so many games."""
        return progress(games, phrases().say("say", "playing", self.spoken), shown=not self.as_json)

    def show(self, found: R, sheet: Callable[[R, Lang], Sheet]) -> None:
        """Print what came of it, and write the files that were asked for."""
        page = sheet(found, self.spoken)
        files: tuple[tuple[str | None, Callable[[], bytes]], ...] = (
            (self.svg, page.chart.encode),
            (self.png, lambda: png(page.chart)),
            (self.csv, as_csv(page).encode),
            (self.parquet, lambda: parquet(records(found))),
        )
        for path, content in files:
            if path:
                _write(path, content())
        if self.as_json:
            print(msgspec.json.encode(found).decode())
        else:
            show(page, Console(highlight=False))
        if getattr(found, "stopped", False):
            raise typer.Exit(INTERRUPTED)


def group(texts: Texts) -> typer.Typer:
    """The commands of the lab, with their help in the language."""

    def helps(name: str, **values: object) -> str:
        return phrases().say("help", name, texts.lang, **values)

    def option(*flags: str, word: str, about: str) -> Any:
        return typer.Option(*flags, metavar=word, help=about)

    number, file, card = texts("metavar.number"), texts("metavar.file"), helps("card_word")
    decks_type = Annotated[list[str], option("--deck", "-d", word=texts("metavar.deck"), about=helps("deck"))]
    deck_type = Annotated[str, option("--deck", "-d", word=texts("metavar.deck"), about=helps("one_deck"))]
    field_type = Annotated[str | None, option("--field", word=helps("folder_word"), about=helps("field"))]
    common: dict[str, Any] = {
        "game": Annotated[
            str, option("--game", word=texts("metavar.game"), about=texts("app.game", names=", ".join(NAMES)))
        ],
        "bot": Annotated[
            str, option("--bot", "-b", word=texts("metavar.bot"), about=helps("bot", names=", ".join(all_names())))
        ],
        "games": Annotated[int, option("--games", "-g", word=number, about=helps("games"))],
        "seed": Annotated[str, option("--seed", "-s", word=texts("metavar.seed"), about=helps("seed"))],
        "edition": Annotated[
            str | None, option("--edition", "-e", word=texts("metavar.edition"), about=texts("option.edition"))
        ],
        "format": Annotated[
            str,
            option("--format", "-f", word=texts("metavar.format"), about=texts("option.format", **format_names())),
        ],
        "jobs": Annotated[int | None, option("--jobs", "-j", word=number, about=helps("jobs"))],
        "on": Annotated[str, option("--on", word="ray[:…]", about=helps("on"))],
        "keep": Annotated[str | None, option("--keep", word=file, about=helps("keep"))],
        "svg": Annotated[str | None, option("--svg", word=file, about=helps("svg"))],
        "png": Annotated[str | None, option("--png", word=file, about=helps("png"))],
        "csv": Annotated[str | None, option("--csv", word=file, about=helps("csv"))],
        "parquet": Annotated[str | None, option("--parquet", word=file, about=helps("parquet"))],
        "as_json": Annotated[bool, typer.Option("--json", help=helps("json"))],
        "lang": Annotated[str | None, option("--lang", "-l", word="es|en", about=texts("app.lang"))],
    }

    def play_matchups(wanted: Wanted, deck: decks_type = [], field: field_type = None) -> None:  # noqa: B006
        wanted.play(_meetings(wanted, deck, field), meet, matrix_sheet)

    def play_ratings(wanted: Wanted, deck: decks_type = [], field: field_type = None) -> None:  # noqa: B006
        draws = Draws(**msgspec.structs.asdict(_meetings(wanted, deck, field)))
        wanted.play(draws, rate, lambda found, lang: cards_sheet(found, lang, opening=False))

    def play_openings(wanted: Wanted, deck: deck_type, field: field_type = None) -> None:
        draws = Draws(**msgspec.structs.asdict(_meetings(wanted, [deck], field)))
        wanted.play(draws, rate, lambda found, lang: cards_sheet(found, lang, opening=True))

    def play_goldfish(wanted: Wanted, deck: deck_type) -> None:
        job = goldfish.alone(wanted.game, _deck(wanted.kind, deck), **wanted.settings())
        wanted.play(job, goldfish.time, clock_sheet)

    def play_mulligan(
        wanted: Wanted,
        deck: deck_type,
        hand: Annotated[str, option("--hand", word=helps("cards_word"), about=helps("hand"))] = "",
    ) -> None:
        cards = [name.strip() for name in hand.split(";") if name.strip()]
        job = mulligan.openings(wanted.game, _deck(wanted.kind, deck), hand=cards, **wanted.settings())
        wanted.play(job, mulligan.advise, advice_sheet)

    def play_swap(
        wanted: Wanted,
        deck: deck_type,
        out: Annotated[list[str], option("--out", word=card, about=helps("out"))],
        into: Annotated[list[str], option("--in", word=card, about=helps("into"))],
        copies: Annotated[int, option("--copies", word=number, about=helps("copies"))] = 1,
        field: field_type = None,
    ) -> None:
        own = _deck(wanted.kind, deck)
        others = [one for one in _field(wanted, field) if one.source != own.source]
        changes = [swap.Change(one, other, copies) for one in out for other in into if one != other]
        keep = Path(wanted.keep) if wanted.keep else None
        with wanted.bar(wanted.games * (len(changes) + 1)) as watch:
            how = How(wanted.jobs, watch=watch, on=wanted.on)
            found = swap.try_swaps(wanted.game, own, others, changes, how, keep=keep, **wanted.settings())
        wanted.show(found, swaps_sheet)

    def play_what_if(
        wanted: Wanted,
        replay: Annotated[str, typer.Argument(metavar=file, help=helps("replay"))],
        at: Annotated[int, option("--at", word=number, about=helps("at"))],
    ) -> None:
        content = load_bytes(replay).decode()
        job = whatif.moment(content, at, bot=wanted.bot or USUAL_BOT, worlds=wanted.games, seed=wanted.seed)
        wanted.play(job, whatif.try_all, tried_sheet)

    made = typer.Typer(
        cls=group_class(texts),
        no_args_is_help=True,
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
    )
    commands: tuple[tuple[Experiment, Callable[..., None]], ...] = (
        ("matchups", play_matchups),
        ("mulligan", play_mulligan),
        ("goldfish", play_goldfish),
        ("swap", play_swap),
        ("ratings", play_ratings),
        ("openings", play_openings),
        ("what-if", play_what_if),
    )
    for name, function in commands:
        about = helps(name.replace("-", "_"))
        made.command(name, help=about, cls=command_class(texts), options_metavar=texts("app.options_word"))(
            _with_common(function, common, GAMES[name])
        )
    return made


def _with_common(function: Callable[..., None], common: dict[str, Any], games: int) -> Callable[..., None]:
    """A command with its own options and those that all commands of the lab have, which it is handed as one record."""
    usual = msgspec.structs.asdict(Wanted(games=games))
    own = list(signature(function).parameters.values())[1:]
    shared = [Parameter(name, Parameter.KEYWORD_ONLY, default=usual[name], annotation=common[name]) for name in common]

    def command(**given: Any) -> None:
        wanted = Wanted(**{name: given.pop(name) for name in common})
        function(wanted, **given)

    told = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in own]
    command.__signature__ = Signature([*told, *shared])  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in (*told, *shared)}
    return command


def _meetings(wanted: Wanted, decks: Sequence[str], folder: str | None) -> Matchups:
    """The decks that were named against the field or each other; one alone against those that come with the game."""
    named = [_deck(wanted.kind, name) for name in decks]
    given = _field(wanted, folder) if folder is not None else None
    own, field = lined_up(named, given, _field(wanted, None))
    return matchups(wanted.game, own, field=field, **wanted.settings())


def _deck(kind: GameKind, name: str) -> Deck:
    source, title = deck_named(kind, name)
    return Deck(title, source)


def _field(wanted: Wanted, folder: str | None) -> list[Deck]:
    """The lists of a folder by their names, or decks by names with commas; else those that come with the game."""
    if folder is None:
        return [_deck(wanted.kind, name) for name in wanted.kind.sample_decks(wanted.format)]
    names = folder.split(",")
    if not Path(folder).expanduser().exists() and (len(names) > 1 or folder in wanted.kind.known_decks()):
        return [_deck(wanted.kind, name.strip()) for name in names]
    path = Path(folder).expanduser()
    found = sorted(one for one in path.iterdir() if one.suffix in SUFFIXES) if path.is_dir() else []
    if not found:
        raise fault("fault.folder", path=folder)
    return [_deck(wanted.kind, str(one)) for one in found]


def _write(path: str, content: bytes) -> None:
    try:
        Path(path).expanduser().write_bytes(content)
    except OSError as error:
        raise fault("fault.file", path=path, why=error.strerror or error) from None
