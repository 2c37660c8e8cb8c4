"""[8.2.5] The pause in which something can be answered: a card that is played, an ability that is used."""

from mazo.games.myl.book.keys import ANSWER_WINDOW
from mazo.games.myl.frames import Window
from mazo.games.myl.table import Myl


def open_window(t: Myl, event: int, seat: int, card: int) -> None:
    """[8.2.5] The opponent may answer with one action, then the player; the window is there whoever holds an answer."""
    window = Window(ANSWER_WINDOW, t.other(seat), event, seat)
    window.source = card
    t.stack.append(window)
