"""What is told where nothing happens, and of what lasts from now on, without a word about what is hidden."""

from typing import Final

from mazo.abilities.lasting.nothing import is_open, packed
from mazo.abilities.machine.program import (
    CONDITION,
    DECLINED,
    KEPT,
    NO_CHANGE,
    NONE_CHOSEN,
    NONE_THERE,
    UNPAID,
    USED_UP,
)
from mazo.abilities.machine.records import Run
from mazo.games.myl.book.keys import AS_FAR_AS_POSSIBLE, ENDLESS, FIX_TARGETS, PAY_GOLD, USE_ABILITY
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.log import WIDTH, note
from mazo.kernel.records import Effect

_RULES: Final = {KEPT: ENDLESS, UNPAID: PAY_GOLD, USED_UP: USE_ABILITY, NONE_CHOSEN: FIX_TARGETS}
"""Every other reason rests on the rule that effects are applied as far as possible."""
_BEGINNINGS: Final = (E.TRIGGER_RESOLVES, E.DECLARED, E.PAID, E.PLAYED, E.USES, E.PASSES)
"""What is told before an ability or a talisman does anything."""


def tell_nothing(t: Myl, run: Run, why: int, what: int, have: int) -> None:
    """[8.3] Note once that nothing came of an ability or effect, with the place in its text."""
    if not t.logging or run.source == NOBODY:
        return
    last = len(t.log) - WIDTH
    if last >= 0 and t.log[last] == E.NOTHING and t.log[last + 3] == run.source:
        return  # what follows from it is no news
    if why == NO_CHANGE and (last < 0 or t.log[last] not in _BEGINNINGS):
        return  # something has happened
    if why == CONDITION and not is_open(t, what):
        tell_silence(t, run)
        return
    by_player = why == DECLINED or why == NONE_CHOSEN or why == NONE_THERE
    seat = have if by_player else run.seat
    amount = packed(why, 0 if by_player else have, run.program, what)
    note(t, E.NOTHING, _RULES.get(why, AS_FAR_AS_POSSIBLE), seat, run.source, NOBODY, amount)


def tell_silence(t: Myl, run: Run) -> None:
    """Note that nothing came of an ability or a talisman, where the log says no more than that it was begun."""
    last = len(t.log) - WIDTH
    if not t.logging or last < 0 or t.log[last] not in _BEGINNINGS:
        return
    if t.log[last] != E.TRIGGER_RESOLVES or t.log[last + 3] == run.source:
        note(t, E.NOTHING, AS_FAR_AS_POSSIBLE, run.seat, run.source, NOBODY, NO_CHANGE)


def tell_lasting(t: Myl, effect: Effect) -> None:
    """Note that a resolved effect lasts from now on: how much Strength it gives, where it does."""
    if t.logging and effect.source != NOBODY:
        strength = effect.amount if effect.kind == STAT and effect.what == F.STRENGTH and effect.value == NOBODY else 0
        if effect.subject != NOBODY:
            note(t, E.LASTS, effect.rule, effect.seat, effect.subject, effect.source, strength)
        else:
            note(t, E.LASTS, effect.rule, effect.seat, effect.source)
