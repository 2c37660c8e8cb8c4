"""What decides games of Ortus Regni, counted for one Earl: the learnt judgement adds it up with its weights."""

from typing import Final

from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.earldom import count_of, field_limit, properties_of, recruits, strength
from mazo.games.ortus.rules.fielding import standing_fighters
from mazo.games.ortus.table import Ortus

NAMES: Final = [
    "fiefs",
    "second fief",
    "properties",
    "standing fighters",
    "pool",
    "may field",
    "recruits",
    "towers",
    "hand",
    "treachery in hand",
    "deck",
    "discard",
    "banners",
    "crown",
    "prince",
    "vassals",
    "to move",
]


def features(t: Ortus, seat: int) -> list[int]:
    """One number for each of the names."""
    anchors = t.anchors(seat)
    properties = 0
    for anchor in anchors:
        properties += len(properties_of(t, anchor))
    standing = 0
    for card in standing_fighters(t, seat):
        standing += strength(t, card)
    pool = 0
    for card in t.cards(Z.POOL, seat):
        pool += strength(t, card)
    treachery = 0
    for card in t.cards(Z.HAND, seat):
        treachery += int(t.kind[card] == C.TREACHERY)
    return [
        len(anchors),
        int(len(anchors) > 1),
        properties,
        standing,
        pool,
        min(len(t.cards(Z.POOL, seat)), field_limit(t, seat)),
        recruits(t, seat),
        len(t.cards(Z.TOWERS, seat)),
        len(t.cards(Z.HAND, seat)),
        treachery,
        len(t.cards(Z.DECK, seat)),
        len(t.cards(Z.DISCARD, seat)),
        len(t.cards(Z.BANNERS, seat)),
        int(t.king() == seat),
        int(count_of(t, seat, C.PRINCE) > 0),
        count_of(t, seat, C.VASSAL),
        int(t.active == seat),
    ]
