"""Control: the only instructions that ask, jump and repeat."""

import pytest

from mazo.abilities.machine.asking import ASK_AMOUNT, ASK_MAY, ASK_ORDER, ASK_SHARES, ASK_TARGETS
from mazo.abilities.machine.expressions import SLOT
from mazo.abilities.machine.program import (
    ANYONES,
    ARRANGE,
    AT_LEAST,
    AT_MOST,
    BY_THAT_PLAYER,
    BY_YOU,
    DO_SHARES,
    EQUAL,
    JUMP,
    NAME_AMOUNT,
    OPPONENTS,
    PICK,
    SHARE_OUT,
    THAT_PLAYERS,
    THE_TABLES,
    UNEQUAL,
    WITHIN,
    YOURS,
)
from mazo.kernel.codes import AMOUNT, DONE, NO, NOBODY, YES, option
from mazo.kernel.loop import deciding, legal
from tests.kernel.cards import Card
from tests.kernel.play import asked, choose, names, put, resolve, table, take
from tests.kernel.script import AT_HAND, POOL, SIZE, Script, compares, number, total
from tests.kernel.toy import Toy
from tests.kernel.words import (
    ASK_MAIN,
    COST,
    DESTROY,
    DISCARD,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    MARK,
    POWER,
    WOUND,
)

ROCK = Card("rock", power=0, health=9)


def field(t: Toy, *names_of_cards: str, seat: int = 1) -> list[int]:
    """Cards in a player's field."""
    return [put(t, name, seat) for name in names_of_cards]


def test_a_yes_lets_it_happen_and_a_no_does_not():
    offer = Script().may().do_player(GAIN, 2).end().do_player(GAIN, 1)
    for word, points in ((YES, 3), (NO, 1)):
        t = table()
        resolve(t, offer)
        assert (asked(t), deciding(t), legal(t)) == (ASK_MAY, [0], [option(YES), option(NO)])
        choose(t, option(word))
        assert t.points == [points, 0]


def test_if_you_do_follows_the_answer_to_an_offer():
    offer = Script().may().end().if_you_do().do_player(GAIN, 2).end()
    for word, points in ((YES, 2), (NO, 0)):
        t = table()
        resolve(t, offer)
        choose(t, option(word))
        assert t.points == [points, 0]


@pytest.mark.parametrize(
    ("comparison", "value", "holds"),
    [(EQUAL, 2, True), (EQUAL, 3, False), (AT_LEAST, 2, True), (AT_LEAST, 3, False), (AT_MOST, 2, True),
     (AT_MOST, 1, False), (UNEQUAL, 1, True), (UNEQUAL, 2, False)],
)  # fmt: skip
def test_what_follows_a_condition_happens_only_if_it_holds(comparison, value, holds):
    t = table()
    field(t, "plain", "plain")
    code = (
        Script()
        .select(FIELD, OPPONENTS)
        .let_amount(SIZE)
        .if_holds(compares(AT_HAND, comparison, number(value)))
        .do_player(GAIN, 1)
        .end()
    )
    resolve(t, code.do_player(GAIN, 5))
    assert t.points == [6 if holds else 5, 0]


def test_a_choice_becomes_the_set_and_can_be_taken_up_again():
    t = table([ROCK])
    rocks = field(t, "rock", "rock", "rock")
    code = Script().select(FIELD, OPPONENTS).choose(1, 2).do(WOUND, 1).select(HAND, ANYONES)
    resolve(t, code.take(POOL.put(SLOT, 0)).do(WOUND, 2))
    assert asked(t) == ASK_TARGETS
    choose(t, take(rocks[0]))
    choose(t, take(rocks[2]))
    assert [t.wounds[card] for card in rocks] == [3, 0, 3]


def test_no_more_is_demanded_than_there_is():
    t = table()
    field(t, "plain")
    resolve(t, Script().select(FIELD, OPPONENTS).choose(3, 3).do(DESTROY))
    assert names(t, GRAVE, 1) == ["plain"]


def test_a_choice_among_nothing_is_not_asked():
    t = table()
    resolve(t, Script().select(FIELD, OPPONENTS).choose(1, 1).do(DESTROY).do_player(GAIN, 1))
    assert asked(t) == ASK_MAIN
    assert t.points == [1, 0]


def test_bounds_may_be_the_amount():
    t = table()
    field(t, "plain", "plain", "plain", "plain")
    two = Script().let_amount(number(2)).select(FIELD, OPPONENTS).op(PICK, NOBODY, AT_HAND, AT_HAND, BY_YOU).do(DESTROY)
    resolve(t, two)
    assert option(DONE) not in legal(t)
    choose(t, legal(t)[0])
    assert option(DONE) not in legal(t)
    choose(t, legal(t)[0])
    assert asked(t) == ASK_MAIN
    assert len(t.cards(GRAVE, 1)) == 2


