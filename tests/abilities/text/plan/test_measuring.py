"""Amounts taken apart, without a language."""

from mazo.abilities.text.plan.measuring import EachCard, EachDone, EachPoint, Measure, measure, uncounted
from mazo.abilities.text.plan.usage import Usage
from mazo.abilities.tree.nouns import Cards, Count, Math, Sum, That, This

USAGE = Usage(heaps=("damage",))
PLANTS = Cards(("plant",), "yours")


def test_a_number_is_itself() -> None:
    assert measure(3, USAGE) == Measure(3)


def test_so_many_for_each() -> None:
    assert measure(Math("times", 2, Count(PLANTS, said="each")), USAGE) == Measure(2, EachCard(PLANTS))


def test_a_limit_stands_beside_what_is_counted() -> None:
    found = measure(Math("least", Count(PLANTS), 5), USAGE)
    assert (found.each, found.limit) == (EachCard(PLANTS), ("least", 5))


def test_that_much_is_that_or_each_of_what_was_done() -> None:
    assert measure(That(), USAGE) == Measure(that=True)
    assert measure(That("each"), USAGE) == Measure(1, EachDone())


def test_only_what_lies_in_heaps_is_counted_by_points() -> None:
    assert measure(Sum("damage", This()), USAGE).each == EachPoint("damage", This())
    assert measure(Sum("height", This()), USAGE) == Measure(equal=Sum("height", This()))


def test_a_negative_amount_keeps_its_sign() -> None:
    assert measure(Math("minus", 0, Count(PLANTS)), USAGE).number == -1


def test_a_language_that_does_not_count_first_counts_in_the_sentence() -> None:
    assert uncounted(Math("plus", Count(PLANTS, said="counted"), 1)) == Math("plus", Count(PLANTS), 1)
