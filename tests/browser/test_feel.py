"""How it feels to play: what is seen before a click, where questions and reasons stand, what answers itself."""

from __future__ import annotations

from typing import Any

import pytest

import mazo
from tests.browser.pictures import LONG, PICKS, SEED, continued, played
from tests.browser.player import END, QUESTION, Sitter
from tests.browser.test_answering import LILO, OLAF, STITCH, card, middle, placed, play_card
from tests.browser.test_lorcana import quick
from tests.browser.test_seeing import facing, sat

pytestmark = pytest.mark.browser

TIRED = [{"card": LILO, "exerted": True}, {"card": OLAF, "exerted": True}]
"""Two that can be challenged."""


def counters(ana: Sitter, site: Any, table: dict[str, Any]) -> dict[str, int]:
    """The counters on each card in play, by its name."""
    game = site.hall.rooms[table["table"]].table.game
    return {
        shown.name: shown.counters.get("damage", 0)
        for player in game.view(0).players
        for shown in player.zones["play"].cards
    }


def test_what_is_seen_before_the_click_is_what_then_happens(chromium, site):
    table = placed(
        site, {"play": [STITCH]}, {"play": [{"card": LILO, "exerted": True}, {"card": OLAF, "exerted": True}]}
    )
    ana = sat(chromium, site, table)
    card(ana, STITCH, ".side.below").click()
    ana.page.get_by_role("menuitem").filter(has_text="challenge").first.click()
    card(ana, LILO, ".opponents").hover()
    ana.page.locator(".outlook .tag").first.wait_for()
    tags = ana.page.locator(".outlook .tag").all_inner_texts()
    told = ana.page.locator(".ribbon .outcome").inner_text()
    assert "damage" in told
    before = len(ana.page.evaluate("looking.answers"))
    card(ana, LILO, ".opponents").click()
    ana.page.wait_for_function(f"looking.answers.length > {before}")
    ana.look()
    left = counters(ana, site, table)
    for tag in tags:
        harm = int(tag.strip().lstrip("−").split(":")[0])
        assert harm in left.values() or "banished" in tag
    assert ana.page.locator(".outlook .tag").count() == 0
    ana.close()


def test_the_question_stands_under_the_card_that_acts(chromium, site):
    table = placed(site, {"play": [STITCH]}, {"play": [*TIRED, "Tipo - Growing Son"]})
    ana = sat(chromium, site, table)
    card(ana, STITCH, ".side.below").click()
    ana.page.get_by_role("menuitem").filter(has_text="challenge").first.click()
    ana.page.locator(f"{QUESTION} .ribbon[data-source]").wait_for()
    assert ana.page.locator(".opponents .barred .locked").all_inner_texts() == ["ready"]  # whoever can't be aimed at
    ribbon = ana.page.locator(f"{QUESTION} .ribbon").bounding_box()
    x, y = middle(card(ana, STITCH, ".side.below"))
    assert ribbon is not None
    assert ribbon["x"] < x < ribbon["x"] + ribbon["width"]
    assert ribbon["y"] > y
    ana.close()


def test_a_card_can_be_read_wherever_its_name_stands(chromium, site):
    ana = sat(chromium, site, facing(site))
    play_card(ana, OLAF)
    reader = ana.page.locator(".layer article")
    ana.page.locator(f"{QUESTION} .answers button[data-name]").first.hover()
    assert reader.get_attribute("aria-label") == STITCH
    ana.page.mouse.move(1, 1)
    reader.wait_for(state="detached")
    ana.page.keyboard.press("g")
    ana.page.locator(f'.rail [data-name="{OLAF}"]').last.focus()
    ana.page.keyboard.press("Enter")
    assert reader.get_attribute("aria-label") == OLAF
    ana.close()


def test_a_reason_stands_at_the_card_and_goes_again(chromium, site):
    ana = sat(chromium, site, facing(site))
    lilo = card(ana, LILO, ".opponents")
    lilo.click()
    ana.page.locator(".bubble").wait_for()
    bubble, box = ana.page.locator(".bubble").bounding_box(), lilo.bounding_box()
    assert bubble is not None
    assert box is not None
    assert bubble["x"] < box["x"] + box["width"]
    assert bubble["x"] + bubble["width"] > box["x"]
    ana.page.keyboard.press("Escape")
    ana.page.locator(".bubble").wait_for(state="detached")
    ana.close()


