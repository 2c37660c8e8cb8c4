"""The page that leads from a rule to the code that carries it out and to the tests that show it."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from mazo.proof.citations import Citation, Evidence, Mark, gather, name_of
from mazo.proof.project import Project, find_project, find_root, games
from mazo.rulebook import Rule

PAGE: Final = Path("docs", "where.md")

HEAD: Final = """\
# Where each rule is

From the rule to the code that carries it out and to the tests that show it. `mazo rules where` writes this page,
`mazo rules where --check` says whether it is up to date: do not edit it by hand.
"""


def page(projects: Iterable[Project]) -> str:
    """The text of the page, one section a game."""
    return "\n".join([HEAD, *(line for project in projects for line in _section(project))])


def write(root: Path | None = None) -> Path:
    """Write the page of all games of the repository."""
    root = root or find_root()
    path = root / PAGE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_current(root), "utf-8")
    return path


def check(root: Path | None = None) -> bool:
    """Whether the page in the repository says what the sources say."""
    root = root or find_root()
    path = root / PAGE
    return path.is_file() and path.read_text("utf-8") == _current(root)


def _current(root: Path) -> str:
    return page(find_project(game, root) for game in games(root))


def _section(project: Project) -> Iterator[str]:
    evidence = gather(project)
    yield f"## {project.game}\n"
    yield f"Numbers of edition {project.book.default_edition}; the name of another edition stands before its own.\n"
    yield "| rule | title | carried out by | shown by |"
    yield "|---|---|---|---|"
    for rule in project.book:
        if _belongs(project, rule, evidence):
            functions = [_function(project, found) for found in evidence.citations.get(rule.code, [])]
            tests = [_link(mark.name, mark) for mark in evidence.marks.get(rule.code, [])]
            if not tests and rule.code in evidence.reasons:
                tests = [f"no test: {evidence.reasons[rule.code]}"]
            if rule.code in evidence.outside:
                tests = [f"not played here: {evidence.outside[rule.code]}"]
            title = rule.title_en.replace("|", "\\|")
            yield f"| {name_of(project.book, rule)} | {title} | {_list(functions)} | {_list(tests)} |"
    yield ""


def _belongs(project: Project, rule: Rule, evidence: Evidence) -> bool:
    """Cited, tested, or promised; a heading only if something cites it."""
    return project.book.binds(rule) or rule.code in evidence.citations or rule.code in evidence.marks


def _function(project: Project, citation: Citation) -> str:
    module = posixpath.relpath(citation.file, project.relative(project.engine))
    return _link(f"{module}:{citation.line} {citation.name}", citation)


def _link(label: str, found: Citation | Mark) -> str:
    target = posixpath.relpath(found.file, PAGE.parent.as_posix())
    return f"[`{label}`]({target}#L{found.line})"


def _list(entries: list[str]) -> str:
    return "<br>".join(entries) or "—"
