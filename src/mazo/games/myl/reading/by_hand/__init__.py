"""Sentences whose trees are written by hand, by card; each with the mark of its words and the reason.

A sentence is told by a mark of its words as they are read (`mark_of`), so that another wording of the card is none of
them and no printed sentence is kept. Grouped by edition, so that several people can work side by side.
"""

from __future__ import annotations

from typing import Final

from mazo.abilities.tree.effects import Ability
from mazo.games.myl.reading.by_hand import daana, helenica, helenica_support, ra, ra_talismans, sagrada
from mazo.games.myl.reading.by_hand.sentence import ByHand

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {
    **helenica.CARDS,
    **helenica_support.CARDS,
    **sagrada.CARDS,
    **daana.CARDS,
    **ra.CARDS,
    **ra_talismans.CARDS,
}


def by_hand(card: str) -> dict[str, tuple[Ability, ...]]:
    """The trees of the sentences of a card that are written by hand, by the marks of their words."""
    return {one.mark: one.trees for one in CARDS.get(card, ())}
