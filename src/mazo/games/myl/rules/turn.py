"""[2] [3] [5] [6] The turn outside of battle: Agrupación, Vigilia, Fase Final, the draw and the hand limit."""

from typing import Final

from mazo.abilities.lasting.codes import ON_TURN
from mazo.abilities.lasting.lasting import binds, ends_this_turn
from mazo.abilities.lasting.memory import forget_turn
from mazo.abilities.machine.listening import enter_play
from mazo.games.myl.book.keys import (
    AT_FINAL,
    DRAW_ONE,
    FINAL_PHASE,
    GENERATED_GOLD,
    GROUP_ALLIES,
    GROUP_GOLD,
    GROUPING,
    HAND_LIMIT,
    MAY_GROUP,
    NEXT_PLAYER,
    NO_FIRST_DRAW,
    NOT_ON_FIRST_TURN,
    ONE_GOLD,
    SKIPPING,
)
from mazo.games.myl.book.keys import ATTACK as ATTACK_RULE
from mazo.games.myl.book.keys import (
    UNTIL_FINAL as UNTIL_FINAL_RULE,
)
from mazo.games.myl.book.keys import (
    VIGIL as VIGIL_RULE,
)
from mazo.games.myl.book.keys import (
    WAR as WAR_RULE,
)
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Grouping, HandLimit
from mazo.games.myl.rules.battle import can_go_to_battle, must_go_to_battle
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.playing import declare, hand_options, play_refusal
from mazo.games.myl.rules.reasons import (
    GOLD_PUT_ALREADY,
    GOLD_TOO_LATE,
    NO_ATTACKER,
    NOT_GOLD,
    NOT_IN_HAND,
    OK,
    OTHER_QUESTION,
    SECOND_WANDERER,
    SOMEBODY_MUST_ATTACK,
)
from mazo.games.myl.rules.using import use_ability, use_options, use_refusal
from mazo.games.myl.rules.windows import open_at
from mazo.games.myl.table import LINES, SEATS, Myl
from mazo.kernel.choices import ask, ask_open, ask_unless_forced, take_all, taken
from mazo.kernel.codes import NO, NOBODY, SUBSET, TRIGGER, YES, first_of, option, second_of, verb_of
from mazo.kernel.effects import end_effect, expire
from mazo.kernel.flow import flow_of
from mazo.kernel.frames import Choice
from mazo.kernel.gate import change, change_all, trigger
from mazo.kernel.log import note
from mazo.kernel.zones import move

HAND_SIZE: Final = 8
SKIPPABLE: Final = (GROUPING, VIGIL_RULE, ATTACK_RULE, FINAL_PHASE, DRAW_ONE, WAR_RULE)
"""[2.6] What can be skipped of a turn, by its rules: the phases in their order, and the war of talismans."""


def grouping(t: Myl) -> None:
    """[2.1] [2.2] Used gold and allies come back; there is no such phase on the first turn of the game."""
    me = t.active
    note(t, E.TURN_BEGAN, NOT_ON_FIRST_TURN if t.turn == 1 else GROUPING, me, NOBODY, NOBODY, t.turn)
    if t.turn == 1:
        return
    t.by = GROUPING
    trigger(t, E.TURN_BEGINS, NOBODY, me, 1)
    if t.waiting:
        t.stack.append(Grouping(GROUPING, me))
    else:
        regrouping(t, me)


def regrouping(t: Myl, me: int) -> None:
    """[2.1] After what happens as the turn begins, everything comes back, unless that is up to the player."""
    if t.profile.waits_from_grouping:
        end_waiting(t, me)
    if not t.profile.grouping_optional:
        group_all(t, me)
    elif t.cards(Z.PAID, me) or t.allies(Z.ATTACK, me):
        t.stack.append(Grouping(MAY_GROUP, me))


