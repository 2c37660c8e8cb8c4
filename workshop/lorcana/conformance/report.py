"""What a run of cases came to, as figures and as lines for a person."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.deal import edition_named
from workshop.lorcana.conformance.cases import BadCases, all_cases
from workshop.lorcana.conformance.runner import Decided, Failure, Result, Unclear, run_cases
from workshop.lorcana.conformance.sources import FromCatalogue, FromFile, Source


class Sums(msgspec.Struct, omit_defaults=True):
    """How many cases went which way."""

    cases: int = 0
    passed: int = 0
    excepted: int = 0
    failed: int = 0
    unsupported: int = 0
    skipped: int = 0
    unclear: int = 0
    empty: int = 0


class Report(msgspec.Struct, frozen=True):
    """A whole run. Cases that check nothing are no passed ones."""

    edition: str | None
    """The one that all cases were run under; None: each under its own."""
    cases: int
    passed: int
    """Every step went as recorded, and at least one fact or refusal was judged."""
    excepted: int
    failed: int
    unsupported: int
    """They need a card whose text can't be played yet."""
    skipped: int
    """They test the other engine's own tools."""
    unclear: int
    """Nobody understands one of their words, steps or facts, or the line is no case."""
    empty: int
    """They check nothing: every step is accepted, and that is all."""
    bag_only: int
    """Those of them whose facts are all such as are left out: numbers of prompts, or what was not recorded."""
    facts: int
    refusals: int
    by_edition: dict[str, Sums]
    by_set: dict[str, Sums]
    failures: tuple[Failure, ...]
    exceptions: dict[str, Decided]
    """The excepted cases that really went another way, with the rule that decides them."""
    unsupported_cards: dict[str, int]
    left_out: dict[str, str]
    """The skipped cases, with the reason why they say nothing about the rules."""
    not_understood: tuple[Unclear, ...]
    """The unclear cases, with the step and the reason; also what nobody understands in a case that failed."""


@cache
def left_out() -> Mapping[str, str]:
    """The cases that test the other engine's own tools: by their id, what they test."""
    text = (files("workshop.lorcana.conformance") / "exceptions.toml").read_text(encoding="utf-8")
    return {case: group["why"] for group in tomllib.loads(text)["left_out"] for case in group["cases"]}


@cache
def exceptions() -> Mapping[str, Decided]:
    """The cases that the book decides otherwise: by their id, the rule and why."""
    text = (files("workshop.lorcana.conformance") / "exceptions.toml").read_text(encoding="utf-8")
    found: dict[str, Decided] = {}
    for group in tomllib.loads(text)["exception"]:
        for case in group["cases"]:
            found[case] = Decided(group["rule"], group["why"])
    return found


def source_at(cards: str | None) -> Source:
    """The catalogue's cards, or those of a card file."""
    return FromCatalogue(standard()) if cards is None else FromFile.at(cards)


def conformance(path: str, cards: str | None = None, edition: str | None = None) -> Report:
    """Run the cases of a file, each under its own edition or all under this one; a file without a case is refused."""
    if edition is not None:
        edition_named(edition)
    cases_ = list(all_cases(path))
    if cases_ and not any(one.id for one in cases_):
        raise next(one for one in cases_ if isinstance(one, BadCases))
    return summed(run_cases(cases_, source_at(cards), exceptions(), edition or ""), edition)


def summed(results: Iterable[Result], edition: str | None = None) -> Report:
    """The figures of a run."""
    total = Sums()
    by_edition: dict[str, Sums] = {}
    by_set: dict[str, Sums] = {}
    failures: list[Failure] = []
    excepted: dict[str, Decided] = {}
    missing: Counter[str] = Counter()
    skipped: dict[str, str] = {}
    unclear: list[Unclear] = []
    bag_only = facts = refusals = 0
    for result in results:
        groups = (by_edition.setdefault(result.edition, Sums()), by_set.setdefault(result.set, Sums()))
        for sums in (total, *groups):
            sums.cases += 1
            setattr(sums, result.verdict, getattr(sums, result.verdict) + 1)
        unclear += result.unclear
        facts += result.facts
        refusals += result.refusals
        bag_only += result.bag_only
        if result.verdict == "failed" and result.failure is not None:
            failures.append(result.failure)
        if result.decided is not None:
            excepted[result.id] = result.decided
        if result.verdict == "unsupported":
            missing[result.missing] += 1
        if result.verdict == "skipped":
            skipped[result.id] = left_out().get(result.id, "")
    return Report(
        edition=edition,
        cases=total.cases,
        passed=total.passed,
        excepted=total.excepted,
        failed=total.failed,
        unsupported=total.unsupported,
        skipped=total.skipped,
        unclear=total.unclear,
        empty=total.empty,
        bag_only=bag_only,
        facts=facts,
        refusals=refusals,
        by_edition=dict(sorted(by_edition.items())),
        by_set=dict(sorted(by_set.items())),
        failures=tuple(failures),
        exceptions=excepted,
        unsupported_cards=dict(missing.most_common()),
        left_out=skipped,
        not_understood=tuple(unclear),
    )
