"""The lab of the page: a question goes on with each request, and larger ones than any are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mazo.server import experiments
from mazo.server.experiments import MOST_GAMES
from mazo.server.guard.limits import LAB, Limits, TooMuch
from mazo.server.hosting import Hosting
from tests.server.support import Server, served

DECKS = [{"name": "Spark Dash", "source": "spark-dash"}]
FIELD = [{"name": "Iron Fists", "source": "iron-fists"}]


def question(experiment: str = "matchups", **more: Any) -> dict[str, Any]:
    told = {"experiment": experiment, "game": "lorcana", "decks": DECKS, "games": 2, "seed": "3", **more}
    return told if experiment in ("goldfish", "mulligan") else {"field": FIELD, **told}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("lab")) as running:
        yield running


def played(server: Server, asked: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """The last bit of a question."""
    bit: dict[str, Any] = {"over": False, "so_far": None}
    while not bit["over"]:
        answer = server.post(f"/api/lab?lang={lang}", json={"question": asked, "so_far": bit["so_far"]})
        assert answer.status_code == 200, answer.text
        bit = answer.json()
    return bit


def test_a_question_goes_on_until_all_is_played(server):
    bit = played(server, question())
    assert (bit["played"], bit["games"]) == (2, 2)
    assert bit["figures"][0]["label"] == "Spark Dash wins"
    assert "of 2" in bit["figures"][0]["said"]
    assert bit["command"].startswith("mazo lab matchups --deck spark-dash --field iron-fists")


def test_it_is_said_in_spanish_and_taken_along_as_files(server):
    bit = played(server, question())
    asked = {"question": question(), "so_far": bit["so_far"], "files": True}
    files = server.post("/api/lab?lang=es", json=asked).json()
    assert files["figures"][0]["label"] == "Spark Dash gana"
    assert files["csv"].startswith("mazo,")
    assert files["svg"].startswith("<svg")
    assert files["found"]["games"] == files["played"] == 2


def test_files_of_nothing_are_files_too(server):
    bit = server.post("/api/lab", json={"question": question("goldfish"), "files": True}).json()
    assert (bit["played"], bit["over"]) == (0, False)


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"game": "chess"}, 404),
        ({"decks": DECKS * 9}, 422),
        ({"games": MOST_GAMES + 1}, 422),
        ({"games": 5000, "field": FIELD * 9}, 422),
        ({"bot": "thinker:9999"}, 422),
        ({"decks": [{"name": "x", "source": "4 No such card"}]}, 422),
        ({"seed": "s" * 90}, 422),
        ({"experiment": "magic"}, 400),
        ({"games": -1}, 422),
    ],
)
def test_what_is_no_question_is_refused_with_a_sentence(server, more, status):
    answer = server.post("/api/lab", json={"question": {**question(), **more}})
    assert answer.status_code == status
    assert answer.json()["text"]


def test_sums_that_were_changed_are_refused(server):
    answer = server.post("/api/lab", json={"question": question(), "so_far": {"played": 1, "sums": {"meetings": []}}})
    assert (answer.status_code, answer.json()["code"]) == (422, "refused")


def test_what_if_needs_a_replay(server):
    answer = server.post("/api/lab", json={"question": {"experiment": "what-if", "game": "lorcana", "replay": "{}"}})
    assert (answer.status_code, answer.json()["code"]) == (422, "replay")
    known = server.post("/api/lab", json={"question": {"experiment": "what-if", "game": "lorcana", "replay": "#abc"}})
    assert (known.status_code, known.json()["code"]) == (410, "forgotten")


def test_a_host_may_switch_it_off(tmp_path):
    with served(tmp_path, hosting=Hosting(lab=0)) as server:
        assert server.get("/api/lab").json()["on"] is False
        answer = server.post("/api/lab", json={"question": question()})
    assert (answer.status_code, answer.json()["code"]) == (403, "lab")


def test_an_address_has_a_budget_of_its_own():
    limits = Limits(lab=LAB / 10)
    for _ in range(int(LAB / 10 / experiments.SLICE)):
        limits.experiment("192.0.2.1")
    with pytest.raises(TooMuch) as refused:
        limits.experiment("192.0.2.1")
    assert refused.value.retry >= 1
    limits.experiment("192.0.2.2")
