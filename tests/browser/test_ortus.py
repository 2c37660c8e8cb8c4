"""Ortus Regni in the browser, in Spanish: a draft with two bots and the game that follows it, and a game with decks."""

from __future__ import annotations

import pytest

from tests.browser.player import Sitter
from tests.server.support import made

pytestmark = pytest.mark.browser

BOT = {"who": "bot", "bot": "greedy"}
SHORT = {"round_limit": 4, "castle_strength": 1, "palace_strength": 1, "field_base": 4}
"""House rules by which a game is soon over, one way or the other."""


def test_a_person_and_two_bots_go_from_the_draft_to_the_end_of_the_game(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    table = made(site, {"who": "person", "name": "Ana"}, BOT, BOT, game="ortus-draft", options=SHORT)
    ana.sit(table)
    ana.play_with_mouse()
    assert ana.over
    game = site.hall.rooms[table["table"]].table.game
    assert game is not None
    told = {event.kind for event in game.events_for(0)}
    assert {"keeps", "takes_palace", "tower", "ready", "turn_began"} <= told
    assert told & {"wins", "ties"}
    ana.close()


def test_a_whole_game_with_decks_of_ones_own(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.sit(made(site, {"who": "person", "name": "Ana"}, BOT, game="ortus", options=SHORT))
    ana.play_with_keys()
    assert ana.over
    ana.close()
