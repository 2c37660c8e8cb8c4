"""The pages that lead from rules to code and tests."""

import shutil
from pathlib import Path

from mazo.cli.checkout import find_root
from tests.workshop.proof.toy import MakeToy, toy_rule
from workshop.proof import where
from workshop.proof.citations import gather
from workshop.proof.project import GAMES

PAGE = """\
# toy: 2. Title of 2

## 2.1 Title of 2.1

Carried out by

- [`f` in `rules/a.py`](../../src/toygame/rules/a.py)
- [`g` in `rules/a.py`](../../src/toygame/rules/a.py)

Shown by

- [`TestIt::test_a`](../../tests/test_a.py)

## 2.2 Title of 2.2

Nothing cites it yet.

## 2.3 Title of 2.3

No test: a word
"""


def test_each_chapter_has_a_page_that_links_functions_and_tests(make_toy: MakeToy):
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
        {"test_a.py": 'class TestIt:\n    @rule("toy", "2.1")\n    @rule("toy", "2.1")\n    def test_a(self): ...\n'},
        {"2.3": "a word"},
    )
    pages = where.pages([project])
    assert list(pages) == ["README.md", "toy-2.md", "toy-older.md"]
    assert pages["toy-2.md"] == PAGE
    assert "## 1.9 2.5 Title of 2.5" in pages["toy-older.md"]
    assert "- [2. Title of 2](toy-2.md)\n- [Rules of older editions](toy-older.md)" in pages["README.md"]


def test_what_is_gathered_about_one_rule_is_all_that_there_is_about_it(make_toy: MakeToy):
    project = make_toy(
        [toy_rule("2.1"), toy_rule("2.2")],
        {"a.py": 'def f() -> None:\n    """[2.1] Do it."""\n', "b.py": 'def g() -> None:\n    """[2.2] Do it."""\n'},
        {"test_a.py": '@rule("toy", "2.2")\ndef test_a(): ...\n', "test_b.py": "broken("},
    )
    rule = project.book.by_number("2.2")
    found = where.place(rule, gather(project, rule))
    assert ([one.name for one in found.functions], [one.test for one in found.tests]) == (
        ["g"],
        ["tests/test_a.py::test_a"],
    )


def test_the_written_pages_are_checked_against_the_sources(tmp_path: Path):
    root = find_root()
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    shutil.copytree(root / GAMES, tmp_path / GAMES, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.json"))
    assert "docs/where/lorcana-3.md" in where.stale(tmp_path)
    folder = where.write(tmp_path)
    assert folder == tmp_path / "docs" / "where"
    assert {"lorcana-10.md", "lorcana-M.md", "myl-1.md"} <= {path.name for path in folder.iterdir()}
    assert where.stale(tmp_path) == []
    turn = tmp_path / GAMES / "ortus" / "rules" / "game.py"
    source = turn.read_text("utf-8")
    turn.write_text("\n\n" + source, "utf-8")
    assert where.stale(tmp_path) == []
    turn.write_text(source + '\n\ndef more() -> None:\n    """[1.1] Do more."""\n', "utf-8")
    assert where.stale(tmp_path) == ["docs/where/ortus-1.md"]


def test_the_page_of_a_chapter_that_is_gone_goes_too(make_toy: MakeToy):
    root = make_toy([toy_rule("2.1")], {}, {}).root
    (root / where.FOLDER).mkdir(parents=True)
    (root / where.FOLDER / "toy-7.md").write_text("gone", "utf-8")
    assert where.stale(root) == ["docs/where/README.md", "docs/where/toy-7.md"]
    where.write(root)
    assert [path.name for path in (root / where.FOLDER).iterdir()] == ["README.md"]
