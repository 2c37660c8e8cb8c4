"""The lab in a browser: a deck comes from the deck box, figures grow, and what was played outlives the page."""

from __future__ import annotations

import random

import pytest

import mazo
from mazo.game import Game
from mazo.record import replays
from tests.browser.player import Sitter
from tests.browser.test_access import serious_faults
from tests.server.support import Server

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


def asked(chromium: object, site: Server, question: str, lang: str = "en") -> Sitter:
    """Somebody who asks something about a shipped deck, in few games."""
    ana = Sitter(chromium, site, lang=lang)
    ana.go("/lab?game=lorcana&deck=spark-dash")
    ana.page.get_by_role("radio", name=question).check()
    ana.page.locator("form select").last.wait_for(state="attached")
    return ana


def played(ana: Sitter, games: str, play: str, size: str = "10") -> str:
    """What the answer says when all is played."""
    ana.page.get_by_role("combobox", name=games).select_option(size)
    ana.page.get_by_role("button", name=play, exact=True).click()
    ana.page.locator(".answer[data-state=over]").wait_for(timeout=PATIENCE)
    assert serious_faults(ana.page) == []
    assert ana.faults == []
    return str(ana.page.locator(".answer").inner_text())


def test_a_card_is_swapped_for_one_that_was_looked_for(chromium, site):
    ana = asked(chromium, site, "Swap a card")
    page = ana.page
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("alert").get_by_text("Choose a card that comes out").wait_for()
    page.get_by_role("combobox", name="Card that comes out").select_option("Abu - Mischievous Monkey")
    page.get_by_label("Card that comes in").fill("Stitch - R")
    page.locator("#lab-cards option[value='Stitch - Rock Star']").wait_for(state="attached")
    page.get_by_label("Card that comes in").fill("Stitch - Rock Star")
    told = played(ana, "Games for each change", "Play")
    assert "1 × Abu - Mischievous Monkey → Stitch - Rock Star" in told
    assert "points of a hundred more won; between" in told
    assert "--out 'Abu - Mischievous Monkey' --in 'Stitch - Rock Star'" in told
    middle, bar = (page.locator(one).first.bounding_box() for one in (".half span", ".answer li svg"))
    assert abs(middle["x"] + middle["width"] / 2 - bar["x"] - bar["width"] / 2) < 2, "what is no gain stands at zero"


def test_which_cards_to_keep_is_told_for_each_card_of_the_deck_in_spanish(chromium, site):
    ana = asked(chromium, site, "¿Qué cartas guardar?", "es")
    told = played(ana, "Partidas por enfrentamiento", "Jugar")
    assert "gana con Stitch - New Dog en la mano" in told or "Stitch - New Dog" in told
    bars = ana.page.locator(".answer li svg")
    assert bars.count() >= 15
    assert "mazo lab openings --deck spark-dash" in told


def test_a_moment_of_a_saved_game_is_found_and_each_choice_is_played_out(chromium, site, tmp_path):
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=5, names=["Ana", "Blas"])
    dice = random.Random(3)
    while game.turn < 6:
        seat = game.deciding[0]
        game.push(dice.choice(list(game.legal(seat))), by=seat)
    file = tmp_path / "game.mazo"
    file.write_text(game.replay())
    at = next(number for number in range(len(game.past) - 1, 0, -1) if len(choices_at(game, number)) > 1)
    ana = asked(chromium, site, "What if")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.get_by_role("alert").get_by_text("Choose a saved game first.").wait_for()
    ana.page.locator("input[type=file]").set_input_files(file)
    ana.page.get_by_role("spinbutton", name="After how many actions").fill(str(at))
    past = game.past[at]
    who = game.names_in("en")[past.action.seat]
    ana.page.get_by_text(f"Turn {past.table.turn}, {who}. What was done then:").wait_for()
    told = played(ana, "Games for each choice", "Play")
    assert f"After {at} actions, in turn {past.table.turn}" in told
    assert "(was done)" in told
    assert f"mazo lab what-if replay.mazo --at {at}" in told
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Save the game as a file: replay.mazo").click()
    assert saved.value.suggested_filename == "replay.mazo"


def choices_at(game: Game, number: int) -> list[object]:
    """What could be done after so many actions."""
    then = game.past[number]
    return list(replays.rerun(replays.loads(game.replay()), number).legal(then.action.seat))
