"""[8.2.5] [M3] Answering: who may, with what, and what becomes of it."""

from mazo.abilities.lasting.triggering import event_context
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.records import Ability, Run
from mazo.games.myl.book.keys import DECLARE_CARD
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting, Window
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.loops import begin_anew
from mazo.games.myl.rules.paying import set_aside
from mazo.games.myl.rules.playing import (
    begin_play,
    further_cost_refusal,
    is_at_hand,
    permission,
    playable_from_grave,
)
from mazo.games.myl.rules.reasons import (
    COST_UNPAYABLE,
    DOES_NOT_ANSWER,
    NO_ABILITY,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_YOURS,
    OK,
    OTHER_QUESTION,
    TOO_EXPENSIVE,
)
from mazo.games.myl.rules.using import begin_use, beyond_play, is_within_reach, usable
from mazo.games.myl.rules.windows import answers, can_be_answered, close_window, subjects
from mazo.games.myl.table import ANSWERS, SEATS, Myl
from mazo.kernel.choices import ask, ask_open, take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET, first_of, option, second_of, verb_of
from mazo.kernel.frames import NONE, Choice
from mazo.kernel.log import note


def answering(t: Myl, window: Window) -> None:
    """[8.2.5] [M3] Ask the opponent, then the player; an answer is played like any card, with a window of its own."""
    if window.pc == 1 or window.pc == 3:
        if answer_chosen(t, window):
            return
    if busy(t):
        return
    if window.pc == 0 and t.hurries() and not has_answers(t, window):
        close_window(t, window)
        return
    if window.pc == 4 and window.acted:
        window.pc, window.acted = 0, 0
        window.seat = t.other(window.seat)
    if window.pc == 4:
        close_window(t, window)
        return
    if window.pc == 2:
        window.seat = t.other(window.seat)
    window.pc += 1
    choice = ask_open(t, A.ANSWER, window.rule, window.seat)
    choice.source = window.source


def answer_chosen(t: Myl, window: Window) -> bool:
    """[8.2.5] Do what was chosen in the window, or ask to which of several cards it is an answer; False for a pass."""
    picked = window.answer
    window.answer = NONE
    if window.chosen != NOBODY:
        packed = window.chosen
        window.chosen = NOBODY
        met = taken(picked)
    else:
        packed = picked[0] if picked else option(O.PASS)
        if verb_of(packed) == O.PASS:
            window.pc += 1
            note(t, E.PASSES, window.rule, window.seat)
            return False
        met = fitting(t, answering_ability(t, window, packed), first_of(packed), window.seat, window)
        if len(met) > 1:
            window.chosen = packed
            choice = Choice(A.SUBJECT, window.rule, window.seat)
            choice.mode = SUBSET
            choice.items = take_all(met)
            choice.source = first_of(packed)
            ask(t, choice)
            return True
    window.pc += 1
    if t.profile.answers_without_end:
        window.acted = 1
    begin_answer(t, window, packed, met[0])
    return True


def answering_ability(t: Myl, window: Window, packed: int) -> Ability:
    """The ability with which a card from the hand or in play answers."""
    if verb_of(packed) == O.USE:
        return t.own_abilities(first_of(packed), L.ANSWER)[second_of(packed)]
    ability = answer_in_hand(t, window, window.seat, first_of(packed))
    assert ability is not None
    return ability


def begin_answer(t: Myl, window: Window, packed: int, subject: int) -> None:
    """[8.2.5] [8.6] A card is played, or an ability used, against what the window is about."""
    card = first_of(packed)
    ability = answering_ability(t, window, packed)
    if verb_of(packed) == O.PLAY:
        begin_anew(t)
        frame: Acting = begin_play(t, window.seat, card, NOBODY)
        frame.ability = ability.ident
        note(t, E.DECLARED, DECLARE_CARD, window.seat, card, subject)
    else:
        frame = begin_use(t, window.seat, card, ability)
    frame.event = window.event
    frame.whose = window.whose
    frame.answered = subject
    if subject != NOBODY:
        frame.answered_number = t.number[subject]


def open_one(t: Myl) -> Window:
    """The window that is asked about: the innermost one, mostly right below its question."""
    for at in range(len(t.stack) - 2, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, Window):
            return frame
    raise AssertionError("no window is open")


def fits(t: Myl, ability: Ability, card: int, seat: int, window: Window) -> bool:
    """[8.2.5] Whether an ability of a card answers what the window is about."""
    return len(fitting(t, ability, card, seat, window)) > 0


def fitting(t: Myl, ability: Ability, card: int, seat: int, window: Window) -> list[int]:
    """[8.2.5] The cards, of those that the window is about, to which an ability is an answer."""
    if not answers(ability.event, window.event):
        return NONE
    met = [NOBODY] if ability.event == E.ASSIGNED else subjects(t, window)
    return [one for one in met if is_so(t, ability.condition, card, seat, window, one)]


