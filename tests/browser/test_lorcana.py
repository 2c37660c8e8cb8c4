"""Lorcana in the browser: whole games with the mouse, with the keyboard alone, and on the plain page."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.player import END, QUESTION, Sitter
from tests.server.support import Server, made

pytestmark = pytest.mark.browser


def quick(site: Server, **more: Any) -> dict[str, Any]:
    """A table against a bot that does not dawdle, with decks that end a game soon."""
    chairs = (
        {"who": "person", "name": "Ana", "deck": "spark-dash"},
        {"who": "bot", "bot": "greedy", "deck": "iron-fists"},
    )
    return made(site, *chairs, **more)


def until_asked(sitter: Sitter, words: str) -> None:
    """Play on until the question is this one, with nothing of its answer chosen yet."""
    sitter.wait()
    while words not in sitter.question():
        sitter.answer_with_keys()
    sitter.page.keyboard.press("Escape")


def take_back(sitter: Sitter, before: str) -> bool:
    """Take a play back, against a bot even one that gave something away: is the question before it there again?"""
    sitter.page.keyboard.press("u")
    force = sitter.page.locator(".notice .button")
    for _ in range(40):
        if sitter.question() == before:
            return True
        if force.count():
            force.click()
        sitter.page.wait_for_timeout(50)
    return False


def follow(sitter: Sitter, link: Any) -> None:
    """Click on what leads to another page, and wait for it."""
    with sitter.page.expect_navigation():
        link.click()


def typed(sitter: Sitter) -> str:
    """An answer for the line of the plain page, by what the page says about the numbers that it takes."""
    section = sitter.page.locator("section[aria-labelledby=prompt]")
    count = section.locator("ol li").count()
    said = section.inner_text()
    if some := re.search(r"de (\d+) a \d+ números", said):
        return " ".join(str(at + 1) for at in range(max(1, int(some[1]))))
    if "todos los números" in said:
        return " ".join(str(at + 1) for at in range(count))
    if shares := re.search(r"(\d+) en total", said):
        return shares[1]
    return str(sitter.dice.randint(1, max(1, count)))


def drop_connections(site: Server) -> None:
    """Hang up on everybody, as a lost network would."""
    for room in site.hall.rooms.values():
        site.call(room.hang_up)


def test_a_whole_game_with_the_mouse_begun_from_the_home_page(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/")
    ana.page.get_by_role("button", name="Jugar ya").or_(ana.page.locator("button.primary")).first.click()
    ana.wait()
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


def test_a_real_deck_with_the_mouse(chromium, site):
    chairs = ({"who": "person", "deck": "hong-kong-winner"}, {"who": "bot", "bot": "random", "deck": "warsaw-herd"})
    ana = Sitter(chromium, site)
    ana.sit(made(site, *chairs))
    ana.play_with_mouse(60)
    ana.close()


def test_a_whole_game_on_the_plain_page(chromium, site):
    ana = Sitter(chromium, site, lang="es", java_script_enabled=False)
    ana.go("/plain")
    ana.page.locator("input[name=name]").fill("Ana")
    ana.page.locator("select[name=deck]").select_option("spark-dash")
    follow(ana, ana.page.locator("form button"))
    again = ana.page.get_by_text("Mirar de nuevo")
    for _ in range(400):
        line = ana.page.locator("input[name=line]")
        if line.count():
            line.fill(typed(ana))
            follow(ana, ana.page.locator("form button"))
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
    ana.page.locator(".refusal").wait_for()
    ana.page.locator(".rules article").first.wait_for()
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("rule 4.2.1")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".rules article").filter(has_text="4.2.1").wait_for()
    ana.close()


def test_the_language_is_switched_without_a_reload(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(quick(site))
    ana.wait()
    ana.page.evaluate("window.same = true")
    english = ana.asked()
    ana.page.get_by_role("button", name="Español").click()
    ana.page.wait_for_function("(before) => document.querySelector('.prompt')?.innerText !== before", arg=english)
    assert ana.page.evaluate("window.same")
    assert ana.page.evaluate("document.documentElement.lang") == "es"
    ana.close()


def test_a_best_of_three_with_take_backs_and_a_lost_connection(chromium, site):
    table = quick(site, series="best-of-3")
    ana = Sitter(chromium, site, lang="es")
    ana.sit(table)
    ana.play_with_keys(6)
    ana.wait()
    taken = 0
    for _ in range(3):
        until_asked(ana, "fase principal")
        before = ana.question()
        ana.answer_with_keys()
        taken += take_back(ana, before)
    assert taken
    ana.page.evaluate("window.same = true")
    drop_connections(site)
    ana.page.wait_for_selector(".state.lost")
    ana.page.wait_for_selector(".state.open")
    ana.play_with_keys(2)
    assert ana.page.evaluate("window.same")  # the page has taken up the table without a reload
    for game in range(3):
        ana.wait()
        ana.page.locator("button.concede").click()
        ana.page.get_by_role("button", name=re.compile("Rendir|Sí|Concede", re.IGNORECASE)).last.click()
        ana.page.wait_for_selector(END)
        following = ana.page.locator(f"{END} button.primary")
        if game == 1 or not following.count():
            break
        following.first.click()
        ana.page.wait_for_selector(QUESTION)
    assert "2" in ana.page.locator(END).inner_text()
    ana.close()


def test_a_replay_is_watched_and_continued_as_a_new_game(chromium, site):
    table = quick(site)
    ana = Sitter(chromium, site)
    ana.sit(table)
    ana.play_with_keys()
    assert ana.over
    ana.go(f"/watch?table={table['table']}")
    ana.page.get_by_role("button", name=re.compile("from here", re.IGNORECASE)).first.wait_for()
    for _ in range(12):
        ana.page.keyboard.press("ArrowRight")
        ana.page.wait_for_timeout(60)
    ana.page.get_by_role("button", name=re.compile("from here", re.IGNORECASE)).first.click()
    ana.page.locator("dialog[open] button.primary").click()
    ana.page.wait_for_url(re.compile(r"/t/"))
    ana.wait()
    ana.play_with_keys(5)
    ana.close()
