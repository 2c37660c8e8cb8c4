"""[4.3] Playing cards: announced, paid for in one of several ways, entering play, and what an action does."""

from typing import Final

from mazo.abilities.lasting.memory import remember
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.runner import start
from mazo.abilities.machine.slots import keep_slot
from mazo.games.lorcana.book.keys import (
    ACTION_EFFECT,
    CARD_IS_PLAYED,
    CHOOSE_COST,
    COMBO_SHIFT,
    DUO_SHIFT,
    PAY_THE_COST,
    SING,
    TWO_BASES_PLACE,
    WAITING_ACTION_FIRST,
)
from mazo.games.lorcana.codes import asks as ASK
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.codes.slots import TOGETHER
from mazo.games.lorcana.frames import WAITING_ACTION, Play
from mazo.games.lorcana.rules.costs import ASKED, base_discount, drops_for, pay, price, spend_next
from mazo.games.lorcana.rules.editions import UNTIL_ITS_EFFECT
from mazo.games.lorcana.rules.entering import bases_of, card_is_played, enter_as_chosen
from mazo.games.lorcana.rules.playable import (
    BY_EFFECT,
    BY_INK,
    BY_ITS_TEXT,
    BY_SHIFT,
    BY_SINGER,
    BY_SINGERS,
    EVERYTHING,
    FREE,
    MADE_EXERTED,
    TO_THE_BOTTOM,
    WITH_DROPS,
    enters_exerted_from,
    text_ink,
    ways_by_effect,
)
from mazo.games.lorcana.rules.shifting import (
    ink_of,
    is_combo,
    is_duo,
    open_ways,
    paying_of,
    second_bases,
)
from mazo.games.lorcana.rules.singing import gather_singers
from mazo.games.lorcana.rules.stacks import silence
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask, ask_unless_forced, take_all
from mazo.kernel.codes import BOTTOM, DONE, NOBODY, first_of, option, second_of, verb_of
from mazo.kernel.frames import NONE, Choice, Frame
from mazo.kernel.gate import change_all, trigger
from mazo.kernel.log import note
from mazo.kernel.trace import saw_use
from mazo.kernel.zones import move

# What comes next, in `pc` of the frame: it counts up through these.
_CHOOSE_COST: Final = 0
_CHOOSE_OTHERS: Final = 1
_CHOOSE_PLACE: Final = 2
_PAY: Final = 3
_PAY_MORE: Final = 4
_ENTER: Final = 5
_ENTER_HOW: Final = 6
_PLAYED: Final = 7
_SUNG: Final = 8
_EFFECT: Final = 9
_AWAY: Final = 10

WAITS: Final = 5
"""Ints a waiting action: card, its number, player, the bits of its play, what it costs less."""

# How cards are used, for whoever measures what is reached; below these, how a card is paid for.
USED_VOICE: Final = 7
USED_SHIFT_WAY: Final = 16
USED_TEXT: Final = 200

TO_BE_PLAYED: Final = 16
"""The bit of a card that an older edition plays only after the effect that says so."""


def begin_play(t: Lorcana, seat: int, verb: int, card: int, other: int) -> None:
    """[4.3.2.1] [4.3.2.2] Announce the card and what is paid for it."""
    frame = announced(t, seat, card)
    if enters_exerted_from(t, seat, card):
        frame.bits = MADE_EXERTED
    choose_way(frame, verb, other)
    t.stack.append(frame)


def announced(t: Lorcana, seat: int, card: int) -> Play:
    """[4.3.2.1] The play of a card, not paid for yet."""
    frame = Play(CARD_IS_PLAYED, seat)
    frame.source = card
    frame.number = t.number[card]
    return frame


def choose_way(frame: Play, verb: int, other: int) -> None:
    """[4.3.2.2] The ink cost, or one alternate cost."""
    frame.pc = _CHOOSE_OTHERS
    frame.which = NOBODY
    if verb == DO.SING:
        frame.way = BY_SINGER
        frame.items = [other]
    elif verb == DO.SING_TOGETHER:
        frame.way = BY_SINGERS
    elif verb == DO.SHIFT:
        frame.way = BY_SHIFT
        frame.items = [other]
    elif verb == DO.PLAY_BY:
        frame.way = BY_ITS_TEXT
        frame.which = other
    else:
        frame.way = BY_INK


def play_by_effect(t: Lorcana, run: Run, seat: int, card: int, bits: int, less: int) -> None:
    """[6.7.8] [4.3.2.2] An effect plays a card: now, or in older editions when that effect is over."""
    bits |= BY_EFFECT
    if not t.edition.play_during_resolution:
        t.pending = [card, t.number[card], seat, bits | TO_BE_PLAYED, less, *t.pending]
        run.done = 1
        return
    t.stack.append(played_by_effect(t, card, seat, bits, less))


