"""Which function carries out which rule, and which test shows it, read from the sources without importing them.

A docstring cites a rule by its number in brackets, anywhere in the text: `[3.2.1.1]`, or several at once,
`[1.10.1.1, 1.10.1.2]`. Numbers are those of the book's default edition. A number of another one stands behind the
beginning of that edition's name, `[2025-08 3.1.6.2]`, or behind `1.x`, which means the editions from before the
book's present numbering. The string below a named value cites like a docstring. A citation at the head of a module
only tells the reader what the module is about. Code that all games share cites no book: a game's book/machinery.toml
names the functions and the rules that they carry out.

>>> numbers_in("[3.2.1] [1.x 4.2.1] Ready your cards [1.10.1.1, 1.10.1.2].")
['3.2.1', '1.x 4.2.1', '1.10.1.1', '1.10.1.2']
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

from mazo.errors import MazoError
from mazo.texts.rulebook import LINE, Book, Rule, UnknownRule
from workshop.proof.project import MACHINERY, REASONS, Project

Kind = Literal["function", "class", "value", "module"]
Function = ast.FunctionDef | ast.AsyncFunctionDef
Value = ast.Assign | ast.AnnAssign

OLD_LINE: Final = "1.x"

_BRACKETS: Final = re.compile(r"(?<![\w\])])\[([^\[\]]+)\]")
_CITED: Final = re.compile(r"(?:\S+ )?[A-Z]?\d+(?:\.\d+)*")
_EXAMPLE: Final = re.compile(r"^\s*>>>", re.MULTILINE)


class UnreadableMark(MazoError):
    """A test's rule mark whose game and numbers are not plain strings, so that reading cannot tell them."""

    def __init__(self, place: str) -> None:
        super().__init__(
            f'{place}: write the mark with plain strings, such as @rule("lorcana", "3.2.1.1").',
            f'{place}: escribe la marca con cadenas literales, como @rule("lorcana", "3.2.1.1").',
        )


@dataclass(frozen=True)
class Definition:
    """A piece of source that can cite rules, with the text in which it does."""

    kind: Kind
    name: str
    node: Function | ast.ClassDef | Value | ast.Module
    text: str

    @property
    def line(self) -> int:
        """Where it begins."""
        return 1 if isinstance(self.node, ast.Module) else self.node.lineno


@dataclass(frozen=True)
class Citation:
    """A rule number cited by a piece of the engine."""

    number: str
    file: str
    name: str
    line: int
    kind: Kind


@dataclass(frozen=True)
class Mark:
    """A rule number that a test says it shows."""

    number: str
    file: str
    name: str
    line: int

    @property
    def test(self) -> str:
        """The test as pytest names it."""
        return f"{self.file}::{self.name}"


class Stray(msgspec.Struct, frozen=True):
    """A citation or a mark of a number that the book does not have, or a reason for something that needs none."""

    number: str
    place: str
    name: str


@dataclass(frozen=True)
class Evidence:
    """Everything that the sources and the tests say about the rules of a book, by rule code."""

    citations: dict[int, list[Citation]]
    marks: dict[int, list[Mark]]
    reasons: dict[int, str]
    """Why a definition has no test."""
    outside: dict[int, str]
    """Why nothing carries out a rule that acts."""
    stray: list[Stray]


def gather(project: Project, about: Rule | None = None) -> Evidence:
    """Read the engine and the tests, and look up each number in the book.

    What is gathered about one rule alone is complete for that rule only.
    """
    evidence = Evidence({}, {}, {}, {}, [])
    numbers = set(about.numbers.values()) if about is not None else None
    for citation in read_citations(project, numbers):
        rule = find_rule(project.book, citation.number)
        if rule is None:
            evidence.stray.append(Stray(citation.number, f"{citation.file}:{citation.line}", citation.name))
        elif citation.kind != "module":
            evidence.citations.setdefault(rule.code, []).append(citation)
    evidence.stray.extend(_unfound(project))
    for mark in read_marks(project, numbers):
        rule = find_rule(project.book, mark.number)
        if rule is None:
            evidence.stray.append(Stray(mark.number, f"{mark.file}:{mark.line}", mark.name))
        else:
            evidence.marks.setdefault(rule.code, []).append(mark)
    for number, reason in project.reasons.items():
        rule = find_rule(project.book, number)
        if rule is None or rule.kind != "defines":
            evidence.stray.append(Stray(number, project.relative(project.engine / REASONS), "reasons"))
        else:
            evidence.reasons[rule.code] = reason
    for number, reason in project.outside.items():
        rule = find_rule(project.book, number)
        if rule is None or rule.kind != "acts" or rule.code in evidence.citations:
            evidence.stray.append(Stray(number, project.relative(project.engine / REASONS), "outside"))
        else:
            evidence.outside[rule.code] = reason
    return evidence


def find_rule(book: Book, cited: str) -> Rule | None:
    """The rule that a citation means, or None if the book has no such number."""
    qualifier, _, number = cited.rpartition(" ")
    for edition in _editions(book, qualifier):
        with suppress(UnknownRule):
            return book.by_number(number, edition)
    return None


def name_of(book: Book, rule: Rule) -> str:
    """How to cite the rule: its number in the default edition, else behind the edition that has it."""
    number = rule.numbers.get(book.default_edition)
    if number:
        return number
    edition, number = next(iter(rule.numbers.items()))
    return f"{edition} {number}"


