"""Somebody who plays in a browser: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.server.support import Server

PATIENCE = 12_000
"""Milliseconds after which a page has failed a test."""
LONGEST = 240
"""Seconds that a game may take."""

QUESTION = ".prompt.mine"
CANDIDATES = f"{QUESTION} .candidate button[aria-pressed], button[data-handle][aria-pressed]"
"""What can be chosen where several things are asked for: cards wherever they lie, and what is no card, in a list."""
CORNER = {"x": 12.0, "y": 12.0}
"""Where a card is seen even though others lie upon it, as in a hand."""
END = "section.end"
ASKED = """(question) => {
  const found = document.querySelector(question);
  return found ? `${found.dataset.ask} ${found.innerText}` : "";
}"""
READABLE = f"{QUESTION} .question, {QUESTION} .body"
"""The question and its answers, without what else the prompt says."""
READ = "(parts) => [...document.querySelectorAll(parts)].map((part) => part.innerText).join('\\n')"
SAME_LUCK = """(() => {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => bytes.fill(++drawn % 251);
})()"""
"""The page's salts, the same in every run."""
PASSING = 0.2
"""How often a turn is ended although more could be done."""
MOST_PRESSES = 30
"""So often is something chosen before the answer is sent, or declined."""


class Sitter:
    """A page at a table."""

    def __init__(self, browser: Any, site: Server, *, phone: bool = False, lang: str = "en", **options: Any) -> None:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        self.site = site
        self.lang = lang
        self.context = browser.new_context(viewport=size, has_touch=phone, reduced_motion="reduce", **options)
        self.context.add_init_script(SAME_LUCK)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
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

    def sit(self, table: dict[str, Any], key: int = 0) -> None:
        """Open a table with a key to it."""
        self.go(f"/t/{table['table']}#{table['keys'][key]['token']}")

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the page."""
        assert self.faults == []
        self.context.close()

    # What is there.

    @property
    def over(self) -> bool:
        """Whether the end of the game is shown."""
        return bool(self.page.locator(END).count())

    def wait(self) -> None:
        """Until there is a question, or the game is over."""
        self.page.wait_for_selector(f"{QUESTION}, {END}")

    def asked(self) -> str:
        """The question, with what can be answered, to see whether it has changed."""
        return str(self.page.evaluate(ASKED, QUESTION))

    def question(self) -> str:
        """The question as it reads."""
        return str(self.page.evaluate(READ, READABLE))

    def changed(self, before: str) -> None:
        """Until the question is another one."""
        other = f"([question, before]) => ({ASKED})(question) !== before"
        self.page.wait_for_function(other, arg=[QUESTION, before])

    # With the mouse.

    def click(self) -> None:
        """One step with the mouse: a card and what it can do, a candidate, an answer, a number."""
        page, before = self.page, self.asked()
        if page.locator(f"{QUESTION} .pick").count():
            before = self._click_candidates()
        elif page.locator(f"{QUESTION} form input[type=number]").count():
            page.locator(f"{QUESTION} form button.primary").first.click()
        elif page.locator("button.target").count():
            page.locator("button.target").first.click(position=CORNER)
        elif not self._click_card():
            self._click_answer()
        self.changed(before)

    def _click_card(self) -> bool:
        """A card that can act, and the first thing that it can do; not every time, so that turns end."""
        able = self.page.locator("main button.able")
        count = able.count()
        if not count or self.dice.random() < PASSING:
            return False
        able.nth(self.dice.randrange(count)).click(position=CORNER)
        entry = self.page.locator("[role=menu] .entry:not(.doubt)")
        if entry.count():
            entry.first.click()
        return True

    def _click_answer(self) -> None:
        answers = self.page.locator(f"{QUESTION} .answers button, {QUESTION} .passing button")
        passing = self.page.locator(f"{QUESTION} .passing button")
        chosen = passing if passing.count() and self.dice.random() < 0.7 else answers
        chosen.nth(self.dice.randrange(chosen.count())).click()

    def _click_candidates(self) -> str:
        """Choose enough and send it; what the question looked like before that."""
        page = self.page
        send = page.locator(f"{QUESTION} .send button")
        for pile in page.locator("button.pile.wanted").all():
            pile.click()
        candidates = page.locator(CANDIDATES)
        for at in range(MOST_PRESSES):
            if send.first.is_enabled() or not candidates.count():
                break
            candidates.nth(at % candidates.count()).click(position=CORNER)
        for pile in page.locator("dialog.looked[open] header button").all():
            pile.click()
        before = self.asked()
        (send.first if send.first.is_enabled() else send.last).click()
        return before

    def play_with_mouse(self, steps: int = 100_000) -> None:
        """Play to the end, or for so many steps."""
        self._play(self.click, steps)

    # With the keyboard alone.

    def press(self) -> None:
        """One step with the keyboard: numbers choose, Enter sends."""
        page, before = self.page, self.asked()
        if page.locator(f"{QUESTION} .pick").count():
            send = page.locator(f"{QUESTION} .send button").first
            count = page.locator(CANDIDATES).count() or 9
            for at in range(MOST_PRESSES):
                if send.is_enabled():
                    break
                page.keyboard.press(str(at % min(count, 9) + 1))
            before = self.asked()
            page.keyboard.press("Enter")
        elif page.locator(f"{QUESTION} form input[type=number]").count():
            page.keyboard.press("Enter")
        else:
            answers = [key for key in page.locator(f"{QUESTION} .answers kbd").all_inner_texts() if key.isdigit()]
            passing = page.locator(f"{QUESTION} .passing kbd").all_inner_texts()
            keys = passing if passing and self.dice.random() < PASSING else answers or passing
            page.keyboard.press(self.dice.choice(keys or ["1"]))
        self.changed(before)

    def answer_with_keys(self) -> None:
        """Answer the question with the keyboard, in as many steps as that takes, and wait for the next one."""
        number = self.page.locator(QUESTION).get_attribute("data-ask")
        while self.page.locator(f"{QUESTION}[data-ask='{number}']").count():
            self.press()
            self.wait()

    def play_with_keys(self, steps: int = 100_000) -> None:
        """Play to the end, or for so many steps, without ever touching the mouse."""
        self._play(self.press, steps)

    def _play(self, step: Any, steps: int) -> None:
        end = time.monotonic() + LONGEST
        while steps and time.monotonic() < end:
            self.wait()
            if self.over:
                return
            step()
            steps -= 1
        assert time.monotonic() < end, "the game takes too long"
