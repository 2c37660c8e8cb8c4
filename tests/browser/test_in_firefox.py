"""The same page in Firefox: the beginning and the end of every game, and axe on the pages."""

from __future__ import annotations

import pytest

import mazo
from mazo.games import NAMES, kind
from tests.browser.pictures import continued, played
from tests.browser.player import Sitter
from tests.browser.test_access import serious_faults
from tests.server.support import made

pytestmark = pytest.mark.browser

STEPS = 20
"""So many at the beginning, and so many before the end of a game of bots."""
CHAIRS = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})


@pytest.mark.parametrize("game", NAMES)
def test_a_game_from_its_beginning_and_to_its_end(firefox, site, game):
    ana = Sitter(firefox, site, lang="es")
    play = ana.play_with_keys if kind(game).draft is None else ana.play_with_mouse
    ana.sit(made(site, *CHAIRS, game=game))
    play(STEPS)
    ana.sit(continued(site, played(mazo.new(game, seed=4)), left=STEPS))
    ana.look()
    play()
    assert ana.look()["over"]
    ana.close()


@pytest.mark.parametrize("path", ["/", "/decks", "/watch", "/plain"])
def test_axe_finds_nothing_serious(firefox, site, path):
    ana = Sitter(firefox, site)
    ana.go(path)
    ana.page.wait_for_selector("main")
    ana.page.wait_for_load_state()
    assert serious_faults(ana.page) == []
    ana.close()


def test_a_form_of_the_plain_page_is_taken_as_one_of_ours(firefox, site):
    ana = Sitter(firefox, site, lang="en")
    ana.go("/plain")
    ana.page.evaluate("document.querySelector('form[action^=\"/plain?\"] button').click()")
    ana.page.wait_for_selector("form[action*='/0?']")
    ana.close()
