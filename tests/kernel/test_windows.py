"""Answers to answers: windows nest on the stack, and the innermost resolves first."""

import pytest

from mazo.kernel.codes import option
from mazo.kernel.loop import deciding, legal, run
from mazo.kernel.zones import move
from tests.kernel.cards import Card
from tests.kernel.play import answer, asked, names, passes, play, put, table
from tests.kernel.script import THAT, Script
from tests.kernel.toy import Toy
from tests.kernel.words import (
    ANNUL,
    ANSWER,
    ASK_MAIN,
    ASK_WINDOW,
    CHAIN,
    DO_ANSWER,
    DO_PASS,
    FIELD,
    GAIN,
    GRAVE,
    HAND,
    PLAY_FRAME,
    SPELL,
)

NO = Card("no", ANSWER, code=Script().take(THAT).do(ANNUL))
CHEER = Card("cheer", ANSWER, code=Script().do_player(GAIN, 3))
PRAISE = Card("praise", SPELL, code=Script().do_player(GAIN, 1))


@pytest.fixture(name="duel")
def a_duel() -> Toy:
    """Seat 0 has a unit, a spell and an answer; seat 1 has two answers."""
    t = table([NO, CHEER, PRAISE], windows=True)
    for name, seat in [("plain", 0), ("no", 0), ("praise", 0), ("no", 1), ("no", 1), ("cheer", 1)]:
        put(t, name, seat, HAND)
    run(t)
    return t


def hand(t: Toy, seat: int, name: str) -> int:
    """The first card of that name in a hand."""
    return next(card for card in t.cards(HAND, seat) if t.name(card) == name)


def test_a_card_that_nobody_answers_resolves(duel):
    play(duel, hand(duel, 0, "plain"))
    passes(duel, 1, 0)
    assert names(duel, FIELD, 0) == ["plain"]


def test_an_answer_annuls_the_card(duel):
    play(duel, hand(duel, 0, "plain"))
    answer(duel, 1, hand(duel, 1, "no"))
    passes(duel, 0, 1)  # the window of the answer
    passes(duel, 0, 1)  # and once more that of the card
    assert names(duel, FIELD, 0) == []
    assert names(duel, GRAVE, 0) == ["plain"]
    assert names(duel, GRAVE, 1) == ["no"]


def test_an_answer_that_annuls_the_answer_saves_the_card(duel):
    play(duel, hand(duel, 0, "plain"))
    answer(duel, 1, hand(duel, 1, "no"))
    answer(duel, 0, hand(duel, 0, "no"))
    passes(duel, 1, 0)  # the window of the second answer: it annuls the first
    passes(duel, 1, 0)  # that of the first answer, which no longer does anything
    passes(duel, 0, 1)  # that of the card
    assert names(duel, FIELD, 0) == ["plain"]
    assert names(duel, GRAVE, 0) == ["no"]
    assert names(duel, GRAVE, 1) == ["no"]


def test_a_third_answer_annuls_the_second_so_that_the_first_works_after_all(duel):
    play(duel, hand(duel, 0, "plain"))
    answer(duel, 1, hand(duel, 1, "no"))
    answer(duel, 0, hand(duel, 0, "no"))
    answer(duel, 1, hand(duel, 1, "no"))
    while asked(duel) == ASK_WINDOW:
        passes(duel, *deciding(duel))
    assert names(duel, FIELD, 0) == []
    assert names(duel, GRAVE, 0) == ["no", "plain"]


def test_the_innermost_answer_resolves_first(duel):
    play(duel, hand(duel, 0, "praise"))
    answer(duel, 1, hand(duel, 1, "cheer"))
    passes(duel, 0, 1)
    assert duel.points == [0, 3], "the answer has resolved, the spell still waits"
    passes(duel, 0, 1)
    assert duel.points == [1, 3]


def test_every_play_under_way_is_one_frame_of_the_stack(duel):
    play(duel, hand(duel, 0, "plain"))
    answer(duel, 1, hand(duel, 1, "no"))
    answer(duel, 0, hand(duel, 0, "no"))
    plays = [duel.name(frame.source) for frame in duel.stack if frame.kind == PLAY_FRAME]
    assert plays == ["plain", "no", "no"]
    assert names(duel, CHAIN, 0) == ["plain", "no"]


def test_a_window_asks_also_who_holds_no_answer(duel):
    for card in duel.cards(HAND, 1)[:]:
        move(duel, card, duel.place_of(GRAVE, 1))
    play(duel, hand(duel, 0, "plain"))
    assert deciding(duel) == [1]
    assert legal(duel) == [option(DO_PASS)], "a pause must not tell who can answer"


def test_an_answer_cannot_be_played_as_a_turn_action(duel):
    assert asked(duel) == ASK_MAIN
    assert option(DO_ANSWER, hand(duel, 0, "no")) not in legal(duel)


def test_priority_goes_round_the_whole_table():
    t = table([NO, CHEER], seats=4, windows=True)
    put(t, "plain", 0, HAND)
    put(t, "cheer", 2, HAND)
    run(t)
    play(t, hand(t, 0, "plain"))
    passes(t, 1)
    answer(t, 2, hand(t, 2, "cheer"))
    passes(t, 3, 0, 1, 2)  # the window of the answer
    assert t.points == [0, 0, 3, 0]
    passes(t, 3, 0, 1, 2)  # the first window is open again for everybody
    assert names(t, FIELD, 0) == ["plain"]
