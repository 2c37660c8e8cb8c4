"""`mazo rules cases`: the cases that players ask about, listed and shown."""

from __future__ import annotations

import json

from tests.cli.run import mazo


def test_all_cases_of_a_game_are_listed_by_their_questions() -> None:
    out = mazo("rules", "cases", "--game", "myl", "--lang", "es").out
    assert "C33" in out
    assert "¿Qué resulta?" in out
    assert "There are no cases for this game." in mazo("rules", "cases", "--game", "lorcana", "--lang", "en").out


def test_a_case_is_shown_with_its_table_what_is_done_and_the_answer() -> None:
    out = mazo("rules", "cases", "c33", "--game", "myl", "--lang", "es", columns=100).out
    for words in ("Capitán de Ensayo 3", "Jugador 2: bloquear", "pierde la diferencia, 2 cartas", "4.4.1"):
        assert words in out
    refused = mazo("rules", "cases", "C14", "--game", "myl", "--lang", "en", columns=100).out
    assert "✗" in refused


def test_a_case_about_decks_is_shown_with_its_list() -> None:
    assert "Cantrip" in mazo("rules", "cases", "C57", "--game", "myl", "--lang", "en").out


def test_a_case_gives_its_position_file_and_itself_as_json() -> None:
    position = json.loads(mazo("rules", "cases", "C33", "--game", "myl", "--position").out)
    assert position["players"][1]["defence"] == ["Capitán de Ensayo"]
    (case,) = json.loads(mazo("rules", "cases", "C33", "--game", "myl", "--json", "--lang", "en").out)
    assert [rule["number"] for rule in case["rules"]] == ["4.4", "4.4.1"]


def test_a_case_that_there_is_not_is_refused_with_those_that_are() -> None:
    ran = mazo("rules", "cases", "C04", "--game", "myl", "--lang", "es")
    assert ran.code != 0
    assert "C05" in ran.err
