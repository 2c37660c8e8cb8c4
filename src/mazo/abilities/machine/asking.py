"""What ability programs ask players, and what becomes of the answers."""

from typing import Final

from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.expressions import AND, COMPARE, evaluate, gather, origin, players
from mazo.abilities.machine.program import (
    ANOTHER,
    ARRANGE,
    BY_THAT_PLAYER,
    CHOOSING,
    DECLINED,
    KEPT,
    LET,
    MODE,
    NAME_AMOUNT,
    NONE_CHOSEN,
    NONE_THERE,
    PICK,
    PICK_PLAYER,
    SHARE_OUT,
    SLOT_MASK,
    TO_PLAY,
    WIDTH,
)
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.slots import keep_slot, slot_cards
from mazo.kernel.choices import ask_unless_forced, take_all, taken
from mazo.kernel.codes import (
    AMOUNT,
    DIVIDE,
    ENTRY,
    EVERYONE,
    NO,
    NOBODY,
    ORDER,
    SEAT,
    SUBSET,
    YES,
    first_of,
    option,
    second_of,
    verb_of,
)
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import known_to_all

ASK_TARGETS: Final = 2
ASK_MAY: Final = 3
ASK_ORDER: Final = 4
ASK_SHARES: Final = 5
ASK_AMOUNT: Final = 6
ASK_MODES: Final = 7
ASK_PLAYERS: Final = 8


def chooser(run: Run, by: int) -> int:
    """The player who decides."""
    return run.who if by == BY_THAT_PLAYER else run.seat