def is_so(t: Myl, condition: int, card: int, seat: int, window: Window, subject: int) -> bool:
    """Whether a condition holds, as a card sees it that looks at what the window is about."""
    return condition == NOBODY or evaluate(t, looking(t, card, seat, window, subject), condition, subject) != 0


def looking(t: Myl, card: int, seat: int, window: Window, subject: int) -> Run:
    """The registers of an ability that looks at what the window is about."""
    return event_context(t, card, seat, subject, window.whose, 1, window.by)


def answer_in_hand(t: Myl, window: Window, seat: int, card: int) -> Ability | None:
    """[8.2.5] The ability with which a card in hand, one that doesn't stay in play, answers; None if it doesn't."""
    if t.figures.type[t.kind[card]] == T.TALISMAN:
        for ability in t.figures.abilities[t.kind[card]]:
            if ability.kind == L.ANSWER and fits(t, ability, card, seat, window):
                return ability
    return None


def answer_options(t: Myl, seat: int, out: list[int]) -> None:
    """[8.2.5] Every answer that fits and can be paid, and passing."""
    window = open_one(t)
    if can_be_answered(t, window.event):
        list_answers(t, seat, window, out)
    out.append(option(O.PASS))


def has_answers(t: Myl, window: Window) -> bool:
    """[8.2.5] Whether one of the players could do anything but pass."""
    found: list[int] = []
    if can_be_answered(t, window.event):
        for seat in range(SEATS):
            list_answers(t, seat, window, found)
    return len(found) > 0


def list_answers(t: Myl, seat: int, window: Window, out: list[int]) -> None:
    """[8.2.5] Every answer in hand, in play or beyond it that fits and can be paid."""
    offers = t.figures.offers
    for card in t.cards(Z.HAND, seat):
        if offers[t.kind[card]] & ANSWERS and answer_refusal(t, seat, card, window) == OK:
            out.append(option(O.PLAY, card))
    for card in t.offering(seat, ANSWERS):
        list_answers_of(t, seat, card, window, out)
    for card in beyond_play(t, seat) if t.figures.any_lively else NONE:
        if not offers[t.kind[card]] & ANSWERS:
            continue
        if playable_from_grave(t, card) and answer_refusal(t, seat, card, window) == OK:
            out.append(option(O.PLAY, card))
        list_answers_of(t, seat, card, window, out)


def list_answers_of(t: Myl, seat: int, card: int, window: Window, out: list[int]) -> None:
    """[8.2.5] [8.6] The abilities of a card with which its player can answer."""
    abilities = t.own_abilities(card, L.ANSWER)
    for index in range(len(abilities)):
        if answers(abilities[index].event, window.event) and use_answer_refusal(t, seat, card, index, window) == OK:
            out.append(option(O.USE, card, index))


def answer_refusal(t: Myl, seat: int, card: int, window: Window) -> int:
    """[8.2.5] Only a card that answers what is going on, and that can be paid."""
    if not is_at_hand(t, seat, card):
        return NOT_IN_HAND
    ability = answer_in_hand(t, window, seat, card)
    if ability is None:
        return DOES_NOT_ANSWER
    reason = permission(t, seat, card)
    if reason != OK:
        return reason
    price = t.price(card, seat)
    if price > t.gold_for(card, seat):
        return TOO_EXPENSIVE
    reason = further_cost_refusal(t, seat, card, None, price)
    if reason != OK:
        return reason
    met = fitting(t, ability, card, seat, window)[0]
    if ability.payable != NOBODY:
        reserve = set_aside(t, seat, price, card)
        payable = is_so(t, ability.payable, card, seat, window, met)
        t.zones[t.place_of(Z.RESERVE, seat)] = reserve
        if not payable:
            return COST_UNPAYABLE
    return OK if is_so(t, ability.aimable, card, seat, window, met) else NO_TARGET


def use_answer_refusal(t: Myl, seat: int, card: int, index: int, window: Window) -> int:
    """[8.2.5] [8.6] Why an ability of a card in play can't answer now."""
    abilities = t.own_abilities(card, L.ANSWER) if is_within_reach(t, seat, card) else []
    if index >= len(abilities):
        if not is_within_reach(t, seat, card):
            return NO_ABILITY
        return DOES_NOT_ANSWER if t.own_abilities(card, L.ACTIVATED) else NO_ABILITY
    if t.in_play(card) and t.controller[card] != seat:
        return NOT_YOURS
    met = fitting(t, abilities[index], card, seat, window)
    if not met:
        return DOES_NOT_ANSWER
    return usable(t, seat, card, abilities[index], looking(t, card, seat, window, met[0]))


def answer_option_refusal(t: Myl, seat: int, packed: int) -> int:
    """[8.2.5] What can't be done in the window."""
    verb = verb_of(packed)
    if verb == O.PASS:
        return OK
    if verb == O.PLAY:
        return answer_refusal(t, seat, first_of(packed), open_one(t))
    if verb == O.USE:
        return use_answer_refusal(t, seat, first_of(packed), second_of(packed), open_one(t))
    return OTHER_QUESTION
