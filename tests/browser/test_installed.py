"""Mazo as an installed page: it opens without its server, and keeps nothing of a game."""

from __future__ import annotations

import pytest

from tests.browser.player import Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser

KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
  return kept.map((one) => new URL(one.url).pathname);
}"""


def test_the_page_opens_without_the_server_and_says_that_it_is_gone(chromium, site):
    ana = Sitter(chromium, site, service_workers="allow")
    for _ in range(2):  # what the first visit loads before the worker is there, the second one keeps
        ana.go("/")
        ana.page.get_by_role("button", name="Play now: Disney Lorcana").wait_for()
        ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        ana.page.wait_for_load_state("networkidle")
    ana.context.set_offline(True)
    ana.go("/")
    ana.page.get_by_role("button", name="Play now: Disney Lorcana").click()
    ana.page.get_by_text("The server does not answer").wait_for()
    ana.context.close()


def test_nothing_of_a_game_is_kept(chromium, site):
    ana = Sitter(chromium, site, service_workers="allow")
    ana.go("/")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.sit(made(site, game="lorcana"))
    ana.look()
    ana.page.wait_for_load_state("networkidle")
    kept = ana.page.evaluate(KEPT)
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path.startswith(("/api/", "/ws", "/t/", "/plain")) and path != "/api/about"] == []
    ana.close()
