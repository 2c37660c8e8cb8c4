"""Lorcana in the browser: whole games with the mouse, with the keyboard alone, and on the plain page."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.player import END, QUESTION, READABLE, Sitter, actions_at
from tests.server.support import Server, made

pytestmark = pytest.mark.browser


def quick(site: Server, **more: Any) -> dict[str, Any]:
    """A table against a bot that does not dawdle, with decks that end a game soon."""
    chairs = (
        {"who": "person", "name": "Ana", "deck": "spark-dash"},
        {"who": "bot", "bot": "greedy", "deck": "iron-fists"},
    )
    return made(site, *chairs, **more)


BACK_OR_REFUSED = """([parts, before]) => {
  const readable = [...document.querySelectorAll(parts)].map((part) => part.innerText).join('\\n');
  if (readable === before) return 'back';
  return document.querySelector('.notice.alert .button') ? 'refused' : '';
}"""
"""Whether the question is back, or the table wants to be asked once more."""


def until_asked(sitter: Sitter, words: str) -> None:
    """Play on until the question is this one, with nothing of its answer chosen yet."""
    while words not in sitter.look()["question"]:
        sitter.answer_with_keys()
    sitter.page.keyboard.press("Escape")
    sitter.look()


def take_back(sitter: Sitter, before: str) -> None:
    """Take a play back, against a bot even one that gave something away: the question before it is there again."""
    page = sitter.page
    sitter.look()
    page.keyboard.press("u")
    answer = page.wait_for_function(BACK_OR_REFUSED, arg=[READABLE, before]).json_value()
    if answer == "refused":
        page.locator(".notice.alert .button").click()
        page.wait_for_function(f"(wish) => ({BACK_OR_REFUSED})(wish) === 'back'", arg=[READABLE, before])
    sitter.look()
    assert sitter.question() == before


def follow(sitter: Sitter, link: Any) -> None:
    """Click on what leads to another page, and wait for it."""
    with sitter.page.expect_navigation():
        link.click()


def answer_plainly(sitter: Sitter) -> None:
    """Answer the question of the plain page by its buttons and boxes; the smallest choice that is one."""
    section = sitter.page.locator("section[aria-labelledby=prompt]")
    buttons = section.locator("button[name=line]")
    if buttons.count():
        follow(sitter, buttons.nth(sitter.dice.randrange(buttons.count())))
        return
    ticked = re.search(r"marca (?:de )?(\d+)", section.inner_text())
    for at in range(int(ticked[1]) if ticked else 0):
        section.locator("input[type=checkbox]").nth(at).check()
    follow(sitter, section.locator("form:has(input[name=selection]) button"))


def concede(sitter: Sitter) -> None:
    """Give the game up."""
    sitter.page.locator("button.concede").click()
    sitter.page.locator("dialog[open] button.primary").click()
    sitter.page.wait_for_selector(END)


def drop_connections(sitter: Sitter) -> None:
    """Hang up on everybody, as a lost network would, and wait until the page has noticed and is back."""
    before = sitter.page.evaluate("looking.closed")
    for room in sitter.site.hall.rooms.values():
        sitter.site.call(room.hang_up)
    sitter.page.wait_for_function("(before) => looking.closed > before", arg=before)
    sitter.page.wait_for_selector(".state.open")


def test_a_whole_game_with_the_mouse_begun_from_the_home_page(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/")
    ana.page.get_by_role("button", name="Jugar ya: Disney Lorcana").click()
    ana.page.wait_for_selector(QUESTION)
    ana.play_with_mouse(12)
    ana.sit(quick(site))
    ana.play_with_mouse()
    assert ana.over
    assert re.search(r"\d+\.\d+", ana.page.locator(END).inner_text())  # the rule that decided it
    ana.close()


def test_a_whole_game_with_the_keyboard_alone(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(quick(site))
    ana.play_with_keys()
    assert ana.over
    ana.close()


def test_the_same_luck_is_the_same_game(chromium, site):
    played: list[list[str]] = []
    for _ in range(2):
        site.let_luck_begin("twice the same")
        table = quick(site)
        ana = Sitter(chromium, site)
        ana.sit(table)
        ana.play_with_mouse(12)
        ana.play_with_keys(4)
        ana.look()
        ana.close()
        played.append(actions_at(site, table["table"]))
    assert len(played[0]) > 10
    assert played[0] == played[1]


def test_a_real_deck_with_the_mouse(chromium, site):
    chairs = ({"who": "person", "deck": "hong-kong-winner"}, {"who": "bot", "bot": "random", "deck": "warsaw-herd"})
    ana = Sitter(chromium, site)
    ana.sit(made(site, *chairs))
    ana.play_with_mouse(30)
    ana.close()


def test_a_whole_game_on_the_plain_page(chromium, site):
    ana = Sitter(chromium, site, lang="es", java_script_enabled=False)
    ana.go("/plain")
    game = ana.page.get_by_role("region", name="Disney Lorcana", exact=True)
    game.get_by_label("Tu nombre").fill("Ana")
    game.get_by_label("Tu mazo").select_option("spark-dash")
    follow(ana, game.get_by_role("button", name="Empezar Disney Lorcana"))
    again = ana.page.get_by_text("Mirar de nuevo")
    for _ in range(400):
        if ana.page.locator("#prompt").count():
            answer_plainly(ana)
        elif again.count():
            follow(ana, again)
        else:
            break
    assert "gana" in ana.page.locator("h2[role=status]").inner_text()
    ana.close()


def test_whoever_asks_why_not_is_shown_the_rule(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(quick(site))
    until_asked(ana, "main phase")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("quest Nobody")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".notice.alert").filter(has_text="Nobody").wait_for()
    held = ana.page.locator("[data-hand] button[data-name]").first.get_attribute("data-name")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type(f"why quest {held}")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".bubble .rule").click()
    ana.page.locator(".rules article").first.wait_for()
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("rule 4.2.1")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".rules article").filter(has_text="4.2.1").wait_for()
    ana.close()


def test_the_language_is_switched_without_a_reload(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(quick(site))
    ana.look()
    ana.page.evaluate("window.same = true")
    english = ana.look()["question"]
    ana.page.get_by_role("button", name="Español").click()
    other = "([before]) => { const seen = looking.look(); return seen.ready && seen.question !== before; }"
    ana.page.wait_for_function(other, arg=[english])
    assert ana.page.evaluate("window.same")
    assert ana.page.evaluate("document.documentElement.lang") == "es"
    ana.close()


def test_a_best_of_three_with_take_backs_and_a_lost_connection(chromium, site):
    table = quick(site, series="best-of-3")
    ana = Sitter(chromium, site, lang="es")
    ana.sit(table)
    ana.play_with_keys(6)
    for _ in range(3):
        until_asked(ana, "fase principal")
        before = ana.question()
        ana.answer_with_keys()
        assert ana.question() != before
        take_back(ana, before)
        ana.answer_with_keys()
    ana.page.evaluate("window.same = true")
    drop_connections(ana)
    ana.play_with_keys(2)
    assert ana.page.evaluate("window.same")  # the page has taken up the table without a reload
    concede(ana)
    ana.page.get_by_role("button", name="Siguiente partida").click()
    ana.page.wait_for_selector(QUESTION)
    concede(ana)
    ana.page.get_by_text("Serie: 0–2").wait_for()
    ana.close()


def test_a_replay_is_watched_and_continued_as_a_new_game(chromium, site):
    table = quick(site)
    ana = Sitter(chromium, site)
    ana.sit(table)
    ana.play_with_keys(20)
    concede(ana)
    ana.go(f"/watch?table={table['table']}")
    ana.page.get_by_role("button", name=re.compile("from here", re.IGNORECASE)).first.wait_for()
    ana.page.wait_for_function("() => Number(document.querySelector('.transport input[type=range]')?.max) > 12")
    for step in range(1, 13):
        ana.page.keyboard.press("ArrowRight")
        ana.page.wait_for_function(
            "(step) => document.querySelector('.transport input[type=range]')?.value === step", arg=str(step)
        )
    ana.page.get_by_role("button", name=re.compile("from here", re.IGNORECASE)).first.click()
    ana.page.locator("dialog[open] button.primary").click()
    ana.page.wait_for_url(re.compile(r"/t/"))
    ana.look()
    ana.play_with_keys(5)
    ana.close()
