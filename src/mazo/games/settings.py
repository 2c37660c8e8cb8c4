"""What may be changed about a game before it begins, where its sources leave a value open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from mazo.texts.lang import Wording


class Setting(msgspec.Struct, frozen=True):
    """One value of a game: what it is called and belongs to, the rule that explains it, its limits and its source."""

    name: str
    usual: int
    low: int
    high: int
    title: Wording
    about: Wording
    rule: str
    source: str
    group: Wording = Wording("The game", "La partida")


def grouped(settings: Sequence[Setting]) -> list[tuple[Wording, list[Setting]]]:
    """The settings by what they belong to, in their order."""
    return [(group, list(members)) for group, members in groupby(settings, key=lambda setting: setting.group)]


def changed(settings: Sequence[Setting], values: Mapping[str, int]) -> list[tuple[Setting, int]]:
    """The settings that have another value than usual, each with it."""
    found = [(setting, values.get(setting.name, setting.usual)) for setting in settings]
    return [(setting, value) for setting, value in found if value != setting.usual]