def whether_to_group(t: Myl, frame: Grouping) -> None:
    """[2.4] Where regrouping is up to the player, everything comes back or nothing does."""
    if frame.rule == GROUPING:
        if not busy(t):
            t.stack.pop()
            regrouping(t, frame.seat)
        return
    frame.pc += 1
    if frame.pc == 1:
        choice = Choice(A.GROUPING, MAY_GROUP, frame.seat)
        choice.items = [option(YES), option(NO)]
        ask(t, choice)
        return
    t.stack.pop()
    if verb_of(frame.answer[0]) == YES:
        group_all(t, frame.seat)


def group_all(t: Myl, me: int) -> None:
    """[2.1] Gold and allies come back."""
    group_gold(t, me)
    group_allies(t, me)


def group_gold(t: Myl, me: int) -> None:
    """[2.1.1] Paid Oros return to the reserve."""
    t.by = GROUP_GOLD
    gold = t.cards(Z.PAID, me)[:]
    if gold:
        change_all(t, E.REGROUP, gold, me, 1, NOBODY)


def group_allies(t: Myl, me: int) -> None:
    """[2.1.2] Allies in the attack line return to the defence line."""
    t.by = GROUP_ALLIES
    allies = t.allies(Z.ATTACK, me)
    if allies:
        change_all(t, E.REGROUP, allies, me, 1, NOBODY)


def grouping_closes(t: Myl) -> bool:
    """[2.1] What waits for the Agrupación triggers; then what lasted until it ends."""
    flow = flow_of(t)
    if flow.closing == 0:
        flow.closing = 1
        if t.turn > 1:
            t.by = GROUPING
            trigger(t, E.GROUPING_ENDS, NOBODY, t.active, 1)
            open_at(t, E.GROUPING_ENDS)
            return False
    if busy(t):
        return False
    if t.turn > 1:
        expire(t, L.UNTIL_GROUPING, t.active)
    flow.closing = 0
    return not busy(t)


def vigil(t: Myl) -> None:
    """[3.1] The Vigilia begins: whatever the player controls now will have passed it whole."""
    t.gold_put, t.acted, t.battle, t.vigil_over = 0, 0, 0, False
    if not t.profile.waits_from_grouping:
        end_waiting(t, t.active)
    t.by = VIGIL_RULE
    trigger(t, E.VIGIL_BEGINS, NOBODY, t.active, 1)


def end_waiting(t: Myl, seat: int) -> None:
    """[4.1.3] From here on the player's allies may attack this turn."""
    for line in LINES:
        for card in t.cards(line, seat):
            t.flags[card] &= ~S.WAITING
    t.stirs(L.ON_STATE)


def vigil_open(t: Myl) -> bool:
    """[3.1.1] The active player acts until going to battle or to the Fase Final."""
    if busy(t):
        return False
    if t.vigil_over:
        return True
    ask_open(t, A.VIGIL, VIGIL_RULE, t.active)
    return False


def vigil_options(t: Myl, seat: int, out: list[int]) -> None:
    """[3.1.1] [3.2] Every card that can be put or played now, abilities, battle, and the end of the Vigilia."""
    if not gold_is_over(t, seat):
        for card in t.cards(Z.HAND, seat):
            if t.figures.type[t.kind[card]] == T.GOLD and not t.is_second_wanderer(card, seat):
                out.append(option(O.PUT_GOLD, card))
    hand_options(t, seat, False, out)
    use_options(t, seat, out)
    if can_go_to_battle(t, seat):
        out.append(option(O.TO_BATTLE))
    if not must_go_to_battle(t, seat):
        out.append(option(O.END_VIGIL))


def vigil_refusal(t: Myl, seat: int, packed: int) -> int:
    """[3.1.1] Why the active player can't do this in the Vigilia."""
    verb = verb_of(packed)
    card = first_of(packed)
    if verb == O.END_VIGIL:
        return SOMEBODY_MUST_ATTACK if must_go_to_battle(t, seat) else OK
    if verb == O.TO_BATTLE:
        return OK if can_go_to_battle(t, seat) else NO_ATTACKER
    if verb == O.PUT_GOLD:
        return gold_refusal(t, seat, card)
    if verb == O.PLAY:
        return play_refusal(t, seat, card, NOBODY, False)
    if verb == O.PLAY_ON:
        return play_refusal(t, seat, card, second_of(packed), False)
    if verb == O.USE:
        return use_refusal(t, seat, card, second_of(packed))
    return OTHER_QUESTION


