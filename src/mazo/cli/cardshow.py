"""`mazo cards show` and `find`: a card of Lorcana by its name, and the cards that fit words and filters."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazo.cli.cardwords import say
from mazo.errors import UnknownCard
from mazo.games.lorcana.book import glossary
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import find as find_written
from mazo.games.lorcana.cards.construction import ink_name
from mazo.games.lorcana.cards.faces import Face, face_of
from mazo.games.lorcana.cards.search import find
from mazo.texts.lang import Lang


class Found(msgspec.Struct, frozen=True):
    """What a search found."""

    query: str
    found: int
    cards: tuple[Face, ...]


def show_card(name: str, program: bool, as_json: bool, on: date, lang: Lang) -> None:
    """A card's facts, its text, where it is legal and how it came by its tree; or what it was lowered to."""
    card = card_named(name)
    face = face_of(card, lang, on)
    listed = lowered(card) if program else []
    if as_json:
        facts = msgspec.to_builtins(face) | ({"program": listed} if program else {})
        print(msgspec.json.encode(facts).decode())
        return
    console = Console(highlight=False)
    console.print(Text(face.name, style="bold"))
    for line in in_words(face, lang):
        console.print(Padding(Text(line), (0, 0, 0, 2)))
    if program:
        console.print()
        console.print(Text("\n".join(listed) or say("say", "no_program", lang)), soft_wrap=True)


def card_named(name: str) -> Card:
    """The card of that name or number, however it is written; where none is meant for sure, with suggestions."""
    card = find_written(name, standard())
    if card is not None:
        return card
    try:
        return standard().find(name)
    except UnknownCard as unknown:
        if unknown.suggestions:
            raise
        # A name in the middle, as in "spirit of winter".
        close = [one.full_name for one in find(f'name:"{name}"', "en") if name.strip()][:3]
        raise UnknownCard(name, close) from None


def lowered(card: Card) -> list[str]:
    """What the card's trees were lowered to, one line an instruction."""
    from mazo.games.lorcana.deal import edition_named, figures_of
    from mazo.games.lorcana.lowering.listing import Listing

    return Listing(figures_of([card], edition_named(None))).card(0)


def in_words(face: Face, lang: Lang) -> Iterator[str]:
    """A card as lines for a person."""

    def figure(name: str, value: int | None) -> list[str]:
        return [] if value is None else [say("say", name, lang, n=value)]

    inks = "/".join(ink_name(ink, lang) for ink in face.inks)
    inkable = say("say", "inkable" if face.inkable else "not_inkable", lang)
    kind = glossary().label(face.type, lang)
    yield " · ".join([kind, inks, say("say", "cost", lang, n=face.cost), inkable, *face.classifications])
    figures = [*figure("strength", face.strength), *figure("willpower", face.willpower), *figure("lore", face.lore)]
    figures += figure("move_cost", face.move_cost)
    if figures:
        yield " · ".join(figures)
    yield from face.text
    yield say("say", "printed", lang, sets=", ".join(face.sets))
    yield say("say", "formats", lang, names=", ".join(face.formats))
    status = say("status", face.status, lang)
    yield say("say", "status", lang, status=status + (say("status", "returns", lang) if face.round_trip else ""))
    yield say("say", "rules", lang, rules="; ".join(f"{rule.number} {rule.title}" for rule in face.rules))


def show_found(query: str, limit: int, as_json: bool, on: date, lang: Lang) -> int:
    """The cards that fit; how many there are."""
    cards = find(query, lang, on=on)
    if as_json:
        faces = tuple(face_of(card, lang, on) for card in cards)
        print(msgspec.json.encode(Found(query, len(cards), faces)).decode())
        return len(cards)
    console = Console(highlight=False)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for card in cards[:limit]:
        inks = "/".join(ink_name(ink, lang) for ink in card.inks)
        table.add_row(str(card.cost), Text(card.full_name, style="bold"), glossary().label(card.type, lang), inks)
    if cards:
        console.print(table)
    if len(cards) > limit:
        console.print(say("say", "more", lang, n=len(cards) - limit))
    elif not cards:
        console.print(say("say", "none", lang))
    return len(cards)
