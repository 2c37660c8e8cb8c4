"""Queries are pure: they fill the set and the amount, and touch nothing else."""

import pytest

from mazo.abilities.machine.expressions import (
    CARDS,
    COUNT,
    IS_SOURCE,
    KEPT,
    NOT,
    UNION,
    compare,
    evaluate,
    found_by,
    gather,
    players,
)
from mazo.abilities.machine.program import (
    ANYONES,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    OPPONENTS,
    THAT_PLAYERS,
    THE_TABLES,
    UNEQUAL,
    YOURS,
)
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.runner import start
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import run
from tests.kernel.cards import Card
from tests.kernel.play import befall, digest, put, resolve, table
from tests.kernel.script import AT_HAND, OTHERS, POOL, SIZE, SOURCE, THAT, Script, compares, number, total
from tests.kernel.toy import Toy
from tests.kernel.words import COST, FIELD, GAIN, HAND, MARK, POWER, RETURN, RULE


def marked(t: Toy) -> list[int]:
    """The cards that the last program reached."""
    return [card for card in range(len(t.kind)) if t.flags[card]]


def four() -> Toy:
    """Four seats with one unit each, and one of the table."""
    t = table([Card("rich", cost=4, power=5)], seats=4)
    for seat in (0, 1, 2, 3, NOBODY):
        put(t, "rich" if seat == 2 else "plain", seat)
    return t


def at_hand(seat: int, who: int) -> Run:
    """A program of one player with another at hand."""
    program = Run(0, 0, seat)
    program.who = who
    return program


@pytest.mark.parametrize(
    ("whose", "cards"),
    [(YOURS, [1]), (OPPONENTS, [2, 3, 0]), (ANYONES, [2, 3, 0, 1]), (THAT_PLAYERS, [3]), (THE_TABLES, [4])],
)
def test_whose_cards_are_meant_in_turn_order(whose, cards):
    t = four()
    t.active = 2
    assert gather(t, at_hand(1, 3), POOL.put(CARDS, FIELD, whose, NOBODY)) == cards


def test_who_has_left_is_nobodys_opponent():
    t = four()
    t.gone[3] = 1
    assert players(t, at_hand(0, 0), OPPONENTS) == [1, 2]
    assert players(t, at_hand(0, 0), ANYONES) == [0, 1, 2]


@pytest.mark.parametrize(
    ("comparison", "found"),
    [(EQUAL, [False, True, False]), (AT_LEAST, [False, True, True]), (AT_MOST, [True, True, False]),
     (UNEQUAL, [True, False, True])],
)  # fmt: skip
def test_comparisons(comparison, found):
    assert [compare(left, comparison, 2) for left in (1, 2, 3)] == found


@pytest.mark.parametrize("whose", [YOURS, OPPONENTS, ANYONES, THAT_PLAYERS, THE_TABLES])
@pytest.mark.parametrize("twice", [False, True])
def test_at_least_so_many_are_there_if_a_list_has_so_many(whose, twice):
    t = four()
    put(t, "plain", 1)
    t.gone[0] = 1
    units = POOL.put(CARDS, FIELD, whose, NOBODY)
    both = POOL.put(UNION, units, POOL.put(CARDS, FIELD if twice else HAND, whose, POOL.put(NOT, POOL.put(IS_SOURCE))))
    for cards in (units, both, POOL.put(KEPT, both, POOL.put(NOT, POOL.put(IS_SOURCE)))):
        asking = at_hand(1, 3)
        asking.source = 1
        size = len(gather(t, asking, cards))
        counted = POOL.put(COUNT, cards)
        assert evaluate(t, asking, counted, NOBODY) == size
        reached = [evaluate(t, asking, compares(counted, AT_LEAST, number(least)), NOBODY) for least in range(7)]
        assert reached == [int(least <= size) for least in range(7)]


@pytest.mark.parametrize(
    ("code", "cards"),
    [
        (Script().select(FIELD, ANYONES).keep(COST, EQUAL, 4), [2]),
        (Script().select(FIELD, ANYONES).keep(COST, AT_MOST, 1), [0, 1, 3]),
        (Script().select(FIELD, ANYONES).keep(COST, UNEQUAL, 1), [2]),
        (Script().let_amount(number(5)).select(FIELD, ANYONES).keep_much(POWER, AT_LEAST, AT_HAND), [2]),
        (Script().select(FIELD, ANYONES).take(OTHERS), [0, 2, 3]),
        (Script().take(SOURCE), [1]),
        (Script().take(THAT), []),
    ],
)
def test_the_set_becomes_what_the_query_says(code, cards):
    t = four()
    start(t, t.book.write(code.do(MARK)), RULE, 0, 1)
    run(t)
    assert marked(t) == cards


def test_the_amount_is_counted_and_summed_up():
    t = four()
    resolve(t, Script().select(FIELD, ANYONES).let_amount(SIZE).do_player_much(GAIN, AT_HAND))
    assert t.points[0] == 4
    resolve(t, Script().select(FIELD, ANYONES).let_amount(total(POWER)).do_player_much(GAIN, AT_HAND))
    assert t.points[0] == 4 + 11


def test_a_source_that_has_left_is_no_longer_found():
    t = four()
    befall(t, RETURN, 1)
    resolve(t, Script().take(SOURCE).do(MARK), source=1)
    assert marked(t) == [1], "a program that starts now finds the card where it is"
    t = four()
    resolve(t, Script().take(SOURCE).do(RETURN).take(SOURCE).do(MARK), source=1)
    assert marked(t) == [], "one that began before does not follow it"


def test_queries_change_nothing():
    t = four()
    resolve(t, Script())
    before = digest(t)
    resolve(
        t,
        Script()
        .select(FIELD, ANYONES)
        .keep(POWER, AT_LEAST, 2)
        .take(OTHERS)
        .let_amount(SIZE)
        .let_amount(total(COST))
        .take(SOURCE),
        source=0,
    )
    assert digest(t) == before


def test_some_cards_at_random():
    found = set()
    for seed in range(60):
        t = four()
        t.drawings = seed
        resolve(t, Script().select(FIELD, ANYONES).at_random(number(2)).do(MARK))
        chosen = tuple(marked(t))
        assert len(chosen) == 2
        found.add(chosen)
    assert len(found) == 6


def test_more_at_random_than_there_are_is_all_of_them_without_chance():
    t = four()
    resolve(t, Script().select(FIELD, ANYONES).at_random(number(9)).do(MARK))
    assert marked(t) == [0, 1, 2, 3]
    assert t.drawings == 0


def test_as_many_at_random_as_the_amount_says():
    t = four()
    resolve(t, Script().let_amount(number(3)).select(FIELD, ANYONES).at_random(AT_HAND).do(MARK))
    assert len(marked(t)) == 3


def test_what_a_set_means_can_be_asked_without_running_a_program():
    t = four()
    before = digest(t)
    field = POOL.put(CARDS, FIELD, ANYONES, POOL.put(NOT, POOL.put(IS_SOURCE)))
    assert found_by(t, field, 3, 1) == [0, 1, 2]
    assert digest(t) == before


def test_a_hand_is_a_zone_like_any_other():
    t = four()
    card = put(t, "plain", 2, HAND)
    resolve(t, Script().select(HAND, OPPONENTS).do(MARK))
    assert marked(t) == [card]
