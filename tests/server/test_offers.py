"""The games as the page offers them: what they are called, and the plan of each board."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from mazo.games import NAMES, kind
from mazo.server import api
from mazo.server.offers import GameFacts, all_facts, board_of, facts_of
from mazo.texts.lang import Lang
from tests.server.support import served

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


def test_whoever_comes_first_has_the_games_loaded_beside_the_loop(tmp_path, monkeypatch):
    real, threads = all_facts, []

    def noted(lang: Lang) -> tuple[GameFacts, ...]:
        threads.append(threading.current_thread())
        return real(lang)

    monkeypatch.setattr(api, "all_facts", noted)
    with served(tmp_path) as server:
        assert server.get("/api/about").status_code == 200
        assert threads
        assert server._thread not in threads


if __name__ == "__main__":
    BOARDS.write_text(boards(), "utf-8")
