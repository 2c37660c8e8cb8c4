"""The deck box: the decks that come with a game, and what every format says about a list, as the page shows them."""

from __future__ import annotations

from datetime import date
from functools import cache

import msgspec

from mazo.errors import BadDeck, DeckProblem
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.games.lorcana.cards import formats, samples
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.construction import check, check_known, load_deck, slots_of
from mazo.server.complaints import Problem
from mazo.texts.decklists import parse
from mazo.texts.lang import Lang

LORCANA = "lorcana"


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
    cards = kind.deck(name)
    colours = tuple(sorted({colour for card in cards for colour in getattr(card, "inks", ())}))
    plain = not any(getattr(card, "abilities", ()) for card in cards)
    if kind.name != LORCANA:
        return ShippedDeck(name, name.replace("-", " ").title(), colours=colours, cards=len(cards), plain=plain)
    about = samples.about(name)
    entries = parse(samples.text(name)).entries
    legal = tuple(known for known in formats.names() if not check(entries, standard(), known))
    return ShippedDeck(name, about.title, about.text(lang), colours, len(cards), plain, about.format, about.date, legal)


def judged(kind: GameKind, text: str, lang: Lang) -> Judgement:
    """A list, or a deck by its name, in every format of the game; BadDeck if it cannot even be read."""
    return _in_formats(text, lang) if kind.name == LORCANA else _without_formats(kind, text, lang)


def _in_formats(text: str, lang: Lang) -> Judgement:
    entries = parse(samples.text(text) if text in samples.all_names() else text).entries
    slots = slots_of(entries, standard())
    missing = _unplayable(text, lang)
    verdicts = []
    for name in formats.names():
        found = _told(check_known(entries, standard(), name), lang)
        title = formats.format_named(name).title.text(lang)
        verdicts.append(Verdict(name, title, not found and not missing, found))
    colours: dict[str, int] = {}
    for slot in slots:
        for ink in slot.card.inks:
            colours[ink] = colours.get(ink, 0) + slot.copies
    return Judgement(
        cards=sum(entry.count for entry in entries),
        names={slot.card.full_name: slot.copies for slot in slots},
        colours=colours,
        verdicts=tuple(verdicts),
        missing=missing,
    )


def _unplayable(text: str, lang: Lang) -> tuple[Problem, ...]:
    """The lines whose cards nobody knows, or whose text cannot be played yet."""
    if text in samples.all_names():
        return ()
    try:
        load_deck(text, standard(), None)
    except BadDeck as error:
        return _told(error.problems, lang)
    return ()


def _without_formats(kind: GameKind, text: str, lang: Lang) -> Judgement:
    names: dict[str, int] = {}
    problems: tuple[Problem, ...] = ()
    try:
        for card in kind.deck(text):
            names[kind.name_of(card)] = names.get(kind.name_of(card), 0) + 1
    except BadDeck as error:
        problems = _told(error.problems, lang)
    return Judgement(sum(names.values()), names, {}, (Verdict("", kind.title, not problems, problems),))


def _told(problems: tuple[DeckProblem, ...], lang: Lang) -> tuple[Problem, ...]:
    ordered = sorted(problems, key=lambda problem: problem.line or 0)
    return tuple(
        Problem(problem.message_es if lang == "es" else problem.message_en, problem.line, problem.rule)
        for problem in ordered
    )
