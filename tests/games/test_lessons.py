"""What every lesson of every game keeps: what it asks for can be done, by the rules that it names."""

import pytest

from mazo.client.lessons import NEXT, Walk
from mazo.client.schooling import founding, met, taught
from mazo.games.kind import GameKind
from mazo.texts.lessons import Lesson

LESSONS = [pytest.param(kind, lesson, id=f"{kind.name}-{lesson.name}") for kind in taught() for lesson in kind.lessons]


def wanted(walk: Walk) -> list[str]:
    """What may be done at the open step to go on."""
    step = walk.step
    assert step is not None
    if step.refused:
        return [step.refused]
    found = list(step.do)
    for at, text in enumerate(found):
        if text.endswith("*"):
            legal = (action.text for action in walk.game.legal(walk.lesson.seat))
            found[at] = next(action for action in legal if action.startswith(text[:-1]))
    return found or [NEXT]


@pytest.mark.parametrize(("kind", "lesson"), LESSONS)
def test_every_step_can_be_done_by_the_rules_that_it_names(kind: GameKind, lesson: Lesson):
    walk = Walk(kind, lesson)
    while walk.step is not None:
        step, before, asked = walk.step, len(walk.game.log_rows()), walk.game.question(lesson.seat)
        deeds = wanted(walk)
        for deed in deeds[1:]:
            assert Walk(kind, lesson, [*walk.deeds, deed]).at == walk.at + 1
        answer = walk.take(deeds[0])
        assert answer.on, (walk.at, answer)
        if step.do or step.refused:
            shown = {event.rule for event in walk.game.events[before:]} | {asked.rule if asked else 0}
            shown |= {answer.refusal.rule} if answer.refusal else set()
            named = {kind.book.by_number(number, lesson.edition).code for number in step.rules}
            assert named & shown, (walk.at, step.rules, sorted(map(kind.book.cite, shown & set(codes(kind)))))


def codes(kind: GameKind) -> list[int]:
    return [rule.code for rule in kind.book]


@pytest.mark.parametrize(("kind", "lesson"), LESSONS)
def test_what_nobody_understands_changes_nothing(kind: GameKind, lesson: Lesson):
    walk = Walk(kind, lesson)
    while walk.step is not None and not walk.step.do:
        walk.take(wanted(walk)[0])
    if walk.step is not None:
        before = walk.game.hash
        assert not walk.take("nonsense that nobody understands").on
        assert walk.game.hash == before


@pytest.mark.parametrize(("kind", "lesson"), LESSONS)
def test_exactly_the_right_answer_ends_it(kind: GameKind, lesson: Lesson):
    walk = Walk(kind, lesson)
    while walk.step is not None:
        walk.take(wanted(walk)[0])
    if lesson.question is None:
        assert lesson.first
        return
    right = [n for n, choice in enumerate(lesson.question.choices, 1) if choice.right]
    for n, choice in enumerate(lesson.question.choices, 1):
        if n not in right:
            assert not walk.take(str(n)).on
            assert choice.because.en, "a wrong answer says why"
    assert walk.take(str(right[0])).came == "right"
    assert walk.over


@pytest.mark.parametrize(("kind", "lesson"), LESSONS)
def test_everything_is_said_in_both_languages(kind: GameKind, lesson: Lesson):
    said = [lesson.title, lesson.about, lesson.chapter, *(step.say for step in lesson.steps)]
    if lesson.question is not None:
        said += [lesson.question.ask, lesson.question.because, *(one.text for one in lesson.question.choices)]
    assert all(one.en and one.es for one in said)
    optional = [step.nudge for step in lesson.steps]
    optional += [one.because for one in lesson.question.choices] if lesson.question else []
    assert all(bool(one.en) == bool(one.es) for one in optional)


@pytest.mark.parametrize("kind", taught(), ids=lambda kind: kind.name)
def test_every_rule_of_the_founding_documents_is_reached_by_a_lesson(kind: GameKind):
    known = met(kind.lessons)
    assert [kind.book.cite(rule.code) for rule in founding(kind) if rule.code not in known] == []


@pytest.mark.parametrize("kind", taught(), ids=lambda kind: kind.name)
def test_one_guided_game_of_six_to_eight_steps_begins_them(kind: GameKind):
    first = [lesson for lesson in kind.lessons if lesson.first]
    assert first == list(kind.lessons[:1])
    assert 6 <= len(first[0].steps) <= 8


def test_names_of_lessons_are_their_own():
    for kind in taught():
        names = [lesson.name for lesson in kind.lessons]
        assert len(names) == len(set(names))
