"""The pages that lead from a rule to the code that carries it out and to the tests that show it."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mazo.cli.checkout import NoRepository, find_root
from mazo.texts.rulebook import Book, Rule, UnknownRule
from workshop.proof.citations import Citation, Evidence, Mark, gather, name_of
from workshop.proof.project import Project, find_project, games

FOLDER: Final = Path("docs", "where")
INDEX: Final = "README.md"

HEAD: Final = """\
# Where each rule is

From the rule to the code that carries it out and to the tests that show it, one page for each chapter of a game's book.
`mazo rules 4.6.4.1` says the same of one rule. `mazo rules where` writes these pages, `mazo rules where --check` says
whether they are up to date: do not edit them by hand.
"""

OLDER: Final = "older"
OTHER_CHAPTERS: Final = {"M": "House rules", OLDER: "Rules of older editions"}
"""The chapters that are not in a book, by the name of their page."""


@dataclass(frozen=True)
class Place:
    """Where one rule is: what carries it out, what shows it, and if nothing does, why."""

    functions: list[Citation]
    tests: list[Mark]
    reason: str = ""


def place(rule: Rule, evidence: Evidence) -> Place:
    """What the sources say about a rule, each function and test once."""
    functions = {(found.file, found.name): found for found in evidence.citations.get(rule.code, [])}
    tests = {(found.file, found.name): found for found in evidence.marks.get(rule.code, [])}
    reason = ""
    if rule.code in evidence.outside:
        reason = f"not played here: {evidence.outside[rule.code]}"
    elif not tests and rule.code in evidence.reasons:
        reason = f"no test: {evidence.reasons[rule.code]}"
    return Place(list(functions.values()), list(tests.values()), reason)


def look_up(game: str, rule: Rule, root: Path | None = None) -> Place | None:
    """Where a rule is, or None where the sources and the tests are not at hand."""
    try:
        root = root or find_root()
    except NoRepository:
        return None
    return place(rule, gather(find_project(game, root), rule)) if game in games(root) else None


def pages(projects: Iterable[Project]) -> dict[str, str]:
    """The texts of all pages by the names of their files, the index among them."""
    index, texts = [HEAD], {}
    for project in projects:
        evidence = gather(project)
        index.append(f"## {project.game}\n")
        for chapter, rules in _chapters(project, evidence).items():
            name, title = f"{project.game}-{chapter}.md", _title(project.book, chapter)
            index.append(f"- [{title}]({name})")
            texts[name] = "\n".join([f"# {project.game}: {title}\n", *_sections(project, rules, evidence)])
        index.append("")
    return {INDEX: "\n".join(index)} | texts


def write(root: Path | None = None) -> Path:
    """Write the pages of all games of the repository, and remove those of chapters that are gone."""
    root = root or find_root()
    folder = root / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    current = _current(root)
    for path in folder.glob("*.md"):
        if path.name not in current:
            path.unlink()
    for name, text in current.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def stale(root: Path | None = None) -> list[str]:
    """The pages in the repository that don't say what the sources say, or are missing or too many."""
    root = root or find_root()
    current = _current(root)
    written = {path.name: path.read_text("utf-8") for path in (root / FOLDER).glob("*.md")}
    names = sorted(current.keys() | written.keys())
    return [(FOLDER / name).as_posix() for name in names if current.get(name) != written.get(name)]


def _current(root: Path) -> dict[str, str]:
    return pages(find_project(game, root) for game in games(root))


def _chapters(project: Project, evidence: Evidence) -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = {}
    for rule in project.book:
        if _belongs(project, rule, evidence):
            found.setdefault(_chapter(project.book, rule), []).append(rule)
    return found


def _belongs(project: Project, rule: Rule, evidence: Evidence) -> bool:
    """Cited, tested, or promised; a heading only if something cites it."""
    return project.book.binds(rule) or rule.code in evidence.citations or rule.code in evidence.marks


def _chapter(book: Book, rule: Rule) -> str:
    number = rule.numbers.get(book.default_edition)
    if not number:
        return OLDER
    chapter = number.partition(".")[0]
    return chapter if chapter.isdigit() else chapter.rstrip("0123456789")


def _title(book: Book, chapter: str) -> str:
    if chapter in OTHER_CHAPTERS:
        return OTHER_CHAPTERS[chapter]
    try:
        return f"{chapter}. {book.by_number(chapter).title_en}"
    except UnknownRule:
        return f"{chapter}."


def _sections(project: Project, rules: list[Rule], evidence: Evidence) -> Iterator[str]:
    for rule in rules:
        yield f"## {name_of(project.book, rule)} {rule.title_en}\n"
        found = place(rule, evidence)
        if found.functions:
            yield "Carried out by\n"
            for function in found.functions:
                module = posixpath.relpath(function.file, project.relative(project.engine))
                yield _link(f"{function.name}` in `{module}", function.file)
            yield ""
        if found.tests:
            yield "Shown by\n"
            for test in found.tests:
                yield _link(test.name, test.file)
            yield ""
        if found.reason:
            yield f"{found.reason[0].upper()}{found.reason[1:]}\n"
        elif not found.functions and not found.tests:
            yield "Nothing cites it yet.\n"


def _link(label: str, file: str) -> str:
    return f"- [`{label}`]({posixpath.relpath(file, FOLDER.as_posix())})"
