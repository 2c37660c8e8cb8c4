"""Mitos y Leyendas and the Ortus draft in the browser."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

import mazo
from tests.browser.pictures import continued, played
from tests.browser.player import Sitter
from tests.server.support import Server, made

pytestmark = pytest.mark.browser

MOST_ANSWERS = 200
"""More than the draft asks for."""


def test_a_whole_game_of_mitos_y_leyendas(chromium, site):
    chairs = ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})
    ana = Sitter(chromium, site, lang="es")
    ana.sit(made(site, *chairs, game="myl"))
    ana.play_with_keys()
    assert ana.over
    ana.close()


def test_whoever_wants_to_be_asked_no_more_passes_until_the_own_turn(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(continued(site, played(mazo.new("myl", seed=4), 40)))
    ana.look()
    while not ana.page.locator(".tools summary").count():
        ana.answer_with_keys()
    before = ana.page.evaluate("looking.answers.length")
    ana.page.locator(".tools summary").click()
    ana.page.get_by_role("button", name="my turn", exact=True).click()
    ana.page.wait_for_function("(before) => looking.answers.length > before", arg=before)
    assert "pass" in ana.page.evaluate("(before) => looking.answers[before]", before)
    ana.look()
    ana.close()


def test_an_ortus_draft_of_three_in_three_browsers_one_of_them_by_keyboard_alone(chromium, site):
    chairs = tuple({"who": "person", "name": name} for name in ("Ana", "Blas", "Cid"))
    table = made(site, *chairs, game="ortus-draft")
    earls = [Sitter(chromium, site, lang=lang) for lang in ("es", "en", "es")]
    for key, earl in enumerate(earls):
        earl.sit(table, key)
    for _ in range(MOST_ANSWERS):
        seat = asked(site, table)
        if seat is None or drafted(site, table):
            break
        earls[seat].answer_with_keys(wait=False) if seat == 1 else earls[seat].answer_with_mouse()
    assert drafted(site, table)
    for earl in earls:
        earl.page.get_by_text(re.compile("Torres|Towers")).first.wait_for()
        earl.close()


def test_the_tenth_card_of_a_pack_has_a_key(chromium, site):
    table = made(site, {"who": "person"}, {"who": "bot", "bot": "random"}, game="ortus-draft")
    ana = Sitter(chromium, site)
    ana.sit(table)
    while (seen := ana.look())["chosen"] is None:  # the setup before the first hand
        ana.answer_with_keys()
    ana.page.keyboard.press("0")
    assert ana.look()["chosen"] == f"keep #{seen['candidates'][9]}"
    ana.close()


def test_what_an_earl_has_chosen_stays_when_another_one_seals(chromium, site):
    chairs = tuple({"who": "person", "name": name} for name in ("Ana", "Blas"))
    table = made(site, *chairs, game="ortus-draft")
    ana, blas = (Sitter(chromium, site) for _ in chairs)
    for key, earl in enumerate((ana, blas)):
        earl.sit(table, key)
    while ana.look()["chosen"] is None:  # the setup before the first hand
        (ana, blas)[asked(site, table) or 0].answer_with_mouse()
    seen = ana.look()
    seen = ana.click_on(seen, f"main button[data-handle='{seen['candidates'][3]}']")
    blas.answer_with_mouse()
    ana.page.get_by_text("has chosen").wait_for()
    assert ana.look()["chosen"] == seen["chosen"]
    ana.answer_with_mouse()
    assert f"#{seen['candidates'][3]}" in ana.page.evaluate("looking.answers.at(-1)")
    for earl in (ana, blas):
        earl.close()


def drafted(site: Server, table: dict[str, Any]) -> bool:
    """Whether the draft is over and the game that follows it has begun."""
    game = site.hall.rooms[table["table"]].table.game
    return game is not None and game.view(0).draft is None


def asked(site: Server, table: dict[str, Any]) -> int | None:
    """Who must answer next; several are asked at once, and answer one after the other."""
    game = site.hall.rooms[table["table"]].table.game
    while game is None:  # somebody's salt is still on its way
        time.sleep(0.02)
        game = site.hall.rooms[table["table"]].table.game
    return next((decision.seat for decision in game.decisions if not decision.answered), None)


def test_the_oros_of_both_players_can_be_looked_at_as_cards(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.sit(continued(site, played(mazo.new("myl", seed=5), 90)))
    for side in (".side.below", ".opponents .side"):
        ana.page.locator(f"{side} button.purse").first.click()
        seen = ana.page.get_by_role("dialog")
        seen.get_by_role("heading", name="Oros pagados").wait_for()
        assert seen.locator("button[data-name='Anillo Faerie']").count() >= 2
        seen.get_by_role("button", name="Cerrar").click()
    ana.close()
