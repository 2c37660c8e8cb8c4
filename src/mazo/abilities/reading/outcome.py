"""What becomes of a card's text: trees, or the reasons why there are none."""

from __future__ import annotations

import msgspec

from mazo.abilities.tree.effects import Ability


class Problem(msgspec.Struct, frozen=True):
    """Why a card isn't compiled: which sentence of it, where in the ability's text, and what was expected there."""

    card: str
    sentence: str
    position: int
    expected: str


class Compiled(msgspec.Struct, frozen=True):
    """A card's whole text."""

    abilities: tuple[Ability, ...]
    by_hand: bool = False