def test_a_choice_within_a_total_counts_the_fact_of_each_card():
    t = table([Card("small", cost=1), Card("big", cost=4), Card("huge", cost=9)])
    small, big, huge = field(t, "small", "big", "huge")
    resolve(t, Script().select(FIELD, OPPONENTS).let_amount(number(5)).op(WITHIN, COST).choose(0, 3).do(DESTROY))
    assert legal(t) == [take(small), take(big), option(DONE)]
    choose(t, take(small))
    assert legal(t) == [take(big), option(DONE)]
    choose(t, take(big))
    assert sorted(names(t, GRAVE, 1)) == ["big", "small"]
    assert t.on_field(huge)


def test_a_total_limits_only_the_next_choice():
    t = table([Card("big", cost=4)])
    first, second = field(t, "big", "big")
    code = (
        Script()
        .select(FIELD, OPPONENTS)
        .let_amount(number(0))
        .op(WITHIN, COST)
        .choose(0, 2)
        .select(FIELD, OPPONENTS)
        .choose(1, 1)
    )
    resolve(t, code.do(DESTROY))
    assert legal(t) == [take(first), take(second)]


def test_a_total_may_be_the_amount_and_none_at_all():
    t = table([Card("big", cost=4)])
    field(t, "big", "big")
    resolve(t, Script().let_amount(number(-1)).select(FIELD, OPPONENTS).op(WITHIN, COST).choose(0, 2).do(DESTROY))
    assert asked(t) == ASK_MAIN
    assert names(t, GRAVE, 1) == []


def test_the_set_can_be_put_in_order():
    t = table()
    cards = field(t, "plain", "plain", "plain")
    code = Script().select(FIELD, OPPONENTS).op(ARRANGE, BY_YOU).each_card().do(DESTROY).end()
    resolve(t, code)
    assert asked(t) == ASK_ORDER
    choose(t, take(cards[2]))
    choose(t, take(cards[0]))
    assert t.cards(GRAVE, 1) == [cards[2], cards[0], cards[1]]


def test_a_number_can_be_divided_among_the_set():
    t = table([ROCK])
    rocks = field(t, "rock", "rock", "rock")
    resolve(t, Script().select(FIELD, OPPONENTS).let_amount(number(5)).op(SHARE_OUT, 0, BY_YOU).op(DO_SHARES, WOUND))
    assert asked(t) == ASK_SHARES
    choose(t, option(AMOUNT, 4))
    choose(t, option(AMOUNT, 0))
    assert [t.wounds[card] for card in rocks] == [4, 0, 1]


def test_everybody_gets_their_least_share():
    t = table([ROCK])
    field(t, "rock", "rock", "rock")
    resolve(t, Script().select(FIELD, OPPONENTS).let_amount(number(5)).op(SHARE_OUT, 1, BY_YOU).op(DO_SHARES, WOUND))
    assert legal(t) == [option(AMOUNT, share) for share in (1, 2, 3)]


def test_what_is_too_little_for_everybody_is_still_divided():
    t = table([ROCK])
    rocks = field(t, "rock", "rock", "rock")
    resolve(t, Script().select(FIELD, OPPONENTS).let_amount(number(2)).op(SHARE_OUT, 1, BY_YOU).op(DO_SHARES, WOUND))
    choose(t, option(AMOUNT, 0))
    choose(t, option(AMOUNT, 2))
    assert [t.wounds[card] for card in rocks] == [0, 2, 0]


def test_a_player_names_a_number():
    t = table()
    resolve(t, Script().let_amount(number(4)).op(NAME_AMOUNT, 1, BY_YOU).do_player_much(GAIN, AT_HAND))
    assert (asked(t), legal(t)) == (ASK_AMOUNT, [option(AMOUNT, number) for number in (1, 2, 3, 4)])
    choose(t, option(AMOUNT, 3))
    assert t.points == [3, 0]


def test_the_number_to_be_named_may_be_bounded_by_the_amount():
    t = table()
    resolve(t, Script().let_amount(number(2)).op(NAME_AMOUNT, 0, BY_YOU).do_player_much(GAIN, AT_HAND))
    assert legal(t) == [option(AMOUNT, number) for number in (0, 1, 2)]


