"""How somebody wants the plain page: kept in a cookie, because there is no script to keep it."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs, urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mazo.server.plain.markup import Fields, choice, say
from mazo.texts.lang import Lang

COOKIE: Final = "mazo-plain"
KEPT: Final = 400 * 24 * 3600
"""Seconds, as long as browsers keep anything."""
LENGTHS: Final = (12, 40, 400)
"""So many of the last events may be on the page."""


class Wishes(msgspec.Struct, frozen=True):
    """What can be set."""

    cuts: bool = False
    """To be asked what to do with a deck that may be shuffled or cut."""
    texts: bool = True
    """To have what a card says behind its name."""
    events: int = LENGTHS[0]


def wishes_of(request: Request) -> Wishes:
    """What this browser has kept."""
    kept = parse_qs(request.cookies.get(COOKIE, "")[:200])
    return _read({name: values[-1] for name, values in kept.items()})


def wished(fields: Fields) -> Wishes:
    """What the form of the settings says; a box that is not ticked is not sent."""
    return _read({"cuts": fields.get("cuts"), "texts": fields.get("texts"), "events": fields.get("events")})


def _read(kept: dict[str, str]) -> Wishes:
    if not kept:
        return Wishes()
    events = next((length for length in LENGTHS if str(length) == kept.get("events")), LENGTHS[0])
    return Wishes(kept.get("cuts") == "1", kept.get("texts") == "1", events)


def keep(response: Response, wishes: Wishes) -> None:
    """Let the browser keep it, for the plain pages alone."""
    value = urlencode({"cuts": int(wishes.cuts), "texts": int(wishes.texts), "events": wishes.events})
    response.set_cookie(COOKIE, value, max_age=KEPT, path="/plain", httponly=True, samesite="lax")


def settings(wishes: Wishes, lang: Lang, back: str) -> str:
    """The form of the settings; `back` is where one goes on afterwards."""
    boxes = "".join(
        f'<p><label><input type="checkbox" name="{name}" value="1"{" checked" if on else ""}> '
        f"{say('plain', name, lang)}</label></p>"
        for name, on in (("cuts", wishes.cuts), ("texts", wishes.texts))
    )
    lengths = {str(length): say("plain", "events", lang, n=length) for length in LENGTHS}
    return (
        f"<details><summary>{say('plain', 'settings', lang)}</summary>"
        f'<form method="post" action="/plain/settings?lang={lang}">{boxes}'
        f"<p><label>{say('plain', 'log', lang)} {choice('events', lengths, str(wishes.events))}</label></p>"
        f'<input type="hidden" name="back" value="{back}"><p><button>{say("plain", "keep", lang)}</button></p>'
        "</form></details>"
    )
