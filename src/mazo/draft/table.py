"""The columns of a draft on top of the kernel's table."""

from mazo.draft.config import PASSING, PILES, Config
from mazo.draft.words import DISCARDED, DRAFT_EVENTS, KEPT, LANES, PACK, UNDEALT
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER
from mazo.kernel.frames import NONE
from mazo.kernel.records import ZoneKind
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules, Stage
from mazo.kernel.table import Table


def draft_zones(config: Config) -> list[ZoneKind]:
    """A pack and what is kept are seen by their holder alone; undealt cards, and discards unless they are open, by
    nobody. These lie where they were put: whoever knew a card when it was put there still knows it. What lies in lanes
    is open, and so is what is taken from there; only piles are closed.
    """
    is_open = config.manner != PASSING and config.manner != PILES
    return [
        ZoneKind("undealt", NO_ONE, True),
        ZoneKind("pack", OWNER, False),
        ZoneKind("kept", EVERYONE if is_open else OWNER, False),
        ZoneKind("discarded", EVERYONE if config.open_discards or is_open else NO_ONE, True),
    ] + [ZoneKind(f"lane_{lane + 1}", EVERYONE if is_open else NO_ONE, True) for lane in range(config.lanes)]


class Draft(Rules):
    """A draft as a value. `turn` counts the rounds from 1, `step` the passes of a round from 0."""

    def __init__(self, zones: list[ZoneKind], seats: int, stages: list[Stage], config: Config) -> None:
        super().__init__(zones, seats, DRAFT_EVENTS, stages)
        self.config = config
        self.step = 0
        # Every card that was discarded, in the order in which that happened, wherever it is by now.
        self.thrown = NONE

    def fill(self, twin: Table) -> None:
        """Copy these columns as well."""
        super().fill(twin)
        assert isinstance(twin, Draft)
        twin.step = self.step
        twin.thrown = self.thrown  # replaced as a whole, never changed

    def ints(self) -> list[int]:
        """These columns belong to the hash as well."""
        row = super().ints()
        row += [self.step, len(self.thrown)]
        row += self.thrown
        return row

    def kind_name(self, kind: int) -> str:
        """The name of a kind of card."""
        return self.config.names[kind]

    def name_of(self, card: int) -> str:
        """The name of a card."""
        return self.kind_name(self.kind[card])

    def pack(self, seat: int) -> list[int]:
        """The cards that a seat has before it."""
        return self.cards(PACK, seat)

    def kept(self, seat: int) -> list[int]:
        """The cards that a seat has kept so far."""
        return self.cards(KEPT, seat)

    def discarded(self) -> list[int]:
        """The cards that lie discarded on the table."""
        return self.cards(DISCARDED, NOBODY)

    def undealt(self) -> list[int]:
        """The cards that nobody has been dealt."""
        return self.cards(UNDEALT, NOBODY)

    def lane(self, number: int) -> list[int]:
        """The cards that lie in a lane on the table, counted from 0."""
        return self.cards(LANES + number, NOBODY)

    def laid_out(self) -> int:
        """How many cards lie in all lanes."""
        count = 0
        for number in range(self.config.lanes):
            count += len(self.lane(number))
        return count

    def stock(self) -> int:
        """How many cards are left of those that were to be laid out; a list may be longer than that."""
        return max(0, self.config.pack_size - (len(self.kind) - len(self.undealt())))

    def redraw(self, label: int, count: int, dice: Dice) -> list[int]:
        """Where packs are printed, nobody knows which cards there are: those that a seat has never seen may be any."""
        recipe = self.config.recipe
        if recipe is None or label != self.seats + 1:
            return NONE
        kinds: list[int] = []
        while len(kinds) < count:
            kinds += recipe.pack([int(dice.word()) for _ in range(2 * recipe.size())])
        return dice.shuffled(kinds[:count])

    def pack_size(self) -> int:
        """How many cards each pack has now: all have the same number."""
        return len(self.cards(PACK, 0))

    def receiver(self, seat: int) -> int:
        """Who gets the pack that a seat passes in this round."""
        return (seat + self.config.direction(self.turn)) % self.seats
