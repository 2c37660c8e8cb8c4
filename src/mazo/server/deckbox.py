"""The deck box: the decks that come with a game, and what every format says about a list, as the page shows them."""

from __future__ import annotations

from collections import Counter
from datetime import date
from functools import cache, lru_cache
from typing import Final

import msgspec

from mazo.errors import DeckProblem
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.lab.likeness import Lack, Neighbour, Suggestion, compared
from mazo.server.complaints import Problem
from mazo.texts.deckexports import Dialect, Listing, written
from mazo.texts.lang import Lang

DEAREST: Final = 8
"""Cards that cost more are counted together, as the page does."""
FEW_COLOURS: Final = 2
KEPT: Final = len(NAMES)


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a format says about a list; a game without formats has one verdict without a name."""

    format: str
    title: str
    legal: bool
    problems: tuple[Problem, ...] = ()


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards of a list as far as they are known, and every format's verdict."""

    cards: int
    names: dict[str, int]
    colours: dict[str, int]
    """How many cards there are of each colour."""
    verdicts: tuple[Verdict, ...]
    missing: tuple[Problem, ...] = ()
    """Lines that name no card that can be played, whatever the format."""
    side: dict[str, int] = {}
    """The cards of the side deck."""
    marked: tuple[str, ...] = ()
    """The cards that the list marks to begin the game in play,"""
    markable: tuple[str, ...] = ()
    """and those of the list that could."""


class ShippedDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck that comes with a game."""

    name: str
    title: str
    about: str = ""
    colours: tuple[str, ...] = ()
    cards: int = 0
    plain: bool = False
    """Whether no card of it has any text but keywords: a deck to learn with."""
    format: str = ""
    """What it was made for; the decks to begin with name nothing."""
    date: date | None = None
    legal: tuple[str, ...] = ()
    """The formats in which it may be played now."""


@cache
def shipped(game: str, lang: Lang) -> tuple[ShippedDeck, ...]:
    """Every deck that comes with a game: those to begin with first, then the newest."""
    kind = kind_named(game)
    decks = [_shipped(kind, name, lang) for name in kind.known_decks()]
    return tuple(sorted(decks, key=lambda deck: (bool(deck.format), -deck.date.toordinal() if deck.date else 0)))


def _shipped(kind: GameKind, name: str, lang: Lang) -> ShippedDeck:
    deck = kind.shipped_deck(name)
    return ShippedDeck(
        name=deck.name,
        title=kind.deck_title(name, lang) if kind.has_word("deck", name) else deck.title,
        about=deck.about.text(lang),
        colours=tuple(sorted(deck.colours)),
        cards=deck.cards,
        plain=deck.plain,
        format=deck.format,
        date=deck.date,
        legal=deck.legal,
    )


def judged(kind: GameKind, text: str, lang: Lang) -> Judgement:
    """A list, or a deck by its name, in every format of the game; BadDeck if it cannot even be read."""
    found = kind.judge(text)
    verdicts = tuple(
        Verdict(
            verdict.format,
            verdict.title.text(lang),
            not verdict.problems and not found.missing,
            _told(verdict.problems, lang),
        )
        for verdict in found.verdicts
    )
    return Judgement(
        cards=found.cards,
        names=found.names,
        colours=found.colours,
        verdicts=verdicts,
        missing=_told(found.missing, lang),
        side=found.side,
        marked=found.marked,
        markable=found.markable,
    )


def exported(kind: GameKind, text: str, dialect: Dialect) -> str:
    """A list, or a deck by its name, in a dialect; BadDeck if it cannot even be read."""
    found = kind.judge(text)
    mark = kind.start_mark
    behind, field = (mark.behind, mark.field) if mark is not None else ("", "")
    listing = Listing(found.names, found.side, found.marked, behind, field)
    return written(listing, dialect, kind.gallery.number)


class Advice(msgspec.Struct, frozen=True):
    """What a list lacks beside the decks that come with the game and are most like it."""

    neighbours: tuple[Neighbour, ...]
    titles: dict[str, str]
    """What those decks are called."""
    suggestions: tuple[Suggestion, ...]
    lacks: tuple[Lack, ...]
    compared: int
    """With how many decks it was compared."""


def advised(kind: GameKind, text: str, lang: Lang) -> Advice:
    """What a list, or a deck by its name, lacks; BadDeck if it cannot even be read."""
    found = kind.judge(text)
    lists = {name: cards for name, cards in lists_of(kind.name, kind.cards_mark).items() if name != text}
    cost = kind.plan.cost
    paid = [one.card for one in kind.catalogue if cost is not None and one.card.type not in cost.free]
    marked = frozenset(card.name for card in paid if cost is not None and cost.marked in card.states)
    costs = {card.name: min(card.cost, DEAREST) for card in paid}
    advice = compared(found.names, lists, costs, marked, _fitting(kind, found.colours))
    titles = {deck.name: deck.title for deck in shipped(kind.name, lang)}
    near = {one.name: titles[one.name] for one in advice.neighbours}
    return Advice(advice.neighbours, near, advice.suggestions, advice.lacks, len(lists))


def _fitting(kind: GameKind, colours: dict[str, int]) -> frozenset[str] | None:
    """The cards of colours that the list has already; all of them where it has fewer than two."""
    if len(colours) < FEW_COLOURS:
        return None
    return frozenset(card.name for card in kind.gallery.cards if set(card.colours) <= set(colours))


@lru_cache(KEPT)
def lists_of(game: str, cards: object) -> dict[str, dict[str, int]]:
    """How often each card is in each deck that comes with the game."""
    kind = kind_named(game)
    return {name: dict(Counter(map(kind.name_of, kind.deck(name)))) for name in kind.known_decks()}


def _told(problems: tuple[DeckProblem, ...], lang: Lang) -> tuple[Problem, ...]:
    ordered = sorted(problems, key=lambda problem: problem.line or 0)
    return tuple(
        Problem(problem.message_es if lang == "es" else problem.message_en, problem.line, problem.rule)
        for problem in ordered
    )
