"""One sentence written by hand."""

from __future__ import annotations

import msgspec

from mazo.abilities.tree.effects import Ability


class ByHand(msgspec.Struct, frozen=True):
    """What a sentence says, told by its normalised words, and why the grammar doesn't read it."""

    sentence: str
    trees: tuple[Ability, ...]
    why: str
