"""Mitos y Leyendas for the kernel: which function answers which of the kernel's questions."""

from mazo.abilities.lasting.derive import changed_zone, derive
from mazo.abilities.lasting.lasting import begin, fill_in
from mazo.abilities.lasting.replacing import put_instead, replaces
from mazo.abilities.lasting.triggering import resolved
from mazo.abilities.machine.listening import listen_in, stop_listening_in
from mazo.abilities.machine.records import Ability, Run
from mazo.games.myl.book.keys import FIX_TARGETS, PAY_GOLD
from mazo.games.myl.bot import greedy_pick
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import (
    Acting,
    Attack,
    Blocking,
    Damage,
    FirstGold,
    Grouping,
    HandLimit,
    Judging,
    Mulligans,
    Play,
    Triggers,
    Use,
    War,
    Window,
)
from mazo.games.myl.rules.answering import answer_option_refusal, answer_options, answering
from mazo.games.myl.rules.battle import (
    attack_refusal,
    attacking,
    block_options,
    block_refusal,
    blocking,
    settling,
    war_options,
    war_refusal,
    warring,
)
from mazo.games.myl.rules.changes import perform
from mazo.games.myl.rules.checks import busy, castle_emptied, judging, resume_triggers
from mazo.games.myl.rules.editions import Profile
from mazo.games.myl.rules.facts import (
    count_different,
    have_in_common,
    last_known,
    read_fact,
    read_game,
    read_known,
    read_player,
    read_trait,
)
from mazo.games.myl.rules.instructions import carry_out, is_shut
from mazo.games.myl.rules.keeping import could_pay, in_pile, leaves_by
from mazo.games.myl.rules.loops import begin_anew, leads_back
from mazo.games.myl.rules.nothing import tell_lasting, tell_nothing, tell_silence
from mazo.games.myl.rules.playing import playing
from mazo.games.myl.rules.reasons import NOT_OFFERED, OK, OTHER_QUESTION, SOMEBODY_MUST_ATTACK, TOO_FEW, TOO_MANY
from mazo.games.myl.rules.setup import (
    choosing_gold,
    list_gold,
    mulligan_options,
    mulligan_refusal,
    mulliganing,
)
from mazo.games.myl.rules.steps import STAGES, enter, is_over
from mazo.games.myl.rules.turn import (
    act_in_vigil,
    discarding,
    hand_on,
    skips,
    vigil_options,
    vigil_refusal,
    whether_to_group,
)
from mazo.games.myl.rules.using import using
from mazo.games.myl.rules.windows import is_cost, is_passed_over, open_before
from mazo.games.myl.table import Figures, Myl
from mazo.games.myl.weighing.features import features
from mazo.games.myl.weighing.practice import practised_pick
from mazo.games.myl.weighing.tastes import TASTES
from mazo.games.myl.weighing.weights import WEIGHTS
from mazo.kernel.choices import is_listed
from mazo.kernel.codes import DONE, GAME_VERBS, NOBODY, STAT, SUBSET, TAKE, TRIGGER, first_of, verb_of
from mazo.kernel.frames import NONE, Batch, Choice, Frame
from mazo.kernel.records import Effect
from mazo.kernel.rules import FIRST_CARD, SECOND_CARD, Stage, Step

LEAVING = [int(leaves_by(event)) for event in range(E.EVENTS)]
"""[8.15] Which changes wait until it was asked whether they are prevented."""
DEEDS = [int(leaves_by(event) or event in (E.MILL, E.DISCARD, E.TAKE_CONTROL)) for event in range(E.EVENTS)]
"""[8.15] The same where also milling, discarding and changes of control can be answered."""


