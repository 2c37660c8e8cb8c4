"""Shuffles that nobody can have stacked: the table commits itself to its seed, and players add salts of their own.

Before each game the table shows the commitment, a hash of that game's seed. Each player then brings a salt, and
another one with every shuffle or cut that the rules give to an opponent. All chance after a salt depends on it, so
whoever chose the seed could not know the order of the decks; and after the game the seed is there to be compared.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final, Literal

from mazo.errors import BadConfig

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16

SHOWN: Final = "shown"
"""The table showed its commitment to the players before they gave their salts."""
KNOWN: Final = "known"
"""Somebody at the table could know the seed, because the game goes on from a file that holds it."""
Promise = Literal["", "shown", "known"]
"""What a table says of its seed; nothing if it was played without promises, or before they were written down."""
_SALT: Final = re.compile(r"[0-9a-f]{16,64}")


def commitment(seed: str) -> str:
    """What the table shows of a seed before the game.

    >>> commitment("7")[:12]
    'f0fbc99a1a7c'
    """
    return hashlib.sha256(b"mazo/commit/" + seed.encode()).hexdigest()


class Luck:
    """Where a table gets what nobody can guess; with a beginning it is the same luck again, for tests.

    >>> Luck("a beginning").salt() == Luck("a beginning").salt()
    True
    """

    def __init__(self, beginning: str = "") -> None:
        self._beginning = beginning
        self._drawn = 0

    def seed(self) -> str:
        """A seed of 256 bits."""
        return self._draw(SEED_BYTES)

    def salt(self) -> str:
        """A salt for whoever has no way to make one."""
        return self._draw(SALT_BYTES)

    def number(self) -> int:
        """A number of 48 bits, with which a bot begins."""
        return int(self._draw(6), 16)

    def part(self) -> Luck:
        """Luck of its own for one table, whatever is drawn at others."""
        return Luck(self._draw(SEED_BYTES)) if self._beginning else Luck()

    def _draw(self, count: int) -> str:
        if not self._beginning:
            return secrets.token_hex(count)
        self._drawn += 1
        return hashlib.shake_256(f"mazo/luck/{self._beginning}/{self._drawn}".encode()).hexdigest(count)


def checked_salt(text: str) -> str:
    """The salt, if it is one."""
    if not _SALT.fullmatch(text):
        raise BadConfig(
            "A salt has 16 to 64 hexadecimal digits in lower case.",
            "Una sal tiene de 16 a 64 dígitos hexadecimales en minúscula.",
        )
    return text


def stirred(key: bytes, seat: int, salt: str) -> bytes:
    """The key of all chance from now on, after a player's salt has been added."""
    return hashlib.sha256(b"mazo/salt/" + key + bytes((seat,)) + bytes.fromhex(checked_salt(salt).zfill(64))).digest()
