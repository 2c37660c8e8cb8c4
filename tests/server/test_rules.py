"""Rules without a table, for whoever watches a replay or reads in the other language."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support import served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("rules")) as running:
        yield running.http


def asked(client, game, **query):
    return client.get(f"/api/rules/{game}", params=query)


def test_a_rule_by_its_number_in_either_language(client):
    english = asked(client, "lorcana", asked="4.6.4.1").json()["found"]
    spanish = asked(client, "lorcana", asked="4.6.4.1", lang="es").json()["found"]
    assert [rule["number"] for rule in english] == [rule["number"] for rule in spanish] == ["4.6.4.1"]
    assert english[0]["summary"] != spanish[0]["summary"]


def test_rules_by_their_words(client):
    found = asked(client, "ortus-draft", asked="palace").json()
    assert found["found"]
    assert all(rule["title"] and rule["summary"] for rule in found["found"])


def test_an_edition_that_there_is_not_means_the_newest(client):
    newest = asked(client, "lorcana", asked="4.6.4.1").json()
    assert asked(client, "lorcana", asked="4.6.4.1", edition="9.9.9").json() == newest


def test_no_such_rule_and_no_such_game(client):
    assert asked(client, "lorcana", asked="99.99").status_code == 422
    assert asked(client, "chess", asked="1").status_code == 404


def test_a_search_that_is_too_long_is_refused_in_the_language_of_whoever_asks(client):
    answer = asked(client, "lorcana", asked="#1;" * 2_700, lang="es")
    assert answer.status_code == 422
    assert "12 palabras" in answer.json()["text"]
