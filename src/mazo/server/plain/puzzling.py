"""Puzzles and the quiz on the plain page, in forms that carry what has been done so far."""

from __future__ import annotations

from html import escape

from mazo.client.quizzing import question_named
from mazo.games.kind import GameKind
from mazo.server.lessons import AskWalk
from mazo.server.plain.learning import BETWEEN, PUZZLING, button, rules_shown, table_told
from mazo.server.plain.markup import Fields
from mazo.server.puzzles import Attempted, attempted, shelves
from mazo.server.quizzes import answer_to, quiz_of, quizzes
from mazo.texts.lang import Lang


def say(name: str, lang: Lang, **values: object) -> str:
    """What is said around puzzles, safe to stand on a page."""
    return escape(PUZZLING.say("say", name, lang, **values))


def puzzles_of(lang: Lang) -> str:
    """Every puzzle of every game."""
    parts = [f"<h1>{say('puzzles', lang)}</h1>"]
    for shelf in shelves():
        rows = "".join(
            f'<li><a href="/plain/puzzles/{shelf.game}/{one.id}?lang={lang}">'
            f"{say('puzzle', lang, n=n, grade=one.grade)}</a>: {say('deeds', lang, n=one.deeds)}</li>"
            for n, one in enumerate(shelf.puzzles, 1)
        )
        parts.append(f"<section><h2>{escape(shelf.title)}</h2><ul>{rows}</ul></section>")
    return "".join(parts)


def puzzle_page(kind: GameKind, name: str, fields: Fields, lang: Lang) -> str:
    """One moment of a puzzle: what came of what was tried, the table, and what may be done."""
    deeds = tuple(deed for deed in fields.get("deeds").split(BETWEEN) if deed)
    found = attempted(kind, name, AskWalk(deeds, fields.get("line").strip() or fields.get("deed")), lang)
    ids = [one.id for shelf in shelves() if shelf.game == kind.name for one in shelf.puzzles]
    here, n = f"/plain/puzzles/{kind.name}/", ids.index(name) + 1
    parts = [f"<h1>{say('puzzle', lang, n=n, grade=found.puzzle.grade)}</h1>"]
    if found.answer is not None and found.answer.text:
        parts.append(f'<p role="alert">{escape(found.answer.text)}</p>')
    came = "solved" if found.solved else "failed" if found.failed else "task"
    parts.append(f'<h2 role="status">{say(came, lang)}</h2>')
    table, acts = table_told(found.lines, lang)
    if came == "task":
        carried = f'<input type="hidden" name="deeds" value="{escape(BETWEEN.join(found.deeds))}">'
        parts.append(
            f'<form method="post" action="{here}{name}?lang={lang}">{carried}{acts}</form>{_help(found, lang)}'
        )
    if found.solved:
        parts.append(rules_shown((found.verdict,)))
    parts.append(f'{table}<p><a href="{here}{name}?lang={lang}">{say("again", lang)}</a></p>')
    if n < len(ids):
        parts.append(f'<p><a href="{here}{ids[n]}?lang={lang}">{say("next", lang)}</a></p>')
    return "".join([*parts, f'<p><a href="/plain/puzzles?lang={lang}">{say("puzzles", lang)}</a></p>'])


def _help(found: Attempted, lang: Lang) -> str:
    """A hint and the solution, for whoever opens them."""
    steps = "".join(f"<li>{escape(step.text)}</li>" for step in found.solution)
    hint = f"<details><summary>{say('hint', lang)}</summary><p>{escape(found.hint)}</p></details>" if found.hint else ""
    return f"{hint}<details><summary>{say('solution', lang)}</summary><ol>{steps}</ol></details>"


def quizzes_of(lang: Lang) -> str:
    """Every question of every game under its topic."""
    parts = [f"<h1>{say('quiz', lang)}</h1>"]
    for facts in quizzes(lang):
        first = f"/plain/quiz/{facts.game}"
        topics = "".join(f"<li>{escape(topic.title)}: {topic.questions}</li>" for topic in facts.topics)
        parts.append(
            f'<section><h2><a href="{first}?lang={lang}">{escape(facts.title)}</a></h2><ul>{topics}</ul></section>'
        )
    return "".join(parts)


def quiz_page(kind: GameKind, asked: str, fields: Fields, lang: Lang) -> str:
    """A question with its table, or its answer if one was chosen; without a name, the first question."""
    quiz = quiz_of(kind, lang)
    names = [question.name for question in quiz.questions]
    name = names[0] if names and not asked else question_named(kind, asked).name
    question = quiz.questions[names.index(name)]
    here, chosen = f"/plain/quiz/{kind.name}", fields.get("deed")
    parts = [f"<h1>{say('quiz', lang)}</h1><h2>{escape(question.ask)}</h2>"]
    if chosen.isdigit():
        answer = answer_to(kind, name, lang)
        right = int(chosen) == answer.right
        came = say("right", lang) if right else say("wrong", lang, answer=question.choices[answer.right])
        told = "".join(f"<li>{escape(line)}</li>" for line in answer.told)
        parts.append(f'<p role="alert">{came} {escape(answer.because)}</p><ul>{told}</ul>{rules_shown(answer.rules)}')
        after = names.index(name) + 1
        if after < len(names):
            parts.append(f'<p><a href="{here}?question={names[after]}&amp;lang={lang}">{say("next", lang)}</a></p>')
    else:
        rows = "".join(f"<li>{button(str(n), escape(text))}</li>" for n, text in enumerate(question.choices))
        parts.append(f'<form method="post" action="{here}?question={name}&amp;lang={lang}"><ol>{rows}</ol></form>')
        parts.append(table_told(question.lines, lang)[0])
    return "".join([*parts, f'<p><a href="/plain/quiz?lang={lang}">{say("quiz", lang)}</a></p>'])
