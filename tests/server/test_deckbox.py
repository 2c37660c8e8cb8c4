"""The deck box: shipped decks, and lists that every format judges."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from mazo.games import kind
from mazo.games.lorcana.cards import samples
from tests.server.support import served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("deckbox")) as running:
        yield running.http


def judge(client, text, game="lorcana", lang="en"):
    answer = client.post(f"/api/deck/judge?lang={lang}", json={"game": game, "text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def verdicts(judgement):
    return {verdict["format"]: verdict for verdict in judgement["verdicts"]}


def test_every_deck_that_comes_with_lorcana_is_listed_with_what_it_is(client):
    decks = client.get("/api/decks/lorcana?lang=es").json()["decks"]
    assert {deck["name"] for deck in decks} == set(samples.all_names())
    assert not decks[0].get("format")
    first = next(deck for deck in decks if deck["name"] == "spark-dash")
    assert first["colours"] == ["Amber", "Ruby"]
    assert first["plain"]
    assert "personajes baratos" in first["about"]
    days = [deck["date"] for deck in decks if "date" in deck]
    assert days == sorted(days, reverse=True)


def test_every_deck_that_comes_with_a_game_is_judged_by_its_name(client):
    for game in ("lorcana", "myl"):
        for deck in client.get(f"/api/decks/{game}").json()["decks"]:
            judgement = judge(client, deck["name"], game)
            assert judgement["cards"] == sum(judgement["names"].values()) == deck["cards"]
            legal = {name for name, verdict in verdicts(judgement).items() if verdict["legal"] and name}
            assert legal == set(deck.get("legal", ()))


def test_a_list_is_judged_by_every_format_with_line_and_rule(client):
    judgement = judge(client, "5 Stitch - New Dog\n2 Nobody - At All\n", lang="es")
    assert judgement["names"] == {"Stitch - New Dog": 5}
    assert judgement["colours"] == {"Amber": 5}
    assert [problem["line"] for problem in judgement["missing"]] == [2]
    constructed = verdicts(judgement)["constructed"]
    assert constructed["title"] == "Construido"
    assert not constructed["legal"]
    assert {problem.get("line") for problem in constructed["problems"]} == {None, 1}
    assert all(problem["rule"] == "1.10.1.1" for problem in constructed["problems"])


def test_what_one_format_allows_another_may_not(client):
    list_of_two_inks = "".join(f"{entry}\n" for entry in samples.text("gateway").splitlines())
    found = verdicts(judge(client, list_of_two_inks))
    assert found["pack-rush"]["legal"]
    assert not found["constructed"]["legal"]


def test_every_format_of_another_game_gives_its_verdict(client):
    judgement = judge(client, "3 Recluta de Ensayo", "myl")
    assert len(judgement["verdicts"]) == len(kind("myl").formats())
    assert not any(verdict["legal"] for verdict in judgement["verdicts"])
    assert all(verdict["problems"] for verdict in judgement["verdicts"])


def test_a_list_that_cannot_be_read_is_refused(client):
    answer = client.post("/api/deck/judge", json={"game": "lorcana", "text": "   "})
    assert answer.status_code == 422
    assert answer.json()["code"] == "deck"


def test_the_home_page_knows_which_bots_play_what_and_where_there_are_hints(client):
    games = {game["name"]: game for game in client.get("/api/about").json()["games"]}
    assert {name: game.get("hints", True) for name, game in games.items()} == {
        "lorcana": True,
        "lorcana-draft": True,
        "myl": True,
        "myl-draft": True,
        "ortus": True,
        "ortus-draft": True,
    }
    offered = {name: [bot["name"] for bot in game["bots"]] for name, game in games.items()}
    assert (offered["lorcana"], offered["ortus-draft"]) == (["1", "2", "3", "4", "5"], ["1", "2", "3", "4"])
    assert games["myl"]["bots"][0]["title"].endswith("1: Nico, absent-minded")


def test_the_home_page_knows_the_formats_by_their_titles(client):
    lorcana = client.get("/api/about?lang=es").json()["games"][0]
    assert lorcana["format_titles"]["constructed"] == "Construido"
    assert set(lorcana["format_titles"]) == set(lorcana["formats"])
    assert kind("lorcana").title == lorcana["title"]
    assert lorcana["shipped"] == len(samples.all_names())
