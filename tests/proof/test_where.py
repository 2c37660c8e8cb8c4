"""The page that leads from rules to code and tests."""

import shutil
from pathlib import Path

from mazo.proof import where
from mazo.proof.project import GAMES, find_root
from tests.proof.toy import MakeToy, toy_rule


def test_the_page_links_functions_and_tests(make_toy: MakeToy):
    project = make_toy(
        [
            toy_rule("2", "heading"),
            toy_rule("2.1"),
            toy_rule("2.2"),
            toy_rule("2.3", "defines"),
            toy_rule("2.4", seed=False),
            toy_rule("2.5", family="old"),
        ],
        {"rules/a.py": 'def f() -> None:\n    """[2.1] Do it."""\n\n\ndef g() -> None:\n    """[2.1] Do more."""\n'},
        {"test_a.py": 'class TestIt:\n    @rule("toy", "2.1")\n    def test_a(self): ...\n'},
        {"2.3": "a word"},
    )
    lines = where.page([project]).splitlines()
    assert [line for line in lines if line.startswith(("| 2", "| 1.9"))] == [
        "| 2.1 | Title of 2.1 | [`rules/a.py:1 f`](../src/toygame/rules/a.py#L1)<br>"
        "[`rules/a.py:5 g`](../src/toygame/rules/a.py#L5) | [`TestIt::test_a`](../tests/test_a.py#L3) |",
        "| 2.2 | Title of 2.2 | — | — |",
        "| 2.3 | Title of 2.3 | — | no test: a word |",
        "| 1.9 2.5 | Title of 2.5 | — | — |",
    ]
    assert where.page([project]) == where.page([project])


def test_the_written_page_is_checked_against_the_sources(tmp_path: Path):
    root = find_root()
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    shutil.copytree(root / GAMES, tmp_path / GAMES, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.json"))
    assert not where.check(tmp_path)
    page = where.write(tmp_path)
    assert page == tmp_path / "docs" / "where.md"
    assert "## lorcana" in page.read_text("utf-8")
    assert where.check(tmp_path)
    turn = tmp_path / GAMES / "lorcana" / "rules" / "turn.py"
    turn.write_text("\n" + turn.read_text("utf-8"), "utf-8")
    assert not where.check(tmp_path)
