"""`mazo cards import` and `coverage`: a card file imported, and how much of it is understood."""

import json
from pathlib import Path

from mazo.games.lorcana.reading.differences import differences
from tests.cli.run import mazo

CARDS = [
    {
        "id": at,
        "name": name,
        "version": "Baker",
        "type": "Character",
        "cost": 2,
        "inkwell": True,
        "color": "Ruby",
        "setCode": "3",
        "number": at,
        "fullText": text,
        "abilities": [{"type": "static", "fullText": text, "effect": text}] if text else [],
    }
    for at, (name, text) in enumerate(
        [("Mira", "This character can't challenge."), ("Zed", "This character smells of lemons."), ("Plain", "")]
    )
]


def card_file(folder: Path) -> str:
    path = folder / "cards.json"
    path.write_text(json.dumps({"cards": CARDS}))
    return str(path)


def test_an_import_writes_facts_and_trees_but_no_sentences(tmp_path: Path) -> None:
    ran = mazo("cards", "import", card_file(tmp_path), "--out", str(tmp_path / "data"), "--lang", "en")
    assert ran.out.startswith("3 cards: 2 compiled, 0 written by hand, 1 not supported.")
    rows = {row["name"]: row for row in json.loads((tmp_path / "data" / "set_03.json").read_text())}
    assert rows["Zed"]["text"] is True
    assert "text" not in rows["Mira"]
    assert rows["Mira"]["abilities"][0]["node"] == "static"
    assert "challenge." not in json.dumps(rows)
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == [
        "printings.json",
        "set_03.json",
        "status.json",
    ]
    assert json.loads((tmp_path / "data" / "status.json").read_text()) == {"names": 3, "by_hand": [], "differs": []}


def test_the_coverage_of_a_file_as_json(tmp_path: Path) -> None:
    found = json.loads(mazo("cards", "coverage", card_file(tmp_path), "--json").out)
    assert [found[name] for name in ("unique", "compiled", "by_hand", "unsupported", "round_trip")] == [3, 2, 0, 1, 1]
    assert found["by_set"]["3"]["unique"] == 3


def test_the_sentences_that_are_not_understood_can_be_listed(tmp_path: Path) -> None:
    said = mazo("cards", "coverage", card_file(tmp_path), "--problems", "--lang", "es").out
    assert "Zed - Baker: This character smells of lemons [15] se esperaba:" in said


def test_the_cards_that_read_otherwise_than_printed_can_be_listed(tmp_path: Path) -> None:
    reviewed, why = next(iter(differences().items()))
    name, _, version = reviewed.partition(" - ")
    text = "Give chosen character +1 {S} this turn."
    given = CARDS[2] | {"effects": [text], "fullText": text, "type": "Action"}
    path = tmp_path / "cards.json"
    cards = [
        CARDS[2] | given | {"id": 8, "name": name, "version": version},
        CARDS[2] | given | {"id": 9, "name": "Gift"},
    ]
    path.write_text(json.dumps({"cards": cards}))
    said = mazo("cards", "coverage", str(path), "--problems", "--lang", "en").out
    assert f"{reviewed} reads otherwise than printed: {why.en}" in said
    gift = next(line for line in said.splitlines() if "Gift" in line)
    assert gift.endswith("reads otherwise than printed: nobody has looked at it yet")
    assert why.es in mazo("cards", "coverage", str(path), "--problems", "--lang", "es").out
    assert "otherwise" not in mazo("cards", "coverage", str(path), "--lang", "en").out


def test_what_can_not_be_done_is_said(tmp_path: Path) -> None:
    assert mazo("cards", "burn", "--lang", "es").complaint.startswith(
        "No hay ninguna orden burn: hay show, find, coverage, import, page."
    )
    assert mazo("cards", "import", "--lang", "en").complaint.startswith("FILE is missing.")
    assert "nowhere.json" in mazo("cards", "import", "nowhere.json").complaint
    assert "needs a card file" in mazo("cards", "coverage", "--leave-out", "13").complaint
    assert mazo("cards", "coverage", card_file(tmp_path), "--leave-out", "9", "--lang", "es").complaint == (
        "Ninguna carta del archivo se imprimió primero en la colección 9: nombra alguna de 3."
    )


def test_a_set_can_be_left_out(tmp_path: Path) -> None:
    (found,) = json.loads(mazo("cards", "coverage", card_file(tmp_path), "--leave-out", "3", "--json").out)
    assert (found["set"], found["cards"], found["compiled"], found["with_text"], found["compiled_text"]) == (
        "3",
        3,
        1,
        2,
        0,
    )
    said = mazo("cards", "coverage", card_file(tmp_path), "--leave-out", "3", "--problems", "--lang", "en").out
    assert said.startswith(
        "set 3, left out: 1 of 3 cards are still understood; of those with more than keywords 0 of 2."
    )
    assert "Mira - Baker: " in said


def test_the_coverage_of_what_is_shipped() -> None:
    found = json.loads(mazo("cards", "coverage", "--json").out)
    assert found["unique"] == found["compiled"] + found["by_hand"] + found["unsupported"]
    assert (found["names"], found["unique"]) == (2481, 2477)
    assert found["round_trip"] == sum(one["round_trip"] for one in found["by_set"].values()) > 1700
    assert list(found["by_set"]) == [str(number) for number in range(1, 14)]


def test_a_second_name_that_differs_only_in_capitals_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"cards": [CARDS[2], CARDS[2] | {"id": 9, "name": "PLAIN", "setCode": "4"}]}))
    found = json.loads(mazo("cards", "coverage", str(path), "--json").out)
    assert (found["names"], found["unique"]) == (2, 1)
    assert "2 full names are printed" in mazo("cards", "coverage", str(path), "--lang", "en").out
