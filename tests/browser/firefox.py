"""Debian's Firefox, driven by its own WebDriver BiDi: as much of Playwright's manners as somebody needs who plays.

Playwright itself can't: it asks for emulated media features before anything else, which this Firefox does not know.
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeVar

from websockets.sync.client import ClientConnection, connect

with suppress(ImportError):  # where it is missing, the tests are skipped
    from playwright.sync_api import Error
    from playwright.sync_api import TimeoutError as Missed

PATIENCE: Final = 60.0
PREFERENCES: Final = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
    "intl.accept_languages": "en",
}
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
FUNCTION: Final = re.compile(r"\s*(async\s*)?(\(.*?\)|\w+)\s*=>", re.DOTALL)
KEYS: Final = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "End": "\ue010", "Home": "\ue011"}
POINT: Final = """([selector, at]) => {
  const found = document.querySelectorAll(selector)[at];
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return width && height ? [x + width / 2, y + height / 2] : null;
}"""
AGAIN: Final = 0.05

T = TypeVar("T")


@contextmanager
def firefox(program: str) -> Iterator[Browser]:
    """A Firefox without a window, with a profile that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="firefox-") as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        Path(profile, "user.js").write_text("\n".join(lines))
        command = (program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile)
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        assert running.stderr is not None
        try:
            told = next((match[1] for line in running.stderr if (match := LISTENING.search(line))), None)
            if told is None:
                raise AssertionError("Firefox does not listen for WebDriver BiDi")
            with connect(f"{told}/session", max_size=None) as line:
                browser = Browser(line)
                browser.call("session.new", capabilities={})
                browser.call("session.subscribe", events=["log.entryAdded"])
                yield browser
        finally:
            running.terminate()
            running.wait(10)


