"""The processes of Mitos y Leyendas that can be interrupted, each with what it has to remember."""

from typing import Final

from mazo.kernel.codes import GAME_FRAMES, NOBODY
from mazo.kernel.frames import NONE, Frame
from mazo.kernel.records import NO_SLOTS

MULLIGANS: Final = GAME_FRAMES
PLAY: Final = GAME_FRAMES + 1
WINDOW: Final = GAME_FRAMES + 2
ATTACK: Final = GAME_FRAMES + 3
BLOCKING: Final = GAME_FRAMES + 4
WAR: Final = GAME_FRAMES + 5
DAMAGE: Final = GAME_FRAMES + 6
HAND_LIMIT: Final = GAME_FRAMES + 7
TRIGGERS: Final = GAME_FRAMES + 8
FIRST_GOLD: Final = GAME_FRAMES + 9
USE: Final = GAME_FRAMES + 10
GROUPING: Final = GAME_FRAMES + 11
JUDGING: Final = GAME_FRAMES + 12


class Acting(Frame):
    """A card that is played or an ability that is used: what was fixed when it was declared."""

    def __init__(self, kind: int, rule: int, seat: int) -> None:
        super().__init__(kind, rule, seat)
        # Which ability takes effect, by its number; a permanent has none.
        self.ability = NOBODY
        # The targets by name, as rows of card and object number.
        self.slots = NO_SLOTS
        # What it answers: the event, the card that is being played or used, and whose event it is.
        self.event = NOBODY
        self.answered = NOBODY
        self.answered_number = 0
        self.whose = NOBODY
        # Whether it was annulled or cancelled, and whether it could already be redirected.
        self.stopped = False
        self.aimed = False

    def copy(self) -> "Acting":
        """An independent process with the same fixed."""
        twin = Acting(self.kind, self.rule, self.seat)
        self.fill(twin)
        return twin

    def fill(self, twin: Frame) -> None:
        """Write what all such processes have into a fresh one."""
        super().fill(twin)
        assert isinstance(twin, Acting)
        twin.ability = self.ability
        twin.slots = self.slots
        twin.event = self.event
        twin.answered = self.answered
        twin.answered_number = self.answered_number
        twin.whose = self.whose
        twin.stopped = self.stopped
        twin.aimed = self.aimed

    def ints(self) -> list[int]:
        """The process as plain integers, for the hash."""
        return self.row(0, 0, 0, 0) + self.fixed()

    def fixed(self) -> list[int]:
        """What was fixed, as plain integers."""
        row = [self.ability, self.event, self.answered, self.answered_number, self.whose]
        row.append(int(self.stopped) + 2 * int(self.aimed))
        row.append(len(self.slots))
        for slot in self.slots:
            row.append(len(slot))
            row += slot
        return row


class Play(Acting):
    """A card is being played; `number` is that of its bearer's object."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(PLAY, rule, seat)
        self.bearer = NOBODY
        self.exhumed = False
        self.free = False
        # Whether it is only put into play: a weapon then still needs a bearer.
        self.put = False
        # How much less is paid since the effect that lets it be played says so.
        self.less = 0

    def copy(self) -> "Play":
        """An independent play at the same point."""
        twin = Play(self.rule, self.seat)
        self.fill(twin)
        twin.bearer = self.bearer
        twin.exhumed = self.exhumed
        twin.free = self.free
        twin.put = self.put
        twin.less = self.less
        return twin

    def ints(self) -> list[int]:
        """The play as plain integers, for the hash."""
        return self.row(self.bearer, int(self.exhumed), int(self.free) + 2 * int(self.put), self.less) + self.fixed()


class Use(Acting):
    """An ability of a card in play is being used; `number` is that of the card's object."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(USE, rule, seat)

    def copy(self) -> "Use":
        """An independent use at the same point."""
        twin = Use(self.rule, self.seat)
        self.fill(twin)
        return twin


class Window(Frame):
    """The pause in which what is about to happen can be answered; `source` is the card that it is about.

    What is about to befall several cards has them as `items`, rows of card and object number.
    """

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(WINDOW, rule, seat)
        # What can be answered, and who did it.
        self.event = NOBODY
        self.whose = NOBODY
        # The card by which it happens, if it is about to be done by one.
        self.by = NOBODY
        # Whether somebody has acted in this round, where a window goes round until both pass.
        self.acted = 0
        # The answer that was chosen while its player says to which of several cards it is one.
        self.chosen = NOBODY

    def copy(self) -> "Window":
        """An independent window, as far open."""
        twin = Window(self.rule, self.seat)
        self.fill(twin)
        twin.event = self.event
        twin.whose = self.whose
        twin.by = self.by
        twin.acted = self.acted
        twin.chosen = self.chosen
        return twin

    def ints(self) -> list[int]:
        """The window as plain integers, for the hash."""
        return [*self.row(self.event, self.whose, self.acted, self.chosen + 1), self.by]


