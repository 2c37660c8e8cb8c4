"""Runs ability programs: one frame a program, one instruction at a time, suspended whenever a player must choose."""

from typing import Final

from mazo.abilities.asking import ask_player, take_answer, value
from mazo.abilities.base import Abilities
from mazo.abilities.expressions import evaluate, gather, keep_slot
from mazo.abilities.program import (
    ACT,
    ACT_PLAYER,
    ADD,
    ALSO,
    AT_RANDOM,
    BEGIN,
    CALL,
    COUNT,
    DECLINE,
    DELAY,
    DO,
    DO_PLAYER,
    DO_SHARES,
    EACH_CARD,
    EACH_PLAYER,
    END,
    GUARD,
    IF,
    IF_WHOLE,
    INSTRUCT,
    JUMP,
    KEEP,
    KEEP_SLOT,
    LAST,
    LASTING,
    LET_AMOUNT,
    NEXT,
    OTHERS,
    PART,
    REPEAT,
    SELECT,
    SET,
    SHUFFLE_SET,
    SUM,
    TAKE_CHOSEN,
    TAKE_SET,
    TAKE_SOURCE,
    TAKE_THAT,
    TALLY,
    TURN_BACK,
    TURN_TO,
    UNLESS,
    UNLESS_DID,
    WIDTH,
    WITHIN,
    YOURS,
)
from mazo.abilities.queries import compare, players, select
from mazo.kernel.codes import NOBODY, STAT, TRIGGER
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import Frame, Run
from mazo.kernel.gate import change, change_all, push_batch
from mazo.kernel.loop import STEP_CAP
from mazo.kernel.records import Waiting
from mazo.kernel.trace import saw_instruction
from mazo.kernel.zones import draw_words

GAME_ASKS: Final = 16
"""A game's own questions count from here on."""


class Programs(Abilities):
    """A game whose cards have abilities, with what runs them."""

    def resume(self, frame: Frame) -> None:
        """Go on with a program, or with a frame of the game's own."""
        if isinstance(frame, Run):
            run_program(self, frame)
        else:
            self.resume_game(frame)

    def derived_total(self, card: int, what: int) -> int:
        """The sum of all changes of one figure that last on a card."""
        total = 0
        for effect in self.effects:
            if effect.kind == STAT and effect.subject == card and effect.what == what:
                total += effect.amount
        return total


def start(t: Programs, program: int, rule: int, seat: int, source: int) -> Run:
    """Put a program on the stack."""
    run = Run(program, rule, seat)
    run.source = source
    run.number = t.number[source] if source != NOBODY else 0
    t.stack.append(run)
    return run


def start_waiting(t: Programs, waiting: Waiting) -> None:
    """Put the program of a triggered ability on the stack, with the event it triggered on."""
    run = Run(waiting.program, waiting.rule, waiting.seat)
    run.source = waiting.source
    run.number = waiting.number
    run.that = waiting.that
    run.that_number = waiting.that_number
    run.amount = waiting.amount
    run.d = waiting.amount
    run.other = waiting.other
    run.other_number = waiting.other_number
    run.slots = waiting.slots
    run.ability = waiting.ability
    run.event_seat = waiting.who
    t.stack.append(run)


def find(t: Programs, program: int, seat: int, source: int) -> list[int]:
    """The cards that a program of queries selects, without putting it on the stack."""
    run = Run(program, 0, seat)
    run.source = source
    run.number = t.number[source] if source != NOBODY else 0
    code = t.library[program]
    at = 0
    while code[at] != END:
        _query(t, run, code[at], code[at + 1], code[at + 2], code[at + 3])
        at += WIDTH
    return run.items