def _editions(book: Book, qualifier: str) -> list[str]:
    if not qualifier:
        return [book.default_edition]
    if qualifier == OLD_LINE:
        old = {edition for rule in book if rule.code // LINE == 1 for edition in rule.numbers}
        return [edition for edition in book.editions if edition in old]
    return [edition for edition in book.editions if edition.startswith(qualifier)]


def numbers_in(text: str) -> list[str]:
    """The rule numbers that a docstring cites; its examples are not read."""
    found: list[str] = []
    for bracket in _BRACKETS.findall(_EXAMPLE.split(text, maxsplit=1)[0]):
        parts = [" ".join(part.split()) for part in bracket.split(",")]
        if all(_CITED.fullmatch(part) for part in parts):
            found += parts
    return found


def read_citations(project: Project, numbers: Collection[str] | None = None) -> Iterator[Citation]:
    """Every citation in the engine's sources, or those in files that have one of the numbers."""
    for file, tree in _parsed(project, project.modules(), numbers):
        for definition in definitions(tree):
            for number in dict.fromkeys(numbers_in(definition.text)):
                yield Citation(number, file, definition.name, definition.line, definition.kind)
    for shared, names in project.machinery.items():
        wanted = {number for cited in names.values() for number in cited}
        if numbers is None or not wanted.isdisjoint(numbers):
            file = project.relative(project.src / shared)
            for definition in _shared(project, shared):
                for number in names.get(definition.name, ()):
                    yield Citation(number, file, definition.name, definition.line, definition.kind)


def _shared(project: Project, file: str) -> Iterator[Definition]:
    """What a file that all games share defines."""
    path = project.src / file
    if path.is_file():
        yield from definitions(ast.parse(path.read_bytes(), file))


def _unfound(project: Project) -> Iterator[Stray]:
    """What a game says of shared code that isn't there."""
    place = project.relative(project.engine / MACHINERY)
    for file, names in project.machinery.items():
        found = {definition.name for definition in _shared(project, file)}
        for name in names.keys() - found:
            yield Stray(", ".join(names[name]), place, f"{file}: {name}")


def _parsed(
    project: Project, paths: Iterable[Path], numbers: Collection[str] | None
) -> Iterator[tuple[str, ast.Module]]:
    """The sources as trees; if numbers are given, only the files in which one of them stands."""
    for path in paths:
        source = path.read_bytes()
        if numbers is None or any(number.encode() in source for number in numbers):
            file = project.relative(path)
            yield file, ast.parse(source, file)


def definitions(tree: ast.Module) -> Iterator[Definition]:
    """The module, its functions, classes and methods, and its named values with a string below them."""
    yield Definition("module", "", tree, ast.get_docstring(tree) or "")
    yield from _within(tree.body, "")


def _within(body: list[ast.stmt], prefix: str) -> Iterator[Definition]:
    for at, node in enumerate(body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name = prefix + node.name
            yield Definition("function", name, node, ast.get_docstring(node) or "")
            yield from _within(node.body, f"{name}.")
        elif isinstance(node, ast.ClassDef):
            name = prefix + node.name
            yield Definition("class", name, node, ast.get_docstring(node) or "")
            yield from _within(node.body, f"{name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            below = body[at + 1] if at + 1 < len(body) else None
            if isinstance(target, ast.Name) and isinstance(below, ast.Expr):
                yield Definition("value", prefix + target.id, node, _string(below.value) or "")
        else:
            for block in ("body", "orelse", "finalbody"):
                yield from _within(getattr(node, block, []), prefix)


def read_marks(project: Project, numbers: Collection[str] | None = None) -> Iterator[Mark]:
    """Every mark of the game's rules on a test: on a function, on a class, or on a whole module."""
    for file, tree in _parsed(project, project.test_files(), numbers):
        yield from _marked(tree.body, file, "", project.game, [])


def _marked(body: list[ast.stmt], file: str, prefix: str, game: str, inherited: list[str]) -> Iterator[Mark]:
    inherited = inherited + [
        number
        for node in body
        if isinstance(node, ast.Assign) and [_last_name(target) for target in node.targets] == ["pytestmark"]
        for number in _numbers_marked(node.value, file, game)
    ]
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = [number for mark in node.decorator_list for number in _numbers_marked(mark, file, game)]
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _marked(node.body, file, f"{prefix}{node.name}::", game, inherited + own)
        elif node.name.startswith("test"):
            for number in dict.fromkeys(inherited + own):
                yield Mark(number, file, prefix + node.name, node.lineno)


def _numbers_marked(expression: ast.expr, file: str, game: str) -> Iterator[str]:
    """The numbers of every `rule(…)` in the expression that is about this game."""
    for call in ast.walk(expression):
        if not isinstance(call, ast.Call) or _last_name(call.func) != "rule":
            continue
        arguments = [_string(argument) for argument in call.args]
        texts = [text for text in arguments if text is not None]
        if call.keywords or len(texts) != len(call.args) or len(texts) < 2:
            raise UnreadableMark(f"{file}:{call.lineno}")
        if texts[0] == game:
            yield from texts[1:]


def _last_name(node: ast.expr) -> str:
    """The last part of a dotted name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _string(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
