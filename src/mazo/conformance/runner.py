"""Runs cases: lays out the position, takes the steps, holds the facts against the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from mazo.conformance.cases import Case, Step
from mazo.conformance.facts import Unjudged, Wrong, hold
from mazo.conformance.layout import Unsupported, lay_out
from mazo.conformance.sources import Source
from mazo.conformance.steps import HARNESS, RESOLVING, Play, Refused, Unknown

Verdict: TypeAlias = Literal["passed", "failed", "excepted", "unsupported", "skipped"]

_NOTHING_WAITS: Final = frozenset({"RESOLVE_PENDING_EFFECT_UNAVAILABLE", "RESOLVE_BAG_UNAVAILABLE"})
_INTERFACE: Final = frozenset(
    {"UNDO_NOT_AVAILABLE", "NOT_CONNECTED", "CARD_NOT_IN_HAND", "ABILITY_COST_SELECTION_MISSING", "ABILITY_NOT_FOUND"}
)
"""Refusals of the other engine's interface, which say nothing about the rules."""
_SOMETHING_OPEN: Final = frozenset({"BAG_PENDING", "EFFECT_PENDING", "PASS_TURN_DECISION_PENDING"})


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a case went another way."""

    id: str
    step: int
    fact: str
    expected: Any = None
    got: Any = None
    crashed: bool = False


class Decided(msgspec.Struct, frozen=True):
    """The rule by which the book decides a case otherwise, and why."""

    rule: str
    why: str


class Result(msgspec.Struct, frozen=True):
    """What became of a case."""

    id: str
    set: str
    verdict: Verdict
    facts: int = 0
    """Facts that were judged."""
    refusals: int = 0
    bag_only: bool = False
    failure: Failure | None = None
    missing: str = ""
    """The card that can't be played yet, or the step that nobody knows."""


class Run:
    """One case on its way."""

    def __init__(self, case: Case, source: Source) -> None:
        self.case = case
        self.play = Play(lay_out(case, source))
        self.facts = 0
        self.refusals = 0

    def failure(self) -> Failure | None:
        """Take every step; where the case first goes another way."""
        for at, step in enumerate(self.case.steps):
            found = self._step(at, step) or self._facts(at, step)
            if found is not None:
                return found
        return None

    def _step(self, at: int, step: Step) -> Failure | None:
        if step.do is None:
            return None
        following = self.case.steps[at + 1].do if at + 1 < len(self.case.steps) else None
        resolves_next = following is not None and following.action in RESOLVING
        said = step.err if isinstance(step.err, str) else ""
        if step.ok is False and said in _INTERFACE | _NOTHING_WAITS:
            return None
        if step.ok is False and said in _SOMETHING_OPEN:
            self.refusals += 1
            machine = self.play.machine
            if machine.prompt is None and machine.bag is None:
                return Failure(self.case.id, at, f"{step.do.action} is refused", said, "nothing is open")
            return None
        try:
            self.play.take(step, resolves_next, following)
        except Refused as refused:
            if step.ok is False:
                self.refusals += 1
                return None
            if step.do.action in RESOLVING and str(refused) == "nothing is waiting":
                return None  # it has resolved already
            return Failure(self.case.id, at, f"{step.do.action} is accepted", step.ok, str(refused))
        if step.ok is False:
            return Failure(self.case.id, at, f"{step.do.action} is refused", said, "it was accepted")
        return None

    def _facts(self, at: int, step: Step) -> Failure | None:
        title = " ".join(self.case.path)
        for fact in step.asserted:
            try:
                hold(fact, self.play.world, title, step.state)
                self.facts += 1
            except Unjudged:
                continue
            except Wrong as wrong:
                self.facts += 1
                return Failure(
                    self.case.id, at, _named(fact.q, fact.args, fact.fields), _brief(fact.expected), wrong.got
                )
        return None


def run_case(case: Case, source: Source, exceptions: Mapping[str, Decided] | None = None) -> Result:
    """What becomes of one case."""
    if any(step.do is not None and step.do.action in HARNESS for step in case.steps):
        return Result(case.id, case.set, "skipped", missing="harness")
    try:
        run = Run(case, source)
    except Unsupported as unsupported:
        return Result(case.id, case.set, "unsupported", missing=unsupported.card)
    try:
        failure = run.failure()
    except Unknown as unknown:
        return Result(case.id, case.set, "skipped", missing=str(unknown))
    except Exception as error:  # whatever goes wrong in one case must not end the others
        failure = Failure(case.id, -1, "runs to its end", None, f"{type(error).__name__}: {error}", crashed=True)
    verdict: Verdict = "passed" if failure is None else "failed"
    if failure is not None and exceptions and case.id in exceptions:
        verdict = "excepted"
    bag_only = run.facts == 0 and run.refusals == 0 and any(step.asserted for step in case.steps)
    return Result(case.id, case.set, verdict, run.facts, run.refusals, bag_only, failure)


def run_cases(
    cases: Iterable[Case], source: Source, exceptions: Mapping[str, Decided] | None = None
) -> Iterable[Result]:
    """What becomes of each case."""
    for case in cases:
        yield run_case(case, source, exceptions)


def _named(query: str | None, arguments: tuple[Any, ...], fields: tuple[str, ...]) -> str:
    said = ", ".join(str(one.get("card", "…")) if isinstance(one, dict) else str(one) for one in arguments)
    return f"{query}({said})" + (f".{'|'.join(fields)}" if fields else "")


def _brief(expected: Any) -> Any:
    if isinstance(expected, dict):
        return {name: value for name, value in expected.items() if name != "mock"}
    return expected
