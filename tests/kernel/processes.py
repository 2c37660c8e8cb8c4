"""The processes of the toy game that have something to remember."""

from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Frame
from tests.kernel.words import PLAY_FRAME, WINDOW


class Play(Frame):
    """The play of `source`."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(PLAY_FRAME, rule, seat)
        self.annulled = 0
        # The card that it answers, and the one that it is put on.
        self.answers = NOBODY
        self.target = NOBODY
        self.target_number = 0

    def copy(self) -> "Play":
        """An independent play at the same point."""
        twin = Play(self.rule, self.seat)
        self.fill(twin)
        twin.annulled = self.annulled
        twin.answers = self.answers
        twin.target = self.target
        twin.target_number = self.target_number
        return twin

    def ints(self) -> list[int]:
        """The play as plain integers, for the hash."""
        return self.row(self.annulled, self.answers, self.target, self.target_number)


class Window(Frame):
    """A time in which the players of `items`, one after the other, may answer the play of `source`."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(WINDOW, rule, seat)
        self.at = 0

    def copy(self) -> "Window":
        """An independent window with the same player's turn."""
        twin = Window(self.rule, self.seat)
        self.fill(twin)
        twin.at = self.at
        return twin

    def ints(self) -> list[int]:
        """The window as plain integers, for the hash."""
        return self.row(self.at, 0, 0, 0)
