"""What is told where nothing happens: why not, without a word about what is hidden."""

from typing import Final

from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import CONDITION, DECLINED, NO_CHANGE, NONE_CHOSEN, NONE_THERE, UNPAID, USED_UP
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.book.keys import AS_MUCH_AS_POSSIBLE, CHOOSING, IF_CONDITION, MAY, MAY_UNPAID, ONCE
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import EVERYONE, NOBODY
from mazo.kernel.log import WIDTH, note

_RULES: Final = {
    NONE_THERE: AS_MUCH_AS_POSSIBLE,
    NONE_CHOSEN: CHOOSING,
    CONDITION: IF_CONDITION,
    UNPAID: MAY_UNPAID,
    DECLINED: MAY,
    USED_UP: ONCE,
    NO_CHANGE: AS_MUCH_AS_POSSIBLE,
}
_BEGINNINGS: Final = (N.RESOLVES, N.CHOSE, N.PAID, N.USED_ABILITY, E.PLAYS, E.IS_CHOSEN, E.USES_ABILITY, E.EXERT)
"""What is told before an ability or an action does anything."""
_PLACES: Final = 1 << 20
_COUNTS: Final = 1 << 10
_REASONS: Final = 1 << 4

_OPEN: Final = (
    ex.NUMBER, ex.FACT, ex.TRAIT, ex.BITS, ex.IS_SOURCE, ex.WHOSE, ex.ACTIVE, ex.BY, ex.OF_PLAYER, ex.GAME, ex.AMONG,
    ex.SOURCE, ex.SOURCE_WHEREVER,
)  # fmt: skip
_BOTH: Final = (ex.PLUS, ex.MINUS, ex.TIMES, ex.LEAST, ex.MOST, ex.SUM, ex.ALL, ex.HIGHEST, ex.LOWEST)


def tell_nothing(t: Lorcana, run: Run, why: int, what: int, have: int) -> None:
    """Note once that nothing came of an ability or effect, with the place in its text."""
    if not t.logging or run.source == NOBODY:
        return
    last = len(t.log) - WIDTH
    if last >= 0 and t.log[last] == N.NOTHING and t.log[last + 3] == run.source:
        return  # what follows from it is no news
    if why == NO_CHANGE and (last < 0 or t.log[last] not in _BEGINNINGS):
        return  # something has happened
    if why == CONDITION and not is_open(t, what):
        return
    by_player = why == DECLINED or why == NONE_CHOSEN or why == NONE_THERE
    seat = have if by_player else run.seat
    count = 0 if by_player else max(0, min(have, _COUNTS - 1))
    place = (run.program + 1) * _PLACES + what + 1
    note(t, N.NOTHING, _RULES[why], seat, run.source, NOBODY, why + _REASONS * (count + _COUNTS * place))


def unpacked(amount: int) -> tuple[int, int, int, int]:
    """Why nothing happened, how much there was, the program, and the expression or instruction in it."""
    place = amount // (_REASONS * _COUNTS)
    return amount % _REASONS, amount // _REASONS % _COUNTS, place // _PLACES - 1, place % _PLACES - 1


def is_open(t: Lorcana, number: int) -> bool:
    """Whether a condition speaks only of what everybody sees."""
    if number == NOBODY:
        return True
    row = t.expressions[number]
    op = row[0]
    if op in _OPEN:
        return True
    if op == ex.COMPARE:
        return is_open(t, row[2]) and is_open(t, row[3])
    if op == ex.AND or op == ex.OR:
        for at in range(1, len(row)):
            if not is_open(t, row[at]):
                return False
        return True
    if op == ex.NOT or op == ex.COUNT:
        return is_open(t, row[1])
    if op in _BOTH:
        return is_open(t, row[1]) and is_open(t, row[2])
    if op == ex.MOST_OF_PLAYERS:
        return is_open(t, row[2])
    if op == ex.HAPPENED:
        return row[3] == NOBODY
    if op == ex.CARDS:
        return row[3] == NOBODY or (t.zone_kinds[row[1]].sees == EVERYONE and is_open(t, row[3]))
    return False
