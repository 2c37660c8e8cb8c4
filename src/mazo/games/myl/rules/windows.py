"""[8.2.5] [M6] The pause to answer: a card that is played, an ability that is used, an attack that was declared."""

from mazo.games.myl.book.keys import ANSWER_ATTACK, ANSWER_WINDOW
from mazo.games.myl.codes import events as E
from mazo.games.myl.frames import Window
from mazo.games.myl.table import Myl


def open_window(t: Myl, event: int, seat: int, card: int) -> None:
    """[8.2.5] [M6] The opponent may answer with one action, then the player; the window is always there.

    A window that opened only for those who hold an answer would tell that they do.
    """
    rule = ANSWER_ATTACK if event == E.BATTLE else ANSWER_WINDOW
    window = Window(rule, t.other(seat))
    window.event = event
    window.whose = seat
    window.source = card
    t.stack.append(window)
