"""`mazo draft`: a draft by bots in one go, or at the terminal, and what comes of it in words or as JSON."""

import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from mazo.cli.draft_board import DraftTerminal
from mazo.cli.keyboard import Keyboard
from mazo.cli.seating import DRAFTERS, Plan, seat_players
from mazo.cli.table import Table
from mazo.client.language import Texts, language
from mazo.errors import BadConfig
from mazo.game import Game
from mazo.games.ortus.book import glossary
from mazo.games.ortus.deal import LEFTOVERS
from mazo.games.ortus.results import Setup, setup_of
from mazo.games.ortus.rules.balanced import balanced_pick
from mazo.games.ortus.rules.game import OrtusGame
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.making import new
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

DRAFTS: Final = {"ortus": "ortus-draft"}
"""The drafts by what people call them, and the games that they are."""
USUAL_BOT: Final = "balanced"


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str, **values: object) -> str:
        return _phrases().say("help", name, texts.lang, **values)

    def draft(
        what: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=helps("what", names=", ".join(DRAFTS)))
        ] = "ortus",
        players: Annotated[
            int, typer.Option("--players", "-p", metavar=texts("metavar.number"), help=helps("players"))
        ] = 2,
        seed: Annotated[
            str | None, typer.Option("--seed", "-s", metavar=texts("metavar.seed"), help=helps("seed"))
        ] = None,
        bots: Annotated[bool, typer.Option("--bots", help=helps("bots"))] = False,
        bot: Annotated[
            list[str] | None,
            typer.Option("--bot", "-b", metavar=texts("metavar.bot"), help=helps("bot", names=", ".join(DRAFTERS))),
        ] = None,
        hotseat: Annotated[bool, typer.Option("--hotseat", help=helps("hotseat"))] = False,
        no_towers: Annotated[bool, typer.Option("--no-towers", help=helps("no_towers"))] = False,
        leftover: Annotated[
            str | None, typer.Option("--leftover", help=helps("leftover", names=", ".join(LEFTOVERS)))
        ] = None,
        same_direction: Annotated[bool, typer.Option("--same-direction", help=helps("same_direction"))] = False,
        edition: Annotated[
            str | None, typer.Option("--edition", "-e", metavar=texts("metavar.edition"), help=texts("option.edition"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        spoken = language(lang)
        chance = secrets.token_hex(16) if seed is None else seed
        drafters = [_known(name, DRAFTERS, "bot") for name in bot or []]
        options: dict[str, Any] = {"players": players, **_options(no_towers, leftover, same_direction)}
        game = new(DRAFTS[_known(what, DRAFTS, "draft")], seed=chance, edition=edition, **options)
        if bots:
            let_bots(_ortus(game), _one_a_seat(drafters, players), chance)
        else:
            at_the_terminal(game, drafters, hotseat, chance, Texts(spoken))
            if game.outcome is None or not as_json:
                return
        if as_json:
            print(as_text(game, chance))
        else:
            show(game, chance, spoken)

    return draft


def let_bots(table: OrtusGame, drafters: Sequence[str], seed: str) -> None:
    """Let one drafter a seat answer every question; what they leave to chance follows from the seed."""
    dice = Dice(int.from_bytes(hashlib.sha256(f"mazo/draft/{seed}".encode()).digest()[:7], "big"))
    while not table.over:
        choice = choice_of(table, NOBODY)
        assert choice is not None
        options = options_of(table, choice)
        if drafters[choice.seat] == "random":
            packed = options[dice.below(len(options))]
        else:
            packed = balanced_pick(table, choice, options)
        pick(table, packed, choice.seat)


def as_text(game: Game, seed: str) -> str:
    """Everything that came of a draft, as JSON."""
    found = msgspec.to_builtins(setup_of(_ortus(game)))
    return json.dumps({"game": game.kind.name, "seed": seed} | found, ensure_ascii=False)


def show(game: Game, seed: str, lang: Lang) -> None:
    """Everything that came of a draft, for people."""
    found = setup_of(_ortus(game))
    console = Console(highlight=False)
    names = game.names_in(lang)
    grid = Grid.grid(padding=(0, 2))
    for seat, deck in enumerate(found.decks):
        colour = _say("colour", found.palaces[seat], lang)
        console.print(Text(_say("result", "earl", lang, player=names[seat], colour=colour), style="bold"))
        console.print(Text(f"  {_say('result', 'deck', lang, n=len(deck))}: {counted(deck, lang)}"))
        if found.towers[seat]:
            console.print(Text(f"  {_say('result', 'towers', lang)}: {counted(found.towers[seat], lang)}"))
    for label, text in _rest(found, lang):
        grid.add_row(Text(label, style="dim"), text)
    grid.add_row(Text(_say("result", "seed", lang), style="dim"), seed)
    console.print(grid)


def counted(cards: Sequence[str], lang: Lang) -> str:
    """Cards by name with their numbers, in the language, the most frequent first.

    >>> counted(["Land", "Castle", "Land"], "es")
    '2 Tierra, 1 Castillo'
    """
    words = {term.en: term.es for term in glossary().of_kind("card")} if lang == "es" else {}
    found = sorted(Counter(cards).items(), key=lambda entry: (-entry[1], entry[0]))
    return ", ".join(f"{count} {words.get(name, name)}" for name, count in found)


def _rest(found: Setup, lang: Lang) -> list[tuple[str, str]]:
    bag = ", ".join(f"{count} {_say('colour', colour, lang)}" for colour, count in found.bag.items())
    return [
        (_say("result", "discarded", lang, n=len(found.discarded)), counted(found.discarded, lang)),
        (_say("result", "undealt", lang, n=len(found.undealt)), counted(found.undealt, lang)),
        (_say("result", "bag", lang), bag),
    ]


def at_the_terminal(game: Game, drafters: Sequence[str], hotseat: bool, seed: str, texts: Texts) -> None:
    """People first, then the bots; whoever has said nothing plays alone against the usual ones."""
    seats = game.seats
    if len(drafters) >= seats:
        raise _fault("bots", n=len(drafters), players=seats)
    people = seats - len(drafters) if hotseat else 1
    seated = [""] * people + list(drafters) + [USUAL_BOT] * (seats - people - len(drafters))
    names = list(game.names_in(texts.lang))
    plan = Plan([], [], [DRAFTERS.get(name, "") for name in seated], names, seed)
    terminal = DraftTerminal(Console(highlight=False), texts, Keyboard())
    Table(game, seat_players(plan, texts, terminal), terminal).play()


def _options(no_towers: bool, leftover: str | None, same_direction: bool) -> dict[str, int]:
    """What was asked for otherwise than the profile has it."""
    options: dict[str, int] = {}
    if no_towers:
        options["two_towers"] = 0
    if leftover is not None:
        options["leftover"] = LEFTOVERS[_known(leftover, LEFTOVERS, "leftover")]
    if same_direction:
        options["alternate_direction"] = 0
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


def _ortus(game: Game) -> OrtusGame:
    assert isinstance(game.table, OrtusGame)
    return game.table
