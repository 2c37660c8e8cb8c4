"""The importer: from printings to one card each, facts only, the same bytes every time."""

import json
from pathlib import Path
from typing import Any

import pytest

from mazo.errors import BadConfig
from mazo.games.lorcana.cards.catalogue import ANY_NUMBER, Card
from mazo.games.lorcana.cards.importer import (
    DATA_FOLDER,
    cards_from,
    data_files,
    printings_file,
    read_printings,
    write_data,
)
from mazo.games.lorcana.reading.library import compiled_library, files_of
from tests.support.rule import rule

SHARED_CARDS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "cards.json.gz"


def printing(**changes: Any) -> dict[str, Any]:
    plain = {
        "id": 1,
        "name": "Mira",
        "version": "Night Baker",
        "type": "Character",
        "cost": 2,
        "inkwell": True,
        "color": "Ruby",
        "setCode": "3",
        "number": 10,
        "fullText": "",
        "strength": 2,
        "willpower": 3,
        "lore": 1,
        "subtypes": ["Storyborn"],
    }
    return plain | changes


def imported(*printings: dict[str, Any]) -> tuple[Card, ...]:
    return cards_from(read_printings(json.dumps({"cards": printings}).encode()))


def test_a_printing_becomes_a_card() -> None:
    (card,) = imported(printing())
    assert card == Card(
        name="Mira",
        version="Night Baker",
        type="character",
        cost=2,
        inkable=True,
        inks=("Ruby",),
        strength=2,
        willpower=3,
        lore=1,
        classifications=("Storyborn",),
        set="3",
    )


def test_printings_of_one_full_name_are_one_card_whatever_its_capitals() -> None:
    (card,) = imported(printing(), printing(version="Night baker", number=210))
    assert card.full_name == "Mira - Night Baker"


@rule("lorcana", "1.1.5")
def test_the_newest_printing_gives_the_facts_and_the_oldest_the_set() -> None:
    (card,) = imported(printing(setCode="10", cost=4), printing(setCode="9", cost=3), printing(cost=2))
    assert (card.cost, card.set) == (4, "3")


def test_a_promo_printing_decides_nothing_where_there_is_another() -> None:
    (card,) = imported(printing(), printing(setCode="9", cost=9, fullText="Flavour.", promoGrouping="P1"))
    assert (card.cost, card.set, card.text) == (2, "3", False)


def test_a_card_that_was_only_a_promo_is_still_a_card() -> None:
    assert len(imported(printing(promoGrouping="P2"))) == 1


@rule("lorcana", "1.4.1", "1.4.2")
def test_quest_cards_are_left_out() -> None:
    assert imported(printing(setCode="Q1", number=None)) == ()


def test_of_the_text_only_its_existence_is_kept() -> None:
    (card,) = imported(printing(fullText="SECRET RECIPE Draw a card."))
    assert card.text
    assert "RECIPE" not in "".join(data_files([card]).values())


@pytest.mark.parametrize(
    ("fields", "limit"), [({}, 4), ({"maxCopiesInDeck": 2}, 2), ({"maxCopiesInDeck": None}, ANY_NUMBER)]
)
def test_a_printed_limit_of_copies_is_kept(fields: dict[str, Any], limit: int) -> None:
    (card,) = imported(printing(**fields))
    assert card.max_copies == limit


def test_every_numbered_set_that_printed_a_card_is_kept_if_there_are_several() -> None:
    promo = printing(setCode="7", promoGrouping="P2")
    (card,) = imported(printing(setCode="10"), printing(setCode="9"), printing(), printing(number=210), promo)
    assert (card.set, card.printed) == ("3", ("3", "9", "10"))
    (once,) = imported(printing(), printing(number=210))
    assert (once.printed, once.sets) == ((), ("3",))


def test_a_card_that_admits_others_is_known_by_its_name() -> None:
    (sage,) = imported(printing(name="Christopher Robin", version="Hunny Sage"))
    (other,) = imported(printing(name="Christopher Robin", version="Adventurer"))
    assert (sage.admits, other.admits) == ("Hunny", "")


def test_the_file_of_numbers_leads_from_every_printing_to_its_card() -> None:
    cards = [printing(id=7, name="Zed"), printing(id=9, name="Abe", number=11)]
    cards += [printing(id=8, name="Zed", number=5, promoGrouping="P1"), printing(id=3, name="Abe", setCode="12")]
    printings = read_printings(json.dumps({"cards": cards}).encode())
    content = printings_file(printings, cards_from(printings))
    assert content == '{\n"3":[[10,7,1],[11,9,0]],\n"P1":[[5,8,1]],\n"12":[[10,3,0]]\n}\n'


def test_data_files_have_one_card_a_line_by_set_and_name() -> None:
    cards = imported(printing(name="Zed"), printing(name="Abe"), printing(name="Lou", setCode="12"))
    contents = data_files(cards)
    assert list(contents) == ["set_03.json", "set_12.json"]
    assert [line[9:12] for line in contents["set_03.json"].splitlines()[1:-1]] == ["Abe", "Zed"]


def test_the_order_of_the_file_does_not_matter() -> None:
    printings = [printing(name=name, setCode=code) for name in ("A", "B") for code in ("1", "2", "11")]
    assert data_files(imported(*printings)) == data_files(imported(*reversed(printings)))


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(BadConfig, match="LorcanaJSON"):
        read_printings(b'{"decks": []}')


def test_nothing_is_written_if_a_known_set_would_be_left_behind(tmp_path: Path) -> None:
    (tmp_path / "set_01.json").write_text("[]")
    with pytest.raises(BadConfig, match=r"set_01\.json"):
        write_data(data_files(imported(printing())), tmp_path)
    assert not (tmp_path / "set_03.json").exists()


@pytest.mark.soak
def test_the_shipped_files_are_what_the_import_makes() -> None:
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    printings = read_printings(SHARED_CARDS.read_bytes())
    made = files_of(compiled_library(printings), printings)
    assert made == {path.name: path.read_text(encoding="utf-8") for path in DATA_FOLDER.glob("*.json")}
