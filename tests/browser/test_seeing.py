"""What must be in sight at the table: whole words, every answer, the reason of a refusal, and nothing that is stale."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.player import QUESTION, Sitter
from tests.browser.test_answering import LILO, OLAF, REFLECTION, STITCH, card, placed, play_card
from tests.browser.test_lorcana import quick
from tests.server.support import Server, made

pytestmark = pytest.mark.browser

MIKE = "Mike Wazowski - Heroic Climber"
"""Its second ability is called FIND A FRIEND."""
SISU = "Sisu - Daring Visitor"
LAPTOP: dict[str, Any] = {"width": 1366, "height": 768}
TABLET = {"width": 1024, "height": 768}
REFUSAL = ".bubble"
ASKED = """localStorage.setItem("mazo.auto.lorcana", JSON.stringify({ on: false, stops: [], cuts: true }))"""
"""In the browser: nothing is answered by itself, and a deck is offered to be cut."""

UNCUT = """async (part) => {
  const shown = document.querySelector(part);
  const range = document.createRange();
  range.selectNodeContents(shown);
  const style = getComputedStyle(shown);
  const paper = document.createElement('canvas').getContext('2d');
  paper.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const last = shown.textContent.split(' ').at(-1);
  const ink = paper.measureText(last);
  const over = ink.actualBoundingBoxRight - ink.width;
  const text = Math.max(...[...range.getClientRects()].map((line) => line.right));
  return [over, shown.getBoundingClientRect().right - text];
}"""
"""How far the last letter leans out of its line, and how much room the box has beside the longest line."""

COVERED = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
  const box = part.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7]];
  return !spots.every(([right, down]) => {
    const found = document.elementFromPoint(box.left + box.width * right, box.top + box.height * down);
    return found !== null && (part.contains(found) || found.contains(part) && found.tagName === 'KBD');
  });
}).map((part) => part.innerText)"""
"""Which of these parts lie below something else or out of sight."""


def sat(chromium: Any, site: Server, table: dict[str, Any], *, lang: str = "en", **size: int) -> Sitter:
    """Somebody who sits at a table, at a screen of a size."""
    ana = Sitter(chromium, site, lang=lang)
    if size:
        ana.page.set_viewport_size(size)
    ana.sit(table)
    ana.look()
    return ana


def wide_hand(site: Server, cards: int) -> dict[str, Any]:
    """A table at which so many different cards could become ink."""
    held = [
        "Abu - Mischievous Monkey",
        "Anna - Heir to Arendelle",
        "Archimedes - Highly Educated Owl",
        "Ariel - On Human Legs",
        "Aurora - Briar Rose",
        "Belle - Inventive Engineer",
        "Captain Hook - Forceful Duelist",
        "Cheshire Cat - Not All There",
        "Cinderella - Gentle and Kind",
    ]
    return placed(site, {"hand": held[:cards], "inkwell": 1})


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_name_of_an_ability_is_bold_to_its_end(chromium, site, lang):
    ana = sat(chromium, site, placed(site, {"hand": [MIKE]}), lang=lang)
    card(ana, MIKE, "[data-hand]").hover()
    ana.page.locator(".layer .text").wait_for()
    assert "FIND A FRIEND" in ana.page.locator(".layer .text b").all_inner_texts()
    ana.close()


def test_the_last_letter_of_a_version_name_is_whole(chromium, site):
    ana = sat(chromium, site, placed(site, {"play": [SISU]}))
    ana.page.locator(f'main button[data-name="{SISU}"] .version').wait_for()
    lean, room = ana.page.evaluate(UNCUT, f'main button[data-name="{SISU}"] .version')
    assert lean > 0
    assert room >= lean
    ana.close()


