"""The same page in Firefox: a whole game of each, with the mouse or with the keyboard alone, and axe on the pages."""

from __future__ import annotations

import pytest

from mazo.games import NAMES, kind
from tests.browser.player import Sitter
from tests.browser.test_access import serious_faults
from tests.server.support import made

pytestmark = pytest.mark.browser

CHAIRS = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game(firefox, site, game):
    ana = Sitter(firefox, site, lang="es")
    ana.sit(made(site, *CHAIRS, game=game))
    if kind(game).draft is None:
        ana.play_with_keys()
    else:
        ana.play_with_mouse()
    assert ana.over or ana.look()["over"]
    ana.close()


@pytest.mark.parametrize("path", ["/", "/decks", "/watch", "/plain"])
def test_axe_finds_nothing_serious(firefox, site, path):
    ana = Sitter(firefox, site)
    ana.go(path)
    ana.page.wait_for_selector("main")
    ana.page.wait_for_load_state()
    assert serious_faults(ana.page) == []
    ana.close()
