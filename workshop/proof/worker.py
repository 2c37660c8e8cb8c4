"""Runs tests with one source file replaced by another text.

Started as a script by the audit, so that nothing of the package is loaded before a job replaces it, and never a
compiled module. It reads one job a line from standard input and answers each with a line. A job is carried out in a
process of its own: a fork of this one, which has pytest loaded already, or a new one where there is no fork.

    job     {"file": the file to replace or "", "source": its text, "tests": {test: [what it would show]},
             "limits": {test: CPU seconds}}
    answer  {"failed": [tests], "seconds": {test: CPU seconds}}

A test is left out once everything that it would show has been shown by tests that failed. A test that never ends, or
that takes the process with it, has failed; the tests behind it run in another process.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

MEMORY = 2 << 30
PROFILE = "mazo-audit"
ARGUMENTS = ("--continue-on-collection-errors", "--no-header", "--tb=no", "-p", "no:cacheprovider")


class Replacing(MetaPathFinder):
    """Imports the modules of a source folder from their sources, one of them from another text."""

    def __init__(self, src: Path, file: str, source: str) -> None:
        self.src = src
        self.file = file
        self.source = source

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where the module's source is, if the folder has it."""
        stem = self.src.joinpath(*fullname.split("."))
        for file in (stem / "__init__.py", stem.with_name(f"{stem.name}.py")):
            if file.is_file():
                return spec_from_file_location(fullname, file, loader=ReplacingLoader(fullname, str(file), self))
        return None


class ReplacingLoader(SourceFileLoader):
    """Reads a module from its file, or from the text that stands in for it."""

    def __init__(self, fullname: str, path: str, finder: Replacing) -> None:
        super().__init__(fullname, path)
        self.finder = finder

    def get_code(self, fullname: str) -> CodeType | None:
        """The module's code; Python's cache of compiled files knows only the real one."""
        if self.path == self.finder.file:
            return self.source_to_code(self.finder.source.encode(), self.path)
        return super().get_code(fullname)


class Observer:
    """A pytest plugin that tells what happens to each test as it happens."""

    def __init__(self, tests: dict[str, list[str]], limits: dict[str, float], timeout: float, pipe: int) -> None:
        self.tests = tests
        self.limits = limits
        self.timeout = timeout
        self.pipe = pipe
        self.shown: set[str] = set()
        self.began: float | None = None

    def pytest_runtest_setup(self, item: Any) -> None:
        """A test is about to run, unless it could show nothing new."""
        import pytest

        test = test_of(item.nodeid)
        wanted = self.tests.get(test, [])
        if wanted and self.shown.issuperset(wanted):
            pytest.skip("shown already")
        self.tell("began", test)
        limit_time(self.limits.get(test, self.timeout), self.timeout)
        self.began = time.process_time()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A part of a test has ended."""
        test = test_of(report.nodeid)
        if report.failed:
            self.shown.update(self.tests.get(test, []))
            self.tell("failed", test)
        if report.when == "teardown" and self.began is not None:
            self.tell("ended", test, time.process_time() - self.began)
            limit_time(self.timeout, self.timeout)
            self.began = None

    def pytest_collectreport(self, report: Any) -> None:
        """A test file that cannot even be imported."""
        if report.failed:
            for test in self.tests:
                if test.startswith(report.nodeid):
                    self.shown.update(self.tests[test])
                    self.tell("failed", test)

    def tell(self, event: str, test: str, seconds: float = 0.0) -> None:
        """Write a line that arrives even if the process ends at once."""
        os.write(self.pipe, (json.dumps([event, test, seconds]) + "\n").encode())


def test_of(nodeid: str) -> str:
    """The test as it is written, whatever parameters it runs with."""
    return nodeid.partition("[")[0]


def limit_time(cpu: float, wall: float) -> None:
    """End this process when so much time has passed, however busy it is."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, cpu)
        signal.setitimer(signal.ITIMER_REAL, wall)


def limit_memory() -> None:
    """A loop that never ends must not take the machine's memory."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def arguments() -> list[str]:
    """What pytest is told; where Hypothesis is installed, it looks for a failure but not for the smallest one."""
    try:
        from hypothesis import HealthCheck, Phase, settings
    except ImportError:
        return list(ARGUMENTS)
    settings.register_profile(
        PROFILE,
        phases=(Phase.explicit, Phase.generate),
        database=None,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    return [*ARGUMENTS, f"--hypothesis-profile={PROFILE}"]


def run_tests(root: str, src: str, timeout: float, job: dict[str, Any], pipe: int) -> None:
    """Run the tests of a job in this process, which is good for nothing afterwards."""
    import pytest

    limit_memory()
    limit_time(timeout, timeout)
    os.chdir(root)
    sys.path.insert(0, src)
    sys.meta_path.insert(0, Replacing(Path(src), job["file"], job["source"]))
    observer = Observer(job["tests"], job["limits"], timeout, pipe)
    code = pytest.main([*arguments(), f"--rootdir={root}", *job["tests"]], plugins=[observer])
    observer.tell("finished" if code in (0, 1, 5) else "crashed", "")


def in_fork(root: str, src: str, timeout: float, job: dict[str, Any]) -> bytes:
    """Run the tests in a copy of this process and return what it told."""
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(quiet, stream)
            run_tests(root, src, timeout, job, there)
        finally:
            os._exit(0)
    os.close(there)
    with os.fdopen(here, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return told


def in_new_process(root: str, src: str, timeout: float, job: dict[str, Any]) -> bytes:
    """Run the tests in a new process, where this one cannot be copied."""
    command = [sys.executable, "-P", __file__, "alone", root, src, str(timeout)]
    text = json.dumps(job).encode()
    try:
        return subprocess.run(command, input=text, capture_output=True, timeout=timeout, check=False).stdout
    except subprocess.TimeoutExpired as late:
        return late.stdout or b""


def carry_out(root: str, src: str, timeout: float, job: dict[str, Any], forks: bool) -> dict[str, Any]:
    """Run all tests of a job, starting again behind a test that ended its process."""
    run = in_fork if forks else in_new_process
    failed: list[str] = []
    seconds: dict[str, float] = {}
    waiting: dict[str, list[str]] = job["tests"]
    while waiting:
        told = [json.loads(line) for line in run(root, src, timeout, job | {"tests": waiting}).splitlines()]
        running = ""
        for event, test, time_taken in told:
            if event == "began":
                running = test
            elif event == "failed":
                failed.append(test)
            elif event == "ended":
                running = ""
                seconds[test] = seconds.get(test, 0.0) + time_taken
        if any(event == "finished" for event, _, _ in told):
            break
        if not running:
            failed += waiting
            break
        failed.append(running)
        shown = {group for test in failed for group in job["tests"][test]}
        waiting = {
            test: groups
            for test, groups in waiting.items()
            if test not in seconds and test != running and not (groups and shown.issuperset(groups))
        }
    return {"failed": list(dict.fromkeys(failed)), "seconds": seconds}


def main() -> None:
    """Serve jobs until there are no more."""
    mode, root, src, timeout = sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])
    answers = os.dup(1)
    os.dup2(2, 1)
    if mode == "alone":
        run_tests(root, src, timeout, json.loads(sys.stdin.read()), answers)
        return
    if mode == "fork":
        import pytest

        pytest.main(["--version", *arguments()])  # loads what every fork would have to load
    with os.fdopen(answers, "w") as out:
        for line in sys.stdin:
            answer = carry_out(root, src, timeout, json.loads(line), mode == "fork")
            out.write(json.dumps(answer) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
