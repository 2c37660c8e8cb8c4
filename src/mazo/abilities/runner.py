"""Runs ability programs: one frame a program, one instruction at a time, suspended whenever a player must choose."""

from typing import Final

from mazo.abilities.program import (
    ALSO,
    ARRANGE,
    AT_RANDOM,
    BY_THAT_PLAYER,
    CALL,
    COUNT,
    DELAY,
    DO,
    DO_PLAYER,
    DO_SHARES,
    EACH_CARD,
    EACH_PLAYER,
    END,
    GUARD,
    JUMP,
    KEEP,
    LAST,
    MAY,
    NAME_AMOUNT,
    NEXT,
    OTHERS,
    SELECT,
    SET,
    SHARE_OUT,
    SUM,
    TAKE_CHOSEN,
    TAKE_SOURCE,
    TAKE_THAT,
    THE_AMOUNT,
    UNLESS,
    UNLESS_DID,
    WIDTH,
    WITHIN,
)
from mazo.abilities.queries import compare, players, select
from mazo.kernel.choices import ask_unless_forced, take_all, taken
from mazo.kernel.codes import (
    AMOUNT,
    DIVIDE,
    NO,
    NOBODY,
    ORDER,
    STAT,
    SUBSET,
    TRIGGER,
    YES,
    first_of,
    option,
    second_of,
    verb_of,
)
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import Choice, Frame, Run
from mazo.kernel.gate import change, change_all, push_batch
from mazo.kernel.loop import STEP_CAP
from mazo.kernel.records import Ability, Waiting, ZoneKind
from mazo.kernel.rules import Rules, Stage
from mazo.kernel.zones import draw_words

ASK_TARGETS: Final = 2
ASK_MAY: Final = 3
ASK_ORDER: Final = 4
ASK_SHARES: Final = 5
ASK_AMOUNT: Final = 6
GAME_ASKS: Final = 16
"""A game's own questions count from here on."""


class Programs(Rules):
    """A game whose cards have abilities; it shares its library of programs with every copy of itself."""

    def __init__(
        self,
        kinds_of_zones: list[ZoneKind],
        seats: int,
        events: int,
        stages: list[Stage],
        library: list[list[int]],
        abilities_by_kind: list[list[Ability]],
    ) -> None:
        super().__init__(kinds_of_zones, seats, events, stages)
        self.library = library
        self.abilities_by_kind = abilities_by_kind

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card, by the game's own numbering of facts."""
        raise NotImplementedError

    def resume_game(self, frame: Frame) -> None:
        """Go on with a frame of the game's own."""
        raise NotImplementedError

    def abilities(self, card: int) -> list[Ability]:
        """The abilities printed on a card."""
        return self.abilities_by_kind[self.kind[card]]

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
        if op == END:
            t.stack.pop()
            return
        a, b, c = code[at + 1], code[at + 2], code[at + 3]
        if op >= DO:
            run.pc = at + WIDTH
            _act(t, run, op, a, b, c)
        elif op >= SELECT:
            run.pc = at + WIDTH
            _query(t, run, op, a, b, c)
        else:
            _control(t, run, op, a, b, c)
    raise RuntimeError(f"program {run.program} came to no end within {STEP_CAP} instructions: a fault of its card")


def _value(run: Run, operand: int) -> int:
    return run.amount if operand == THE_AMOUNT else operand


def _control(t: Programs, run: Run, op: int, a: int, b: int, c: int) -> None:
    following = run.pc + WIDTH
    if op == JUMP or op == NEXT:
        run.pc = a
    elif op == UNLESS:
        run.pc = following if compare(run.amount, a, _value(run, b)) else c
    elif op == UNLESS_DID:
        run.pc = following if run.done > 0 else a
    elif op == WITHIN:
        run.weigh, run.limit, run.pc = a, max(0, _value(run, b)), following
    elif op == EACH_PLAYER:
        run.pc = following if _next_player(t, run, players(t, run, a)) else b
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
    elif run.c == 0:
        run.c = 1  # asked: the answer is there when this instruction is met again
        _ask(t, run, op, a, b, c)
    else:
        run.c = 0
        run.pc = following
        _answered(run, op, a)


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


