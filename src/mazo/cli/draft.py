"""`mazo draft`: a draft by bots in one go, or at the terminal, and what comes of it in words or as JSON."""

import hashlib
import inspect
import json
import secrets
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_args

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from mazo.bots import fast_named
from mazo.cli.keyboard import Keyboard
from mazo.cli.podcommand import PodWishes, held_pod, pod_at_terminal, tell_pod
from mazo.cli.seating import DRAFTERS, Plan, seat_players
from mazo.cli.table import Table
from mazo.cli.terminal import Terminal
from mazo.client.language import Texts, language
from mazo.errors import BadConfig
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.drafts import DraftFacts, DraftSetting
from mazo.games.packkind import PackKind
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.making import new
from mazo.series.pairing import Structure
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

USUAL_BOT: Final = "balanced"


@cache
def drafts() -> dict[str, tuple[str, DraftFacts]]:
    """The drafts by what people call them: the games that they are, and what may be set about them."""
    found = {name: kind_named(name).draft for name in NAMES}
    return {draft.called: (name, draft) for name, draft in found.items() if draft is not None}


def settings() -> dict[str, DraftSetting]:
    """Everything that may be set about any draft, by the names of the options."""
    return {_parameter(setting): setting for _, draft in drafts().values() for setting in draft.settings}


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language and an option for every setting of a draft."""

    def helps(name: str, **values: object) -> str:
        return _phrases().say("help", name, texts.lang, **values)

    def draft(
        what: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=helps("what", names=", ".join(drafts())))
        ] = next(iter(drafts())),
        players: Annotated[
            int | None, typer.Option("--players", "-p", metavar=texts("metavar.number"), help=_players(texts.lang))
        ] = None,
        seed: Annotated[
            str | None, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=helps("seed"))
        ] = None,
        bots: Annotated[bool, typer.Option("--bots", help=helps("bots"))] = False,
        bot: Annotated[
            list[str] | None,
            typer.Option("--bot", "-b", metavar=texts("metavar.bot"), help=helps("bot", names=", ".join(DRAFTERS))),
        ] = None,
        hotseat: Annotated[bool, typer.Option("--hotseat", help=helps("hotseat"))] = False,
        edition: Annotated[
            str | None, typer.Option("--edition", "-e", metavar=texts("metavar.edition"), help=texts("option.edition"))
        ] = None,
        format: Annotated[
            str | None, typer.Option("--format", "-f", metavar=texts("metavar.format"), help=helps("format"))
        ] = None,
        set: Annotated[int | None, typer.Option("--set", metavar=texts("metavar.number"), help=helps("set"))] = None,
        cube: Annotated[Path | None, typer.Option("--cube", metavar=texts("metavar.file"), help=helps("cube"))] = None,
        structure: Annotated[
            str, typer.Option("--structure", help=helps("structure", names=", ".join(get_args(Structure))))
        ] = "",
        best_of: Annotated[int, typer.Option("--best-of", metavar=texts("metavar.number"), help=helps("best_of"))] = 1,
        packs: Annotated[
            int | None, typer.Option("--packs", metavar=texts("metavar.number"), help=helps("packs"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
        **wanted: Any,
    ) -> None:
        spoken = language(lang)
        chance = secrets.token_hex(16) if seed is None else seed
        drafters = [_known(name, DRAFTERS, "bot") for name in bot or []]
        name, facts = drafts()[_known(what, drafts(), "draft")]
        seats = players if players is not None else facts.usual
        if isinstance(kind_named(name), PackKind):
            wishes = PodWishes(format or "", set or 0, cube, structure, best_of, packs or 0)
            if bots:
                seated = [DRAFTERS[drafter] for drafter in _one_a_seat(drafters, seats)]
                tell_pod(held_pod(name, seated, chance, wishes, spoken), spoken, as_json=as_json)
            else:
                meant = [DRAFTERS[drafter] for drafter in drafters]
                pod_at_terminal(name, seats, meant, [], chance, wishes, Texts(spoken), hotseat=hotseat)
            return
        options: dict[str, Any] = {"players": seats, **facts.alone, **_options(facts, wanted)}
        game = new(name, seed=chance, edition=edition, **options)
        if bots:
            let_bots(game.table, _one_a_seat(drafters, seats), chance)
        else:
            at_the_terminal(game, drafters, hotseat, chance, Texts(spoken))
            if game.outcome is None or not as_json:
                return
        if as_json:
            print(as_text(game, chance))
        else:
            show(game, chance, spoken)

    return _with_settings(draft, texts.lang)


def _with_settings(draft: Callable[..., None], lang: Lang) -> Callable[..., None]:
    """The command with an option for each setting, after those that every draft has."""
    own = inspect.signature(draft)
    plain = [each for each in own.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    added = [_option(name, setting, lang) for name, setting in settings().items()]
    parameters = [*plain, *added]
    draft.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    draft.__annotations__ = {each.name: each.annotation for each in parameters}
    return draft


def _option(name: str, setting: DraftSetting, lang: Lang) -> inspect.Parameter:
    option = typer.Option(f"--{setting.name}", help=setting.about.text(lang))
    annotation: Any = Annotated[str | None, option] if setting.values else Annotated[bool, option]
    usual = None if setting.values else False
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=usual, annotation=annotation)


def _parameter(setting: DraftSetting) -> str:
    return setting.name.replace("-", "_")


def _players(lang: Lang) -> str:
    return " ".join(facts.players.text(lang) for _, facts in drafts().values())


def let_bots(table: Rules, drafters: Sequence[str], seed: str) -> None:
    """Let one drafter a seat answer every question; what they leave to chance follows from the seed."""
    dice = Dice(int.from_bytes(hashlib.sha256(f"mazo/draft/{seed}".encode()).digest()[:7], "big"))
    seated = [fast_named(DRAFTERS[name]) for name in drafters]
    for bot in seated:
        bot.dice = dice
    while not table.over:
        choice = choice_of(table, NOBODY)
        assert choice is not None
        pick(table, seated[choice.seat].choose(table, choice, options_of(table, choice)), choice.seat)


def as_text(game: Game, seed: str) -> str:
    """Everything that came of a draft, as JSON."""
    found = game.kind.drafted(game.table, game.names_in("en"), "en").facts
    return json.dumps({"game": game.kind.name, "seed": seed} | found, ensure_ascii=False)


def show(game: Game, seed: str, lang: Lang) -> None:
    """Everything that came of a draft, for people."""
    found = game.kind.drafted(game.table, game.names_in(lang), lang)
    console = Console(highlight=False)
    for seat in found.seats:
        console.print(Text(seat.title, style="bold"))
        for label, text in seat.lines:
            console.print(Text(f"  {label}: {text}"))
    grid = Grid.grid(padding=(0, 2))
    for label, text in (*found.rest, (_say("result", "seed", lang), seed)):
        grid.add_row(Text(label, style="dim"), text)
    console.print(grid)


def at_the_terminal(game: Game, drafters: Sequence[str], hotseat: bool, seed: str, texts: Texts) -> None:
    """People first, then the bots; whoever has said nothing plays alone against the usual ones."""
    seats = game.seats
    if len(drafters) >= seats:
        raise _fault("bots", n=len(drafters), players=seats)
    people = seats - len(drafters) if hotseat else 1
    seated = [""] * people + list(drafters) + [USUAL_BOT] * (seats - people - len(drafters))
    names = list(game.names_in(texts.lang))
    plan = Plan([], [], [DRAFTERS.get(name, "") for name in seated], names, seed)
    terminal = Terminal(Console(highlight=False), texts, Keyboard())
    Table(game, seat_players(plan, texts, terminal), terminal).play()


def _options(facts: DraftFacts, wanted: dict[str, Any]) -> dict[str, int]:
    """What was asked for otherwise than the profile has it."""
    options: dict[str, int] = {}
    for setting in facts.settings:
        said = wanted.get(_parameter(setting))
        if said:
            options[setting.option] = (
                setting.values[_known(said, setting.values, "reading")] if setting.values else setting.value
            )
    return options


def _one_a_seat(drafters: list[str], seats: int) -> list[str]:
    given = drafters or [USUAL_BOT]
    if len(given) == 1:
        return given * seats
    if len(given) != seats:
        raise _fault("bots", n=len(given), players=seats)
    return given


def _known(name: str, known: dict[str, Any], fault: str) -> str:
    if name not in known:
        raise _fault(fault, word=name, known=", ".join(known))
    return name


def _fault(name: str, **values: object) -> BadConfig:
    return BadConfig(_say("fault", name, "en", **values), _say("fault", name, "es", **values))


def _say(section: str, name: str, lang: Lang, **values: object) -> str:
    return _phrases().say(section, name, lang, **values)


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "draft.toml")
