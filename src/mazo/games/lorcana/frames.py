"""Lorcana's processes that can be interrupted: what each of them has to remember, by name."""

from typing import Final

from mazo.kernel.codes import GAME_FRAMES, NOBODY
from mazo.kernel.frames import Frame

# What a frame is.
SHUFFLING: Final = GAME_FRAMES
ALTERING: Final = GAME_FRAMES + 1
CHALLENGE_FRAME: Final = GAME_FRAMES + 2
PLAY_FRAME: Final = GAME_FRAMES + 3
BAG_FRAME: Final = GAME_FRAMES + 4
CHOOSE_STARTER: Final = GAME_FRAMES + 5
QUEST_FRAME: Final = GAME_FRAMES + 6
MOVE_FRAME: Final = GAME_FRAMES + 7
ABILITY_FRAME: Final = GAME_FRAMES + 8
WAITING_ACTION: Final = GAME_FRAMES + 10
UNCOVERING: Final = GAME_FRAMES + 11
READYING: Final = GAME_FRAMES + 12
BOOST_FRAME: Final = GAME_FRAMES + 13


class Play(Frame):
    """The play of `source`; `items` are its singers, or the cards that it is shifted onto."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(PLAY_FRAME, rule, seat)
        # How it is paid for, and which of its Shifts or abilities says so.
        self.way = 0
        self.which = 0
        # What an effect says about the play, as bits, and how much less ink it costs.
        self.bits = 0
        self.less = 0
        # The ink that was paid; NOBODY until then.
        self.paid = NOBODY

    def copy(self) -> "Play":
        """An independent play at the same point."""
        twin = Play(self.rule, self.seat)
        self.fill(twin)
        twin.way = self.way
        twin.which = self.which
        twin.bits = self.bits
        twin.less = self.less
        twin.paid = self.paid
        return twin

    def ints(self) -> list[int]:
        """The play as plain integers, for the hash; the discount is settled with the payment."""
        return self.row(self.way, self.which, self.bits, self.less if self.paid == NOBODY else self.paid)


class Challenge(Frame):
    """The challenge of `source`."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(CHALLENGE_FRAME, rule, seat)
        self.target = 0
        self.target_number = 0
        # Whether one of the two has left, and whether the bag was opened (before 2.0, once ahead of the checks).
        self.broken = 0
        self.opened = 0

    def copy(self) -> "Challenge":
        """An independent challenge at the same point."""
        twin = Challenge(self.rule, self.seat)
        self.fill(twin)
        twin.target = self.target
        twin.target_number = self.target_number
        twin.broken = self.broken
        twin.opened = self.opened
        return twin

    def ints(self) -> list[int]:
        """The challenge as plain integers, for the hash."""
        return self.row(self.target, self.target_number, self.broken, self.opened)


class Move(Frame):
    """The move of `source` to a location."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(MOVE_FRAME, rule, seat)
        self.place = 0

    def copy(self) -> "Move":
        """An independent move at the same point."""
        twin = Move(self.rule, self.seat)
        self.fill(twin)
        twin.place = self.place
        return twin

    def ints(self) -> list[int]:
        """The move as plain integers, for the hash."""
        return self.row(self.place, 0, 0, 0)


class Use(Frame):
    """The use of an activated ability of `source`; `items` are the cards it was paid with, by slots."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(ABILITY_FRAME, rule, seat)
        # The ability's number among all of the game, and whether it is used for free.
        self.ability = 0
        self.free = 0

    def copy(self) -> "Use":
        """An independent use at the same point."""
        twin = Use(self.rule, self.seat)
        self.fill(twin)
        twin.ability = self.ability
        twin.free = self.free
        return twin

    def ints(self) -> list[int]:
        """The use as plain integers, for the hash."""
        return self.row(self.ability, self.free, 0, 0)


class Uncovering(Frame):
    """`source`, which was shifted for a turn, returns to hand, and the card under it is on top again."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(UNCOVERING, rule, seat)
        # The card that is next under it, and what it takes over: states of the stack, and the location it is at.
        self.heir = 0
        self.states = 0
        self.place = 0

    def copy(self) -> "Uncovering":
        """An independent uncovering at the same point."""
        twin = Uncovering(self.rule, self.seat)
        self.fill(twin)
        twin.heir = self.heir
        twin.states = self.states
        twin.place = self.place
        return twin

    def ints(self) -> list[int]:
        """The uncovering as plain integers, for the hash."""
        return self.row(self.heir, self.states, self.place, 0)


class Readying(Frame):
    """A player who can't ready all of their characters chooses which; `items` are all exerted cards."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(READYING, rule, seat)
        self.most = 0

    def copy(self) -> "Readying":
        """An independent readying at the same point."""
        twin = Readying(self.rule, self.seat)
        self.fill(twin)
        twin.most = self.most
        return twin

    def ints(self) -> list[int]:
        """The readying as plain integers, for the hash."""
        return self.row(self.most, 0, 0, 0)


class Round(Frame):
    """Something that the players of `items` do one after the other: shuffling decks, altering hands."""

    def __init__(self, kind: int, rule: int, seat: int) -> None:
        super().__init__(kind, rule, seat)
        self.at = 0

    def copy(self) -> "Round":
        """An independent round with the same player's turn."""
        twin = Round(self.kind, self.rule, self.seat)
        self.fill(twin)
        twin.at = self.at
        return twin

    def ints(self) -> list[int]:
        """The round as plain integers, for the hash."""
        return self.row(self.at, 0, 0, 0)

    def player(self) -> int:
        """Whose turn it is in this round."""
        return self.items[self.at]
