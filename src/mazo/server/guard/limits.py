"""How much one address or one token may ask for: tables, connections, and work, which costs more or less."""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from mazo.server.complaints import Fault
from mazo.server.experiments import SLICE
from mazo.server.faucet import Faucet

WORK: Final = (600, 30.0)
"""A unit is some thousandths of a second: so many at once from one address, and then so many a second."""
TABLES: Final = (40, 1 / 30)
"""New tables from one address."""
LAB: Final = 120.0
"""Seconds that one address may let the lab play at once; they come back within `LAB_BACK` seconds."""
LAB_BACK: Final = 600.0
TOKEN: Final = (240, 24.0)
"""Work for one token, on however many connections."""
SOCKETS: Final = 128
"""Sockets from one address."""
SEAT_SOCKETS: Final = 12
"""Sockets that follow one seat with its token."""
KNOWN: Final = 20_000
"""So many addresses and tokens are remembered; then those are forgotten that have asked for nothing of late."""

_COSTS: Final = tuple(
    (method, re.compile(path), cost)
    for method, path, cost in (
        ("POST", r"/api/replay/continue", 20.0),
        ("POST", r"/api/replay/step", 6.0),
        ("POST", r"/api/tables/[^/]+/moments", 40.0),
        ("POST", r"/api/tables/[^/]+/blame", 60.0),
        ("POST", r"/api/(deck/.*|desk.*|cards/.*)", 8.0),
        ("POST", r"/api/.*", 4.0),
        ("GET", r"/api/tables/[^/]+/(story|replay)", 4.0),
        ("GET", r"/api/.*", 1.0),
        ("POST", r"/plain.*", 4.0),
        ("GET", r"/plain.*", 3.0),
        ("GET", r"/(pictures/.*|qr\.svg)", 0.2),
    )
)
"""What a request costs; the first row that fits. Files of the page cost nothing."""
_MAKING: Final = re.compile(r"/api/tables|/api/tables/[^/]+/rematch|/api/replay/continue|/plain")
"""Where tables are made."""
ASKING: Final = {"hint": 12.0, "moments": 40.0, "preview": 2.0, "legal": 2.0, "rule": 2.0}
"""What a line on the socket costs, if it is not one unit."""


class TooMuch(Fault):
    """A limit was reached; after so many seconds it is worth another try."""

    def __init__(self, code: str, seconds: float, en: str, es: str) -> None:
        retry = max(1, math.ceil(seconds))
        super().__init__(429, code, en.format(n=retry), es.format(n=retry), retry=retry)


class Limits:
    """What everybody has left. `generosity` multiplies all limits; 0 is no limit."""

    def __init__(self, generosity: float = 1.0, lab: float = LAB) -> None:
        self._generosity = generosity
        self._lab = (max(1, round(lab)), max(1.0, lab) / LAB_BACK)
        self._faucets: dict[str, Faucet] = {}
        self._sockets: Counter[str] = Counter()

    def ask(self, group: str, method: str, path: str) -> None:
        """Somebody asks for an address; TooMuch if that is more than they may."""
        cost = cost_of(method, path)
        if cost and not self._take(f"work {group}", WORK, cost):
            raise too_much_work(self._wait(f"work {group}", cost))
        if method == "POST" and _MAKING.fullmatch(path) and not self._take(f"tables {group}", TABLES, 1.0):
            raise TooMuch(
                "tables",
                self._wait(f"tables {group}", 1.0),
                "Too many new tables from your address: try again in {n} s.",
                "Demasiadas mesas nuevas desde tu dirección: inténtalo dentro de {n} s.",
            )

    def experiment(self, group: str) -> None:
        """Somebody lets the lab play for a moment; TooMuch if that is more than they may."""
        if not self._take(f"lab {group}", self._lab, SLICE):
            raise TooMuch(
                "lab_rests",
                self._wait(f"lab {group}", SLICE),
                "The lab has played a lot for your address: it goes on in {n} s.",
                "El laboratorio ha jugado mucho para tu dirección: sigue dentro de {n} s.",
            )

    def work_for(self, token: str, cost: float) -> None:
        """Somebody asks for something with a token; TooMuch if that is more than it is good for."""
        key = f"token {hashlib.sha256(token.encode()).hexdigest()[:24]}"
        if not self._take(key, TOKEN, cost):
            raise too_much_work(self._wait(key, cost))

    def line(self, whose: str, line: str) -> None:
        """A line on the socket, from whoever has a token or from an address that watches."""
        self.work_for(whose, ASKING.get(line.partition(" ")[0], 1.0))

    @contextmanager
    def socket(self, key: str, most: int) -> Iterator[None]:
        """A socket of an address or of a token, as long as it is open."""
        if self._generosity and self._sockets[key] >= most * self._generosity:
            raise TooMuch(
                "sockets",
                30,
                "Too many open connections from you: close some of them.",
                "Tienes demasiadas conexiones abiertas: cierra algunas.",
            )
        self._sockets[key] += 1
        try:
            yield
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    def _take(self, key: str, limit: tuple[int, float], cost: float) -> bool:
        if not self._generosity:
            return True
        faucet = self._faucets.pop(key, None)
        if faucet is None:
            if len(self._faucets) >= KNOWN:
                self._faucets.pop(next(iter(self._faucets)))
            faucet = Faucet(round(limit[0] * self._generosity), limit[1] * self._generosity)
        self._faucets[key] = faucet  # the last one that was asked of stands last
        return faucet.take(cost)

    def _wait(self, key: str, cost: float) -> float:
        return self._faucets[key].wait(cost)


def too_much_work(seconds: float) -> TooMuch:
    """More work than one may ask for."""
    return TooMuch(
        "limit",
        seconds,
        "Too many requests from you: try again in {n} s.",
        "Demasiadas peticiones tuyas: inténtalo dentro de {n} s.",
    )


def cost_of(method: str, path: str) -> float:
    """What a request costs.

    >>> cost_of("POST", "/api/deck/judge"), cost_of("GET", "/assets/table.js")
    (8.0, 0.0)
    """
    named = "GET" if method == "HEAD" else method
    return next((cost for one, fits, cost in _COSTS if one == named and fits.fullmatch(path)), 0.0)
