"""Mitos y Leyendas and the Ortus draft in the browser."""

from __future__ import annotations

import time

import pytest

from tests.browser.player import Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser


def test_a_whole_game_of_mitos_y_leyendas(chromium, site):
    chairs = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})
    ana = Sitter(chromium, site, lang="es")
    ana.sit(made(site, *chairs, game="myl"))
    ana.play_with_keys()
    assert ana.over
    ana.close()


def test_an_ortus_draft_of_three_in_three_browsers(chromium, site):
    chairs = tuple({"who": "person", "name": name} for name in ("Ana", "Blas", "Cid"))
    table = made(site, *chairs, game="ortus-draft")
    earls = [Sitter(chromium, site, lang=lang) for lang in ("es", "en", "es")]
    for key, earl in enumerate(earls):
        earl.sit(table, key)
    end = time.monotonic() + 200
    while time.monotonic() < end and not all(done(earl) for earl in earls):
        for earl in earls:
            if not done(earl):
                step(earl)
    for earl in earls:
        assert done(earl)
        earl.close()


def done(earl: Sitter) -> bool:
    """Whether the draft is over."""
    return bool(earl.page.locator(".over").count())


def step(earl: Sitter) -> None:
    """Seal what is chosen, or choose another card, or answer."""
    send = earl.page.locator(".prompt .answer button.primary:enabled")
    cards = earl.page.locator("main button[aria-pressed=false]")
    answers = earl.page.locator(".prompt .answers button")
    for found in (send, cards, answers):
        if found.count():
            found.first.click()
            break
    earl.page.wait_for_timeout(30)
