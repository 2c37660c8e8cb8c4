"""Mitos y Leyendas for the kernel: the turn as data, and which function answers which of the kernel's questions."""

from mazo.abilities.machine.records import Ability
from mazo.games.myl.book.keys import (
    ATTACK,
    DAMAGE,
    DEFENCE,
    DRAW_EIGHT,
    DRAW_ONE,
    FINAL_PHASE,
    GROUPING,
    INITIAL_GOLD,
    MULLIGAN,
    PRESENT_CASTLE,
    RANDOM_START,
    VIGIL,
    WAR,
)
from mazo.games.myl.rules.battle import (
    attack,
    attack_refusal,
    attacking,
    block_options,
    block_refusal,
    blocking,
    damage,
    defend,
    settling,
    war,
    war_options,
    war_refusal,
    warring,
)
from mazo.games.myl.rules.changes import perform
from mazo.games.myl.rules.checks import resume_triggers
from mazo.games.myl.rules.editions import Profile
from mazo.games.myl.rules.playing import answer_option_refusal, answer_options, answering, playing, using
from mazo.games.myl.rules.reasons import NOT_OFFERED, OK, OTHER_QUESTION, TOO_FEW, TOO_MANY
from mazo.games.myl.rules.setup import (
    choose_gold,
    choosing_gold,
    first_hands,
    list_gold,
    mulligan_options,
    mulligan_refusal,
    mulliganing,
    mulligans,
    present_castles,
    random_start,
)
from mazo.games.myl.rules.turn import (
    MylStep,
    act_in_vigil,
    discarding,
    draw_and_limit,
    draw_closes,
    final_closes,
    final_phase,
    grouping,
    grouping_closes,
    hand_on,
    looked_after,
    vigil,
    vigil_open,
    vigil_options,
    vigil_refusal,
)
from mazo.games.myl.rules.words import (
    ANY,
    ASK_ANSWER,
    ASK_ATTACKERS,
    ASK_BLOCKER,
    ASK_GOLD,
    ASK_MULLIGAN,
    ASK_VIGIL,
    ASK_WAR,
    ATTACK_FRAME,
    BANISH,
    BLOCK_FRAME,
    DAMAGE_FRAME,
    DESTROY,
    DISCARD_FRAME,
    GOLD_FRAME,
    MULLIGAN_FRAME,
    OPPONENTS,
    PLAY_FRAME,
    THIS,
    TO_HAND,
    TRIGGER_FRAME,
    USE_FRAME,
    WAR_FRAME,
    WINDOW_FRAME,
    YOUR_OTHERS,
    YOURS,
)
from mazo.games.myl.table import Figures, Myl
from mazo.kernel.choices import is_listed
from mazo.kernel.codes import DONE, GAME_VERBS, NOBODY, SUBSET, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice, Frame, Process
from mazo.kernel.records import Effect
from mazo.kernel.rules import Phase, Stage, Step


def at_once(t: Myl) -> bool:
    """A step that is finished when its function is."""
    return True


STAGES = [
    Stage("setup", [
        Phase("setup", [
            MylStep("castle", PRESENT_CASTLE, present_castles, at_once),
            MylStep("gold", INITIAL_GOLD, choose_gold, at_once),
            MylStep("start", RANDOM_START, random_start, at_once),
            MylStep("hands", DRAW_EIGHT, first_hands, at_once),
            MylStep("mulligan", MULLIGAN, mulligans, at_once),
        ]),
    ]),
    Stage("game", [
        Phase("agrupacion", [MylStep("agrupacion", GROUPING, grouping, grouping_closes)]),
        Phase("vigilia", [MylStep("vigilia", VIGIL, vigil, vigil_open)]),
        Phase("batalla", [
            MylStep("ataque", ATTACK, attack, looked_after),
            MylStep("defensa", DEFENCE, defend, looked_after),
            MylStep("guerra", WAR, war, looked_after),
            MylStep("dano", DAMAGE, damage, looked_after),
        ]),
        Phase("final", [MylStep("final", FINAL_PHASE, final_phase, final_closes)]),
        Phase("robo", [MylStep("robo", DRAW_ONE, draw_and_limit, draw_closes)]),
    ], repeats=True),
]  # fmt: skip
"""The start of the game, and the turn that goes round: Agrupación, Vigilia, Batalla, Final, and the draw."""


