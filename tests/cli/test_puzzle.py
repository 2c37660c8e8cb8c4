"""`mazo puzzle` and `mazo quiz`: the same puzzles and questions as on the page, at the terminal."""

from __future__ import annotations

import pytest

from mazo.games import kind
from mazo.mining.collection import puzzles
from tests.cli.run import mazo

FIRST = puzzles("lorcana")[0]
OWN = [step.do for step in FIRST.solution if step.by == FIRST.seat]


def test_puzzles_are_listed_with_their_levels():
    out = mazo("puzzle", "lorcana", "--lang", "es").out
    assert "nivel 1" in out
    assert "mazo puzzle lorcana 1" in out


def test_a_level_lays_out_its_first_puzzle():
    assert "Win this turn" in mazo("puzzle", "lorcana", "--level", "1", "--lang", "en", typed=["quit"]).out
    assert "No puzzle of that level" in mazo("puzzle", "lorcana", "--level", "9", "--lang", "en").out


@pytest.mark.parametrize(("lang", "solved"), [("en", "Solved!"), ("es", "¡Resuelto!")])
def test_the_solution_solves_it(lang, solved):
    assert solved in mazo("puzzle", "lorcana", "1", "--lang", lang, typed=OWN).out


def test_a_turn_that_ends_without_the_win_begins_again_with_enter():
    out = mazo("puzzle", "lorcana", "1", "--lang", "en", typed=["end", "", *OWN]).out
    assert "The turn is over without the win." in out
    assert "Solved!" in out


def test_a_hint_and_the_solution_are_told_and_what_is_unclear_stays_so():
    out = mazo("puzzle", "lorcana", "1", "--lang", "en", typed=["hint", "solution", "abracadabra", "quit"]).out
    assert "Try: " in out
    assert "The solution:" in out
    assert "Solved!" not in out


def test_a_puzzle_that_there_is_not_is_refused():
    assert "There is no puzzle" in mazo("puzzle", "lorcana", "nothing", "--lang", "en").complaint


def test_a_quiz_says_whether_an_answer_is_right_and_why():
    first = kind("lorcana").questions[0]
    wrong = 1 + (first.right + 1) % len(first.choices)
    out = mazo("quiz", "lorcana", "--lang", "en", typed=["99", str(wrong), "", "", "quit"]).out
    assert "There is no answer of that number" in out
    assert f"No: it is {first.right + 1}." in out
    assert first.rules[0].number(kind("lorcana").editions[0]) in out
    assert "0 of one question right." in out


def test_a_right_answer_counts_in_spanish_too():
    right = str(kind("lorcana").questions[0].right + 1)
    assert "1 de una pregunta bien." in mazo("quiz", "lorcana", "--lang", "es", typed=[right]).out


def test_without_a_game_every_quiz_is_listed():
    out = mazo("quiz", "--lang", "en").out
    assert "mazo quiz lorcana" in out
    assert "--topic" in out
