"""Answers built of single picks: complete, without duplicates, without dead ends — against brute force."""

from itertools import combinations, permutations, product

from hypothesis import given
from hypothesis import strategies as st

from mazo.kernel.choices import answer_of, ask_unless_forced, fit, is_complete, is_option, options_of, take_all, taken
from mazo.kernel.codes import AMOUNT, DIVIDE, DONE, ONE, ORDER, SUBSET, TAKE, YES, option
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.rules import Rules

TABLE = Rules([], 1, 0, [])


def question(mode: int, items: list[int], low: int = 1, high: int = 1) -> Choice:
    """A question about these cards."""
    choice = Choice(1, 1, 0)
    choice.mode = mode
    choice.items = take_all(items)
    choice.low, choice.high = low, high
    return choice


def answers(choice: Choice) -> list[list[int]]:
    """Every answer that picks lead to, in the order of the picks; a dead end fails."""
    if is_complete(choice):
        return [answer_of(choice)]
    options = options_of(TABLE, choice)
    assert options, f"a dead end after {choice.picks}"
    assert len(set(options)) == len(options)
    near = [option(DONE), option(YES), *take_all(list(range(40))), *(option(AMOUNT, share) for share in range(20))]
    assert {packed for packed in [*near, *choice.items] if is_option(TABLE, choice, packed)} == set(options)
    found: list[list[int]] = []
    for packed in options:
        twin = choice.copy()
        twin.picks = [*choice.picks, packed]
        found += answers(twin)
    return found


@st.composite
def limited(draw):
    """Weights, bounds and a limit such that at least one subset is legal."""
    weights = draw(st.lists(st.integers(0, 6), min_size=1, max_size=7))
    low = draw(st.integers(0, len(weights)))
    high = draw(st.integers(max(1, low), len(weights)))
    limit = draw(st.integers(sum(sorted(weights)[:low]), sum(weights) + 1))
    return weights, low, high, limit


@given(limited())
def test_all_and_only_the_subsets_within_the_total_are_reached_once_each(case):
    weights, low, high, limit = case
    cards = [10 + 3 * at for at in range(len(weights))]
    choice = question(SUBSET, cards, low, high)
    choice.weights, choice.limit = weights, limit
    found = [tuple(taken(answer)) for answer in answers(choice)]
    legal = [
        tuple(cards[at] for at in chosen)
        for size in range(low, high + 1)
        for chosen in combinations(range(len(cards)), size)
        if sum(weights[at] for at in chosen) <= limit
    ]
    assert sorted(found) == sorted(legal)
    assert len(set(found)) == len(found)


@given(st.integers(1, 7), st.data())
def test_all_and_only_the_subsets_of_a_size_are_reached_once_each(count, data):
    low = data.draw(st.integers(0, count))
    high = data.draw(st.integers(max(1, low), count))
    found = [tuple(taken(answer)) for answer in answers(question(SUBSET, list(range(count)), low, high))]
    assert sorted(found) == sorted(c for size in range(low, high + 1) for c in combinations(range(count), size))


@given(st.integers(2, 5))
def test_every_order_is_reached_by_exactly_one_row_of_picks(count):
    found = [tuple(taken(answer)) for answer in answers(question(ORDER, list(range(count))))]
    assert sorted(found) == sorted(permutations(range(count)))


@given(st.integers(2, 4), st.integers(0, 2), st.integers(0, 5))
def test_every_division_is_reached_by_exactly_one_row_of_picks(count, low, spare):
    total = low * count + spare
    found = [tuple(taken(answer)) for answer in answers(question(DIVIDE, list(range(count)), low, total))]
    assert sorted(found) == sorted(
        shares for shares in product(range(low, total + 1), repeat=count) if sum(shares) == total
    )


def test_the_answer_to_a_division_says_which_card_gets_which_share():
    choice = question(DIVIDE, [8, 5, 6], 0, 4)
    choice.picks = [option(AMOUNT, 1), option(AMOUNT, 0)]
    assert answer_of(choice) == [option(AMOUNT, 1, 8), option(AMOUNT, 0, 5), option(AMOUNT, 3, 6)]


def test_the_last_of_an_order_and_of_a_division_needs_no_pick():
    order = question(ORDER, [4, 7])
    order.picks = [option(TAKE, 7)]
    assert is_complete(order)
    assert taken(answer_of(order)) == [7, 4]
    division = question(DIVIDE, [4, 7], 0, 5)
    division.picks = [option(AMOUNT, 2)]
    assert is_complete(division)
    assert taken(answer_of(division)) == [2, 3]


