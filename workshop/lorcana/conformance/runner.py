"""Runs cases: lays out the position, takes the steps, holds the facts against the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from mazo.games.lorcana.codes import zones as Z
from workshop.lorcana.conformance.arguments import Unknown
from workshop.lorcana.conformance.cases import PLAYERS, Asserted, BadCases, Case, Step, card_of, set_of
from workshop.lorcana.conformance.facts import NotUnderstood, Unjudged, Wrong, hold
from workshop.lorcana.conformance.layout import UnclearLayout, Unsupported, lay_out
from workshop.lorcana.conformance.sources import Source
from workshop.lorcana.conformance.steps import HARNESS, RESOLVING, Play, Refused

Verdict: TypeAlias = Literal["passed", "failed", "excepted", "unsupported", "skipped", "unclear", "empty"]

_NOTHING_WAITS: Final = frozenset({"RESOLVE_PENDING_EFFECT_UNAVAILABLE", "RESOLVE_BAG_UNAVAILABLE"})
_INTERFACE: Final = frozenset(
    {"UNDO_NOT_AVAILABLE", "NOT_CONNECTED", "CARD_NOT_IN_HAND", "ABILITY_COST_SELECTION_MISSING"}
)
"""Refusals of the other engine's interface, which say nothing about the rules."""
_IN_VAIN: Final = frozenset({"ABILITY_CONDITION_NOT_MET", "CARD_RESOLVE_FAILED"})
"""There an ability can't be used whose "if" is false, or that finds nothing to choose; by the book it is in vain."""
CHANCES: Final = 60
"""How often a case is tried in which something is picked at random: which card that is, no rule says."""
_SOMETHING_OPEN: Final = frozenset({"BAG_PENDING", "EFFECT_PENDING", "PASS_TURN_DECISION_PENDING"})


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a case went another way."""

    id: str
    step: int
    fact: str
    expected: Any = None
    got: Any = None
    crashed: bool = False


class Unclear(msgspec.Struct, frozen=True):
    """What nobody understands: a line that is no case, a step, or a fact; and why."""

    id: str
    step: int
    """From 0; -1: the case as a whole."""
    why: str


class Decided(msgspec.Struct, frozen=True):
    """The rule by which the book decides a case otherwise, and why."""

    rule: str
    why: str


FROM_THE_BOTTOM: Final = Decided(
    "7.2.1", "The top card of a deck is the last of the list; here the other engine takes the bottom one instead."
)
PAID_IN_VAIN: Final = Decided(
    "4.4.4", "An ability is used by paying its cost; that its effect then does nothing does not forbid it."
)


class Result(msgspec.Struct, frozen=True):
    """What became of a case."""

    id: str
    set: str
    verdict: Verdict
    edition: str = ""
    """The rules that it was run under."""
    facts: int = 0
    """Facts that were judged."""
    refusals: int = 0
    bag_only: bool = False
    failure: Failure | None = None
    missing: str = ""
    """The card that can't be played yet."""
    decided: Decided | None = None
    """The rule by which an excepted case is decided."""
    by_chance: bool = False
    """Whether anything was shuffled or picked at random."""
    unclear: tuple[Unclear, ...] = ()
    """The line or step that ended the case, or the facts that could not be judged for want of understanding."""


class Run:
    """One case on its way."""

    def __init__(self, case: Case, source: Source, chance: int = 0, edition: str = "") -> None:
        self.case = case
        self.play = Play(lay_out(case, source, chance, edition))
        self.facts = 0
        self.refusals = 0
        self.at = 0
        """The step at hand."""
        self.unclear: list[Unclear] = []
        self.decided: Decided | None = None
        """By which rule the deviation is no fault, whatever the case."""

    def failure(self) -> Failure | None:
        """Take every step; where the case first goes another way."""
        for at, step in enumerate(self.case.steps):
            self.at = at
            found = self._step(at, step) or self._facts(at, step)
            if found is not None:
                return found
        return None

    def _step(self, at: int, step: Step) -> Failure | None:
        if step.do is None:
            return None
        following = self.case.steps[at + 1].do if at + 1 < len(self.case.steps) else None
        resolves_next = following is not None and following.action in RESOLVING
        said = _code(step.err)
        if step.ok is False and said in _INTERFACE | _NOTHING_WAITS:
            return None
        if step.ok is False and said in _SOMETHING_OPEN:
            self.refusals += 1
            machine = self.play.machine
            if machine.prompt is None and machine.bag is None:
                return Failure(self.case.id, at, f"{step.do.action} is refused", said, "nothing is open")
            return None
        before = self._outcome()
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
            if said in _IN_VAIN and step.do.action == "activateAbility" and self._outcome() == before:
                self.decided = PAID_IN_VAIN
            return Failure(self.case.id, at, f"{step.do.action} is refused", said, "it was accepted")
        return None

    def _was_at_the_bottom(self, fact: Asserted) -> bool:
        """Whether the fact is about the bottom card of a deck whose top card is in the inkwell."""
        given = card_of(fact.args[0]) if fact.args else None
        for at, player in enumerate(PLAYERS):
            deck = self.case.given.side(at).deck
            cards = deck if isinstance(deck, int) else len(deck)
            if given is not None and cards > 1 and given.places == (f"{player}.deck[0]",):
                top = self.play.world.refs[f"{player}.deck[{cards - 1}]"]
                return self.play.machine.table.zone_kind(top) == Z.INKWELL
        return False

    def _outcome(self) -> tuple[object, ...]:
        """All that an effect could have changed, but not what is exerted for it."""
        t = self.play.machine.table
        figures = tuple(tuple(zone) for zone in t.zones), tuple(t.damage), tuple(t.lore), tuple(t.host)
        return figures, len(t.effects), len(t.pending), self.play.machine.is_asking

    def _facts(self, at: int, step: Step) -> Failure | None:
        title = " ".join(self.case.path)
        for fact in step.asserted:
            try:
                hold(fact, self.play.world, title, step.state)
                self.facts += 1
            except NotUnderstood as why:
                name = _named(fact.q, fact.args, fact.fields)
                self.unclear.append(Unclear(self.case.id, at, f"{name} {fact.m}: {why}"))
            except Unjudged:
                continue
            except Wrong as wrong:
                self.facts += 1
                self.decided = self.decided or (FROM_THE_BOTTOM if self._was_at_the_bottom(fact) else None)
                return Failure(
                    self.case.id, at, _named(fact.q, fact.args, fact.fields), _brief(fact.expected), wrong.got
                )
        return None


