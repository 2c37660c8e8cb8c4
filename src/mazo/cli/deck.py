"""`mazo deck`: whether a deck is legal in a format on a day, the decks that Mazo brings, and pictures of decks."""

from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from mazo.cli.given import given
from mazo.cli.pages import command_class, group_class
from mazo.cli.seating import format_names
from mazo.client.language import Texts, language
from mazo.errors import BadConfig, DeckProblem
from mazo.games import NAMES, USUAL
from mazo.games import kind as kind_named
from mazo.games.decks import Checked
from mazo.games.decksheet import deck_sheet
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

ILLEGAL: Final = 1
LARGEST: Final = 200_000
"""More bytes than any deck list needs."""


class Violation(msgspec.Struct, frozen=True):
    """One reason why a deck is not legal."""

    rule: str | None
    reason: str
    line: int | None
    card: str | None
    text: str


class Judged(msgspec.Struct, frozen=True):
    """What a format says about a deck on a day."""

    game: str
    format: str
    on: date
    legal: bool
    cards: int
    inks: dict[str, int]
    sets: tuple[str, ...] | None
    violations: tuple[Violation, ...]
    unsupported: tuple[str, ...]


class Shipped(msgspec.Struct, frozen=True):
    """A deck that Mazo brings: what it was made for, and where it is legal now."""

    name: str
    about: str
    cards: int
    inks: dict[str, int]
    format: str | None
    date: date | None
    legal: tuple[str, ...]


def group(texts: Texts) -> typer.Typer:
    """The commands about decks, with their help in the language."""

    def said(section: str, name: str, **values: object) -> str:
        return _phrases().say(section, name, texts.lang, **values)

    def spoken(lang: str | None) -> Lang:
        return texts.lang if lang is None else language(lang)

    json_option = typer.Option("--json", help=said("help", "json"))
    lang_option = typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))
    on_option = typer.Option("--on", metavar=said("metavar", "on"), help=said("help", "on"))
    game_option = typer.Option(
        "--game", "-g", metavar=texts("metavar.game"), help=texts("app.game", names=", ".join(NAMES))
    )
    decks = typer.Typer(
        cls=group_class(texts),
        no_args_is_help=True,
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
    )

    def about(lang: Annotated[str | None, lang_option] = None) -> None:
        spoken(lang)

    def check_one(
        file: Annotated[str, typer.Argument(metavar=said("metavar", "file"), help=said("help", "file"))],
        fmt: Annotated[
            str | None,
            typer.Option(
                "--format",
                "-f",
                metavar=said("metavar", "format"),
                help=said("help", "format", names=format_names()["names"]),
            ),
        ] = None,
        on: Annotated[str | None, on_option] = None,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        speaking = spoken(lang)
        kind = kind_named(game)
        found = kind.check_deck(read(file, kind), fmt or "", on, date.today())
        if as_json:
            print(msgspec.json.encode(judged(kind, found, speaking)).decode())
        else:
            name = _phrases().say("say", "unnamed", speaking) if file == "-" else Path(file).stem
            print("\n".join(in_words(name, kind, found, speaking)))
        if found.problems:
            raise typer.Exit(ILLEGAL)

    def list_all(
        on: Annotated[str | None, on_option] = None,
        game: Annotated[str, game_option] = USUAL,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        kind = kind_named(game)
        found = shipped(kind, date.today() if on is None else kind.day(on), spoken(lang))
        if as_json:
            print(msgspec.json.encode(found).decode())
        else:
            _show_list(kind, found, spoken(lang))

    def draw(
        file: Annotated[str, typer.Argument(metavar=said("metavar", "file"), help=said("help", "file"))],
        game: Annotated[str, game_option] = USUAL,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        kind = kind_named(game)
        name = _phrases().say("say", "unnamed", spoken(lang)) if file == "-" else Path(file).stem.replace("-", " ")
        copies = Counter(kind.name_of(card) for card in kind.deck(read(file, kind)))
        faces = [(kind.face(card, spoken(lang)), n) for card, n in copies.items()]
        print(deck_sheet(kind, name.title() if name.islower() else name, faces, spoken(lang)))

    decks.callback()(about)
    for name, made in (("check", check_one), ("list", list_all), ("picture", draw)):
        decks.command(
            name, help=said("help", name), cls=command_class(texts), options_metavar=texts("app.options_word")
        )(made)
    return decks


def shipped(kind: GameKind, on: date, lang: Lang) -> tuple[Shipped, ...]:
    """The decks that a game brings, those to begin with first, the others by their day."""
    found = []
    for name in kind.known_decks():
        deck = kind.shipped_deck(name, on)
        about = deck.about.text(lang)
        found.append(Shipped(name, about, deck.cards, deck.colours, deck.format or None, deck.date, deck.legal))
    return tuple(sorted(found, key=lambda deck: (deck.date or date.min, deck.name)))


def _show_list(kind: GameKind, found: tuple[Shipped, ...], lang: Lang) -> None:
    """One line a deck; what no deck of the game has gets no column."""
    rotating = {known.name for known in kind.formats() if known.rotates}
    columns = {
        "deck": [deck.name for deck in found],
        "inks": ["/".join(kind.colour_name(colour, lang) for colour in sorted(deck.inks)) for deck in found],
        "made_for": [deck.format or "" for deck in found],
        "date": ["" if deck.date is None else str(deck.date) for deck in found],
        "legal": [", ".join(name for name in deck.legal if name in rotating) for deck in found],
    }
    filled = {name: cells for name, cells in columns.items() if any(cells)}
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in filled:
        table.add_column(_phrases().say("say", name, lang), no_wrap=True)
    for row in zip(*filled.values(), strict=True):
        table.add_row(*row)
    Console(highlight=False).print(table)


def read(path: str, kind: GameKind) -> str:
    """The text of a deck list: of a file, of standard input (-), or of a deck that Mazo brings."""
    if path in kind.known_decks() and not Path(path).exists():
        return kind.deck_text(path)
    try:
        return given(path, LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _fault("encoding", path=path) from None


def judged(kind: GameKind, found: Checked, lang: Lang) -> Judged:
    """What the format says about a list on a day, as data."""
    return Judged(
        game=kind.name,
        format=found.format,
        on=found.on,
        legal=not found.problems,
        cards=found.cards,
        inks=found.colours,
        sets=found.sets,
        violations=tuple(_violation(problem, lang) for problem in found.problems),
        unsupported=found.unsupported,
    )


def in_words(name: str, kind: GameKind, found: Checked, lang: Lang) -> list[str]:
    """The judgement as lines for a person."""

    def said(phrase: str, **values: object) -> str:
        return _phrases().say("say", phrase, lang, **values)

    title = found.title.text(lang)
    where = title if found.sets is None else said("format_on", format=title, on=found.on)
    if not found.problems:
        colours = ", ".join(f"{kind.colour_name(colour, lang)} {count}" for colour, count in found.colours.items())
        phrase = "is_legal" if colours else "is_legal_plain"
        return [said(phrase, deck=name, format=where, n=found.cards, inks=colours)]
    reasons = [f"  {problem.text(lang)}" for problem in found.problems]
    return [
        said("illegal", deck=name, format=where, n=len(reasons)),
        *reasons,
    ]


def _violation(problem: DeckProblem, lang: Lang) -> Violation:
    text = problem.message_es if lang == "es" else problem.message_en
    return Violation(problem.rule or None, problem.reason, problem.line, problem.card or None, text)


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.cli", "deck.toml")


def _fault(name: str, **values: object) -> BadConfig:
    return BadConfig(_phrases().say("fault", name, "en", **values), _phrases().say("fault", name, "es", **values))
