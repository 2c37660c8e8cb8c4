"""`mazo play` without --terminal: the table in the browser."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.cli import browser
from mazo.cli.app import run
from mazo.server.records import Chair, Wish


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What would be served, instead of serving it."""
    calls: list[dict[str, Any]] = []

    def serve_table(host: str, port: int, db: str | None, lang: str, **more: Any) -> None:
        calls.append({"host": host, "port": port, "db": db, "lang": lang, **more})

    monkeypatch.setattr(browser, "serve_table", serve_table)
    return calls


def test_play_alone_opens_the_home_page(served):
    assert run(["play", "--lang", "es"]) == 0
    assert served[0]["wish"] is None
    assert (served[0]["browser"], served[0]["lang"]) == (True, "es")


def test_only_this_computer_can_open_it_unless_it_is_shared(served):
    run(["play"])
    run(["play", "--share"])
    assert [call["host"] for call in served] == ["127.0.0.1", "0.0.0.0"]


def test_the_page_says_what_to_type_so_that_others_can_come(served, monkeypatch):
    run(["play"])
    monkeypatch.setenv("MAZO_SHARE", "make play ARGS=--share")
    run(["play"])
    assert [call["share"] for call in served] == ["mazo play --share", "make play ARGS=--share"]


def test_a_game_with_decks_and_bots_opens_that_table(served):
    run(["play", "lorcana", "--deck", "spark-dash", "--bot", "random", "--name", "Ana", "--best-of", "3"])
    wish = served[0]["wish"]
    assert isinstance(wish, Wish)
    assert (wish.game, wish.series) == ("lorcana", "best-of-3")
    assert wish.chairs[0] == Chair("person", "Ana", deck="spark-dash")
    assert (wish.chairs[1].who, wish.chairs[1].bot) == ("bot", "random")
    assert wish.chairs[1].deck


def test_hot_seat_seats_people(served):
    run(["play", "myl", "--hotseat", "--players", "2"])
    assert [chair.who for chair in served[0]["wish"].chairs] == ["person", "here"]


def test_a_draft_needs_no_decks(served):
    run(["play", "ortus-draft", "--players", "3"])
    assert [chair.deck for chair in served[0]["wish"].chairs] == ["", "", ""]


def test_what_cannot_be_played_is_refused_before_anything_is_served(served):
    assert run(["play", "lorcana", "--bot", "nobody"]) == 2
    assert run(["play", "lorcana", "--deck", "nothing", "--bot", "greedy"]) == 2
    assert served == []
