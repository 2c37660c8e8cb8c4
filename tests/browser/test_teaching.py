"""What teaches at the table: hints at three depths, parts that explain themselves, moments that can be tried again."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.games import NAMES, kind
from mazo.making import from_position
from tests.browser.player import END, QUESTION, Sitter
from tests.browser.test_access import serious_faults
from tests.server.support import Server, made
from tests.support.table import position

pytestmark = pytest.mark.browser

GAMES = [name for name in NAMES if kind(name).main == name]
TOLD = "[role=tooltip]"


def seated(chromium, site, lang: str = "en", **more) -> Sitter:
    ana = Sitter(chromium, site, lang=lang, phone=more.pop("phone", False))
    ana.sit(made(site, {"who": "person", "name": "Ana"}, {"who": "bot", "bot": "1"}, **more))
    ana.look()
    return ana


def test_a_hint_says_what_then_why_then_what_else(chromium, site):
    there = position(
        me={"lore": 17, "play": ["Stitch - New Dog", "Simba - Protective Cub"], "deck": ["Stitch - New Dog"] * 5},
        you={"lore": 19, "play": ["Aladdin - Heroic Outlaw"], "deck": ["Stitch - New Dog"] * 5},
    ).game
    ana = Sitter(chromium, site)
    ana.sit(continued(site, there))
    ana.look()
    hint = ana.page.locator(".hint")
    ana.page.keyboard.press("h")
    hint.get_by_text("Hint: ").wait_for()
    assert hint.locator("li").count() == 0
    ana.page.keyboard.press("h")
    hint.get_by_text("The rule behind it:").wait_for()
    assert "of 100" in hint.inner_text() or "game imagined from here" in hint.inner_text()
    ana.page.get_by_role("button", name="What else?").click()
    hint.get_by_text("What else could be done").wait_for()
    assert serious_faults(ana.page) == []
    ana.page.keyboard.press("Escape")
    hint.wait_for(state="detached")
    ana.close()


def continued(site: Server, there: Any) -> dict[str, Any]:
    """A table at which Ana goes on from a position, against a bot."""
    wish = {"at": 0, "chairs": [{"who": "person", "name": "Ana"}, {"who": "bot", "bot": "greedy"}], "lang": "en"}
    game = from_position(there.position())
    answer = site.http.post("/api/replay/continue", json={"replay": game.replay(), "wish": wish})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_moment_that_decided_a_game_is_tried_again(chromium, site):
    side = {"lore": 19, "play": ["Stitch - New Dog"], "deck": ["Moana - Of Motunui"] * 10}
    ana = Sitter(chromium, site, lang="es")
    ana.sit(continued(site, position(me=side, you=side).game))
    ana.look()
    ana.page.keyboard.press("e")
    ana.page.locator(f"{END}.lost").wait_for()
    ana.page.get_by_role("heading", name="Mejor: hacer quest con Stitch - New Dog, 100 de cada 100").wait_for()
    ana.page.get_by_text("Tú: terminar. Gana unas 0 de cada 100 partidas imaginadas.").wait_for()
    assert serious_faults(ana.page) == []
    lost = ana.page.url
    ana.page.get_by_role("button", name="Intentarlo otra vez desde aquí").click()
    ana.page.wait_for_url(lambda url: url != lost)
    ana.page.wait_for_selector(QUESTION)
    assert ana.win_by_hints()
    ana.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_table_explains_itself(chromium, site, game):
    ana = seated(chromium, site, "es", game=game)
    part = ana.page.locator("[data-explain^='score.']").first
    part.hover()
    ana.page.locator(TOLD).wait_for()
    key = part.get_attribute("data-explain")
    rule = kind(game).board_rules[key]
    summary = kind(game).book.by_number(rule).summary("es")
    assert summary.partition("{")[0] in ana.page.locator(TOLD).inner_text()
    assert ana.page.locator(f"{TOLD} a").get_attribute("href") == f"/rules/{game}#{rule}"
    ana.page.keyboard.press("Escape")
    ana.page.locator(TOLD).wait_for(state="detached")
    ana.page.mouse.move(720, 2)
    ana.page.locator("[data-explain^='phase.'], [data-explain^='zone.']").first.focus()
    ana.page.keyboard.press("Shift+Tab")
    ana.page.keyboard.press("Tab")
    ana.page.locator(TOLD).wait_for()
    assert serious_faults(ana.page) == []
    ana.close()


HELD = """(part) => {
  const at = part.getBoundingClientRect();
  const point = { clientX: at.x + at.width / 2, clientY: at.y + at.height / 2, bubbles: true, pointerType: 'touch' };
  part.dispatchEvent(new PointerEvent('pointerdown', point));
}"""


def test_a_finger_that_stays_is_told_too(chromium, site):
    ana = seated(chromium, site, phone=True)
    ana.page.locator("[data-explain^='score.']").first.evaluate(HELD)
    ana.page.locator(TOLD).get_by_text("20 lore").wait_for()
    ana.close()


def test_the_game_in_a_minute_is_told_at_the_table(chromium, site):
    ana = seated(chromium, site, "es")
    ana.page.keyboard.press("?")
    ana.page.get_by_role("button", name="El juego en un minuto").click()
    dialog = ana.page.locator("dialog[open]")
    dialog.get_by_text(kind("lorcana").word("about", "goal", "es")).wait_for()
    dialog.get_by_text(kind("lorcana").book.by_number("5.1.1.2").summary("es").partition("{")[0]).wait_for()
    assert serious_faults(ana.page) == []
    ana.close()
