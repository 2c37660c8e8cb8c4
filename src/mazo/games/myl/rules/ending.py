"""[7] How a game ends for a player."""

from mazo.games.myl.book.keys import CONCEDE
from mazo.games.myl.codes import events as E
from mazo.games.myl.table import Myl
from mazo.kernel.log import note
from mazo.kernel.seats import finish


def lose(t: Myl, seat: int, rule: int) -> None:
    """[7.1] [7.3] One player has lost, so the other has won."""
    note(t, E.LOST, rule, seat)
    note(t, E.WON, rule, t.other(seat))
    finish(t, t.other(seat), rule)


def concede(t: Myl, seat: int) -> None:
    """[7.3] A player may concede at any moment and loses the game."""
    if not t.over:
        note(t, E.CONCEDED, CONCEDE, seat)
        lose(t, seat, CONCEDE)
