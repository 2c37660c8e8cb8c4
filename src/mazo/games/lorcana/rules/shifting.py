"""[8.10] Shift and its variants: onto what a card can be shifted, and for what."""

from typing import Final

from mazo.abilities.machine.expressions import holds
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.costs import allowed, base_discount, price
from mazo.games.lorcana.rules.reasons import (
    NO_SHIFT,
    NOT_A_BASE,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    OTHER_COST_UNPAYABLE,
    SECOND_BASE_MISSING,
    SHIFT_TOO_EXPENSIVE,
)
from mazo.games.lorcana.table import Lorcana, ShiftWay, ink_cost
from mazo.kernel.codes import NOBODY

BY_TEXT: Final = 100
"""Ways from here on are those of a card's own text: 100 and the place of the ability in `elsewhere`."""

PERMITS: Final = 2
"""What an ability says that lets its card be played from the zone in which it works, for its usual costs."""


def shift_refusal(t: Lorcana, seat: int, card: int, base: int, ready: int, less: int) -> int:
    """[8.10.1] [4.3.2.2] [4.3.2.4] Why the card can't be shifted onto that base: none of its ways can be used."""
    ways = ways_of(t, card)
    if not ways:
        return NO_SHIFT
    if not t.in_play(base):
        return NOT_IN_PLAY
    if t.controller[base] != seat:
        return NOT_YOURS
    return ways_refusal(t, seat, card, base, ways, ready, less)


def ways_refusal(t: Lorcana, seat: int, card: int, base: int, ways: list[int], ready: int, less: int) -> int:
    """[8.10.1] [4.3.2.2] Why none of these ways leads onto that base; the first that comes nearer says so."""
    reason = NOT_A_BASE
    for way in ways:
        found = way_refusal(t, seat, card, base, way, ready, less)
        if found == OK:
            return OK
        if reason == NOT_A_BASE:
            reason = found
    return reason


def way_refusal(t: Lorcana, seat: int, card: int, base: int, way: int, ready: int, less: int) -> int:
    """[8.10.1] [4.1.4] Why this way of shifting the card onto that base is closed."""
    if not fits(t, seat, card, base, way):
        return NOT_A_BASE
    if is_duo(t, card, way) and not second_bases(t, seat, card, base, way):
        return SECOND_BASE_MISSING
    if price(t, seat, card, ink_of(t, card, way), FOR.SHIFTING, less + base_discount(t, seat, [base])) > ready:
        return SHIFT_TOO_EXPENSIVE
    return OK if payable(t, seat, card, way) else OTHER_COST_UNPAYABLE


def open_ways(t: Lorcana, seat: int, card: int, base: int, ready: int, less: int) -> list[int]:
    """[4.3.2.2] The ways in which the card can be shifted onto that base and paid for."""
    return [way for way in ways_of(t, card) if way_refusal(t, seat, card, base, way, ready, less) == OK]


def ways_of(t: Lorcana, card: int) -> list[int]:
    """[8.10.8] [1.5.5] All ways to shift a card: those that it has as keywords, and those that its text opens now."""
    kind = t.kind[card]
    found: list[int] = []
    printed = t.figures.shift[kind]
    for index in range(len(printed)):
        if in_the_book(t, printed[index]):
            found.append(index)
    abilities = t.figures.elsewhere[kind]
    for index in range(len(abilities)):
        ability = abilities[index]
        if ability.kind == FX.PLAY_FROM and ability.what == 1:
            if holds(t, ability.condition, card, t.owner[card], card):
                found.append(BY_TEXT + index)
    return found


def in_the_book(t: Lorcana, way: ShiftWay) -> bool:
    """[8.10.8] Duo, Combo and Temporary Shift are not in every edition."""
    return t.edition.shift_variants or not (way.duo or way.combo or way.temporary)


def ink_of(t: Lorcana, card: int, way: int) -> int:
    """[8.10.1] The ink that a way costs before modifiers."""
    kind = t.kind[card]
    return ink_cost(t.figures.elsewhere[kind][way - BY_TEXT]) if way >= BY_TEXT else t.figures.shift[kind][way].ink


def paying_of(t: Lorcana, card: int, way: int) -> int:
    """[8.10.1] The program of what a way costs besides ink."""
    kind = t.kind[card]
    return t.figures.elsewhere[kind][way - BY_TEXT].paying if way >= BY_TEXT else t.figures.shift[kind][way].paying


