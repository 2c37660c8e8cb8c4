"""[7] What an Earl may do in a turn, and why not: one function a kind of thing, asked by list and refusal alike."""

from mazo.draft.words import NOT_OFFERED, OK
from mazo.games.ortus.codes import cant as CANT
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.earldom import (
    abbot_of,
    cathedral_holder,
    count_of,
    garrison_of,
    has_monastery,
    is_property,
    is_seated,
    lord_of,
    may_be_lord,
    slots,
)
from mazo.games.ortus.rules.fielding import can_field
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY, first_of, option, second_of, verb_of


def turn_options(t: Ortus, seat: int, out: list[int]) -> None:
    """[7.1] [7.2] [7.3] [7.5] Everything that the Earl may do now."""
    hand = t.cards(Z.HAND, seat)
    mine = t.cards(Z.EARLDOM, seat)
    if t.spent == 0:
        for card in hand:
            _list_plays(t, seat, card, mine, out)
        if recruit_refusal(t, seat) == OK:
            out.append(option(DO.RECRUIT))
        attack_options(t, seat, out)
        if has_monastery(t, seat):
            out += [option(DO.INSPECT, other) for other in range(t.seats) if other != seat and t.alive(other)]
    for card in t.cards(Z.POOL, seat):
        out += [option(DO.GARRISON, card, host) for host in mine if garrison_refusal(t, seat, card, host) == OK]
    out += [option(DO.TOWER, card) for card in hand]
    out.append(option(DO.END))


def _list_plays(t: Ortus, seat: int, card: int, mine: list[int], out: list[int]) -> None:
    kind = t.kind[card]
    if is_property(kind):
        out += [option(DO.SETTLE, card, host) for host in mine if settle_refusal(t, seat, card, host) == OK]
    elif kind == C.TREACHERY:
        out += [option(DO.BETRAY, card, aim) for aim in _others_cards(t, seat) if betray_refusal(t, seat, aim) == OK]
    elif kind == C.INTRIGUE:
        out += [option(DO.SCHEME, card, aim) for aim in _others_cards(t, seat) if scheme_refusal(t, seat, aim) == OK]
    elif kind == C.BANNER:
        out.append(option(DO.CLAIM, card))
        out += [option(DO.BEQUEATH, card, lord) for lord in mine if bequeath_refusal(t, seat, lord) == OK]
        if t.house.joust_by_banner:
            out.append(option(DO.JOUST, card))
    elif C.PRINCE <= kind < C.MERCENARY:
        out += [option(DO.INSTALL, card, host) for host in mine if install_refusal(t, seat, card, host) == OK]
        if kind == C.VASSAL or kind == C.MONK:
            out.append(option(DO.SEND, card))
    elif kind == C.BANQUET or kind == C.MERCENARY or t.is_anchor(card):
        out.append(option(DO.PLAY, card))


def _others_cards(t: Ortus, seat: int) -> list[int]:
    found: list[int] = []
    for other in range(t.seats):
        if other != seat:
            found += t.cards(Z.EARLDOM, other)
    return found


def attack_options(t: Ortus, seat: int, out: list[int]) -> None:
    """[7.6] The Fiefs and Towers that an Earl may attack."""
    if not can_field(t, seat) or is_peace(t):
        return
    vikings_options(t, seat, out)


def vikings_options(t: Ortus, seat: int, out: list[int]) -> None:
    """[7.6] [12.2] The Fiefs and Towers of the other Earls, each in every way in which it can be attacked."""
    for other in range(t.seats):
        if other == seat or not t.alive(other):
            continue
        for anchor in t.anchors(other):
            out.append(option(DO.RAID, anchor))
            out.append(option(DO.SIEGE, anchor))
        if t.cards(Z.TOWERS, other):
            out.append(option(DO.STORM, other))


def refusal_of(t: Ortus, seat: int, packed: int) -> int:
    """[7.1] Why the Earl may not do this now: 0 if it may be done."""
    verb = verb_of(packed)
    card, second = first_of(packed), second_of(packed)
    if verb == DO.END:
        return OK
    if verb == DO.GARRISON:
        return garrison_refusal(t, seat, card, second)
    if verb == DO.TOWER:
        return hand_refusal(t, seat, card)
    reason = action_refusal(t, seat, verb, card, second)
    return CANT.ACTION_SPENT if reason == OK and t.spent else reason


