"""The changes of Mitos y Leyendas, one function a verb; they act on the table and tell the log."""

from mazo.abilities.machine.listening import enter_play, leave_play
from mazo.games.myl.book.keys import CANCEL_ATTACK, CONTROL_GOES_ALONG, LEAVE_TO_OWNER, PAY_GOLD
from mazo.games.myl.rules.words import (
    ALLY,
    ANNUL,
    ATTACK_LINE,
    ATTACKING,
    BANISH,
    CANCEL,
    CASTLE,
    CASTLE_DAMAGE,
    DEFENCE_LINE,
    DESTROY,
    DISCARD,
    DRAW,
    ENTERS,
    EXILE,
    GOLD,
    GRAVE,
    HAND,
    INDESTRUCTIBLE,
    MILL,
    PAID,
    PAID_GOLD,
    PLAY_FRAME,
    REGROUP,
    RESERVE,
    STRENGTH,
    SUPPORT_LINE,
    TAKE_CONTROL,
    TO_HAND,
    WAITING,
    WANDERING,
    WEAPON,
)
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.effects import WHILE_SOURCE, add_effect
from mazo.kernel.frames import Process
from mazo.kernel.gate import change
from mazo.kernel.log import note
from mazo.kernel.zones import move, shift


def perform(t: Myl, verb: int, card: int, seat: int, amount: int, source: int) -> int:
    """Carry out one change that has passed the gate; how much of it really happened."""
    if verb == DRAW:
        return draw(t, seat, amount)
    if verb == MILL:
        return mill(t, seat, amount)
    if verb == DESTROY:
        return destroy(t, card)
    if verb == DISCARD:
        return leave(t, card, GRAVE, DISCARD)
    if verb == BANISH:
        return leave(t, card, EXILE, BANISH)
    if verb == TO_HAND:
        return leave(t, card, HAND, TO_HAND)
    if verb == TAKE_CONTROL:
        return take_control(t, card, seat)
    if verb == REGROUP:
        return regroup(t, card)
    if verb == ANNUL:
        return annul(t, card)
    if verb == CANCEL:
        return cancel_attack(t, card)
    if verb == CASTLE_DAMAGE:
        return hurt_castle(t, seat, amount, source)
    note(t, verb, t.by, seat, card, source, amount)
    return 1  # a moment: it only happens, and abilities may trigger on it


def draw(t: Myl, seat: int, count: int) -> int:
    """[6.1] [1.4] Draw from the top of the castle, one card at a time, unseen by the opponent."""
    drawn = 0
    while drawn < count and t.castle(seat) > 0:
        card = t.cards(CASTLE, seat)[-1]
        move(t, card, t.place_of(HAND, seat))
        note(t, DRAW, t.by, seat, card)
        drawn += 1
    return drawn


def mill(t: Myl, seat: int, count: int) -> int:
    """[7.2] Cards go from the top of the castle to its owner's graveyard, as many as there are."""
    milled = 0
    while milled < count and t.castle(seat) > 0:
        card = t.cards(CASTLE, seat)[-1]
        move(t, card, t.place_of(GRAVE, seat))
        note(t, MILL, t.by, seat, card)
        milled += 1
    return milled


def hurt_castle(t: Myl, seat: int, amount: int, attacker: int) -> int:
    """[7.2] The castle is the player's life: every point of damage sends one of its cards to the graveyard."""
    note(t, CASTLE_DAMAGE, t.by, seat, attacker, NOBODY, amount)
    return mill(t, seat, amount)


def destroy(t: Myl, card: int) -> int:
    """[10.3] A destroyed card goes to its owner's graveyard; an indestructible one stays."""
    if not t.in_play(card) or t.has_keyword(card, INDESTRUCTIBLE):
        return 0
    return leave(t, card, GRAVE, DESTROY)


def leave(t: Myl, card: int, zone_kind: int, event: int) -> int:
    """[9.5] A card goes to its owner's zone, where it is a new object; its weapons are left without bearer."""
    if t.in_play(card):
        for weapon in t.weapons_of(card):
            t.host[weapon] = NOBODY
            t.fallen += 1
        leave_play(t, card)
        t.attackers = [other for other in t.attackers if other != card]
    note(t, event, t.by if t.by else LEAVE_TO_OWNER, t.owner[card], card)
    move(t, card, t.place_of(zone_kind, t.owner[card]))
    return 1


