"""A walk through a lesson: what leads on, what does not, and that it is a function of what was done."""

import pytest

from mazo.client.lessons import Walk
from mazo.client.schooling import Progress, following, lesson_named
from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.texts.lessons import BadLesson, _lesson

KIND = kind_named("lorcana")
FIRST = lesson_named(KIND, "first-game")


def at_the_ink() -> Walk:
    return Walk(KIND, FIRST, ["next"])


def test_what_is_asked_for_leads_on_however_it_is_written():
    for text in ("ink Elsa - Queen Regent", "entintar elsa", "INK ELSA"):
        walk = at_the_ink()
        assert walk.take(text).came == "done"
        assert walk.at == 2


def test_what_may_be_done_but_is_not_meant_here_is_told_and_not_done():
    walk = at_the_ink()
    before = walk.game.hash
    answer = walk.take("quest Aurora")
    assert (answer.came, walk.at, walk.game.hash) == ("other", 1, before)
    assert answer.text.es.startswith("Eso se puede hacer")


def test_what_the_rules_refuse_is_answered_with_the_rule():
    walk = at_the_ink()
    answer = walk.take("challenge Aurora -> Aurora")
    assert answer.came in ("refused", "unclear")
    answer = walk.take("play Mickey")
    assert answer.came == "refused"
    assert answer.refusal is not None
    assert answer.refusal.number


def test_a_step_about_a_refusal_wants_just_that_refusal():
    walk = at_the_ink()
    walk.take("ink Elsa")
    walk.take("play Mickey")
    assert walk.take("quest Aurora").came == "other"
    assert walk.take("play Stitch").came == "refused"
    answer = walk.take("quest Mickey")
    assert answer.came == "done"
    assert answer.refusal is not None


def test_the_same_deeds_lead_to_the_same_place():
    walk = at_the_ink()
    walk.take("quest Aurora")
    walk.take("ink Elsa")
    again = Walk(KIND, FIRST, walk.deeds)
    assert (again.at, again.game.hash) == (walk.at, walk.game.hash)


def test_finished_lessons_are_kept(tmp_path):
    Progress(tmp_path).finish(KIND, FIRST)
    assert Progress(tmp_path).finished(KIND) == [FIRST]
    (tmp_path / "lessons.json").write_text("nonsense")
    assert Progress(tmp_path).finished(KIND) == []


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(BadConfig, match="first-game"):
        lesson_named(KIND, "nothing")


def test_lessons_follow_one_another():
    assert following(KIND, KIND.lessons[-1]) is None


def test_a_lesson_without_a_table_is_refused():
    text = "title.en = 'a'\nabout.en = 'a'\nchapter.en = 'a'\n[[step]]\nsay.en = 'a'\n"
    with pytest.raises(BadLesson, match="either with a new game or with a position"):
        _lesson("odd", text, KIND.book)


def test_a_field_that_nobody_knows_is_refused():
    with pytest.raises(BadLesson, match="odd"):
        _lesson("odd", "wrong = 1", KIND.book)
