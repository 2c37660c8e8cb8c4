"""Answers that are more than a click on a button: an order, a sum that is divided, cards that are dragged.

And what happens while an answer is under way.
"""

from __future__ import annotations

from typing import Any

import pytest

import mazo
from tests.browser.pictures import continued
from tests.browser.player import QUESTION, Look, Sitter
from tests.browser.test_lorcana import drop_connections, quick
from tests.server.support import Server

pytestmark = pytest.mark.browser

REFLECTION = "Reflection"
"""Look at the top 3 cards of your deck. Put them back in any order."""
NEVER = "I'm Never Not by Your Side"
"""Remove up to 4 damage total from any number of your characters."""
STITCH = "Stitch - New Dog"
OLAF = "Olaf - Friendly Snowman"
LILO = "Lilo - Making a Wish"


def placed(site: Server, mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> dict[str, Any]:
    """A table at which a position is played: the person's main phase."""
    other = {"deck": 20} | (theirs or {})
    position = {"mazo": 1, "game": "lorcana", "turn": 5, "players": [{"deck": 20, "inkwell": 6} | mine, other]}
    return continued(site, mazo.from_position(position, names=("Ana", "Rival")))


def card(sitter: Sitter, name: str, where: str = "") -> Any:
    """A card of that name."""
    return sitter.page.locator(f'{where} button[data-handle][data-name="{name}"]').first


def handle(sitter: Sitter, name: str, where: str = "") -> int:
    """Its number."""
    return int(card(sitter, name, where).get_attribute("data-handle"))


def play_card(sitter: Sitter, name: str) -> Look:
    """Play a card out of the hand, with the mouse."""
    sitter.look()
    seen = sitter.click_on(sitter.look(), f'[data-hand] button[data-name="{name}"]')
    at = next(at for at, entry in enumerate(seen["entries"]) if "lay" in entry)
    seen = sitter.click_on(seen, "[role=menu] .entry:not(.doubt)", at)
    return sitter.look() if not seen["ready"] else seen


def drag(sitter: Sitter, start: Any, end: Any, across: float = 0.5) -> Look:
    """Drag with the mouse from the middle of one thing to another, and look at what comes of it."""
    seen = sitter.look()
    mouse = sitter.page.mouse

    def deed() -> None:
        (x, y), (to_x, to_y) = middle(start), middle(end, across)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 12, y - 12, steps=3)
        mouse.move(to_x, to_y, steps=8)
        mouse.up()

    return sitter.act(seen, deed)


def middle(thing: Any, across: float = 0.5) -> tuple[float, float]:
    """Where it is: its upper part, in the middle or so far from its left edge."""
    box = thing.bounding_box()
    return box["x"] + box["width"] * across, box["y"] + min(box["height"] / 2, 40)


def last_answer(sitter: Sitter) -> str:
    """What was sent last, without the number of the question."""
    return str(sitter.page.evaluate("looking.answers.at(-1)")).split(" ", 2)[2]


@pytest.mark.parametrize("with_mouse", [True, False])
def test_cards_are_put_back_in_the_order_that_was_chosen(chromium, site, with_mouse):
    table = placed(site, {"hand": [REFLECTION], "deck": [OLAF, STITCH, LILO, 10]})
    ana = Sitter(chromium, site)
    ana.sit(table)
    seen = play_card(ana, REFLECTION)
    assert seen["chosen"] is not None
    assert not seen["send"]
    tray = ana.page.locator(".tray button[data-handle]")
    tray.nth(2).wait_for()
    first, second, third = (handle(ana, name, ".tray") for name in (LILO, OLAF, STITCH))
    numbers = [int(tray.nth(at).get_attribute("data-handle")) for at in range(3)]
    for one in (first, second, third):
        if with_mouse:
            seen = ana.click_on(seen, f".tray button[data-handle='{one}']")
        else:
            seen = ana.press_key(seen, str(numbers.index(one) + 1))
    assert seen["send"]
    ana.click_on(seen, "[data-send=chosen]") if with_mouse else ana.press_key(seen, "Enter")
    assert last_answer(ana).endswith(f"#{first}; #{second}; #{third}")
    game = site.hall.rooms[table["table"]].table.game
    assert game is not None
    assert list(game.position()["players"][0]["deck"][:3]) == [LILO, OLAF, STITCH]
    ana.close()


@pytest.mark.parametrize("with_mouse", [True, False])
def test_a_sum_is_divided_as_one_likes(chromium, site, with_mouse):
    hurt = [{"card": STITCH, "damage": 1}, {"card": OLAF, "damage": 2}]
    table = placed(site, {"hand": [NEVER], "play": hurt})
    ana = Sitter(chromium, site)
    ana.sit(table)
    seen = play_card(ana, NEVER)
    stitch, olaf = handle(ana, STITCH), handle(ana, OLAF)
    for one in (stitch, olaf):
        seen = ana.click_on(seen, f"button[data-handle='{one}']")
    seen = ready(ana, ana.click_on(seen, "[data-send=chosen]"))
    if not seen["number"]:
        seen = ana.press_key(seen, "1")
    ana.page.locator(f"{QUESTION} input[type=number]").fill("3")
    seen = ready(ana, ana.click_on(ana.look(), f"{QUESTION} form button.primary"))
    assert seen["chosen"] is not None
    assert not seen["send"]
    listed = ana.page.locator("[data-candidate]")
    handles = [int(listed.nth(at).get_attribute("data-candidate")) for at in range(2)]
    for one in (stitch, stitch, olaf):
        if with_mouse:
            seen = ana.click_on(seen, f"[data-candidate='{one}']")
        else:
            seen = ana.press_key(seen, str(handles.index(one) + 1))
    assert seen["send"]
    less = f"[data-candidate='{stitch}'] + button"
    seen = ana.click_on(seen, less) if with_mouse else ana.press_key(seen, f"Shift+Digit{handles.index(stitch) + 1}")
    assert not seen["send"]
    seen = ana.click_on(seen, f"[data-candidate='{olaf}']")
    ana.page.get_by_text("3 of 3 divided").wait_for()
    ready(ana, ana.click_on(seen, "[data-send=chosen]"))
    assert last_answer(ana) in (f"divide 1 #{stitch}; 2 #{olaf}", f"divide 2 #{olaf}; 1 #{stitch}")
    view = ana.page.evaluate("looking.view")
    assert view["players"][0]["scores"]["lore"] == 3
    assert all(not each.get("counters", {}).get("damage") for each in view["players"][0]["zones"]["play"]["cards"])
    ana.close()


