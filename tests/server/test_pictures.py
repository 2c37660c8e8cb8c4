"""Pictures over the network."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest

from tests.server.support import served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("pictures")) as running:
        yield running.http


def address(client, game, name):
    return f"{client.get('/api/about').json()['pictures']}/{game}/{quote(name)}.svg"


def test_a_card_has_its_picture(client):
    found = client.get(address(client, "myl", "Rayo de Ensayo"))
    assert found.status_code == 200
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in found.headers["cache-control"]
    assert found.text.startswith("<svg")


def test_cards_have_a_back(client):
    assert client.get(address(client, "myl", "back")).text.startswith("<svg")


def test_what_nobody_knows_has_no_picture(client):
    assert client.get(address(client, "myl", "Nadie")).status_code == 404
    assert client.get(address(client, "nothing", "back")).status_code == 404
    assert client.get("/pictures/000000000000/myl/back.svg").status_code == 404


def test_a_seat_has_the_crest_of_its_name(client):
    found = client.get(address(client, "crests", "2/Ana María"))
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert found.text != client.get(address(client, "crests", "1/Ana María")).text
    assert found.text != client.get(address(client, "crests", "2/Bruno")).text


def test_a_deck_has_a_picture_of_the_cards_that_are_known(client):
    asked = {"game": "myl", "title": "Ensayo", "copies": {"Rayo de Ensayo": 3, "Nadie": 1}}
    found = client.post("/api/deck/picture", json=asked)
    assert found.status_code == 200
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert "×3" in found.text
    assert "Nadie" not in found.text
