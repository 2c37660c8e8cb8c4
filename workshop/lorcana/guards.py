"""Guards against reading wrongly, over the whole pool: every word counts, and what is made up comes back."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.every_word import PassedOver, passed_over, reading
from mazo.abilities.reading.made_up import Inventor, Trip, there_and_back
from mazo.abilities.tree.effects import Ability, Action, Activated, Keyword
from mazo.games.cards import Watch
from mazo.games.lorcana.cards.catalogue import CardType, packaged
from mazo.games.lorcana.reading.by_hand import BY_HAND
from mazo.games.lorcana.reading.compile import Compiler
from mazo.games.lorcana.reading.tongue import say
from mazo.games.lorcana.reading.wording import SCRIPT

BOUND: Final = ("they", "theirs", "here", "there", "another")
"""Words that speak of players, places and cards which were met elsewhere."""
SMALL_WORDS: Final = Path(__file__).with_name("small_words.toml")


class Guarded(msgspec.Struct, frozen=True):
    """What the guards found: texts that were looked at, words that don't count, and trees that were said and read."""

    texts: int
    passed_over: tuple[PassedOver, ...]
    trip: Trip
    share: float


def guard(texts: int, trips: int, seed: int, watch: Watch | None = None) -> Guarded:
    """So many texts of the pool word by word (0: all), and so many made-up abilities said and read."""
    compiler = Compiler.of((), packaged())
    random = Random(seed)
    every = sentences_of_the_pool()
    sample = random.sample(every, texts) if 0 < texts < len(every) else every
    found: list[PassedOver] = []
    for at, (one, kind) in enumerate(sample):
        if watch is not None:
            watch(at, len(sample))
        text = SCRIPT.normalise(say(one, kind))
        read = reading(compiler.reader, kind, isinstance(one, Action))
        found += passed_over(compiler.reader.grammar, text, read, random, small_words())
    inventor = Inventor(abilities_of("character"), BOUND)
    trip = there_and_back(compiler.reader, [inventor.ability(random) for _ in range(trips)], "character")
    return Guarded(len(sample), tuple(found), trip, trip.share)


def abilities_of(kind: CardType) -> list[Ability]:
    """The abilities of the cards of a type that the grammar has read and that are no keywords."""
    read = [card for card in packaged() if card.type == kind and card.full_name not in BY_HAND]
    return [one for card in read for one in card.abilities if not isinstance(one, Keyword)]


def sentences_of_the_pool() -> list[tuple[Ability, CardType]]:
    """What cards say in sentences, each tree once, with a type of card that says it; keywords and costs are none."""
    found: dict[Ability, CardType] = {}
    for card in packaged():
        for one in card.abilities:
            if not isinstance(one, Keyword | Activated):
                found.setdefault(replace(one, name="") if hasattr(one, "name") else one, card.type)
    return list(found.items())


@cache
def small_words() -> frozenset[str]:
    """Words that may be missing without another meaning, each reviewed, by the reason why."""
    reasons = tomllib.loads(SMALL_WORDS.read_text(encoding="utf-8"))
    return frozenset(word for words in reasons.values() for word in words)
