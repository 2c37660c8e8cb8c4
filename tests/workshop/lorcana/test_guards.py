"""Guards against reading wrongly: a sample of the pool word by word, and of made-up abilities there and back."""

import pytest

from workshop.lorcana.guards import guard


def test_every_word_of_a_sample_counts_and_what_is_made_up_comes_back():
    found = guard(texts=6, trips=12, seed=5)
    assert found.passed_over == ()
    assert found.trip.said >= 8
    assert found.trip.misread == ()
    assert found.share >= 0.8


@pytest.mark.soak
def test_nearly_every_word_of_the_pool_counts_and_most_of_what_is_made_up_comes_back():
    found = guard(texts=0, trips=3000, seed=1)
    assert len(found.passed_over) <= found.texts // 200
    assert len(found.trip.misread) <= 3
    assert found.share >= 0.95
