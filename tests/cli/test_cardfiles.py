"""`mazo cards import` and `coverage`: a card file imported, and how much of it is understood."""

import json
from pathlib import Path

from mazo.games.kept import folder_of
from mazo.games.lorcana.reading.differences import differences
from tests.cli.run import mazo
from tests.support.imported import brand_new, deck_of_the_set, home, whole_set

__all__ = ["home"]

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
        "rarities.json",
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
    assert 'reads otherwise than printed. Printed: "Give chosen character +1 {S} this turn." Read: "' in gift
    assert why.es in mazo("cards", "coverage", str(path), "--problems", "--lang", "es").out
    assert "otherwise" not in mazo("cards", "coverage", str(path), "--lang", "en").out


def test_what_can_not_be_done_is_said(tmp_path: Path) -> None:
    assert mazo("cards", "burn", "--lang", "es").complaint.startswith(
        "No hay ninguna orden burn: hay show, find, coverage, import, imported, forget, guards, page."
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


def test_an_imported_set_is_told_with_what_can_be_played_and_why_the_rest_can_not(home: Path) -> None:
    said = mazo("cards", "import", str(brand_new(home)), "--lang", "en").out.splitlines()
    assert said[0] == "set X1 Odd Lands: 3 of 5 new cards can be played; 0 are in Mazo already."
    assert said[1].startswith('  Frob - Odd One: not understood: "Whenever this character frobnicates, draw a card"')
    assert said[2].endswith('field "cost": it is missing; right would be a whole number such as 3')
    spanish = mazo("cards", "import", str(brand_new(home)), "--lang", "es").out
    assert "se pueden jugar 3 de 5 cartas nuevas" in spanish
    assert "campo «cost»: falta; lo correcto sería un número entero" in spanish


def test_an_imported_set_can_be_listed_and_forgotten(home: Path) -> None:
    mazo("cards", "import", str(brand_new(home)))
    (known,) = json.loads(mazo("cards", "imported", "--json").out)
    assert (known["set"], known["cards"], known["playable"]) == ("X1", 4, 3)
    assert mazo("cards", "forget", "X1", "--lang", "en").out == "Set X1 is forgotten.\n"
    assert mazo("cards", "imported", "--lang", "en").out == "No set has been imported.\n"
    assert 'has the code "X1"' in mazo("cards", "forget", "X1", "--lang", "en").complaint


def test_an_import_as_json_has_both_languages(home: Path) -> None:
    (found,) = json.loads(mazo("cards", "import", str(brand_new(home)), "--json").out)["sets"]
    assert [found[name] for name in ("set", "new", "known", "playable")] == ["X1", 5, 0, 3]
    assert {*found["refused"][0]["why"]} == {"en", "es"}


def test_a_card_that_reads_otherwise_than_printed_is_imported_once_somebody_has_looked_at_it(home: Path) -> None:
    text = "Give chosen character +1 {S} this turn."
    gift = CARDS[2] | {"name": "Gift", "setCode": "X2", "effects": [text], "fullText": text, "type": "Action"}
    path, list_ = home / "gift.json", home / "reviewed.toml"
    path.write_text(json.dumps({"cards": [gift]}))
    said = mazo("cards", "import", str(path), "--lang", "en").out
    assert "0 of one new card" in said
    assert "reads otherwise than printed" in said
    list_.write_text('"Gift - Baker" = ""')
    assert "has no reason" in mazo("cards", "import", str(path), "--reviewed", str(list_), "--lang", "en").complaint
    list_.write_text('"Gift - Baker" = "giving is getting"')
    assert "1 of one new card" in mazo("cards", "import", str(path), "--reviewed", str(list_), "--lang", "en").out


def test_bots_play_with_imported_cards_at_once(home: Path) -> None:
    mazo("cards", "import", str(whole_set(home)))
    deck = home / "gleam.txt"
    deck.write_text(deck_of_the_set())
    told = json.loads(mazo("sim", "lorcana", "--deck", str(deck), "--games", "1", "--json").out)
    assert told["games"] == 1


def test_an_imported_set_that_cant_be_read_is_told_wherever_cards_are_needed_and_stops_nothing(home: Path) -> None:
    mazo("cards", "import", str(brand_new(home)))
    (folder_of("lorcana") / "X1.json").write_text("{broken")
    found = mazo("cards", "show", "stitch - new dog", "--lang", "en")
    assert "Stitch - New Dog" in found.out
    assert "mazo cards forget X1" in found.err
    assert "vuelve a importar" in mazo("deck", "list", "--lang", "es").err
    assert not mazo("cards", "imported", "--lang", "en").err