def test_formats_are_called_by_the_names_of_the_new_language(chromium, site):
    ana = Sitter(chromium, site, lang="es")
    ana.go("/?game=lorcana")
    formats = ana.page.locator("dialog[open] details select").first
    formats.locator("option").first.wait_for(state="attached")
    assert "Construido" in formats.text_content()
    ana.page.locator("dialog[open] input[autocomplete=nickname]").fill("Ana")
    ana.page.evaluate("document.querySelector('dialog[open]').close()")
    ana.page.locator("header").get_by_role("button", name="English").click()
    ana.page.get_by_role("button", name=re.compile("Set up a table: Disney Lorcana")).click()
    ana.page.locator("dialog[open] option", has_text="Constructed").first.wait_for(state="attached")
    assert "Construido" not in ana.page.locator("dialog[open]").text_content()
    ana.close()


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, LAPTOP, TABLET])
def test_the_numbers_of_the_hand_lie_upon_everything(chromium, site, size):
    ana = sat(chromium, site, wide_hand(site, 7), **size)
    ana.page.keyboard.press("i")
    ana.page.locator("[data-hand] kbd.number").nth(6).wait_for()
    assert ana.page.evaluate(COVERED, "[data-hand] kbd.number") == []
    ana.close()


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, LAPTOP, TABLET])
def test_every_answer_and_the_way_back_are_in_sight(chromium, site, size):
    ana = sat(chromium, site, wide_hand(site, 9), **size)
    ana.page.keyboard.press("i")
    ana.page.locator(f"{QUESTION} .answers button").nth(8).wait_for()
    assert ana.page.evaluate(COVERED, f"{QUESTION} .answers button, {QUESTION} button.back") == []
    assert ana.page.locator(f"{QUESTION} button.back").is_visible()
    ana.close()


def test_on_a_phone_the_answers_can_be_moved_and_the_way_back_stays(chromium, site):
    ana = Sitter(chromium, site, phone=True)
    ana.sit(wide_hand(site, 9))
    ana.look()
    ana.page.locator(f"{QUESTION} .answers button", has_text="ink").click()
    ana.page.locator(f"{QUESTION} .answers button").nth(8).wait_for()
    assert ana.page.locator(f"{QUESTION} button.back").is_visible()
    assert ana.page.evaluate(COVERED, f"{QUESTION} button.back") == []
    body = ana.page.locator(f"{QUESTION} .body")
    assert body.get_attribute("data-more") == "below"
    body.evaluate("(part) => { part.scrollTop = part.scrollHeight; }")
    ana.page.locator(f"{QUESTION} .body[data-more=above]").wait_for()
    assert ana.page.evaluate(COVERED, f"{QUESTION} .answers button:last-child") == []
    ana.close()


@pytest.mark.parametrize("size", [LAPTOP, TABLET])
def test_what_sends_a_choice_is_whole(chromium, site, size):
    ana = sat(chromium, site, placed(site, {"hand": [REFLECTION], "deck": [OLAF, STITCH, LILO, 10]}), **size)
    play_card(ana, REFLECTION)
    assert ana.page.evaluate(COVERED, f"{QUESTION} [data-send]") == []
    assert ana.page.locator("[data-send=chosen]").inner_text().endswith("Confirm this order")
    ana.close()


def explained(ana: Sitter) -> str:
    """The refusal that is shown."""
    ana.page.locator(REFUSAL).wait_for()
    return str(ana.page.locator(REFUSAL).inner_text())


def facing(site: Server) -> dict[str, Any]:
    """A table at which a character could challenge, but the opposing one is ready."""
    return placed(site, {"play": [STITCH], "hand": [OLAF]}, {"play": [LILO]})


@pytest.mark.parametrize("with_mouse", [True, False])
def test_a_press_on_an_opposing_card_says_why_it_cannot_be_challenged(chromium, site, with_mouse):
    ana = sat(chromium, site, facing(site))
    lilo = card(ana, LILO, ".opponents")
    if with_mouse:
        lilo.click()
    else:
        lilo.focus()
        ana.page.keyboard.press("Enter")
    assert "exerted" in explained(ana)
    ana.close()


