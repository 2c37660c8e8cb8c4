"""Cards, decks and results in the browser: a card found by a Spanish word, a deck built from nothing, its result."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.player import Sitter
from tests.browser.test_access import FACES, faults_in, serious_faults, settle
from tests.browser.test_lorcana import concede

pytestmark = pytest.mark.browser

RUBY = [
    "Mr. Incredible - Bob Parr",
    "Tinker Bell - Fancy Footwork",
    "Diablo - Watchful Raven",
    "Friend Owl - Cantankerous Neighbor",
    "Taffyta Muttonfudge - Ruthless Rival",
    "Abu - Mischievous Monkey",
    "Splodyhead - Experiment 619",
    "Katrina Van Tassel - Rosy-Cheeked Lass",
]
AMBER = [
    "Lilo - Making a Wish",
    "Stitch - New Dog",
    "Woody - Waiting for a Friend",
    "Sebastian - Loyal Crab",
    "Wendy Darling - Talented Sailor",
    "Koda - Smallish Bear",
    "Mickey Mouse - True Friend",
]
"""Four of each are a deck of two inks that anybody may play."""
STRANGER = "Elsa - Spirit of Winter"
"""Of a third ink."""


def add(page: Any, name: str, copies: int) -> None:
    """Search for a card and put copies of it into the list with the Enter key."""
    field = page.locator("section[aria-labelledby=adding] input[type=search]")
    field.fill(name)
    page.locator("section[aria-labelledby=adding] li:first-child button.face", has_text=name).wait_for()
    for _ in range(copies):
        field.press("Enter")


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_is_found_by_a_spanish_word_and_its_page_opened(chromium, site, phone):
    ana = Sitter(chromium, site, lang="es", phone=phone)
    ana.go("/cards/ortus")
    ana.page.get_by_label("Nombre o palabras").fill("robá dos CARTAS")
    ana.page.locator("ul li a", has_text="Banquete").or_(
        ana.page.locator("a[href='/cards/ortus/Banquet']")
    ).first.click()
    ana.page.get_by_role("heading", name="Banquete", level=1).wait_for()
    says = ana.page.locator("section[aria-labelledby=says]").inner_text()
    assert "Draw two cards." in says
    assert "Roba dos cartas." in says
    settle(ana)
    assert serious_faults(ana.page) == []
    if phone:
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.close()


def test_filters_and_words_stand_in_the_address_and_come_back(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/cards/lorcana")
    ana.page.get_by_role("button", name="Ruby", exact=True).click()
    ana.page.get_by_role("button", name="9+", exact=True).click()
    ana.page.wait_for_function("() => document.querySelector('.found')?.textContent.match(/^[0-9]+ of/)")
    told = ana.page.locator(".found").inner_text()
    ana.page.locator("ul li a").first.wait_for()
    ana.page.locator("ul li a").first.click()
    ana.page.locator("section[aria-labelledby=says]").wait_for()
    ana.page.go_back()
    ana.page.wait_for_function("(told) => document.querySelector('.found')?.textContent === told", arg=told)
    assert "ink=Ruby" in ana.page.url
    ana.close()


def test_a_card_is_tried_on_the_table(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/cards/lorcana/Stitch%20-%20New%20Dog")
    ana.page.get_by_role("button", name="Try it on the table").click()
    ana.page.wait_for_url(re.compile("/t/"))
    seen = ana.look()
    assert seen["able"]
    hand = ana.page.locator("[data-hand] button[data-handle]").first
    assert "Stitch" in (hand.get_attribute("aria-label") or hand.inner_text())
    ana.close()


def test_a_deck_is_built_from_nothing_judged_tried_and_played_and_its_result_shown(chromium, site):
    ana = Sitter(chromium, site)
    page = ana.page
    ana.go("/decks?game=lorcana")
    page.get_by_role("button", name="+ New list").click()
    for name in AMBER[:3]:
        add(page, name, 4)
    add(page, STRANGER, 1)
    add(page, RUBY[0], 4)
    aimed = page.locator(".aimed")
    aimed.get_by_text("not legal").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.aimed .reasons li').length >= 2")
    rules = aimed.locator(".reasons a")
    assert set(rules.all_inner_texts()) == {"rule 1.10.1.1"}
    assert (rules.first.get_attribute("href") or "").endswith("/rules/lorcana#1.10.1.1")
    page.get_by_role("button", name=f"One {STRANGER} fewer").last.click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Redo").click()
    for name in [*AMBER[3:], *RUBY[1:]]:
        add(page, name, 4)
    aimed.get_by_text("legal", exact=True).wait_for()
    assert "60 cards" in page.locator("#listed").inner_text()
    page.get_by_label("Name of the list").fill("Own Sparks")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved on this device.").wait_for()
    page.get_by_role("tab", name="Odds").click()
    assert "39.9 %" in page.get_by_role("tabpanel").inner_text()
    page.get_by_role("tab", name="Sample hand").click()
    page.get_by_role("button", name="New hand").click()
    assert page.locator(".hand li").count() == 7
    page.locator(".hand button").first.click()
    page.get_by_role("button", name="Put 1 back and draw as many").click()
    assert page.locator(".hand li").count() == 7
    page.get_by_role("button", name="Draw a card").click()
    assert page.locator(".hand li").count() == 8
    settle(ana)
    assert serious_faults(page) == []
    page.get_by_role("link", name="Play with this deck").click()
    page.locator("dialog[open] button.primary").click()
    page.wait_for_url(re.compile("/t/"))
    ana.look()
    concede(ana)
    page.wait_for_selector("section.end")
    page.get_by_role("link", name="Your results").click()
    page.get_by_role("heading", name="Your results").wait_for()
    row = page.locator("section[aria-labelledby=every] tbody tr")
    assert row.count() == 1
    assert "Own Sparks" in row.inner_text()
    assert "lost" in row.inner_text()
    settle(ana)
    assert serious_faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as JSON").click()
    path = saved.value.path()
    page.get_by_role("button", name="Delete all of them").click()
    page.get_by_role("button", name="Delete all of them").click()
    page.get_by_text("No finished games yet.").wait_for()
    page.evaluate("localStorage.removeItem('mazo.results')")
    page.reload()
    page.locator("input[type=file]").set_input_files(
        files=[{"name": "results.json", "mimeType": "application/json", "buffer": path.read_bytes()}]
    )
    page.get_by_text("1 game was new.").wait_for()
    assert row.count() == 1
    ana.close()


@pytest.mark.parametrize("dialect", ["json", "csv", "pixelborn"])
def test_a_list_goes_out_in_a_dialect_and_comes_in_again(chromium, site, dialect):
    ana = Sitter(chromium, site)
    page = ana.page
    ana.go("/decks?game=lorcana#spark-dash")
    page.get_by_role("tab", name="Export").click()
    page.get_by_label("Written as").select_option(dialect)
    page.wait_for_function(
        "(lines) => !document.querySelector('[role=tabpanel] pre').textContent.startsWith(lines)", arg="4 "
    )
    written = page.locator("[role=tabpanel] pre").inner_text()
    page.get_by_role("button", name="+ New list").click()
    page.get_by_text("As text, or paste a list").click()
    page.get_by_label("Your list", exact=True).fill(written)
    page.locator(".aimed").get_by_text("legal", exact=True).wait_for()
    assert "60 cards" in page.locator("#listed").inner_text()
    ana.close()


def test_a_deck_is_kept_as_a_picture_of_points(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/decks?game=ortus#sellswords")
    ana.page.get_by_role("tab", name="Export").click()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Picture (PNG)").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    ana.close()


@pytest.mark.parametrize(("themes", "phone"), FACES)
@pytest.mark.parametrize("path", ["/cards/lorcana", "/cards/myl/Akenathon", "/decks?game=myl&add=Lira", "/results"])
def test_the_pages_are_for_everybody(chromium, site, path, themes, phone):
    ana = Sitter(chromium, site, phone=phone, lang="es", theme=themes[0])
    ana.go(path)
    settle(ana)
    assert faults_in(ana, themes) == {}
    if phone:
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390
    ana.close()


def test_every_tab_about_a_deck_is_for_everybody(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/decks?game=lorcana#flying-tempo")
    ana.page.get_by_role("tab").first.wait_for()
    for at in range(ana.page.get_by_role("tab").count()):
        ana.page.get_by_role("tab").nth(at).click()
        settle(ana)
        assert serious_faults(ana.page) == [], at
    ana.close()
