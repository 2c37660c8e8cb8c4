"""The keys of seats on the plain page: the browser keeps them in a cookie, so that no address and no log holds one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from mazo.server.guard.gate import VISITOR
from mazo.server.guard.visitors import Visitor
from mazo.texts.lang import Lang

BETWEEN: Final = "."
"""Between the seats, and between the keys, of people who share a screen."""
SHARED: Final = 4
"""So many may share one."""
COOKIE: Final = "mazo-keys"
KEPT: Final = 90 * 86_400
"""So many seconds a browser keeps them, as long as the server keeps a game that nobody goes on with."""


def is_place(text: str) -> bool:
    """Whether a part of an address names seats, not keys.

    >>> is_place("0"), is_place("0.1"), is_place("QmX0bWtY-AkZk3n1c1pB2cXl0x9g7w8_")
    (True, True, False)
    """
    return all(part.isascii() and part.isdigit() and len(part) < 3 for part in text.split(BETWEEN))


def seated(request: Request, table: str, held: Sequence[tuple[int, str]], lang: Lang, status: int = 303) -> Response:
    """Lead a browser to its seats, and give it the keys to keep; it shows them at that place only."""
    here = f"/plain/{quote(table)}/{BETWEEN.join(str(seat) for seat, _ in held)}"
    answer = RedirectResponse(f"{here}?lang={lang}", status)
    keys = BETWEEN.join(key for _, key in held)
    visitor: Visitor = request.scope[VISITOR]
    secure = visitor.scheme == "https"
    answer.set_cookie(COOKIE, keys, max_age=KEPT, path=here, secure=secure, httponly=True, samesite="lax")
    return answer


def keys_of(request: Request) -> list[str]:
    """The keys that a browser has kept for the place at which it asks."""
    return request.cookies.get(COOKIE, "").split(BETWEEN)[:SHARED]
