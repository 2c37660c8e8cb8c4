"""`mazo rules`: looking rules up, and what the proofs say."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from mazo.cli.checkout import NoRepository
from mazo.cli.rules import group
from mazo.client.language import Texts
from tests.workshop.proof.toy import BOOK, CONFIG, toy_rule
from workshop.proof import where

ENGINE = 'def double(x: int) -> int:\n    """[2.1] Twice as much."""\n    return 2 * x\n'
TESTS = """
import pytest
from mazo.games.toy.rules.numbers import double

@pytest.mark.rule("toy", "2.1")
def test_double():
    assert double(2) == 4
"""


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of `mazo rules`, mounted as in the real program."""
    program = typer.Typer()
    program.add_typer(group(Texts("en")), name="rules")
    program.command()(lambda: None)
    result = CliRunner().invoke(program, ["rules", *arguments], env={"COLUMNS": "200", "LC_ALL": "C"})
    return result.exit_code, result.stdout, result.stderr


def run_json(*arguments: str) -> dict[str, Any]:
    """What `mazo rules … --json` prints."""
    answer: dict[str, Any] = json.loads(run(*arguments, "--json")[1])
    return answer


@pytest.fixture
def toy_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one game, one rule, one function and one test; the command runs inside it."""
    game = tmp_path / "src" / "mazo" / "games" / "toy"
    for folder in (game / "book", game / "rules", tmp_path / "tests"):
        folder.mkdir(parents=True)
    for package in (game / "rules", game, game.parent, game.parents[1]):
        (package / "__init__.py").touch()
    (game / "book" / "rules.toml").write_text(BOOK + toy_rule("2.1"))
    (game / "rules" / "numbers.py").write_text(ENGINE)
    (tmp_path / "tests" / "test_numbers.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text(CONFIG)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_number_shows_the_rule_without_a_command_word():
    code, out, _ = run("2.2.1.2")
    assert code == 0
    assert out.startswith("2.2.1.2  Shuffling the deck")
    assert "2025-08-22, 2025-05-27: 3.1.3." in out


def test_a_single_rule_also_says_where_it_lives():
    _, out, _ = run("4.6.4.1")
    assert "code\n    src/mazo/games/lorcana/rules/limits.py::challenger_refusal\n" in out
    assert "\n    tests/games/lorcana/rules/test_challenge.py::test_a_drying_character_cannot_challenge" in out
    assert "tests\n" not in run("drying")[1]


def test_away_from_the_repository_a_rule_is_shown_alone(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(where, "find_root", missing)
    code, out, _ = run("4.6.4.1")
    assert (code, "limits.py" in out) == (0, False)


def missing() -> Path:
    raise NoRepository


def test_options_may_stand_before_the_number():
    code, out, _ = run("--lang", "es", "--edition", "2025-08-22", "3.1.6")
    assert code == 0
    assert out.startswith("3.1.6  Alterar la mano inicial")
    assert "3.1.6.2" in out


def test_a_paragraph_lists_its_parts():
    _, out, _ = run("[2.2.2]")
    assert [number for number in ("2.2.2.1", "2.2.2.2", "2.2.2.3") if number in out] == [
        "2.2.2.1",
        "2.2.2.2",
        "2.2.2.3",
    ]


def test_a_house_rule_says_so():
    assert "house rule" in run("m3")[1]
    assert "regla de la casa" in run("M3", "--lang", "es")[1]


def test_words_are_searched_in_either_language():
    assert "3.2.2.1" in {rule["number"] for rule in run_json("characters", "dry", "--limit", "50")["rules"]}
    found = run_json("quien", "--limit", "50")
    assert found["lang"] == "es"
    assert found["rules"]
    assert run_json("robar", "carta")["lang"] == "en"  # words of the game are known in both


def test_many_hits_are_cut_short():
    code, out, _ = run("card", "--limit", "2")
    assert code == 0
    assert "more" in out.splitlines()[-1]


def test_a_rule_as_data():
    found = run_json("2.2.1.1")
    [rule] = found["rules"]
    assert (found["game"], found["edition"], found["found"]) == ("lorcana", "2.3.0", 1)
    assert (rule["number"], rule["kind"], rule["house_rule"]) == ("2.2.1.1", "acts", False)
    old = next(entry for entry in rule["editions"] if entry["edition"] == "2025-08-22")
    assert old["number"] == "3.1.2"
    assert old["differs"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["3.2.1.9"], "3.2.1.4"),
        (["3.2.1", "--game", "ludo"], "lorcana"),
        (["3.2.1", "--edition", "1984"], "2.2.0"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(arguments, complaint):
    code, _, complaints = run(*arguments)
    assert code == 2
    assert complaint in complaints


def test_words_that_nothing_has():
    code, out, complaints = run("xyzzy")
    assert (code, out) == (1, "")
    assert complaints.strip() == "No rule has these words."


def test_help_belongs_to_the_group_and_to_the_look_up():
    assert "coverage" in run("--help")[1]
    assert "--edition" in run("2.2.2", "--help")[1]


def test_coverage_and_audit_of_a_repository(toy_repository: Path):
    code, out, _ = run("coverage")
    assert (code, "nothing is missing" in out) == (0, True)
    assert run_json("coverage")["toy"]["rules"] == 1
    code, out, _ = run("audit", "--sample", "5", "--jobs", "1")
    assert (code, "1 of 1 rules proven" in out) == (0, True)

    (toy_repository / "tests" / "test_numbers.py").write_text(TESTS.replace("== 4", "in (0, 1, 4)"))
    code, out, _ = run("audit", "2.1", "--game", "toy", "--jobs", "1")
    assert (code, "double (returns 0, returns 1)" in out) == (1, True)
    assert run_json("audit", "--jobs", "1")["toy"]["survivors"][0]["why"] == "unnoticed"

    (toy_repository / "tests" / "test_numbers.py").write_text(TESTS.replace('"2.1"', '"7.7"'))
    code, out, _ = run("coverage", "--lang", "es")
    assert code == 1
    assert "2.1 Title of 2.1: sin prueba" in out
    assert "7.7 tests/test_numbers.py:6 test_double: el libro no tiene esa regla" in out


def test_the_pages_are_written_and_checked(toy_repository: Path):
    code, _, complaints = run("where", "--check")
    assert (code, complaints) == (
        1,
        "Out of date: docs/where/README.md, docs/where/toy-2.md. Run `mazo rules where`.\n",
    )
    assert run("where")[0] == 0
    assert (toy_repository / "docs" / "where" / "toy-2.md").is_file()
    assert run("where", "--check")[0] == 0


def test_an_unknown_game_has_no_coverage(toy_repository: Path):
    code, _, complaints = run("coverage", "--game", "ludo")
    assert (code, "toy" in complaints) == (2, True)


@pytest.mark.parametrize(("lang", "words"), [("en", "now it can."), ("es", "ahora sí.")])
def test_what_changed_between_two_editions(lang, words):
    code, out, _ = run("changes", "2.2.0", "2.3.0", "--lang", lang)
    assert (code, "1.13.1.2" in out, words in out) == (0, True, True)


def test_what_changed_is_told_as_data():
    found = run_json("changes", "2.3.0", "2.2.0")
    assert (found["from"], found["to"]) == ("2.2.0", "2.3.0")
    drops = next(change for change in found["changes"] if change["switch"] == "ink_drops")
    assert [rule["number"] for rule in drops["rules"]] == ["1.13.1", "1.13.1.2", "4.3.2.4", "4.4.3.4", "4.7.3.4"]


def test_nothing_changed_between_two_editions_that_only_word_things_differently():
    assert "Nothing changes from 2.0.0 to 2.0.1." in run("changes", "2.0.1", "2.0.0")[1]
