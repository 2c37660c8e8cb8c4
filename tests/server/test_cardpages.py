"""The gallery over the network: filters, searches, the page of a card, a table to try it on, lists for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support import Player, Server, served

ELSA = "Elsa - Spirit of Winter"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("gallery")) as running:
        yield running


def found(server: Server, game: str, **asked: Any) -> dict[str, Any]:
    """What a search comes to when all has been read."""
    while True:
        answer = server.post(f"/api/cards/{game}/find", json=asked)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        if asked.get("names") or told.get("read", 1) == 1:
            return told


def test_the_filters_are_called_what_the_game_calls_them(server):
    facts = server.get("/api/cards/myl?lang=es").json()
    titles = {one["name"]: one["title"] for one in facts["filters"]}
    assert titles["race"] == "Raza"
    assert (facts["cards"], facts["mark"]["title"]) == (1300, "Oro inicial")
    assert facts["dealing"]["hand"] == 8
    assert facts["dealing"]["hand_rule"] == "1.4"


def test_a_card_is_found_by_a_spanish_word_of_its_text(server):
    assert "Banquet" in found(server, "ortus", asked="roba dos")["names"]


def test_names_answer_at_once(server):
    told = found(server, "ortus", asked="banquete", names=True)
    assert told["names"] == ["Banquet"]


def test_a_strange_filter_is_refused_in_the_language(server):
    answer = server.post("/api/cards/ortus/find?lang=es", json={"chosen": {"ink": ["Amber"]}})
    assert answer.status_code == 422
    assert "tiene estos filtros" in answer.json()["text"]


def test_the_page_of_a_card_has_both_languages_and_what_it_rests_on(server):
    card = server.get("/api/cards/lorcana/card", params={"name": "ELSA - spirit of winter", "lang": "es"}).json()
    assert card["name"] == ELSA
    assert "exert up to 2" in " ".join(card["en"]["text"])
    assert "agota hasta 2" in " ".join(card["es"]["text"])
    assert [keyword["rule"] for keyword in card["keywords"]] == ["8.10"]
    assert ("first-chapter-control", 4) in [(deck["name"], deck["copies"]) for deck in card["decks"]]
    assert any("DEEP FREEZE" in line for line in card["tree"])
    assert any("PICK" in line for line in card["program"])


def test_a_card_knows_the_lessons_and_cases_that_show_it(server):
    card = server.get("/api/cards/lorcana/card", params={"name": "Hans - Scheming Prince"}).json()
    assert "first-game" in [lesson["name"] for lesson in card["lessons"]]


def test_a_card_that_cannot_be_played_says_so_and_is_not_tried(server):
    name = next(name for at in range(0, 1300, 60) for name in found(server, "myl", at=at).get("unplayable", ()))
    card = server.get("/api/cards/myl/card", params={"name": name}).json()
    assert not card["playable"]
    assert "trial" not in card
    answer = server.post("/api/cards/myl/try", json={"card": name})
    assert answer.status_code == 422
    assert name in answer.json()["text"]


def test_a_name_that_no_card_has_is_refused_with_suggestions(server):
    answer = server.get("/api/cards/lorcana/card", params={"name": "Stich - New Dog"})
    assert answer.status_code == 422
    assert "Stitch - New Dog" in answer.json()["text"]


@pytest.mark.parametrize(("game", "card"), [("lorcana", ELSA), ("myl", "Akenathon"), ("ortus", "Champion")])
def test_a_card_is_tried_on_a_table_of_ones_own(server, game, card):
    answer = server.post(f"/api/cards/{game}/try", json={"card": card, "player": "Ana"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    with server.connect(max_queue=None) as socket:
        player = Player(socket, made["table"], made["keys"][0]["token"])
        player.sit_down()
        view = player.until("view")
    assert card in [held["name"] for held in view["players"][0]["zones"]["hand"]["cards"]]
    room = server.get(f"/api/tables/{made['table']}").json()
    assert [seat["who"] for seat in room["seats"]] == ["person", "bot"]
    assert room["known"]


def test_a_list_is_written_in_another_dialect(server):
    asked = {"game": "lorcana", "text": f"4 {ELSA}", "dialect": "csv"}
    assert server.post("/api/deck/export", json=asked).json()["text"].splitlines()[1].endswith(f",4,{ELSA}")
    assert server.post("/api/deck/export", json=asked | {"dialect": "runes"}).status_code == 400


def test_a_list_is_advised_by_those_most_like_it(server):
    told = server.post("/api/deck/advice?lang=es", json={"game": "lorcana", "text": "spark-dash"}).json()
    assert "spark-dash" not in [one["name"] for one in told["neighbours"]]
    assert told["compared"] == len(server.get("/api/decks/lorcana").json()["decks"]) - 1
    assert set(told["titles"]) == {one["name"] for one in told["neighbours"]}
    colours = {
        name: server.get("/api/cards/lorcana/card", params={"name": name}).json()["en"]["colours"]
        for name in [one["card"] for one in told["suggestions"][:3]]
    }
    assert all(set(inks) <= {"Amber", "Ruby"} for inks in colours.values())
