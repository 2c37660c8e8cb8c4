"""Lorcana for the kernel: the turn as data, and which function answers which of the kernel's questions."""

from mazo.abilities.lasting.codes import ON_FIGURE
from mazo.abilities.lasting.derive import changed_zone, derive
from mazo.abilities.lasting.lasting import begin, fill_in
from mazo.abilities.lasting.memory import remember
from mazo.abilities.lasting.triggering import floating_triggers, is_nth_time, resolved, triggers
from mazo.abilities.machine.asking import ASK_MAY
from mazo.abilities.machine.listening import listen_in, stop_listening_in
from mazo.abilities.machine.records import Ability, Run
from mazo.abilities.machine.runner import GAME_ASKS
from mazo.games.lorcana.book.keys import (
    PAY_FOR_ABILITY,
    PAY_THE_COST,
)
from mazo.games.lorcana.bot import greedy_pick
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.codes.slots import TOGETHER
from mazo.games.lorcana.engine.concerns import concerns_cards, concerns_players, tell
from mazo.games.lorcana.engine.instructions import THEY, carry_out
from mazo.games.lorcana.engine.nothing import tell_nothing, tell_silence
from mazo.games.lorcana.engine.processes import resume_process
from mazo.games.lorcana.engine.readings import (
    count_different,
    have_in_common,
    heir_of,
    is_meant,
    last_under,
    read_fact,
    read_game,
    read_known,
    read_known_trait,
    read_player,
    read_trait,
)
from mazo.games.lorcana.engine.steps import STAGES, enter, is_over
from mazo.games.lorcana.engine.sums import add_up, is_derived, round_off, says_of_cards, written_by
from mazo.games.lorcana.rules.actions import main_options, main_refusal, take_turn_action
from mazo.games.lorcana.rules.changes import perform
from mazo.games.lorcana.rules.choosing import chosen, may_choose, must_choose
from mazo.games.lorcana.rules.damage import reduced
from mazo.games.lorcana.rules.editions import ALSO_ON_TRIGGER, SHIELD_BY_CHOICE, SHIELD_FIRST, Edition
from mazo.games.lorcana.rules.ending import ends_with, take_away
from mazo.games.lorcana.rules.gaining import gains
from mazo.games.lorcana.rules.offering import none_can_be_played, to_be_played
from mazo.games.lorcana.rules.open_decks import open_tops
from mazo.games.lorcana.rules.pack_rush import refill
from mazo.games.lorcana.rules.reasons import (
    FINISH_THIS_FIRST,
    NOT_OFFERED,
    OK,
    OTHER_QUESTION,
)
from mazo.games.lorcana.rules.replacements import affected, guards, instead
from mazo.games.lorcana.rules.setup import (
    cut_options,
    cut_refusal,
)
from mazo.games.lorcana.rules.turn import (
    first_turn,
    hand_on,
)
from mazo.games.lorcana.rules.using import keep_payment
from mazo.games.lorcana.rules.variants import Variant
from mazo.games.lorcana.table import Figures, Lorcana
from mazo.games.lorcana.weighing.features import features
from mazo.games.lorcana.weighing.weights import WEIGHTS
from mazo.kernel.choices import is_listed
from mazo.kernel.codes import DONE, GAME_VERBS, NOBODY, ONE, verb_of
from mazo.kernel.frames import NONE, Batch, Choice, Frame
from mazo.kernel.gate import trigger
from mazo.kernel.records import Effect
from mazo.kernel.rules import FIRST_CARD, SECOND_CARD, Stage, Step


