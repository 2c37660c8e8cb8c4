"""Guards against reading Spanish wrongly, over the whole pool: every word counts, and what is made up comes back."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from mazo.abilities.reading.every_word import PassedOver, passed_over
from mazo.abilities.reading.outcome import Compiled
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.status import shipped
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.record import Record
from mazo.games.myl.reading.wording import normalised
from mazo.games.myl.words import text_of

SMALL_WORDS: Final = Path(__file__).with_name("small_words.toml")
_TYPES: Final = {"ally": "aliado", "weapon": "arma", "talisman": "talisman", "totem": "totem", "gold": "oro"}


def words_of(
    cards: Iterable[Record], compiler: Compiler, random: Random, watch: Callable[[], None] | None = None
) -> list[PassedOver]:
    """The words of these texts that don't count."""
    found: list[PassedOver] = []
    for card in cards:
        if watch is not None:
            watch()
        text = normalised(card.text or "", card.name, card.kind)
        read = _reading(compiler, card)
        found += passed_over(compiler.grammar, text, read, random, small_words(), contrasts(), excused())
    return found


def _reading(compiler: Compiler, card: Record) -> Callable[[str], tuple[Ability, ...] | None]:
    def read(text: str) -> tuple[Ability, ...] | None:
        made = compiler.compile_text(text, card)
        return made.abilities if isinstance(made, Compiled) else None

    return read


def said_by_the_pool() -> list[Record]:
    """What the cards say that the grammar has read, in the Spanish that Mazo makes of their trees."""
    known = [card for card in packaged() if card.abilities and not card.text and card.name not in shipped().by_hand]
    return [Record(name=card.name, type=_TYPES[card.type], text=text_of(card, "es")) for card in known]


@cache
def _lists() -> Mapping[str, Mapping[str, Sequence[str]]]:
    found: Mapping[str, Mapping[str, Sequence[str]]] = tomllib.loads(SMALL_WORDS.read_text(encoding="utf-8"))
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