def run_program(t: Programs, run: Run) -> None:
    """Run instructions until the program ends, a player must choose, or a change must wait."""
    code = t.library[run.program]
    for _ in range(STEP_CAP):
        if not t.stack or t.stack[-1] is not run:
            return
        at = run.pc
        op = code[at]
        if t.tracing:
            saw_instruction(t, run.program, at)
        if run.b > 0:
            _settle_deed(t, run)
        if op == END:
            t.stack.pop()
            if t.stack:
                below: Frame = t.stack[len(t.stack) - 1]  # not [-1]: to the compiler that is still the program
                below.done = run.whole
            t.run_ends(run)
            return
        a, b, c = code[at + 1], code[at + 2], code[at + 3]
        if op >= DO:
            run.pc = at + WIDTH
            _act(t, run, op, a, b, c, code[at + 4], code[at + 5])
        elif op >= SELECT:
            run.pc = at + WIDTH
            _query(t, run, op, a, b, c)
        else:
            _control(t, run, op, a, b, c, code[at + 4], code[at + 5])
    raise RuntimeError(f"program {run.program} came to no end within {STEP_CAP} instructions: a fault of its card")


def _settle_deed(t: Programs, run: Run) -> None:
    """The last change has happened as far as it could: whether that was all of it."""
    run.did = 1 if run.done >= run.b else 0
    run.b = 0
    run.amount = run.done
    if run.did == 0:
        run.whole = 0


def _control(t: Programs, run: Run, op: int, a: int, b: int, c: int, d: int, e: int) -> None:
    following = run.pc + WIDTH
    if op == JUMP or op == NEXT:
        run.pc = a
    elif op == UNLESS:
        run.pc = following if compare(run.amount, a, value(run, b)) else c
    elif op == UNLESS_DID:
        run.pc = following if run.done > 0 else a
    elif op == WITHIN:
        run.weigh, run.limit, run.pc = a, max(0, value(run, b)), following
    elif op == EACH_PLAYER:
        run.pc = following if _next_player(t, run, players(t, run, a)) else b
    elif op == REPEAT:
        run.pc = following if _loop_on(run, list(range(max(0, evaluate(t, run, a, NOBODY))))) else b
    elif op == EACH_CARD:
        if _loop_on(run, run.items):
            run.items, run.pc = [run.loop_at], following
        else:
            run.pc = a
    elif op == CALL:
        run.pc = following
        child = start(t, a, run.rule, run.seat, run.source)
        child.number, child.that, child.that_number = run.number, run.that, run.that_number
        child.amount, child.chosen, child.who = run.amount, run.chosen[:], run.who
        child.slots, child.other, child.other_number = run.slots, run.other, run.other_number
    elif op == IF:
        run.pc = following if evaluate(t, run, a, NOBODY) != 0 else b
    elif op == IF_WHOLE:
        run.pc = following if run.whole else a
        run.did = run.whole
        run.whole = run.whole & run.a
    elif run.c == 0:
        run.c = 1  # asked: the answer is there when this instruction is met again
        ask_player(t, run, op, a, b, c, d, e)
    else:
        run.c = 0
        run.pc = following
        take_answer(t, run, op, a, b, d, e)


def _loop_on(run: Run, over: list[int]) -> bool:
    """Enter or continue the loop whose head is here (loops may nest): what it is at now; False when it is over."""
    loop = run.loop
    if not loop or loop[-1] != run.pc:
        loop = [*loop, *over, run.who, 0, len(over), run.pc]
    who, at, count = loop[-4], loop[-3], loop[-2]
    first = len(loop) - 4 - count
    if at < count:
        run.loop_at = loop[first + at]
        run.loop = [*loop[:-3], at + 1, count, run.pc]
        return True
    run.loop = loop[:first]
    run.who = who
    return False


def _next_player(t: Programs, run: Run, over: list[int]) -> bool:
    """The next player of a loop becomes the one at hand, unless they have left meanwhile; False after the last."""
    while _loop_on(run, over):
        if run.loop_at == NOBODY or t.alive(run.loop_at):
            run.who = run.loop_at
            return True
    return False


