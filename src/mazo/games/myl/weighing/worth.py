"""What cards, castles, draws and fights are worth to a player, by what everybody sees; all in points."""

from typing import Final

from mazo.abilities.machine.expressions import NUMBER
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY, STAT

# What cards are worth.
PER_STRENGTH: Final = 9
"""A point of strength on an ally, which strikes again and again if it lives."""
PER_COST: Final = 5
"""What an ally can do besides, for each Oro that it costs."""
BODY: Final = 4
SUPPORT_COST: Final = 9
"""A weapon, a totem or a talisman for each Oro that it costs."""
GOLD: Final = 16
DRAWN: Final = 12
"""A card in hand that nobody knows yet."""

# Castles.
CASTLE: Final = 5
"""A card of a castle that is still high,"""
LOW: Final = 16
LOW_CASTLE: Final = 9
"""of one that is low,"""
LAST: Final = 8
LAST_CASTLE: Final = 16
"""and of one that will soon be gone."""
SAFE_TO_DRAW: Final = 12
"""Below so many cards nobody draws who need not."""
WIN: Final = 1000

SUPPOSED: Final = 2
"""What an amount is taken for that hangs on something."""


def amount(t: Myl, expression: int) -> int:
    """A plain number; what hangs on something is taken for a usual one."""
    if expression == NOBODY:
        return 1
    row = t.expressions[expression]
    return row[1] if row[0] == NUMBER else SUPPOSED


def worth(t: Myl, kind: int) -> int:
    """What a card of that kind is worth to whoever plays it."""
    sort = t.figures.type[kind]
    cost = t.figures.cost[kind]
    if sort == T.ALLY:
        return PER_STRENGTH * t.figures.strength[kind] + PER_COST * cost + BODY
    if sort == T.GOLD:
        return GOLD
    return SUPPORT_COST * cost + BODY


def standing(t: Myl, card: int) -> int:
    """What a card in play is worth as it stands there now, with its weapons and what lasts on it."""
    if t.type_of(card) != T.ALLY:
        return worth(t, t.kind[card])
    points = PER_STRENGTH * t.strength(card) + PER_COST * t.figures.cost[t.kind[card]] + BODY
    for _ in t.weapons_of(card):
        points += BODY
    return points


def castle_worth(left: int) -> int:
    """What each of the last so many cards of a castle is worth."""
    return LAST_CASTLE if left <= LAST else LOW_CASTLE if left <= LOW else CASTLE


def weapon_strength(t: Myl, kind: int) -> int:
    """How much a weapon adds to the strength of its bearer, as far as that is a plain number."""
    total = 0
    for ability in t.figures.abilities[kind]:
        if ability.kind == STAT:
            total += amount(t, ability.value) if ability.value != NOBODY else ability.amount
    return total


def total_force(t: Myl) -> int:
    """The strength of all who attack."""
    total = 0
    for card in t.attackers:
        if t.in_play(card) and t.flags[card] & S.ATTACKING:
            total += t.strength(card)
    return total


def fight_worth(t: Myl, ally: int, more: int) -> int:
    """What the fight of an ally comes to for its own side, with so much more strength."""
    mine = max(0, t.strength(ally) + more)
    foe = t.other(t.controller[ally])
    for at in range(0, len(t.blocks), 2):
        if t.blocks[at] == ally or t.blocks[at + 1] == ally:
            against = t.blocks[at + 1] if t.blocks[at] == ally else t.blocks[at]
            theirs = t.strength(against)
            result = 0
            if mine >= theirs and not t.has_keyword(against, K.INDESTRUCTIBLE):
                result += standing(t, against)
            if mine <= theirs and not t.has_keyword(ally, K.INDESTRUCTIBLE):
                result -= standing(t, ally)
            if t.blocks[at] == ally:
                return result + max(0, mine - theirs) * castle_worth(t.castle(foe))
            return result - max(0, theirs - mine) * castle_worth(t.castle(t.controller[ally]))
    if t.flags[ally] & S.ATTACKING and t.battle and t.controller[ally] == t.active:
        return mine * castle_worth(t.castle(foe)) if mine < t.castle(foe) else WIN
    return 0


def drawing(t: Myl, seat: int, much: int) -> int:
    """What drawing is worth: a card in hand for one of the castle; nothing if that would soon be empty."""
    left = t.castle(seat) - much
    if left < SAFE_TO_DRAW:
        return -WIN if left <= 1 else -much * castle_worth(left)
    room = len(t.cards(Z.HAND, seat)) < 8
    return much * (DRAWN - CASTLE) if room else 0
