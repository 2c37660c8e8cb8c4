"""A replay step by step: as a seat knew it or with everything open, by its text or by its key."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import mazo
from mazo.kernel.codes import NOBODY
from tests.server.support import served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("watching")) as running:
        yield running.http


@pytest.fixture(scope="module")
def replay() -> str:
    game = mazo.new("ortus-draft", seed=5, players=2, names=["Ana", "Blas"])
    while game.outcome is None:
        game.push(next(iter(game.legal(game.deciding[0]))))
    return game.replay()


def step(client, content, at, seat=NOBODY, lang="en"):
    return client.post(f"/api/replay/step?at={at}&seat={seat}&lang={lang}", content=content)


def test_a_step_tells_what_was_done_in_the_language_that_was_asked_for(client, replay):
    english, spanish = (step(client, replay, 3, lang=lang).json() for lang in ("en", "es"))
    assert english["do"].startswith("keep ")
    assert spanish["do"].startswith("quedarse con ")


def test_every_event_cites_its_rule_by_its_number(client, replay):
    events = step(client, replay, 9).json()["events"]
    assert {event["rule"] for event in events} >= {"2.4", "2.5", "2.6"}


def test_a_seat_is_shown_what_it_knew_and_everybody_is_shown_everything(client, replay):
    kept = [
        [event["text"] for event in step(client, replay, 2, seat).json()["events"] if event["event"]["kind"] == "keeps"]
        for seat in (NOBODY, 0)
    ]
    assert len(kept[0]) == len(kept[1]) == 4
    assert not any("keeps a card" in text for text in kept[0])
    assert sum("keeps a card" in text for text in kept[1]) == 2


def test_only_the_first_step_needs_the_whole_file(client, replay):
    first = step(client, replay, 0).json()
    again = step(client, f"#{first['key']}", 4)
    assert again.status_code == 200
    assert again.json() == step(client, replay, 4).json()


def test_a_key_that_the_server_does_not_know_asks_for_the_file(client):
    answer = step(client, "#" + "0" * 64, 1, lang="es")
    assert answer.status_code == 410
    assert answer.json()["code"] == "forgotten"
