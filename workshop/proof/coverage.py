"""Which rules are cited by the engine and shown by a test, and which are not.

A rule that acts needs a citation and a test, unless the book's definitions.toml says why it lies outside what is played
here; a definition needs a test, or a reason in the same file; a heading needs nothing. What has a source must be
complete, and of a whole book all of it; the rest is only counted. House rules must be complete as well, but they are no
part of the book and are counted apart.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from mazo.texts.rulebook import Kind, Rule
from workshop.proof.citations import Evidence, Stray, gather, name_of
from workshop.proof.project import Project

Need = Literal["citation", "test"]

MARKS: Final = ("seed", "found", "inferred")
"""Where a rule can come from that counts as one of the book."""


class Gap(msgspec.Struct, frozen=True):
    """A rule that lacks something."""

    rule: str
    title: str
    kind: Kind
    lacks: tuple[Need, ...]


class Tally(msgspec.Struct, frozen=True):
    """How many rules there are, and how many of them are cited and tested."""

    rules: int
    cited: int
    tested: int


class Coverage(msgspec.Struct, frozen=True):
    """What is cited and tested of one game."""

    game: str
    rules: int
    cited: int
    tested: int
    missing: tuple[Gap, ...]
    stray: tuple[Stray, ...]
    reasons: dict[str, str]
    """Definitions that need no test, and why."""
    outside: dict[str, str]
    """Rules that act but are not played here, and why."""
    marked: dict[str, Tally]
    """The same count by source: the founding documents, what was found elsewhere, what was inferred."""
    house: Tally
    """The same count for the house rules."""
    beyond: Tally
    """The same count for the rules without a source."""

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and nothing is cited that does not exist."""
        return not self.missing and not self.stray

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain | {"complete": self.complete}


def coverage(project: Project, evidence: Evidence | None = None) -> Coverage:
    """Compare the book with what the engine cites and the tests show."""
    evidence = evidence or gather(project)
    rules = [rule for rule in project.book if rule.kind != "heading"]
    house = [rule for rule in rules if rule.chosen]
    stated = [rule for rule in rules if project.book.binds(rule) and not rule.chosen]
    beyond = [rule for rule in rules if not project.book.binds(rule) and not rule.chosen]
    gaps = []
    for rule in (*stated, *house):
        lacks = _lacks(rule, evidence)
        if lacks:
            gaps.append(Gap(name_of(project.book, rule), rule.title_en, rule.kind, lacks))
    tally = _tally(stated, evidence)
    return Coverage(
        game=project.game,
        rules=tally.rules,
        cited=tally.cited,
        tested=tally.tested,
        missing=tuple(gaps),
        stray=tuple(evidence.stray),
        reasons=_named(project, evidence.reasons),
        outside=_named(project, evidence.outside),
        marked={mark: _tally([rule for rule in stated if _mark(rule) == mark], evidence) for mark in MARKS},
        house=_tally(house, evidence),
        beyond=_tally(beyond, evidence),
    )


def _mark(rule: Rule) -> str:
    return "seed" if rule.seed else rule.source


def _named(project: Project, told: dict[int, str]) -> dict[str, str]:
    return {name_of(project.book, project.book.by_code(code)): text for code, text in told.items()}


def _lacks(rule: Rule, evidence: Evidence) -> tuple[Need, ...]:
    lacks: list[Need] = []
    if rule.code in evidence.outside:
        return ()
    if rule.kind == "acts" and rule.code not in evidence.citations:
        lacks.append("citation")
    if rule.code not in evidence.marks and rule.code not in evidence.reasons:
        lacks.append("test")
    return tuple(lacks)


def _tally(rules: list[Rule], evidence: Evidence) -> Tally:
    return Tally(
        len(rules),
        sum(rule.code in evidence.citations for rule in rules),
        sum(rule.code in evidence.marks for rule in rules),
    )
