"""A game that only writes down where it is: the flow alone, without cards."""

from mazo.kernel.codes import option
from mazo.kernel.flow import begin, go_to
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules, Stage, Step


class Diary(Rules):
    """A game that only writes down where it is."""

    def __init__(self, stages: list[Stage], seats: int = 2) -> None:
        super().__init__([], seats, 1, stages)
        self.lines: list[str] = []
        self.patience: dict[str, int] = {}
        self.rounds = 2
        self.after_rounds = ""
        self.lay()
        begin(self)

    def run_step(self, step: Step) -> None:
        """Write the step down."""
        self.lines.append(step.name)

    def close_step(self, step: Step) -> bool:
        """A step is finished when nobody must be asked any more."""
        self.stack[0].answer = []
        if self.patience.get(step.name, 0) == 0:
            return True
        self.patience[step.name] -= 1
        choice = Choice(1, 1, 0)
        choice.items = [option(1), option(2)]
        self.stack.append(choice)
        return False

    def next_turn(self) -> None:
        """Count the turns; after the last one the game goes on elsewhere or ends."""
        self.turn += 1
        self.lines.append(f"turn {self.turn}")
        if self.turn >= self.rounds:
            if self.after_rounds:
                go_to(self, self.after_rounds, "only", "last")
            else:
                self.over = True

    def enter_stage(self, stage: Stage) -> None:
        """Write the stage down."""
        self.lines.append(f"stage {stage.name}")
