"""How each card came by its trees, and whether its Spanish is what is printed: written by the import beside the data.

What is printed is not at hand where Mazo runs, so the import keeps the outcome of that comparison.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from mazo.games.kept import until_changed
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.imported import GAME, IMPORTS

FILE: Final = "status.json"


class Status(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the import knows of the texts; cards by their names."""

    by_hand: frozenset[str] = frozenset()
    """Cards of which at least one sentence is written by hand."""
    differs: frozenset[str] = frozenset()
    """Cards whose trees don't say again, word for word, what is printed."""

    def how(self, card: Card) -> Literal["grammar", "hand", "unsupported"]:
        """How the card came by its trees."""
        if card.text:
            return "unsupported"
        return "hand" if card.name in self.by_hand else "grammar"

    def returns(self, card: Card) -> bool:
        """Whether the card has a text that its trees say again as it is printed."""
        return bool(card.abilities) and not card.text and card.name not in self.differs

    def content(self) -> str:
        """The file, one name a line, so that a change is a short diff."""
        lists = [_listed(name, sorted(cards)) for name, cards in (("by_hand", self.by_hand), ("differs", self.differs))]
        return "{\n" + ",\n".join(lists) + "\n}\n"


@cache
def shipped() -> Status:
    """The status of the cards that Mazo ships."""
    return msgspec.json.decode(files("mazo.games.myl.cards").joinpath("data", FILE).read_bytes(), type=Status)


@until_changed(GAME)
def known() -> Status:
    """The same with that of the imported sets."""
    return msgspec.structs.replace(shipped(), differs=shipped().differs | IMPORTS.differs())


def _listed(name: str, cards: Iterable[str]) -> str:
    lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
    return f'"{name}":[\n{lines}\n]' if lines else f'"{name}":[]'
