"""[8.7] [10.9] What keeps a card from what is about to befall it."""

from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.table import HONOUR, Myl
from mazo.kernel.codes import NOBODY


def is_kept(t: Myl, verb: int, card: int, seat: int, source: int) -> bool:
    """[8.7] [10.9] Whether something keeps a card from a change that a player makes by a source.

    [8.2.1] A card that is being played from a graveyard is no longer one of the cards there.
    """
    if t.flags[card] & S.RESERVED and source != card and t.zone_kind(card) == Z.GRAVE and affects(verb):
        return True
    if t.lasts(L.PLAYER_CANT) and in_pile(t, card) and t.kept_from_piles(seat):
        return True
    if t.lasts(L.PLAYER_CANT) and is_kept_by_rule(t, verb, card, seat, source):
        return True
    if not affects(verb) or not t.in_play(card):
        return False
    if source != card and (t.immune(card, source) or is_held_by_honour(t, verb, card, source)):
        return True
    return is_kept_in_play(t, verb, card, source)


def is_kept_by_rule(t: Myl, verb: int, card: int, seat: int, source: int) -> bool:
    """[8.7] Whether players are kept from discarding such a card, or from shuffling it into a castle."""
    if verb == E.SHUFFLE_IN:
        return t.kept_from(seat, L.CANT_SHUFFLE_IN, card)
    if verb != E.DISCARD:
        return False
    owner = t.owner[card]
    if t.kept_from(owner, L.CANT_DISCARD, card):
        return True
    by = (
        t.controller[source]
        if source != NOBODY and t.in_play(source)
        else t.owner[source]
        if source != NOBODY
        else owner
    )
    return by != owner and t.kept_from(by, L.CANT_STRIP, card)


def is_kept_in_play(t: Myl, verb: int, card: int, source: int) -> bool:
    """[10.3] [10.10] [8.7] Whether a card in play can't be destroyed, banished or the like, or not by that source."""
    if verb == E.DESTROY:
        return t.has_keyword(card, K.INDESTRUCTIBLE) or t.cant_with(card, L.CANT_BE_DESTROYED, source)
    if verb == E.BANISH:
        return t.has_keyword(card, K.UNBANISHABLE) or t.cant_with(card, L.CANT_BE_BANISHED, source)
    if not t.lasts(L.CANT):
        return False
    if verb == E.TO_HAND:
        return t.cant_with(card, L.CANT_BE_RETURNED, source)
    if verb == E.SHUFFLE_IN:
        return t.cant_with(card, L.CANT_BE_SHUFFLED, source)
    return verb == E.TAKE_CONTROL and t.cant_with(card, L.CANT_BE_CONTROLLED, source)


def is_held_by_honour(t: Myl, verb: int, card: int, source: int) -> bool:
    """[10.15] Whether honour keeps a card in play from what a talisman or a totem does."""
    if t.counters[HONOUR][card] == 0 or source == NOBODY or not leaves_by(verb):
        return False
    return t.type_of(source) == T.TALISMAN or t.type_of(source) == T.TOTEM


def in_pile(t: Myl, card: int) -> bool:
    """[8.7] Whether a card lies in a graveyard or an exile."""
    return t.zone_kind(card) == Z.GRAVE or t.zone_kind(card) == Z.EXILE


def affects(verb: int) -> bool:
    """[10.9] Whether this is something that a card does to another one."""
    return (
        E.DESTROY <= verb <= E.REGROUP
        or verb == E.CANCEL
        or E.TO_TOP <= verb <= E.SHUFFLE_IN
        or verb == E.BURY
        or verb == E.RETREAT
    )


def leaves_by(verb: int) -> bool:
    """Whether cards leave play by such a change, if they are there."""
    return E.DESTROY <= verb <= E.TO_HAND or E.TO_TOP <= verb <= E.SHUFFLE_IN or verb == E.BURY


def could_pay(t: Myl, verb: int, card: int, seat: int, source: int) -> bool:
    """[8.6] [8.2.3] Whether a card can be what a cost asks for: it stands where that begins, and nothing keeps it."""
    if is_kept(t, verb, card, seat, source):
        return False
    zone = t.zone_kind(card)
    if verb == E.PAY_WITH:
        return zone == Z.RESERVE
    if verb == E.ADVANCE:
        return zone == Z.DEFENCE and t.type_of(card) == T.ALLY
    if verb == E.RETREAT:
        return zone == Z.ATTACK and t.type_of(card) == T.ALLY
    if verb == E.REGROUP:
        return (zone == Z.PAID or zone == Z.ATTACK) and not (t.cant(card, L.CANT_REGROUP) and source != card)
    if verb == E.DESTROY:
        return t.in_play(card)
    return True
