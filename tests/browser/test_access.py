"""Everybody can play: axe finds nothing serious, on any page, in any colours, on desktop and phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import Sitter
from tests.browser.test_lorcana import concede
from tests.server.support import made

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def serious_faults(page: Any) -> list[str]:
    """What axe finds on a page."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `make test-browser`")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:120]}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def settle(sitter: Sitter) -> None:
    """Until everything that a page needs is there and nothing moves."""
    sitter.page.wait_for_selector("main")
    sitter.page.wait_for_load_state("networkidle")  # a table's socket does not count
    sitter.page.evaluate("document.fonts.ready.then(() => true)")
    sitter.page.evaluate("Promise.all(document.getAnimations().map((motion) => motion.finished)).then(() => true)")


FACES = [(("light", "contrast"), False), (("dark",), True)]
"""Every theme, and both sizes: whatever is seen in one pair differs from the others in colours or in places alone."""


WORN = """(theme) => {
  const root = document.documentElement;
  if (!root.dataset.theme) return;  // a page without themes follows the browser
  root.dataset.theme = theme;
  root.style.colorScheme = theme === 'light' ? 'light' : 'dark';
}"""
"""In the browser: the page puts a theme on, as when it is chosen."""


def faults_in(sitter: Sitter, themes: tuple[str, ...]) -> dict[str, list[str]]:
    """What axe finds on a page in each of its themes, which are put on one after the other."""
    found = {}
    for theme in themes:
        sitter.page.evaluate(WORN, theme)
        settle(sitter)
        found[theme] = serious_faults(sitter.page)
    return {theme: faults for theme, faults in found.items() if faults}


@pytest.mark.parametrize(("themes", "phone"), FACES)
@pytest.mark.parametrize("path", ["/", "/learn", "/rules", "/judge", "/decks", "/watch", "/plain"])
def test_the_pages_around_the_table(chromium, site, path, themes, phone):
    ana = Sitter(chromium, site, phone=phone, lang="es", theme=themes[0])
    ana.go(path)
    settle(ana)
    assert faults_in(ana, themes) == {}
    ana.close()


@pytest.mark.parametrize(("themes", "phone"), FACES)
@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus-draft"])
def test_the_tables(chromium, site, game, themes, phone):
    chairs = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})
    ana = Sitter(chromium, site, phone=phone, theme=themes[0])
    ana.sit(made(site, *chairs, game=game))
    if game == "ortus-draft":
        ana.page.wait_for_selector("main button[aria-pressed]")
    else:
        ana.play_with_keys(14)
        ana.look()
    settle(ana)
    assert faults_in(ana, themes) == {}
    ana.close()


@pytest.mark.parametrize(
    ("game", "theme", "phone"), [("lorcana", "light", False), ("myl", "dark", True), ("ortus-draft", "contrast", False)]
)
def test_what_opens_over_the_pages(chromium, site, game, theme, phone):
    ana = Sitter(chromium, site, phone=phone, theme=theme)
    ana.go(f"/?game={game}")
    ana.page.wait_for_selector("dialog[open] button")
    settle(ana)
    assert serious_faults(ana.page) == []
    ana.sit(made(site, game=game))
    ana.look()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.wait_for_selector("dialog[open]")
    assert serious_faults(ana.page) == []
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog[open]")
    assert serious_faults(ana.page) == []
    ana.close()


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_the_end_of_a_game_and_its_replay(chromium, site, theme):
    table = made(site, game="lorcana")
    ana = Sitter(chromium, site, theme=theme)
    ana.sit(table)
    ana.play_with_keys(10)
    concede(ana)
    assert serious_faults(ana.page) == []
    ana.go(f"/watch?table={table['table']}")
    ana.page.wait_for_selector(".transport")
    ana.page.keyboard.press("End")
    ana.page.wait_for_selector("main button[data-handle]")
    assert serious_faults(ana.page) == []
    ana.close()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_where_one_waits_joins_watches_or_is_lost(chromium, site, theme):
    """The rest of the addresses, two or three in each theme."""
    waiting = made(site, {"who": "person", "name": "Ana"}, {"who": "open"}, game="lorcana")
    playing = made(site, game="myl")
    ana = Sitter(chromium, site, theme=theme)
    places = {
        "light": (f"/t/{waiting['table']}#{waiting['keys'][0]['token']}", "/nowhere"),
        "dark": (f"/t/{waiting['table']}", f"/plain/{playing['table']}/{playing['keys'][0]['token']}"),
        "contrast": (f"/t/{playing['table']}", f"/plain/{waiting['table']}", "/plain/nowhere/at/all"),
    }
    for path in places[theme]:
        ana.go(path)
        settle(ana)
        assert serious_faults(ana.page) == [], path
    ana.faults = [fault for fault in ana.faults if "404" not in fault]
    ana.close()


def test_nothing_is_wider_than_a_phone(chromium, site):
    ana = Sitter(chromium, site, phone=True)
    for path in ("/", "/learn", "/rules", "/decks", "/watch"):
        ana.go(path)
        settle(ana)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.close()


def test_the_first_page_is_light(chromium, site):
    """At most 150 KB over the wire before the pictures, which come after the words."""
    sizes: dict[str, int] = {}

    def keep(response: Any) -> None:
        if "/pictures/" not in response.url:
            sizes[response.url] = response.request.sizes()["responseBodySize"]

    ana = Sitter(chromium, site)
    ana.page.on("response", keep)
    ana.go("/")
    settle(ana)
    assert 0 < sum(sizes.values()) <= 150 * 1024, sizes
    ana.close()
