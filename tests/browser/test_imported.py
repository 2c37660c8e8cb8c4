"""A set that a user imports while the site is open: its cards are played in the browser at once."""

from __future__ import annotations

import pytest

from mazo.games import kind
from tests.browser.player import Sitter
from tests.server.support import made
from tests.support.imported import deck_of_the_set, home, whole_set

__all__ = ["home"]

pytestmark = pytest.mark.browser


def test_a_whole_game_with_imported_cards(chromium, site, home):
    lorcana = kind("lorcana")
    lorcana.keep_import(lorcana.import_cards(whole_set(home).read_bytes(), ()), "gleam.json")
    lists = {"deck": deck_of_the_set()}
    ana = Sitter(chromium, site, lang="es")
    ana.sit(made(site, {"who": "person", "name": "Ana"} | lists, {"who": "bot", "bot": "greedy"} | lists))
    ana.play_with_mouse(6)
    assert "New Here" in ana.page.locator("body").inner_html()
    ana.play_with_mouse()
    assert ana.over
    ana.close()
