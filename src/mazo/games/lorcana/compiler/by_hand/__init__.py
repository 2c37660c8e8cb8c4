"""Ability trees written by hand, for cards that no grammar should be bent for; one module a set that printed them."""

from __future__ import annotations

from typing import Final

from mazo.games.lorcana.abilities.effects import Ability

BY_HAND: Final[dict[str, tuple[Ability, ...]]] = {}
"""The whole text of a card, keywords and all, by its full name."""
