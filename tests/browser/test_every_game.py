"""Every game that is played at a table, in the browser: with the mouse, from what its folder says alone."""

from __future__ import annotations

import pytest

import mazo
from mazo.games import NAMES, kind
from tests.browser.pictures import continued, played
from tests.browser.player import Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser

GAMES = [name for name in NAMES if kind(name).draft is None]
STEPS = 16
"""So many steps at the beginning and from the middle on are enough here; whole games are played elsewhere."""
MIDDLE = 45
"""So many actions of bots lie between."""


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_with_the_mouse_in_its_own_words(chromium, site, game):
    chairs = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})
    ana = Sitter(chromium, site, lang="es")
    ana.sit(made(site, *chairs, game=game))
    ana.play_with_mouse(STEPS)
    ana.sit(continued(site, played(mazo.new(game, seed=4), MIDDLE)))
    ana.play_with_mouse(STEPS)
    lanes = [kind(game).word("lane", lane.name, "es") for lane in kind(game).plan.lanes]
    shown = str(ana.page.content()).lower()
    assert ana.over or any(lane.lower() in shown for lane in lanes)
    ana.close()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_offered_on_the_home_page(chromium, site, game):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/")
    ana.page.get_by_text(kind(game).word("about", "tagline", "es")).first.wait_for()
    ana.close()
