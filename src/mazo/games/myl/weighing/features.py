"""What decides games of Mitos y Leyendas, counted for one player: the learnt judgement adds it up with its weights."""

from typing import Final

from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.table import Myl

NAMES: Final = [
    "castle",
    "low castle",
    "last castle",
    "strength",
    "strength ready",
    "allies",
    "allies at home",
    "weapons",
    "support",
    "gold",
    "first gold",
    "hand",
    "first hand",
    "to move",
]
LOW: Final = 16
LAST: Final = 8
FIRST_GOLD: Final = 4
FIRST_HAND: Final = 3
"""The first few of a sort count besides: the lack of them hurts more."""


def features(t: Myl, seat: int) -> list[int]:
    """One number for each of the names."""
    castle = t.castle(seat)
    strength = 0
    ready = 0
    allies = 0
    weapons = 0
    for line in (Z.DEFENCE, Z.ATTACK):
        own = t.allies(line, seat)
        allies += len(own)
        weapons += len(t.cards(line, seat)) - len(own)
        for card in own:
            force = max(0, t.strength(card))
            strength += force
            if t.flags[card] & S.WAITING == 0:
                ready += force
    gold = len(t.cards(Z.RESERVE, seat)) + len(t.cards(Z.PAID, seat))
    hand = len(t.cards(Z.HAND, seat))
    return [
        castle,
        min(castle, LOW),
        min(castle, LAST),
        strength,
        ready,
        allies,
        len(t.allies(Z.DEFENCE, seat)),
        weapons,
        len(t.cards(Z.SUPPORT, seat)),
        gold,
        min(gold, FIRST_GOLD),
        hand,
        min(hand, FIRST_HAND),
        int(t.active == seat),
    ]