class MylGame(Myl):
    """A playable game: the columns of `Myl` with the rules that move them."""

    def __init__(self, figures: Figures, profile: Profile) -> None:
        super().__init__(STAGES, figures, profile)

    def blank(self) -> "MylGame":
        """An empty table for a copy."""
        return MylGame(self.figures, self.profile)

    def run_step(self, step: Step) -> None:
        """Carry out a step of the turn."""
        assert isinstance(step, MylStep)
        step.enter(self)

    def close_step(self, step: Step) -> bool:
        """Do what was chosen in the Vigilia, or let the step say whether it is finished."""
        flow = self.stack[0]
        if flow.answer:
            packed = flow.answer[0]
            flow.answer = []
            act_in_vigil(self, packed)
            return False
        assert isinstance(step, MylStep)
        return step.close(self)

    def next_turn(self) -> None:
        """The other player's turn."""
        hand_on(self)

    def enter_stage(self, stage: Stage) -> None:
        """The game proper begins with the first turn."""
        self.turn = 1

    def list_again(self, choice: Choice) -> None:
        """[1.2] Which cards can be the initial Oro hangs on the castle that its player presents."""
        if choice.ask == ASK_GOLD:
            list_gold(self, choice)

    def resume_game(self, frame: Frame) -> None:
        """Go on with a process of the game's own."""
        assert isinstance(frame, Process)
        kind = frame.kind
        if kind == PLAY_FRAME:
            playing(self, frame)
        elif kind == WINDOW_FRAME:
            answering(self, frame)
        elif kind == USE_FRAME:
            using(self, frame)
        elif kind == WAR_FRAME:
            warring(self, frame)
        elif kind == ATTACK_FRAME:
            attacking(self, frame)
        elif kind == BLOCK_FRAME:
            blocking(self, frame)
        elif kind == DAMAGE_FRAME:
            settling(self, frame)
        elif kind == DISCARD_FRAME:
            discarding(self, frame)
        elif kind == TRIGGER_FRAME:
            resume_triggers(self, frame)
        elif kind == MULLIGAN_FRAME:
            mulliganing(self, frame)
        elif kind == GOLD_FRAME:
            choosing_gold(self, frame)
        else:
            raise AssertionError(f"no frame of kind {kind}")

    def options(self, choice: Choice, out: list[int]) -> None:
        """The options of the open questions."""
        ask = choice.ask
        if ask == ASK_VIGIL:
            vigil_options(self, choice.seat, out)
        elif ask == ASK_WAR:
            war_options(self, choice.seat, out)
        elif ask == ASK_ANSWER:
            answer_options(self, choice, out)
        elif ask == ASK_BLOCKER:
            block_options(self, choice, out)
        else:
            mulligan_options(self, choice.seat, out)

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why an option can't be taken now."""
        ask = choice.ask
        if ask == ASK_VIGIL:
            return vigil_refusal(self, choice.seat, packed)
        if ask == ASK_WAR:
            return war_refusal(self, choice.seat, packed)
        if ask == ASK_ANSWER:
            return answer_option_refusal(self, choice, packed)
        if ask == ASK_BLOCKER:
            return block_refusal(self, choice, packed)
        if ask == ASK_MULLIGAN:
            return mulligan_refusal(self, choice.seat, packed)
        if is_listed(choice, packed):
            return OK
        if choice.mode == SUBSET and (verb_of(packed) == DONE or packed in choice.items):
            return TOO_FEW if verb_of(packed) == DONE else TOO_MANY
        if ask == ASK_ATTACKERS and verb_of(packed) == TAKE:
            return attack_refusal(self, choice.seat, first_of(packed))
        return OTHER_QUESTION if verb_of(packed) >= GAME_VERBS else NOT_OFFERED

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """A guarding effect applies to its subject, or to everything if it has none."""
        return effect.subject == NOBODY or (effect.subject == card and self.is_object(card, effect.subject_number))

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """Carry out a change."""
        return perform(self, verb, card, seat, amount, source)

    def looks_back(self, verb: int) -> bool:
        """Abilities that trigger on leaving play are looked for while all who leave are still there."""
        return verb == DESTROY or verb == BANISH or verb == TO_HAND

    def matches(self, ability: Ability, card: int, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether an ability triggers on what happened, as its card sees it."""
        scope = ability.what
        if scope == ANY:
            return True
        if scope == THIS:
            return subject == card
        mine = self.controller[card] == (self.controller[subject] if subject != NOBODY else seat)
        if scope == YOURS:
            return mine
        if scope == YOUR_OTHERS:
            return mine and subject != card
        return scope == OPPONENTS and not mine
