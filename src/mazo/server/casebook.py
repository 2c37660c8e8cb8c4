"""What a desk is laid with: the plan of a game's positions, cards by parts of their names, cases ready-made."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.client.desk import Beginning, Laid, case_laid, lesson_laid, phrases, spoken
from mazo.client.schooling import lesson_named
from mazo.games.kind import GameKind
from mazo.games.laying import Laying
from mazo.mining.cases import Case
from mazo.mining.collection import cases as edition_cases
from mazo.mining.collection import puzzles
from mazo.mining.puzzles import Puzzle
from mazo.protocol.session import number_of
from mazo.server.complaints import Fault
from mazo.server.seeking import AskCards, seek
from mazo.texts.lang import Lang
from mazo.texts.phrases import fold
from mazo.texts.rulebook import Rule
from mazo.texts.rulings import Ruling

MOST_FOUND: Final = 24
LONGEST_SEARCH: Final = 80


class CaseFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be put on the desk: which sort it is of, what it is about and the rules that it shows."""

    name: str
    sort: str
    title: str
    topic: str = ""
    rules: tuple[str, ...] = ()


class DeskFacts(msgspec.Struct, frozen=True):
    """A game as it is laid out by hand."""

    game: str
    laying: Laying
    words: dict[str, str]
    titles: dict[str, str]
    """What the cards are called that are in no catalogue."""
    sorts: dict[str, str]
    """What the sorts of cases are called, in their order."""
    cases: tuple[CaseFacts, ...]


class FoundCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that a search has found."""

    name: str
    title: str
    type: str = ""
    unknown: bool = False
    """Whether the card says something that Mazo does not understand: it can't be played."""


