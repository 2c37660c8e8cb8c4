"""A reader of the plain page without a browser: finds its forms, fills them in and presses their buttons."""

from __future__ import annotations

import html
import random
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from tests.server.support import Server


@dataclass
class Form:
    """A form as the page has it: what is filled in, what may be ticked, and its buttons with their names and values."""

    action: str
    filled: list[tuple[str, str]] = field(default_factory=list)
    boxes: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)
    """Name, value, and what is written on it."""

    def has(self, name: str) -> bool:
        """Whether something of that name is sent with it."""
        return any(name == one[0] for one in (*self.filled, *self.boxes, *self.buttons))


class Page(HTMLParser):
    """The forms, headings and ids of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.forms: list[Form] = []
        self.unlabelled: list[str] = []
        """Fields that nobody would be told the meaning of."""
        self.ids: list[str] = []
        self.words = ""
        self._labels = 0
        self._open = False
        self._pressing = False
        self._select = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what can be filled in or pressed."""
        given = {name: value or "" for name, value in attrs}
        self.ids += [given["id"]] if "id" in given else []
        if tag == "form":
            self.forms.append(Form(given["action"]))
            self._open = True
        elif tag == "label":
            self._labels += 1
        elif tag == "button" and self._open:
            self._pressing = True
            self.forms[-1].buttons.append((given.get("name", ""), given.get("value", ""), ""))
        elif tag == "select":
            self._select = given["name"]
            self._check(tag, given)
        elif tag == "option" and self._select:
            known = dict(self.forms[-1].filled)
            if self._select not in known or "selected" in given:
                self.forms[-1].filled.append((self._select, given["value"]))
        elif tag in ("input", "textarea") and self._open:
            self._check(tag, given)
            pair = (given["name"], given.get("value", ""))
            if given.get("type") == "checkbox":
                self.forms[-1].boxes.append(pair)
            else:
                self.forms[-1].filled.append(pair)

    def handle_endtag(self, tag: str) -> None:
        """Close what is open."""
        if tag == "form":
            self._open = False
        elif tag == "label":
            self._labels -= 1
        elif tag == "button":
            self._pressing = False
        elif tag == "select":
            self._select = ""

    def handle_data(self, data: str) -> None:
        """What is written on a button."""
        self.words += f"{data} "
        if self._pressing:
            name, value, said = self.forms[-1].buttons[-1]
            self.forms[-1].buttons[-1] = (name, value, f"{said}{data}".strip())

    def _check(self, tag: str, given: dict[str, str]) -> None:
        if self._labels == 0 and given.get("type") != "hidden":
            self.unlabelled.append(f"{tag} {given.get('name')}")


class Visitor:
    """Somebody without scripts."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.http = server.http
        self.lang = lang
        self.address = ""
        self.page = Page("")
        self.kept: dict[str, str] = {}

    def go(self, address: str) -> Page:
        """Open an address."""
        return self._take(self.http.get(html.unescape(address), headers=self._sent(), follow_redirects=True))

    def press(self, button: str, **filled: str | list[str]) -> Page:
        """Press the button on which that is written, after filling in something."""
        for one in self.page.forms:
            for name, value, said in one.buttons:
                if said == button:
                    return self.send(one, name, value, **filled)
        raise AssertionError(f"no button {button!r} among {[each.buttons for each in self.page.forms]}")

    def send(self, form: Form, /, *by: str, **filled: str | list[str]) -> Page:
        """Send a form, by one of its buttons if that has a name and a value."""
        data: dict[str, Any] = dict(form.filled) | filled
        if by and by[0]:
            data[by[0]] = by[1]
        target = html.unescape(form.action)
        return self._take(self.http.post(target, data=data, headers=self._sent(), follow_redirects=True))

    def answer(self, dice: random.Random, liked: str = "") -> bool:
        """Answer the question, if there is one: as many cards as may be, or any answer; `liked` ones come first."""
        chosen = next((form for form in self.page.forms if form.has("selection")), None)
        if chosen is not None:
            ticked = re.search(r"(?:tick|marca)(?: from| de)? (\d+)(?: (?:to|a) (\d+))?", self.page.words)
            count = int(ticked[2] or ticked[1]) if ticked else 0
            self.send(chosen, mark=[value for _, value in chosen.boxes][:count])
            return True
        found = [(form, one) for form in self.page.forms for one in form.buttons if one[0] == "line"]
        if not found:
            return False
        form, (name, value, _) = dice.choice([one for one in found if re.match(liked or "$", one[1][2])] or found)
        self.send(form, name, value)
        return True

    def button(self, said: str) -> bool:
        """Whether there is such a button."""
        return any(said == one[2] for form in self.page.forms for one in form.buttons)

    def follow(self, link: str) -> Page:
        """Follow the link with these words."""
        found = re.search(rf'<a href="([^"]*)"[^>]*>{re.escape(link)}', self.page.text)
        assert found is not None, f"no link {link!r}"
        return self.go(found[1])

    def _sent(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.kept.items())} if self.kept else {}

    def _take(self, answer: Any) -> Page:
        for each in (*answer.history, answer):
            for line in each.headers.get_list("set-cookie"):
                name, _, value = line.partition(";")[0].partition("=")
                self.kept[name] = value
        assert answer.status_code == 200, (answer.status_code, answer.text[:400])
        self.address = str(answer.url)
        self.page = Page(answer.text)
        return self.page
