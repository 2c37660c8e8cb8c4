"""Every example in the sources and in the documentation is run."""

from __future__ import annotations

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mazo

ROOT = Path(__file__).parents[1]
SOURCES = Path(mazo.__file__).parent
PAGES = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "es").glob("*.md")),
)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def documented() -> Iterator[tuple[str, str, int]]:
    """Each docstring with an example: the name of its module, what it says, and its line."""
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ">>>" not in text:
            continue
        module = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, Documented) and ">>>" in (said := ast.get_docstring(node) or ""):
                yield module, said, getattr(node, "lineno", 1)


def blocks() -> Iterator[tuple[Path, int, str]]:
    """Each block of Python in the documentation, with its page and line."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in BLOCK.finditer(text):
            yield page, text.count("\n", 0, found.start()) + 1, found.group(1)


@pytest.mark.parametrize(
    ("module", "said", "line"), [pytest.param(*found, id=f"{found[0]}:{found[2]}") for found in documented()]
)
def test_an_example_in_a_docstring_gives_what_it_says(module: str, said: str, line: int) -> None:
    names = dict(vars(importlib.import_module(module)))
    told: list[str] = []
    example = doctest.DocTestParser().get_doctest(said, names, module, module, line)
    assert doctest.DocTestRunner().run(example, out=told.append).failed == 0, "".join(told)


@pytest.mark.parametrize(
    ("page", "line", "code"),
    [pytest.param(page, line, code, id=f"{page.name}:{line}") for page, line, code in blocks()],
)
def test_a_block_of_python_in_the_documentation_runs(page: Path, line: int, code: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(code, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCES.parent), str(ROOT)])}
    ran = subprocess.run(
        [sys.executable, script.name], cwd=tmp_path, env=environment, stdin=subprocess.DEVNULL, capture_output=True
    )
    assert ran.returncode == 0, ran.stderr.decode()


def test_there_are_examples_of_both_kinds() -> None:
    assert list(documented())
    assert {page.name for page, _, _ in blocks()} >= {"README.md", "bots.md", "protocol.md", "adding-a-card.md"}
