"""[3.3] to [3.6] [5.1] [5.2] Where cards go that are taken, destroyed or discarded, with drafted decks and without."""

from typing import Final

from mazo.games.ortus.book.keys import (
    ARMIES_FALL,
    CAPTURED_STANDS,
    INTRIGUE,
    INTRIGUE_MERCENARY,
    OWN_DISCARD,
    OWNER_GONE,
    PALACE_REMOVED,
    PALACE_TAKEN,
    TO_ITS_OWNER,
)
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.earldom import attached, is_army
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note
from mazo.kernel.zones import move, shift

OUT_OF_GAME: Final = NOBODY
"""In place of a seat: the card goes to nobody's discard pile."""
_WAYS: Final = 8
"""A card that was taken remembers in its flags how, and behind that from whom."""


def destination(
    profile: Profile, drafted: bool, palace: bool, how: int, holder: int, owner: int, owner_gone: bool
) -> int:
    """Whose discard pile gets a card that is destroyed in the holder's Earldom, or OUT_OF_GAME.

    `how` says how it came there; `owner` is the Earl whose deck it came from.
    """
    if not drafted:
        return back_to_owner(owner, owner_gone)
    if palace:
        return palace_destination()
    return holder if stays_with_holder(profile, how) else back_to_owner(owner, owner_gone)


def stays_with_holder(profile: Profile, how: int) -> bool:
    """[3.3] [M4] With drafted decks whatever was captured, ransomed or won in a Joust is returned to nobody; nor is
    what was taken by Intrigue.
    """
    return how != WAY.BY_INTRIGUE or profile.intrigue_alike


def palace_destination() -> int:
    """[3.5] A Palace that is destroyed in a drafted game leaves it for good."""
    return OUT_OF_GAME


def back_to_owner(owner: int, owner_gone: bool) -> int:
    """[5.1] [5.2] In the base game the Earl of the card's colour gets it back; if that Earl is out, nobody does."""
    return OUT_OF_GAME if owner_gone else owner


def way_of(t: Ortus, card: int) -> int:
    """How a card came into the Earldom in which it stands."""
    return t.flags[card] % _WAYS


def owner_of(t: Ortus, card: int) -> int:
    """Whose the card was first: by its deck, or, of Palaces and drafted cards, whom it was taken from."""
    if t.owner[card] != NOBODY:
        return t.owner[card]
    taken = t.flags[card] // _WAYS
    return taken - 1 if taken else t.zone_seat(card)


def remember(t: Ortus, card: int, how: int, owner: int) -> None:
    """Keep in mind how a card came to where it is, and whose it was."""
    t.flags[card] = how + _WAYS * (owner + 1)


def take_over(t: Ortus, card: int, seat: int, how: int) -> None:
    """[3.4] [8.7] A card in play, also a Palace, is captured, ransomed or won: it stands in another Earldom from now
    on, and what belongs to it comes along.
    """
    owner = owner_of(t, card)
    guests = attached(t, card)
    shift(t, card, t.place_of(Z.EARLDOM, seat))
    remember(t, card, how, owner)
    note(t, E.TAKEN_OVER, taking_rule(t, card, how), seat, card)
    for guest in guests:
        take_over(t, guest, seat, how)


def taking_rule(t: Ortus, card: int, how: int) -> int:
    """By which rule a card comes into another Earldom."""
    if how == WAY.BY_INTRIGUE:
        return INTRIGUE_MERCENARY if t.kind[card] == C.MERCENARY else INTRIGUE
    return PALACE_TAKEN if t.profile.drafted and t.is_palace(card) else CAPTURED_STANDS


def destroy(t: Ortus, card: int) -> None:
    """[3.3] [3.5] [5.1] [5.2] [10.10] Destroy a card in play: to a discard pile, or out of the game."""
    if t.kind[card] >= C.VIKING or is_army(t.kind[card]):
        to_the_table(t, card)
        return
    holder = t.zone_seat(card)
    owner = owner_of(t, card)
    gone = owner != NOBODY and not t.alive(owner)
    drafted, palace, how = t.profile.drafted, t.is_palace(card), way_of(t, card)
    goes_to = destination(t.profile, drafted, palace, how, holder, owner, gone)
    if goes_to == OUT_OF_GAME or not t.alive(goes_to):
        move(t, card, t.place_of(Z.REMOVED, NOBODY))
        note(t, E.REMOVED_FROM_GAME, PALACE_REMOVED if drafted and palace else OWNER_GONE, holder, card)
    else:
        move(t, card, t.place_of(Z.DISCARD, goes_to))
        note(t, E.DESTROYED, OWN_DISCARD if drafted and how != WAY.ONES_OWN else TO_ITS_OWNER, goes_to, card)


def to_the_table(t: Ortus, card: int) -> None:
    """[10.10] A card of the Army or of the Vikings goes to the discard pile of the table."""
    seat = t.zone_seat(card)
    pile = Z.VIKING_DISCARD if C.VIKING <= t.kind[card] < C.NORMAL_BATTLE else Z.ARMY_DISCARD
    move(t, card, t.place_of(pile, NOBODY))
    note(t, E.ARMY_LOST, ARMIES_FALL, seat, card)


def destroy_with_all(t: Ortus, host: int) -> None:
    """[M35] Destroy a card in play and everything that belongs to it."""
    for guest in attached(t, host):
        destroy_with_all(t, guest)
    destroy(t, host)


def discard(t: Ortus, card: int, rule: int) -> None:
    """A card that was played, or fell, goes to the discard pile of the Earl who played it."""
    seat = t.zone_seat(card)
    move(t, card, t.place_of(Z.DISCARD, seat))
    note(t, E.DISCARDED_CARD, rule, seat, card)


def is_out(t: Ortus, seat: int) -> bool:
    """[5.3] An Earl without Castle and Palace is out of the game, whatever is left in hand and deck."""
    for card in t.cards(Z.EARLDOM, seat):
        if t.is_anchor(card):
            return False
    return True
