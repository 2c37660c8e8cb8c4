"""The library over the network: whole books in any edition, what shows a rule, and what changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazo.games import NAMES, kind
from tests.server.support import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("library")) as running:
        yield running


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_of_the_default_edition_is_in_the_book(server, game):
    found = server.get(f"/api/book/{game}?lang=es").json()
    book = kind(game).book
    assert found["edition"] == kind(game).editions[0]
    assert [rule["number"] for rule in found["rules"]] == [
        rule.number(found["edition"]) for rule in book.numbered(found["edition"])
    ]


def test_an_older_edition_has_its_own_numbers_and_words(server):
    old = {rule["number"]: rule for rule in server.get("/api/book/lorcana?edition=2025-08-22").json()["rules"]}
    assert old["3.2.1.2"]["summary"].startswith("A player who tried to draw from an empty deck")
    assert old["3.2.1.2"]["elsewhere"]["2.3.0"] == "2.3.3.2"


def test_a_rule_names_the_lessons_and_cases_that_show_it(server):
    lorcana = {rule["number"]: rule for rule in server.get("/api/book/lorcana?lang=es").json()["rules"]}
    assert "first-game" in [shown["name"] for shown in lorcana["2.3.3.1"]["lessons"]]
    myl = {rule["number"]: rule for rule in server.get("/api/book/myl").json()["rules"]}
    assert "C10" in [shown["name"] for shown in myl["3.2.1"]["cases"]]


def test_what_changed_between_two_editions_is_told_with_both_sentences(server):
    found = server.get("/api/book/lorcana/changes?from=2.2.0&to=2025-08-22").json()
    assert (found["older"], found["newer"]) == ("2025-08-22", "2.2.0")
    assert any(rule.get("before") for change in found["changes"] for rule in change["rules"])


def test_an_edition_that_the_book_lacks_is_refused_by_name(server):
    answer = server.get("/api/book/lorcana/changes?from=1.0&to=2.2.0")
    assert answer.status_code == 422
    assert "1.0" in answer.json()["text"]