def _ask(t: Programs, run: Run, op: int, a: int, b: int, c: int) -> None:
    by = c if op != ARRANGE else a
    seat = run.who if by == BY_THAT_PLAYER else run.seat
    if seat == NOBODY or not t.alive(seat):
        return  # nobody to ask: no answer
    if op == MAY:
        choice = Choice(ASK_MAY, run.rule, run.seat)
        choice.items = [option(YES), option(NO)]
        choice.source = run.source
        t.stack.append(choice)
        return
    if op == NAME_AMOUNT:
        choice = Choice(ASK_AMOUNT, run.rule, seat)
        low = max(0, _value(run, a))
        choice.items = [option(AMOUNT, number) for number in range(low, max(low, _value(run, b)) + 1)]
    elif op == ARRANGE:
        choice = Choice(ASK_ORDER, run.rule, seat)
        choice.mode = ORDER
        choice.items = take_all(run.items)
    elif op == SHARE_OUT:
        choice = Choice(ASK_SHARES, run.rule, seat)
        choice.mode = DIVIDE
        choice.items = take_all(run.items)
        choice.high, choice.low = _value(run, a), b
    else:
        choice = _targets(t, run, a, b, seat)
    choice.source = run.source
    ask_unless_forced(t, choice)


def _targets(t: Programs, run: Run, low: int, high: int, seat: int) -> Choice:
    choice = Choice(ASK_TARGETS, run.rule, seat)
    choice.mode = SUBSET
    choice.items = take_all(run.items)
    choice.low = max(0, _value(run, low))
    choice.high = max(0, _value(run, high))
    if run.limit != NOBODY:
        choice.weights = [t.fact(card, run.weigh) for card in run.items]
        choice.limit = run.limit
        run.limit = NOBODY
    return choice


def _answered(run: Run, op: int, jump: int) -> None:
    answer = run.answer
    run.answer = []
    if op == MAY:
        run.done = 1 if answer and verb_of(answer[0]) == YES else 0
        if run.done == 0:
            run.pc = jump
    elif op == NAME_AMOUNT:
        run.amount = first_of(answer[0]) if answer else 0
    elif op == SHARE_OUT:
        run.items = [second_of(packed) for packed in answer]
        run.chosen = [first_of(packed) for packed in answer]
    else:
        run.items = taken(answer)
        run.chosen = run.items[:]


def _query(t: Programs, run: Run, op: int, a: int, b: int, c: int) -> None:
    if op == SELECT:
        run.items = select(t, run, a, b)
    elif op == ALSO:
        run.items = run.items + select(t, run, a, b)
    elif op == KEEP:
        value = _value(run, c)
        run.items = [card for card in run.items if compare(t.fact(card, a), b, value)]
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
    elif op == AT_RANDOM and len(run.items) > _value(run, a):
        numbers = draw_words(t, max(0, _value(run, a)))
        left = run.items
        found: list[int] = []
        for number in numbers:
            card = left[number % len(left)]
            found.append(card)
            left = [other for other in left if other != card]
        run.items = found


def _act(t: Programs, run: Run, op: int, a: int, b: int, c: int) -> None:
    run.done = 0
    t.by = run.rule
    if op == DO:
        if run.items:
            change_all(t, a, run.items, run.seat, _value(run, b), run.source)
    elif op == DO_PLAYER:
        change(t, a, NOBODY, run.who, _value(run, b), run.source)
    elif op == DO_SHARES:
        rows: list[int] = []
        for at in range(len(run.items)):
            if run.chosen[at] > 0:
                rows += [a, run.items[at], run.seat, run.chosen[at], run.source]
        push_batch(t, rows, run.rule, run.seat)
    elif op == LAST:
        for card in run.items:
            add_effect(t, STAT, run.rule, run.seat, run.source, card, a, _value(run, b), c)
        run.done = len(run.items)
    elif op == DELAY:
        add_effect(t, TRIGGER, run.rule, run.seat, run.source, NOBODY, a, 1, c, b)
        run.done = 1
    elif op == GUARD:
        for card in run.items:
            add_effect(t, a, run.rule, run.seat, run.source, card, b, 0, c)
        run.done = len(run.items)
