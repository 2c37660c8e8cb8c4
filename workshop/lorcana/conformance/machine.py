"""The game driven frame by frame, so that it can stop before an ability out of the bag resolves."""

from __future__ import annotations

from collections.abc import Sequence

from mazo.abilities.machine.records import Run
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.frames import BAG_FRAME
from mazo.kernel.choices import deliver, is_complete, options_of
from mazo.kernel.codes import ENTRY, ONE, RUN, option
from mazo.kernel.flow import advance
from mazo.kernel.frames import Batch, Choice, Flow, Frame
from mazo.kernel.gate import resume_batch
from mazo.kernel.loop import STEP_CAP
from mazo.kernel.records import Waiting


class Machine:
    """A table that goes on until somebody must decide, or until an ability is about to resolve out of the bag."""

    def __init__(self, table: LorcanaGame) -> None:
        self.table = table

    def go(self) -> None:
        """Go on to the next stop."""
        t = self.table
        for _ in range(STEP_CAP):
            if t.over or not t.stack:
                return
            top = t.stack[-1]
            if isinstance(top, Flow):
                advance(t, top)
            elif top.kind == BAG_FRAME and top.pc == 0:
                return
            elif top.kind >= RUN:
                t.resume(top)
            elif isinstance(top, Batch):
                resume_batch(t, top)
            else:
                return
        raise RuntimeError(f"the game came to no stop within {STEP_CAP} steps")

    @property
    def asked(self) -> Choice | None:
        """The open question."""
        t = self.table
        top = t.stack[-1] if t.stack and not t.over else None
        return top if isinstance(top, Choice) else None

    @property
    def free(self) -> Choice | None:
        """The question for the next turn action, if nothing else is open."""
        choice = self.asked
        return choice if choice is not None and choice.ask == ASK.MAIN else None

    @property
    def prompt(self) -> Choice | None:
        """A question inside an effect or an action."""
        choice = self.asked
        return choice if choice is not None and choice.ask != ASK.MAIN else None

    @property
    def is_asking(self) -> bool:
        """Whether a question inside an effect or an action is open."""
        return self.prompt is not None

    @property
    def bag(self) -> Frame | None:
        """The bag, if an ability out of it is about to resolve."""
        t = self.table
        top = t.stack[-1] if t.stack and not t.over else None
        return top if top is not None and top.kind == BAG_FRAME else None

    @property
    def asking(self) -> Run | None:
        """The program that asks the open question."""
        below = self.table.stack[-2] if self.asked is not None else None
        return below if isinstance(below, Run) else None

    def entries(self) -> list[Waiting]:
        """The abilities in the bag of the player who resolves next."""
        bag = self.bag
        return [] if bag is None else [waiting for waiting in self.table.waiting if waiting.seat == bag.seat]

    def resolve(self, index: int) -> None:
        """Begin to resolve one of those abilities."""
        bag = self.bag
        assert bag is not None
        bag.pc = 1
        bag.answer = [option(ENTRY, index)]
        self.go()

    def is_legal(self, picks: Sequence[int]) -> bool:
        """Whether these picks are a whole answer to the open question."""
        asked = self.asked
        assert asked is not None
        choice = asked.copy()
        for packed in picks:
            if is_complete(choice) or packed not in options_of(self.table, choice):
                return False
            choice.picks = [*choice.picks, packed]
        return is_complete(choice)

    def reply(self, picks: Sequence[int]) -> None:
        """Give the answer to the open question, and go on."""
        t = self.table
        choice = self.asked
        assert choice is not None
        t.stack.pop()
        below = t.stack[-1]
        if choice.mode == ONE:
            below.answer = list(picks)
        else:
            choice.picks = list(picks)
            deliver(t, choice, below)
        self.go()

    def recheck(self) -> None:
        """Let the game look at a position that was edited: the question is put again after a game state check."""
        t = self.table
        t.dirty = True
        t.unchecked = True
        if self.free is not None:
            t.stack.pop()
            self.go()

    def copy(self) -> Machine:
        """An independent machine in the same state."""
        twin = self.table.copy()
        assert isinstance(twin, LorcanaGame)
        return Machine(twin)
