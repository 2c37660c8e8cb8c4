"""The gallery of a game's cards as the page shows it: its filters, and all that is known about one card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from mazo.client.outlines import outline
from mazo.errors import BadConfig
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.cards import card_called
from mazo.games.gallery import CardNotes
from mazo.games.kind import GameKind
from mazo.making import from_position
from mazo.notation.transcript import dump
from mazo.server.deckbox import lists_of, shipped
from mazo.server.library import Shown
from mazo.server.livetable import continued
from mazo.server.records import BOT, PERSON, Chair, GoOn, Setup
from mazo.texts.lang import LANGS, Lang
from mazo.texts.phrases import fold
from mazo.views import CardFace

KEPT: Final = len(NAMES)


class GalleryValue(msgspec.Struct, frozen=True):
    """One thing that a filter asks for."""

    name: str
    title: str


class GalleryFilter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the cards of a game can be told apart by."""

    name: str
    title: str
    values: tuple[GalleryValue, ...]
    long: bool = False
    """Whether it has more values than can be shown side by side."""


class DealingFacts(msgspec.Struct, frozen=True):
    """How the game deals from a deck, with the numbers of the rules that say so."""

    hand: int
    hand_rule: str
    again: Literal["some", "fewer", "none"]
    """Some cards are put back and as many drawn, once; or the whole hand for one card fewer, as often as one likes."""
    again_rule: str
    on_play: int
    """Who starts has seen the first hand and as many cards more as the number of their turn plus this,"""
    on_draw: int
    """and who comes second so many."""


class MarkFacts(msgspec.Struct, frozen=True):
    """How lists mark a card that begins the game in play: what it is called, and what stands behind its line."""

    title: str
    behind: str


class GalleryFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The gallery of a game: how many cards there are, how they can be told apart, and how decks are dealt."""

    game: str
    cards: int
    unplayable: int
    filters: tuple[GalleryFilter, ...]
    dealing: DealingFacts | None = None
    mark: MarkFacts | None = None


class RuleNamed(msgspec.Struct, frozen=True):
    """A rule by its number, with what it says."""

    number: str
    title: str
    summary: str


class KeywordShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A keyword of a card: the line that names it, what it means there, and the rule about it."""

    line: str
    meaning: str
    rule: str = ""
    title: str = ""


class DeckWith(msgspec.Struct, frozen=True):
    """A deck that plays a card."""

    name: str
    title: str
    copies: int


class CardShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is known about a card."""

    game: str
    name: str
    en: CardFace
    es: CardFace
    playable: bool
    sets: tuple[str, ...] = ()
    rarities: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    """The titles of the formats in which it may be played today."""
    keywords: tuple[KeywordShown, ...] = ()
    rules: tuple[RuleNamed, ...] = ()
    cases: tuple[Shown, ...] = ()
    lessons: tuple[Shown, ...] = ()
    decks: tuple[DeckWith, ...] = ()
    tree: tuple[str, ...] = ()
    """What the rules know of its text, as an outline."""
    program: tuple[str, ...] = ()
    """What that was lowered to."""
    trial: bool = False
    """Whether it can be tried on a table at once."""


def gallery_facts(kind: GameKind, lang: Lang) -> GalleryFacts:
    """The filters of a game in a language."""
    filters = (
        GalleryFilter(
            one.name,
            one.title.text(lang),
            tuple(GalleryValue(value.name, value.title.text(lang)) for value in one.values),
            one.long,
        )
        for one in kind.gallery.filters
    )
    cards = kind.gallery.cards
    mark = kind.start_mark
    return GalleryFacts(
        game=kind.name,
        cards=len(cards),
        unplayable=sum(card.unknown_text for card in cards),
        filters=tuple(filters),
        dealing=_dealing(kind),
        mark=MarkFacts(mark.title.text(lang), mark.behind) if mark is not None else None,
    )


def _dealing(kind: GameKind) -> DealingFacts | None:
    dealt = kind.dealing
    if dealt is None:
        return None
    hand, again = (
        kind.book.by_code(rule).number(kind.editions[0]) if rule else "" for rule in (dealt.hand_rule, dealt.again_rule)
    )
    return DealingFacts(dealt.hand, hand, dealt.again, again, dealt.on_play, dealt.on_draw)


def card_shown(kind: GameKind, wanted: str, lang: Lang) -> CardShown:
    """The card of that name, however it is written; UnknownCard with suggestions if there is none."""
    name = card_called(wanted, kind.catalogue).card.name
    gallery = kind.gallery
    english, spanish = (kind.face(name, one) for one in LANGS)
    notes = gallery.notes(name, lang)
    mentions = _mentions(kind.name, kind.cards_mark)
    titles = {deck.name: deck.title for deck in shipped(kind.name, lang)}
    playable = not gallery.by_name[name].unknown_text
    return CardShown(
        game=kind.name,
        name=name,
        en=english,
        es=spanish,
        playable=playable,
        sets=notes.sets,
        rarities=notes.rarities,
        formats=tuple(known.title.text(lang) for known in kind.formats() if known.name in notes.formats),
        keywords=tuple(_keywords(kind, spanish if lang == "es" else english, notes, lang)),
        rules=tuple(_rule(kind, number, lang) for number in notes.rules),
        cases=tuple(Shown(case.name, case.question.text(lang)) for case in kind.rulings if name in mentions[case.name]),
        lessons=tuple(
            Shown(one.name, one.title.text(lang)) for one in kind.lessons if not one.game and name in mentions[one.name]
        ),
        decks=tuple(
            DeckWith(deck, titles[deck], copies) for deck, copies in _players(kind.name, kind.cards_mark).get(name, ())
        ),
        tree=tuple(outline(gallery.tree(name) or ())) if playable else (),
        program=tuple(kind.program_of(name)) if playable else (),
        trial=gallery.trial(name) is not None,
    )


def _keywords(kind: GameKind, face: CardFace, notes: CardNotes, lang: Lang) -> Iterator[KeywordShown]:
    for line, meaning in face.reminders.items():
        number = notes.keywords.get(line, "")
        yield KeywordShown(line, meaning, number, kind.book.by_number(number).title(lang) if number else "")


def _rule(kind: GameKind, number: str, lang: Lang) -> RuleNamed:
    rule = kind.book.by_number(number)
    return RuleNamed(number, rule.title(lang), rule.summary(lang))


@lru_cache(KEPT)
def _players(game: str, cards: object) -> dict[str, tuple[tuple[str, int], ...]]:
    """The decks that come with a game and play each card, those with most copies first."""
    found: dict[str, list[tuple[str, int]]] = {}
    for deck, listed in lists_of(game, cards).items():
        for name, copies in listed.items():
            found.setdefault(name, []).append((deck, copies))
    return {name: tuple(sorted(decks, key=lambda one: -one[1])) for name, decks in found.items()}


@lru_cache(KEPT)
def _mentions(game: str, cards: object) -> dict[str, frozenset[str]]:
    """The cards that each case and each lesson shows, by their names."""
    kind = kind_named(game)
    known = {fold(one.card.name): one.card.name for one in kind.catalogue}
    told: dict[str, tuple[object, ...]] = {
        case.name: (case.position, case.deck.splitlines(), case.do) for case in kind.rulings
    }
    told |= {one.name: (one.position, *(step.do for step in one.steps)) for one in kind.lessons}
    return {name: frozenset(_names_in(parts, known)) for name, parts in told.items()}


def _names_in(part: Any, known: dict[str, str]) -> Iterator[str]:
    if isinstance(part, str):
        said = fold(part).lstrip("0123456789x ")
        whole = known.get(said)
        pieces = (known.get(piece.partition(" ")[2].strip()) for piece in said.replace(" -> ", ";x ").split(";"))
        yield from (name for name in (whole, *pieces) if name)
    elif isinstance(part, dict):
        yield from _names_of_all(part.values(), known)
    elif isinstance(part, (list, tuple)):
        yield from _names_of_all(part, known)


def _names_of_all(parts: Iterable[Any], known: dict[str, str]) -> Iterator[str]:
    for part in parts:
        yield from _names_in(part, known)


def trial_of(game: str, name: str, player: str, lang: Lang) -> Setup:
    """A table on which a card lies in the hand of its only person, ready to be played."""
    kind = kind_named(game)
    name = card_called(name, kind.catalogue).card.name
    position = kind.gallery.trial(name)
    if position is None:
        raise BadConfig(f"{name} can't be played yet.", f"{name} aún no se puede jugar.")
    chairs = (Chair(PERSON, player), Chair(BOT))
    return continued(dump(from_position(position)), GoOn(0, chairs, lang))
