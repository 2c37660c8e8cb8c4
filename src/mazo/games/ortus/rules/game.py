"""Ortus Regni for the kernel: the stages as data, and which function answers which of the kernel's questions."""

from collections.abc import Callable

from mazo.draft.config import Config, Keys
from mazo.draft.rules import draft_stage
from mazo.draft.words import NOT_OFFERED, OK, OTHER_QUESTION
from mazo.games.ortus.book.keys import (
    DRAW_ENDS,
    FIRST_BY_CUBE,
    FIRST_FIEF,
    HAND_OF_FIVE,
    MARKER,
    MULLIGAN,
    ONE_ACTION,
    RANSOM_TERMS,
    READY,
    SHUFFLE,
    TABLE_SHUFFLED,
    TRAY_TOWERS,
    TWO_TOWERS,
    UNIQUE_PALACE,
)
from mazo.games.ortus.bot import best_option
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cant as CANT
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.frames import Battle, Joust, Struggle
from mazo.games.ortus.rules.battle import battling
from mazo.games.ortus.rules.drafting import shuffle_set
from mazo.games.ortus.rules.editions import Profile
from mazo.games.ortus.rules.holding import settling_in
from mazo.games.ortus.rules.jousting import jousting
from mazo.games.ortus.rules.kingship import giving
from mazo.games.ortus.rules.leaving import check_end, check_out, clear_away
from mazo.games.ortus.rules.legality import aim_refusal, refusal_of, turn_options, vikings_options
from mazo.games.ortus.rules.opening import (
    choose_first,
    deal_hands,
    offer_mulligans,
    offering_mulligans,
    own_palaces,
    shuffle_all,
)
from mazo.games.ortus.rules.palaces import choose_palaces, choosing_palaces
from mazo.games.ortus.rules.politics import answers_of, may_answer, struggling
from mazo.games.ortus.rules.ransoms import ransoming, see_to_captives
from mazo.games.ortus.rules.towers import build_towers, choose_towers, choosing_towers
from mazo.games.ortus.rules.turn import acting, begin_turn, end_turn, hand_on
from mazo.games.ortus.rules.vikings import begin_round, leading_vikings
from mazo.games.ortus.table import Ortus
from mazo.games.ortus.weighing.features import features
from mazo.games.ortus.weighing.practice import practised_pick
from mazo.games.ortus.weighing.tastes import TASTES
from mazo.games.ortus.weighing.weights import WEIGHTS
from mazo.kernel.choices import is_listed
from mazo.kernel.codes import GAME_VERBS, NOBODY, SUBSET, TAKE, first_of, option, verb_of
from mazo.kernel.flow import stage_name
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.rules import FIRST_CARD, SECOND_CARD, Phase, Stage, Step
from mazo.kernel.seats import finish


class OrtusStep(Step):
    """A step after the draft, with the function that carries it out."""

    def __init__(self, name: str, rule: int, enter: Callable[[Ortus], None]) -> None:
        super().__init__(name, rule)
        self.enter = enter


def ready(t: Ortus) -> None:
    """[M6] Decks, Palaces, cubes and Towers are ready: the drafted game can begin, and nobody has won anything yet."""
    note(t, E.READY_TO_PLAY, READY, NOBODY, NOBODY, NOBODY, len(t.kept(0)))
    if not t.profile.plays_on:
        finish(t, NOBODY, READY)


def opening() -> list[Phase]:
    """[6] What happens before the first turn."""
    return [
        Phase("opening", [
            OrtusStep("shuffle", TABLE_SHUFFLED, shuffle_all),
            OrtusStep("first", FIRST_BY_CUBE, choose_first),
            OrtusStep("hands", HAND_OF_FIVE, deal_hands),
            OrtusStep("mulligans", MULLIGAN, offer_mulligans),
        ]),
    ]  # fmt: skip


def turns() -> Stage:
    """[7] The stage that goes round once for each turn."""
    return Stage("game", [
        Phase("round", [OrtusStep("round", MARKER, begin_round)]),
        Phase("turn", [OrtusStep("captives", RANSOM_TERMS, see_to_captives), OrtusStep("act", ONE_ACTION, begin_turn)]),
        Phase("draw", [OrtusStep("draw", DRAW_ENDS, end_turn)]),
    ], repeats=True)  # fmt: skip


def stages(keys: Keys) -> list[Stage]:
    """The draft, then what must stand on the table before the drafted game begins, then the game."""
    return [
        Stage("pool", [Phase("pool", [OrtusStep("shuffle", SHUFFLE, shuffle_set)])]),
        draft_stage(keys),
        Stage("setup", [
            Phase("palaces", [OrtusStep("palaces", UNIQUE_PALACE, choose_palaces)]),
            Phase("towers", [OrtusStep("towers", TWO_TOWERS, build_towers)]),
            Phase("ready", [OrtusStep("ready", READY, ready)]),
            *opening(),
        ]),
        turns(),
    ]  # fmt: skip


def plain_stages() -> list[Stage]:
    """[6] The game with decks that the Earls have brought."""
    return [
        Stage("setup", [
            Phase("palaces", [OrtusStep("palaces", FIRST_FIEF, own_palaces)]),
            Phase("towers", [OrtusStep("towers", TRAY_TOWERS, choose_towers)]),
            *opening(),
        ]),
        turns(),
    ]  # fmt: skip


