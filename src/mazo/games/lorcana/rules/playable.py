"""[4.3.1] [4.3.2.2] Which cards can be played, and in which ways."""

from typing import Final

from mazo.abilities.lasting.lasting import binds, reaches
from mazo.abilities.machine.expressions import holds
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import Play
from mazo.games.lorcana.rules.costs import cant_play, price
from mazo.games.lorcana.rules.reasons import (
    CANT_BE_PLAYED,
    NO_SUCH_COST,
    NOT_IN_HAND,
    OK,
    OTHER_COST_UNPAYABLE,
    TOO_EXPENSIVE,
)
from mazo.games.lorcana.rules.shifting import (
    PERMITS,
    shift_refusal,
    ways_of,
    ways_refusal,
)
from mazo.games.lorcana.rules.singing import sing_refusal, together_refusal
from mazo.games.lorcana.table import Lorcana, ink_cost
from mazo.kernel.codes import option
from mazo.kernel.frames import NONE
from mazo.kernel.records import Effect

# How a card is paid for: in `a` of the frame of its play.
UNDECIDED: Final = 0
BY_INK: Final = 1
BY_SINGER: Final = 2
BY_SINGERS: Final = 3
BY_SHIFT: Final = 4
BY_ITS_TEXT: Final = 5

# What is special about a play, as bits in `c` of its frame.
BY_EFFECT: Final = 1
FREE: Final = 2
"""No ink is due; from 2.0 on nothing else either."""
MADE_EXERTED: Final = 4
MUST_SHIFT: Final = 8
MAY_SHIFT: Final = 64
"""It is played or shifted, in no other way."""
TO_THE_BOTTOM: Final = 32
"""An action that goes to the bottom of its player's deck instead of the discard."""
WITH_DROPS: Final = 128
"""Ink drops helped to pay for it."""

EVERYTHING: Final = 999
"""So much less that no ink is due."""


def zone_refusal(t: Lorcana, seat: int, card: int) -> int:
    """[4.3.1] [6.1.12] A card is played from the hand, or from where an effect or its own text allows it."""
    if t.in_hand(card, seat):
        return OK
    if t.owner[card] == seat and not t.in_play(card) and may_be_played_from_there(t, seat, card):
        return OK
    return NOT_IN_HAND


def may_be_played_from_there(t: Lorcana, seat: int, card: int) -> bool:
    """[6.1.12] Whether an effect, or the card's own text, lets it be played from the zone it is in."""
    if says_so_itself(t, seat, card):
        return True
    if t.lasts(FX.PLAY_FROM):
        for effect in t.effects:
            if lets_play(t, effect, seat, card):
                return True
    return False


def says_so_itself(t: Lorcana, seat: int, card: int) -> bool:
    """[6.1.12] Whether the card's own text lets it be played from the zone it is in."""
    for ability in t.figures.elsewhere[t.kind[card]]:
        if ability.kind == FX.PLAY_FROM and ability.what == PERMITS and ability.zone == t.zone_kind(card):
            if holds(t, ability.condition, card, seat, card):
                return True
    return False


def lets_play(t: Lorcana, effect: Effect, seat: int, card: int) -> bool:
    """[1.2.1] Whether an effect lets the card be played from where it is; of a deck only the top, under it its own."""
    kind = t.zone_kind(card)
    if effect.kind != FX.PLAY_FROM or effect.what != kind or effect.seat != seat or not reaches(t, effect, card):
        return False
    if kind == Z.DECK:
        return t.cards(Z.DECK, seat)[-1] == card
    return kind != Z.UNDER or effect.source == t.host[card]


def playable_cards(t: Lorcana, seat: int) -> list[int]:
    """[4.3.1] [6.1.12] Cards outside the hand that may be played: in the discard, under a card, on top of the deck."""
    found: list[int] = []
    effects = t.lasts(FX.PLAY_FROM)
    for kind in (Z.DISCARD, Z.UNDER):
        for card in t.cards(kind, seat):
            if (effects or t.figures.returns[t.kind[card]]) and may_be_played_from_there(t, seat, card):
                found.append(card)
    deck = t.cards(Z.DECK, seat)
    if effects and deck and may_be_played_from_there(t, seat, deck[-1]):
        found.append(deck[-1])
    return found


def play_refusal(t: Lorcana, seat: int, card: int, ready: int) -> int:
    """[4.3.1] [4.3.2.4] A card whose ink cost, with all modifiers, your ready ink can pay in full."""
    reason = zone_refusal(t, seat, card)
    if reason != OK:
        return reason
    if cant_play(t, seat, card):
        return CANT_BE_PLAYED
    return OK if price(t, seat, card, t.figures.cost[t.kind[card]], FOR.PLAYING) <= ready else TOO_EXPENSIVE


def other_way_refusal(t: Lorcana, seat: int, card: int, verb: int, other: int, ready: int) -> int:
    """[4.3.2.2] [1.5.5] Why a card can't be played for this alternate cost."""
    reason = zone_refusal(t, seat, card)
    if reason != OK:
        return reason
    if verb == DO.SING:
        reason = sing_refusal(t, seat, card, other)
    elif verb == DO.SING_TOGETHER:
        reason = together_refusal(t, seat, card)
    elif verb == DO.SHIFT:
        reason = shift_refusal(t, seat, card, other, ready, 0)
    else:
        reason = text_refusal(t, seat, card, other, ready)
    if reason == OK and cant_play(t, seat, card):
        return CANT_BE_PLAYED
    return reason


