"""Collector numbers: each leads to its card, and nothing else does."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from mazo.games.lorcana.cards import printings
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.importer import DATA_FOLDER
from mazo.games.lorcana.cards.printings import name_of

SHARED_CARDS = Path(__file__).parents[4].parent / "shared" / "data" / "lorcana" / "cards.json.gz"


@pytest.mark.parametrize("number", ["1-42", "001-042", "01-42", " 001-042 ", "#42", "#0042"])
def test_a_card_is_found_by_its_numbers(number: str) -> None:
    assert name_of(number) == "Elsa - Spirit of Winter"


def test_variants_and_showy_printings_are_the_same_card() -> None:
    assert name_of("3-4a") == name_of("3-4E") == name_of("003-004") == "Dalmatian Puppy - Tail Wagger"
    assert name_of("13-246") == name_of("13-61") == "Christopher Robin - Hunny Sage"


def test_promos_have_numbers_of_their_own() -> None:
    assert name_of("P1-3") == name_of("p1-003") == "Elsa - Snow Queen"
    assert name_of("DIS-1") == "Rapunzel - Appreciative Artist"


@pytest.mark.parametrize("number", ["", "99-1", "1-999", "0-0", "#0", "#999999", "42", "1-", "-42", "Elsa", "1-42-3"])
def test_other_texts_are_no_numbers(number: str) -> None:
    assert name_of(number) is None


def test_no_card_is_named_like_a_number() -> None:
    assert not [card for card in standard() if name_of(card.full_name)]


def test_the_file_is_small_and_read_only_when_a_number_is_looked_up() -> None:
    assert (DATA_FOLDER / printings.FILE).stat().st_size < 150_000
    code = (
        "from mazo.games.lorcana.cards import construction, printings\n"
        "from mazo.games.lorcana.cards.catalogue import standard\n"
        "assert construction.find('Let It Go', standard()) and not construction.find('Nothing', standard())\n"
        "assert not printings._places.cache_info().currsize\n"
        "assert construction.find('1-42', standard())\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.shared
def test_every_printing_leads_to_its_card() -> None:
    if not SHARED_CARDS.exists():
        pytest.skip(f"the shared card file is absent: {SHARED_CARDS}")
    content = json.loads(gzip.decompress(SHARED_CARDS.read_bytes()))["cards"]
    for card in [card for card in content if card["setCode"].isdigit()]:
        expected = standard().find(card["fullName"]).full_name
        assert name_of(f"#{card['id']}") == expected
        group = card.get("promoGrouping") or card["setCode"]
        if expected != "Vaiana - Adventurer of Land and Sea":  # the European name of a promo with the same number
            assert name_of(f"{group}-{card['number']}") == expected