def test_a_refusal_gives_way_to_the_log_at_the_next_event(chromium, site):
    ana = sat(chromium, site, facing(site))
    card(ana, LILO, ".opponents").click()
    explained(ana)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("i")
    ana.page.keyboard.press("1")
    ana.page.locator(".rail.sheet").wait_for(state="detached")
    ana.page.keyboard.press("g")
    ana.page.locator(".rail .log li").first.wait_for()
    assert ana.page.locator(REFUSAL).count() == 0
    ana.close()


def test_on_a_phone_no_stale_refusal_stands_above_another_card(chromium, site):
    ana = Sitter(chromium, site, phone=True)
    ana.sit(facing(site))
    ana.look()
    card(ana, LILO, ".opponents").click()
    explained(ana)
    card(ana, STITCH, "main").click()
    ana.page.locator("[role=menu] .read").click()
    ana.page.locator(".layer .reader").wait_for()
    assert ana.page.locator(".layer .reader").get_attribute("aria-label") == STITCH
    assert ana.page.locator(REFUSAL).count() == 0
    ana.close()


class Cable:
    """A connection that can be cut for good."""

    def __init__(self, sitter: Sitter) -> None:
        self.cut = False
        self._page: Any = None
        sitter.context.route_web_socket("**/ws/*", self._connect)

    def _connect(self, page: Any) -> None:
        if self.cut:
            page.close()
            return
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(page.send)
        self._page = page

    def pull(self) -> None:
        """Cut it."""
        self.cut = True
        self._page.close()


def test_nothing_can_be_pressed_while_the_connection_is_lost(chromium, site):
    ana = Sitter(chromium, site)
    ana.context.add_init_script(ASKED)
    cable = Cable(ana)
    ana.sit(quick(site))
    ana.look()
    cable.pull()
    ana.page.locator(".state.lost, .state.connecting").first.wait_for()
    buttons = ana.page.locator(f"{QUESTION} .answers button, {QUESTION} .passing button, {QUESTION} .tools > .talks")
    assert buttons.count() > 2
    assert {buttons.nth(at).get_attribute("aria-disabled") for at in range(buttons.count())} == {"true"}
    buttons.first.click(force=True)
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("e")
    assert ana.page.evaluate("looking.look().pending") is False
    assert ana.page.evaluate("looking.answers.length") == 0
    ana.close()


def test_there_is_no_hint_where_another_person_plays(chromium, site):
    alone, together = (
        quick(site),
        made(site, *({"who": "person", "name": name, "deck": "spark-dash"} for name in ("Ana", "Blas"))),
    )
    ana = sat(chromium, site, alone)
    assert ana.page.get_by_role("button", name="Hint").count() == 1
    ana.close()
    ana, blas = Sitter(chromium, site), Sitter(chromium, site)
    for key, each in enumerate((ana, blas)):
        each.sit(together, key)
    for each in (ana, blas):
        each.page.wait_for_selector("button.concede")
        assert each.page.get_by_role("button", name="Hint").count() == 0
        each.page.keyboard.press("h")
    assert not any("hint" in line for each in (ana, blas) for line in each.page.evaluate("looking.lines"))
    for each in (ana, blas):
        each.close()


def test_faces_that_come_late_do_not_move_the_cards_that_are_looked_at(chromium, site):
    ana = sat(chromium, site, placed(site, {"hand": [REFLECTION], "deck": [OLAF, STITCH, LILO, 10]}))
    ana.page.locator("[data-hand] .prose").first.wait_for(state="attached")
    held: list[Any] = []
    released = False
    ana.page.route("**/api/faces*", lambda route: route.continue_() if released else held.append(route))
    play_card(ana, REFLECTION)
    tray = ana.page.locator(".tray button[data-handle]")
    tray.nth(2).wait_for()
    before = [tray.nth(at).bounding_box() for at in range(3)]
    assert ana.page.locator(f"{QUESTION} [data-candidate]").count() == 0
    while not held:
        ana.page.wait_for_timeout(20)  # the page gathers names for a moment before it asks
    released = True
    for route in held:
        route.continue_()
    ana.page.locator(".tray .prose, .tray .figure").first.wait_for(state="attached")
    assert [tray.nth(at).bounding_box() for at in range(3)] == before
    ana.close()