def action_refusal(t: Ortus, seat: int, verb: int, card: int, second: int) -> int:
    """[7.5] [7.6] [7.7] [7.8] [7.9] Why an Action is not possible, whether or not one has been taken."""
    if verb == DO.RECRUIT:
        return recruit_refusal(t, seat)
    if verb == DO.RAID or verb == DO.SIEGE or verb == DO.STORM:
        return attack_refusal(t, seat, verb, card)
    if verb == DO.INSPECT:
        return inspect_refusal(t, seat, card)
    if verb < DO.PLAY or verb > DO.SEND:
        return NOT_OFFERED
    reason = hand_refusal(t, seat, card)
    return reason if reason != OK else card_refusal(t, seat, verb, card, second)


def card_refusal(t: Ortus, seat: int, verb: int, card: int, second: int) -> int:
    """[7.5] [7.8] Why a card of the hand can't be played in this way."""
    kind = t.kind[card]
    if verb == DO.PLAY:
        return OK if kind in (C.CASTLE, C.MERCENARY, C.BANQUET) or t.is_palace(card) else CANT.NOT_PLAYED_SO
    if verb == DO.SETTLE:
        return settle_refusal(t, seat, card, second)
    if verb == DO.INSTALL:
        return install_refusal(t, seat, card, second)
    if verb == DO.BETRAY:
        return betray_refusal(t, seat, second) if kind == C.TREACHERY else CANT.NO_TREACHERY
    if verb == DO.SCHEME:
        return scheme_refusal(t, seat, second) if kind == C.INTRIGUE else CANT.NO_INTRIGUE
    if verb == DO.SEND:
        return OK if kind == C.VASSAL or kind == C.MONK else CANT.NO_EMISSARY
    if kind != C.BANNER:
        return CANT.NEEDS_A_BANNER
    if verb == DO.BEQUEATH:
        return bequeath_refusal(t, seat, second)
    return CANT.NOT_PLAYED_SO if verb == DO.JOUST and not t.house.joust_by_banner else OK


def hand_refusal(t: Ortus, seat: int, card: int) -> int:
    """Only cards of one's own hand are played."""
    return OK if t.zone[card] == t.place_of(Z.HAND, seat) else CANT.NOT_IN_HAND


def fief_refusal(t: Ortus, seat: int, anchor: int) -> int:
    """[8.1] Properties and Lords need a Fief of one's own."""
    return OK if t.zone[anchor] == t.place_of(Z.EARLDOM, seat) and t.is_anchor(anchor) else CANT.NOT_YOUR_FIEF


def settle_refusal(t: Ortus, seat: int, card: int, anchor: int) -> int:
    """[8.1] [11.2] A Property belongs to a Fief; there is only one Cathedral on the table."""
    if not is_property(t.kind[card]):
        return CANT.NO_PROPERTY
    if t.kind[card] == C.CATHEDRAL and cathedral_holder(t) != NOBODY:
        return CANT.ONE_CATHEDRAL
    return fief_refusal(t, seat, anchor)


def install_refusal(t: Ortus, seat: int, card: int, host: int) -> int:
    """[8.2] [M19] One Lord a Fief; a Monk becomes the Abbot of a Church that has none."""
    if t.kind[card] == C.MONK and t.house.abbot_in_church:
        mine = t.zone[host] == t.place_of(Z.EARLDOM, seat) and t.kind[host] == C.CHURCH
        return OK if mine and abbot_of(t, host) == NOBODY else CANT.NO_CHURCH
    if not may_be_lord(t, t.kind[card]):
        return CANT.NO_LORD
    reason = fief_refusal(t, seat, host)
    if reason == OK and lord_of(t, host) != NOBODY:
        return CANT.HAS_A_LORD
    return reason