def can_be_played(t: Lorcana, seat: int, card: int, bits: int, less: int) -> bool:
    """[6.7.8] Whether an effect could play this card now, in one of the ways that its bits allow."""
    frame = played_by_effect(t, card, seat, bits, less)
    return not t.in_play(card) and len(ways_by_effect(t, frame)) > 0


def played_by_effect(t: Lorcana, card: int, seat: int, bits: int, less: int) -> Play:
    """[6.7.8] The play of a card by an effect."""
    frame = announced(t, seat, card)
    frame.bits = bits
    frame.less = less
    return frame


# The process.


def playing(t: Lorcana, frame: Play) -> None:
    """[4.3.2] [4.3.3] [6.7.1] Choose the cost, pay it; the card is played; an action happens and is put away."""
    while t.stack[-1] is frame:
        step = frame.pc
        frame.pc += 1
        if step == _CHOOSE_COST:
            choose_cost(t, frame)
        elif step == _CHOOSE_OTHERS:
            choose_others(t, frame)
        elif step == _CHOOSE_PLACE:
            choose_place(t, frame)
        elif step == _PAY:
            pay_total(t, frame)
        elif step == _PAY_MORE:
            pay_more(t, frame)
        elif step == _ENTER:
            card_is_played(t, frame)
        elif step == _ENTER_HOW:
            enter_as_chosen(t, frame)
        elif step == _PLAYED:
            has_been_played(t, frame)
        elif step == _SUNG:
            has_been_sung(t, frame)
        elif step == _EFFECT:
            resolve_or_wait(t, frame)
        elif step == _AWAY:
            if t.type_of(frame.source) == T.ACTION and frame.bits & BY_EFFECT == 0:
                put_action_away(t, frame.source, frame.number, frame.seat)
            finish(t, True)


def finish(t: Lorcana, happened: bool) -> None:
    """The play is over; the effect that caused it learns whether the card was played."""
    t.stack.pop()
    t.stack[-1].done = 1 if happened else 0


def choose_cost(t: Lorcana, frame: Play) -> None:
    """[4.3.2.2] Whoever plays a card by an effect chooses how it is paid for; if nothing is open, it isn't played."""
    if frame.answer:
        packed = frame.answer[0]
        frame.answer = []
        choose_way(frame, verb_of(packed), second_of(packed))
        return
    ways = ways_by_effect(t, frame) if t.is_object(frame.source, frame.number) else []
    if not ways:
        finish(t, False)
        return
    frame.pc = _CHOOSE_COST
    choice = Choice(ASK.COST, CHOOSE_COST, frame.seat)
    choice.source = frame.source
    choice.items = ways
    ask_unless_forced(t, choice)


def choose_others(t: Lorcana, frame: Play) -> None:
    """[4.3.2.2] [8.12.1] [8.10.8.3] Other choices that belong to the cost: more singers, which Shift, more bases."""
    if frame.way == BY_SINGERS:
        if not gather_singers(t, frame):
            frame.pc = _CHOOSE_OTHERS
    elif frame.way == BY_SHIFT:
        choose_bases(t, frame)


def asks_which_shift(t: Lorcana, choice: Choice) -> bool:
    """[8.10.8] Whether a question is about the ways of shifting: it is settled that the card is shifted."""
    frame = t.stack[-2] if len(t.stack) > 1 else t.stack[-1]
    return choice.ask == ASK.COST and isinstance(frame, Play) and frame.way == BY_SHIFT


def choose_bases(t: Lorcana, frame: Play) -> None:
    """[8.10.8.3] [8.10.8.4] Which way of shifting, and the second base if there is one; the first lies on it."""
    card = frame.source
    if frame.which == NOBODY:
        if frame.answer:
            frame.which = second_of(frame.answer[0])
            frame.answer = []
        else:
            less = EVERYTHING if frame.bits & FREE else frame.less
            ways = open_ways(t, frame.seat, card, frame.items[0], t.ready_ink(frame.seat), less)
            choice = Choice(ASK.COST, CHOOSE_COST, frame.seat)
            choice.source = card
            choice.items = [option(DO.PLAY_BY, card, way) for way in ways]
            frame.pc = _CHOOSE_OTHERS
            ask_unless_forced(t, choice)
            return
    if frame.answer:
        packed = frame.answer[0]
        frame.answer = []
        if verb_of(packed) != DONE:
            frame.items = [*frame.items, first_of(packed)]
        return
    duo = is_duo(t, card, frame.which)
    if duo or is_combo(t, card, frame.which):
        seconds = second_bases(t, frame.seat, card, frame.items[0], frame.which)
        if seconds:
            choice = Choice(ASK.BASES, DUO_SHIFT if duo else COMBO_SHIFT, frame.seat)
            choice.source = card
            choice.items = take_all(seconds)
            if not duo:
                choice.items = choice.items + [option(DONE)]
            frame.pc = _CHOOSE_OTHERS
            ask_unless_forced(t, choice)


