"""Runs ability programs: one frame a program, one instruction at a time, suspended whenever a player must choose."""

from typing import Final

from mazo.abilities.machine.asking import ask_player, take_answer
from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.counting import move_counters
from mazo.abilities.machine.expressions import (
    CARDS,
    DID,
    MODE_PICKED,
    evaluate,
    gather,
    had,
    origin,
    player_of,
    players,
)
from mazo.abilities.machine.listening import hear
from mazo.abilities.machine.program import (
    ACT,
    ACT_PLAYER,
    ADD,
    BEGIN,
    CONDITION,
    DECLINE,
    DO_SHARES,
    EACH_CARD,
    EACH_PLAYER,
    END,
    FIRST_QUERY,
    FIRST_VERB,
    IF,
    IF_WHOLE,
    INSTRUCT,
    JUMP,
    KEEP_SLOT,
    LASTING,
    LET_AMOUNT,
    MOVE_COUNTERS,
    NEXT,
    NO_CHANGE,
    NONE_THERE,
    PART,
    REPEAT,
    SHUFFLE_SET,
    TAKE_SET,
    TALLY,
    TURN_TO,
    UNPAID,
    WIDTH,
    WITHIN,
    YOURS,
)
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.slots import keep_slot
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import Frame
from mazo.kernel.gate import change, change_all, push_batch
from mazo.kernel.knowledge import known_to_all
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

    def hear(self, event: int, subject: int, seat: int, amount: int, other: int) -> list[int]:
        """The abilities that listen for this event and match it."""
        return hear(self, event, subject, seat, amount, other)

    def begin_lasting(self, run: Run, template: int, cards: int, amount: int) -> None:
        """Let the effect of a template last on each of those cards, or on none in particular."""
        what = self.templates[template]
        much = evaluate(self, run, amount, NOBODY) if amount != NOBODY else what.amount
        found = gather(self, run, cards) if cards != NOBODY else [NOBODY]
        for card in found:
            add_effect(
                self, what.kind, run.rule, run.seat, run.source, card, what.what, much, what.duration, what.program
            )
        run.done = len(found)
        run.expected = max(1, len(found))


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
    run.event_amount = waiting.amount
    run.other = waiting.other
    run.other_number = waiting.other_number
    run.slots = waiting.slots
    run.ability = waiting.ability
    run.event_seat = waiting.who
    run.event_whose = waiting.whose
    t.stack.append(run)


def run_program(t: Programs, run: Run) -> None:
    """Run instructions until the program ends, a player must choose, or a change must wait."""
    code = t.library[run.program]
    steps = 0
    while t.stack and t.stack[-1] is run:
        steps += 1
        if steps > STEP_CAP:
            raise RuntimeError(f"program {run.program} came to no end in {STEP_CAP} instructions: a fault of its card")
        at = run.pc
        op = code[at]
        if t.tracing:
            saw_instruction(t, run.program, at)
        if run.expected > 0:
            _settle_deed(t, run)
        if op == END:
            t.stack.pop()
            if t.stack:
                below: Frame = t.stack[len(t.stack) - 1]  # not [-1]: to the compiler that is still the program
                below.done = run.whole
            t.run_ends(run)
            return
        a, b, c = code[at + 1], code[at + 2], code[at + 3]
        if op >= FIRST_VERB:
            run.pc = at + WIDTH
            _act(t, run, op, a, b, c, code[at + 4], code[at + 5])
        elif op >= FIRST_QUERY:
            run.pc = at + WIDTH
            _query(t, run, op, a)
        else:
            _control(t, run, op, a, b, c, code[at + 4], code[at + 5])


def _settle_deed(t: Programs, run: Run) -> None:
    """The last change has happened as far as it could: whether that was all of it."""
    run.did = 1 if run.done >= run.expected else 0
    run.expected = 0
    run.amount = run.done
    if run.did == 0:
        run.whole = 0
    if run.done == 0:
        t.came_to_nothing(run, NO_CHANGE, run.pc - WIDTH, 0)


