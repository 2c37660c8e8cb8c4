"""A card of Mitos y Leyendas as data: its figures, its races, where it was printed, and its abilities as trees."""

from __future__ import annotations

from typing import Literal

import msgspec

from mazo.abilities.tree.effects import Ability, Keyword

CardType = Literal["ally", "weapon", "talisman", "totem", "gold"]

RACES = (
    "Caballero", "Dragón", "Faerie", "Héroe", "Olímpico", "Titán",
    "Defensor", "Desafiante", "Sombra", "Eterno", "Faraón", "Sacerdote",
)  # fmt: skip
"""The races of the Primer Bloque."""

UNIQUE = Keyword("única")
MERCENARY = Keyword("mercenario")


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a card prints apart from its sentences, in its newest wording; a figure that it lacks is 0."""

    name: str
    type: CardType
    cost: int = 0
    strength: int = 0
    races: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    """What it says, as trees; limits for decks stand here even where the rest cannot be played yet."""
    text: bool = False
    """Whether it prints something that nobody has put into an ability tree yet; such a card cannot be played."""
    editions: tuple[str, ...] = ()
    """Which of the great editions, each with its products, it belongs to; cards of other products to none."""
    printed: tuple[str, ...] = ()
    """The sets that printed it, oldest first."""
    rarities: tuple[str, ...] = ()
    """Every rarity that any printing of it has."""
    reworked: bool = False
    """Whether its newest wording is another than its first one."""
    newly_unique: bool = False
    """Whether only the newest wording allows a single copy of it."""

    @property
    def plain_gold(self) -> bool:
        """Whether it is an Oro without ability."""
        return self.type == "gold" and not self.abilities and not self.text

    @property
    def unique(self) -> bool:
        """Whether a deck holds one copy at most, as it is worded now."""
        return UNIQUE in self.abilities

    @property
    def mercenary(self) -> bool:
        """Whether a deck holds any number of copies."""
        return MERCENARY in self.abilities
