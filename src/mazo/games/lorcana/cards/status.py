"""How each card came by its tree, and whether its English is what is printed: written by the import beside the data.

What is printed is not at hand where Mazo runs, so the import keeps the outcome of that comparison.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from mazo.games.kept import until_changed
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.cards.imported import GAME, IMPORTS

FILE = "status.json"

How: TypeAlias = Literal["grammar", "hand", "unsupported"]
"""A card is read by the grammar (also if there is nothing to read), written by hand, or not supported."""


class Status(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the import knows of a card file beyond the cards themselves; cards by their full names."""

    names: int
    """How many full names are printed; some differ from another only in capitals."""
    by_hand: frozenset[str] = frozenset()
    differs: frozenset[str] = frozenset()
    """Cards whose tree doesn't say again, word for word, what is printed."""

    def how(self, card: Card) -> How:
        """How the card came by its tree."""
        if card.text:
            return "unsupported"
        return "hand" if card.full_name in self.by_hand else "grammar"

    def returns(self, card: Card) -> bool:
        """Whether the card has a text that its tree says again as it is printed."""
        return bool(card.abilities) and card.full_name not in self.differs

    def content(self) -> str:
        """The file, one name a line, so that a change is a short diff."""
        lists = [_listed(name, sorted(cards)) for name, cards in (("by_hand", self.by_hand), ("differs", self.differs))]
        return "{\n" + ",\n".join([f'"names":{self.names}', *lists]) + "\n}\n"


@cache
def shipped() -> Status:
    """The status of the cards that Mazo ships."""
    content = (files("mazo.games.lorcana.cards") / "data" / FILE).read_bytes()
    return msgspec.json.decode(content, type=Status)


@until_changed(GAME)
def known() -> Status:
    """The same with that of the imported sets."""
    differs = IMPORTS.differs()
    return msgspec.structs.replace(shipped(), differs=shipped().differs | differs) if differs else shipped()


def _listed(name: str, cards: Iterable[str]) -> str:
    lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
    return f'"{name}":[\n{lines}\n]' if lines else f'"{name}":[]'
