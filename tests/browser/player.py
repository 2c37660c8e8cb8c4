"""Somebody who plays in a browser, with the mouse or with the keyboard alone.

Each step is one look at the page when it has asked and no answer is under way, one decision, and one click or key. The
dice are rolled once a decision, so that the same luck is the same game, however slow the machine is.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NoReturn

from tests.server.support import Server

with suppress(ImportError):  # where it is missing, the tests are skipped
    from playwright.sync_api import Error
    from playwright.sync_api import TimeoutError as Missed

PATIENCE: Final = 60.0
"""Seconds after which a page that does not go on has failed a test."""
SHORTLY: Final = 4_000
"""Milliseconds for one click and for what it changes; then the page is looked at again."""
LONGEST: Final = 480
"""Seconds that a game may take."""
LOOKING: Final = Path(__file__).with_name("looking.js")

QUESTION: Final = ".prompt.mine"
END: Final = "section.end"
LEAVING: Final = ("context was destroyed", "navigating", "looking is not defined")
"""What an error says if a page is being left for another one."""
READABLE: Final = f"{QUESTION} .question, {QUESTION} .body"
"""The question and its answers, without what else the prompt says."""
ALONE: Final = {"service_workers": "block"}
"""Nothing comes between a page and its server, unless a test says so."""
READ: Final = "(parts) => [...document.querySelectorAll(parts)].map((part) => part.innerText).join('\\n')"
PASSING: Final = 0.2
"""How often a turn is ended although more could be done."""
MOST_PRESSES: Final = 30
"""So often is something chosen before the answer is sent, or declined."""

Look = dict[str, Any]


def actions_at(site: Server, table: str) -> list[str]:
    """All that was done in the game of a table, chance included."""
    game = site.hall.rooms[table].table.game
    return [] if game is None else [f"{action.seat} {action.text} {action.salt}" for action in game.actions]


class Sitter:
    """A page at a table."""

    def __init__(
        self, browser: Any, site: Server, *, phone: bool = False, lang: str = "en", theme: str = "", **options: Any
    ) -> None:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        self.site = site
        self.lang = lang
        self.context = browser.new_context(viewport=size, has_touch=phone, reduced_motion="reduce", **(ALONE | options))
        self.context.add_init_script(path=LOOKING)
        if theme:
            self.context.add_init_script(f"localStorage.setItem('mazo.theme', '{theme}')")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._console)
        self.dice = random.Random(11)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def go(self, path: str) -> None:
        """Open an address of the site."""
        address, mark, fragment = path.partition("#")
        joint = "&" if "?" in address else "?"
        self.page.goto(f"http://127.0.0.1:{self.site.port}{address}{joint}lang={self.lang}{mark}{fragment}")

    def sit(self, table: dict[str, Any], *keys: int) -> None:
        """Open a table with a key to it, or with several at one screen."""
        tokens = [table["keys"][key]["token"] for key in keys or (0,)]
        self.go(f"/t/{table['table']}#{','.join(tokens)}")

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the page, and no answer was sent before the last one was answered."""
        assert self.faults == [], self.faults
        assert self.page.evaluate("globalThis.looking?.doubled ?? []") == []
        self.context.close()

    # What is there.

    @property
    def over(self) -> bool:
        """Whether the end of the game is shown."""
        return bool(self.page.locator(END).count())

    def look(self) -> Look:
        """The page as soon as there is something to do: one is asked, or it is over, or the screen changes hands."""
        return self._next("", "ready", "there was nothing to do")

    def _next(self, before: str, wanted: str, fault: str) -> Look:
        """The first look unlike the one before at which the page is as it is wanted; a page may be left meanwhile."""
        end = time.monotonic() + PATIENCE
        while (patience := end - time.monotonic()) > 0:
            try:
                found: Look = self.page.evaluate("(wish) => looking.next(...wish)", [before, wanted, patience * 1000])
            except Error as error:
                if not any(word in str(error) for word in LEAVING):
                    raise
                self.page.wait_for_load_state()
                continue
            if not found["late"]:
                return found
        self.fail(fault)

    def question(self) -> str:
        """The question as it reads."""
        return str(self.page.evaluate(READ, READABLE))

    def fail(self, why: str) -> NoReturn:
        """Say what the page showed, and what it was told last."""
        seen = self.page.evaluate("looking.look()")
        lines = "\n".join(self.page.evaluate("looking.lines"))
        shown = "\n".join(f"  {part}: {value}" for part, value in seen.items() if part != "mark")
        raise AssertionError(f"{why}: {self.page.url}\n{shown}\nthe last lines:\n{lines}\nfaults: {self.faults}")

    # Doing one thing.

    def act(self, seen: Look, deed: Callable[[], None]) -> Look:
        """Do it, and look as soon as the page is another one; a click that hit nothing is tried again."""
        end = time.monotonic() + PATIENCE
        missed = ""
        while time.monotonic() < end:
            try:
                deed()
            except Missed as error:
                missed = str(error)
                self.page.mouse.up()  # it may have been given up between down and up
            if self._has_changed(seen):
                return self._next(seen["mark"], "settled", "the page did not come to rest")
        self.fail(f"nothing came of it {missed}")

    def _has_changed(self, seen: Look) -> bool:
        """Whether the page is another one now: what is pressed shows at once, even if its answer takes a while."""
        try:
            after: Look = self.page.evaluate("(wish) => looking.next(...wish)", [seen["mark"], "any", SHORTLY])
        except Error as error:
            return any(word in str(error) for word in LEAVING)
        return bool(after["mark"] != seen["mark"])

    def click_on(self, seen: Look, selector: str, at: int = 0) -> Look:
        """Click on something, and look at what comes of it."""
        return self.act(seen, lambda: self.page.locator(selector).nth(at).click(timeout=SHORTLY))

    def click_card(self, seen: Look, handle: int, more: str = "") -> Look:
        """Click on a card wherever it is seen, or on what stands for it, and look at what comes of it."""
        cards = f"main button[data-handle='{handle}'], [data-hand] button[data-handle='{handle}']"
        return self.act(seen, lambda: self._click_visible(f"{cards}{more}"))

    def _click_visible(self, parts: str) -> None:
        point = self.page.evaluate("(parts) => looking.pointOf(parts)", parts)
        if point is None:
            self.page.mouse.move(1, 1)  # a card that is pointed at lies upon others
            raise Missed(f"nothing is seen of {parts}")
        self.page.mouse.click(*point)

    def press_key(self, seen: Look, key: str) -> Look:
        """Press a key, and look at what comes of it."""
        return self.act(seen, lambda: self.page.keyboard.press(key))

    # With the mouse.

    def click(self, seen: Look) -> Look:
        """One step with the mouse: a card and what it can do, a candidate, an answer, a number."""
        if seen["curtain"]:
            return self.click_on(seen, ".curtain button")
        if seen["chosen"] is not None:
            return self._click_candidates(seen)
        if seen["number"]:
            return self.click_on(seen, f"{QUESTION} form button.primary")
        if seen["entries"]:
            return self.click_on(seen, "[role=menu] .entry:not(.doubt)")
        if seen["targets"]:
            return self.click_card(seen, self.dice.choice(seen["targets"]))
        if seen["able"] and self.dice.random() >= PASSING:
            return self.click_card(seen, self.dice.choice(seen["able"]))
        return self._click_answer(seen)

    def _click_answer(self, seen: Look) -> Look:
        passing = f"{QUESTION} .passing button"
        if seen["passing"] and (not seen["answers"] or self.dice.random() < 0.7):
            return self.click_on(seen, passing, self.dice.randrange(seen["passing"]))
        answers = f"{QUESTION} .answers button"
        return self.click_on(seen, answers, self.dice.randrange(max(1, seen["answers"])))

    def _click_candidates(self, seen: Look) -> Look:
        """Choose enough and send it, unless it is sent by itself."""
        asked = seen["ask"]
        if not seen["candidates"] and seen["piles"]:
            seen = self.click_on(seen, "button.pile.wanted")
        for at in range(MOST_PRESSES):
            if seen["send"] or not seen["candidates"]:
                break
            handle = seen["candidates"][at % len(seen["candidates"])]
            seen = self.click_card(seen, handle, f", {QUESTION} [data-candidate='{handle}']")
            if seen["ask"] != asked or seen["over"]:
                return seen
        while seen["opened"]:
            seen = self.click_on(seen, "dialog.looked[open] header button")
        return self.click_on(seen, "[data-send=chosen]" if seen["send"] else "[data-send=none]")

    def play_with_mouse(self, steps: int = 100_000) -> None:
        """Play to the end, or for so many steps."""
        self._play(self.click, steps)

    # As the hints say.

    def take_hint(self, seen: Look) -> Look:
        """Ask what to do, and do it."""

        def do_it() -> None:
            if not self.page.locator(".hint").count():
                self.page.keyboard.press("h")
            self.page.locator(".hint button").first.click()

        return self.act(seen, do_it)

    def win_by_hints(self) -> bool:
        """Play to the end as the hints say; whether that has won."""
        self._play(self.take_hint, 100_000)
        return bool(self.page.locator(f"{END}.won").count())

    # With the keyboard alone.

    def press(self, seen: Look) -> Look:
        """One step with the keyboard: numbers choose, Enter sends."""
        if seen["curtain"] or seen["number"]:
            return self.press_key(seen, "Enter")
        if seen["chosen"] is not None:
            return self._press_candidates(seen)
        if seen["entries"]:
            return self.press_key(seen, str(self.dice.randint(1, len(seen["entries"]))))
        answers, passing = seen["answerKeys"], seen["passingKeys"]
        keys = passing if passing and self.dice.random() < PASSING else answers or passing
        return self.press_key(seen, self.dice.choice(keys or ["1"]))

    def _press_candidates(self, seen: Look) -> Look:
        """Numbers until it is enough, which may be sent by itself; what never is enough is declined."""
        asked = seen["ask"]
        for at in range(MOST_PRESSES):
            if seen["ask"] != asked or seen["over"]:
                return seen
            if seen["send"]:
                return self.press_key(seen, "Enter")
            self.page.keyboard.press(str((at + 1) % 10))
            seen = self.look()
        self.page.keyboard.press("Escape")
        return self.press_key(self.look(), "Enter")

    def answer_with_keys(self, *, wait: bool = True) -> None:
        """Answer the question with the keyboard, in as many steps as that takes, and wait for the next one."""
        self._answer(self.press, wait=wait)

    def answer_with_mouse(self) -> None:
        """The same with the mouse; whoever must wait for others then does."""
        self._answer(self.click, wait=False)

    def _answer(self, step: Callable[[Look], Look], *, wait: bool = True) -> None:
        seen = self.look()
        answered = seen["answered"]
        while not seen["over"] and seen["answered"] == answered:
            seen = step(seen)
        if wait:
            self.look()

    def play_with_keys(self, steps: int = 100_000) -> None:
        """Play to the end, or for so many steps, without ever touching the mouse."""
        self._play(self.press, steps)

    def _play(self, step: Callable[[Look], Look], steps: int) -> None:
        end = time.monotonic() + LONGEST
        seen = self.look()
        while steps and not seen["over"]:
            if time.monotonic() > end:
                self.fail("the game takes too long")
            seen = step(seen)
            steps -= 1
            if not seen["ready"]:
                seen = self.look()