class MylGame(Myl):
    """A playable game: the columns of `Myl` with the rules that move them."""

    def __init__(self, figures: Figures, profile: Profile) -> None:
        super().__init__(STAGES, figures, profile)
        # The effects of which it is being asked whether they leave a card alone; none while nobody asks.
        self.weighed: list[int] = []
        if self.more_windows:
            self.pauses = DEEDS if profile.deed_windows else LEAVING

    def blank(self) -> "MylGame":
        """An empty table for a copy."""
        return MylGame(self.figures, self.profile)

    # The flow.

    def run_step(self, step: Step) -> None:
        """Carry out a step of the turn."""
        self.stirs(L.ON_PHASE)
        begin_anew(self)
        self.skipping = 0
        if not self.lasts(L.SKIP) or not skips(self, step.rule):
            enter(self, step.rule)

    def close_step(self, step: Step) -> bool:
        """Do what was chosen in the Vigilia, or let the step say whether it is finished."""
        flow = self.stack[0]
        if flow.answer:
            packed = flow.answer[0]
            flow.answer = NONE
            act_in_vigil(self, packed)
            return False
        if self.skipping == step.rule:
            return not busy(self)
        return is_over(self, step.rule)

    def next_turn(self) -> None:
        """The other player's turn."""
        hand_on(self)

    def enter_stage(self, stage: Stage) -> None:
        """The game proper begins with the first turn."""
        self.turn = 1

    def resume_game(self, frame: Frame) -> None:
        """Go on with a process of the game's own."""
        if isinstance(frame, Play):
            playing(self, frame)
        elif isinstance(frame, Window):
            answering(self, frame)
        elif isinstance(frame, Use):
            using(self, frame)
        elif isinstance(frame, War):
            warring(self, frame)
        elif isinstance(frame, Attack):
            attacking(self, frame)
        elif isinstance(frame, Blocking):
            blocking(self, frame)
        elif isinstance(frame, Damage):
            settling(self, frame)
        elif isinstance(frame, HandLimit):
            discarding(self, frame)
        elif isinstance(frame, Triggers):
            resume_triggers(self, frame)
        elif isinstance(frame, Mulligans):
            mulliganing(self, frame)
        elif isinstance(frame, Grouping):
            whether_to_group(self, frame)
        elif isinstance(frame, FirstGold):
            choosing_gold(self, frame)
        elif isinstance(frame, Judging):
            judging(self)
        else:
            raise AssertionError(f"no frame of kind {frame.kind}")

    # Questions.

    def list_again(self, choice: Choice) -> None:
        """[1.2] Which cards can be the initial Oro hangs on the castle that its player presents."""
        if choice.ask == A.GOLD:
            list_gold(self, choice)

    def options(self, choice: Choice, out: list[int]) -> None:
        """The options of the open questions."""
        ask = choice.ask
        if ask == A.VIGIL:
            vigil_options(self, choice.seat, out)
        elif ask == A.WAR:
            war_options(self, choice.seat, out)
        elif ask == A.ANSWER:
            answer_options(self, choice.seat, out)
        elif ask == A.BLOCKER:
            block_options(self, choice, out)
        else:
            mulligan_options(self, choice.seat, out)

    def cards_of(self, verb: int) -> int:
        """Which operands of a verb's options are cards."""
        if verb < GAME_VERBS:
            return super().cards_of(verb)
        return ((O.FIRST_CARDS >> verb) & 1) * FIRST_CARD + ((O.SECOND_CARDS >> verb) & 1) * SECOND_CARD

    def best(self, choice: Choice, options: list[int]) -> int:
        """What a greedy player takes."""
        return greedy_pick(self, choice, options)

    def practised(self, choice: Choice, options: list[int]) -> int:
        """What somebody takes who plans battles as a whole."""
        return practised_pick(self, choice, options, TASTES)

    def foreseen(self, choice: Choice, options: list[int]) -> int:
        """What somebody takes who has practised: how a battle is planned decides much of what comes."""
        return practised_pick(self, choice, options, TASTES)

    def lead(self, seat: int) -> int:
        """How many cards more the castle has than the other one, twice: a castle has fifty at the most."""
        return max(-100, min(100, 2 * (self.castle(seat) - self.castle(self.other(seat)))))

    def horizon(self) -> int:
        """Four turns: a game is long, and what it will come to can be told from what lies there."""
        return 4

    def features(self, seat: int) -> list[int]:
        """What the player has of what decides games."""
        return features(self, seat)

    def weights(self) -> list[int]:
        """What it counts, as games have taught."""
        return WEIGHTS

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why an option can't be taken now."""
        ask = choice.ask
        if ask == A.VIGIL:
            return vigil_refusal(self, choice.seat, packed)
        if ask == A.WAR:
            return war_refusal(self, choice.seat, packed)
        if ask == A.ANSWER:
            return answer_option_refusal(self, choice.seat, packed)
        if ask == A.BLOCKER:
            return block_refusal(self, choice, packed)
        if ask == A.MULLIGAN:
            return mulligan_refusal(self, choice.seat, packed)
        if is_listed(choice, packed):
            return OK
        if ask == A.ATTACKERS and packed in choice.items and len(choice.picks) < choice.obliged:
            return SOMEBODY_MUST_ATTACK
        if choice.mode == SUBSET and (verb_of(packed) == DONE or packed in choice.items):
            return TOO_FEW if verb_of(packed) == DONE else TOO_MANY
        if ask == A.ATTACKERS and verb_of(packed) == TAKE:
            return attack_refusal(self, choice.seat, first_of(packed))
        return OTHER_QUESTION if verb_of(packed) >= GAME_VERBS else NOT_OFFERED

    # Changes.

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """[8.7] [8.2.3] Whether a replacement applies to this change; what is paid can't be replaced."""
        top = self.stack[-1]
        if isinstance(top, Batch) and is_cost(top.rule):
            return False
        return replaces(self, effect, card, seat, amount, source)

    def replace(self, effect: Effect, batch: Batch, at: int) -> None:
        """[8.7] Something else happens instead."""
        put_instead(self, effect, batch, at)

    def passes_over(self, event: int) -> bool:
        """[8.15] Whether there need not be a window now."""
        return is_passed_over(self, event)

    def announce(self, batch: Batch) -> None:
        """[8.15] Before cards leave play there is a window."""
        open_before(self, batch)

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """Carry out a change."""
        return perform(self, verb, card, seat, amount, source)

    def looks_back(self, verb: int) -> bool:
        """Abilities that trigger on leaving play are looked for while all who leave are still there."""
        return leaves_by(verb)

    def leaving_event(self) -> int:
        """Leaving play in whatever way."""
        return E.LEAVES_PLAY

    def doer(self, verb: int, card: int, seat: int) -> int:
        """Who discards is the player of the hand."""
        return self.owner[card] if verb == E.DISCARD else seat

    def moved(self, card: int, origin: int, zone: int) -> None:
        """A card has changed its zone: what depends on that is derived anew."""
        came_from = origin // self.width
        went_to = zone // self.width
        changed_zone(self, card, came_from, went_to)
        if self.figures.lively[self.kind[card]]:
            self.laid_aside(card, came_from, went_to)
        if came_from == Z.CASTLE and not self.zones[origin] and self.turn > 0:
            castle_emptied(self, origin % self.width)
        if self.figures.afar[self.kind[card]] and came_from != went_to:
            listen_in(self, card, went_to)
            stop_listening_in(self, card, came_from)

    # Triggers and what lasts.

    def characterise(self, effect: Effect, ability: Ability) -> None:
        """[8.7] What a card's own continuous ability says."""
        fill_in(effect, ability)

    def begin_lasting(self, run: Run, template: int, cards: int, amount: int) -> None:
        """[8.3] An effect begins to last."""
        begin(self, run, template, cards, amount)

    def name_of_ability(self, ability: Ability) -> int:
        """[8.8] A card has one ability, its whole text: who loses it loses all of it."""
        return self.figures.name_numbers.get("", NOBODY)

    def stands(self, run: Run) -> bool:
        """A talisman never stays in play, so that nothing lasts while it is there."""
        return super().stands(run) and self.type_of(run.source) != T.TALISMAN

    def is_on_players(self, kind: int) -> bool:
        """Whether effects of this kind concern players."""
        return L.COST <= kind <= L.NEXT_COST or kind in (L.PLAYER_CANT, L.GOLDS_A_TURN, L.CREDIT) or kind >= L.SKIP

    def run_ends(self, run: Run) -> None:
        """What was chosen or paid beforehand is known to what follows; a trigger that was used up is so from now on."""
        if run.rule == FIX_TARGETS or run.rule == PAY_GOLD:
            below = self.stack[-1]
            if isinstance(below, Acting):
                below.slots = run.slots
            return
        if run.ability != NOBODY and self.figures.all_abilities[run.ability].kind == TRIGGER:
            resolved(self, run)
        tell_silence(self, run)

    def takes(self, effect: Effect) -> bool:
        """[10.9] What a resolved effect says of cards passes those by that can't be affected by its source."""
        return effect.source == effect.subject or not self.immune(effect.subject, effect.source)

    def spares(self, effect: Effect, card: int) -> bool:
        """[10.9] So does what a card in play says of others.

        Where that would take away the very ability by which the card can't be affected, it can't be affected.
        """
        if not self.figures.any_immune or effect.source == card or not self.in_play(card):
            return False
        if effect.kind == L.CANT and effect.what & L.CANT_BE_AFFECTED:
            return False
        if effect.ident in self.weighed:
            return True
        self.weighed.append(effect.ident)
        spared = self.immune(card, effect.source)
        self.weighed.pop()
        return spared

    def began(self, effect: Effect) -> None:
        """A resolved effect has begun to last."""
        tell_lasting(self, effect)

    def came_to_nothing(self, run: Run, why: int, what: int, have: int) -> None:
        """[8.3] The log says why nothing happened."""
        tell_nothing(self, run, why, what, have)

    def derive(self, changed: int) -> None:
        """[8.7] Sum up what effects say about cards in play."""
        derive(self, changed)

    def derives(self, effect: Effect) -> bool:
        """Whether what an effect says is kept in derived values."""
        return is_derived(effect.kind) or effect.kind == self.shared.losing or effect.kind == self.shared.giving

    def speaks_of_cards(self, effect: Effect) -> bool:
        """Whether what an effect says is kept as a derived value."""
        return is_derived(effect.kind)

    def writes(self, effect: Effect) -> int:
        """Which of the derived values that expressions can read an effect changes."""
        if effect.kind == STAT or effect.kind == L.EXACTLY:
            return L.ON_STRENGTH
        if effect.kind == L.CANT:
            return L.ON_STRENGTH if effect.what & L.CANT_CHANGE else 0
        if effect.kind == L.CONVERT:
            return L.ON_TYPE
        return L.ON_KEYWORDS if effect.kind == L.KEYWORD or effect.kind == L.LOSE_KEYWORD else 0

    # Reading.

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card."""
        return read_fact(self, card, fact)

    def known_fact(self, card: int, fact: int) -> int:
        """A figure or state of a card, as it last was if it has left play."""
        return read_known(self, card, fact)

    def last_known(self, card: int) -> list[int]:
        """What is remembered of a card that is about to leave play."""
        return last_known(self, card)

    def trait(self, card: int, what: int, value: int) -> bool:
        """Whether a card has a name or a race."""
        return read_trait(self, card, what, value)

    def shares(self, card: int, other: int, what: int) -> bool:
        """Whether two cards have a name or a race in common."""
        return have_in_common(self, card, other, what)

    def different(self, cards: list[int], what: int) -> int:
        """How many different names or costs."""
        return count_different(self, cards, what)

    def player_fact(self, seat: int, fact: int) -> int:
        """A figure of a player."""
        return read_player(self, seat, fact)

    def game_fact(self, run: Run, fact: int, operand: int) -> int:
        """Something about the whole game."""
        return read_game(self, run, fact, operand)

    def would_befall(self, verb: int, card: int, seat: int, source: int) -> bool:
        """[8.6] Whether a card can be what a cost asks for."""
        return could_pay(self, verb, card, seat, source)

    def deck_zone(self) -> int:
        """The castle."""
        return Z.CASTLE

    def choosable(self, run: Run, cards: list[int], seat: int, choosing: bool) -> list[int]:
        """[10.9] What can't be affected by a card can't be its target; [8.7] nor what lies where nothing is done."""
        if self.lasts(L.PLAYER_CANT):
            if self.kept_from_piles(seat):
                cards = [card for card in cards if not in_pile(self, card)]
            cards = [card for card in cards if not is_shut(self, card, seat)]
        if self.figures.any_exhumable:  # [8.2.1] what is being played is no longer one of the cards there
            cards = [card for card in cards if card == run.source or not self.flags[card] & S.RESERVED]
        if not choosing or not self.lasts(L.CANT):
            return cards
        return [card for card in cards if not self.immune(card, run.source)]

    def is_in_vain(self, run: Run) -> bool:
        """[M8] Nobody is asked again whether to go round in a circle."""
        return leads_back(self, run.program)

    def instruct(self, run: Run, op: int, a: int, b: int, c: int, d: int) -> None:
        """Carry out an instruction of the game's own."""
        carry_out(self, run, op, a, b, c, d)


def is_derived(kind: int) -> bool:
    """Whether effects of this kind say something of single cards that is summed up."""
    return kind == STAT or kind == L.EXACTLY or L.KEYWORD <= kind <= L.CANT or kind == L.CAN or kind == L.CONVERT