class Attack(Frame):
    """Attackers are being declared."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(ATTACK, rule, seat)

    def copy(self) -> "Attack":
        """An independent declaration."""
        twin = Attack(self.rule, self.seat)
        self.fill(twin)
        return twin


class Blocking(Frame):
    """The defender names blockers, attacker by attacker; `items` are the attackers."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(BLOCKING, rule, seat)
        self.at = 0

    def copy(self) -> "Blocking":
        """An independent blocking, at the same attacker."""
        twin = Blocking(self.rule, self.seat)
        self.fill(twin)
        twin.at = self.at
        return twin

    def ints(self) -> list[int]:
        """The blocking as plain integers, for the hash."""
        return self.row(self.at, 0, 0, 0)


class War(Frame):
    """The war of talismans: who has the priority, and how many have passed in a row."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(WAR, rule, seat)
        self.passes = 0

    def copy(self) -> "War":
        """An independent war at the same point."""
        twin = War(self.rule, self.seat)
        self.fill(twin)
        twin.passes = self.passes
        return twin

    def ints(self) -> list[int]:
        """The war as plain integers, for the hash."""
        return self.row(self.passes, 0, 0, 0)


class Damage(Frame):
    """Pairs are being settled; `items` has attacker, blocker and both strengths of each."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(DAMAGE, rule, seat)
        self.at = 0
        # Who has lost, to be destroyed when all pairs are settled, and whose damage to the castle was prevented.
        self.losers = NONE
        self.prevented = NONE

    def copy(self) -> "Damage":
        """An independent settling, as far."""
        twin = Damage(self.rule, self.seat)
        self.fill(twin)
        twin.at = self.at
        twin.losers = self.losers
        twin.prevented = self.prevented
        return twin

    def ints(self) -> list[int]:
        """The settling as plain integers, for the hash."""
        row = self.row(self.at, len(self.losers), len(self.prevented), 0)
        row += self.losers
        row += self.prevented
        return row


class HandLimit(Frame):
    """A player discards what is too much."""

    def __init__(self, rule: int, seat: int, surplus: int) -> None:
        super().__init__(HAND_LIMIT, rule, seat)
        self.surplus = surplus

    def copy(self) -> "HandLimit":
        """An independent process at the same point."""
        twin = HandLimit(self.rule, self.seat, self.surplus)
        self.fill(twin)
        return twin

    def ints(self) -> list[int]:
        """The process as plain integers, for the hash."""
        return self.row(self.surplus, 0, 0, 0)


class Triggers(Frame):
    """A batch of triggered abilities: how many of those that waited when it began are left.

    They stand together among all that wait: behind those of the batches in which this one came up.
    """

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(TRIGGERS, rule, seat)
        self.first = 0
        self.left = 0

    def copy(self) -> "Triggers":
        """An independent batch with as many left."""
        twin = Triggers(self.rule, self.seat)
        self.fill(twin)
        twin.first = self.first
        twin.left = self.left
        return twin

    def ints(self) -> list[int]:
        """The batch as plain integers, for the hash."""
        return self.row(self.left, self.first, 0, 0)


class Mulligans(Frame):
    """Hands are kept or changed: how many have kept theirs in a row."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(MULLIGANS, rule, seat)
        self.kept = 0

    def copy(self) -> "Mulligans":
        """An independent process at the same player."""
        twin = Mulligans(self.rule, self.seat)
        self.fill(twin)
        twin.kept = self.kept
        return twin

    def ints(self) -> list[int]:
        """The process as plain integers, for the hash."""
        return self.row(self.kept, 0, 0, 0)


class Grouping(Frame):
    """The active player says whether to regroup."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(GROUPING, rule, seat)

    def copy(self) -> "Grouping":
        """An independent process at the same point."""
        twin = Grouping(self.rule, self.seat)
        self.fill(twin)
        return twin


class Judging(Frame):
    """A castle has become empty: before anything else happens, that is judged."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(JUDGING, rule, seat)

    def copy(self) -> "Judging":
        """An independent process at the same point."""
        twin = Judging(self.rule, self.seat)
        self.fill(twin)
        return twin


class FirstGold(Frame):
    """Both choose their initial Oro."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(FIRST_GOLD, rule, seat)

    def copy(self) -> "FirstGold":
        """An independent process at the same point."""
        twin = FirstGold(self.rule, self.seat)
        self.fill(twin)
        return twin