class DeskCase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A case as it comes to the desk: the table, the question, its answer and the rules that give it."""

    question: str
    answer: str
    rules: tuple[str, ...]
    laid: Laid | None = None
    """Nothing where the case is only told."""


def desk_facts(kind: GameKind, lang: Lang) -> DeskFacts:
    """How positions of a game are laid out, and its cases; refused where a game has no positions to lay."""
    laying = kind.laying
    if laying is None:
        raise Fault(404, "game", "There is no desk for that game.", "No hay mesa de juez para ese juego.")
    sorts = {sort: phrases().say("sort", sort, lang) for sort in phrases().names("sort")}
    cases = (
        *(_case_facts(kind, case, lang) for case in kind.rulings),
        *(_puzzle_facts(kind, n, puzzle, lang) for n, puzzle in enumerate(puzzles(kind.name), 1)),
        *(_edition_facts(case, lang) for case in edition_cases(kind.name)),
        *(
            CaseFacts(
                f"lesson:{lesson.name}",
                "lesson",
                lesson.title.text(lang),
                lesson.chapter.text(lang),
                _numbers(kind, lesson.rules),
            )
            for lesson in kind.lessons
            if not lesson.game
        ),
    )
    titles = {name: _title(kind, name, lang) for name in laying.besides}
    return DeskFacts(kind.name, laying, spoken(kind, laying.names(), lang), titles, sorts, cases)


def cards_found(kind: GameKind, asked: str, lang: Lang) -> tuple[FoundCard, ...]:
    """The cards with all these words in one of their names, and what else lies on tables; first what begins so."""
    words = fold(asked[:LONGEST_SEARCH]).split()
    if not words:
        return ()
    wanted = " ".join(words)
    found = seek(kind.name, AskCards(wanted, names=True))
    known = {one.card.name: one for one in kind.catalogue}

    def order(name: str) -> tuple[bool, str]:
        called = (*(known[name].names if name in known else ()), fold(name), fold(_title(kind, name, "es")))
        return not any(one.startswith(wanted) for one in called), fold(_title(kind, name, lang))

    besides = [name for name in (kind.laying.besides if kind.laying is not None else ()) if name not in found.names]
    fitting = [name for name in besides if _fits(words, name, _title(kind, name, "es"))]
    return tuple(
        FoundCard(
            name,
            _title(kind, name, lang),
            kind.word("type", known[name].card.type, lang) if name in known else "",
            name in found.unplayable,
        )
        for name in sorted((*fitting, *found.names), key=order)[:MOST_FOUND]
    )


def _fits(words: list[str], *names: str) -> bool:
    return any(all(word in fold(name) for word in words) for name in names)


def _title(kind: GameKind, name: str, lang: Lang) -> str:
    """What a card is called; one that no catalogue has may be a word of the glossary."""
    called, term = kind.called(name, lang), fold(name).replace(" ", "_")
    return kind.glossary.label(term, lang) if called == name and term in kind.glossary else called


def case_on_desk(kind: GameKind, name: str, lang: Lang) -> DeskCase:
    """A case by its name, played up to its question."""
    sort, _, inner = name.partition(":")
    if sort == "lesson":
        lesson = lesson_named(kind, inner)
        return DeskCase(
            lesson.title.text(lang), lesson.about.text(lang), _numbers(kind, lesson.rules), lesson_laid(kind, lesson)
        )
    puzzle = next((one for one in puzzles(kind.name) if f"puzzle:{one.id}" == name), None)
    if puzzle is not None:
        n = puzzles(kind.name).index(puzzle) + 1
        facts = _puzzle_facts(kind, n, puzzle, lang)
        solution = "; ".join(step.do for step in puzzle.solution)
        answer = phrases().say("puzzle", "answer", lang, line=solution)
        rules = tuple(dict.fromkeys(step.rule for step in puzzle.solution))
        edition = str(puzzle.position.get("edition", ""))
        return DeskCase(facts.title, answer, rules, Laid(kind.name, Beginning(puzzle.position), edition))
    parting = next((one for one in edition_cases(kind.name) if f"edition:{one.id}" == name), None)
    if parting is not None:
        told = " · ".join(f"{ending.edition}: {ending.text(lang)}" for ending in parting.endings)
        first = Laid(kind.name, Beginning(parting.position), parting.endings[0].edition)
        return DeskCase(parting.about.text(lang), told, _edition_facts(parting, lang).rules, first)
    case = next((one for one in kind.rulings if one.name == name), None)
    if case is None:
        raise Fault(404, "case", "There is no such case.", "No existe ese caso.")
    return DeskCase(case.question.text(lang), case.answer.text(lang), _numbers(kind, case.rules), case_laid(kind, case))


def _case_facts(kind: GameKind, case: Ruling, lang: Lang) -> CaseFacts:
    topic = _chapter(kind, case.rules[0], lang) if case.rules else ""
    return CaseFacts(case.name, "ruling", case.question.text(lang), topic, _numbers(kind, case.rules))


def _chapter(kind: GameKind, rule: Rule, lang: Lang) -> str:
    """The chapter of a rule, as far as the book has a heading for it."""
    number = number_of(rule, kind.editions[0]).partition(".")[0]
    found = next((one for one in kind.book if number_of(one, kind.editions[0]) == number), None)
    return found.title(lang) if found is not None else ""


def _puzzle_facts(kind: GameKind, n: int, puzzle: Puzzle, lang: Lang) -> CaseFacts:
    player = kind.phrases.say("word", "player", lang, n=puzzle.seat + 1)
    title = phrases().say("puzzle", "ask", lang, n=n, grade=puzzle.grade, player=player)
    rules = tuple(dict.fromkeys(step.rule for step in puzzle.solution))
    return CaseFacts(f"puzzle:{puzzle.id}", "puzzle", title, "", rules)


def _edition_facts(case: Case, lang: Lang) -> CaseFacts:
    rules = dict.fromkeys(rule for ending in case.endings for rule in ending.rules)
    return CaseFacts(f"edition:{case.id}", "edition", case.about.text(lang), "", tuple(rules))


def _numbers(kind: GameKind, rules: tuple[Rule, ...]) -> tuple[str, ...]:
    return tuple(number_of(rule, kind.editions[0]) for rule in rules)