def test_each_opponent_chooses_in_turn_order():
    t = table(seats=4)
    for seat in range(4):
        field(t, "plain", "plain", seat=seat)
    code = Script().each_player(OPPONENTS).select(FIELD, THAT_PLAYERS).choose(1, 1, BY_THAT_PLAYER).do(DESTROY).end()
    t.active = 2
    resolve(t, code, seat=0)
    order = []
    while asked(t) == ASK_TARGETS:
        order += deciding(t)
        choose(t, legal(t)[0])
    assert order == [2, 3, 1]
    assert [len(t.cards(FIELD, seat)) for seat in range(4)] == [2, 1, 1, 1]


def test_later_ones_see_what_earlier_ones_chose():
    t = table(seats=4)
    cards = field(t, "plain", "plain", "plain", seat=0)
    code = Script().each_player(OPPONENTS).select(FIELD, YOURS).choose(1, 1, BY_THAT_PLAYER).do(DESTROY).end()
    resolve(t, code)
    assert legal(t) == [take(card) for card in cards]
    choose(t, take(cards[1]))
    assert deciding(t) == [2]
    assert legal(t) == [take(cards[0]), take(cards[2])]
    choose(t, take(cards[0]))
    assert t.cards(GRAVE, 0) == [cards[1], cards[0], cards[2]], "the third one has no choice left"


def test_the_player_at_hand_is_the_one_of_the_round_and_afterwards_you_again():
    t = table(seats=3)
    resolve(t, Script().each_player(OPPONENTS).do_player(GAIN, 2).end().do_player(GAIN, 7))
    assert t.points == [7, 2, 2]


def test_each_card_of_the_set_in_turn():
    t = table([ROCK])
    rocks = field(t, "rock", "plain", "rock")
    resolve(t, Script().select(FIELD, OPPONENTS).each_card().let_amount(total(POWER)).do_much(WOUND, AT_HAND).end())
    assert [t.wounds[card] for card in rocks] == [0, 2, 0]


def test_loops_nest():
    t = table([ROCK], seats=3)
    rocks = [put(t, "rock", seat) for seat in (1, 1, 2)]
    code = Script().each_player(OPPONENTS).select(FIELD, THAT_PLAYERS).each_card().do(WOUND, 1).do_player(GAIN, 1)
    resolve(t, code.end().do_player(GAIN, 10).end().do_player(GAIN, 3))
    assert [t.wounds[card] for card in rocks] == [1, 1, 1]
    assert t.points == [3, 12, 11]


def test_a_loop_of_players_inside_a_loop_of_players():
    t = table(seats=3)
    code = Script().each_player(OPPONENTS).each_player(ANYONES).do_player(GAIN, 1).end().do_player(GAIN, 5).end()
    resolve(t, code.do_player(GAIN, 2))
    assert t.points == [4, 7, 7]


def test_a_loop_over_nothing_is_passed_over():
    t = table()
    resolve(t, Script().select(FIELD, OPPONENTS).each_card().do_player(GAIN, 1).end().do_player(GAIN, 2))
    assert t.points == [2, 0]


def test_a_loop_may_ask_in_every_round():
    t = table([ROCK])
    rocks = field(t, "rock", "rock")
    resolve(t, Script().select(FIELD, OPPONENTS).each_card().may().do(WOUND, 1).end().end())
    choose(t, option(NO))
    choose(t, option(YES))
    assert [t.wounds[card] for card in rocks] == [0, 1]


def test_the_table_itself_can_be_meant():
    t = table()
    card = put(t, "plain", NOBODY)
    resolve(t, Script().each_player(THE_TABLES).select(FIELD, THAT_PLAYERS).choose(1, 1, BY_THAT_PLAYER).do(MARK).end())
    assert t.flags[card] == 0, "the table chooses nothing"
    resolve(t, Script().select(FIELD, THE_TABLES).do(MARK))
    assert t.flags[card] != 0


def test_a_program_without_an_end_is_reported():
    t = table()
    with pytest.raises(RuntimeError, match="no end"):
        resolve(t, Script().let_amount(number(1)).op(JUMP, 0))


def test_discarding_by_the_players_own_choice_stays_their_secret_until_it_happens():
    t = table()
    hand = [put(t, "plain", 1, HAND), put(t, "plain", 1, HAND)]
    code = Script().each_player(OPPONENTS).select(HAND, THAT_PLAYERS).choose(1, 1, BY_THAT_PLAYER).do(DISCARD).end()
    resolve(t, code)
    assert (legal(t, 0), legal(t, 1)) == ([], [take(hand[0]), take(hand[1])])
    choose(t, take(hand[1]), 1)
    assert t.cards(GRAVE, 1) == [hand[1]]
