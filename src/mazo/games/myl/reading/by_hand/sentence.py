"""One sentence written by hand."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from mazo.abilities.tree.effects import Ability


class ByHand(msgspec.Struct, frozen=True):
    """What a sentence says, told by the mark of its words, and why the grammar doesn't read it."""

    mark: str
    trees: tuple[Ability, ...]
    why: str


def mark_of(sentence: str) -> str:
    """The mark of a normalised sentence: printed sentences themselves are not kept.

    >>> mark_of("roba una carta") == mark_of("Roba una carta")
    True
    """
    return sha256(sentence.lower().encode()).hexdigest()[:12]