class LorcanaGame(Lorcana):
    """A playable game of Lorcana: the columns of `Lorcana` with the rules that move them."""

    def __init__(self, seats: int, figures: Figures, edition: Edition, variant: Variant | None = None) -> None:
        super().__init__(seats, STAGES, figures, edition, variant or Variant())

    def blank(self) -> "LorcanaGame":
        """An empty table for a copy."""
        return LorcanaGame(self.seats, self.figures, self.edition, self.variant)

    def run_step(self, step: Step) -> None:
        """Carry out a step of the turn."""
        enter(self, step.rule)

    def close_step(self, step: Step) -> bool:
        """Take the turn action that was chosen, or let the step say whether it is finished."""
        flow = self.stack[0]
        if flow.answer:
            packed = flow.answer[0]
            flow.answer = []
            take_turn_action(self, packed)
            return False
        return is_over(self, step.rule)

    def next_turn(self) -> None:
        """The next player's turn."""
        hand_on(self)

    def enter_stage(self, stage: Stage) -> None:
        """The In-Game stage begins with the first turn."""
        if stage.name == "game":
            first_turn(self)

    def resume_game(self, frame: Frame) -> None:
        """Go on with a process of Lorcana's own."""
        resume_process(self, frame)

    def options(self, choice: Choice, out: list[int]) -> None:
        """The options of the two open questions: the turn action, and the offered deck."""
        if choice.ask == ASK.MAIN:
            main_options(self, choice.seat, out)
        else:
            cut_options(self, choice, out)

    def cards_of(self, verb: int) -> int:
        """Which operands of a verb's options are cards."""
        if verb < GAME_VERBS:
            return super().cards_of(verb)
        return ((DO.FIRST_CARDS >> verb) & 1) * FIRST_CARD + ((DO.SECOND_CARDS >> verb) & 1) * SECOND_CARD

    def best(self, choice: Choice, options: list[int]) -> int:
        """What a greedy player takes."""
        return greedy_pick(self, choice, options)

    def lead(self, seat: int) -> int:
        """[1.8.1.1] How far ahead in lore, as parts of what wins."""
        most = 0
        for other in range(self.seats):
            if other != seat and not self.gone[other]:
                most = max(most, self.lore[other])
        return max(-100, min(100, (self.lore[seat] - most) * 100 // self.variant.lore_to_win))

    def features(self, seat: int) -> list[int]:
        """What the player has of what decides games."""
        return features(self, seat)

    def weights(self) -> list[int]:
        """What it counts, as games have taught."""
        return WEIGHTS

    def indifferent(self, choice: Choice) -> bool:
        """[1.7.7] Whether and where a shuffled deck is cut changes nothing that anybody could foresee."""
        return choice.ask == ASK.CUT

    def refusal(self, choice: Choice, packed: int) -> int:
        """[3.3.2.1] [1.7.7] Why an option can't be taken now."""
        verb = verb_of(packed)
        if choice.ask == ASK.MAIN:
            return main_refusal(self, choice.seat, packed)
        if choice.ask == ASK.CUT:
            return cut_refusal(self, choice, packed)
        if is_listed(choice, packed):
            return OK
        if choice.mode != ONE and (packed in choice.items or verb == DONE):
            return OK  # each is among the candidates: if anything is wrong, it is how many were picked
        if DO.INK <= verb <= DO.END or DO.SHIFT <= verb <= DO.PLAY_BY:
            in_turn = choice.ask < GAME_ASKS or choice.ask == ASK_MAY
            return FINISH_THIS_FIRST if in_turn or self.turn > 0 else OTHER_QUESTION
        return NOT_OFFERED

    # Changes.

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """[6.5.3] [6.1.13.1] Whether a guarding effect applies to this change."""
        return guards(self, effect, card, seat, amount, source)

    def affected(self, verb: int, card: int, seat: int) -> int:
        """[6.5.7] Who chooses between several replacements."""
        return affected(self, card, seat)

    def replace(self, effect: Effect, batch: Batch, at: int) -> None:
        """[6.5.4] Something else happens instead."""
        instead(self, effect, batch, at)

    def adjusted(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """[1.9.4] Resist and other modifiers change the amount of dealt damage."""
        if verb == E.DEAL_DAMAGE or verb == E.DEAL_SURELY:
            return reduced(self, card, amount, source, verb == E.DEAL_SURELY)
        return amount

    def adjusts_last(self, verb: int) -> bool:
        """[6.7.2.2] Whether shields come before Resist: in some editions, and not in challenges."""
        return verb == E.DEAL_DAMAGE and self.edition.shield_order == SHIELD_FIRST and self.challenger == NOBODY

    def adjusts_by_choice(self, verb: int) -> bool:
        """[1.x 10.6.1] Where Resist is a replacement like others, the player chooses what comes first."""
        return verb == E.DEAL_DAMAGE and self.edition.shield_order == SHIELD_BY_CHOICE

    def event_of(self, verb: int) -> int:
        """Some verbs are heard as another."""
        if verb == E.DEAL_SURELY:
            return E.DEAL_DAMAGE
        if verb == E.TO_INKWELL_EXERTED:
            return E.TO_INKWELL
        return E.DRAW if verb == E.DRAW_BOTTOM else verb

    def perform(self, verb: int, card: int, seat: int, amount: int, source: int) -> int:
        """Carry out a change."""
        return perform(self, verb, card, seat, amount, source)

    def looks_back(self, verb: int) -> bool:
        """[7.4.3] Abilities that trigger on leaving play are looked for while all who leave are still there."""
        return (
            verb == E.BANISH
            or verb == E.TO_HAND
            or E.TO_DECK_TOP <= verb <= E.TO_DECK_BOTTOM
            or verb == E.TO_INKWELL
            or verb == E.TO_INKWELL_EXERTED
        )

    def leaving_event(self) -> int:
        """[7.4.3] Leaving play in whatever way."""
        return E.LEAVES_PLAY

    def about_to_leave(self, card: int) -> bool:
        """[7.4.3] [6.7.7] A card in play is about to leave it: what it is now is remembered."""
        return super().about_to_leave(card)

    def renews(self, origin: int, zone: int) -> bool:
        """[7.1.6] A card is a new object in any zone; in older editions only in a private one [1.x 8.1.5]."""
        if self.edition.reset_zone:
            return True
        came_from = origin // self.width
        went_to = zone // self.width
        return not ((came_from == Z.PLAY and went_to == Z.DISCARD) or (came_from == Z.DISCARD and went_to == Z.PLAY))

    def moved(self, card: int, origin: int, zone: int) -> None:
        """A card has changed its zone: what depends on that is derived anew, and discards are told."""
        came_from = origin // self.width
        went_to = zone // self.width
        changed_zone(self, card, came_from, went_to)
        if self.lasts(FX.OPEN_TOP) and (came_from == Z.DECK or went_to == Z.DECK):
            open_tops(self)
        afar = self.figures.afar[self.kind[card]] != 0 and came_from != went_to
        if afar:
            listen_in(self, card, went_to)
        if went_to == Z.DISCARD:
            remember(self, E.INTO_DISCARD, NOBODY, card)  # whose discard it is counts, not who put the card there
            trigger(self, E.INTO_DISCARD, card, NOBODY, 1)
        elif came_from == Z.DISCARD:
            remember(self, E.LEFT_DISCARD, NOBODY, card)
            trigger(self, E.LEFT_DISCARD, card, NOBODY, 1)
        if afar:
            stop_listening_in(self, card, came_from)
        if came_from == Z.DECK and self.variant.refills:
            refill(self, origin % self.width)

    # Triggers and lasting effects.

    def matches(self, ability: Ability, card: int, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether an ability triggers on what happened, as its card sees it.

        [1.7.4, 6.1.13.6, 6.2.1, 6.2.3, 7.7.3.1]
        """
        return triggers(self, ability, card, subject, seat, amount, other)

    def effect_matches(self, effect: Effect, subject: int, seat: int, amount: int, other: int) -> bool:
        """[6.2.7] [6.2.7.1] [6.2.7.2] Whether a floating or delayed trigger triggers on what happened."""
        return floating_triggers(self, effect, subject, seat, amount, other)

    def doer(self, verb: int, card: int, seat: int) -> int:
        """[7.3.4] Who discards is the player of the hand, whoever's effect it is."""
        return self.owner[card] if verb == E.DISCARDS else seat

    def gathers(self, ability: int) -> int:
        """[6.2.1] [M38] "One or more": once for each group of simultaneous events."""
        return TOGETHER if self.figures.all_abilities[ability].amount == 1 else NOBODY

    def is_nth(self, ability: int, card: int, seat: int, subject: int, who: int) -> bool:
        """[6.1.13.4] Whether it is the nth time in this turn that an ability speaks of."""
        return is_nth_time(self, ability, card, seat, subject, who)

    def derives(self, effect: Effect) -> bool:
        """Whether what an effect says is kept in derived values."""
        return is_derived(effect)

    def characterise(self, effect: Effect, ability: Ability) -> None:
        """[6.4.1] What a card's own static ability says."""
        fill_in(effect, ability)

    def name_of_ability(self, ability: Ability) -> int:
        """Who loses an ability loses the one of that name."""
        return self.figures.name_numbers.get(ability.name.casefold(), NOBODY)

    def stands(self, run: Run) -> bool:
        """An action never stays in play, so that nothing lasts while it is there."""
        return super().stands(run) and self.type_of(run.source) != T.ACTION

    def only_on_those_here(self, kind: int) -> bool:
        """[6.4.2.1] In older editions what is said of a group misses the cards that come later."""
        return not self.edition.late_arrivals and concerns_cards(kind)

    def is_on_players(self, kind: int) -> bool:
        """Whether effects of this kind concern players."""
        return concerns_players(kind)

    def takes(self, effect: Effect) -> bool:
        """[8.1.2] A keyword that the card has already may not be gained again."""
        return effect.kind != FX.KEYWORD or gains(self, effect)

    def began(self, effect: Effect) -> None:
        """A resolved effect has begun to last."""
        tell(self, effect)

    def asks_if_at_once(self) -> bool:
        """In older editions the "if" right after a trigger is also read as it triggers."""
        return self.edition.secondary_if == ALSO_ON_TRIGGER

    def derive(self, changed: int) -> None:
        """Sum up what effects say about cards in play, each in its time and while its condition holds.

        [6.1.13, 6.1.13.5, 6.4.2.3, 6.6.1.1]
        """
        derive(self, changed)

    def keeps_leavers(self) -> bool:
        """In older editions a card in a public zone is still the object that it was."""
        return not self.edition.reset_zone

    def speaks_of_cards(self, effect: Effect) -> bool:
        """Whether what an effect says is kept as a derived value."""
        return says_of_cards(effect)

    def is_checked(self, effect: Effect) -> bool:
        """How much lore wins is seen by the check."""
        return effect.kind == FX.LORE_GOAL

    def writes(self, effect: Effect) -> int:
        """Which of the derived values that expressions can read an effect changes."""
        return written_by(effect)

    def alters(self, changed: int) -> int:
        """Challenger counts during a challenge, although no effect says so."""
        return ON_FIGURE << F.STRENGTH if changed & ON.CHALLENGE else 0

    def altered_now(self) -> int:
        """Somebody's strength may be higher by Challenger."""
        return ON_FIGURE << F.STRENGTH if self.challenger != NOBODY else 0

    def comes_late(self, effect: Effect) -> bool:
        """[6.6.4] Lost keywords and what can't be reduced come after all that is given."""
        return effect.kind == FX.FLOOR or effect.kind == FX.LOSE_KEYWORD

    def add_share(self, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
        """[6.6.1.2] Modifiers add up, keywords are there or not."""
        add_up(self, rows, effect, share)

    def rounded_off(self, rows: list[list[int]], late: list[list[int]]) -> list[list[int]]:
        """What comes after all that effects give."""
        return round_off(self, rows, late)

    def was_derived(self, anew: bool) -> None:
        """A check may see what has become different."""
        if anew or self.lasts(FX.LORE_GOAL) or self.rounds:
            self.unchecked = True

    # What ability programs ask.

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card; negative figures count as 0 [6.6.2] [6.6.3]."""
        return read_fact(self, card, fact)

    def known_fact(self, card: int, fact: int) -> int:
        """[6.7.7] A figure or state of a card that may have left play: then what it last was there."""
        return read_known(self, card, fact)

    def trait(self, card: int, what: int, value: int) -> bool:
        """Whether a card bears a name or classification."""
        return read_trait(self, card, what, value)

    def known_trait(self, card: int, what: int, value: int) -> bool:
        """[6.7.7] Whether a card bears a name or classification, or last did in play."""
        return read_known_trait(self, card, what, value)

    def shares(self, card: int, other: int, what: int) -> bool:
        """Whether two cards have a name or classification in common."""
        return have_in_common(self, card, other, what)

    def different(self, cards: list[int], what: int) -> int:
        """How many different ink types, names or costs those cards have."""
        return count_different(self, cards, what)

    def player_fact(self, seat: int, fact: int) -> int:
        """Lore, ink or hand size of a player."""
        return read_player(self, seat, fact)

    def game_fact(self, run: Run, fact: int, operand: int) -> int:
        """Something about the game as a whole."""
        return read_game(self, run, fact, operand)

    def heir(self, card: int, number: int) -> int:
        """[8.10.5] What a reference means now."""
        return heir_of(self, card, number) if card != NOBODY else NOBODY

    def still_means(self, card: int, number: int, candidate: int) -> bool:
        """[7.1.6] [8.10.5] Whether a reference means this card now."""
        if card == candidate and not self.in_play(card):
            return True  # where it went is where the effect itself put it
        return card != NOBODY and heir_of(self, card, number) == candidate

    def meant(self, run: Run, whose: int, seat: int) -> bool:
        """Whether a player is the one that a special name means."""
        return is_meant(self, run, whose, seat)

    def cards_under(self, card: int) -> list[int]:
        """[6.7.7] The cards under a card in play, or those that last were."""
        if self.in_play(card):
            return self.under(card)
        memory = self.memory(card)
        return last_under(memory) if memory else NONE

    def choosable(self, run: Run, cards: list[int], seat: int, choosing: bool) -> list[int]:
        """[8.15.1] [6.1.3] Those of the cards that the player may choose now."""
        return may_choose(self, run, cards, seat, choosing)

    def playable_by(self, run: Run, cards: list[int], among: int) -> list[int]:
        """[1.2.2] [6.1.12] What an effect can play, of the hand or of what may be played as if it were there."""
        return to_be_played(self, run, cards, among, THEY)

    def is_in_vain(self, run: Run) -> bool:
        """[1.2.2] Whether everybody sees that such cards can't be played now."""
        return none_can_be_played(self, run, THEY)

    def may_fail_to_find(self, run: Run, cards: list[int]) -> bool:
        """[7.1.4] Older editions say nothing of public zones; a cost is paid all the same."""
        if not self.edition.public_fail_to_find or self.zone_kind(cards[0]) != Z.DISCARD:
            return False
        return run.rule != PAY_FOR_ABILITY and run.rule != PAY_THE_COST

    def obliged(self, run: Run, cards: list[int], seat: int) -> list[int]:
        """[6.7.3] Those of the cards that the player must choose if able."""
        return must_choose(self, run, cards, seat)

    def were_chosen(self, run: Run, cards: list[int], seat: int) -> None:
        """[8.14.1] Abilities may trigger on being chosen."""
        chosen(self, run, cards, seat)

    def came_to_nothing(self, run: Run, why: int, what: int, have: int) -> None:
        """The log says why nothing happened."""
        tell_nothing(self, run, why, what, have)

    def instruct(self, run: Run, op: int, a: int, b: int, c: int, d: int) -> None:
        """An instruction of Lorcana's own."""
        carry_out(self, run, op, a, b, c, d)

    def begin_lasting(self, run: Run, template: int, cards: int, amount: int) -> None:
        """[6.4.2.1] [6.4.2.2] Let an effect last."""
        begin(self, run, template, cards, amount)

    def run_ends(self, run: Run) -> None:
        """[6.1.1] [6.1.13.2] [M41] A program has resolved; what can be used only so often counts as used now."""
        resolved(self, run)
        keep_payment(self, run)
        tell_silence(self, run)

    # Players.

    def left(self, seat: int) -> None:
        """[9.2.3] A player has left the game."""
        take_away(self, seat)

    def drops(self, frame: Frame, seat: int) -> bool:
        """[9.2.3] [4.6.9] What ends with the player who left."""
        return ends_with(self, frame, seat)