def _query(t: Programs, run: Run, op: int, a: int, b: int, c: int) -> None:
    if op == SELECT:
        run.items = select(t, run, a, b)
    elif op == ALSO:
        run.items = run.items + select(t, run, a, b)
    elif op == KEEP:
        right = value(run, c)
        run.items = [card for card in run.items if compare(t.fact(card, a), b, right)]
    elif op == OTHERS:
        run.items = [card for card in run.items if card != run.source]
    elif op == TAKE_SOURCE:
        run.items = [run.source] if t.is_object(run.source, run.number) else []
    elif op == TAKE_THAT:
        run.items = [run.that] if t.is_object(run.that, run.that_number) else []
    elif op == TAKE_CHOSEN:
        run.items = run.chosen[:]
    elif op == COUNT:
        run.amount = len(run.items)
    elif op == SUM:
        total = 0
        for card in run.items:
            total += t.fact(card, a)
        run.amount = total
    elif op == SET:
        run.amount = a
    elif op == TAKE_SET:
        run.items = gather(t, run, a)
    elif op == KEEP_SLOT:
        keep_slot(t, run, a, run.items)
    elif op == LET_AMOUNT:
        run.amount = evaluate(t, run, a, NOBODY)
    elif op == TURN_TO:
        if a == NOBODY:
            run.who = run.event_seat
        else:
            cards = gather(t, run, a)
            run.who = t.owner[cards[0]] if cards else NOBODY
    elif op == TURN_BACK:
        run.who = run.seat
    elif op == PART:
        run.a = run.whole
        run.whole = 1
    elif op == DECLINE:
        run.did, run.whole = 0, 0
    elif op == TALLY:
        _count_up(run, a)
    elif op == SHUFFLE_SET:
        _draw_lots(t, run, evaluate(t, run, a, NOBODY) if a != NOBODY else NOBODY)
    elif op == AT_RANDOM:
        _draw_lots(t, run, value(run, a))


def _count_up(run: Run, what: int) -> None:
    """What a loop has done in all."""
    if what == BEGIN:
        run.tally = 0
    elif what == ADD:
        run.tally += run.done
    else:
        run.amount = run.tally


def _draw_lots(t: Programs, run: Run, count: int) -> None:
    """Only so many of the set's cards stay in it, at random; NOBODY: all of them, in a random order."""
    left = t.choosable(run, run.items, run.seat, False)
    run.items = left
    if count == NOBODY:
        count = len(left)
    elif len(left) <= count:
        return
    found: list[int] = []
    for number in draw_words(t, max(0, count)):
        card = left[number % len(left)]
        found.append(card)
        left = [other for other in left if other != card]
    run.items = found


def _act(t: Programs, run: Run, op: int, a: int, b: int, c: int, d: int, e: int) -> None:
    run.done = 0
    t.by = run.rule
    if op == ACT:
        cards = gather(t, run, b) if b != NOBODY else run.items
        run.b = max(1, len(cards))
        if cards:
            change_all(t, a, cards, run.seat, evaluate(t, run, c, NOBODY), run.source)
    elif op == ACT_PLAYER:
        amount = evaluate(t, run, b, NOBODY)
        seat = run.seat if c == YOURS else run.who
        if seat != NOBODY and amount > 0:
            run.b = amount
            change(t, a, NOBODY, seat, amount, run.source)
    elif op == INSTRUCT:
        t.instruct(run, a, b, c, d, e)
    elif op == LASTING:
        t.begin_lasting(run, a, b, c)
    elif op == DO:
        if run.items:
            change_all(t, a, run.items, run.seat, value(run, b), run.source)
    elif op == DO_PLAYER:
        change(t, a, NOBODY, run.who, value(run, b), run.source)
    elif op == DO_SHARES:
        rows: list[int] = []
        for at in range(len(run.items)):
            if run.chosen[at] > 0:
                rows += [a, run.items[at], run.seat, run.chosen[at], run.source]
        push_batch(t, rows, run.rule, run.seat)
    elif op == LAST:
        for card in run.items:
            add_effect(t, STAT, run.rule, run.seat, run.source, card, a, value(run, b), c)
        run.done = len(run.items)
    elif op == DELAY:
        add_effect(t, TRIGGER, run.rule, run.seat, run.source, NOBODY, a, 1, c, b)
        run.done = 1
    elif op == GUARD:
        for card in run.items:
            add_effect(t, a, run.rule, run.seat, run.source, card, b, 0, c)
        run.done = len(run.items)