def ask_player(t: Abilities, run: Run, op: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Put the question of an instruction; the answer is there when the instruction is met again."""
    seat = _asked(run, op, a, b, d)
    if seat == NOBODY or not t.alive(seat):
        run.answer = []
        return  # nobody to ask: no answer
    if op == LET:
        if t.is_in_vain(run):
            run.answer = []
            return
        choice = Choice(ASK_MAY, run.rule, seat)
        choice.items = [option(YES), option(NO)]
        choice.source = run.source
        t.stack.append(choice)
        return
    if op == PICK:
        choice = _picking(t, run, a, b, c, seat, e)
    elif op == MODE:
        choice = Choice(ASK_MODES, run.rule, seat)
        choice.mode = SUBSET
        choice.items = [option(ENTRY, index) for index in range(a) if _is_open(t, run, e, index)]
        if not choice.items:  # as much as possible: then what can be done in part
            choice.items = [option(ENTRY, index) for index in range(a) if _is_open_in_part(t, run, e, index)]
        choice.low = max(0, evaluate(t, run, b, NOBODY))
        choice.high = max(0, evaluate(t, run, c, NOBODY))
    elif op == PICK_PLAYER:
        choice = Choice(ASK_PLAYERS, run.rule, seat)
        choice.mode = SUBSET
        choice.items = [option(SEAT, other) for other in players(t, run, a)]
        choice.low, choice.high = b, c
    elif op == NAME_AMOUNT:
        choice = Choice(ASK_AMOUNT, run.rule, seat)
        low = max(0, a)
        choice.items = [option(AMOUNT, number) for number in range(low, max(low, run.amount) + 1)]
    elif op == ARRANGE:
        choice = Choice(ASK_ORDER, run.rule, seat)
        choice.mode = ORDER
        choice.items = take_all(run.items)
    else:
        choice = Choice(ASK_SHARES, run.rule, seat)
        choice.mode = DIVIDE
        choice.items = take_all(run.items)
        choice.high, choice.low = run.amount, a
    choice.source = run.source
    ask_unless_forced(t, choice)
    _ask_anyway(t, run, choice, a if op == PICK else NOBODY)


def _ask_anyway(t: Abilities, run: Run, choice: Choice, cards: int) -> None:
    """A single candidate out of a hidden zone is asked about: to skip the question would tell how many there were.

    Where everybody knows all that the candidates are taken from (cards just revealed, say), it tells nothing.
    """
    if t.stack[-1] is choice or choice.mode != SUBSET or choice.high == 0:
        return
    if t.asks_all and choice.ask == ASK_TARGETS and choice.items:
        if choice.how & CHOOSING or t.zone_kinds[t.zone_kind(first_of(choice.items[0]))].in_play:
            run.answer = []
            t.stack.append(choice)
            return
    for packed in choice.items:
        zone = t.zone_kinds[t.zone_kind(first_of(packed))]
        if verb_of(packed) == 0 and zone.sees != EVERYONE:
            if cards != NOBODY and known_to_all(t, origin(t, run, cards)):
                return
            run.answer = []
            t.stack.append(choice)
            return


def _is_open(t: Abilities, run: Run, conditions: int, index: int) -> bool:
    """Whether one of several effects can be picked."""
    return conditions == NOBODY or evaluate(t, run, t.expressions[conditions][index + 1], NOBODY) != 0


def _is_open_in_part(t: Abilities, run: Run, conditions: int, index: int) -> bool:
    """Whether at least something of one of several effects can be done."""
    return _holds_in_part(t, run, t.expressions[conditions][index + 1])


def _holds_in_part(t: Abilities, run: Run, number: int) -> bool:
    """Whether a condition holds, where a number that is not reached counts if there is any."""
    row = t.expressions[number]
    if row[0] == AND:
        for part in row[1:]:
            if not _holds_in_part(t, run, part):
                return False
        return True
    return evaluate(t, run, row[2] if row[0] == COMPARE else number, NOBODY) != 0


def _asked(run: Run, op: int, a: int, b: int, d: int) -> int:
    if op == PICK or op == MODE or op == PICK_PLAYER:
        return chooser(run, d)
    return chooser(run, a if op == ARRANGE else b)


def _picking(t: Abilities, run: Run, cards: int, low: int, high: int, seat: int, how: int) -> Choice:
    """A choice among a set: what may not be chosen is left out, what must be chosen comes in."""
    found = gather(t, run, cards) if cards != NOBODY else run.items
    if how & ANOTHER:
        met: list[int] = []
        for slot in range(len(run.slots)):
            met += slot_cards(run, slot)
        found = [card for card in found if card not in met]
    if how & TO_PLAY:
        found = t.playable_by(run, found, cards)
    found = t.choosable(run, found, seat, how & CHOOSING != 0)
    choice = Choice(ASK_TARGETS, run.rule, seat)
    choice.mode = SUBSET
    choice.low = max(0, evaluate(t, run, low, NOBODY))
    choice.high = max(0, evaluate(t, run, high, NOBODY))
    if how & CHOOSING and choice.high > 0:
        bound = t.obliged(run, found, seat)
        if len(bound) >= choice.high:
            found = bound  # one for each choice: there is no room for others
        elif bound:  # these come first, and no other without them
            found = bound + [card for card in found if card not in bound]
            choice.obliged = len(bound)
    choice.items = take_all(found)
    choice.how = how & ~TO_PLAY
    if choice.low > 0 and found and t.may_fail_to_find(run, found):
        choice.low = 0
    if run.limit != NOBODY:
        choice.weights = [t.fact(card, run.weigh) for card in found]
        choice.limit = run.limit
        run.limit = NOBODY
    return choice


def take_answer(t: Abilities, run: Run, op: int, a: int, b: int, d: int, e: int) -> None:
    """What the answer to an instruction's question does to the registers."""
    answer = run.answer
    run.answer = []
    if op == LET:
        run.done = 1 if answer and verb_of(answer[0]) == YES else 0
        run.did = run.done
        if run.done == 0:
            run.whole = 0
            run.amount = 0  # nothing was done this way
            run.pc = a
            t.came_to_nothing(run, DECLINED if answer else KEPT, NOBODY, chooser(run, b))
    elif op == PICK:
        run.items = taken(answer)
        run.done = len(run.items)
        run.did = 1 if run.done >= evaluate(t, run, b, NOBODY) else 0
        if run.did == 0:
            run.whole = 0
        keep_slot(t, run, e & SLOT_MASK, run.items)
        if e & CHOOSING and run.items:
            t.were_chosen(run, run.items, chooser(run, d))
        if t.logging and not run.items:
            why = NONE_THERE if _none_there(t, run, a, chooser(run, d), e) else NONE_CHOSEN
            t.came_to_nothing(run, why, run.pc - WIDTH, chooser(run, d))
    elif op == MODE:
        run.modes = [first_of(packed) for packed in answer]
    elif op == PICK_PLAYER:
        run.chosen = [first_of(packed) for packed in answer]
        if run.chosen:
            run.who = run.chosen[-1]
    elif op == NAME_AMOUNT:
        run.amount = first_of(answer[0]) if answer else 0
    elif op == SHARE_OUT:
        run.items = [second_of(packed) for packed in answer]
        run.chosen = [first_of(packed) for packed in answer]
    else:
        run.items = taken(answer)
        run.chosen = run.items[:]


def _none_there(t: Abilities, run: Run, cards: int, seat: int, how: int) -> bool:
    """Whether everybody sees that there is nothing to choose: in a hidden place a player may just not have found it."""
    if seat == NOBODY or cards == NOBODY or not known_to_all(t, origin(t, run, cards)):
        return False
    return len(t.choosable(run, gather(t, run, cards), seat, how & CHOOSING != 0)) == 0
