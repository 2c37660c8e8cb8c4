"""The books of rules as pages: a game's chapters in both languages, each rule with an anchor of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.server.library import BookRule, WholeBook, whole_book
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

LANGS: Final[tuple[Lang, ...]] = ("en", "es")
HOUSE: Final = "M"
"""House rules are a chapter of their own."""


def write_books(folder: Path, phrases: Phrases) -> dict[Lang, list[str]]:
    """Write the pages below the folder; for each language the first page of each book, relative to the folder."""
    return {lang: [_write_book(folder, kind, lang, phrases) for kind in _whole_games()] for lang in LANGS}


def _whole_games() -> Iterator[GameKind]:
    """The games that have a book; a draft shares that of its game."""
    books: list[object] = []
    for kind in map(kind_named, NAMES):
        if kind.book not in books:
            books.append(kind.book)
            yield kind


def _write_book(folder: Path, kind: GameKind, lang: Lang, phrases: Phrases) -> str:
    book = whole_book(kind, "", lang)
    here = folder / lang / book.game
    here.mkdir(parents=True)
    chapters = _chapters(book)
    for number, rules in chapters.items():
        (here / f"{number}.md").write_text(_chapter(book, number, rules, lang, phrases), "utf-8")
    said = phrases.say("book", "about", lang, edition=book.called.get(book.edition, book.edition))
    listed = "\n".join(chapters)
    (here / "index.md").write_text(
        f"# {book.title}\n\n{said}\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n", "utf-8"
    )
    return f"{lang}/{book.game}/index"


def chapter_of(number: str) -> str:
    """The chapter of a rule: what stands before the first dot.

    >>> chapter_of("10.2.1"), chapter_of("M12")
    ('10', 'M')
    """
    return HOUSE if number.startswith(HOUSE) else number.partition(".")[0]


def _chapters(book: WholeBook) -> dict[str, list[BookRule]]:
    found: dict[str, list[BookRule]] = {}
    for rule in book.rules:
        found.setdefault(chapter_of(rule.number), []).append(rule)
    return found


def _chapter(book: WholeBook, number: str, rules: list[BookRule], lang: Lang, phrases: Phrases) -> str:
    heading = phrases.say("book", "house", lang) if number == HOUSE else f"{number}. {_title(number, rules)}"
    return "\n\n".join([f"# {heading}", *(_entry(book.game, rule, lang, phrases) for rule in rules)]) + "\n"


def _title(number: str, rules: list[BookRule]) -> str:
    return next((rule.title for rule in rules if rule.number == number), "")


def _entry(game: str, rule: BookRule, lang: Lang, phrases: Phrases) -> str:
    lines = [f"({lang}-{game}-{rule.number})=", f"## {rule.number} {rule.title}", "", rule.summary]
    elsewhere: dict[str, list[str]] = {}
    for edition, other in rule.elsewhere.items():
        elsewhere.setdefault(other, []).append(edition)
    for other, editions in elsewhere.items():
        lines += ["", phrases.say("book", "elsewhere", lang, number=other, editions=", ".join(editions))]
    shown = [*(lesson.title for lesson in rule.lessons), *(case.name for case in rule.cases)]
    if shown:
        lines += ["", phrases.say("book", "shown", lang, what="; ".join(shown))]
    return "\n".join(lines)
