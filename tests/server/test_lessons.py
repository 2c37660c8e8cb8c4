"""Lessons over the network: the list, a walk that the server keeps nothing of, and the plain page."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.browsing import Visitor
from tests.server.support import Server, served

FIRST = "/api/lessons/lorcana/first-game"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("lessons")) as running:
        yield running


def test_every_school_is_listed_in_the_language(server):
    found = server.get("/api/lessons?lang=es").json()["schools"]
    first = found[0]["lessons"][0]
    assert (first["name"], first["first"], first["title"]) == ("first-game", True, "Tu primera partida")


def test_a_walk_begins_at_its_first_step_with_the_table(server):
    found = server.post(FIRST, json={}).json()
    assert found["step"]["n"] == 1
    assert any(line.startswith("view ") for line in found["lines"])
    assert not found["deeds"]


def test_a_deed_leads_on_and_is_to_be_sent_again(server):
    found = server.post(FIRST, json={"deeds": ["next"], "tried": "ink Elsa"}).json()
    assert (found["step"]["n"], found["deeds"]) == (3, ["next", "ink Elsa"])
    assert found["answer"]["came"] == "done"


def test_a_refusal_teaches_with_its_rule(server):
    found = server.post(f"{FIRST}?lang=es", json={"deeds": ["next"], "tried": "play Mickey"}).json()
    assert (found["step"]["n"], found["answer"]["came"]) == (2, "refused")
    assert found["answer"]["rule"]


def test_too_many_deeds_are_refused(server):
    answer = server.post(FIRST, json={"deeds": ["next"] * 101})
    assert (answer.status_code, answer.json()["code"]) == (422, "deeds")


def test_a_lesson_that_is_not_there_is_refused_by_name(server):
    answer = server.post("/api/lessons/lorcana/nothing", json={})
    assert answer.status_code == 422
    assert "first-game" in json.loads(answer.text)["text"]


def test_the_plain_page_walks_through_a_lesson(server):
    visitor = Visitor(server, "es")
    visitor.go("/plain/learn?lang=es")
    visitor.follow("Tu primera partida")
    for line in ("", "entintar Elsa", "jugar Mickey", "hacer quest Mickey"):
        form = visitor.page.forms[-1]
        assert not visitor.page.unlabelled
        visitor.send(form, **({"line": line} if line else {"deed": "next"}))
    assert "5.1.1.11" in visitor.page.words
    assert "Paso 5 de 8" in visitor.page.words