def choose_place(t: Lorcana, frame: Play) -> None:
    """[M29] Two bases at different locations: the player says whose location the card is at."""
    if frame.way != BY_SHIFT or len(frame.items) < 2 or t.host[frame.items[0]] == t.host[frame.items[1]]:
        return
    if frame.answer:
        if first_of(frame.answer[0]) == frame.items[1]:
            frame.items = [*frame.items, 1]  # the place of the second one
        frame.answer = []
        return
    choice = Choice(ASK.BASES, TWO_BASES_PLACE, frame.seat)
    choice.source = frame.source
    choice.items = take_all(frame.items)
    frame.pc = _CHOOSE_PLACE
    ask(t, choice)


def pay_total(t: Lorcana, frame: Play) -> None:
    """[4.3.2.3] [4.3.2.4] [1.5.5.1] Pay the ink, or exert who sings; what was promised for the next card is used up."""
    seat, card = frame.seat, frame.source
    what = FOR.SHIFTING if frame.way == BY_SHIFT else FOR.PLAYING
    ink = ink_due(t, frame, what)
    drops = drops_for(t, frame, seat, ink, card, PAY_THE_COST)
    if drops == ASKED:
        frame.pc = _PAY
        return
    frame.paid = ink
    if drops > 0:
        frame.bits |= WITH_DROPS
    spend_next(t, seat, card, what)
    t.by = PAY_THE_COST
    pay(t, seat, ink, drops)
    remember(t, E.PAYS, seat, card)
    trigger(t, E.PAYS, card, seat, ink, card)  # also what is free: for that, 0 is paid
    if frame.way == BY_SINGER or frame.way == BY_SINGERS:
        t.by = SING
        change_all(t, E.EXERT, frame.items, seat, 1, card)


def ink_due(t: Lorcana, frame: Play, what: int) -> int:
    """The ink of the chosen way; without an ink cost, modifiers change nothing.

    [1.5.5.2, 4.3.2.3, 4.3.5, 5.2.2, M14]
    """
    seat, card, less = frame.seat, frame.source, frame.less
    if frame.way == BY_SINGER or frame.way == BY_SINGERS or frame.bits & FREE:
        return 0
    if frame.way == BY_SHIFT:
        less += base_discount(t, seat, bases_of(frame))
        return price(t, seat, card, ink_of(t, card, frame.which), what, less)
    if frame.way == BY_ITS_TEXT:
        ink = text_ink(t, card, frame.which)
        return price(t, seat, card, ink, what, less) if ink > 0 else 0
    return price(t, seat, card, t.figures.cost[t.kind[card]], what, less)


def pay_more(t: Lorcana, frame: Play) -> None:
    """[4.3.2.4] [1.5.2] What is paid besides ink; for free, only older editions ask for it."""
    if frame.bits & FREE and not t.edition.free_with_alt:
        return
    program = NOBODY
    if frame.way == BY_SHIFT:
        program = paying_of(t, frame.source, frame.which)
    elif frame.way == BY_ITS_TEXT and frame.which < len(t.figures.elsewhere[t.kind[frame.source]]):
        program = t.figures.elsewhere[t.kind[frame.source]][frame.which].paying
    if program != NOBODY:
        start(t, program, PAY_THE_COST, frame.seat, frame.source)


def has_been_played(t: Lorcana, frame: Play) -> None:
    """[4.3.4] [4.3.4.1] [4.3.4.2] From now on the card has been played; what it covers has still seen it."""
    card, seat, paid = frame.source, frame.seat, frame.paid
    if t.tracing:
        trace_play(t, frame)
    note(t, E.PLAYS, CARD_IS_PLAYED, seat, card, card, paid)
    remember(t, E.PLAYS, seat, card)
    trigger(t, E.PLAYS, card, seat, paid, card)
    if frame.way == BY_SHIFT and t.edition.covered_trigger:
        for base in bases_of(frame):
            remember(t, E.SHIFTS_ONTO, seat, card, base)
            trigger(t, E.SHIFTS_ONTO, card, seat, 1, base)
        silence(t, bases_of(frame))


