"""[8.1.2] Gaining a keyword that the card has already: which of the two stays."""

from typing import Final

from mazo.abilities.lasting.codes import (
    START_OF_THEIR_TURN,
    THEIR_NEXT_TURN,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    YOUR_NEXT_TURN,
)
from mazo.abilities.lasting.lasting import lasts_on
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.effects import end_effect
from mazo.kernel.records import Effect

_ONLY_ONE: Final = (
    K.ALERT | K.BODYGUARD | K.EVASIVE | K.RECKLESS | K.RUSH | K.SUPPORT | K.VANISH | K.WARD | K.ADVENTUROUS
)
"""The keywords without a number: having them twice means nothing."""
_NEVER: Final = 1 << 30
_IN_TURN: Final = 4
"""Moments in a turn; this many come before the next one begins."""
_START: Final = 1
_CHALLENGE: Final = 2
_END: Final = 3


def gains(t: Lorcana, effect: Effect) -> bool:
    """[8.1.2] Whether a card gains this keyword now.

    What it has already is not gained again; since 2.3 the one that lasts longer stays, and the other ceases to exist.
    """
    card = effect.subject
    if effect.what & _ONLY_ONE == 0 or not t.has(card, effect.what):
        return True
    if not t.edition.longer_keyword:
        return False
    until = end_of(t, effect)
    shorter: list[Effect] = []
    for other in t.effects:
        if other.kind == FX.KEYWORD and other.what == effect.what and lasts_on(t, other, card):
            if end_of(t, other) >= until:
                return False
            if other.subject == card:
                shorter.append(other)
    if t.figures.keywords[t.kind[card]] & effect.what:
        return False
    for other in shorter:
        end_effect(t, other)
    return True


def end_of(t: Lorcana, effect: Effect) -> int:
    """The moment in which an effect ends, counted in turns from the first; what has no stated end never does."""
    duration = effect.duration
    if duration == FX.THIS_CHALLENGE:
        return t.turn * _IN_TURN + _CHALLENGE
    if duration == THIS_TURN:
        return t.turn * _IN_TURN + _END
    if duration == UNTIL_YOUR_NEXT_TURN:
        return next_turn(t, effect.seat, t.turn) * _IN_TURN + _START
    if duration == START_OF_THEIR_TURN:
        return next_turn(t, effect.bound, effect.turn) * _IN_TURN + _START
    if duration == THEIR_NEXT_TURN:
        return next_turn(t, effect.bound, effect.turn) * _IN_TURN + _END
    if duration == YOUR_NEXT_TURN:
        return next_turn(t, effect.seat, effect.turn) * _IN_TURN + _END
    return _NEVER


def next_turn(t: Lorcana, seat: int, after: int) -> int:
    """The next turn of a player after that turn; it may be going on."""
    if t.active == seat:
        return t.turn if t.turn > after else t.turn + t.seats
    return t.turn + (seat - t.active) % t.seats
