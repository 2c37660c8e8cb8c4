"""Two people at one table: a clock that ticks, a lobby in which they meet, a draw that they agree upon, open hands."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser

PEOPLE = ({"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})
WAITING = [{"who": "person", "name": "Ana"}, {"who": "open"}]
CLOCK = {"kind": "game", "seconds": 600, "increment": 10}
KEPT = os.environ.get("MAZO_PICTURES", "")
"""A folder for what was seen."""
SCREENS = pytest.mark.parametrize(("lang", "phone"), [("en", False), ("es", True)], ids=["desktop", "phone"])
"""Either language, and either size."""
WORDS = {
    "en": {
        "offer": "Offer a draw", "concede": "Concede", "offers": "Ana offers a draw.", "accept": "Accept",
        "show": "Show hands", "held": "Ana held", "sit": "Sit down:",
    },
    "es": {
        "offer": "Ofrecer tablas", "concede": "Rendirse", "offers": "Ana ofrece tablas.", "accept": "Aceptar",
        "show": "Enseñar las manos", "held": "Ana tenía", "sit": "Sentarse:",
    },
}  # fmt: skip


def keep(page: Any, name: str) -> None:
    if KEPT:
        page.screenshot(path=str(Path(KEPT, f"{name}.png")))


def both(chromium: Any, site: Any, lang: str, phone: bool = False, **more: Any) -> tuple[Sitter, Sitter]:
    table = made(site, *PEOPLE, game="lorcana", **more)
    sitters = []
    for seat in (0, 1):
        sitter = Sitter(chromium, site, lang=lang, phone=phone)
        sitter.sit(table | {"keys": [table["keys"][seat]]})
        sitters.append(sitter)
    return sitters[0], sitters[1]


@SCREENS
def test_a_game_against_the_clock_ends_in_an_agreed_draw_and_open_hands(chromium, site, lang, phone):
    words = WORDS[lang]
    ana, blas = both(chromium, site, lang, phone, timing=CLOCK)
    for one in (ana, blas):
        one.page.locator("[data-clock='0']").first.wait_for()
        assert one.page.locator("[data-clock='1']").first.inner_text().startswith(("10:00", "9:5"))
    running = ana.page.locator(".clock.runs").first
    before = running.inner_text()
    ana.page.wait_for_function("(before) => document.querySelector('.clock.runs')?.textContent !== before", arg=before)
    keep(ana.page, f"clock-{lang}-{'phone' if phone else 'desktop'}")
    ana.page.get_by_role("button", name=words["concede"], exact=True).click()
    ana.page.get_by_role("button", name=words["offer"]).click()
    blas.page.get_by_text(words["offers"]).wait_for()
    keep(blas.page, f"offer-{lang}-{'phone' if phone else 'desktop'}")
    blas.page.get_by_role("button", name=words["accept"]).click()
    for one in (ana, blas):
        one.page.get_by_role("button", name=words["show"]).click()
    ana.page.get_by_text(words["held"]).wait_for()
    keep(ana.page, f"hands-{lang}-{'phone' if phone else 'desktop'}")
    ana.close()
    blas.close()


def test_little_time_is_shown(chromium, site):
    ana, blas = both(chromium, site, "en", timing={"kind": "game", "seconds": 20})
    ana.page.locator(".clock.soon").first.wait_for()
    keep(ana.page, "clock-soon")
    ana.close()
    blas.close()


@SCREENS
def test_one_click_in_the_lobby_and_one_sits_at_the_table(chromium, site, lang, phone):
    answer = site.post("/api/tables", json={"game": "lorcana", "chairs": WAITING, "open": True, "timing": CLOCK})
    table = answer.json()["table"]
    blas = Sitter(chromium, site, lang=lang, phone=phone)
    blas.go("/lobby")
    button = blas.page.locator(f"li:has(a[href='/t/{table}']) button")
    button.wait_for()
    assert (button.get_attribute("aria-label") or "").startswith(WORDS[lang]["sit"])
    assert blas.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep(blas.page, f"lobby-{lang}-{'phone' if phone else 'desktop'}")
    button.click()
    blas.page.wait_for_url(f"**/t/{table}")
    assert site.get(f"/api/tables/{table}").json()["seats"][1]["who"] == "person"
    blas.close()


def test_a_table_is_set_up_with_clock_lobby_and_without_spectators(chromium, site):
    ana = Sitter(chromium, site, lang="en")
    ana.go("/?game=lorcana")
    dialog = ana.page.locator("dialog[open]")
    ana.page.get_by_label("Who sits at seat 2").select_option("A friend, by link")
    dialog.locator("select[name='clock']").select_option(index=1)
    dialog.locator("select[name='absent']").select_option("claim")
    dialog.locator("input[name='open']").check()
    dialog.locator("input[name='watch']").uncheck()
    keep(ana.page, "setup")
    dialog.locator("button.primary").click()
    ana.page.wait_for_url("**/t/*")
    room = site.get(f"/api/tables/{ana.page.url.rpartition('/')[2].partition('#')[0]}").json()
    assert room["timing"] == CLOCK
    assert (room["absent"], room["open"], room["watch"]) == ("claim", True, False)
    ana.close()
