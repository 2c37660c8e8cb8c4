"""What may be changed about a game before it begins, where its sources leave a value open."""

from __future__ import annotations

import msgspec

from mazo.texts.lang import Wording


class Setting(msgspec.Struct, frozen=True):
    """One value of a game: what it is called, the rule that explains it, its limits and its source."""

    name: str
    usual: int
    low: int
    high: int
    title: Wording
    about: Wording
    rule: str
    source: str
