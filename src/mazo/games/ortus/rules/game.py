"""Ortus Regni for the kernel: the stages as data, and which function answers which of the kernel's questions."""

from collections.abc import Callable

from mazo.draft.config import Config, Keys
from mazo.draft.rules import draft_stage
from mazo.draft.words import NOT_OFFERED, OK, OTHER_QUESTION
from mazo.games.ortus.book.keys import READY, SHUFFLE, TWO_TOWERS, UNIQUE_PALACE
from mazo.games.ortus.bot import balanced_pick
from mazo.games.ortus.rules.drafting import shuffle_set
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.rules.palaces import choose_palaces, choosing_palaces
from mazo.games.ortus.rules.towers import build_towers
from mazo.games.ortus.rules.words import ASK_PALACE, COLOUR_TAKEN, PALACE_FRAME, READY_TO_PLAY
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.rules import Phase, Stage, Step
from mazo.kernel.seats import finish


class OrtusStep(Step):
    """A step after the draft, with the function that carries it out."""

    def __init__(self, name: str, rule: int, enter: Callable[[Ortus], None]) -> None:
        super().__init__(name, rule)
        self.enter = enter


def ready(t: Ortus) -> None:
    """[M6] Decks, Palaces, cubes and Towers are ready: the drafted game can begin, and nobody has won anything yet."""
    note(t, READY_TO_PLAY, READY, NOBODY, NOBODY, NOBODY, len(t.kept(0)))
    finish(t, NOBODY, READY)


def stages(keys: Keys) -> list[Stage]:
    """The draft, and then what must stand on the table before the drafted game begins."""
    return [
        Stage("pool", [Phase("pool", [OrtusStep("shuffle", SHUFFLE, shuffle_set)])]),
        draft_stage(keys),
        Stage("setup", [
            Phase("palaces", [OrtusStep("palaces", UNIQUE_PALACE, choose_palaces)]),
            Phase("towers", [OrtusStep("towers", TWO_TOWERS, build_towers)]),
            Phase("ready", [OrtusStep("ready", READY, ready)]),
        ]),
    ]  # fmt: skip


class OrtusGame(Ortus):
    """A playable draft of Ortus Regni: the columns of `Ortus` with the rules that move them."""

    def __init__(self, seats: int, stages: list[Stage], config: Config, profile: Profile, colour: int) -> None:
        super().__init__(seats, stages, config, profile, colour)

    def blank(self) -> "OrtusGame":
        """An empty table for a copy."""
        return OrtusGame(self.seats, self.stages, self.config, self.profile, self.colour)

    def run_step(self, step: Step) -> None:
        """Carry out a step of the draft, or of the set-up after it."""
        if isinstance(step, OrtusStep):
            step.enter(self)
        else:
            super().run_step(step)

    def resume(self, frame: Frame) -> None:
        """Go on with a process."""
        if frame.kind == PALACE_FRAME:
            choosing_palaces(self, frame)
        else:
            super().resume(frame)

    def best(self, choice: Choice, options: list[int]) -> int:
        """What makes a deck of all trades."""
        return balanced_pick(self, choice, options)

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why an answer is not possible."""
        if choice.ask != ASK_PALACE:
            return super().refusal(choice, packed)
        if packed in choice.items:
            return OK
        if verb_of(packed) != TAKE:
            return OTHER_QUESTION
        return COLOUR_TAKEN if self.is_palace(first_of(packed)) else NOT_OFFERED
