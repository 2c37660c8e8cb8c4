"""A card in words for whoever looks it up: by name or number, or among those that fit a search."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache

import msgspec

from mazo.errors import UnknownCard
from mazo.games.cards import CardPage, CardRow, KnownCard
from mazo.games.kept import until_changed
from mazo.games.lorcana.book import book, glossary
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import find as find_written
from mazo.games.lorcana.cards.construction import ink_name
from mazo.games.lorcana.cards.faces import Face, class_name, face_of
from mazo.games.lorcana.cards.imported import GAME
from mazo.games.lorcana.cards.search import find
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from mazo.views import CardView


@until_changed(GAME)
def catalogue() -> tuple[KnownCard, ...]:
    """Every card as printed."""
    found = []
    for card in standard():
        values = {
            "character": {"strength": card.strength, "willpower": card.willpower, "lore": card.lore},
            "location": {"willpower": card.willpower, "lore": card.lore, "move_cost": card.move_cost},
        }.get(card.type, {})
        figures = {name: (value, value) for name, value in values.items()}
        states = ("inkable",) if card.inkable else ()
        view = CardView(0, card.full_name, card.type, card.cost, figures, states)
        found.append(KnownCard(view, unknown_text=card.text))
    return tuple(found)


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


def found(query: str, lang: Lang, on: date) -> list[str]:
    """The names of the cards that fit words and filters."""
    return [card.full_name for card in find(query, lang, on=on)]


def page_of(card: Card, lang: Lang, on: date) -> CardPage:
    """All that there is to say of a card."""
    face = face_of(card, lang, on)
    return CardPage(face.name, msgspec.to_builtins(face), tuple(in_words(face, lang)))


def row_of(card: Card, lang: Lang) -> CardRow:
    """A card on one line."""
    inks = "/".join(ink_name(ink, lang) for ink in card.inks)
    return CardRow(card.full_name, str(card.cost), glossary().label(card.type, lang), inks)


def lowered(card: Card) -> list[str]:
    """What the card's trees were lowered to, one line an instruction."""
    from mazo.games.lorcana.deal import edition_named, figures_of
    from mazo.games.lorcana.lowering.listing import Listing

    return Listing(figures_of([card], edition_named(None))).card(0)


def in_words(face: Face, lang: Lang) -> Iterator[str]:
    """A card as lines for a person."""

    def say(section: str, name: str, **values: object) -> str:
        return _phrases().say(section, name, lang, **values)

    def figure(name: str, value: int | None) -> list[str]:
        return [] if value is None else [say("page", name, n=value)]

    inks = "/".join(ink_name(ink, lang) for ink in face.inks)
    inkable = say("page", "inkable" if face.inkable else "not_inkable")
    kind = glossary().label(face.type, lang)
    classes = [class_name(one, lang) for one in face.classifications]
    yield " · ".join([kind, inks, say("page", "cost", n=face.cost), inkable, *classes])
    figures = [*figure("strength", face.strength), *figure("willpower", face.willpower), *figure("lore", face.lore)]
    figures += figure("move_cost", face.move_cost)
    if figures:
        yield " · ".join(figures)
    yield from face.text
    if face.printed:
        yield say("page", "corrected", edition=book().default_edition, text=" ".join(face.printed))
    yield say("page", "printed", sets=", ".join(face.sets))
    yield say("page", "formats", names=", ".join(face.formats))
    status = say("status", face.status)
    yield say("page", "status", status=status + (say("status", "returns") if face.round_trip else ""))
    yield say("page", "rules", rules="; ".join(f"{rule.number} {rule.title}" for rule in face.rules))


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games.lorcana.cards", "pages.toml")
