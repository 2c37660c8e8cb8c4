"""Lessons for the page: which there are, and how far a learner comes with what has been done. Nothing is kept here."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.client.lessons import Answer, Walk
from mazo.client.schooling import founding, lesson_named, met, taught
from mazo.games.kind import GameKind
from mazo.protocol.session import Session
from mazo.server.complaints import Fault
from mazo.texts.lang import Lang
from mazo.texts.lessons import Lesson, Step
from mazo.texts.rulebook import Rule

MOST_DEEDS: Final = 100
LONGEST_DEED: Final = 200
QUESTIONS: Final = ("why", "preview", "rule")
"""Requests of the protocol that change nothing."""


class RuleFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule as it stands beside a lesson."""

    number: str
    title: str
    summary: str = ""


class LessonFacts(msgspec.Struct, frozen=True):
    """A lesson as it stands in a list."""

    name: str
    title: str
    about: str
    chapter: str
    steps: int
    first: bool
    rules: tuple[str, ...]


class School(msgspec.Struct, frozen=True):
    """The lessons of one game, and the rules of its founding documents that they lead to."""

    game: str
    title: str
    lessons: tuple[LessonFacts, ...]
    rules: tuple[RuleFacts, ...]


class AskWalk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a learner has done in a lesson, and what they try now, if anything."""

    deeds: tuple[str, ...] = ()
    tried: str = ""
    asked: str = ""
    """A line of the protocol that only asks the table something: why not, what would come of it, a rule."""


class StepFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open step: what is said, what is shown, and whether something is to be done."""

    n: int
    all: int
    say: str
    rules: tuple[RuleFacts, ...]
    show: tuple[str, ...] = ()
    acts: bool = False
    wanted: str = ""
    """What is meant, for whoever asks for a hint."""


class QuestionFacts(msgspec.Struct, frozen=True):
    """The question at the end."""

    ask: str
    choices: tuple[str, ...]
    rules: tuple[RuleFacts, ...]


class AnswerFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of what was tried."""

    came: str
    text: str = ""
    rule: str = ""


class Walked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a learner stands: what has led there, the table, the open step or question."""

    lesson: LessonFacts
    deeds: tuple[str, ...]
    lines: tuple[str, ...]
    """The table as the learner's seat is told of it, in lines of the protocol."""
    replies: tuple[str, ...] = ()
    """What the table answers to what it was asked."""
    step: StepFacts | None = None
    question: QuestionFacts | None = None
    answer: AnswerFacts | None = None
    over: bool = False


def schools(lang: Lang) -> tuple[School, ...]:
    """Every game that can be learnt."""
    return tuple(
        School(
            kind.name,
            kind.title,
            tuple(facts(kind, lesson, lang) for lesson in kind.lessons),
            tuple(rule_facts(kind, rule, "", lang) for rule in founding(kind) if rule.code in met(kind.lessons)),
        )
        for kind in taught()
    )


def check_length(asked: AskWalk) -> None:
    """Refuse what is longer than anything that is done in a lesson or a puzzle."""
    if len(asked.deeds) > MOST_DEEDS or any(
        len(deed) > LONGEST_DEED for deed in (*asked.deeds, asked.tried, asked.asked)
    ):
        raise Fault(422, "deeds", "That is longer than any lesson.", "Eso es más largo que cualquier lección.")


def replies_of(session: Session, asked: AskWalk) -> tuple[str, ...]:
    """What the table answers to a question that changes nothing."""
    return tuple(session.receive(asked.asked)) if asked.asked.partition(" ")[0] in QUESTIONS else ()


def walked(kind: GameKind, name: str, asked: AskWalk, lang: Lang) -> Walked:
    """How far a learner comes: the deeds are done again, then what is tried."""
    check_length(asked)
    lesson = lesson_named(kind, name)
    walk = Walk(kind, lesson, asked.deeds)
    tried = walk.take(asked.tried) if asked.tried else None
    session = Session(walk.game, lesson.seat, lang)
    lines = tuple(session.news())
    return Walked(
        lesson=facts(kind, lesson, lang),
        deeds=tuple(walk.deeds),
        lines=lines,
        replies=replies_of(session, asked),
        step=None if walk.step is None else _step(walk, walk.step, lang),
        question=_question(walk, lang),
        answer=None if tried is None else _answer(tried, lang),
        over=walk.over,
    )


def facts(kind: GameKind, lesson: Lesson, lang: Lang) -> LessonFacts:
    """A lesson as it stands in a list."""
    edition = lesson.edition or kind.book.default_edition
    return LessonFacts(
        lesson.name,
        lesson.title.text(lang),
        lesson.about.text(lang),
        lesson.chapter.text(lang),
        len(lesson.steps),
        lesson.first,
        tuple(rule.number(edition) for rule in lesson.rules),
    )


def _step(walk: Walk, step: Step, lang: Lang) -> StepFacts:
    wanted = step.do[0] if step.do else step.refused
    return StepFacts(
        n=walk.at + 1,
        all=len(walk.lesson.steps),
        say=step.say.text(lang),
        rules=_rules(walk, step.rules, lang),
        show=step.show,
        acts=bool(wanted),
        wanted=walk.spoken(wanted, lang) if wanted else "",
    )


def _question(walk: Walk, lang: Lang) -> QuestionFacts | None:
    question = walk.question
    if question is None:
        return None
    choices = tuple(choice.text.text(lang) for choice in question.choices)
    return QuestionFacts(question.ask.text(lang), choices, _rules(walk, question.rules, lang))


def _answer(answer: Answer, lang: Lang) -> AnswerFacts:
    return AnswerFacts(answer.came, answer.text.text(lang), answer.refusal.number if answer.refusal else "")


def _rules(walk: Walk, numbers: tuple[str, ...], lang: Lang) -> tuple[RuleFacts, ...]:
    book, edition = walk.kind.book, walk.lesson.edition
    return tuple(rule_facts(walk.kind, book.by_number(number, edition), edition, lang) for number in numbers)


def rule_facts(kind: GameKind, rule: Rule, edition: str, lang: Lang) -> RuleFacts:
    """A rule as it stands beside a table, by its number in the edition that is played there."""
    edition = edition or kind.book.default_edition
    number = rule.number(edition) or next(iter(rule.numbers.values()), "")
    return RuleFacts(number, rule.heading(lang), rule.summary(lang, edition))
