"""[8] What stands in an Earldom: Fiefs and their heads, Properties, Lords and Abbots, garrisons, strength."""

from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY


def is_property(kind: int) -> bool:
    """Whether it is a Property that belongs to a Fief: any but a Castle."""
    return C.LAND <= kind <= C.CATHEDRAL


def may_be_lord(t: Ortus, kind: int) -> bool:
    """[8.2] [M19] A Prince, Vassal or Champion may be a Lord; a Monk only where Abbots stand in Castles."""
    return kind in (C.PRINCE, C.VASSAL, C.CHAMPION) or (kind == C.MONK and not t.house.abbot_in_church)


def is_army(kind: int) -> bool:
    """Whether it is a card of the Army deck."""
    return kind in (C.INFANTRY, C.KNIGHT)


def attached(t: Ortus, host: int) -> list[int]:
    """[8.1] What belongs to a Castle, a Palace, a Church or a Mercenary: it stands in the same Earldom."""
    return [card for card in t.zones[t.zone[host]] if t.host[card] == host]


def lord_of(t: Ortus, anchor: int) -> int:
    """[8.2] The Lord of a Fief, or NOBODY."""
    for card in t.zones[t.zone[anchor]]:
        if t.host[card] == anchor and may_be_lord(t, t.kind[card]):
            return card
    return NOBODY


def abbot_of(t: Ortus, church: int) -> int:
    """[M19] The Abbot of a Church, or NOBODY."""
    for card in t.zones[t.zone[church]]:
        if t.host[card] == church and t.kind[card] == C.MONK:
            return card
    return NOBODY


def is_seated(t: Ortus, card: int) -> bool:
    """Whether the card is a Lord or an Abbot: a Face card in play that belongs to a Fief."""
    kind = t.kind[card]
    return t.zone_kind(card) == Z.EARLDOM and t.host[card] != NOBODY and C.PRINCE <= kind <= C.MONK


def properties_of(t: Ortus, anchor: int) -> list[int]:
    """[8.1] The Properties of a Fief."""
    return [card for card in t.zones[t.zone[anchor]] if t.host[card] == anchor and is_property(t.kind[card])]


def garrison_of(t: Ortus, host: int) -> list[int]:
    """The Army cards in a garrison."""
    return [card for card in t.zones[t.zone[host]] if t.host[card] == host and is_army(t.kind[card])]


def slots(t: Ortus, card: int) -> int:
    """[8.3] [M8] How many Army cards find room: in a Castle or Palace several, with a Mercenary one."""
    if t.is_anchor(card):
        return t.house.castle_garrison
    return 1 if t.kind[card] == C.MERCENARY and t.host[card] == NOBODY else 0


def count_of(t: Ortus, seat: int, kind: int) -> int:
    """How many cards of a kind stand in an Earldom."""
    count = 0
    for card in t.cards(Z.EARLDOM, seat):
        if t.kind[card] == kind:
            count += 1
    return count


def recruits(t: Ortus, seat: int) -> int:
    """[8.5] [8.6] [M11] How many cards an Earl recruits: one a Land, and more for a Market Town beside a Land."""
    cards = t.cards(Z.EARLDOM, seat)
    landed = [t.host[card] for card in cards if t.kind[card] == C.LAND]
    found = len(landed)
    for card in cards:
        if t.kind[card] == C.MARKET_TOWN and t.host[card] in landed:
            found += t.house.market_bonus
    return found


def field_limit(t: Ortus, seat: int) -> int:
    """[8.5] [M9] How many Army cards of the Pool an Earl may field: more with each Land."""
    return t.house.field_base + count_of(t, seat, C.LAND)


def cathedral_holder(t: Ortus) -> int:
    """[11.1] The Earl who has the Cathedral, or NOBODY."""
    for seat in range(t.seats):
        if t.gone[seat] == 0 and count_of(t, seat, C.CATHEDRAL):
            return seat
    return NOBODY


def church_control(t: Ortus) -> int:
    """[M24] The Earl who controls the Church: who has the Cathedral, else who has most Churches; NOBODY in a tie."""
    holder = cathedral_holder(t)
    if holder != NOBODY and t.house.cathedral_controls:
        return holder
    most = 0
    found = NOBODY
    for seat in range(t.seats):
        count = count_of(t, seat, C.CHURCH) if t.gone[seat] == 0 else 0
        if count > most:
            most = count
            found = seat
        elif count == most:
            found = NOBODY
    return found


def has_monastery(t: Ortus, seat: int) -> bool:
    """[7.9] [M19] Whether an Earl has a Monastery: a Church with an Abbot, or in the Fief of one."""
    for card in t.cards(Z.EARLDOM, seat):
        if t.kind[card] == C.MONK and t.host[card] != NOBODY:
            home = t.host[card]
            if t.kind[home] == C.CHURCH:
                return True
            for other in properties_of(t, home):
                if t.kind[other] == C.CHURCH:
                    return True
    return False


def strength(t: Ortus, card: int) -> int:
    """[M12] How strong a combatant is."""
    return t.profile.house.strengths[t.kind[card]]


def bulwark(t: Ortus, anchor: int) -> int:
    """[M7] What a siege must have left over to take a Castle or a Palace."""
    return t.house.palace_strength if t.is_palace(anchor) else t.house.castle_strength
