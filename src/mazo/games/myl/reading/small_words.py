"""Words that may be missing without another meaning: the reviewed lists, by the reason why."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files


@cache
def _lists() -> Mapping[str, Mapping[str, Sequence[str]]]:
    found: Mapping[str, Mapping[str, Sequence[str]]] = tomllib.loads(
        (files("mazo.games.myl.reading") / "small_words.toml").read_text(encoding="utf-8")
    )
    return found


@cache
def small_words() -> frozenset[str]:
    """Words that may be missing without another meaning, each reviewed, by the reason why."""
    return frozenset(word for words in _lists()["small"].values() for word in words)


@cache
def excused() -> list[re.Pattern[str]]:
    """What else makes no difference, each reviewed, by the reason why."""
    return [re.compile(one, re.IGNORECASE) for patterns in _lists()["excused"].values() for one in patterns]


@cache
def contrasts() -> dict[str, list[str]]:
    """Words of one sort, any of which says something else than the others."""
    sorts = _lists()["contrasts"].values()
    return {word: [other for other in sort if other != word] for sort in sorts for word in sort}
