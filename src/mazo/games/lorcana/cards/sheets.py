"""Which cards a booster of a set may hold, by their rarity."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from mazo.games.lorcana.cards.catalogue import Card, packaged

FILE = "rarities.json"


def sets() -> tuple[str, ...]:
    """The codes of the sets whose boosters can be opened, oldest first."""
    return tuple(_places())


def sheets(code: str) -> dict[str, list[Card]]:
    """The cards of a set by rarity; those that can't be played yet are left out.

    >>> [card.full_name for card in sheets("1")["legendary"]][:2]
    ['Rapunzel - Gifted with Healing', 'Stitch - Carefree Surfer']
    """
    cards = list(packaged())
    return {rarity: [cards[at] for at in places if not cards[at].text] for rarity, places in _places()[code].items()}


@cache
def _places() -> dict[str, dict[str, list[int]]]:
    """Places in the catalogue, by set and rarity."""
    content = (files("mazo.games.lorcana.cards") / "data" / FILE).read_bytes()
    return msgspec.json.decode(content, type=dict[str, dict[str, list[int]]])
