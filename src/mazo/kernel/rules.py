"""The boundary between kernel and game: a game is one native subclass of `Rules`."""

from typing import Final

from mazo.kernel.codes import GAME_EFFECTS, NOBODY, TAKE, TRIGGER
from mazo.kernel.frames import Batch, Choice, Frame
from mazo.kernel.records import NO_COUNTERS, CounterKind, Effect, ZoneKind
from mazo.kernel.table import Table

FIRST_CARD: Final = 1
SECOND_CARD: Final = 2
"""Which operands of an option are cards, as bits."""


class Step:
    """One step of a phase; a game's own subclass holds the function that carries it out."""

    def __init__(self, name: str, rule: int) -> None:
        self.name = name
        self.rule = rule


class Phase:
    """A named row of steps."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        self.name = name
        self.steps = steps


class Stage:
    """A named row of phases; a stage that repeats goes through them once a turn."""

    def __init__(self, name: str, phases: list[Phase], repeats: bool = False) -> None:
        self.name = name
        self.phases = phases
        self.repeats = repeats


class Rules(Table):
    """What the kernel asks of a game. Everything else about the game is none of the kernel's business."""

    def __init__(
        self,
        kinds_of_zones: list[ZoneKind],
        seats: int,
        events: int,
        stages: list[Stage],
        effect_kinds: int = GAME_EFFECTS,
        counter_kinds: list[CounterKind] = NO_COUNTERS,
    ) -> None:
        super().__init__(kinds_of_zones, seats, events, effect_kinds, counter_kinds)
        self.stages = stages

    # The flow.

    def run_step(self, step: Step) -> None:
        """Carry out a step; what takes longer is pushed as frames."""
        raise NotImplementedError

    def close_step(self, step: Step) -> bool:
        """Whether the step is finished; False after having pushed what must still happen."""
        return True

    def next_turn(self) -> None:
        """The repeating stage begins again: hand the turn on."""
        raise NotImplementedError

    def enter_stage(self, stage: Stage) -> None:
        """A new stage begins."""

    # Frames and choices.

    def resume(self, frame: Frame) -> None:
        """Go on with a frame of the game's own, or of its abilities."""
        raise NotImplementedError

    def options(self, choice: Choice, out: list[int]) -> None:
        """Write the options of a choice that lists no candidates of its own."""
        raise NotImplementedError

    def list_again(self, choice: Choice) -> None:
        """List the candidates of a sealed question anew, where they hang on cards that have been exchanged."""

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why this option can't be taken now: 0 if it can, else one of the game's reasons."""
        raise NotImplementedError

    def cards_of(self, verb: int) -> int:
        """Which operands of a verb's options are cards, as bits; the others are seats, numbers or nothing."""
        return FIRST_CARD if verb == TAKE else 0

    def best(self, choice: Choice, options: list[int]) -> int:
        """The option that looks best to whoever is asked, by what that seat may know; NOBODY if the game can't say."""
        return NOBODY

    def practised(self, choice: Choice, options: list[int]) -> int:
        """What somebody takes whom many games have taught; what looks best where nobody has practised yet."""
        return self.best(choice, options)

    def foreseen(self, choice: Choice, options: list[int]) -> int:
        """What everybody is supposed to take where somebody thinks ahead: what looks best at once."""
        return self.best(choice, options)

    def lead(self, seat: int) -> int:
        """How far a seat is ahead of the best of the others in what the game is won by, from -100 to 100."""
        return 0

    def features(self, seat: int) -> list[int]:
        """What a seat has of what decides games, one number for each thing; none if nobody has learnt what that is."""
        return []

    def weights(self) -> list[int]:
        """What each feature counts, in thousandths of log odds."""
        return []

    def prospects(self, seat: int) -> int:
        """What all that a seat has comes to, in thousandths of log odds."""
        total = 0
        had = self.features(seat)
        weights = self.weights()
        for at in range(len(had)):
            total += weights[at] * had[at]
        return total

    def horizon(self) -> int:
        """After how many turns one who plays on in mind does better to judge the table; 0 if only at the game's end."""
        return 0

    def indifferent(self, choice: Choice) -> bool:
        """Whether all answers to a question come to the same, as far as anybody can know."""
        return False

    # The gate.

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """Whether a guarding effect (a prohibition, modifier or replacement) applies to this change."""
        return False

    def modified(self, effect: Effect, verb: int, card: int, amount: int) -> int:
        """The amount of a change after a modifier."""
        return amount + effect.amount

    def replace(self, effect: Effect, batch: Batch, at: int) -> None:
        """Put something else in the place of the batch's change at this index."""
        raise NotImplementedError

    def passes_over(self, event: int) -> bool:
        """Whether the pause before such a change can be left out now: nobody sees it, and nobody could use it."""
        return False

    def announce(self, batch: Batch) -> None:
        """Changes are about to be examined: a game may pause first, with a frame on top of them."""

    def affected(self, verb: int, card: int, seat: int) -> int:
        """The player who chooses between several replacements of a change."""
        return self.controller[card] if card != NOBODY else seat

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """Carry a change out; the amount that really happened (0: nothing)."""
        raise NotImplementedError

    def looks_back(self, verb: int) -> bool:
        """Whether triggers on this change are looked for before it happens, while all who leave still see it."""
        return False

    def adjusted(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """The amount of a change as the game's own figures alter it, before anything replaces the change."""
        return amount

    def adjusts_by_choice(self, verb: int) -> bool:
        """Whether a player chooses if the amount is adjusted before or after a replacement."""
        return False

    def adjusts_last(self, verb: int) -> bool:
        """Whether a change is adjusted only after replacements have had their turn."""
        return False

    def about_to_leave(self, card: int) -> bool:
        """Whether the card is in play and about to leave it; all who leave at the same time are still there."""
        return True

    def leaving_event(self) -> int:
        """The event of leaving play in whatever way; NOBODY if the game has none."""
        return NOBODY

    def event_of(self, verb: int) -> int:
        """The event that a change is heard as: mostly its own."""
        return verb

    def doer(self, verb: int, card: int, seat: int) -> int:
        """Who does it: mostly the player who brings the change about; whose card it befalls is another matter."""
        return seat

    def gathers(self, ability: int) -> int:
        """The slot of all that it happened to, if an ability triggers only once on what happens at the same time."""
        return NOBODY

    def renews(self, origin: int, zone: int) -> bool:
        """Whether a card becomes a new object on its way from one zone to another."""
        return True

    def is_nth(self, ability: int, card: int, seat: int, subject: int, who: int) -> bool:
        """Whether what just happened to the subject is the time on which an ability, by its number, triggers."""
        return True

    def hear(self, event: int, subject: int, seat: int, amount: int, other: int) -> list[int]:
        """What listens for this event and matches it, as the table stands now: rows of HEARD ints (see `gate`)."""
        return []

    def derives(self, effect: Effect) -> bool:
        """Whether what a lasting effect says is kept in derived values, which must then be derived anew."""
        return True

    def hears(self, effect: Effect) -> int:
        """The event that a lasting effect waits for; NOBODY if it waits for none."""
        return effect.what if effect.kind == TRIGGER else NOBODY

    # Cards.

    def moved(self, card: int, origin: int, zone: int) -> None:
        """A card has come from one zone into another."""

    def derive(self, changed: int) -> None:
        """Recompute the derived values, or those that depend on what has changed."""

    # Players.

    def left(self, seat: int) -> None:
        """A player has left: take away what goes with them."""

    def drops(self, frame: Frame, seat: int) -> bool:
        """Whether a process under way ends because this player has left."""
        return frame.seat == seat
