"""The deck box: the decks that come with a game, and what every format says about a list, as the page shows them."""

from __future__ import annotations

from datetime import date
from functools import cache

import msgspec

from mazo.errors import DeckProblem
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.server.complaints import Problem
from mazo.texts.lang import Lang


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
    return Judgement(found.cards, found.names, found.colours, verdicts, _told(found.missing, lang))


def _told(problems: tuple[DeckProblem, ...], lang: Lang) -> tuple[Problem, ...]:
    ordered = sorted(problems, key=lambda problem: problem.line or 0)
    return tuple(
        Problem(problem.message_es if lang == "es" else problem.message_en, problem.line, problem.rule)
        for problem in ordered
    )