def test_picks_of_a_subset_go_on_in_canonical_order_only():
    choice = question(SUBSET, [3, 5, 9], 1, 3)
    choice.picks = [option(TAKE, 5)]
    assert options_of(TABLE, choice) == [option(TAKE, 9), option(DONE)]


def test_done_is_offered_only_when_enough_is_picked():
    choice = question(SUBSET, [3, 5, 9], 2, 3)
    assert option(DONE) not in options_of(TABLE, choice)
    choice.picks = [option(TAKE, 3)]
    assert option(DONE) not in options_of(TABLE, choice)
    choice.picks = [option(TAKE, 3), option(TAKE, 5)]
    assert options_of(TABLE, choice) == [option(TAKE, 9), option(DONE)]


def test_a_list_of_options_may_be_changed_without_changing_the_question():
    choice = question(ONE, [1, 2])
    options_of(TABLE, choice).clear()
    assert choice.items == take_all([1, 2])


def asked(choice: Choice) -> tuple[bool, list[int]]:
    """Whether the question was put, and the answer that was given at once if not."""
    t = Rules([], 1, 0, [])
    t.lay()
    below = Frame(16, 0, 0)
    t.stack = [below]
    ask_unless_forced(t, choice)
    return len(t.stack) == 2, below.answer


def test_what_has_only_one_answer_is_not_asked():
    assert asked(question(ONE, [4])) == (False, take_all([4]))
    assert asked(question(SUBSET, [], 0, 0)) == (False, [])
    assert asked(question(SUBSET, [4, 5], 0, 0)) == (False, [])
    assert asked(question(SUBSET, [4, 5], 2, 2)) == (False, take_all([4, 5]))
    assert asked(question(ORDER, [4])) == (False, take_all([4]))
    assert asked(question(DIVIDE, [4], 0, 6)) == (False, [option(AMOUNT, 6, 4)])
    assert asked(question(DIVIDE, [], 0, 6)) == (False, [])


@given(st.lists(st.integers(0, 4), max_size=4), st.integers(0, 4), st.integers(0, 9), st.booleans(), st.data())
def test_those_that_must_be_taken_come_before_any_other_also_where_a_total_is_limited(
    tolls, obliged, limit, tolled, data
):
    weights = [0] * obliged + tolls
    if not weights:
        return
    cards = [10 + 3 * at for at in range(len(weights))]
    choice = question(SUBSET, cards, data.draw(st.integers(obliged, len(cards))), len(cards))
    choice.obliged = obliged
    if tolled:
        choice.weights, choice.limit = weights, limit
        fit(choice)
    if choice.high == 0:
        return
    legal = [
        tuple(cards[at] for at in chosen)
        for count in range(choice.low, choice.high + 1)
        for chosen in combinations(range(len(cards)), count)
        if not tolled or sum(weights[at] for at in chosen) <= limit
        if len({at for at in chosen if at < obliged}) in (obliged, count)
    ]
    found = [tuple(taken(answer)) for answer in answers(choice)]
    assert sorted(found) == sorted(legal)
    assert len(set(found)) == len(found)


def test_what_must_all_be_taken_is_not_asked_even_if_a_total_is_limited():
    choice = question(SUBSET, [4, 5], 2, 2)
    choice.weights, choice.limit = [1, 2], 3
    assert asked(choice) == (False, take_all([4, 5]))


def test_what_has_several_answers_is_asked():
    assert asked(question(ONE, [4, 5])) == (True, [])
    assert asked(question(SUBSET, [4], 0, 1)) == (True, [])
    assert asked(question(SUBSET, [4, 5], 1, 2)) == (True, [])
    assert asked(question(ORDER, [4, 5])) == (True, [])
    assert asked(question(DIVIDE, [4, 5], 0, 6)) == (True, [])


def test_more_than_the_limit_allows_is_never_demanded():
    choice = question(SUBSET, [1, 2, 3], 3, 3)
    choice.weights, choice.limit = [2, 2, 2], 4
    asked(choice)
    assert answers(choice) == [take_all([1, 2]), take_all([1, 3]), take_all([2, 3])]


def test_more_than_there_is_to_divide_is_never_demanded():
    choice = question(DIVIDE, [1, 2, 3], 2, 4)
    asked(choice)
    assert [1, 1, 2] in [taken(answer) for answer in answers(choice)]
