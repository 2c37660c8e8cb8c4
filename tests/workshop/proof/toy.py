"""A repository in miniature: a toy game with a rule book, an engine and tests."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

from mazo.texts.rulebook import Book, encode
from workshop.proof.project import Project

BOOK = """
[book]
game = "toy"
default = "2.0"
editions = ["2.0", "1.9"]

[book.families]
number = ["2.0"]
old = ["1.9"]

[[rule]]
code = 1_00_00_00
number = "1"
kind = "heading"
title_en = "Toys"
title_es = "Juguetes"
summary_en = "A game for tests."
summary_es = "Un juego para pruebas."
"""

RULE = """
[[rule]]
code = {code}
{family} = "{number}"
kind = "{kind}"
title_en = "Title of {number}"
title_es = "Título de {number}"
summary_en = "It says this."
summary_es = "Dice esto."
seed = {seed}
{extra}
"""

CONFIG = """
[tool.pytest.ini_options]
addopts = "--strict-markers --import-mode=importlib"
markers = ["rule(game, *numbers): shows rules"]
"""

MakeToy = Callable[..., Project]


def toy_rule(
    number: str, kind: str = "acts", seed: bool = True, family: str = "number", code: int = 0, extra: str = ""
) -> str:
    """A rule of the toy book; a number of one or two parts is code enough."""
    code = code or encode(number)
    if family == "old":
        code += 1_000_000_000
    return RULE.format(
        code=code, family=family, number=number, kind=kind, seed='["000"]' if seed else "[]", extra=extra
    )


def make_toy_in(
    folder: Path,
    rules: list[str],
    engine: dict[str, str],
    tests: dict[str, str],
    reasons: dict[str, str] | None = None,
    outside: dict[str, str] | None = None,
    machinery: dict[str, dict[str, list[str]]] | None = None,
) -> Project:
    """Write the files of a toy game into an empty folder."""
    package = folder / "src" / "toygame"
    (package / "rules").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules" / "__init__.py").touch()
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_text(CONFIG)
    for name, text in engine.items():
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(dedent(text))
    for name, text in tests.items():
        (folder / "tests" / name).write_text(dedent(text))
    return Project(
        game="toy",
        book=Book.parse(BOOK + "".join(rules)),
        root=folder,
        engine=package,
        tests=folder / "tests",
        src=folder / "src",
        reasons=reasons or {},
        outside=outside or {},
        machinery=machinery or {},
    )