def run_case(case: Case, source: Source, exceptions: Mapping[str, Decided] | None = None, edition: str = "") -> Result:
    """What becomes of one case, under its own edition or the one that is named.

    Where chance had a part in its failure, it may hold with another chance [7.3.4].
    """
    result = _run_case(case, source, exceptions, edition, 0)
    for chance in range(1, CHANCES):
        if result.failure is None or result.failure.crashed or not result.by_chance:
            break
        again = _run_case(case, source, exceptions, edition, chance)
        if again.verdict == "passed":
            return again
    return result


def _run_case(
    case: Case, source: Source, exceptions: Mapping[str, Decided] | None, edition: str, chance: int
) -> Result:
    under = edition or case.edition

    def ended(verdict: Verdict, **more: Any) -> Result:
        return Result(case.id, case.set, verdict, under, **more)

    if any(step.do is not None and step.do.action in HARNESS for step in case.steps):
        return ended("skipped")
    try:
        run = Run(case, source, chance, edition)
    except Unsupported as unsupported:
        return ended("unsupported", missing=unsupported.card)
    except UnclearLayout as unclear:
        return ended("unclear", unclear=(Unclear(case.id, -1, str(unclear)),))
    except Exception as error:  # whatever goes wrong in one case must not end the others
        return ended("failed", failure=_crash(case, -1, error))
    failure: Failure | None = None
    try:
        failure = run.failure()
    except Unknown as unknown:
        run.unclear.append(Unclear(case.id, run.at, str(unknown)))
    except Exception as error:  # as above
        failure = _crash(case, run.at, error)
    if failure is not None and not failure.crashed and run.play.world.inkless:
        run.unclear.append(Unclear(case.id, run.at, f"no case says of which ink {run.play.world.inkless} is"))
        failure = None
    decided = (exceptions or {}).get(case.id) or run.decided
    verdict = _verdict(run, failure, decided)
    return ended(
        verdict,
        facts=run.facts,
        refusals=run.refusals,
        bag_only=verdict == "empty" and any(step.asserted for step in case.steps),
        failure=failure,
        unclear=tuple(run.unclear),
        decided=decided if verdict == "excepted" else None,
        by_chance=run.play.machine.table.drawings > 0,
    )


def _verdict(run: Run, failure: Failure | None, decided: Decided | None) -> Verdict:
    """A fact that is understood and doesn't hold is one, whatever else is not understood."""
    if failure is not None:
        return "failed" if decided is None else "excepted"
    if run.unclear:
        return "unclear"
    return "passed" if run.facts or run.refusals else "empty"


def run_cases(
    cases: Iterable[Case | BadCases],
    source: Source,
    exceptions: Mapping[str, Decided] | None = None,
    edition: str = "",
) -> Iterable[Result]:
    """What becomes of each case; a line that is none is told as such."""
    for case in cases:
        if isinstance(case, BadCases):
            name = case.id or f"line {case.line}"
            why = Unclear(name, -1, case.text("en"))
            yield Result(name, set_of(case.id), "unclear", edition or case.edition, unclear=(why,))
        else:
            yield run_case(case, source, exceptions, edition)


def _crash(case: Case, step: int, error: Exception) -> Failure:
    return Failure(case.id, step, "runs to its end", None, f"{type(error).__name__}: {error}", crashed=True)


def _code(err: Any) -> str:
    """The code of a refusal, which may come with more."""
    if isinstance(err, dict):
        err = err.get("code") or err.get("errorCode")
    return err if isinstance(err, str) else ""


def _named(query: str | None, arguments: tuple[Any, ...], fields: tuple[str, ...]) -> str:
    said = ", ".join(str(one.get("card", "…")) if isinstance(one, dict) else str(one) for one in arguments)
    return f"{query}({said})" + (f".{'|'.join(fields)}" if fields else "")


def _brief(expected: Any) -> Any:
    if isinstance(expected, dict):
        return {name: value for name, value in expected.items() if name != "mock"}
    return expected
