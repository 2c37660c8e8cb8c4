"""[8.4] Boost: once in a turn, a card from the top of the deck goes facedown under the card."""

from typing import Final

from mazo.abilities.lasting.memory import remember, use, uses
from mazo.games.lorcana.book.keys import BOOST_ABILITY
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import BOOST_FRAME
from mazo.games.lorcana.rules.costs import ASKED, drops_for, pay
from mazo.games.lorcana.rules.reasons import (
    BOOST_EMPTY_DECK,
    BOOST_TOO_EXPENSIVE,
    BOOST_USED,
    NO_BOOST,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
)
from mazo.games.lorcana.rules.stacks import put_under
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.frames import Frame
from mazo.kernel.gate import trigger
from mazo.kernel.log import note
from mazo.kernel.trace import saw_use

USED_BOOST: Final = 6
"""How a card is used, for whoever measures what is reached."""

BOOST_USE: Final = -1000
"""What a use of Boost is called among the abilities used this turn."""


def boost_refusal(t: Lorcana, seat: int, card: int, ready: int) -> int:
    """[8.4.1] [M33] A card of yours with Boost, once during your turn, the ink, and a card in the deck."""
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.controller[card] != seat:
        return NOT_YOURS
    if not t.has(card, K.BOOST):
        return NO_BOOST
    if uses(t, BOOST_USE, t.number[card]) > 0:
        return BOOST_USED
    if t.boost_cost(card) > ready:
        return BOOST_TOO_EXPENSIVE
    return OK if t.deck_size(seat) > 0 else BOOST_EMPTY_DECK


def begin_boost(t: Lorcana, seat: int, card: int) -> None:
    """[8.4.1] The use of Boost, not paid for yet."""
    frame = Frame(BOOST_FRAME, BOOST_ABILITY, seat)
    frame.source = card
    frame.number = t.number[card]
    t.stack.append(frame)


def boosting(t: Lorcana, frame: Frame) -> None:
    """[8.4.1] [8.4.2] [8.4.3] Pay for it; nobody looks at the card that goes under, and it isn't played."""
    card, seat = frame.source, frame.seat
    ink = t.boost_cost(card)
    drops = drops_for(t, frame, seat, ink, card, BOOST_ABILITY)
    if drops == ASKED:
        return
    t.stack.pop()
    t.by = BOOST_ABILITY
    if t.tracing:
        saw_use(t, card, USED_BOOST)
    use(t, BOOST_USE, t.number[card])
    pay(t, seat, ink, drops)
    under = t.cards(Z.DECK, seat)[-1]
    put_under(t, under, card, False)
    note(t, N.BOOSTED, BOOST_ABILITY, seat, card)
    remember(t, E.PUT_UNDER, seat, card, under)
    trigger(t, E.PUT_UNDER, card, seat, 1, under)
    remember(t, E.BOOSTS, seat, card, under)
    trigger(t, E.BOOSTS, card, seat, 1, under)
