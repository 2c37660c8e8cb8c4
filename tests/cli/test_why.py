"""`mazo why`: legal or not, by which rule, and what would make it so."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import mazo

POSITION: dict[str, Any] = {
    "mazo": 1,
    "game": "lorcana",
    "turn": 5,
    "players": [
        {
            "hand": ["Stitch - New Dog"],
            "deck": 20,
            "inkwell": {"ready": 4, "exerted": 1},
            "play": [{"card": "Abu - Mischievous Monkey", "drying": True}],
        },
        {"hand": 5, "deck": 30, "play": [{"card": "Vanilla 3/3", "exerted": True}]},
    ],
    "cards": [{"name": "Vanilla 3/3", "type": "character", "cost": 3, "strength": 3, "willpower": 3, "lore": 1}],
}


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    return str(path)


def test_a_legal_action_is_said_to_be_legal(file):
    ran = mazo("why", file, "play stitch")
    assert (ran.code, ran.out) == (0, "Legal: Player 1 may do this now.\n")


def test_an_illegal_action_is_refused_with_rule_and_advice(file):
    ran = mazo("why", file, "challenge Abu -> Vanilla")
    assert ran.code == 1
    reason, rule, fix = ran.out.splitlines()
    assert reason == "Not legal: The ink of Abu - Mischievous Monkey is still drying, so it cannot challenge."
    assert rule.startswith("Rule 4.6.4.1 ")
    assert fix == "What would make it legal: It can from your next turn on."


def test_it_speaks_spanish(file):
    ran = mazo("why", file, "desafiar abu -> vanilla", "--lang", "es")
    assert ran.code == 1
    assert ran.out.startswith("No es legal: La tinta de Abu - Mischievous Monkey aún se está secando")
    assert "Regla 4.6.4.1 Declarar el personaje desafiante." in ran.out
    assert "Qué haría falta: Podrá a partir de tu siguiente turno." in ran.out


def test_as_json_it_is_one_object(file):
    ran = mazo("why", file, "quest Abu", "--json")
    answer = json.loads(ran.out)
    assert ran.code == 1
    assert answer["legal"] is False
    assert answer["reason"] == "quester_drying"
    assert set(answer) == {"action", "edition", "legal", "reason", "rule", "title", "text", "fix"}


def test_as_json_a_legal_action_has_no_reason(file):
    answer = json.loads(mazo("why", file, "end", "--json").out)
    assert answer == {"action": "end", "edition": "2.3.0", "legal": True}


def test_an_action_of_somebody_who_is_not_asked_is_refused(file):
    ran = mazo("why", file, "end", "--by", "2", "--lang", "es")
    assert ran.code == 1
    assert ran.out.startswith("No es legal: Ahora decide Jugador 1.")


def test_a_concession_is_always_legal(file):
    assert mazo("why", file, "concede", "--by", "2").code == 0


@pytest.mark.parametrize(
    ("action", "options", "said"),
    [
        ("frobnicate", (), '"frobnicate" is not understood'),
        ("quest moana", (), 'you see no card named "moana"'),
        ("end", ("--by", "3"), "There is no player 3: there are 1 to 2."),
        ("end", ("--by", "0"), "There is no player 0"),
    ],
)
def test_what_is_no_action_is_refused_in_one_line(file, action, options, said):
    assert said in mazo("why", file, action, *options).complaint


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "is not JSON"),
        ("[]", "A position file holds one JSON object."),
        ("[" * 100_000, "is not JSON"),
        (json.dumps({**POSITION, "turn": 0}), "turn"),
        (json.dumps({**POSITION, "colour": "blue"}), "colour"),
        (json.dumps({**POSITION, "game": "chess"}), "There is no game 'chess'"),
        (json.dumps({**POSITION, "players": [{"hand": ["Nobody - At All"]}, {}]}), "players[0].hand[0]"),
        ('"' + "x" * 1_000_001 + '"', "is larger than 1000000 bytes"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(tmp_path, content, said):
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    assert said in mazo("why", str(path), "end").complaint


def test_a_missing_file_is_refused_in_one_line():
    assert mazo("why", "nowhere.json", "end", "--lang", "es").complaint.startswith("No se puede leer nowhere.json")


def test_a_position_comes_from_standard_input_too():
    assert mazo("why", "-", "end", typed=[json.dumps(POSITION)]).code == 0


def test_without_an_action_it_says_what_is_missing(file):
    assert mazo("why", file).complaint == "ACTION is missing. See: mazo why --help"
