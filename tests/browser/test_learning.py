"""Newcomers: from the home page through the guided first game of each game, a lesson failed and passed."""

from __future__ import annotations

import pytest

from mazo.games import NAMES, kind
from mazo.texts.lessons import Step
from tests.browser.player import QUESTION, Sitter
from tests.browser.test_access import serious_faults

pytestmark = pytest.mark.browser

TAUGHT = [name for name in NAMES if kind(name).lessons]
LANGS = ("en", "es")
JOURNEYS = [(game, lang, lang == LANGS[number % 2]) for number, game in enumerate(TAUGHT) for lang in LANGS]
"""Every guided game in both languages; the real game that follows is played to its end in one of them."""
GAMES = 3
"""Who loses the first game wins one of the next."""
GO_ON = {"en": "Go on", "es": "Seguir"}
FIRST = {"en": "Learn by playing", "es": "Aprende jugando"}


def panel(sitter: Sitter):
    return sitter.page.get_by_role("complementary")


def does(sitter: Sitter, step: Step, lang: str) -> None:
    """Do what a step asks for, as somebody who types it."""
    if not step.do and not step.refused:
        panel(sitter).get_by_role("button", name=GO_ON[lang], exact=True).click()
        return
    sitter.page.keyboard.press("/")
    sitter.page.keyboard.type((step.do or (step.refused,))[0])
    sitter.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "lang", "to_the_end"), JOURNEYS)
def test_a_newcomer_goes_from_home_through_the_guided_game_to_a_real_one_and_wins_it(
    chromium, site, game, lang, to_the_end
):
    lesson = kind(game).lessons[0]
    ana = Sitter(chromium, site, lang=lang)
    ana.go("/")
    called = kind(game).word("about", "name", lang)
    ana.page.get_by_role("link", name=f"{FIRST[lang]}: {called}").click()
    for n, step in enumerate(lesson.steps, 1):
        panel(ana).get_by_text(step.say.text(lang)).wait_for()
        if n == 2:
            assert serious_faults(ana.page) == []
        does(ana, step, lang)
    assert lesson.question is not None
    panel(ana).get_by_role("heading", name=lesson.question.ask.text(lang)).wait_for()
    wrong = next(choice for choice in lesson.question.choices if not choice.right)
    panel(ana).get_by_role("button", name=wrong.text.text(lang), exact=True).click()
    panel(ana).get_by_text(wrong.because.text(lang)).wait_for()
    right = next(choice for choice in lesson.question.choices if choice.right)
    panel(ana).get_by_role("button", name=right.text.text(lang), exact=True).click()
    panel(ana).get_by_text(lesson.question.because.text(lang)).wait_for()
    panel(ana).get_by_role(
        "button", name="Jugar contra el nivel 1" if lang == "es" else "Play a game against level 1"
    ).click()
    ana.page.wait_for_url("**/t/*")
    ana.page.wait_for_selector(QUESTION)
    ana.page.get_by_text("nivel 1" if lang == "es" else "level 1").first.wait_for()
    if to_the_end:
        wins_one(ana, lang)
    ana.close()


def wins_one(ana: Sitter, lang: str) -> None:
    """Play as the hints say, and once more after a game that was lost."""
    for _ in range(GAMES):
        if ana.win_by_hints():
            break
        here = ana.page.url
        ana.page.get_by_role("button", name="Revancha" if lang == "es" else "Rematch").click()
        ana.page.wait_for_url(lambda url, here=here: url != here)
        ana.page.wait_for_selector(QUESTION)
    ana.page.get_by_role("heading", name="¡Has ganado" if lang == "es" else "You win").wait_for()


def test_what_the_rules_refuse_teaches_and_what_is_finished_is_remembered(chromium, site):
    lesson = kind("lorcana").lessons[1]
    ana = Sitter(chromium, site, lang="es")
    ana.go(f"/learn/lorcana/{lesson.name}")
    for step in lesson.steps:
        panel(ana).get_by_text(step.say.text("es")).wait_for()
        text = "cut 20" if step.do and step.do[0].endswith("*") else (step.do or ("",))[0]
        if step.do:
            ana.page.keyboard.press("/")
            ana.page.keyboard.type("leave" if text == "cut 20" else text)
            ana.page.keyboard.press("Enter")
            if text == "cut 20":
                panel(ana).get_by_text(step.nudge.text("es")).wait_for()
                ana.page.keyboard.press("/")
                ana.page.keyboard.type(text)
                ana.page.keyboard.press("Enter")
        else:
            panel(ana).get_by_role("button", name="Seguir", exact=True).click()
    assert lesson.question is not None
    right = next(choice for choice in lesson.question.choices if choice.right)
    panel(ana).get_by_role("button", name=right.text.text("es"), exact=True).click()
    panel(ana).get_by_text(f"Has terminado «{lesson.title.es}».").wait_for()
    ana.go("/learn")
    ana.page.get_by_role("link", name=lesson.title.es).get_by_text("terminada").wait_for()
    ana.close()


def test_a_rule_is_found_by_a_synonym_in_spanish_and_in_another_edition(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/rules/lorcana")
    ana.page.get_by_role("searchbox").fill("mulligan")
    ana.page.get_by_role("heading", name="2.2.2 Alterar la mano inicial").wait_for()
    ana.page.get_by_role("searchbox").fill("")
    ana.page.get_by_label("Edición").select_option("2025-08-22")
    ana.page.get_by_role("button", name="3 ").first.click()
    ana.page.get_by_role("heading", name="3.1.6.1").wait_for()
    ana.page.get_by_label("Comparar con").select_option("2.3.0")
    ana.page.get_by_role("heading", name="Qué ha cambiado: 2025-08-22 → 2.3.0").wait_for()
    ana.close()
