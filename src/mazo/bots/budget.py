"""How much a bot may think: a number of play-outs, or a time."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from mazo.errors import BadConfig

MOST: Final = 1_000_000
"""Nobody waits for more play-outs, or milliseconds, than these."""
_WRITTEN: Final = re.compile(r"([0-9]{1,7})(ms)?")


class Budget(NamedTuple):
    """What one decision may cost: so many play-outs, or so many milliseconds if these are given."""

    playouts: int
    ms: int = 0

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms else str(self.playouts)


def read(text: str) -> Budget:
    """The budget that somebody has written.

    >>> read("100"), read("200ms")
    (Budget(playouts=100, ms=0), Budget(playouts=0, ms=200))
    """
    found = _WRITTEN.fullmatch(text)
    amount = int(found[1]) if found else 0
    if found is None or not 1 <= amount <= MOST:
        raise BadConfig(
            f'"{text}" is no budget: write play-outs ("100") or milliseconds ("200ms"), at most {MOST}.',
            f"«{text}» no es un presupuesto: escribe simulaciones («100») o milisegundos («200ms»), a lo sumo {MOST}.",
        )
    return Budget(0, amount) if found[2] else Budget(amount)
