"""What is told where nothing happens: why not, without a word about what is hidden."""

from typing import Final

from mazo.abilities.lasting.nothing import is_open, packed
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import (
    ACT,
    ACT_PLAYER,
    CONDITION,
    DECLINED,
    KEPT,
    NO_CHANGE,
    NONE_CHOSEN,
    NONE_THERE,
    UNPAID,
    USED_UP,
    YOURS,
)
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.book.keys import AS_MUCH_AS_POSSIBLE, CANT_WINS, CHOOSING, IF_CONDITION, MAY, MAY_UNPAID, ONCE
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.rules.changes import player_cant
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import WIDTH, note

_RULES: Final = {
    NONE_THERE: AS_MUCH_AS_POSSIBLE,
    NONE_CHOSEN: CHOOSING,
    CONDITION: IF_CONDITION,
    UNPAID: MAY_UNPAID,
    DECLINED: MAY,
    USED_UP: ONCE,
    NO_CHANGE: AS_MUCH_AS_POSSIBLE,
    KEPT: CANT_WINS,
}
_FORBIDDEN: Final = {
    E.EXERT: CANT.EXERT,
    E.READY: CANT.READY,
    E.DEAL_DAMAGE: CANT.BE_DEALT | CANT.TAKE_DAMAGE,
    E.DEAL_SURELY: CANT.BE_DEALT | CANT.TAKE_DAMAGE,
    E.PUT_DAMAGE: CANT.TAKE_DAMAGE,
    E.REMOVE_DAMAGE: CANT.BE_HEALED,
}
"""What is done to cards in play, and what an effect would forbid by it."""
_FORBIDDEN_TO_PLAYERS: Final = {
    E.DRAW: CANT.DRAW,
    E.DRAW_BOTTOM: CANT.DRAW,
    E.GAIN_LORE: CANT.GAIN_LORE,
    E.LOSE_LORE: CANT.LOSE_LORE,
}
_BEGINNINGS: Final = (N.RESOLVES, N.CHOSE, N.PAID, N.USED_ABILITY, E.PLAYS, E.IS_CHOSEN, E.USES_ABILITY, E.EXERT)
"""What is told before an ability or an action does anything."""


def tell_nothing(t: Lorcana, run: Run, why: int, what: int, have: int) -> None:
    """Note once that nothing came of an ability or effect, with the place in its text."""
    if not t.logging or run.source == NOBODY:
        return
    last = len(t.log) - WIDTH
    if last >= 0 and t.log[last] == N.NOTHING and t.log[last + 3] == run.source:
        return  # what follows from it is no news
    if why == NO_CHANGE:
        why = _stopped_by(t, run, what)
    if why == NO_CHANGE and (last < 0 or t.log[last] not in _BEGINNINGS):
        return  # something has happened
    if why == CONDITION and not is_open(t, what):
        tell_silence(t, run)
        return
    by_player = why == DECLINED or why == NONE_CHOSEN or why == NONE_THERE
    seat = have if by_player else run.seat
    amount = packed(why, 0 if by_player else have, run.program, what)
    note(t, N.NOTHING, _RULES[why], seat, run.source, NOBODY, amount)


def tell_silence(t: Lorcana, run: Run) -> None:
    """Note that an ability has resolved and nothing came of it, where the log says no more than that it resolves."""
    last = len(t.log) - WIDTH
    if t.logging and last >= 0 and t.log[last] == N.RESOLVES and t.log[last + 3] == run.source:
        note(t, N.NOTHING, _RULES[NO_CHANGE], run.seat, run.source, NOBODY, NO_CHANGE)


def _stopped_by(t: Lorcana, run: Run, pc: int) -> int:
    """Why an instruction changed nothing: because an effect forbids it, or because it was so already."""
    code = t.library[run.program]
    op, verb = code[pc], code[pc + 1]
    if op == ACT_PLAYER:
        seat = run.seat if code[pc + 3] == YOURS else run.who
        act = _FORBIDDEN_TO_PLAYERS.get(verb, 0)
        return KEPT if act and seat != NOBODY and player_cant(t, seat, act) else NO_CHANGE
    if op != ACT:
        return NO_CHANGE
    cards = ex.gather(t, run, code[pc + 2]) if code[pc + 2] != NOBODY else run.items
    act = _FORBIDDEN.get(verb, 0)
    for card in cards:
        if act and t.in_play(card) and t.cant(card, act):
            return KEPT
    return NO_CHANGE
