"""The games as the page offers them: what they are called, and the plan of each board."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazo.games import NAMES, kind
from mazo.server.offers import board_of, facts_of

BOARDS = Path(__file__).parents[2] / "web" / "src" / "testing" / "games.json"
LANGS = ("en", "es")


def boards() -> str:
    """What the tests of the page take for the answer of the server; `python -m tests.server.test_offers` writes it."""
    found = [{"name": name, "board": board_of(kind(name), "en")} for name in NAMES]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def test_the_boards_of_the_pages_own_tests_are_those_of_the_server():
    assert BOARDS.read_text("utf-8") == boards()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_offered_with_its_name_its_owner_and_what_it_is_about(name, lang):
    facts = facts_of(name, lang)
    assert facts.called
    assert facts.tagline
    assert facts.owner
    assert "{" not in facts.facts
    assert facts.board["kind"] == ("draft" if kind(name).draft else "table")


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_a_board_names_has_a_word(name):
    board = board_of(kind(name), "es")
    words = board["words"]
    assert {lane["name"] for lane in board["lanes"]} <= words["lane"].keys()
    assert {*board["phases"]} <= words["phase"].keys()
    assert board["hand"] in words["zone"]
    purse = board["purse"] or {"spent_zone": ""}
    assert not purse["spent_zone"] or {purse["zone"], purse["spent_zone"]} <= words["zone"].keys()
    assert all(text for section in words.values() for text in section.values())


def test_one_game_is_there_to_begin_with_and_its_decks_exist():
    (facts,) = [facts_of(name, "en") for name in NAMES if facts_of(name, "en").first is not None]
    assert facts.first is not None
    assert {*facts.first.decks} <= {deck.name for deck in facts.decks}
    assert "Spark Dash" in facts.first.about


def test_cards_of_the_fan_are_cards_of_the_game():
    for name in NAMES:
        fan = facts_of(name, "en").fan
        for card in fan.cards if fan else ():
            assert kind(name).face(card, "en").name == card


if __name__ == "__main__":
    BOARDS.write_text(boards(), "utf-8")