class Browser:
    """A line to Firefox: commands are answered in their order, and what happens meanwhile is told."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)
        self.pages: dict[str, Page] = {}
        self.untold: deque[dict[str, Any]] = deque()

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Do something, and wait for what comes of it."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(PATIENCE))
            if message.get("id") == number:
                break
            if message.get("method") == "log.entryAdded":
                self._hear(message["params"])
        if message["type"] == "error":
            raise Error(f"{method}: {message['error']}: {message['message']}")
        found: dict[str, Any] = message["result"]
        return found

    def _hear(self, entry: dict[str, Any]) -> None:
        page = self.pages.get(entry["source"].get("context", ""))
        if page is not None:
            page.hear(entry)

    def new_context(self, *, viewport: dict[str, int], **_: Any) -> Context:
        """Somebody with a memory of their own; what else is wished is the same for all (PREFERENCES)."""
        return Context(self, viewport)


class Context:
    """Pages that share what they remember."""

    def __init__(self, browser: Browser, viewport: dict[str, int]) -> None:
        self.browser = browser
        self.viewport = viewport
        self.name: str = browser.call("browser.createUserContext")["userContext"]

    def add_init_script(self, *, path: Path) -> None:
        """Run a script before those of every page."""
        declared = f"() => {{ {path.read_text(encoding='utf-8')} }}"
        self.browser.call("script.addPreloadScript", functionDeclaration=declared, userContexts=[self.name])

    def new_page(self) -> Page:
        """Another page."""
        return Page(self)

    def close(self) -> None:
        """Forget everything."""
        self.browser.call("browser.removeUserContext", userContext=self.name)


class Page:
    """A tab."""

    def __init__(self, context: Context) -> None:
        self.browser = context.browser
        self.name: str = self.call("browsingContext.create", type="tab", userContext=context.name)["context"]
        self.here = {"context": self.name}
        self.browser.pages[self.name] = self
        self.call("browsingContext.setViewport", **self.here, viewport=context.viewport)
        self.mouse = Mouse(self)
        self.keyboard = Keyboard(self)
        self._listeners: dict[str, Callable[[Any], None]] = {}

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Do something."""
        return self.browser.call(method, **params)

    def set_default_timeout(self, _: float) -> None:
        """The same for every page here."""

    def on(self, event: str, listener: Callable[[Any], None]) -> None:
        """Be told of errors, and of what is written to the console."""
        self._listeners[event] = listener

    def hear(self, entry: dict[str, Any]) -> None:
        """Tell of an entry of the log."""
        if entry["type"] == "javascript":
            self._listeners["pageerror"](entry["text"])
        else:
            self._listeners["console"](SimpleNamespace(type=entry.get("method", ""), text=entry["text"] or ""))

    def goto(self, address: str) -> None:
        """Open an address."""
        self.call("browsingContext.navigate", **self.here, url=address, wait="complete")

    @property
    def url(self) -> str:
        """Where it is."""
        return str(self.evaluate("location.href"))

    def content(self) -> str:
        """What is on it, as HTML."""
        return str(self.evaluate("document.documentElement.outerHTML"))

    def evaluate(self, source: str, value: Any = None) -> Any:
        """What a function comes to for a value, or an expression, or nothing after a whole script."""
        if ";" in source and not FUNCTION.match(source):
            found = self.call("script.evaluate", expression=source, target=self.here, awaitPromise=True)
            return self._value(found, plain=True)
        function = source if FUNCTION.match(source) else f"() => ({source})"
        declared = f"async (value) => JSON.stringify(await ({function})(JSON.parse(value)) ?? null)"
        given = [{"type": "string", "value": json.dumps(value)}]
        found = self.call(
            "script.callFunction", functionDeclaration=declared, arguments=given, target=self.here, awaitPromise=True
        )
        return self._value(found)

    @staticmethod
    def _value(found: dict[str, Any], *, plain: bool = False) -> Any:
        if found["type"] == "exception":
            raise Error(found["exceptionDetails"]["text"])
        return None if plain else json.loads(found["result"]["value"])

    def wait_for_load_state(self, _: str = "load") -> None:
        """Until the page is whole."""
        self._until(lambda: self.evaluate("document.readyState === 'complete'"), "the page does not load")

    def wait_for_selector(self, selector: str) -> None:
        """Until something like that is there."""
        self._until(lambda: self.locator(selector).count(), f"nothing is like {selector}")

    def locator(self, selector: str) -> Locator:
        """Whatever is like that."""
        return Locator(self, selector, 0)

    def _until(self, ready: Callable[[], T], fault: str, patience: float = PATIENCE) -> T:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            with suppress(Error):  # while one page is left for another, there is nobody to ask
                found = ready()
                if found:
                    return found
            time.sleep(AGAIN)
        raise Missed(fault)

    def click_at(self, selector: str, at: int, patience: float) -> None:
        """Click on the middle of something as soon as it is there."""
        point = self._until(lambda: self.evaluate(POINT, [selector, at]), f"nothing is like {selector}", patience)
        self.mouse.click(*point)

    def perform(self, kind: str, *actions: dict[str, Any]) -> None:
        """Let a device do something."""
        device: dict[str, Any] = {"type": kind, "id": kind, "actions": list(actions)}
        if kind == "pointer":
            device["parameters"] = {"pointerType": "mouse"}
        self.call("input.performActions", **self.here, actions=[device])


class Locator:
    """Something on a page, by what it is like."""

    def __init__(self, page: Page, selector: str, at: int) -> None:
        self.page = page
        self.selector = selector
        self.at = at

    def nth(self, at: int) -> Locator:
        """One of several."""
        return Locator(self.page, self.selector, at)

    def count(self) -> int:
        """How many there are."""
        return int(self.page.evaluate("(selector) => document.querySelectorAll(selector).length", self.selector))

    def click(self, *, timeout: float = PATIENCE * 1000) -> None:
        """Click on it."""
        self.page.click_at(self.selector, self.at, timeout / 1000)


class Mouse:
    """The mouse of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def move(self, x: float, y: float) -> None:
        """Point there."""
        self.page.perform("pointer", {"type": "pointerMove", "x": int(x), "y": int(y)})

    def up(self) -> None:
        """Let go."""
        self.page.perform("pointer", {"type": "pointerUp", "button": 0})

    def click(self, x: float, y: float) -> None:
        """Press and let go there."""
        where = {"type": "pointerMove", "x": int(x), "y": int(y)}
        self.page.perform("pointer", where, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})


class Keyboard:
    """The keyboard of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Press a key and let go."""
        value = KEYS.get(key, key)
        self.page.perform("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})
