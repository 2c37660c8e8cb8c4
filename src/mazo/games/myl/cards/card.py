"""A card of Mitos y Leyendas as data: its figures, its races and its abilities as trees."""

from __future__ import annotations

from typing import Literal

import msgspec

from mazo.abilities.tree.effects import Ability

CardType = Literal["ally", "weapon", "talisman", "totem", "gold"]


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card's figures and abilities; `synthetic` says that it was made for this table and never printed."""

    name: str
    type: CardType
    cost: int = 0
    strength: int = 0
    races: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    synthetic: bool = True
