"""Writing programs down: six ints an instruction, jumps patched when their end is known."""

import pytest

from mazo.abilities.machine.code import Code, Expressions
from mazo.abilities.machine.expressions import NUMBER, THE_AMOUNT
from mazo.abilities.machine.program import (
    ANYONES,
    BY_YOU,
    DECLINE,
    EACH_CARD,
    EACH_PLAYER,
    END,
    IF,
    IF_WHOLE,
    JUMP,
    LET,
    NEXT,
    PART,
    REPEAT,
    TAKE_SET,
    WIDTH,
)


def test_a_program_ends_with_an_end():
    assert Code().ints() == [END, 0, 0, 0, 0, 0]


def test_instructions_stand_in_the_order_in_which_they_were_written():
    code = Code().op(TAKE_SET, 4).op(PART).op(DECLINE).ints()
    assert [code[at] for at in range(0, len(code), WIDTH)] == [TAKE_SET, PART, DECLINE, END]
    assert code[:WIDTH] == [TAKE_SET, 4, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("code", "head", "operand"),
    [
        (Code().let(BY_YOU).op(DECLINE).end(), LET, 1),
        (Code().if_whole().op(DECLINE).end(), IF_WHOLE, 1),
        (Code().if_holds(5).op(DECLINE).end(), IF, 2),
    ],
)
def test_a_block_is_jumped_over_to_what_follows_it(code, head, operand):
    row = code.ints()
    assert row[0] == head
    assert row[operand] == 2 * WIDTH


@pytest.mark.parametrize(
    ("code", "head", "operand"),
    [
        (Code().each_player(ANYONES).op(DECLINE).end(), EACH_PLAYER, 2),
        (Code().each_card().op(DECLINE).end(), EACH_CARD, 1),
        (Code().repeat(3).op(DECLINE).end(), REPEAT, 2),
    ],
)
def test_a_loop_leads_back_to_its_head_and_then_out(code, head, operand):
    row = code.ints()
    assert row[0] == head
    assert row[2 * WIDTH : 2 * WIDTH + 2] == [NEXT, 0]
    assert row[operand] == 3 * WIDTH


def test_what_happens_otherwise_is_jumped_to_and_jumped_over():
    row = Code().if_holds(5).op(PART).otherwise().op(DECLINE).end().ints()
    assert row[2] == 3 * WIDTH
    assert row[2 * WIDTH : 2 * WIDTH + 2] == [JUMP, 4 * WIDTH]


def test_blocks_nest():
    row = Code().let(BY_YOU).if_whole().op(DECLINE).end().op(PART).end().ints()
    assert row[1] == 4 * WIDTH
    assert row[WIDTH + 1] == 3 * WIDTH


def test_a_block_that_was_not_closed_is_refused():
    with pytest.raises(ValueError, match=r"2 block\(s\)"):
        Code().let(BY_YOU).each_card().ints()


def test_a_program_can_be_taken_down_twice():
    code = Code().op(DECLINE)
    assert code.ints() == code.ints()


def test_equal_expressions_are_written_once():
    pool = Expressions()
    assert [pool.put(NUMBER, 2), pool.put(THE_AMOUNT), pool.put(NUMBER, 2)] == [0, 1, 0]
    assert pool.rows == [[NUMBER, 2], [THE_AMOUNT]]
