"""`mazo mine`: what was dug out lies in a file, and the command says how much it is."""

from __future__ import annotations

from mazo.mining.cases import Case
from mazo.mining.collection import read
from mazo.mining.puzzles import Puzzle
from tests.cli.run import mazo


def test_puzzles_are_written_into_a_folder(tmp_path):
    dig = ("--games", "2", "--seed", "7", "--nodes", "100", "--jobs", "1")
    ran = mazo("mine", "puzzles", "lorcana", *dig, "--out", str(tmp_path / "new"))
    found = read((tmp_path / "new" / "puzzles.jsonl").read_bytes(), Puzzle)
    assert ran.code == 0
    assert f"{len(found)} puzzle" in ran.out or "One puzzle" in ran.out


def test_cases_are_written_into_a_folder(tmp_path):
    ran = mazo("mine", "editions", "ortus", "--games", "1", "--jobs", "1", "--out", str(tmp_path), "--lang", "es")
    found = read((tmp_path / "editions.jsonl").read_bytes(), Case)
    assert ran.code == 0
    assert f"{len(found)} casos" in ran.out or "Un caso" in ran.out


def test_a_game_that_nobody_knows_is_refused(tmp_path):
    assert mazo("mine", "puzzles", "chess", "--out", str(tmp_path)).code != 0