def garrison_refusal(t: Ortus, seat: int, card: int, host: int) -> int:
    """[7.3] [8.3] [M8] An Army card of the Pool goes where there is room for it."""
    if t.zone[card] != t.place_of(Z.POOL, seat):
        return CANT.NOT_IN_POOL
    if t.zone[host] != t.place_of(Z.EARLDOM, seat):
        return CANT.NOT_YOUR_FIEF
    return OK if len(garrison_of(t, host)) < slots(t, host) else CANT.NO_SLOT


def recruit_refusal(t: Ortus, seat: int) -> int:
    """[7.7] Nobody recruits without a Land."""
    return OK if count_of(t, seat, C.LAND) else CANT.NO_LAND


def inspect_refusal(t: Ortus, seat: int, other: int) -> int:
    """[7.9] A Monastery forces another Earl to show the hand."""
    if other == seat or not t.alive(other):
        return CANT.NOT_ANOTHER_EARL
    return OK if has_monastery(t, seat) else CANT.NO_MONASTERY


def is_peace(t: Ortus) -> bool:
    """[14.1] In the first two rounds of a tournament nobody is attacked."""
    return t.round <= t.profile.peace


def attack_refusal(t: Ortus, seat: int, verb: int, aim: int) -> int:
    """[7.6] [14.1] Only what other Earls have is attacked, and only by those who have somebody to field."""
    reason = aim_refusal(t, seat, verb, aim)
    if reason != OK:
        return reason
    if is_peace(t):
        return CANT.STILL_PEACE
    return OK if can_field(t, seat) else CANT.NOBODY_TO_FIELD


def aim_refusal(t: Ortus, seat: int, verb: int, aim: int) -> int:
    """[7.6] [10.9] A raid or siege is against a Fief of another Earl, a storm against Towers."""
    if verb == DO.STORM:
        if aim == seat or not t.alive(aim):
            return CANT.NOT_ANOTHER_EARL
        return OK if t.cards(Z.TOWERS, aim) else CANT.NO_TOWERS
    if t.zone_kind(aim) != Z.EARLDOM or not t.is_anchor(aim):
        return CANT.NOT_A_FIEF
    return OK if t.zone_seat(aim) != seat else CANT.NOT_ANOTHER_EARL


def betray_refusal(t: Ortus, seat: int, aim: int) -> int:
    """[8.8] [9.1] [14.1] Treachery is aimed at a Lord, an Abbot, a Land or a Mercenary of another Earl."""
    if t.zone_kind(aim) != Z.EARLDOM or not (is_seated(t, aim) or t.kind[aim] in (C.LAND, C.MERCENARY)):
        return CANT.NO_VICTIM
    if t.zone_seat(aim) == seat:
        return CANT.NOT_ANOTHER_EARL
    return CANT.STILL_PEACE if is_peace(t) else OK


def scheme_refusal(t: Ortus, seat: int, aim: int) -> int:
    """[8.8] [9.3] [9.4] [14.1] [M22] Intrigue is aimed at a Property of another Earl, no Castle, or at a Mercenary."""
    if t.zone_kind(aim) != Z.EARLDOM:
        return CANT.NOTHING_TO_TAKE
    if t.is_anchor(aim):
        return CANT.CASTLE_IS_SAFE
    if not is_property(t.kind[aim]) and not (t.kind[aim] == C.MERCENARY and t.house.intrigue_mercenary):
        return CANT.NOTHING_TO_TAKE
    if t.zone_seat(aim) == seat:
        return CANT.NOT_ANOTHER_EARL
    return CANT.STILL_PEACE if is_peace(t) else OK


def bequeath_refusal(t: Ortus, seat: int, lord: int) -> int:
    """[5.4] [11.1] Bequeathing needs a Prince who is Lord, and a Church where another Earl has the Cathedral."""
    if t.zone[lord] != t.place_of(Z.EARLDOM, seat) or t.kind[lord] != C.PRINCE:
        return CANT.NO_PRINCE
    holder = cathedral_holder(t)
    if holder != NOBODY and holder != seat and not count_of(t, seat, C.CHURCH):
        return CANT.CATHEDRAL_FORBIDS
    return OK
