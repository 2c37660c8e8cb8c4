"""The quiz for would-be judges on the page: questions with their tables, and answers played out with their rules."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mazo.client.quizzing import begun, played_out, question_named
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.protocol.session import Session
from mazo.server.lessons import RuleFacts, rule_facts
from mazo.texts.lang import Lang


class QuizTopic(msgspec.Struct, frozen=True):
    """What some questions are about."""

    name: str
    title: str
    questions: int


class QuizFacts(msgspec.Struct, frozen=True):
    """The quiz of one game as it stands in a list."""

    game: str
    title: str
    topics: tuple[QuizTopic, ...]


class QuizQuestion(msgspec.Struct, frozen=True):
    """One question with its choices and its table."""

    name: str
    topic: str
    ask: str
    choices: tuple[str, ...]
    lines: tuple[str, ...]
    """The table as the first player is told of it, in lines of the protocol."""


class Quiz(msgspec.Struct, frozen=True):
    """All questions of one game."""

    facts: QuizFacts
    questions: tuple[QuizQuestion, ...]


class QuizAnswer(msgspec.Struct, frozen=True):
    """The answer: which choice is right, why, by which rules, and what happens when it is played."""

    right: int
    because: str
    rules: tuple[RuleFacts, ...]
    told: tuple[str, ...]
    lines: tuple[str, ...]
    """The table when all is done."""


def quizzes(lang: Lang) -> tuple[QuizFacts, ...]:
    """Every game that has questions."""
    return tuple(_facts(kind, lang) for kind in map(kind_named, NAMES) if kind.questions)


@lru_cache(maxsize=8)
def quiz_of(kind: GameKind, lang: Lang) -> Quiz:
    """The questions of a game with their tables."""
    questions = tuple(
        QuizQuestion(
            question.name,
            question.topic,
            question.ask.text(lang),
            tuple(choice.wording.text(lang) for choice in question.choices),
            tuple(Session(begun(kind, question), 0, lang).news()),
        )
        for question in kind.questions
    )
    return Quiz(_facts(kind, lang), questions)


def answer_to(kind: GameKind, name: str, lang: Lang) -> QuizAnswer:
    """The answer to a question, played out."""
    question = question_named(kind, name)
    out = played_out(kind, question)
    edition = out.game.edition
    return QuizAnswer(
        question.right,
        question.because.text(lang),
        tuple(rule_facts(kind, rule, edition, lang) for rule in question.rules),
        tuple(out.told(lang)),
        tuple(Session(out.game, 0, lang).news()),
    )


def _facts(kind: GameKind, lang: Lang) -> QuizFacts:
    titles = {question.topic: question.title.text(lang) for question in kind.questions}
    topics = [question.topic for question in kind.questions]
    return QuizFacts(
        kind.name, kind.title, tuple(QuizTopic(topic, title, topics.count(topic)) for topic, title in titles.items())
    )
