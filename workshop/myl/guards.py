"""Guards against reading Spanish wrongly, over the whole pool: every word counts, and what is made up comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from mazo.abilities.reading.every_word import PassedOver
from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.status import shipped
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.record import Record
from mazo.games.myl.reading.reread import words_passed_over
from mazo.games.myl.words import text_of

_TYPES: Final = {"ally": "aliado", "weapon": "arma", "talisman": "talisman", "totem": "totem", "gold": "oro"}


def words_of(
    cards: Iterable[Record], compiler: Compiler, random: Random, watch: Callable[[], None] | None = None
) -> list[PassedOver]:
    """The words of these texts that don't count."""
    found: list[PassedOver] = []
    for card in cards:
        if watch is not None:
            watch()
        found += words_passed_over(compiler, card, random)
    return found


def said_by_the_pool() -> list[Record]:
    """What the cards say that the grammar has read, in the Spanish that Mazo makes of their trees."""
    known = [card for card in packaged() if card.abilities and not card.text and card.name not in shipped().by_hand]
    return [Record(name=card.name, type=_TYPES[card.type], text=text_of(card, "es")) for card in known]
