"""`mazo cards show` and `find`: a card by its name, and the cards that fit words and filters."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazo.cli.cardwords import say
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang


class Found(msgspec.Struct, frozen=True):
    """What a search found."""

    query: str
    found: int
    cards: tuple[dict[str, Any], ...]


def show_card(kind: GameKind, name: str, program: bool, as_json: bool, on: date, lang: Lang) -> None:
    """A card's facts, its text, where it is legal and how it came by its tree; or what it was lowered to."""
    page = kind.card_page(name, lang, on)
    listed = kind.program_of(name) if program else []
    if as_json:
        facts = page.facts | ({"program": listed} if program else {})
        print(msgspec.json.encode(facts).decode())
        return
    console = Console(highlight=False)
    console.print(Text(page.name, style="bold"))
    for line in page.lines:
        console.print(Padding(Text(line), (0, 0, 0, 2)))
    if program:
        console.print()
        console.print(Text("\n".join(listed) or say("say", "no_program", lang)), soft_wrap=True)


def show_picture(kind: GameKind, name: str, on: date, lang: Lang) -> None:
    """A card's picture, to be put into a file."""
    print(kind.picture(kind.card_page(name, lang, on).name))


def show_found(kind: GameKind, query: str, limit: int, as_json: bool, on: date, lang: Lang) -> int:
    """The cards that fit; how many there are."""
    names = kind.find_cards(query, lang, on)
    if as_json:
        pages = tuple(kind.card_page(name, lang, on).facts for name in names)
        print(msgspec.json.encode(Found(query, len(names), pages)).decode())
        return len(names)
    console = Console(highlight=False)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for row in (kind.card_row(name, lang) for name in names[:limit]):
        table.add_row(row.cost, Text(row.name, style="bold"), row.type, row.colours)
    if names:
        console.print(table)
    if len(names) > limit:
        console.print(say("say", "more", lang, n=len(names) - limit))
    elif not names:
        console.print(say("say", "none", lang))
    return len(names)
