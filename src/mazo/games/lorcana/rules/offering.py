"""[1.2.2] [6.1.12] What an effect that plays a card offers: no card that can't be played, nor a yes in vain."""

from typing import Final

from mazo.abilities.lasting.lasting import active, binds, excused
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import PICK, TO_PLAY, WIDTH
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.playable import playable_cards
from mazo.games.lorcana.rules.playing import can_be_played
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY

PLAYS_AFTER: Final = 3
"""The instruction that plays the cards is so many after the one that picks them."""


def player_of_play(t: Lorcana, run: Run, at: int, they: int) -> int:
    """Who plays the cards that the instruction there picks."""
    which = t.library[run.program][at + PLAYS_AFTER * WIDTH + 1]
    return run.who if which & they and run.who != NOBODY else run.seat


def to_be_played(t: Lorcana, run: Run, cards: list[int], among: int, they: int) -> list[int]:
    """[1.2.2] [6.1.12] Those that can be played now; in place of the hand, also what may be played from elsewhere."""
    seat = player_of_play(t, run, run.pc, they)
    code, at = t.library[run.program], run.pc + PLAYS_AFTER * WIDTH
    how, less = code[at + 3], ex.evaluate(t, run, code[at + 4], NOBODY)
    found = cards + elsewhere(t, run, seat, among)
    return [card for card in found if can_be_played(t, seat, card, how, less)]


def elsewhere(t: Lorcana, run: Run, seat: int, among: int) -> list[int]:
    """[6.1.12] Cards outside the hand that may be played, where such cards of a hand are meant."""
    if not is_hand(t, among):
        return []
    condition = t.expressions[among][3]
    return [
        card for card in playable_cards(t, seat) if condition == NOBODY or ex.evaluate(t, run, condition, card) != 0
    ]


def is_hand(t: Lorcana, among: int) -> bool:
    """Whether a set is of the cards in a hand."""
    return among != NOBODY and t.expressions[among][0] == ex.CARDS and t.expressions[among][1] == Z.HAND


def by_permission(t: Lorcana, run: Run, card: int) -> bool:
    """[6.1.12] Whether a card is played from elsewhere in place of the hand that the effect speaks of."""
    at = run.pc - (PLAYS_AFTER + 1) * WIDTH
    code = t.library[run.program]
    if at < 0 or code[at] != PICK or code[at + 5] & TO_PLAY == 0:
        return False
    return is_hand(t, code[at + 1]) and t.zone_kind(card) != Z.HAND


def none_can_be_played(t: Lorcana, run: Run, they: int) -> bool:
    """[1.2.2] Whether what the next instruction picks can't be played, whatever lies there: an effect forbids it."""
    code, at = t.library[run.program], run.pc + WIDTH
    if not t.lasts(FX.PLAYER_CANT) or code[at] != PICK or code[at + 5] & TO_PLAY == 0:
        return False
    among = code[at + 1]
    if t.expressions[among][0] != ex.CARDS:
        return False
    seat = player_of_play(t, run, at, they)
    for effect in t.effects:
        if effect.kind == FX.PLAYER_CANT and effect.what & CANT.PLAY and binds(effect, seat) and active(t, effect):
            if not excused(t, effect, seat) and implies(t, t.expressions[among][3], effect.cards):
                return True
    return False


def implies(t: Lorcana, given: int, wanted: int) -> bool:
    """Whether a card of which one condition holds is always one of which the other holds, as far as they tell."""
    if wanted == NOBODY or given == wanted:
        return True
    if given == NOBODY:
        return False
    row, other = t.expressions[given], t.expressions[wanted]
    if row[0] == ex.AND:
        for part in row[1:]:
            if implies(t, part, wanted):
                return True
        return False
    return row[0] == ex.BITS and other[0] == ex.BITS and row[1] == other[1] and row[2] & ~other[2] == 0