def ready(sitter: Sitter, seen: Look) -> Look:
    """The page when it asks again."""
    return seen if seen["ready"] else sitter.look()


def test_cards_are_dragged_into_the_inkwell_onto_the_board_and_onto_a_target(chromium, site):
    mine = {"hand": [STITCH, OLAF], "play": [LILO], "inkwell": 6}
    table = placed(site, mine, {"play": [{"card": STITCH, "exerted": True}, {"card": OLAF, "exerted": True}]})
    ana = Sitter(chromium, site)
    ana.sit(table)
    ana.look()
    inked = handle(ana, STITCH, "[data-hand]")
    ready(ana, drag(ana, card(ana, STITCH, "[data-hand]"), ana.page.locator("[data-drop=purse]")))
    assert last_answer(ana).startswith("ink ")
    assert ana.page.locator(f"[data-hand] [data-handle='{inked}']").count() == 0
    ready(ana, drag(ana, card(ana, OLAF, "[data-hand]"), ana.page.locator("[data-drop=board]").first, 0.1))
    assert last_answer(ana).startswith("play ")
    target = card(ana, OLAF, ".opponents")
    ready(ana, drag(ana, card(ana, LILO), target))
    assert last_answer(ana).startswith("challenge ")
    challenged = next(
        each for each in ana.page.evaluate("looking.view")["players"][1]["zones"]["play"]["cards"]
        if each["name"] == OLAF
    )  # fmt: skip
    assert challenged["counters"]["damage"] == 1
    ana.close()


def test_a_card_that_is_dragged_where_it_may_not_go_says_why(chromium, site):
    table = placed(site, {"play": [LILO]}, {"play": [STITCH]})
    ana = Sitter(chromium, site)
    ana.sit(table)
    ana.look()
    before = ana.page.evaluate("looking.answers.length")
    start, end = middle(card(ana, LILO)), middle(card(ana, STITCH, ".opponents"))
    ana.page.mouse.move(*start)
    ana.page.mouse.down()
    ana.page.mouse.move(*end, steps=8)
    ana.page.mouse.up()
    ana.page.locator(".bubble").wait_for()
    assert ana.page.evaluate("looking.answers.length") == before
    ana.close()


class Slow:
    """A line to the server on which the answers can be held back."""

    def __init__(self, sitter: Sitter) -> None:
        self.held: list[Any] = []
        self.holding = False
        self._page: Any = None
        sitter.context.route_web_socket("**/ws/*", self._connect)

    def _connect(self, page: Any) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self._tell)
        self._page = page

    def _tell(self, line: Any) -> None:
        if self.holding:
            self.held.append(line)
        else:
            self._page.send(line)

    def release(self) -> None:
        """Let through what was held back."""
        self.holding = False
        for line in self.held:
            self._page.send(line)
        self.held.clear()


def test_while_an_answer_is_under_way_no_other_is_sent(chromium, site):
    ana = Sitter(chromium, site)
    line = Slow(ana)
    ana.sit(quick(site))
    seen = ana.look()
    while seen["chosen"] is not None or not seen["answers"]:
        seen = ready(ana, ana.press(seen))
    line.holding = True
    answer = ana.page.locator(f"{QUESTION} .answers button, {QUESTION} .passing button").first
    while not ana.page.evaluate("looking.look().pending"):
        answer.click()
        if ana.page.locator(f"{QUESTION} form[data-range]").count():
            ana.page.locator(f"{QUESTION} form button.primary").click()
    sent = ana.page.evaluate("looking.answers.length")
    prompt = ana.page.locator(f"{QUESTION}[data-pending]")
    buttons = prompt.locator(".body button.button:not(form [type=button]), .passing button")
    assert buttons.count()
    for at in range(buttons.count()):
        assert buttons.nth(at).get_attribute("aria-disabled") == "true"
        assert buttons.nth(at).is_visible()
        buttons.nth(at).click(force=True)
        buttons.nth(at).focus()
        assert buttons.nth(at).evaluate("(button) => button === document.activeElement")
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("e")
    assert ana.page.evaluate("looking.answers.length") == sent
    line.release()
    assert not ana.look()["pending"]
    ana.play_with_keys(4)
    ana.close()


def test_an_answer_that_was_lost_with_the_connection_can_be_given_again(chromium, site):
    ana = Sitter(chromium, site)
    ana.sit(quick(site))
    ana.play_with_keys(5)
    ana.page.evaluate("looking.mute = true")  # what is sent from now on gets lost
    ana.page.keyboard.press("1")
    while not ana.page.evaluate("looking.look().pending"):
        ana.page.keyboard.press("Enter")
        ana.page.keyboard.press("1")
    ana.page.evaluate("looking.mute = false")
    drop_connections(ana)
    assert not ana.look()["pending"]
    ana.play_with_keys(5)
    ana.close()
