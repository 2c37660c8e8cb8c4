"""The home page: every game as a world of its own, and the game that waits before all."""

from __future__ import annotations

import pytest

from mazo.games import NAMES, kind
from tests.browser.player import QUESTION, Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser


def test_every_game_is_a_world_with_its_scene_and_its_cards(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/")
    worlds = ana.page.get_by_role("list", name="Choose a game").locator("> li")
    mains = [name for name in NAMES if kind(name).main == name]
    worlds.nth(len(mains) - 1).wait_for()
    ana.page.wait_for_load_state("networkidle")
    for name in set(NAMES) - set(mains):
        assert kind(name).word("about", "tagline", "en") in worlds.nth(mains.index(kind(name).main)).inner_text()
    for at, name in enumerate(mains):
        words = worlds.nth(at).inner_text()
        assert kind(name).word("about", "name", "en") in words
        assert kind(name).word("about", "tagline", "en") in words
        cards = len(kind(name).words.words("about", "fan")) if kind(name).has_word("about", "fan") else 0
        assert worlds.nth(at).locator("[role=img] .card").count() == cards
        assert worlds.nth(at).locator("img").first.evaluate("(image) => image.naturalWidth") > 0
    ana.close()


@pytest.mark.parametrize("game", NAMES)
def test_one_click_plays_any_game(chromium, site, game):
    ana = Sitter(chromium, site)
    ana.go("/")
    called = kind(game).word("about", "name", "en")
    play = kind(game).word("about", "play", "en") if kind(game).has_word("about", "play") else "Play now"
    ana.page.get_by_role("button", name=f"{play}: {called}").click()
    ana.page.wait_for_url("**/t/*")
    ana.page.wait_for_selector(QUESTION)
    ana.close()


def test_a_game_that_waits_is_offered_first(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(made(site, {"who": "person", "name": "Ana"}, {"who": "bot", "name": "Bruno"}, game="lorcana"))
    ana.look()
    ana.go("/")
    ana.page.get_by_role("region", name="Your game").get_by_text("Your game with Bruno").wait_for()
    ana.page.get_by_role("link", name="Sit down again").click()
    ana.page.wait_for_selector(QUESTION)
    ana.close()


def test_a_game_is_told_in_a_minute(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/")
    ana.page.get_by_role("button", name="el juego en un minuto: Mitos y Leyendas").click()
    ana.page.locator("dialog[open]").get_by_text(kind("myl").word("about", "goal", "es")).wait_for()
    ana.page.keyboard.press("Escape")
    ana.close()


def test_a_name_is_kept_on_the_device(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Play now: Disney Lorcana").click()
    ana.page.wait_for_url("**/t/*")
    ana.page.wait_for_selector(QUESTION)
    assert "Ana" in ana.page.locator("main").inner_text()
    ana.close()
