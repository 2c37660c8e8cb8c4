"""Cards as every game lists, finds and describes them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec

from mazo.abilities.reading.coverage import Coverage
from mazo.abilities.reading.outcome import Problem
from mazo.errors import UnknownCard
from mazo.texts.lang import Wording
from mazo.texts.phrases import fold
from mazo.views import CardFace, CardView

Watch: TypeAlias = Callable[[int, int], None]
"""Is told how many cards have been read, of how many."""

SUGGESTED = 3
"""How many names are offered in place of one that no card has."""


class KnownCard(msgspec.Struct, frozen=True):
    """A card of a game as it is printed: its other names, and whether it prints a text that Mazo does not know."""

    card: CardView
    also: tuple[str, ...] = ()
    unknown_text: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that it answers to, as people type it."""
        return tuple(fold(name) for name in (self.card.name, *self.also))


class CardRow(msgspec.Struct, frozen=True):
    """A card on one line, in words."""

    name: str
    cost: str
    type: str
    colours: str


class CardPage(msgspec.Struct, frozen=True):
    """All that there is to say of a card: its facts as data, and as lines for a person."""

    name: str
    facts: dict[str, Any]
    lines: tuple[str, ...]


class CardsRead(msgspec.Struct, frozen=True):
    """What came of reading a card file."""

    coverage: Coverage
    problems: tuple[Problem, ...]
    """The sentences that aren't understood, and where."""
    differs: tuple[tuple[str, Wording], ...]
    """The cards that read otherwise than printed, with what whoever has looked at them says."""
    files: dict[str, str]
    """The data files of the catalogue that is made of it, by name."""
    faults: tuple[RefusedCard, ...] = ()
    """The cards of the file with a field that is missing or wrong."""


class RefusedCard(msgspec.Struct, frozen=True):
    """A card of a file that can't be played, and why: in words, and with the sentence where it is one."""

    card: str
    why: Wording
    sentence: str = ""
    position: int = -1
    expected: str = ""
    said: str = ""
    """What was read instead, where that isn't what is printed."""
    field: str = ""
    """The field of the file that is missing or wrong, where it is one."""


class SetImported(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a set: how many cards it has, how many were known, are new and can be played, and the rest."""

    set: str
    name: str
    cards: int
    known: int
    """Cards that come with the game already."""
    new: int
    playable: int
    refused: tuple[RefusedCard, ...]
    content: bytes
    """What is kept of it."""


class CardsImported(msgspec.Struct, frozen=True):
    """What came of importing a card file, set by set."""

    sets: tuple[SetImported, ...]
    apart: int
    """How many cards belong to no deck, so that nobody looked at them."""


class KnownSet(msgspec.Struct, frozen=True):
    """A set that was imported before: what is kept of it, or why it can't be read."""

    set: str
    name: str
    source: str
    mazo: str
    """The version that imported it."""
    cards: int
    playable: int
    unreadable: Wording | None = None


def card_called(name: str, cards: tuple[KnownCard, ...]) -> KnownCard:
    """The card of that name or the only one that begins so; UnknownCard with suggestions if there is none."""
    wanted = fold(name)
    begun = [known for known in cards if any(one.startswith(wanted) for one in known.names)]
    found = next((known for known in cards if wanted in known.names), begun[0] if len(begun) == 1 else None)
    if found is not None:
        return found
    by_name = {known.names[0]: known.card.name for known in cards}
    close = [by_name[one] for one in get_close_matches(wanted, by_name, SUGGESTED)]
    raise UnknownCard(name, ([known.card.name for known in begun] or close)[:SUGGESTED])


def page_of(face: CardFace, words: tuple[str, ...]) -> CardPage:
    """The page of a card of which there is no more to say than its face."""
    facts: dict[str, Any] = msgspec.to_builtins(face)
    return CardPage(face.title, facts, (" · ".join(word for word in words if word), *face.text))