def _control(t: Programs, run: Run, op: int, a: int, b: int, c: int, d: int, e: int) -> None:
    following = run.pc + WIDTH
    if op == JUMP or op == NEXT:
        run.pc = a
    elif op == WITHIN:
        run.weigh, run.limit, run.pc = a, max(0, run.amount), following
    elif op == EACH_PLAYER:
        run.pc = following if _next_player(t, run, players(t, run, a)) else b
    elif op == REPEAT:
        run.pc = following if _loop_on(run, list(range(max(0, evaluate(t, run, a, NOBODY))))) else b
    elif op == EACH_CARD:
        if _loop_on(run, run.items):
            run.items, run.pc = [run.loop_at], following
        else:
            run.pc = a
    elif op == IF:
        if evaluate(t, run, a, NOBODY) != 0:
            run.pc = following
        else:
            run.pc = b
            if t.logging:
                _say_why(t, run, a, b)
    elif op == IF_WHOLE:
        run.pc = following if run.whole else a
        run.did = run.whole
        run.whole = run.whole & run.outer_whole
    elif run.asked == 0:
        run.asked = 1  # asked: the answer is there when this instruction is met again
        ask_player(t, run, op, a, b, c, d, e)
    else:
        run.asked = 0
        run.pc = following
        take_answer(t, run, op, a, b, d, e)


def _say_why(t: Programs, run: Run, condition: int, to: int) -> None:
    """Tell which condition doesn't hold, unless something else happens then."""
    row = t.expressions[condition]
    if row[0] in (MODE_PICKED, DID) or t.library[run.program][to - WIDTH] == JUMP:
        return
    t.came_to_nothing(run, CONDITION, condition, had(t, run, condition))


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


def _query(t: Programs, run: Run, op: int, a: int) -> None:
    if op == TAKE_SET:
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
            run.who = player_of(t, run, cards[0]) if cards else NOBODY
    elif op == PART:
        run.outer_whole = run.whole
        run.whole = 1
    elif op == DECLINE:
        run.did, run.whole = 0, 0
        t.came_to_nothing(run, UNPAID, NOBODY, 0)
    elif op == TALLY:
        _count_up(run, a)
    elif op == SHUFFLE_SET:
        _draw_lots(t, run, evaluate(t, run, a, NOBODY) if a != NOBODY else NOBODY)


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


def _doer(run: Run, who: int) -> int:
    """Who does what the program says: its own player, or the one at hand."""
    return run.seat if who == YOURS or run.who == NOBODY else run.who


def _act(t: Programs, run: Run, op: int, a: int, b: int, c: int, d: int, e: int) -> None:
    run.done = 0
    t.by = run.rule
    if op == ACT:
        cards = gather(t, run, b) if b != NOBODY else run.items
        run.expected = max(1, len(cards))
        if cards:
            change_all(t, a, cards, _doer(run, d), evaluate(t, run, c, NOBODY), run.source)
        elif t.logging and b != NOBODY and t.expressions[b][0] == CARDS and known_to_all(t, origin(t, run, b)):
            t.came_to_nothing(run, NONE_THERE, run.pc - WIDTH, run.seat)
    elif op == ACT_PLAYER:
        amount = evaluate(t, run, b, NOBODY)
        seat = run.seat if c == YOURS else run.who
        if seat != NOBODY and amount > 0:
            run.expected = amount
            change(t, a, NOBODY, seat, amount, run.source)
    elif op == INSTRUCT:
        t.instruct(run, a, b, c, d, e)
    elif op == LASTING:
        t.begin_lasting(run, a, b, c)
    elif op == MOVE_COUNTERS:
        move_counters(t, run, _doer(run, e), a, b, c, d)
    elif op == DO_SHARES:
        rows: list[int] = []
        doer = _doer(run, b)
        for at in range(len(run.items)):
            if run.chosen[at] > 0:
                rows += [a, run.items[at], doer, run.chosen[at], run.source]
        push_batch(t, rows, run.rule, run.seat)
