"""Sentences whose trees are written by hand, by card; each with its normalised text and the reason.

A sentence is told by its words as they are read (`wording.normalised`, without case), so that another wording of the
card is none of them. Grouped by edition, so that several people can work side by side.
"""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.effects import Ability
from mazo.games.myl.reading.by_hand import daana, helenica, ra, sagrada
from mazo.games.myl.reading.by_hand.sentence import ByHand

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {**helenica.CARDS, **sagrada.CARDS, **daana.CARDS, **ra.CARDS}


def by_hand(card: str) -> dict[str, tuple[Ability, ...]]:
    """The trees of the sentences of a card that are written by hand, by their normalised text."""
    return {one.sentence: one.trees for one in CARDS.get(card, ())}