def trace_play(t: Lorcana, frame: Play) -> None:
    """For whoever measures what is reached: in which way the card was played."""
    saw_use(t, frame.source, frame.way)
    if frame.way == BY_SHIFT:
        saw_use(t, frame.source, USED_SHIFT_WAY + frame.which)
    elif frame.way == BY_ITS_TEXT:
        saw_use(t, frame.source, USED_TEXT + frame.which)


def has_been_sung(t: Lorcana, frame: Play) -> None:
    """[8.12.3] [5.4.4.2] Each of the singers has sung."""
    if frame.way == BY_SINGER or frame.way == BY_SINGERS:
        for singer in frame.items:
            t.flags[singer] |= S.HAS_SUNG
            t.dirty |= t.depends & ON.HISTORY
            if t.tracing:
                saw_use(t, singer, USED_VOICE)
        t.by = SING
        change_all(t, E.SINGS, frame.items, frame.seat, 1, frame.source)


# What actions do.


def resolve_or_wait(t: Lorcana, frame: Play) -> None:
    """[4.3.3.2] [6.7.1.2] [6.7.8.1] An action's effect resolves now; one that an effect played waits for its end."""
    card = frame.source
    if t.type_of(card) != T.ACTION:
        return
    if frame.bits & TO_THE_BOTTOM:
        t.flags[card] |= S.BOTTOM_BOUND
    if frame.bits & BY_EFFECT:
        t.pending = t.pending + [card, frame.number, frame.seat, 0, 0]
        if t.edition.action_in_play != UNTIL_ITS_EFFECT:
            put_action_away(t, card, frame.number, frame.seat)
    else:
        resolve_action(t, card, frame.seat, frame.items if frame.way == BY_SINGER or frame.way == BY_SINGERS else NONE)


def resolve_action(t: Lorcana, card: int, seat: int, singers: list[int]) -> None:
    """The action's effect resolves now; abilities it triggers wait for its end.

    [1.4.3.1, 5.4.5, 6.1.2, 6.7.4, 7.7.2]
    """
    program = t.figures.program[t.kind[card]]
    if program != NOBODY:
        run = start(t, program, ACTION_EFFECT, seat, card)
        if singers:
            keep_slot(t, run, TOGETHER, singers)


def put_action_away(t: Lorcana, card: int, number: int, seat: int) -> None:
    """[4.3.3.2] [5.4.1.2] An action that has resolved goes to the discard, unless its effect has sent it elsewhere."""
    if not t.is_object(card, number):
        return
    if t.flags[card] & S.BOTTOM_BOUND:
        note(t, E.TO_DECK_BOTTOM, ACTION_EFFECT, seat, card)
        move(t, card, t.place_of(Z.DECK, t.owner[card]), BOTTOM)
        return
    move(t, card, t.place_of(Z.DISCARD, t.owner[card]))
    note(t, N.RESOLVED_ACTION, ACTION_EFFECT, seat, card)
    follow_action(t, card, number)


def follow_action(t: Lorcana, card: int, number: int) -> None:
    """[6.1.11.1] What triggered on an action that was played means the card in the discard, where it has just gone."""
    now = t.number[card]
    for at in range(len(t.waiting)):
        waiting = t.waiting[at]
        that = waiting.that == card and waiting.that_number == number
        other = waiting.other == card and waiting.other_number == number
        if that or other:
            t.waiting[at] = waiting.with_numbers(
                now if that else waiting.that_number, now if other else waiting.other_number
            )


def begin_pending(t: Lorcana) -> None:
    """[6.7.8.1] [M45] The first of the waiting actions resolves, before anything in the bag."""
    card, number, seat, bits, less = t.pending[:WAITS]
    t.pending = t.pending[WAITS:]
    if bits & TO_BE_PLAYED:
        t.stack.append(played_by_effect(t, card, seat, bits & ~(TO_BE_PLAYED | BY_EFFECT), less))
        t.stack[-1].number = number
        return
    frame = Frame(WAITING_ACTION, WAITING_ACTION_FIRST, seat)
    frame.source = card
    frame.number = number
    t.stack.append(frame)


def waiting_action(t: Lorcana, frame: Frame) -> None:
    """[6.7.8.1] [2.2 7.1.6.1] Its effect resolves wherever the card is by now; then it goes to the discard."""
    frame.pc += 1
    if frame.pc == 1:
        resolve_action(t, frame.source, frame.seat, NONE)
    else:
        t.stack.pop()
        if t.edition.action_in_play == UNTIL_ITS_EFFECT:
            put_action_away(t, frame.source, frame.number, frame.seat)