def put_into_play(t: Myl, card: int, seat: int, bearer: int) -> int:
    """[8.2.7] [9.1] A permanent enters its line; a weapon goes to its bearer, whose controller controls it."""
    kind = t.type_of(card)
    if t.figures.keywords[t.kind[card]] & WANDERING and t.controls_named(t.kind[card], seat):
        return 0
    if kind == WEAPON:
        arm(t, card, bearer)
    else:
        line = DEFENCE_LINE if kind == ALLY else RESERVE if kind == GOLD else SUPPORT_LINE
        move(t, card, t.place_of(line, seat))
        if kind == ALLY:
            t.flags[card] = WAITING
    enter_play(t, card)
    change(t, ENTERS, card, seat, 1, card)
    return 1


def arm(t: Myl, weapon: int, bearer: int) -> None:
    """[9.1] The weapon is carried: it lies with its bearer and strengthens it."""
    move(t, weapon, t.zone[bearer])
    t.host[weapon] = bearer
    strength = t.figures.grants[t.kind[weapon]]
    if strength != 0:
        add_effect(t, STAT, t.by, t.controller[bearer], weapon, bearer, STRENGTH, strength, WHILE_SOURCE)


def take_control(t: Myl, card: int, seat: int) -> int:
    """[9.4] The card goes to the matching zone of its new controller, its weapons along with it; it must wait again."""
    if not t.in_play(card) or t.controller[card] == seat:
        return 0
    if t.figures.keywords[t.kind[card]] & WANDERING and t.controls_named(t.kind[card], seat):
        return 0
    kind = t.zone_kind(card)
    weapons = t.weapons_of(card)
    place = t.place_of(DEFENCE_LINE if kind == ATTACK_LINE else kind, seat)
    for moved in (card, *weapons):
        shift(t, moved, place)
    t.flags[card] = (t.flags[card] & ~ATTACKING) | WAITING
    t.attackers = [other for other in t.attackers if other != card]
    note(t, TAKE_CONTROL, CONTROL_GOES_ALONG, seat, card)
    return 1


def regroup(t: Myl, card: int) -> int:
    """[2.1.1] [2.1.2] A paid Oro returns to the reserve, an ally from the attack line to the defence line."""
    kind = t.zone_kind(card)
    seat = t.controller[card]
    if kind == PAID_GOLD:
        shift(t, card, t.place_of(RESERVE, seat))
    elif kind == ATTACK_LINE:
        move_line(t, card, DEFENCE_LINE)
        t.flags[card] &= ~ATTACKING
    else:
        return 0
    note(t, REGROUP, t.by, seat, card)
    return 1


def move_line(t: Myl, ally: int, line: int) -> None:
    """[4.1.1] An ally goes from one line to another together with its weapons; it stays the same object."""
    place = t.place_of(line, t.controller[ally])
    for card in (ally, *t.weapons_of(ally)):
        shift(t, card, place)


def annul(t: Myl, card: int) -> int:
    """[8.2.6] The card that is being played will not resolve."""
    for frame in t.stack:
        if isinstance(frame, Process) and frame.kind == PLAY_FRAME and frame.source == card and frame.b == 0:
            frame.b = 1
            return 1
    return 0


def cancel_attack(t: Myl, card: int) -> int:
    """[9.6] The ally no longer attacks; it stays where it is, or returns to the defence line, as the profile says."""
    if card not in t.attackers:
        return 0
    t.attackers = [other for other in t.attackers if other != card]
    t.flags[card] &= ~ATTACKING
    if not t.profile.cancelled_stay:
        move_line(t, card, DEFENCE_LINE)
    note(t, CANCEL, CANCEL_ATTACK, t.controller[card], card)
    return 1


def pay(t: Myl, seat: int, amount: int) -> None:
    """[8.2.3] Oros go from the reserve to the paid gold."""
    for card in t.cards(RESERVE, seat)[:amount]:
        shift(t, card, t.place_of(PAID_GOLD, seat))
    if amount > 0:
        note(t, PAID, PAY_GOLD, seat, NOBODY, NOBODY, amount)
