"""What decides games of Lorcana, counted for one player: the learnt judgement adds it up with its weights."""

from typing import Final

from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.table import Lorcana

NAMES: Final = [
    "lore",
    "lore beyond half",
    "lore in play",
    "lore ready now",
    "in reach",
    "strength",
    "willpower",
    "characters",
    "other cards",
    "ink",
    "first ink",
    "hand",
    "first hand",
    "to move",
]
FIRST_INK: Final = 4
FIRST_HAND: Final = 3
"""The first few of a sort count besides: the lack of them hurts more."""


def features(t: Lorcana, seat: int) -> list[int]:
    """One number for each of the names."""
    half = t.variant.lore_to_win // 2
    lore = t.lore[seat]
    quests = 0
    ready = 0
    strength = 0
    willpower = 0
    characters = 0
    others = 0
    active = t.active == seat
    for card in t.cards(Z.PLAY, seat):
        if t.type_of(card) == T.CHARACTER:
            characters += 1
            brings = max(0, t.figure(card, F.LORE))
            quests += brings
            strength += max(0, t.figure(card, F.STRENGTH))
            willpower += max(0, t.figure(card, F.WILLPOWER) - t.damage[card])
            if active and t.flags[card] & (S.EXERTED | S.DRYING) == 0:
                ready += brings
        else:
            others += 1
            quests += max(0, t.figure(card, F.LORE))
    ink = len(t.cards(Z.INKWELL, seat))
    hand = len(t.cards(Z.HAND, seat))
    return [
        lore,
        max(0, lore - half),
        quests,
        ready,
        int(lore + (ready if active else quests) >= t.variant.lore_to_win),
        strength,
        willpower,
        characters,
        others,
        ink,
        min(ink, FIRST_INK),
        hand,
        min(hand, FIRST_HAND),
        int(active),
    ]