NOWHERE = {"en": "There is no page at this address", "es": "No hay ninguna página en esta dirección"}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_address_that_the_page_does_not_understand_says_so(chromium, site, lang):
    ana = Sitter(chromium, site, lang=lang)
    ana.go("/t/no+table")
    ana.page.get_by_role("heading", name=NOWHERE[lang]).wait_for()
    ana.page.locator("main a[href='/']").wait_for()
    ana.close()


def test_nonsense_is_not_the_home_page(chromium, site):
    ana = Sitter(chromium, site)
    ana.go("/nonsense")
    ana.page.get_by_role("heading", name=re.compile("not found|no page", re.IGNORECASE)).wait_for()
    assert ana.page.get_by_role("button", name="Play now").count() == 0
    ana.faults = [fault for fault in ana.faults if "404" not in fault]  # the address itself
    ana.close()


def without_hints(sitter: Sitter) -> None:
    """Let the server say that no bot knows the games."""

    def answered(route: Any) -> None:
        answer = route.fetch()
        about = answer.json()
        route.fulfill(response=answer, json=about | {"games": [game | {"hints": False} for game in about["games"]]})

    sitter.page.route("**/api/about*", answered)


@pytest.mark.parametrize(("lang", "words"), [("en", "Level 4: Marta, careful"), ("es", "Nivel 4: Marta, cuidadosa")])
def test_people_choose_between_levels_with_a_name_and_a_temper(chromium, site, lang, words):
    ana = Sitter(chromium, site, lang=lang)
    ana.go("/?game=myl")
    seat = ana.page.locator("dialog[open] .row select").first
    seat.wait_for()
    assert seat.locator("option:checked").text_content() == words
    offered = seat.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
    assert offered == ["1", "2", "3", "4", "5", "friend", "here"]
    ana.close()


def test_where_no_bot_knows_the_game_there_is_no_hint(chromium, site):
    ana = Sitter(chromium, site)
    without_hints(ana)
    ana.sit(quick(site))
    ana.look()
    ana.page.get_by_role("button", name="Hint").wait_for(state="detached")
    ana.page.keyboard.press("h")
    ana.page.get_by_text("No bot here knows this game well enough to give hints.").wait_for()
    ana.close()


def test_a_finger_that_stays_on_a_card_reads_it_and_does_not_press_it(chromium, site):
    ana = Sitter(chromium, site, phone=True)
    ana.sit(placed(site, {"hand": [MIKE]}))
    ana.look()
    held = card(ana, MIKE, "[data-hand]")
    touch = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    held.dispatch_event("pointerdown", touch)
    ana.page.locator(".layer .reader").wait_for()
    held.dispatch_event("pointerup", touch)
    held.dispatch_event("click")
    assert ana.page.locator(".layer .reader").get_attribute("aria-label") == MIKE
    assert ana.page.locator("[role=menu]").count() == 0
    ana.close()


def test_what_is_read_stands_beside_its_card(chromium, site):
    ana = sat(chromium, site, placed(site, {"play": [MIKE, SISU]}), width=1366, height=768)
    shown = card(ana, MIKE, "main")
    shown.hover()
    ana.page.locator(".layer .reader").wait_for()
    ana.page.locator('.layer:not([style*="left: 0px"])').wait_for()
    reader, below = ana.page.locator(".layer").bounding_box(), shown.bounding_box()
    assert reader["x"] >= below["x"] + below["width"] or reader["x"] + reader["width"] <= below["x"]
    ana.close()
