"""A pod of eight in the browser: from packs to the champion."""

from __future__ import annotations

import pytest

from tests.browser.player import PATIENCE, Sitter
from tests.browser.test_lorcana import concede
from tests.server.support import made

pytestmark = pytest.mark.browser

PICKS = 44
"""Four packs of twelve, of which the last card is nobody's choice."""


def test_a_draft_of_eight_from_packs_to_the_champion(chromium, site):
    chairs = ({"who": "person", "name": "Ana"}, *({"who": "bot", "bot": "greedy"} for _ in range(7)))
    table = made(site, *chairs, game="lorcana", format="draft")
    ana = Sitter(chromium, site)
    ana.sit(table)
    for _ in range(PICKS):
        ana.answer_with_mouse()
    panel = ana.page.locator("section.pod")
    panel.wait_for(timeout=1000 * PATIENCE)
    deck = ana.page.get_by_label("Deck", exact=True)
    deck.locator("button").first.click()
    ana.page.locator("[data-send=deck]").click()
    panel.get_by_role("alert").get_by_text("35").wait_for()
    ana.page.get_by_label("Sideboard", exact=True).locator("button").first.click()
    ana.page.locator("[data-send=deck]").click()
    room = site.hall.rooms[table["table"]]
    for number in range(3):
        to_match = ana.page.locator("[data-send=match]")
        ana.page.get_by_role("heading", name=f"Round {number + 1}").wait_for(timeout=1000 * PATIENCE)
        to_match.click(timeout=1000 * PATIENCE)
        ana.page.locator(".prompt").first.wait_for(timeout=1000 * PATIENCE)
        concede(ana)
        ana.page.get_by_role("link", name="Back to the pod").first.click(timeout=1000 * PATIENCE)
    panel.get_by_role("heading", name="is the champion").wait_for(timeout=1000 * PATIENCE)
    pod = room.table.pod
    assert pod is not None
    assert pod.stage == "over"
    assert panel.get_by_label("Standings").locator("tbody tr").count() == 8
    assert pod.names[pod.champion] in panel.get_by_role("heading", name="is the champion").inner_text()
    ana.close()
