"""The lab in a browser: a deck comes from the deck box, figures grow, and what was played outlives the page."""

from __future__ import annotations

import pytest

from tests.browser.player import Sitter
from tests.browser.test_access import serious_faults

pytestmark = pytest.mark.browser

PATIENCE = 180_000


def test_a_deck_of_the_box_is_timed_and_its_answer_is_kept(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/decks?game=lorcana#spark-dash")
    ana.page.get_by_role("link", name="Try in the lab").click()
    ana.page.get_by_role("radio", name="How fast is it?").check()
    ana.page.get_by_role("combobox", name="Games in all").select_option("10")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.locator(".answer[data-state=over]").wait_for(timeout=PATIENCE)
    ana.page.get_by_text("10 of 10 games ·").wait_for()
    assert "mazo lab goldfish --deck spark-dash" in ana.page.locator("code").inner_text()
    assert serious_faults(ana.page) == []
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Chart (SVG)").click()
    assert saved.value.suggested_filename == "mazo-goldfish.svg"
    ana.go("/lab")
    ana.page.get_by_text("10 of 10 games ·").wait_for()


def test_what_can_not_be_asked_is_said_in_spanish_and_nothing_is_wider_than_a_phone(chromium, site):
    ana = Sitter(chromium, site)
    ana.page.set_viewport_size({"width": 390, "height": 844})
    ana.go("/lab?lang=es&game=lorcana&deck=pasted%3A")
    ana.page.locator("textarea").fill("4 Nada")
    ana.page.get_by_role("button", name="Jugar", exact=True).click()
    ana.page.locator(".answer[data-state=failed]").wait_for(timeout=PATIENCE)
    assert "Nada" in ana.page.locator(".answer [role=status]").inner_text()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