class OrtusGame(Ortus):
    """A playable game of Ortus Regni: the columns of `Ortus` with the rules that move them."""

    def __init__(self, seats: int, stages: list[Stage], config: Config, profile: Profile, colour: int) -> None:
        super().__init__(seats, stages, config, profile, colour)

    def blank(self) -> "OrtusGame":
        """An empty table for a copy."""
        return OrtusGame(self.seats, self.stages, self.config, self.profile, self.colour)

    def is_playing(self) -> bool:
        """Whether the draft, if there was one, is over, and turns are taken."""
        return stage_name(self) == "game"

    # The flow.

    def run_step(self, step: Step) -> None:
        """Carry out a step of the draft, or of the set-up and the game after it."""
        if isinstance(step, OrtusStep):
            step.enter(self)
        else:
            super().run_step(step)

    def close_step(self, step: Step) -> bool:
        """[5.3] After each step of the game whoever has no Fief left is out."""
        if self.round > 0:
            check_out(self)
        return True

    def enter_stage(self, stage: Stage) -> None:
        """The draft begins with its first round, and so does the game."""
        super().enter_stage(stage)
        if stage.name == "game":
            self.active = self.round_from(self.first)[0]
            self.round = 1
            self.dawn = 1

    def next_turn(self) -> None:
        """The packs are passed, or the turn."""
        if self.is_playing():
            hand_on(self)
        else:
            super().next_turn()

    def resume(self, frame: Frame) -> None:
        """Go on with a process."""
        kind = frame.kind
        if kind == P.TURN:
            acting(self, frame)
        elif isinstance(frame, Battle):
            battling(self, frame)
        elif isinstance(frame, Struggle):
            struggling(self, frame)
        elif isinstance(frame, Joust):
            jousting(self, frame)
        elif kind == P.SETTLE:
            settling_in(self, frame)
        elif kind == P.TRIBUTE:
            giving(self, frame)
        elif kind == P.RANSOM:
            ransoming(self, frame)
        elif kind == P.VIKING:
            leading_vikings(self, frame)
        elif kind == P.MULLIGAN:
            offering_mulligans(self, frame)
        elif kind == P.TRAY:
            choosing_towers(self, frame)
        elif kind == P.PALACE:
            choosing_palaces(self, frame)
        else:
            super().resume(frame)

    # Questions.

    def options(self, choice: Choice, out: list[int]) -> None:
        """What may be done in a turn, with the Vikings, and against politics."""
        if choice.ask == ASK.ACT:
            turn_options(self, choice.seat, out)
        elif choice.ask == ASK.ANSWER:
            answers_of(self, choice.seat, out)
        elif choice.ask == ASK.VIKINGS:
            vikings_options(self, choice.seat, out)
            out.append(option(DO.HOLD))

    def cards_of(self, verb: int) -> int:
        """Which operands of a verb's options are cards."""
        if verb < GAME_VERBS:
            return super().cards_of(verb)
        return ((DO.FIRST_CARDS >> verb) & 1) * FIRST_CARD + ((DO.SECOND_CARDS >> verb) & 1) * SECOND_CARD

    def best(self, choice: Choice, options: list[int]) -> int:
        """What a drafter of all trades keeps, and what an Earl who wants the crown does."""
        return best_option(self, choice, options)

    def practised(self, choice: Choice, options: list[int]) -> int:
        """What an Earl does whom many games have taught; drafts are not practised."""
        return practised_pick(self, choice, options, TASTES)

    def horizon(self) -> int:
        """Eight turns: what an Earl has after them says more than how chance would end it."""
        return 8

    def features(self, seat: int) -> list[int]:
        """What the player has of what decides games."""
        return features(self, seat)

    def weights(self) -> list[int]:
        """What it counts, as games have taught."""
        return WEIGHTS

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why an answer is not possible."""
        if choice.ask == ASK.ACT:
            return refusal_of(self, choice.seat, packed)
        if choice.ask == ASK.ANSWER:
            return self.answer_refusal(choice, packed)
        if choice.ask == ASK.VIKINGS:
            return self.vikings_refusal(choice, packed)
        if choice.ask < ASK.PALACE:
            return super().refusal(choice, packed)
        if is_listed(choice, packed) or (choice.mode == SUBSET and packed in choice.items):
            return OK
        if choice.ask == ASK.PALACE and verb_of(packed) == TAKE and self.is_palace(first_of(packed)):
            return CANT.COLOUR_TAKEN
        listed = [verb_of(item) for item in choice.items]
        return NOT_OFFERED if verb_of(packed) in listed or verb_of(packed) == TAKE else OTHER_QUESTION

    def answer_refusal(self, choice: Choice, packed: int) -> int:
        """[9.5] [M21] Only Allies, and Vassals, of one's own hand answer."""
        if verb_of(packed) == DO.YIELD:
            return OK
        if verb_of(packed) != DO.ANSWER:
            return OTHER_QUESTION
        if self.zone[first_of(packed)] != self.place_of(Z.HAND, choice.seat):
            return CANT.NOT_IN_HAND
        return OK if may_answer(self, self.kind[first_of(packed)]) else CANT.NOT_PLAYED_SO

    def vikings_refusal(self, choice: Choice, packed: int) -> int:
        """[12.2] The Vikings are sent against a Fief or the Towers of another Earl, or not at all."""
        verb = verb_of(packed)
        if verb == DO.HOLD:
            return OK
        return aim_refusal(self, choice.seat, verb, first_of(packed)) if DO.RAID <= verb <= DO.STORM else OTHER_QUESTION

    # Players.

    def left(self, seat: int) -> None:
        """[5.6] [5.7] [M33] An Earl is out: what goes along is cleared away, and the last one wins."""
        clear_away(self, seat)
        check_end(self)

    def drops(self, frame: Frame, seat: int) -> bool:
        """[M33] What is under way ends when an Earl leaves; the turn of another goes on."""
        if frame.kind == P.TRAY or frame.kind == P.MULLIGAN:
            return False
        return frame.kind != P.TURN or frame.seat == seat
