"""What the miner and the rule books give to learners: a puzzle failed and solved, a quiz, the gallery of editions."""

from __future__ import annotations

import pytest

from mazo.games import kind
from mazo.mining.collection import cases, puzzles
from tests.browser.player import Sitter
from tests.browser.test_access import faults_in, serious_faults, settle

pytestmark = pytest.mark.browser


def types(sitter: Sitter, text: str) -> None:
    """Say at the table what one does."""
    sitter.page.keyboard.press("/")
    sitter.page.keyboard.type(text)
    sitter.page.keyboard.press("Enter")


def fits(sitter: Sitter) -> bool:
    """Whether nothing is wider than the page."""
    return bool(sitter.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_puzzle_is_failed_and_solved_and_remembered(chromium, site):
    puzzle = puzzles("lorcana")[0]
    ana = Sitter(chromium, site)
    ana.go("/puzzles")
    ana.page.get_by_role("link", name="1: Puzzle 1,").first.click()
    panel = ana.page.get_by_role("complementary")
    panel.get_by_text("Win this turn.").wait_for()
    assert serious_faults(ana.page) == []
    types(ana, "end")
    panel.get_by_text("The turn has ended without the win.").wait_for()
    panel.get_by_role("button", name="Try again").click()
    panel.get_by_text("Win this turn.").wait_for()
    panel.get_by_role("button", name="A hint").click()
    own = [step for step in puzzle.solution if step.by == puzzle.seat]
    panel.get_by_text(own[0].do.partition(" ")[2]).wait_for()
    for step in own:
        types(ana, step.do)
    panel.get_by_text("Solved: the game is won.").wait_for()
    panel.get_by_text(puzzle.verdict).first.wait_for()
    ana.go("/puzzles")
    ana.page.get_by_text("1 of 100 solved").wait_for()
    ana.close()


def test_the_rules_refuse_in_a_puzzle_and_say_why(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go(f"/puzzles/lorcana/{puzzles('lorcana')[0].id}")
    panel = ana.page.get_by_role("complementary")
    panel.get_by_text("Gana este turno.").wait_for()
    panel.get_by_role("button", name="Ver la solución").click()
    panel.get_by_role("heading", name="La solución").wait_for()
    assert serious_faults(ana.page) == []
    ana.close()


def test_a_judge_answers_wrong_then_right_and_sees_the_rule(chromium, site):
    first, second = kind("lorcana").questions[:2]
    ana = Sitter(chromium, site)
    ana.go("/quiz")
    ana.page.get_by_role("link", name="Disney Lorcana").first.click()
    ana.page.get_by_role("heading", name=first.ask.en).wait_for()
    wrong = next(choice for choice in first.choices if not choice.right)
    ana.page.get_by_role("button", name=wrong.en, exact=True).click()
    ana.page.get_by_text("Not so.").wait_for()
    ana.page.get_by_text(first.because.en).wait_for()
    ana.page.get_by_text(first.rules[0].number("2.3.0")).first.wait_for()
    settle(ana)
    assert serious_faults(ana.page) == []
    ana.page.get_by_role("button", name="Next question").click()
    ana.page.get_by_role("heading", name=second.ask.en).wait_for()
    ana.page.get_by_role("button", name=second.choices[second.right].en, exact=True).click()
    ana.page.get_by_text("Right.", exact=True).wait_for()
    ana.page.get_by_role("button", name="All topics: 1 of 2 right").wait_for()
    ana.go("/quiz/lorcana")
    ana.page.get_by_role("button", name="All topics: 1 of 2 right").wait_for()
    ana.close()


def test_an_edition_case_is_looked_at_in_spanish(chromium, site):
    case = cases("lorcana")[0]
    ana = Sitter(chromium, site, lang="es")
    ana.go("/editions")
    ana.page.get_by_role("link", name=case.about.es).click()
    for ending in case.endings:
        ana.page.get_by_role("article", name=ending.edition).get_by_text(ending.es).wait_for()
    settle(ana)
    assert serious_faults(ana.page) == []
    ana.close()


@pytest.mark.parametrize("path", ["/puzzles", "/editions", "/editions/myl/myl-edition-01", "/quiz", "/quiz/ortus"])
def test_the_pages_fit_a_phone_and_are_accessible(chromium, site, path):
    ana = Sitter(chromium, site, phone=True, theme="light")
    ana.go(path)
    settle(ana)
    assert fits(ana)
    assert faults_in(ana, ("light", "dark")) == {}
    ana.close()
