"""Lessons on the plain page: all of them, and one step at a time, in forms that carry what has been done so far."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from mazo.client.board import Board
from mazo.client.choices import Menu
from mazo.client.following import Client
from mazo.client.language import Texts
from mazo.client.lessons import NEXT
from mazo.client.schooling import following, lesson_named
from mazo.client.schooling import say as say_plainly
from mazo.games.kind import GameKind
from mazo.server.lessons import AskWalk, RuleFacts, Walked, schools, walked
from mazo.server.plain.markup import Fields, words
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

PUZZLING: Final = Phrases("mazo.server", "puzzling.toml")
"""What is said around puzzles and the quiz."""
BETWEEN: Final = "\n"
"""Between the deeds that a form carries."""


def say(name: str, lang: Lang, **values: object) -> str:
    """What is said around lessons, safe to stand on a page."""
    return escape(say_plainly("say", name, lang, **values))


def ways_on(lang: Lang) -> str:
    """The way to what is learned without a lesson."""
    ways = (("puzzles", "/plain/puzzles"), ("quiz", "/plain/quiz"))
    links = " · ".join(f'<a href="{path}?lang={lang}">{PUZZLING.say("say", name, lang)}</a>' for name, path in ways)
    return f"<p>{links}</p>"


def lessons_of(lang: Lang) -> str:
    """Every lesson of every game, under its chapter."""
    parts = [f"<h1>{say('home', lang)}</h1>", ways_on(lang)]
    for school in schools(lang):
        parts.append(f"<section><h2>{escape(school.title)}</h2>")
        chapters = dict.fromkeys(lesson.chapter for lesson in school.lessons)
        for chapter in chapters:
            rows = "".join(
                f'<li><a href="/plain/learn/{school.game}/{lesson.name}?lang={lang}">{escape(lesson.title)}</a>: '
                f"{escape(lesson.about)}</li>"
                for lesson in school.lessons
                if lesson.chapter == chapter
            )
            parts.append(f"<h3>{escape(chapter)}</h3><ul>{rows}</ul>")
        parts.append("</section>")
    return "".join(parts)


def lesson_page(kind: GameKind, name: str, fields: Fields, lang: Lang) -> str:
    """One moment of a lesson: what came of what was tried, what is said now, the table, and how to go on."""
    deeds = tuple(deed for deed in fields.get("deeds").split(BETWEEN) if deed)
    found = walked(kind, name, AskWalk(deeds, fields.get("line").strip() or fields.get("deed")), lang)
    return "".join(
        [
            f"<h1>{escape(found.lesson.title)}</h1>",
            _came(found, lang),
            _over(kind, found, lang) if found.over else "",
            _question(kind, found, lang),
            _step(kind, found, lang),
            f'<p><a href="/plain/learn?lang={lang}">{say("home", lang)}</a></p>',
        ]
    )


def _came(found: Walked, lang: Lang) -> str:
    answer = found.answer
    if answer is None or not (answer.text or answer.came in ("right", "wrong")):
        return ""
    head = say(answer.came, lang) if answer.came in ("right", "wrong") else ""
    return f'<p role="alert">{head} {escape(answer.text)}</p>'


def _over(kind: GameKind, found: Walked, lang: Lang) -> str:
    after = following(kind, lesson_named(kind, found.lesson.name))
    on = ""
    if after is not None:
        on = f'<p><a href="/plain/learn/{kind.name}/{after.name}?lang={lang}">{escape(after.title.text(lang))}</a></p>'
    return f'<h2 role="status">{say("over", lang, title=found.lesson.title)}</h2>{on}'


def _form(kind: GameKind, found: Walked, lang: Lang, content: str) -> str:
    """A form that carries what has been done."""
    deeds = escape(BETWEEN.join(found.deeds))
    return (
        f'<form method="post" action="/plain/learn/{kind.name}/{found.lesson.name}?lang={lang}">'
        f'<input type="hidden" name="deeds" value="{deeds}">{content}</form>'
    )


def button(deed: str, text: str) -> str:
    return f'<button name="deed" value="{escape(deed)}">{text}</button>'


def rules_shown(rules: tuple[RuleFacts, ...]) -> str:
    rows = "".join(
        f"<dt>{escape(rule.number)} {escape(rule.title)}</dt><dd>{escape(rule.summary)}</dd>" for rule in rules
    )
    return f"<dl>{rows}</dl>" if rows else ""


def _question(kind: GameKind, found: Walked, lang: Lang) -> str:
    question = found.question
    if question is None:
        return ""
    rows = "".join(f"<li>{button(str(n), escape(text))}</li>" for n, text in enumerate(question.choices, 1))
    form = _form(kind, found, lang, f"<ol>{rows}</ol>")
    return f'<section><h2 role="status">{escape(question.ask)}</h2>{form}</section>'


def _step(kind: GameKind, found: Walked, lang: Lang) -> str:
    step = found.step
    if step is None:
        return ""
    table, acts = table_told(found.lines, lang)
    answers = button(NEXT, say("next", lang))
    if step.acts:
        answers = acts
        answers += f"<details><summary>{say('show', lang)}</summary><p>{escape(step.wanted)}</p></details>"
    return (
        f'<section aria-labelledby="step"><h2 id="step">{say("step", lang, n=step.n, all=step.all)}</h2>'
        f'<p role="status">{escape(step.say)}</p>{_form(kind, found, lang, answers)}{rules_shown(step.rules)}'
        f"{table}</section>"
    )


def table_told(lines: Sequence[str], lang: Lang) -> tuple[str, str]:
    """A table in words, and what may be done there: a button for each action, and a field to type into."""
    client, texts = Client(), Texts(lang)
    for line in lines:
        client.take(line)
    assert client.you is not None
    assert client.view is not None
    drawn = words(Board(client.you.game, texts, 100, client.you.players).draw(client.you, client.view, compact=True))
    table = "".join(f"<li>{escape(line)}</li>" for line in drawn.splitlines())
    typed = f'<label>{say("typed", lang)} <input name="line" autocomplete="off" maxlength="200"></label>'
    acts = f"<p>{typed} <button>{say('answer', lang)}</button></p>"
    if client.ask is not None and client.ask.selection is None:
        entries = [entry for entry in Menu(client.ask, client.view, texts).entries if not entry.ranged]
        buttons = "".join(f"<li>{button(entry.do(), escape(entry.option.text))}</li>" for entry in entries)
        acts = f"<ol>{buttons}</ol>{acts}"
    return f"<ul>{table}</ul>", acts
