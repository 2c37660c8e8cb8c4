"""Writing programs down: four ints an instruction, jumps patched when their end is known."""

import pytest

from mazo.abilities.program import (
    ANYONES,
    AT_LEAST,
    CHOOSE,
    DO,
    DO_PLAYER,
    EACH_CARD,
    EACH_PLAYER,
    END,
    KEEP,
    MAY,
    NEXT,
    SELECT,
    UNLESS,
    UNLESS_DID,
    WIDTH,
    YOURS,
    Code,
)


def test_a_program_ends_with_an_end():
    assert Code().ints() == [END, 0, 0, 0, 0, 0]


def test_instructions_stand_in_the_order_in_which_they_were_written():
    code = Code().select(2, YOURS).keep(1, AT_LEAST, 3).choose(0, 2).do(7, 4).do_player(8, 5).ints()
    assert [code[at] for at in range(0, len(code), WIDTH)] == [SELECT, KEEP, CHOOSE, DO, DO_PLAYER, END]
    assert code[WIDTH : 2 * WIDTH] == [KEEP, 1, AT_LEAST, 3, 0, 0]


@pytest.mark.parametrize(
    ("code", "head", "operand"),
    [
        (Code().may().do(1).end(), MAY, 1),
        (Code().if_you_do().do(1).end(), UNLESS_DID, 1),
        (Code().if_amount(AT_LEAST, 2).do(1).end(), UNLESS, 3),
    ],
)
def test_a_block_is_jumped_over_to_what_follows_it(code, head, operand):
    row = code.ints()
    assert row[0] == head
    assert row[operand] == 2 * WIDTH


@pytest.mark.parametrize(
    ("code", "head", "operand"),
    [(Code().each_player(ANYONES).do(1).end(), EACH_PLAYER, 2), (Code().each_card().do(1).end(), EACH_CARD, 1)],
)
def test_a_loop_leads_back_to_its_head_and_then_out(code, head, operand):
    row = code.ints()
    assert row[0] == head
    assert row[2 * WIDTH : 2 * WIDTH + 2] == [NEXT, 0]
    assert row[operand] == 3 * WIDTH


def test_blocks_nest():
    row = Code().may().if_you_do().do(1).end().do(2).end().ints()
    assert row[1] == 4 * WIDTH
    assert row[WIDTH + 1] == 3 * WIDTH


def test_a_block_that_was_not_closed_is_refused():
    with pytest.raises(ValueError, match=r"2 block\(s\)"):
        Code().may().each_card().ints()


def test_a_program_can_be_taken_down_twice():
    code = Code().do(1)
    assert code.ints() == code.ints()
