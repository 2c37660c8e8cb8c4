"""Puzzles and the quiz on the plain page: forms alone, the same data as everywhere."""

from __future__ import annotations

import pytest

from mazo.games import kind
from mazo.mining.collection import puzzles
from mazo.server.plain.markup import Fields
from mazo.server.plain.puzzling import puzzle_page, puzzles_of, quiz_page, quizzes_of

LORCANA = kind("lorcana")
FIRST = puzzles("lorcana")[0]
OWN = [step.do for step in FIRST.solution if step.by == FIRST.seat]


def done(*deeds: str, line: str = "") -> Fields:
    """A form with what has been done, and something to try."""
    return Fields({"deeds": ["\n".join(f"{FIRST.seat + 1}: {deed}" for deed in deeds)], "line": [line]})


@pytest.mark.parametrize(("lang", "word"), [("en", "Puzzle 1, level"), ("es", "Puzle 1, nivel")])
def test_every_puzzle_is_listed(lang, word):
    shown = puzzles_of(lang)
    assert word in shown
    assert f"/plain/puzzles/lorcana/{FIRST.id}?lang={lang}" in shown


def test_the_last_deed_of_the_solution_solves_it():
    shown = puzzle_page(LORCANA, FIRST.id, done(*OWN[:-1], line=OWN[-1]), "es")
    assert "¡Resuelto!" in shown
    assert "<form" not in shown


def test_a_turn_that_ends_fails_and_begins_again():
    shown = puzzle_page(LORCANA, FIRST.id, done(line="end"), "en")
    assert "The turn is over without the win." in shown
    assert "Again from the beginning" in shown


def test_what_can_not_be_done_is_told_and_what_is_done_stays_in_the_form():
    shown = puzzle_page(LORCANA, FIRST.id, done(line="<b>nonsense"), "en")
    assert 'role="alert"' in shown
    assert "<b>nonsense" not in shown
    assert "<form" in shown


def test_a_question_is_asked_and_answered_with_its_rules():
    first = LORCANA.questions[0]
    asked = quiz_page(LORCANA, "", Fields({}), "en")
    assert all(f'value="{n}"' in asked for n in range(len(first.choices)))
    wrong = (first.right + 1) % len(first.choices)
    answered = quiz_page(LORCANA, first.name, Fields({"deed": [str(wrong)]}), "es")
    assert "No: es «" in answered
    assert first.rules[0].number(LORCANA.editions[0]) in answered
    assert "Disney Lorcana" in quizzes_of("en")
