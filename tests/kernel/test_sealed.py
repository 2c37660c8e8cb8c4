"""Decisions of several seats at once: sealed until the last has arrived."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Frame
from mazo.kernel.knowledge import knows
from mazo.kernel.loop import choice_of, deciding, legal, pick, run
from tests.kernel.play import asked, choose, digest, put, table, take
from tests.kernel.toy import Toy
from tests.kernel.words import ASK_MAIN, ASK_SECRET, FIELD, HAND, RULE, SECRET_ROUND


def sealed_round(seats: int = 8, hand: int = 3) -> tuple[Toy, list[list[int]]]:
    """Everybody picks a card of their hand in secret."""
    t = table(seats=seats)
    hands = [[put(t, "plain", seat, HAND) for _ in range(hand)] for seat in range(seats)]
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    run(t)
    return t, hands


def test_everybody_decides_at_the_same_time():
    t, hands = sealed_round()
    assert deciding(t) == list(range(8))
    for seat in range(8):
        assert legal(t, seat) == [take(card) for card in hands[seat]]


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(8)), st.lists(st.integers(0, 2), min_size=8, max_size=8))
def test_the_order_of_arrival_of_eight_answers_changes_nothing(order, chosen):
    t, hands = sealed_round()
    other, _ = sealed_round()
    for seat in range(8):
        pick(t, take(hands[seat][chosen[seat]]), seat)
    for seat in order:
        pick(other, take(hands[seat][chosen[seat]]), seat)
    assert digest(t) == digest(other)
    assert t.cards(FIELD, NOBODY) == [hands[seat][chosen[seat]] for seat in range(8)], "applied in seat order"


def test_also_half_way_the_hash_does_not_tell_who_came_first():
    found = set()
    for order in permutations([1, 4, 6]):
        t, hands = sealed_round()
        for seat in order:
            pick(t, take(hands[seat][0]), seat)
        found.add(digest(t))
    assert len(found) == 1


def test_an_answer_may_change_until_the_last_one_arrives():
    t, hands = sealed_round(seats=3)
    choose(t, take(hands[0][0]), 0)
    choose(t, take(hands[1][0]), 1)
    choose(t, take(hands[0][2]), 0)
    choose(t, take(hands[0][1]), 0)
    choose(t, take(hands[2][0]), 2)
    assert t.cards(FIELD, NOBODY) == [hands[0][1], hands[1][0], hands[2][0]]


def test_a_changed_answer_leaves_no_trace():
    changed, hands = sealed_round(seats=3)
    straight, _ = sealed_round(seats=3)
    choose(changed, take(hands[0][0]), 0)
    choose(changed, take(hands[0][2]), 0)
    choose(straight, take(hands[0][2]), 0)
    assert digest(changed) == digest(straight)


def test_who_has_answered_is_no_longer_waited_for_but_still_asked():
    t, hands = sealed_round(seats=3)
    choose(t, take(hands[1][0]), 1)
    assert deciding(t) == [0, 2]
    assert choice_of(t, 1) is not None
    assert legal(t, 1) == [take(card) for card in hands[1]]


def test_nothing_happens_and_nothing_is_seen_before_the_last_answer():
    t, hands = sealed_round(seats=3)
    for seat in (0, 1):
        choose(t, take(hands[seat][0]), seat)
    assert t.cards(FIELD, NOBODY) == []
    assert [len(t.cards(HAND, seat)) for seat in range(3)] == [3, 3, 3]
    assert not knows(t, 2, hands[0][0])
    assert legal(t, 2) == [take(card) for card in hands[2]]
    choose(t, take(hands[2][0]), 2)
    assert knows(t, 2, hands[0][0])
    assert asked(t) == ASK_MAIN


def test_a_copy_in_the_middle_of_a_sealed_round_is_independent():
    t, hands = sealed_round(seats=3)
    choose(t, take(hands[0][0]), 0)
    before = digest(t)
    twin = t.copy()
    assert isinstance(twin, Toy)
    choose(twin, take(hands[0][1]), 0)
    choose(twin, take(hands[1][0]), 1)
    assert digest(t) == before
    choose(twin, take(hands[2][0]), 2)
    assert digest(t) == before


def test_one_seat_alone_can_answer_a_sealed_question():
    t, hands = sealed_round(seats=1)
    choose(t, take(hands[0][1]), 0)
    assert t.cards(FIELD, NOBODY) == [hands[0][1]]


def test_who_has_nothing_to_pick_is_not_asked():
    t = table(seats=3)
    card = put(t, "plain", 1, HAND)
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    run(t)
    assert (asked(t), deciding(t)) == (ASK_SECRET, [1])
    choose(t, take(card), 1)
    assert t.cards(FIELD, NOBODY) == [card]


def test_nobody_answers_for_another():
    t, hands = sealed_round(seats=2)
    with pytest.raises(AssertionError):
        choose(t, take(hands[0][0]), 1)
