"""One option is one int."""

from hypothesis import given
from hypothesis import strategies as st

from mazo.kernel.codes import GAME_VERBS, first_of, option, second_of, verb_of

OPERAND = st.integers(0, (1 << 20) - 1)


@given(st.integers(0, 4095), OPERAND, OPERAND)
def test_an_option_comes_apart_into_what_it_was_made_of(verb, first, second):
    packed = option(verb, first, second)
    assert (verb_of(packed), first_of(packed), second_of(packed)) == (verb, first, second)


@given(st.tuples(st.integers(0, 4095), OPERAND, OPERAND), st.tuples(st.integers(0, 4095), OPERAND, OPERAND))
def test_different_options_are_different_ints(one, other):
    assert (option(*one) == option(*other)) == (one == other)


def test_every_option_fits_into_sixty_three_bits():
    assert 0 < option(4095, (1 << 20) - 1, (1 << 20) - 1) < 1 << 63


def test_an_option_without_operands_is_its_verb_alone():
    packed = option(GAME_VERBS + 3)
    assert (verb_of(packed), first_of(packed), second_of(packed)) == (GAME_VERBS + 3, 0, 0)
