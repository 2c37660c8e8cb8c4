"""Lorcana for the kernel: the turn as data, and which function answers which of the kernel's questions."""

from mazo.abilities.runner import ASK_MAY, GAME_ASKS
from mazo.games.lorcana.book.keys import (
    ALTER_HANDS,
    ALTERED_SHUFFLE,
    CHARACTERS_DRY,
    DRAW_STEP,
    END_TRIGGERS,
    GATHER_CARDS,
    LAST_CHECK,
    OPENING_HANDS,
    READY_CARDS,
    SHUFFLE_DECKS,
    START_AT_ZERO,
    STARTING_PLAYER,
    TURN_ACTIONS,
    TURN_EFFECTS_END,
)
from mazo.games.lorcana.rules.actions import main_options, main_refusal, take_turn_action
from mazo.games.lorcana.rules.challenge import challenging
from mazo.games.lorcana.rules.changes import perform
from mazo.games.lorcana.rules.checks import resume_bag
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.ending import ends_with, gather_cards, take_away
from mazo.games.lorcana.rules.moving import moving
from mazo.games.lorcana.rules.playing import playing
from mazo.games.lorcana.rules.questing import questing
from mazo.games.lorcana.rules.reasons import (
    FINISH_THIS_FIRST,
    NOT_OFFERED,
    OK,
    OTHER_QUESTION,
)
from mazo.games.lorcana.rules.setup import (
    alter_hands,
    altering,
    choose_starter,
    cut_options,
    cut_refusal,
    lore_to_zero,
    opening_hands,
    shuffle_altered,
    shuffle_decks,
    shuffling,
    starting_player,
)
from mazo.games.lorcana.rules.turn import (
    LorcanaStep,
    at_once,
    bag_then_check,
    checked_with_bag,
    draw_step,
    end_expiry,
    end_triggers,
    first_turn,
    hand_on,
    last_check,
    main_open,
    main_phase,
    ready_closes,
    ready_step,
    set_step,
)
from mazo.games.lorcana.rules.words import (
    ALTERING,
    ANY,
    ASK_CUT,
    ASK_MAIN,
    BAG_FRAME,
    BANISH,
    CHALLENGE_FRAME,
    CHOOSE_STARTER,
    DO_END,
    DO_INK,
    DURING_YOUR_TURN,
    MOVE_FRAME,
    OPPONENTS,
    PLAY_FRAME,
    QUEST_FRAME,
    SELF,
    SHUFFLING,
    TO_HAND,
    YOUR_OTHER,
    YOURS,
)
from mazo.games.lorcana.table import Figures, Lorcana
from mazo.kernel.choices import options_of
from mazo.kernel.codes import DONE, NOBODY, ONE, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.records import Ability, Effect
from mazo.kernel.rules import Phase, Stage, Step

STAGES = [
    Stage("setup", [
        Phase("setup", [
            LorcanaStep("starting-player", STARTING_PLAYER, starting_player, at_once),
            LorcanaStep("shuffle", SHUFFLE_DECKS, shuffle_decks, at_once),
            LorcanaStep("lore", START_AT_ZERO, lore_to_zero, at_once),
            LorcanaStep("opening-hands", OPENING_HANDS, opening_hands, at_once),
            LorcanaStep("alter-hands", ALTER_HANDS, alter_hands, at_once),
            LorcanaStep("shuffle-again", ALTERED_SHUFFLE, shuffle_altered, at_once),
        ]),
    ]),
    Stage("game", [
        Phase("start", [
            LorcanaStep("ready", READY_CARDS, ready_step, ready_closes),
            LorcanaStep("set", CHARACTERS_DRY, set_step, bag_then_check),
            LorcanaStep("draw", DRAW_STEP, draw_step, checked_with_bag),
        ]),
        Phase("main", [
            LorcanaStep("actions", TURN_ACTIONS, main_phase, main_open),
        ]),
        Phase("end", [
            LorcanaStep("triggers", END_TRIGGERS, end_triggers, bag_then_check),
            LorcanaStep("expiry", TURN_EFFECTS_END, end_expiry, bag_then_check),
            LorcanaStep("last-check", LAST_CHECK, last_check, checked_with_bag),
        ]),
    ], repeats=True),
    Stage("cleanup", [
        Phase("cleanup", [
            LorcanaStep("gather", GATHER_CARDS, gather_cards, at_once),
        ]),
    ]),
]  # fmt: skip
"""[2.1.1] [2.2.1] [3.1.1] [3.4.1] The three stages with their steps; the In-Game stage goes round once a turn."""


