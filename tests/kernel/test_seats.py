"""A player who leaves in the middle of somebody's decision."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazo.abilities.machine.program import (
    ANYONES,
    BY_THAT_PLAYER,
    BY_YOU,
    DO_SHARES,
    NAME_AMOUNT,
    OPPONENTS,
    SHARE_OUT,
    THAT_PLAYERS,
    WITHIN,
)
from mazo.kernel.choices import ask
from mazo.kernel.codes import NOBODY, REPLACE, RUN, SEAT, first_of, option
from mazo.kernel.effects import add_effect
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.gate import ASK_REPLACEMENT
from mazo.kernel.loop import choice_of, deciding, legal, run
from mazo.kernel.rng import Dice
from mazo.kernel.seats import leave, remove
from tests.kernel.cards import Card, always, when
from tests.kernel.mixed import random_game
from tests.kernel.play import answer, asked, befall, choose, names, passes, play, play_on, put, resolve, table, take
from tests.kernel.script import THAT, Script, number
from tests.kernel.toy import Toy
from tests.kernel.words import (
    ANNUL,
    ANSWER,
    ASK_MAIN,
    AWAY,
    BANISH_INSTEAD,
    COST,
    DESTROY,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    PLAY_FRAME,
    RETURN_INSTEAD,
    RULE,
    RULE_LAST,
    SECRET_ROUND,
    SEIZE,
    THIS_TURN,
    TWO_MORE,
    WINDOW,
    WOUND,
)

EACH_OPPONENT_LOSES_ONE = (
    Script().each_player(OPPONENTS).select(FIELD, THAT_PLAYERS).choose(1, 1, BY_THAT_PLAYER).do(DESTROY).end()
)


def four(*cards: Card) -> tuple[Toy, list[list[int]]]:
    """Four players with two plain units each."""
    t = table(cards, seats=4)
    return t, [[put(t, "plain", seat), put(t, "plain", seat)] for seat in range(4)]


def test_who_leaves_on_their_own_turn_hands_it_on():
    t, _ = four()
    run(t)
    leave(t, 0)
    assert (t.active, t.turn, asked(t), deciding(t)) == (1, 2, ASK_MAIN, [1])


def test_who_leaves_while_another_decides_does_not_disturb_the_question():
    t, _ = four()
    run(t)
    leave(t, 2)
    assert (t.active, asked(t), deciding(t)) == (0, ASK_MAIN, [0])


def test_the_cards_of_who_leaves_go_with_them():
    t, units = four()
    run(t)
    leave(t, 2)
    assert [t.zone_kind(card) for card in units[2]] == [AWAY, AWAY]
    assert names(t, FIELD, 2) == []


def test_what_they_had_taken_goes_back():
    t, units = four()
    resolve(t, Script().select(FIELD, OPPONENTS).choose(1, 1).do(SEIZE))
    choose(t, take(units[1][0]))
    leave(t, 0)
    assert t.cards(FIELD, 1) == [units[1][1], units[1][0]]


def test_the_last_player_left_has_won():
    t, _ = four()
    run(t)
    for seat in (1, 3, 0):
        leave(t, seat)
    assert (t.over, t.winner, t.verdict) == (True, 2, RULE_LAST)
    assert deciding(t) == []


def test_in_the_middle_of_their_own_decision_in_their_own_program_the_program_ends():
    t, units = four()
    resolve(t, Script().select(FIELD, OPPONENTS).choose(1, 1).do(DESTROY).do_player(GAIN, 5), seat=1)
    assert deciding(t) == [1]
    leave(t, 1)
    assert (asked(t), deciding(t)) == (ASK_MAIN, [0])
    assert t.points == [0, 0, 0, 0]
    assert all(t.on_field(card) for seat in (0, 2, 3) for card in units[seat])


def test_in_the_middle_of_their_own_decision_in_anothers_program_it_goes_on_without_them():
    t, units = four()
    resolve(t, EACH_OPPONENT_LOSES_ONE)
    assert deciding(t) == [1]
    leave(t, 1)
    assert deciding(t) == [2]
    choose(t, take(units[2][1]))
    choose(t, take(units[3][0]))
    assert [len(t.cards(FIELD, seat)) for seat in range(4)] == [2, 0, 1, 1]


def test_before_their_turn_to_choose_comes_they_are_passed_over():
    count_them = (
        Script()
        .each_player(OPPONENTS)
        .let_amount(number(3))
        .op(NAME_AMOUNT, 0, BY_THAT_PLAYER)
        .do_player(GAIN, 1)
        .end()
    )
    t, _ = four()
    resolve(t, count_them)
    leave(t, 3)
    choose(t, legal(t)[0], 1)
    choose(t, legal(t)[0], 2)
    assert asked(t) == ASK_MAIN
    assert t.points == [0, 1, 1, 0]


def test_in_the_middle_of_several_decisions_of_theirs_none_of_the_others_is_asked_of_them():
    two_numbers = (
        Script()
        .each_player(OPPONENTS)
        .let_amount(number(3))
        .op(NAME_AMOUNT, 0, BY_THAT_PLAYER)
        .let_amount(number(3))
        .op(NAME_AMOUNT, 0, BY_THAT_PLAYER)
        .do_player(GAIN, 1)
        .end()
    )
    t, _ = four()
    resolve(t, two_numbers)
    leave(t, 1)
    assert deciding(t) == [2]


def test_in_the_middle_of_anothers_decision_about_their_cards_those_are_withdrawn():
    t, units = four()
    resolve(t, Script().select(FIELD, OPPONENTS).choose(1, 2).do(DESTROY))
    choose(t, take(units[1][0]))
    leave(t, 1)
    assert deciding(t) == [0]
    assert legal(t) == [take(card) for card in units[2] + units[3]], "begun anew, without the cards that went"


def test_when_nothing_is_left_to_choose_from_the_program_goes_on():
    t = table(seats=3)
    only = [put(t, "plain", 1), put(t, "plain", 1)]
    resolve(t, Script().select(FIELD, OPPONENTS).choose(1, 1).do(DESTROY).do_player(GAIN, 2))
    leave(t, 1)
    assert asked(t) == ASK_MAIN
    assert t.points == [2, 0, 0]
    assert [t.zone_kind(card) for card in only] == [AWAY, AWAY]


def test_a_choice_within_a_total_has_no_dead_end_when_the_cheap_cards_went():
    cheap, dear = Card("cheap", cost=1), Card("dear", cost=3)
    t = table([cheap, dear], seats=3)
    for _ in range(2):
        put(t, "cheap", 1)
        put(t, "dear", 2)
    resolve(t, Script().select(FIELD, OPPONENTS).let_amount(number(3)).op(WITHIN, COST).choose(2, 2).do(DESTROY))
    leave(t, 1)
    assert len(legal(t)) == 2
    choose(t, legal(t)[0])
    assert names(t, GRAVE, 2) == ["dear"]


@pytest.mark.parametrize(("leaver", "shares"), [(1, [0, 0, 4]), (2, [4, 0, 0])])
def test_what_was_to_be_divided_among_their_cards_goes_to_those_that_are_left(leaver, shares):
    t = table([Card("rock", health=9)], seats=3)
    rocks = [put(t, "rock", 1), put(t, "rock", 2), put(t, "rock", 2)]
    if leaver == 2:
        t.owner = [1, 2, 2]
    else:
        t.owner = [1, 1, 2]
    resolve(t, Script().select(FIELD, OPPONENTS).let_amount(number(4)).op(SHARE_OUT, 0, BY_YOU).op(DO_SHARES, WOUND))
    assert deciding(t) == [0]
    leave(t, leaver)
    assert asked(t) == ASK_MAIN, "only one card is left: nothing to decide"
    assert [t.wounds[card] for card in rocks] == shares


def test_a_division_by_the_player_who_left_does_nothing():
    t = table([Card("rock", health=9)], seats=3)
    for _ in range(2):
        put(t, "rock", 2)
    by_opponents = (
        Script().each_player(OPPONENTS).select(FIELD, ANYONES).let_amount(number(4)).op(SHARE_OUT, 0, BY_THAT_PLAYER)
    )
    resolve(t, by_opponents.op(DO_SHARES, WOUND).end())
    assert deciding(t) == [1]
    leave(t, 1)
    assert deciding(t) == [2]
    assert t.wounds == [0, 0]


def test_a_question_for_a_player_no_longer_offers_the_one_who_left():
    t = table(seats=4)
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    choice = Choice(99, RULE, 0)
    choice.items = [option(SEAT, seat) for seat in (1, 2, 3)]
    ask(t, choice)
    leave(t, 2)
    assert legal(t) == [option(SEAT, 1), option(SEAT, 3)]


def test_a_program_that_they_control_ends_although_another_was_asked():
    t, _ = four()
    resolve(t, EACH_OPPONENT_LOSES_ONE, seat=3)
    assert deciding(t) == [0]
    leave(t, 3)
    assert [frame.kind for frame in t.stack if frame.kind == RUN] == []
    assert (asked(t), deciding(t)) == (ASK_MAIN, [0])


def test_an_answer_to_their_card_goes_on_when_they_leave():
    snipe = Card("snipe", ANSWER, code=Script().select(FIELD, OPPONENTS).choose(1, 1).do(DESTROY))
    t = table([snipe], seats=3, windows=True)
    card = put(t, "plain", 0, HAND)
    shot = put(t, "snipe", 1, HAND)
    targets = [put(t, "plain", 2), put(t, "plain", 2), put(t, "plain", 0)]
    run(t)
    play(t, card)
    answer(t, 1, shot)
    passes(t, 2, 0, 1)
    assert deciding(t) == [1]
    leave(t, 0)
    assert [frame.kind for frame in t.stack if frame.kind in (PLAY_FRAME, WINDOW)] == [PLAY_FRAME]
    assert legal(t) == [take(targets[0]), take(targets[1])]
    choose(t, take(targets[1]))
    assert t.zone_kind(targets[1]) == GRAVE
    assert names(t, GRAVE, 1) == ["snipe"]
    assert (asked(t), deciding(t)) == (ASK_MAIN, [1])


def test_their_answer_ends_and_the_card_that_was_answered_resolves():
    no = Card("no", ANSWER, code=Script().take(THAT).do(ANNUL))
    t = table([no], seats=3, windows=True)
    card = put(t, "plain", 0, HAND)
    word = put(t, "no", 1, HAND)
    run(t)
    play(t, card)
    answer(t, 1, word)
    leave(t, 1)
    passes(t, 2, 0)
    assert names(t, FIELD, 0) == ["plain"]


def test_who_was_to_choose_between_replacements_leaves():
    t, units = four()
    for instead in (BANISH_INSTEAD, RETURN_INSTEAD):
        add_effect(t, REPLACE, RULE, 0, NOBODY, units[1][0], DESTROY, instead, THIS_TURN)
    resolve(t, Script().select(FIELD, OPPONENTS).do(DESTROY))
    assert (asked(t), deciding(t)) == (ASK_REPLACEMENT, [1])
    leave(t, 1)
    assert asked(t) == ASK_MAIN
    assert [len(t.cards(GRAVE, seat)) for seat in (2, 3)] == [2, 2], "the others of the batch are destroyed"
    assert [t.zone_kind(card) for card in units[1]] == [AWAY, AWAY]


def test_what_was_about_to_befall_them_no_longer_does():
    t, _ = four()
    for _ in range(2):
        add_effect(t, REPLACE, RULE, 1, NOBODY, NOBODY, GAIN, TWO_MORE, THIS_TURN)
    befall(t, GAIN, seat=1)
    assert (asked(t), deciding(t)) == (ASK_REPLACEMENT, [1])
    leave(t, 1)
    assert (asked(t), t.points) == (ASK_MAIN, [0, 0, 0, 0])


def test_what_they_had_waiting_and_lasting_ends():
    mourner = Card("mourner", gifts=[when(DESTROY, Script().do_player(GAIN, 1)), always(REPLACE, WOUND, 0)])
    t, units = four(mourner)
    put(t, "mourner", 2)
    run(t)
    leave(t, 2)
    assert t.effects == []
    assert sum(len(row) for row in t.listeners) == 0
    assert sum(t.guards) == 0
    assert t.on_field(units[1][0])


def test_a_sealed_round_does_not_wait_for_who_left():
    t = table(seats=3)
    cards = [put(t, "plain", seat, HAND) for seat in range(3)]
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    run(t)
    choose(t, take(cards[0]), 0)
    choose(t, take(cards[1]), 1)
    assert deciding(t) == [2]
    leave(t, 2)
    assert t.cards(FIELD, NOBODY) == cards[:2]
    assert asked(t) == ASK_MAIN


def test_a_sealed_answer_of_who_left_counts_for_nothing():
    t = table(seats=3)
    cards = [put(t, "plain", seat, HAND) for seat in range(3)]
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    run(t)
    choose(t, take(cards[2]), 2)
    leave(t, 2)
    assert deciding(t) == [0, 1]
    choose(t, take(cards[1]), 1)
    choose(t, take(cards[0]), 0)
    assert t.cards(FIELD, NOBODY) == cards[:2]


def test_removing_a_player_opens_a_sealed_round_but_runs_nothing():
    t = table(seats=3)
    cards = [put(t, "plain", seat, HAND) for seat in range(3)]
    t.stack.append(Frame(SECRET_ROUND, RULE, NOBODY))
    run(t)
    choose(t, take(cards[0]), 0)
    choose(t, take(cards[1]), 1)
    remove(t, 2)
    assert t.stack[-1].kind == SECRET_ROUND
    assert t.cards(FIELD, NOBODY) == [], "who removes a player in the middle of a rule goes on with that rule first"


@settings(max_examples=80, deadline=None)
@given(st.integers(2, 6), st.integers(0, 10_000), st.booleans())
def test_whoever_leaves_whenever_the_others_play_on_to_the_end(seats, seed, draft):
    t = random_game(seats, seed, draft)
    dice = Dice(seed + 1)
    for _ in range(2000):
        waited_for = deciding(t)
        if not waited_for:
            break
        assert all(t.alive(seat) for seat in waited_for)
        if dice.below(25) == 0:
            leave(t, t.remaining()[dice.below(len(t.remaining()))])
        else:
            play_on(t, dice, 1)
        assert sorted(card for zone in t.zones for card in zone) == list(range(len(t.kind)))
        assert all(not t.cards(FIELD, seat) and not t.cards(HAND, seat) for seat in range(seats) if not t.alive(seat))
    assert t.over


def test_everybody_but_two_may_leave_in_any_order_and_the_game_goes_on():
    for order in ([0, 1, 2], [2, 1, 0], [1, 3, 0], [3, 0, 2]):
        t, _ = four()
        resolve(t, EACH_OPPONENT_LOSES_ONE)
        for seat in order:
            leave(t, seat)
        assert t.over
        assert [first_of(packed) for packed in legal(t)] == []
        assert choice_of(t, t.winner) is None