def payable(t: Lorcana, seat: int, card: int, way: int) -> bool:
    """[1.5.3] Whether what a way costs besides ink can be paid in full."""
    kind = t.kind[card]
    if way >= BY_TEXT:
        return holds(t, t.figures.elsewhere[kind][way - BY_TEXT].payable, card, seat, card)
    return holds(t, t.figures.shift[kind][way].payable, card, seat, card)


def is_duo(t: Lorcana, card: int, way: int) -> bool:
    """[8.10.8.3] Whether a way needs two bases."""
    return way < BY_TEXT and t.figures.shift[t.kind[card]][way].duo


def is_combo(t: Lorcana, card: int, way: int) -> bool:
    """[8.10.8.4] Whether a way takes one base or two."""
    return way < BY_TEXT and t.figures.shift[t.kind[card]][way].combo


def is_temporary(t: Lorcana, card: int, way: int) -> bool:
    """[8.10.8.5] [8.10.9] Whether the card goes back to hand at the end of the turn."""
    return way < BY_TEXT and t.figures.shift[t.kind[card]][way].temporary


def fits(t: Lorcana, seat: int, card: int, base: int, way: int) -> bool:
    """[8.10.1] [8.10.8.1] [8.10.8.2] [8.10.8.6] [M32] Whether a card in play can be the base of this way."""
    if t.controller[base] != seat or not t.in_play(base):
        return False
    if t.lasts(FX.CAN) and t.can(base, CAN.EVERY_VARIANT_ON):
        return True
    ways = t.figures.shift[t.kind[card]]
    if way < BY_TEXT:
        return fits_way(t, seat, card, base, ways[way])
    for printed in ways:
        if in_the_book(t, printed) and fits_way(t, seat, card, base, printed):
            return True
    return not ways and t.type_of(base) == T.CHARACTER and bears_the_name(t, card, base)


def fits_way(t: Lorcana, seat: int, card: int, base: int, way: ShiftWay) -> bool:
    """[8.10.1] [8.10.8.1] [8.10.8.3] [8.10.9] [M31] What a way asks of its base: a name, one of two, a trait."""
    if way.onto != NOBODY:  # no name makes up for a trait
        return holds(t, way.onto, card, seat, base)
    if t.type_of(base) != T.CHARACTER:
        return False
    if way.duo or way.combo:
        return fills(t, base, way.names[0]) or fills(t, base, way.names[1])
    return bears_the_name(t, card, base)


def bears_the_name(t: Lorcana, card: int, base: int) -> bool:
    """[8.10.1] [1.2.1] Whether the base has a name of the card, or an effect says that it counts as if it had."""
    return share_a_name(t, card, base) or allowed(t, CAN.ANY_MAY_SHIFT_ON, base, card)


def share_a_name(t: Lorcana, card: int, other: int) -> bool:
    """[5.2.6.1] [M32] Whether two cards have a name in common."""
    names = t.figures.called[t.kind[other]]
    for name in t.figures.called[t.kind[card]]:
        if name in names:
            return True
    return False


def second_bases(t: Lorcana, seat: int, card: int, first: int, way: int) -> list[int]:
    """[8.10.8.3] [8.10.8.4] The characters that can be the other base: one a name, and none fills both places."""
    printed = t.figures.shift[t.kind[card]][way]
    found: list[int] = []
    for base in t.cards(Z.PLAY, seat):
        if base != first and pair_fits(t, first, base, printed):
            found.append(base)
    return found


def pair_fits(t: Lorcana, first: int, second: int, way: ShiftWay) -> bool:
    """[8.10.8.3] Whether the two fill one name each, in either order; what anything may be shifted on fills any one."""
    for name in way.names:
        if fills(t, first, name):
            for other in way.names:
                if other != name and fills(t, second, other):
                    return True
    return False


def fills(t: Lorcana, base: int, name: int) -> bool:
    """[8.10.8.3] Whether a character in play stands for this name."""
    if t.lasts(FX.CAN) and t.can(base, CAN.ANY_MAY_SHIFT_ON | CAN.EVERY_VARIANT_ON):
        return True
    return t.type_of(base) == T.CHARACTER and name in t.figures.called[t.kind[base]]
