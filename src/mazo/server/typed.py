"""What a person types at the plain page as a request of the protocol: numbers, commands in either language, actions."""

from __future__ import annotations

from typing import Final

from mazo.client.cardwords import CardWords
from mazo.client.choices import Menu, named, picked
from mazo.client.commands import command
from mazo.client.language import Texts
from mazo.games import kind
from mazo.protocol.messages import Ask, Request, encode_request
from mazo.views import View

REQUESTS: Final = {
    "why": "why", "undo": "undo", "force_undo": "undo!", "hint": "hint", "moments": "moments", "log": "log",
    "rule": "rule", "legal": "legal", "concede": "concede",
}  # fmt: skip
"""The terminal's commands that are requests of the protocol."""


def request_of(line: str, ask: Ask | None, view: View, texts: Texts) -> str:
    """The request line that a typed line stands for; empty if it is a number that stands for nothing."""
    line = line.strip()
    found = command(line, texts)
    if found is not None and found[0] in REQUESTS:
        word, rest = REQUESTS[found[0]], found[1]
        if word in ("log", "legal"):
            return word if not rest.isdigit() else f"{word} {rest}"
        return f"{word} {rest}".strip()
    numbers = line.replace(",", " ").split()
    if ask is not None and numbers and all(part.isascii() and part.isdigit() and len(part) < 7 for part in numbers):
        return _numbered([int(part) for part in numbers], ask, view, texts)
    if ask is not None and ask.selection is not None and ask.selection.mode == "subset":
        marks = named(ask.selection, line, CardWords(kind(view.game), texts.lang).called)
        if marks:
            return _do(picked(ask.selection, marks), ask)
    return _do(line, ask)


def _numbered(numbers: list[int], ask: Ask, view: View, texts: Texts) -> str:
    if ask.selection is not None:
        last = len(ask.selection.candidates)
        if ask.selection.mode != "divide" and not all(1 <= number <= last for number in numbers):
            return ""
        return _do(picked(ask.selection, numbers), ask)
    entry = Menu(ask, view, texts).number(numbers[0])
    if entry is None or entry.ranged != (len(numbers) == 2):
        return ""
    return _do(entry.do(numbers[1] if entry.ranged else 0), ask)


def _do(text: str, ask: Ask | None) -> str:
    return encode_request(Request("do", text, ask.id if ask is not None else 0))
