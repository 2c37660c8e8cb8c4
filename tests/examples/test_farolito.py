"""The example is a whole game of few lines: copied into a checkout it is played everywhere, without another change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazo.games import NAMES, USUAL, folder
from mazo.lab.sim import compiled
from tests.examples.copied import EXAMPLE, GAME, checkout, python, run_tests

MOST_LINES = 400

pytestmark = pytest.mark.skipif(compiled(), reason="a copied game runs interpreted until it is compiled, too")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checkout(tmp_path_factory.mktemp("checkout"))


def test_the_game_has_at_most_400_lines():
    files = [path for path in (EXAMPLE / "game").rglob("*") if path.suffix in (".py", ".toml")]
    assert files
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES


def test_its_own_tests_pass_and_so_do_those_of_every_game(copy):
    run_tests(copy, f"tests/games/{GAME}", "tests/games/test_kinds.py", "tests/games/test_surfaces.py")


def test_the_properties_of_every_game_hold(copy):
    run_tests(copy, "tests/properties")


def test_its_rules_are_cited_and_tested(copy):
    ran = python(copy, "mazo", "rules", "coverage", "--game", GAME, "--json")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert json.loads(ran.stdout)[GAME]["complete"]


def test_the_usual_game_stays_the_usual_one(copy):
    (copy / "listed.py").write_text("from mazo.games import NAMES\nprint(*NAMES)", encoding="utf-8")
    usual = [name for name in NAMES if folder(name) == folder(USUAL)]
    assert python(copy, "listed").stdout.split() == [*usual, GAME, *NAMES[len(usual) :]]
