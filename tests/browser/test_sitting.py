"""Who sits at a table, and how: four of them, two at one screen, somebody who watches; and once more with a rematch."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

import mazo
from tests.browser.pictures import continued, played
from tests.browser.player import END, Sitter
from tests.browser.test_lorcana import concede, quick
from tests.server.support import Server, made

pytestmark = pytest.mark.browser


def deck_names(site: Server, table: str) -> list[tuple[str, str, str]]:
    """Who sits in the chairs of a table, and with which decks."""
    return [(chair.who, chair.name, chair.deck) for chair in site.hall.rooms[table].table.chairs]


def table_of(sitter: Sitter) -> str:
    """The table that a page is at."""
    return str(re.findall(r"/t/([\w-]+)", sitter.page.url)[0])


def follow_to_another(sitter: Sitter, button: Any) -> str:
    """Click on what leads to another table; its name."""
    before = table_of(sitter)
    button.click()
    sitter.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    return table_of(sitter)


def test_a_game_of_four_with_three_bots_from_its_beginning_and_to_its_end(chromium, site):
    decks = ("spark-dash", *["iron-fists"] * 3)
    bots = [{"who": "bot", "bot": "greedy", "deck": deck} for deck in decks[1:]]
    ana = Sitter(chromium, site)
    ana.sit(made(site, {"who": "person", "name": "Ana", "deck": decks[0]}, *bots))
    ana.look()
    assert ana.page.locator(".opponents > *").count() == 3
    ana.play_with_keys(12)
    ana.sit(continued(site, played(mazo.new("lorcana", decks=decks, seed=4)), left=30))
    ana.look()
    ana.play_with_keys()
    assert ana.over
    ana.close()


def test_a_game_of_two_at_one_screen(chromium, site):
    chairs = tuple(
        {"who": who, "name": name, "deck": "spark-dash"} for who, name in (("person", "Ana"), ("here", "Blas"))
    )
    both = Sitter(chromium, site)
    both.sit(made(site, *chairs), 0, 1)
    lifted: list[str] = []
    while len(lifted) < 9:
        seen = both.look()
        if seen["curtain"]:
            assert both.page.locator("[data-handle]").count() == 0  # nobody's cards are seen meanwhile
            lifted.append(both.page.locator(".curtain h1").inner_text())
        both.press(seen)
    assert not both.look()["curtain"]
    concede(both)
    assert {name for line in lifted for name in ("Ana", "Blas") if name in line} == {"Ana", "Blas"}
    assert all(before != after for before, after in itertools.pairwise(lifted))
    follow_to_another(both, both.page.get_by_role("button", name="Rematch"))
    assert both.look()["curtain"]  # both chairs are theirs again
    both.close()


def test_somebody_watches(chromium, site):
    table = quick(site)
    ana, eva = Sitter(chromium, site), Sitter(chromium, site)
    ana.sit(table)
    ana.play_with_keys(8)
    eva.go(f"/t/{table['table']}")
    eva.page.get_by_role("button", name=re.compile("watch", re.IGNORECASE)).click()
    eva.page.get_by_text("You are watching.").first.wait_for()
    ana.page.get_by_text("1 spectator").wait_for()
    for _ in range(6):
        ana.answer_with_keys()
        told = ana.page.evaluate("looking.view")
        eva.page.wait_for_function("(turn) => looking.view?.turn === turn", arg=told["turn"])
    ana.look()
    assert eva.page.locator(".prompt.mine, [data-hand], .concede").count() == 0
    hidden = [zone for player in eva.page.evaluate("looking.view")["players"] for zone in (player["zones"]["hand"],)]
    assert all(hand["count"] and not hand.get("cards") for hand in hidden)
    concede(ana)
    eva.page.wait_for_selector(END)
    assert eva.page.locator(".rematch").count() == 0
    again = follow_to_another(ana, ana.page.get_by_role("button", name="Rematch"))
    eva.page.get_by_role("link", name="Watch the rematch").wait_for()
    assert eva.page.locator("a.rematch").get_attribute("href") == f"/t/{again}"
    for each in (ana, eva):
        each.close()


def test_a_rematch_is_the_same_chairs_and_decks_and_another_shuffle(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    first = quick(site)
    ana.sit(first)
    ana.look()
    concede(ana)
    again = follow_to_another(ana, ana.page.get_by_role("button", name="Revancha"))
    assert ana.look()["ask"]
    assert deck_names(site, again) == deck_names(site, first["table"])
    rooms = site.hall.rooms
    assert rooms[again].table.setup.seed != rooms[first["table"]].table.setup.seed
    ana.play_with_keys(8)
    ana.close()


def test_two_people_meet_again_in_one_rematch(chromium, site):
    chairs = tuple({"who": "person", "name": name, "deck": "spark-dash"} for name in ("Ana", "Blas"))
    table = made(site, *chairs, series="best-of-3")
    ana, blas = (Sitter(chromium, site) for _ in chairs)
    for key, each in enumerate((ana, blas)):
        each.sit(table, key)
    for each in (ana, blas):
        each.page.wait_for_selector("button.concede")
    concede(ana)
    blas.page.get_by_role("button", name="Next game").click()
    assert blas.page.locator(".rematch").count() == 0  # the series goes on
    for each in (ana, blas):
        each.page.wait_for_selector("button.concede")
    concede(ana)
    blas.page.wait_for_selector(END)
    again = follow_to_another(ana, ana.page.get_by_role("button", name="Rematch"))
    follow = blas.page.get_by_role("button", name="Take your seat for the rematch")
    assert follow_to_another(blas, follow) == again
    for each in (ana, blas):
        each.page.wait_for_selector("button.concede")
    assert deck_names(site, again) == deck_names(site, table["table"])
    assert "game 1 of 3" in ana.page.locator("header").first.inner_text()
    for each in (ana, blas):
        each.close()
