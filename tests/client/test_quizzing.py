"""What would-be judges are asked: every answer is what the game itself comes to, and every question is well put."""

from __future__ import annotations

import pytest

from mazo.client.quizzing import played_out, question_named, untrue
from mazo.errors import BadConfig
from mazo.games import NAMES, kind
from mazo.texts.quizzes import Question

ALL = [(name, question) for name in NAMES for question in kind(name).questions]
each = pytest.mark.parametrize(("name", "question"), [pytest.param(*one, id=f"{one[0]}-{one[1].name}") for one in ALL])
ENOUGH = 25


@each
def test_an_answer_is_what_the_game_comes_to(name: str, question: Question) -> None:
    assert untrue(kind(name), question) == []
    assert question.refused or question.allowed or question.then or question.scores or question.winner >= 0


@each
def test_a_question_has_one_right_choice_rules_and_both_languages(name: str, question: Question) -> None:
    assert [choice.right for choice in question.choices].count(True) == 1
    assert len({choice.en for choice in question.choices}) == len(question.choices) >= 3
    assert question.rules
    assert question.ask.en.endswith("?")
    assert question.ask.es.count("¿") == question.ask.es.count("?") > 0
    for words in (*(choice.wording for choice in question.choices), question.because):
        assert words.en.endswith(".")
        assert words.es.endswith(".")


@pytest.mark.parametrize("name", ["lorcana", "myl", "ortus"])
def test_a_quiz_has_enough_questions_of_several_topics_and_the_right_choice_is_anywhere(name: str) -> None:
    questions = kind(name).questions
    assert len({question.name for question in questions}) == len(questions) >= ENOUGH
    assert len({question.topic for question in questions}) >= 5
    assert {question.right for question in questions} == {0, 1, 2}


def test_what_is_refused_is_told_last_with_its_rule() -> None:
    lorcana = kind("lorcana")
    out = played_out(lorcana, question_named(lorcana, "evasive"))
    assert out.refusal is not None
    assert "8.6.1" in out.told("es")[-1]


def test_an_answer_that_is_not_so_is_found_out() -> None:
    lorcana = kind("lorcana")
    allowed = question_named(lorcana, "ward-challenge")
    wrong = Question(**{**{name: getattr(allowed, name) for name in allowed.__struct_fields__}, "winner": 0})
    assert untrue(lorcana, wrong) != []


def test_a_question_that_is_not_there_is_told() -> None:
    with pytest.raises(BadConfig, match="no question 'nobody'"):
        question_named(kind("ortus"), "nobody")
