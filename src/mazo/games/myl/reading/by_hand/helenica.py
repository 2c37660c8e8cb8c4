"""Sentences of Helénica and its expansions whose trees are written by hand."""

from __future__ import annotations

from typing import Final

from mazo.games.myl.reading.by_hand.sentence import ByHand

CARDS: Final[dict[str, tuple[ByHand, ...]]] = {}