def test_nobody_is_asked_what_to_do_with_a_deck_unless_they_want_to_be(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(quick(site))
    ana.page.locator(QUESTION).filter(has_text="opening hand").wait_for()
    assert any("left_deck" in line for line in ana.page.evaluate("looking.lines"))
    ana.close()


def test_the_sound_is_switched_off_by_a_key_and_stays_off(chromium, site):
    ana = sat(chromium, site, facing(site))
    ana.page.keyboard.press("m")
    assert ana.page.evaluate("localStorage.getItem('mazo.sound')") == "off"
    assert ana.page.locator("p[role=log]").inner_text() == "Sound off"
    ana.close()


def test_the_end_says_who_has_won_and_how_the_game_went(chromium, site):
    ana = sat(chromium, site, facing(site))
    ana.page.locator(".concede").click()
    ana.page.get_by_role("button", name="Yes, concede").click()
    ana.page.locator(END).wait_for()
    assert "wins" in ana.page.locator(f"{END} h2").inner_text()
    assert "You lose" in ana.page.locator(END).inner_text()
    assert ana.page.locator(f"{END} .scene").evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    ana.page.get_by_role("button", name="See the table").click()
    assert ana.page.locator(f"{END}.folded").count() == 1
    ana.close()


SINGER, SONG = "Ariel - Spectacular Singer", "Be Prepared"


def test_all_cards_that_one_looks_at_lie_in_the_tray_and_those_that_do_not_fit_are_locked(chromium, site):
    table = placed(site, {"hand": [SINGER], "deck": [SONG, STITCH, "Grab Your Sword", OLAF, 10]})
    ana = sat(chromium, site, table)
    play_card(ana, SINGER)
    ana.page.locator(".tray button[data-handle]").nth(3).wait_for()
    assert ana.page.locator(".tray .locked button[data-handle]").evaluate_all(
        "them => them.map((one) => one.dataset.name)"
    ) == [STITCH, OLAF]
    assert "which song card" in ana.page.locator(".tray .locked .why").first.inner_text()
    assert "bottom of your deck" in ana.page.locator(f"{QUESTION} .clause").inner_text()
    tray, last = ana.page.locator(".tray").bounding_box(), card(ana, OLAF, ".tray").bounding_box()
    assert tray is not None
    assert last is not None
    assert last["y"] + last["height"] <= tray["y"] + tray["height"] <= ana.page.viewport_size["height"]
    before = len(ana.page.evaluate("looking.answers"))
    card(ana, STITCH, ".tray").click()
    card(ana, SONG, ".tray").click()
    ana.page.wait_for_function(f"looking.answers.length > {before}")
    assert len(ana.page.evaluate("looking.answers")) == before + 1
    ana.close()


WATCHING = """() => {
  const seen = globalThis.moved = {};
  const look = () => {
    for (const motion of document.getAnimations()) {
      const { duration, iterations } = motion.effect.getTiming();
      if (iterations === Infinity) continue; // somebody thinks
      const name = motion.animationName ?? motion.transitionProperty ?? motion.effect.target?.className ?? '';
      seen[name] = Math.max(seen[name] ?? 0, duration);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes whatever moves, and how long."""

LISTENING = """
globalThis.AudioContext = class extends OfflineAudioContext {
  constructor() {
    super(1, 96000, 48000);
    globalThis.heard = this;
  }
  get state() { return 'running'; }
  resume() {}
};
"""
"""Instead of being heard, everything is written down from the same moment on: louder than it could ever be."""


def test_what_moves_is_over_in_a_quarter_of_a_second_and_what_sounds_is_short_and_never_too_loud(chromium, site):
    table = placed(site, {"play": [STITCH], "hand": [OLAF]}, {"play": TIRED})
    ana = Sitter(chromium, site)
    ana.context.add_init_script(LISTENING)
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.sit(table)
    ana.look()
    ana.page.evaluate(WATCHING)
    play_card(ana, OLAF)
    card(ana, STITCH, ".side.below").click()
    ana.page.get_by_role("menuitem").filter(has_text="challenge").first.click()
    card(ana, LILO, ".opponents").click()
    ana.page.locator(".popping.harm").first.wait_for()
    ana.look()
    ana.page.locator(".popping").first.wait_for(state="detached")
    moved = ana.page.evaluate("globalThis.moved")
    assert any("popping" in name for name in moved)
    assert {name: times for name, times in moved.items() if times > 250} == {}
    assert ana.page.locator("body > .holder").count() == 0
    sound = ana.page.evaluate(
        "heard.startRendering().then((all) => [...all.getChannelData(0)].map(Math.abs))"
        ".then((wave) => [Math.max(...wave.slice(0, 48000)), Math.max(...wave.slice(48000))])"
    )
    assert 0.01 < sound[0] < 0.5
    assert sound[1] == 0
    ana.close()


@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus-draft"])
def test_at_twice_the_size_everything_can_still_be_reached(chromium, site, game):
    ana = Sitter(chromium, site, device_scale_factor=2)
    ana.page.set_viewport_size({"width": 720, "height": 450})
    for path in ("/", f"/?game={game}"):
        ana.go(path)
        ana.page.wait_for_load_state("networkidle")
        assert ana.page.evaluate("looking.unreachable()") == []
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 720
    ana.sit(continued(site, played(mazo.new(game, seed=SEED), LONG // 2 if game != "ortus-draft" else PICKS)))
    ana.look()
    ana.page.wait_for_load_state("networkidle")
    assert ana.page.evaluate("looking.unreachable()") == []
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")  # larger letters, not a larger page
    ana.page.set_viewport_size({"width": 1440, "height": 900})
    assert ana.page.evaluate("looking.unreachable()") == []
    ana.close()