def act_in_vigil(t: Myl, packed: int) -> None:
    """[3.1.1] Do what the active player chose."""
    verb = verb_of(packed)
    card = first_of(packed)
    if verb == O.PUT_GOLD:
        put_gold(t, t.active, card)
    elif verb == O.PLAY:
        t.acted = 2
        declare(t, t.active, card, NOBODY)
    elif verb == O.PLAY_ON:
        t.acted = 2
        declare(t, t.active, card, second_of(packed))
    elif verb == O.USE:
        t.acted = max(t.acted, 1)
        use_ability(t, t.active, card, second_of(packed))
    else:
        t.vigil_over = True
        t.battle = 1 if verb == O.TO_BATTLE else 0


def gold_refusal(t: Myl, seat: int, card: int) -> int:
    """[3.2] [3.2.1] One Oro from the hand, before any other card of this Vigilia (or any other act, by profile)."""
    if not t.in_hand(card, seat):
        return NOT_IN_HAND
    if t.type_of(card) != T.GOLD:
        return NOT_GOLD
    if t.gold_put >= golds_a_turn(t, seat):
        return GOLD_PUT_ALREADY
    if t.is_second_wanderer(card, seat):
        return SECOND_WANDERER
    return GOLD_TOO_LATE if gold_is_over(t, seat) else OK


def gold_is_over(t: Myl, seat: int) -> bool:
    """[3.2] [3.2.1] Whether no Oro can be put any longer this Vigilia, whatever it is."""
    return t.acted >= (2 if t.profile.gold_until_first_card else 1) or t.gold_put >= golds_a_turn(t, seat)


def can_put_gold(t: Myl, seat: int) -> bool:
    """[3.2] Whether some Oro of the hand can be put now."""
    for card in t.cards(Z.HAND, seat):
        if gold_refusal(t, seat, card) == OK:
            return True
    return False


def golds_a_turn(t: Myl, seat: int) -> int:
    """[3.2.1] One Oro a turn, unless a card allows more."""
    return max(1, t.ruled(L.GOLDS_A_TURN, seat))


def put_gold(t: Myl, seat: int, card: int) -> None:
    """[3.2] The Oro is put into the reserve; it is not played, so nobody can answer it."""
    t.gold_put += 1
    note(t, E.GOLD_PUT, ONE_GOLD, seat, card)
    move(t, card, t.place_of(Z.RESERVE, seat))
    enter_play(t, card)
    t.by = ONE_GOLD
    change(t, E.ENTERS, card, seat, 1, NOBODY)


def final_phase(t: Myl) -> None:
    """[5.1] The Fase Final: what lasts until it ends, and what happens in it, in the profile's order."""
    if t.attackers or t.blocks:
        t.attackers = []
        t.blocks = []
        t.stirs(L.ON_STATE | L.ON_BLOCKS)
    if t.profile.expire_before_final:
        end_until_final(t)
        begin_at_final(t)
    else:
        begin_at_final(t)


def final_closes(t: Myl) -> bool:
    """[5.1] After the triggers, in the other order, what lasted until the Fase Final ends; then generated Oro does."""
    if busy(t):
        return False
    flow = flow_of(t)
    if flow.closing == 0:
        flow.closing = 1
        trigger(t, E.TURN_ENDS, NOBODY, t.active, 1)
        open_at(t, E.TURN_ENDS)
        return False
    flow.closing = 0
    if not t.profile.expire_before_final:
        end_until_final(t)
    fade_gold(t)
    return not busy(t)


