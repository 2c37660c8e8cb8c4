"""What a refused action would have cost: for the refusal to say so."""

from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.rules.costs import base_discount, move_price, price, toll
from mazo.games.lorcana.rules.limits import challenge_toll
from mazo.games.lorcana.rules.playable import text_ink
from mazo.games.lorcana.rules.reasons import (
    ABILITY_TOO_EXPENSIVE,
    BOOST_TOO_EXPENSIVE,
    CHALLENGE_TOO_EXPENSIVE,
    MOVE_TOO_EXPENSIVE,
    QUEST_TOO_EXPENSIVE,
    SHIFT_TOO_EXPENSIVE,
    TOO_EXPENSIVE,
)
from mazo.games.lorcana.rules.shifting import fits, ink_of, ways_of
from mazo.games.lorcana.rules.using import abilities_to_use
from mazo.games.lorcana.table import Lorcana, ink_cost


def due(t: Lorcana, seat: int, reason: int, verb: int, card: int, other: int) -> int:
    """The ink that was missing for what was refused; 0 if it wasn't ink."""
    if reason == TOO_EXPENSIVE:
        cost = text_ink(t, card, other) if verb == DO.PLAY_BY else t.cost_of(card)
        return price(t, seat, card, cost, FOR.PLAYING)
    if reason == SHIFT_TOO_EXPENSIVE:
        return cheapest_shift(t, seat, card, other)
    if reason == MOVE_TOO_EXPENSIVE:
        return move_price(t, seat, card, other)
    if reason == QUEST_TOO_EXPENSIVE:
        return toll(t, CANT.QUEST, card, card)
    if reason == CHALLENGE_TOO_EXPENSIVE:
        return challenge_toll(t, card, other)
    if reason == ABILITY_TOO_EXPENSIVE:
        return ink_cost(abilities_to_use(t, card)[other])
    return t.boost_cost(card) if reason == BOOST_TOO_EXPENSIVE else 0


def cheapest_shift(t: Lorcana, seat: int, card: int, base: int) -> int:
    """The least ink for which the card could be shifted onto that base."""
    least = -1
    for way in ways_of(t, card):
        if fits(t, seat, card, base, way):
            ink = price(t, seat, card, ink_of(t, card, way), FOR.SHIFTING, base_discount(t, seat, [base]))
            least = ink if least < 0 else min(least, ink)
    return max(0, least)
