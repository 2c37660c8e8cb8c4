"""Ability trees written by hand, for cards that no grammar should be bent for; grouped by the set that printed them."""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.effects import Ability
from mazo.games.lorcana.reading.by_hand import sets_01_to_06, sets_07_to_09, sets_10_to_11, sets_12_to_13

BY_HAND: Final[dict[str, tuple[Ability, ...]]] = {
    **sets_01_to_06.CARDS,
    **sets_07_to_09.CARDS,
    **sets_10_to_11.CARDS,
    **sets_12_to_13.CARDS,
}
"""The whole text of a card, keywords and all, by its full name."""