def end_until_final(t: Myl) -> None:
    """[5.2] Effects that last until the Fase Final end."""
    ended = False
    for effect in t.effects:
        waits = effect.kind == TRIGGER and effect.what == E.FINAL_BEGINS  # it is about this very phase
        if effect.duration == L.UNTIL_FINAL and not waits and effect.kind != L.CREDIT:
            end_effect(t, effect)
            ended = True
    if ended:
        note(t, E.EFFECTS_END, UNTIL_FINAL_RULE, t.active)


def fade_gold(t: Myl) -> None:
    """[8.12] Oro that was generated and not spent is gone, whatever it could be spent on."""
    if t.lasts(L.CREDIT):
        for effect in t.effects:
            if effect.kind == L.CREDIT:
                note(t, E.GOLD_FADES, GENERATED_GOLD, effect.bound, NOBODY, NOBODY, effect.amount)
                end_effect(t, effect)
    for seat in range(SEATS):
        if t.generated[seat] > 0:
            note(t, E.GOLD_FADES, GENERATED_GOLD, seat, NOBODY, NOBODY, t.generated[seat])
            t.generate(seat, -t.generated[seat])
            t.stirs(L.ON_GOLD)


def begin_at_final(t: Myl) -> None:
    """[5.3] Abilities that say "in the Fase Final" trigger."""
    t.by = AT_FINAL
    trigger(t, E.FINAL_BEGINS, NOBODY, t.active, 1)


def draw_and_limit(t: Myl) -> None:
    """[6.1] [6.4] The active player draws a card; not on the first turn of the game."""
    if t.turn == 1 and not t.profile.starter_draws:
        note(t, E.NO_DRAW, NO_FIRST_DRAW, t.active)
    else:
        t.by = DRAW_ONE
        change(t, E.DRAW, NOBODY, t.active, 1, NOBODY)


def draw_closes(t: Myl) -> bool:
    """[6.2] [6.3] Then down to 8 cards, once; triggers of that don't bring a second check."""
    flow = flow_of(t)
    if busy(t):
        return False
    if flow.closing == 0:
        flow.closing = 1
        surplus = len(t.cards(Z.HAND, t.active)) - max(0, HAND_SIZE + t.summed(L.HAND_SIZE, t.active))
        if surplus > 0:
            t.stack.append(HandLimit(HAND_LIMIT, t.active, surplus))
            return False
    flow.closing = 0
    note(t, E.TURN_ENDED, NEXT_PLAYER, t.active)
    return True


def discarding(t: Myl, frame: HandLimit) -> None:
    """[6.2] The player chooses which cards to discard."""
    frame.pc += 1
    if frame.pc == 1:
        choice = Choice(A.DISCARD, HAND_LIMIT, frame.seat)
        choice.mode = SUBSET
        choice.items = take_all(t.cards(Z.HAND, frame.seat))
        choice.low = choice.high = frame.surplus
        ask_unless_forced(t, choice)
    elif frame.pc == 2:
        t.by = HAND_LIMIT
        change_all(t, E.DISCARD, taken(frame.answer), frame.seat, 1, NOBODY)
    else:
        t.stack.pop()


def skips(t: Myl, rule: int) -> bool:
    """[2.6] Whether the active player skips the phase of this rule: once for each effect that says so."""
    t.skipping = 0
    if rule in SKIPPABLE:
        for effect in t.effects:
            if effect.kind == L.SKIP and effect.what == SKIPPABLE.index(rule) and binds(effect, t.active):
                end_effect(t, effect)
                t.skipping = rule
                if rule == VIGIL_RULE:
                    t.battle, t.vigil_over = 0, True
                elif rule == ATTACK_RULE:
                    t.battle = 0
                note(t, E.SKIPPED, SKIPPING, t.active, NOBODY, NOBODY, effect.what)
                return True
    return False


def hand_on(t: Myl) -> None:
    """[6.3] The other player's turn begins."""
    t.active = t.other(t.active)
    for effect in t.effects:
        if effect.duration != L.UNTIL_FINAL and ends_this_turn(effect, t.turn, t.other(t.active)):
            end_effect(t, effect)
    t.turn += 1
    forget_turn(t)
    t.stirs(ON_TURN)
