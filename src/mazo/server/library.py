"""The library: a rule book as a whole in any edition, what shows each rule, and what changed between two editions."""

from __future__ import annotations

import msgspec

from mazo.games.kind import GameKind
from mazo.texts.changes import Change, all_changes, between
from mazo.texts.lang import Lang
from mazo.texts.rulebook import Rule


class Shown(msgspec.Struct, frozen=True):
    """What shows a rule: a lesson or a case, by its name and its title."""

    name: str
    title: str


class BookRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule as the book has it in an edition."""

    number: str
    title: str
    summary: str
    kind: str
    house: bool = False
    lessons: tuple[Shown, ...] = ()
    cases: tuple[Shown, ...] = ()
    elsewhere: dict[str, str] = {}
    """Its number in editions that count otherwise."""


class WholeBook(msgspec.Struct, frozen=True):
    """The rule book of a game in one edition."""

    game: str
    title: str
    edition: str
    editions: tuple[str, ...]
    called: dict[str, str]
    """What the editions are called, where they have names."""
    rules: tuple[BookRule, ...]


class Changed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that changed: the rule as it is now, as it was, and a position that shows it."""

    since: str
    position: str
    rules: tuple[ChangedRule, ...]


class ChangedRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule before and after a change."""

    number: str
    title: str
    now: str
    before: str = ""


class Changes(msgspec.Struct, frozen=True):
    """What changed for a player from an older edition to a newer one."""

    older: str
    newer: str
    changes: tuple[Changed, ...]


def whole_book(kind: GameKind, edition: str, lang: Lang) -> WholeBook:
    """The book in an edition; in the default one if it has no such edition."""
    book = kind.book
    edition = edition if edition in book.editions else kind.editions[0]
    lessons: dict[int, list[Shown]] = {}
    for lesson in kind.lessons:
        for rule in lesson.rules:
            lessons.setdefault(rule.code, []).append(Shown(lesson.name, lesson.title.text(lang)))
    cases: dict[int, list[Shown]] = {}
    for case in kind.rulings:
        for rule in case.rules:
            cases.setdefault(rule.code, []).append(Shown(case.name, case.question.text(lang)))
    called = {one: kind.word("edition", one, lang) for one in book.editions if kind.has_word("edition", one)}
    rules = (
        _rule(rule, edition, lang, lessons.get(rule.code, ()), cases.get(rule.code, ()))
        for rule in book.numbered(edition)
    )
    return WholeBook(kind.name, kind.title, edition, book.editions, called, tuple(rules))


def _rule(
    rule: Rule, edition: str, lang: Lang, lessons: list[Shown] | tuple[()], cases: list[Shown] | tuple[()]
) -> BookRule:
    number = rule.number(edition)
    others = {one: other for one, other in rule.numbers.items() if other != number}
    return BookRule(
        number=number,
        title=rule.title(lang),
        summary=rule.summary(lang, edition),
        kind=rule.kind,
        house=rule.chosen,
        lessons=tuple(lessons),
        cases=tuple(cases),
        elsewhere=others,
    )


def changes_of(kind: GameKind, one: str, two: str, lang: Lang) -> Changes:
    """What changed between two editions; BadConfig if the book lacks one of them."""
    older, newer, found = between(all_changes(f"{kind.package}.book", kind.book), kind.book, one, two)
    return Changes(older, newer, tuple(_changed(change, older, lang) for change in found))


def _changed(change: Change, older: str, lang: Lang) -> Changed:
    rules = []
    for rule in change.rules:
        if rule.number(change.since):
            now, was = rule.summary(lang, change.since), rule.summary(lang, older)
            before = was if rule.number(older) and was != now else ""
            rules.append(ChangedRule(rule.number(change.since), rule.title(lang), now, before))
    return Changed(change.since, change.position(lang), tuple(rules))
