"""[8.2.5] [M3] Answering: who may, with what, and what becomes of it."""

from mazo.abilities.lasting.triggering import event_context
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.records import Ability, Run
from mazo.games.myl.book.keys import DECLARE_CARD
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import states as S
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting, Window
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.playing import begin_play, permission
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
from mazo.games.myl.rules.using import begin_use, usable
from mazo.games.myl.table import Myl
from mazo.kernel.choices import ask_open
from mazo.kernel.codes import NOBODY, first_of, option, second_of, verb_of
from mazo.kernel.log import note


def answering(t: Myl, window: Window) -> None:
    """[8.2.5] [M3] Ask the opponent, then the player; an answer is played like any card, with a window of its own."""
    if window.pc == 1 or window.pc == 3:
        window.pc += 1
        packed = window.answer[0] if window.answer else option(O.PASS)
        window.answer = []
        if t.profile.answers_without_end and verb_of(packed) != O.PASS:
            window.acted = 1
        if verb_of(packed) == O.PLAY:
            play_answer(t, window, first_of(packed))
            return
        if verb_of(packed) == O.USE:
            use_answer(t, window, first_of(packed), second_of(packed))
            return
        note(t, E.PASSES, window.rule, window.seat)
    if busy(t):
        return
    if window.pc == 4 and window.acted:
        window.pc, window.acted = 0, 0
        window.seat = t.other(window.seat)
    if window.pc == 4:
        t.stack.pop()
        return
    if window.pc == 2:
        window.seat = t.other(window.seat)
    window.pc += 1
    choice = ask_open(t, A.ANSWER, window.rule, window.seat)
    choice.source = window.source


def play_answer(t: Myl, window: Window, card: int) -> None:
    """[8.2.5] An answer from the hand is played against what the window is about."""
    ability = answer_in_hand(t, window, window.seat, card)
    assert ability is not None
    frame = begin_play(t, window.seat, card, NOBODY)
    frame.ability = ability.ident
    is_about(t, frame, window)
    note(t, E.DECLARED, DECLARE_CARD, window.seat, card, window.source)


def use_answer(t: Myl, window: Window, card: int, index: int) -> None:
    """[8.2.5] [8.6] An ability of a card in play answers what the window is about."""
    is_about(t, begin_use(t, window.seat, card, t.own_abilities(card, L.ANSWER)[index]), window)


def is_about(t: Myl, frame: Acting, window: Window) -> None:
    """Let what is played or used know what it answers."""
    frame.event = window.event
    frame.whose = window.whose
    frame.answered = window.source
    if window.source != NOBODY:
        frame.answered_number = t.number[window.source]


def open_one(t: Myl) -> Window:
    """The window that is asked about: the innermost one."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, Window):
            return frame
    raise AssertionError("no window is open")


def fits(t: Myl, ability: Ability, card: int, seat: int, window: Window) -> bool:
    """[8.2.5] Whether an ability of a card answers what the window is about."""
    return ability.event == window.event and is_so(t, ability.condition, card, seat, window)


def is_so(t: Myl, condition: int, card: int, seat: int, window: Window) -> bool:
    """Whether a condition holds, as a card sees it that looks at what the window is about."""
    return condition == NOBODY or evaluate(t, looking(t, card, seat, window), condition, window.source) != 0


def looking(t: Myl, card: int, seat: int, window: Window) -> Run:
    """The registers of an ability that looks at what the window is about."""
    return event_context(t, card, seat, window.source, window.whose, 1, NOBODY)


def answer_in_hand(t: Myl, window: Window, seat: int, card: int) -> Ability | None:
    """[8.2.5] The ability with which a card in hand, one that doesn't stay in play, answers; None if it doesn't."""
    if t.type_of(card) == T.TALISMAN:
        for ability in t.figures.abilities[t.kind[card]]:
            if ability.kind == L.ANSWER and fits(t, ability, card, seat, window):
                return ability
    return None


def answer_options(t: Myl, seat: int, out: list[int]) -> None:
    """[8.2.5] Every answer in hand or in play that fits and can be paid, and passing."""
    window = open_one(t)
    for card in t.cards(Z.HAND, seat):
        if answer_refusal(t, seat, card, window) == OK:
            out.append(option(O.PLAY, card))
    for zone in (Z.SUPPORT, Z.DEFENCE, Z.ATTACK, Z.RESERVE, Z.PAID):
        for card in t.cards(zone, seat):
            for index in range(len(t.own_abilities(card, L.ANSWER))):
                if use_answer_refusal(t, seat, card, index, window) == OK:
                    out.append(option(O.USE, card, index))
    out.append(option(O.PASS))


def answer_refusal(t: Myl, seat: int, card: int, window: Window) -> int:
    """[8.2.5] Only a card that answers what is going on, and that can be paid."""
    if not t.in_hand(card, seat) or t.flags[card] & S.RESERVED:
        return NOT_IN_HAND
    ability = answer_in_hand(t, window, seat, card)
    if ability is None:
        return DOES_NOT_ANSWER
    reason = permission(t, seat, card)
    if reason != OK:
        return reason
    if t.price(card, seat) > t.ready_gold(seat):
        return TOO_EXPENSIVE
    if not is_so(t, ability.payable, card, seat, window):
        return COST_UNPAYABLE
    return OK if is_so(t, ability.aimable, card, seat, window) else NO_TARGET


def use_answer_refusal(t: Myl, seat: int, card: int, index: int, window: Window) -> int:
    """[8.2.5] [8.6] Why an ability of a card in play can't answer now."""
    if not t.in_play(card):
        return NO_ABILITY
    abilities = t.own_abilities(card, L.ANSWER)
    if index >= len(abilities):
        return DOES_NOT_ANSWER if t.own_abilities(card, L.ACTIVATED) else NO_ABILITY
    if t.controller[card] != seat:
        return NOT_YOURS
    if not fits(t, abilities[index], card, seat, window):
        return DOES_NOT_ANSWER
    return usable(t, seat, card, abilities[index], looking(t, card, seat, window))


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