class LorcanaGame(Lorcana):
    """A playable game of Lorcana: the columns of `Lorcana` with the rules that move them."""

    def __init__(self, seats: int, figures: Figures, edition: Edition) -> None:
        super().__init__(seats, STAGES, figures, edition)

    def blank(self) -> "LorcanaGame":
        """An empty table for a copy."""
        return LorcanaGame(self.seats, self.figures, self.edition)

    def run_step(self, step: Step) -> None:
        """Carry out a step of the turn."""
        assert isinstance(step, LorcanaStep)
        step.enter(self)

    def close_step(self, step: Step) -> bool:
        """Take the turn action that was chosen, or let the step say whether it is finished."""
        flow = self.stack[0]
        if flow.answer:
            packed = flow.answer[0]
            flow.answer = []
            take_turn_action(self, packed)
            return False
        assert isinstance(step, LorcanaStep)
        return step.close(self)

    def next_turn(self) -> None:
        """The next player's turn."""
        hand_on(self)

    def enter_stage(self, stage: Stage) -> None:
        """The In-Game stage begins with the first turn."""
        if stage.name == "game":
            first_turn(self)

    def resume_game(self, frame: Frame) -> None:
        """Go on with a process of Lorcana's own."""
        kind = frame.kind
        if kind == QUEST_FRAME:
            questing(self, frame)
        elif kind == PLAY_FRAME:
            playing(self, frame)
        elif kind == CHALLENGE_FRAME:
            challenging(self, frame)
        elif kind == MOVE_FRAME:
            moving(self, frame)
        elif kind == BAG_FRAME:
            resume_bag(self, frame)
        elif kind == SHUFFLING:
            shuffling(self, frame)
        elif kind == ALTERING:
            altering(self, frame)
        elif kind == CHOOSE_STARTER:
            choose_starter(self, frame)
        else:
            raise AssertionError(f"no frame of kind {kind}")

    def options(self, choice: Choice, out: list[int]) -> None:
        """The options of the two open questions: the turn action, and the offered deck."""
        if choice.ask == ASK_MAIN:
            main_options(self, choice.seat, out)
        else:
            cut_options(self, choice, out)

    def refusal(self, choice: Choice, packed: int) -> int:
        """[3.3.2.1] Why an option can't be taken now."""
        verb = verb_of(packed)
        if choice.ask == ASK_MAIN:
            return main_refusal(self, choice.seat, packed)
        if choice.ask == ASK_CUT:
            return cut_refusal(self, choice, packed)
        if packed in options_of(self, choice):
            return OK
        if choice.mode != ONE and (packed in choice.items or verb == DONE):
            return OK  # each is among the candidates: if anything is wrong, it is how many were picked
        if DO_INK <= verb <= DO_END:
            in_turn = choice.ask < GAME_ASKS or choice.ask == ASK_MAY
            return FINISH_THIS_FIRST if in_turn or self.turn > 0 else OTHER_QUESTION
        return NOT_OFFERED

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """[6.1.13.1] A guarding effect applies to its subject, or to everything if it has none, and in its time."""
        if effect.duration == DURING_YOUR_TURN and effect.seat != self.during:
            return False
        return effect.subject == NOBODY or (effect.subject == card and self.is_object(card, effect.subject_number))

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """Carry out a change."""
        return perform(self, verb, card, seat, amount, source)

    def looks_back(self, verb: int) -> bool:
        """[7.4.3] Abilities that trigger on leaving play are looked for while all who leave are still there."""
        return verb == BANISH or verb == TO_HAND

    def matches(self, ability: Ability, card: int, subject: int, seat: int, amount: int) -> bool:
        """[6.2.1] Whether an ability triggers on what happened, as its card sees it."""
        scope = ability.what
        if scope == ANY:
            return True
        if scope == SELF:
            return subject == card
        mine = self.controller[card] == (self.controller[subject] if subject != NOBODY else seat)
        if scope == YOURS:
            return mine
        if scope == YOUR_OTHER:
            return mine and subject != card
        return scope == OPPONENTS and not mine

    def left(self, seat: int) -> None:
        """[9.2.3] A player has left the game."""
        take_away(self, seat)

    def drops(self, frame: Frame, seat: int) -> bool:
        """[9.2.3] [4.6.9] What ends with the player who left."""
        return ends_with(self, frame, seat)
