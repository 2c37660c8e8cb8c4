"""One address or one token uses up its own share, and nobody else's."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest

from mazo.server.guard import limits as module
from mazo.server.guard.limits import ASKING, SOCKETS, TABLES, TOKEN, WORK, Limits, TooMuch, cost_of

JUDGE = ("POST", "/api/deck/judge")
MAKE = ("POST", "/api/tables")


def spent(limits: Limits, group: str, method: str, path: str) -> int:
    """How often somebody may ask before it is too much."""
    for n in range(100_000):
        try:
            limits.ask(group, method, path)
        except TooMuch:
            return n
    raise AssertionError("there is no limit")


def test_costly_requests_are_fewer_than_cheap_ones_and_others_have_their_own():
    limits = Limits()
    judged = spent(limits, "192.0.2.1", *JUDGE)
    assert judged == pytest.approx(WORK[0] / cost_of(*JUDGE), abs=2)
    assert spent(limits, "192.0.2.2", "GET", "/api/about") > 4 * judged


def test_tables_have_a_limit_of_their_own():
    limits = Limits()
    assert spent(limits, "192.0.2.1", *MAKE) == TABLES[0]
    limits.ask("192.0.2.1", "GET", "/api/about")
    for path in ("/plain", "/api/replay/continue", "/api/tables/abc/rematch"):
        with pytest.raises(TooMuch):
            limits.ask("192.0.2.1", "POST", path)


def test_the_refusal_says_when_to_come_back_in_both_languages():
    limits = Limits()
    spent(limits, "192.0.2.1", *MAKE)
    with pytest.raises(TooMuch) as error:
        limits.ask("192.0.2.1", *MAKE)
    assert error.value.status == 429
    assert 1 <= error.value.retry <= 1 / TABLES[1] + 1
    assert f"{error.value.retry} s" in error.value.text("en")
    assert re.search(r"Demasiadas mesas nuevas .* \d+ s", error.value.text("es"))


def test_what_was_used_up_comes_back_with_time(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    limits = Limits()
    spent(limits, "192.0.2.1", *JUDGE)
    now[0] += cost_of(*JUDGE) / WORK[1] * 3
    assert spent(limits, "192.0.2.1", *JUDGE) in (2, 3)


def test_a_token_has_its_share_on_however_many_connections():
    limits = Limits()
    for _ in range(int(TOKEN[0] / ASKING["hint"])):
        limits.line("a token", "hint")
    with pytest.raises(TooMuch):
        limits.line("a token", "hint")
    limits.line("another token", "hint")


def test_connections_are_counted_as_long_as_they_are_open():
    limits = Limits()
    with ExitStack() as held:
        for _ in range(SOCKETS):
            held.enter_context(limits.socket("192.0.2.1", SOCKETS))
        with pytest.raises(TooMuch), limits.socket("192.0.2.1", SOCKETS):
            pass
        with limits.socket("192.0.2.2", SOCKETS):
            pass
    with limits.socket("192.0.2.1", SOCKETS):
        pass


def test_a_host_can_allow_more_or_anything():
    assert spent(Limits(3.0), "192.0.2.1", *MAKE) == 3 * TABLES[0]
    limits = Limits(0.0)
    for _ in range(5 * TABLES[0]):
        limits.ask("192.0.2.1", *MAKE)


def test_files_of_the_page_cost_nothing():
    assert cost_of("GET", "/assets/table.js") == cost_of("GET", "/") == 0
    assert cost_of("HEAD", "/api/about") == cost_of("GET", "/api/about") > 0


def test_only_so_many_are_remembered(monkeypatch):
    monkeypatch.setattr(module, "KNOWN", 50)
    limits = Limits()
    for n in range(1_000):
        limits.ask(f"192.0.2.{n}", "GET", "/api/about")
    assert len(limits._faucets) <= 50