def text_refusal(t: Lorcana, seat: int, card: int, index: int, ready: int) -> int:
    """[1.5.5] [M15] Why the alternate cost that a card's own text offers is closed."""
    abilities = t.figures.elsewhere[t.kind[card]]
    if index >= len(abilities):
        return OK if index == len(abilities) and is_free(t, seat, card) else NO_SUCH_COST
    ability = abilities[index]
    if ability.kind != FX.PLAY_FROM or ability.what == 1 or ability.what == PERMITS:
        return NO_SUCH_COST
    if not holds(t, ability.condition, card, seat, card):
        return NO_SUCH_COST
    ink = ink_cost(ability)
    if ink > 0 and price(t, seat, card, ink, FOR.PLAYING) > ready:
        return TOO_EXPENSIVE
    return OK if holds(t, ability.payable, card, seat, card) else OTHER_COST_UNPAYABLE


def text_ink(t: Lorcana, card: int, index: int) -> int:
    """[1.5.5] The ink of an alternate cost that a card's own text offers; the way after those costs nothing."""
    abilities = t.figures.elsewhere[t.kind[card]]
    return ink_cost(abilities[index]) if index < len(abilities) else 0


def is_free(t: Lorcana, seat: int, card: int) -> bool:
    """[1.5.5] [6.1.7] Whether an effect lets the card be played for free: the way after those of its own text."""
    if t.lasts(FX.PLAY_FREE):
        for effect in t.effects:
            if effect.kind == FX.PLAY_FREE and binds(effect, seat) and reaches(t, effect, card):
                return True
    return False


def enters_exerted_from(t: Lorcana, seat: int, card: int) -> bool:
    """[6.1.12] [1.2.1] Whether all that lets the card be played from where it is lets it enter play exerted."""
    if not t.lasts(FX.PLAY_FROM) or t.in_hand(card, seat) or says_so_itself(t, seat, card):
        return False
    exerted = False
    for effect in t.effects:
        if lets_play(t, effect, seat, card):
            if effect.amount == 0:
                return False
            exerted = True
    return exerted


def play_options(t: Lorcana, seat: int, card: int, ready: int, out: list[int]) -> None:
    """[4.3.2.2] Every way in which a card can be played now."""
    if cant_play(t, seat, card):
        return
    kind = t.kind[card]
    figures = t.figures
    if price(t, seat, card, figures.cost[kind], FOR.PLAYING) <= ready:
        out.append(option(DO.PLAY, card))
    if figures.song[kind]:
        for singer in t.cards(Z.PLAY, seat):
            if sing_refusal(t, seat, card, singer) == OK:
                out.append(option(DO.SING, card, singer))
        if figures.sing_together[kind] and together_refusal(t, seat, card) == OK:
            out.append(option(DO.SING_TOGETHER, card))
    if figures.shift[kind] or figures.elsewhere[kind]:
        ways = ways_of(t, card)
        for base in t.cards(Z.PLAY, seat) if ways else NONE:
            if ways_refusal(t, seat, card, base, ways, ready, 0) == OK:
                out.append(option(DO.SHIFT, card, base))
    for index in range(len(figures.elsewhere[kind])):
        if text_refusal(t, seat, card, index, ready) == OK:
            out.append(option(DO.PLAY_BY, card, index))
    if is_free(t, seat, card):
        out.append(option(DO.PLAY_BY, card, len(figures.elsewhere[kind])))


def ways_by_effect(t: Lorcana, frame: Play) -> list[int]:
    """The ways open to a card that an effect plays; for free means just that, from 2.0 on.

    [1.5.5.3, 4.3.2.2, 6.1.7, M17]
    """
    found: list[int] = []
    seat, card = frame.seat, frame.source
    if cant_play(t, seat, card):
        return found
    kind = t.kind[card]
    free = frame.bits & FREE != 0
    ready = t.ready_ink(seat)
    less = frame.less
    if frame.bits & MUST_SHIFT == 0:
        if free or price(t, seat, card, t.figures.cost[kind], FOR.PLAYING, less) <= ready:
            found.append(option(DO.PLAY, card))
        if free and not t.edition.free_with_alt and frame.bits & MAY_SHIFT == 0:
            return found
        if t.figures.song[kind] and frame.bits & MAY_SHIFT == 0:
            for singer in t.cards(Z.PLAY, seat):
                if sing_refusal(t, seat, card, singer) == OK:
                    found.append(option(DO.SING, card, singer))
            if t.figures.sing_together[kind] and together_refusal(t, seat, card) == OK:
                found.append(option(DO.SING_TOGETHER, card))
    for base in t.cards(Z.PLAY, seat):
        if shift_refusal(t, seat, card, base, ready, EVERYTHING if free else less) == OK:
            found.append(option(DO.SHIFT, card, base))
    if frame.bits & (MUST_SHIFT | MAY_SHIFT) == 0:
        for index in range(len(t.figures.elsewhere[kind]) + 1):
            if text_refusal(t, seat, card, index, ready) == OK:
                found.append(option(DO.PLAY_BY, card, index))
    return found
