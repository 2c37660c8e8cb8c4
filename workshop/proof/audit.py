"""Whether a test would notice: each rule is taken out of the engine, and a test marked with it has to fail.

A rule is proven if everything that cites it, and the edition switch that it names, can be disabled in a way that makes
at least one test marked with that rule fail, be it by an assertion, a crash or a loop that never ends. The tests run
on the sources, never on compiled modules, in processes of their own (see `worker`).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Literal

import msgspec

from mazo.errors import BadConfig, MazoError
from mazo.texts.rulebook import Rule
from workshop.proof import worker
from workshop.proof.citations import Evidence, find_rule, gather, name_of
from workshop.proof.disable import Variant, disabled, flipped
from workshop.proof.project import Project

EDITIONS: Final = Path("rules", "editions.py")
TIMEOUT: Final = 60.0

# A test that takes so many times its usual CPU time, and at least so many seconds, is taken to run for ever.
SLOWER: Final = 20.0
PATIENCE: Final = 2.0

Run = Callable[[dict[str, Any]], dict[str, Any]]
Why = Literal["unnoticed", "nothing to disable", "not cited", "not tested"]


class CannotAudit(MazoError):
    """The tests cannot be run here."""


class Survivor(msgspec.Struct, frozen=True):
    """A rule that could be taken out at this place without any of its tests failing."""

    rule: str
    title: str
    why: Why
    place: str = ""
    tried: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


class Audit(msgspec.Struct, frozen=True):
    """What was found out about the rules of a game."""

    game: str
    rules: int
    proven: int
    survivors: tuple[Survivor, ...]
    broken: tuple[str, ...]
    """Tests that fail as things are, and so show nothing."""
    switches: tuple[str, ...]
    """Switches that the book names and the edition record does not have."""
    runs: int
    seconds: float

    @property
    def passed(self) -> bool:
        """Whether no rule survives its own removal."""
        return not self.survivors and not self.broken

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain | {"passed": self.passed}


@dataclass
class Target:
    """A place in the engine whose removal must be noticed by the tests of each of its rules."""

    file: Path
    place: str
    variants: list[Variant]
    rules: dict[int, Rule] = field(default_factory=dict)
    noticed: set[int] = field(default_factory=set)
    runs: int = 0


def audit(
    project: Project,
    only: Iterable[str] | None = None,
    sample: int | None = None,
    seed: int = 0,
    jobs: int = 2,
    everything: bool = False,
    timeout: float = TIMEOUT,
    progress: Callable[[int, int], None] | None = None,
    forks: bool = hasattr(os, "fork"),
) -> Audit:
    """Take out the rules that the founding documents state (or everything that is cited), and run their tests."""
    started = time.perf_counter()
    evidence = gather(project)
    rules = drawn(chosen_rules(project, evidence, only, everything), sample, seed)
    with workers(project, jobs, timeout, forks) as run:
        marked = {rule.code: tuple(dict.fromkeys(m.test for m in evidence.marks.get(rule.code, []))) for rule in rules}
        usual, broken = usual_times({test for tests in marked.values() for test in tests}, run, jobs)
        tests = {code: tuple(test for test in tests if test in usual) for code, tests in marked.items()}
        rules_that_run = [rule for rule in rules if tests[rule.code]]
        targets, switches = find_targets(project, evidence, rules_that_run)
        done = 0

        def examine(target: Target) -> None:
            nonlocal done
            take_out(target, tests, usual, run)
            done += 1
            if progress is not None:
                progress(done, len(targets))

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(examine, targets))
    survivors = tuple(find_survivors(project, evidence, rules, tests, targets))
    return Audit(
        game=project.game,
        rules=len(rules),
        proven=len(rules) - len({survivor.rule for survivor in survivors}),
        survivors=survivors,
        broken=tuple(broken),
        switches=tuple(switches),
        runs=sum(target.runs for target in targets),
        seconds=round(time.perf_counter() - started, 2),
    )


def chosen_rules(project: Project, evidence: Evidence, only: Iterable[str] | None, everything: bool) -> list[Rule]:
    """The rules to take out, in the order of the book: only those that act, and that are played here."""
    if only is None:
        book = project.book
        wanted = {rule.code for rule in book if book.binds(rule) or (everything and rule.code in evidence.citations)}
    else:
        wanted = set()
        for number in only:
            rule = find_rule(project.book, number)
            if rule is None:
                raise BadConfig(
                    f"The book of {project.game} has no rule {number}.",
                    f"El reglamento de {project.game} no tiene ninguna regla {number}.",
                )
            wanted.add(rule.code)
    acting = [rule for rule in project.book if rule.code in wanted and rule.kind == "acts"]
    return [rule for rule in acting if rule.code not in evidence.outside]


def drawn(rules: list[Rule], sample: int | None, seed: int) -> list[Rule]:
    """So many of the rules, drawn by the seed, in the same order; all of them if none or too many are asked for."""
    if sample is None or sample >= len(rules):
        return rules
    return sorted(random.Random(seed).sample(rules, sample), key=rules.index)


def find_targets(project: Project, evidence: Evidence, rules: list[Rule]) -> tuple[list[Target], list[str]]:
    """The places that cite the rules and the switches that they name, and the switches that nothing has."""
    targets: dict[tuple[str, str, int], Target] = {}
    unknown: list[str] = []
    for rule in rules:
        for citation in evidence.citations.get(rule.code, []):
            key = (citation.file, citation.name, citation.line)
            if key not in targets:
                file = project.root / citation.file
                variants = list(disabled(file.read_text("utf-8"), citation))
                targets[key] = Target(file, f"{citation.file}:{citation.line} {citation.name}", variants)
            targets[key].rules[rule.code] = rule
        if rule.switch:
            key = (EDITIONS.as_posix(), rule.switch, 0)
            if key not in targets:
                found = _switched(project, rule.switch)
                if found is None:
                    unknown.append(rule.switch)
                    continue
                file, variant = found
                targets[key] = Target(file, f"{project.relative(file)} switch {rule.switch}", [variant])
            targets[key].rules[rule.code] = rule
    return list(targets.values()), list(dict.fromkeys(unknown))


def _switched(project: Project, switch: str) -> tuple[Path, Variant] | None:
    """The record that has a switch, with it turned round: that of the editions, else another one of the rules."""
    editions = project.engine / EDITIONS
    for file in (editions, *sorted(editions.parent.glob("*.py"))):
        variant = flipped(file.read_text("utf-8"), switch) if file.is_file() else None
        if variant is not None:
            return file, variant
    return None


def find_survivors(
    project: Project, evidence: Evidence, rules: list[Rule], tests: dict[int, tuple[str, ...]], targets: list[Target]
) -> Iterator[Survivor]:
    """What was not proven, rule by rule."""
    for rule in rules:
        name, title = name_of(project.book, rule), rule.title_en
        if rule.code not in evidence.citations:
            yield Survivor(name, title, "not cited")
        if not tests[rule.code]:
            yield Survivor(name, title, "not tested")
        for target in targets:
            if rule.code in target.rules and rule.code not in target.noticed:
                why: Why = "unnoticed" if target.variants else "nothing to disable"
                tried = tuple(variant.label for variant in target.variants)
                yield Survivor(name, title, why, target.place, tried, tests[rule.code])


def take_out(target: Target, tests: dict[int, tuple[str, ...]], usual: dict[str, float], run: Run) -> None:
    """Disable a place in each way until the tests of all its rules have noticed."""
    for variant in target.variants:
        unproven = [code for code in target.rules if code not in target.noticed]
        if not unproven:
            return
        shows: dict[str, list[str]] = {}
        for code in unproven:
            for test in tests[code]:
                shows.setdefault(test, []).append(str(code))
        quickest = sorted(shows, key=lambda test: usual[test])
        job = {
            "file": str(target.file),
            "source": variant.source,
            "tests": {test: shows[test] for test in quickest},
            "limits": {test: max(PATIENCE, SLOWER * usual[test]) for test in quickest},
        }
        target.runs += 1
        for test in run(job)["failed"]:
            target.noticed.update(map(int, shows[test]))


def usual_times(tests: set[str], run: Run, jobs: int) -> tuple[dict[str, float], list[str]]:
    """The CPU seconds of the tests that pass as things are, and the tests that fail."""
    files: dict[str, list[str]] = {}
    for test in sorted(tests):
        files.setdefault(test.partition("::")[0], []).append(test)
    with ThreadPoolExecutor(jobs) as pool:
        plain: list[dict[str, Any]] = [
            {"file": "", "source": "", "tests": {test: [] for test in own}, "limits": {}} for own in files.values()
        ]
        answers = list(pool.map(run, plain))
    broken = sorted({test for answer in answers for test in answer["failed"]})
    times = {test: time for answer in answers for test, time in answer["seconds"].items() if test not in broken}
    return times, broken


@contextmanager
def workers(project: Project, jobs: int, timeout: float, forks: bool) -> Iterator[Run]:
    """So many processes that run tests; whoever has a job gets the next that is free."""
    if find_spec("pytest") is None:
        raise CannotAudit(
            "The audit runs the tests and needs pytest: install the requirements of development.",
            "La auditoría ejecuta las pruebas y necesita pytest: instala los requisitos de desarrollo.",
        )
    command = [sys.executable, "-P", worker.__file__, "fork" if forks else "process"]
    command += [str(project.root), str(project.src), str(timeout)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment |= {"PYTHONPATH": str(project.src), "PYTHONHASHSEED": "0"}
    free: SimpleQueue[subprocess.Popen[str]] = SimpleQueue()

    def run(job: dict[str, Any]) -> dict[str, Any]:
        process = free.get()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(job) + "\n")
            process.stdin.flush()
            answer: dict[str, Any] = json.loads(process.stdout.readline())
        except (OSError, ValueError) as error:
            raise CannotAudit(
                f"The process that runs the tests has ended: {error}.",
                f"El proceso que ejecuta las pruebas ha terminado: {error}.",
            ) from error
        finally:
            free.put(process)
        return answer

    with ExitStack() as stack:
        for _ in range(jobs):
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                env=environment,
            )
            stack.enter_context(process)
            stack.callback(process.kill)
            free.put(process)
        yield run
