"""Deck lists as players paste them: which Oro is marked as the initial one, and which cards are meant."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from mazo.errors import DeckProblem, UnknownCard
from mazo.games.myl.book import glossary
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import Catalogue, key_of
from mazo.texts.decklists import DeckEntry, parse
from mazo.texts.phrases import fold

MAX_SUGGESTED = 20
"""Looking for similar names takes a while; a list full of nonsense needs no more than a few."""

_WORD = r"(?:oro\s+inicial|inicial|initial(?:\s+(?:oro|gold))?|starting\s+(?:oro|gold))"
_CAPTION = re.compile(rf"[\s\-=*#\[]*{_WORD}[\s\-=*\]:]*", re.I)
_BEFORE = re.compile(rf"\s*{_WORD}\s*[:=]\s*(?P<rest>\S.*)", re.I)
_BEHIND = re.compile(rf"\s*(?:[(\[*]\s*{_WORD}\s*[)\]*]|(?:<-+|←)\s*{_WORD})\s*$", re.I)
_TYPED = re.compile(r"(?P<name>.*\S)\s*[(\[](?P<type>[^()\[\]]+)[)\]]")


class Listed(msgspec.Struct, frozen=True):
    """A list as it is written: its cards, its side deck, and the names that are marked as the initial Oro."""

    entries: tuple[DeckEntry, ...]
    side: tuple[DeckEntry, ...]
    initial: tuple[str, ...]


class Slot(msgspec.Struct, frozen=True):
    """A card of a deck: how many copies there are, and the last line that names it."""

    card: Card
    copies: int
    line: int | None


def listed(text: str) -> Listed:
    """A pasted list, with the captions that sites write over the types of cards.

    >>> listed("1 Lira (Oro inicial)\\n3x Zeus").initial
    ('Lira',)
    """
    plain, marked = _unmarked(text)
    found = parse(plain, glossary().headings("type"))
    names = [entry.name for entry in (*found.entries, *found.sideboard) if entry.line in marked]
    return Listed(found.entries, found.sideboard, (*_stated(text), *names))


def _unmarked(text: str) -> tuple[str, set[int]]:
    """The list without its marks, line for line, and the numbers of the lines that were marked."""
    lines: list[str] = []
    marked: set[int] = set()
    below = False
    for number, line in enumerate(text.splitlines(), start=1):
        before = _BEFORE.fullmatch(line)
        if _CAPTION.fullmatch(line):
            below, line = True, ""
        elif before:
            marked.add(number)
            rest = before["rest"]
            line = rest if rest[0].isdigit() else f"1 {rest}"
        elif _BEHIND.search(line):
            marked.add(number)
            line = _BEHIND.sub("", line)
        elif below and line.strip():
            marked.add(number)
            below = False
        lines.append(line)
    return "\n".join(lines), marked


class _Stated(msgspec.Struct):
    initial_gold: str = ""


def _stated(text: str) -> tuple[str, ...]:
    """The initial Oro that a list in JSON names in a field of its own."""
    if not text.lstrip().startswith("{"):
        return ()
    try:
        found = msgspec.json.decode(text, type=_Stated).initial_gold
    except msgspec.MsgspecError:
        return ()
    return (found,) if found else ()


def slots_of(entries: Iterable[DeckEntry], catalogue: Catalogue) -> tuple[Slot, ...]:
    """[12.4] The known cards of a list; all printings and wordings of a name and type are one card."""
    slots: dict[tuple[str, str], Slot] = {}
    for entry in entries:
        cards = meant(entry.name, catalogue)
        if len(cards) == 1:
            key = (key_of(cards[0].name), cards[0].type)
            before = slots.get(key)
            slots[key] = Slot(cards[0], entry.count + (before.copies if before else 0), entry.line)
    return tuple(slots.values())


def meant(name: str, catalogue: Catalogue) -> tuple[Card, ...]:
    """The cards that a line may mean: those of its name, of the type only that may stand behind it."""
    found = catalogue.called(name)
    typed = _TYPED.fullmatch(name)
    if found or typed is None:
        return found
    said = fold(typed["type"])
    return tuple(card for card in catalogue.called(typed["name"]) if said in _type_words(card))


def _type_words(card: Card) -> tuple[str, ...]:
    labels = (glossary().label(card.type, "es"), glossary().label(card.type, "en"))
    return tuple(fold(label) for label in labels)


def strangers(entries: Iterable[DeckEntry], catalogue: Catalogue) -> list[DeckProblem]:
    """The lines that name no card that is known."""
    unknown = [entry for entry in entries if not meant(entry.name, catalogue)]
    return [
        card_problem(UnknownCard(entry.name, catalogue.suggest(entry.name) if at < MAX_SUGGESTED else ()), entry.line)
        for at, entry in enumerate(unknown)
    ]


def card_problem(error: UnknownCard, line: int | None) -> DeckProblem:
    """A card that cannot be used, as a reason why a deck is refused."""
    return DeckProblem("", error.message_en, error.message_es, line, f"{error.status}-card", error.name)
