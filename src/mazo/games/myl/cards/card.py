"""A card of Mitos y Leyendas as data: figures and abilities, and the words that its ability trees use."""

from __future__ import annotations

from typing import Literal

import msgspec

from mazo.games.myl.cards.lowering import Vocabulary
from mazo.games.myl.cards.tree import Ability
from mazo.games.myl.rules import words as w

CardType = Literal["ally", "weapon", "talisman", "totem", "gold"]

TYPES: dict[str, int] = {"ally": w.ALLY, "weapon": w.WEAPON, "talisman": w.TALISMAN, "totem": w.TOTEM, "gold": w.GOLD}

KEYWORDS: dict[str, int] = {
    "furia": w.FURY,
    "imbloqueable": w.UNBLOCKABLE,
    "indestructible": w.INDESTRUCTIBLE,
    "guardián": w.GUARDIAN,
    "errante": w.WANDERING,
    "exhumar": w.EXHUME,
    "única": w.UNIQUE,
    "dos armas": w.TWO_WEAPONS,
}

VOCABULARY = Vocabulary(
    zones={
        "defence": (w.DEFENCE_LINE,),
        "attack": (w.ATTACK_LINE,),
        "lines": (w.DEFENCE_LINE, w.ATTACK_LINE),
        "support": (w.SUPPORT_LINE,),
        "play": (w.DEFENCE_LINE, w.ATTACK_LINE, w.SUPPORT_LINE),
        "graveyard": (w.GRAVE,),
        "hand": (w.HAND,),
    },
    figures={
        "strength": w.STRENGTH,
        "cost": w.COST,
        "type": w.TYPE,
        "attacking": w.IS_ATTACKING,
        "keywords": w.KEYWORDS,
        "cost more": w.COST_MORE,
        "cost less": w.COST_LESS,
    },
    values={**TYPES, **KEYWORDS, "yes": 1, "no": 0},
    verbs={
        "draw": w.DRAW,
        "mill": w.MILL,
        "discard": w.DISCARD,
        "destroy": w.DESTROY,
        "banish": w.BANISH,
        "return": w.TO_HAND,
        "take control": w.TAKE_CONTROL,
        "regroup": w.REGROUP,
        "annul": w.ANNUL,
        "cancel": w.CANCEL,
    },
    events={
        "enters": w.ENTERS,
        "played": w.PLAYED,
        "destroyed": w.DESTROY,
        "attacks": w.ATTACKS,
        "blocks": w.BLOCKS,
        "castle damage": w.CASTLE_DAMAGE,
        "final": w.FINAL_BEGINS,
        "vigil": w.VIGIL_BEGINS,
        "grouping": w.GROUPING_ENDS,
        "drawn": w.DRAW,
    },
    durations={"final": w.UNTIL_FINAL, "grouping": w.UNTIL_GROUPING},
    scopes={"this": w.THIS, "yours": w.YOURS, "your others": w.YOUR_OTHERS, "opponents": w.OPPONENTS, "any": w.ANY},
)


class Card(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card's figures and abilities; `synthetic` says that it was made for this table and never printed."""

    name: str
    type: CardType
    cost: int = 0
    strength: int = 0
    race: str = ""
    abilities: tuple[Ability, ...] = ()
    synthetic: bool = True
