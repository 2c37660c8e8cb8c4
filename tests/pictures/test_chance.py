"""Chance that depends on words alone."""

from hypothesis import given
from hypothesis import strategies as st

from mazo.pictures.chance import Chance, seed_of


@given(st.text())
def test_the_same_words_give_the_same_row(words):
    one, other = Chance(seed_of(words)), Chance(seed_of(words))
    assert [one.roll() for _ in range(5)] == [other.roll() for _ in range(5)]


@given(st.integers(0, 2**32 - 1))
def test_numbers_stay_in_their_range(seed):
    chance = Chance(seed)
    for _ in range(20):
        assert 0 <= chance.roll() < 1
        assert -3 <= chance.between(-3, 4) <= 4
        assert chance.pick("abc") in "abc"
