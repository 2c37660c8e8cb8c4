"""[3.3] to [3.6] Where a card goes that is destroyed, when decks were drafted and in the base game."""

from typing import Final

from mazo.games.ortus.book.keys import OWN_DISCARD, PALACE_REMOVED, PALACE_TAKEN
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.rules.words import (
    BY_INTRIGUE,
    DESTROYED,
    DISCARD,
    EARLDOM,
    REMOVED,
    REMOVED_FROM_GAME,
    TAKEN_OVER,
)
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note
from mazo.kernel.zones import move, shift

OUT_OF_GAME: Final = NOBODY
"""In place of a seat: the card goes to nobody's discard pile."""


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
    return how != BY_INTRIGUE or profile.intrigue_alike


def palace_destination() -> int:
    """[3.5] A Palace that is destroyed in a drafted game leaves it for good."""
    return OUT_OF_GAME


def back_to_owner(owner: int, owner_gone: bool) -> int:
    """[5.1] [5.2] In the base game the Earl of the card's colour gets it back; if that Earl is out, nobody does."""
    return OUT_OF_GAME if owner_gone else owner


def take_over(t: Ortus, card: int, seat: int) -> None:
    """[3.4] A card in play, also a Palace, is captured, ransomed or won: it stands in another Earldom from now on."""
    shift(t, card, t.place_of(EARLDOM, seat))
    note(t, TAKEN_OVER, PALACE_TAKEN, seat, card)


def destroy(t: Ortus, card: int, how: int, taken_from: int) -> None:
    """[3.3] [3.5] Destroy a card in play of a drafted game: to its holder's discard pile, or out of the game."""
    holder = t.zone_seat(card)
    goes_to = destination(t.profile, True, t.is_palace(card), how, holder, taken_from, not t.alive(taken_from))
    if goes_to == OUT_OF_GAME:
        move(t, card, t.place_of(REMOVED, NOBODY))
        note(t, REMOVED_FROM_GAME, PALACE_REMOVED, holder, card)
    else:
        move(t, card, t.place_of(DISCARD, goes_to))
        note(t, DESTROYED, OWN_DISCARD, goes_to, card)


def is_out(t: Ortus, seat: int) -> bool:
    """[5.3] An Earl without Castle and Palace is out of the game, whatever is left in hand and deck."""
    return not t.anchors(seat)
