"""Effects last in a game that says nothing about them but what they add up to."""

import pytest

from mazo.abilities.lasting.codes import ALL_OPPONENTS, ON_TURN, START_OF_THEIR_TURN, THIS_TURN, YOUR_NEXT_TURN
from mazo.abilities.lasting.derive import recomputed
from mazo.abilities.lasting.lasting import binds, ends_this_turn
from mazo.abilities.lasting.memory import count_events, forget_turn, remember, remember_leaver, use, uses
from mazo.abilities.machine.expressions import context
from mazo.abilities.machine.program import ANYONES, OPPONENTS, YOURS
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import end_effect
from mazo.kernel.zones import move
from tests.abilities.lasting.small import HAND, LEFT, RIGHT, Small, figure, last, put, table


def test_an_effect_on_all_reaches_every_zone_in_play_and_no_other():
    t = table()
    cards = [put(t, HAND), put(t, LEFT), put(t, RIGHT, 1)]
    last(t, 2)
    assert [figure(t, card) for card in cards] == [0, 2, 2]


def test_effects_add_up_until_they_end():
    t = table()
    card = put(t, LEFT)
    last(t, 2)
    more = last(t, 3, subject=card)
    assert figure(t, card) == 5
    end_effect(t, more)
    assert figure(t, card) == 2


def test_a_newcomer_joins_and_who_leaves_drops_out():
    t = table()
    staying, coming, going = put(t, LEFT), put(t, HAND), put(t, RIGHT)
    last(t, 1)
    assert figure(t, staying) == 1
    move(t, coming, t.place_of(RIGHT, 0))
    move(t, going, t.place_of(HAND, 0))
    assert [figure(t, card) for card in (staying, coming, going)] == [1, 1, 0]
    assert t.derived == recomputed(t)


def test_what_is_said_of_the_next_turn_waits_for_it():
    t = table()
    card = put(t, LEFT)
    last(t, 4, YOUR_NEXT_TURN)
    assert figure(t, card) == 0
    t.turn = 3
    t.dirty |= t.depends & ON_TURN
    assert figure(t, card) == 4


@pytest.mark.parametrize(
    ("duration", "bound", "ends"),
    [
        (THIS_TURN, 0, [True, True, True]),
        (START_OF_THEIR_TURN, 1, [False, True, False]),
        (YOUR_NEXT_TURN, 0, [False, False, True]),
    ],
)
def test_each_duration_ends_with_its_own_turn(duration, bound, ends):
    effect = last(table(), 1, duration)
    effect.bound = bound
    assert [ends_this_turn(effect, turn, (turn - 1) % 2) for turn in (1, 2, 3)] == ends


@pytest.mark.parametrize(("bound", "bound_seats"), [(0, [0]), (NOBODY, [0, 1, 2]), (ALL_OPPONENTS, [1, 2])])
def test_whom_an_effect_on_players_concerns(bound, bound_seats):
    effect = last(table(), 1)
    effect.bound = bound
    assert [seat for seat in range(3) if binds(effect, seat)] == bound_seats


def test_what_is_used_counts_for_one_object_and_one_turn():
    t = table()
    use(t, 7, 1)
    use(t, 7, 2)
    use(t, 7, 1)
    assert (uses(t, 7, 1), uses(t, 7, 2), uses(t, 8, 1)) == (2, 1, 0)
    forget_turn(t)
    assert uses(t, 7, 1) == 0


def test_only_what_some_card_asks_about_is_remembered():
    t = table()
    t.shared.asked[2] = 1
    remember(t, 1, 0, NOBODY)
    remember(t, 2, 1, NOBODY)
    assert t.history == [2, 1, NOBODY, NOBODY, NOBODY]


def test_the_first_look_at_a_leaver_is_the_one_that_counts():
    t = table()
    card = put(t, LEFT)
    effect = last(t, 2)
    remember_leaver(t, card)
    end_effect(t, effect)
    remember_leaver(t, card)
    assert t.memory(card) == [t.number[card], 2]


def test_a_copy_goes_its_own_way():
    t = table()
    card = put(t, LEFT)
    last(t, 2)
    twin = t.copy()
    assert isinstance(twin, Small)
    use(twin, 7, 1)
    last(twin, 5, subject=card)
    assert (figure(t, card), figure(twin, card), uses(t, 7, 1)) == (2, 7, 0)


@pytest.mark.parametrize(
    ("who", "whose", "count"),
    [(ANYONES, ANYONES, 3), (YOURS, ANYONES, 1), (ANYONES, YOURS, 2), (OPPONENTS, YOURS, 1), (YOURS, OPPONENTS, 1)],
)
def test_who_did_it_and_whose_card_it_was_are_counted_apart(who, whose, count):
    t = table()
    t.shared.asked[2] = 1
    mine, theirs = put(t, LEFT), put(t, LEFT, 1)
    remember(t, 2, 1, mine)
    remember(t, 2, 0, theirs)
    remember(t, 2, NOBODY, mine)  # it just happened: no opponent did it
    assert count_events(t, context(t, NOBODY, 0), 2, who, whose, NOBODY) == count


def test_whose_card_it_was_is_remembered_as_it_was_then():
    t = table()
    t.shared.asked[2] = 1
    card = put(t, LEFT)
    remember(t, 2, 1, card)
    move(t, card, t.place_of(LEFT, 1))
    assert t.history == [2, 1, card, 0, NOBODY]
