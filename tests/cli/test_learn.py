"""`mazo learn`: lessons listed, walked and remembered at the terminal."""

from __future__ import annotations

import json

import pytest

from tests.cli.run import mazo

FIRST = ("learn", "lorcana", "first-game")
WHOLE = (
    *("", "ink elsa", "play mickey", "quest mickey", "quest aurora", "challenge captain -> hans", "end"),
    *("quest mickey", "1", "2"),
)


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_lesson_is_walked_to_its_end_and_remembered():
    out = mazo(*FIRST, "--lang", "en", typed=WHOLE).out
    assert "You have finished “Your first game”." in out
    assert "Next: mazo learn lorcana setup" in out
    (found,) = json.loads(mazo("learn", "lorcana", "--json", "--lang", "en").out)
    assert [lesson["name"] for lesson in found["lessons"] if lesson["finished"]] == ["first-game"]
    assert "✓ 2.3.3.1" in mazo("learn", "lorcana", "--rules", "--lang", "en").out


def test_whoever_does_something_else_is_told_so_and_stays():
    out = mazo(*FIRST, "--lang", "es", typed=["", "quest captain", "pista", "play mickey"]).out
    assert "Eso se puede hacer" in out
    assert "Prueba: entintar Elsa" in out
    assert "Has terminado" not in out


def test_a_wrong_answer_says_why_and_a_strange_one_which_there_are():
    out = mazo(*FIRST, "--lang", "en", typed=[*WHOLE[:-2], "7", "1"]).out
    assert "There is no answer of that number: 1 to 3." in out
    assert "Not that one. What it costs doesn't matter" in out


def test_without_a_game_every_school_is_listed():
    out = mazo("learn", "--lang", "es").out
    assert all(title in out for title in ("Disney Lorcana", "Mitos y Leyendas", "Ortus Regni"))
    assert "Empieza con: mazo learn lorcana first-game" in out


def test_a_lesson_that_there_is_not_is_refused():
    assert "there are first-game" in mazo("learn", "lorcana", "nothing", "--lang", "en").err
