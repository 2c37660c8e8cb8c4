"""What every plain page is made of: its frame, its sentences, and forms as they are sent back."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import parse_qs

from rich.console import Console, RenderableType
from starlette.requests import Request
from starlette.responses import HTMLResponse

from mazo.server.api import BODY_LIMIT, raw
from mazo.server.bundle import icon
from mazo.server.complaints import Fault
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

FIELDS: Final = 160
"""So many fields a form may have: a deck that is looked through has a box for each card."""

_PHRASES: Final = Phrases("mazo.server")


class Fields:
    """What came with a form; none of it if it is no form of ours."""

    def __init__(self, sent: dict[str, list[str]]) -> None:
        self._sent = sent

    def get(self, name: str, usual: str = "") -> str:
        """The last value of a field."""
        return self._sent.get(name, [usual])[-1]

    def every(self, name: str) -> list[str]:
        """All values of a field, in the order of the page."""
        return self._sent.get(name, [])


async def form(request: Request) -> Fields:
    """The fields of the form that a request brings."""
    try:
        sent = (await raw(request, BODY_LIMIT)).decode(errors="replace")
        return Fields(parse_qs(sent, keep_blank_values=True, max_num_fields=FIELDS))
    except (Fault, ValueError):
        return Fields({})


def say(section: str, name: str, lang: Lang, **values: object) -> str:
    """One of the server's own sentences, safe to stand on a page."""
    return escape(_PHRASES.say(section, name, lang, **values))


def page(lang: Lang, content: str, status: int = 200, *, title: str = "", query: str = "") -> HTMLResponse:
    """A whole page around some content; `query` is what the address has besides the language."""
    other: Lang = "en" if lang == "es" else "es"
    named = f"{title} · " if title else ""
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="{icon()}">'
        f"<title>{named}Mazo · {say('plain', 'title', lang)}</title></head><body>"
        f'<header><p><a href="/plain?lang={lang}">Mazo</a> · '
        f'<a href="?lang={other}{query}" lang="{other}" hreflang="{other}">{say("plain", "language", other)}</a></p>'
        f"</header><main>{content}</main></body></html>",
        status,
        headers={"cache-control": "no-store"},
    )


def choice(name: str, options: dict[str, str], chosen: str = "") -> str:
    """A list of which one thing is chosen; its words are safe already."""
    rows = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>{text}</option>'
        for value, text in options.items()
    )
    return f'<select name="{name}">{rows}</select>'


def words(shown: RenderableType) -> str:
    """What the terminal would print, without its places and colours."""
    console = Console(width=100, file=None, record=False, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return "\n".join(line.strip() for line in captured.get().splitlines() if line.strip())
