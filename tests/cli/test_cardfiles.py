"""`mazo cards`: a card file imported, and how much of it is understood."""

import json
from pathlib import Path

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


def test_the_coverage_of_a_file_as_json(tmp_path: Path) -> None:
    found = json.loads(mazo("cards", "coverage", card_file(tmp_path), "--json").out)
    assert [found[name] for name in ("unique", "compiled", "by_hand", "unsupported", "round_trip")] == [3, 2, 0, 1, 1]
    assert found["by_set"]["3"]["unique"] == 3


def test_the_sentences_that_are_not_understood_can_be_listed(tmp_path: Path) -> None:
    said = mazo("cards", "coverage", card_file(tmp_path), "--problems", "--lang", "es").out
    assert "Zed - Baker: This character smells of lemons [15] se esperaba:" in said


def test_what_can_not_be_done_is_said() -> None:
    assert mazo("cards", "burn", "--lang", "es").complaint == "mazo cards no sabe burn: hay import y coverage."
    assert mazo("cards", "import", "--lang", "en").complaint == "mazo cards import needs a card file."
    assert "nowhere.json" in mazo("cards", "import", "nowhere.json").complaint


def test_the_coverage_of_what_is_shipped() -> None:
    found = json.loads(mazo("cards", "coverage", "--json").out)
    assert found["unique"] == found["compiled"] + found["by_hand"] + found["unsupported"]
    assert found["round_trip"] is None
