"""Randomness as state: a key and a counter, expanded by SHA-256 (SHAKE), the same on every machine."""

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64


def key_of(seed: str) -> bytes:
    """The 32-byte key for a seed of any length.

    >>> key_of("7") == key_of("7"), len(key_of("7"))
    (True, 32)
    """
    return hashlib.sha256(b"mazo/1/" + seed.encode()).digest()


def words(key: bytes, counter: int, count: int) -> list[int]:
    """`count` independent 32-bit numbers: the `counter`-th drawing from this key.

    Taken modulo a deck's size their bias is below one in ten million, far less than any test of a shuffle can see.
    """
    drawn = stream(key, counter, count)
    return [word_of(drawn, at) for at in range(count)]


def stream(key: bytes, counter: int, count: int) -> bytes:
    """The bytes of `count` words, for whoever needs each of them only once: see `word_of`."""
    return hashlib.shake_256(key + counter.to_bytes(8, "big")).digest(count * 4)


def word_of(drawn: bytes, at: "i64") -> "i64":
    """The number at a place in a stream.

    >>> word_of(bytes([0, 0, 1, 2, 0, 0, 0, 9]), 0), word_of(bytes([0, 0, 1, 2, 0, 0, 0, 9]), 1)
    (258, 9)
    """
    start = 4 * at
    a: i64 = drawn[start]
    b: i64 = drawn[start + 1]
    c: i64 = drawn[start + 2]
    d: i64 = drawn[start + 3]
    return (a << 24) | (b << 16) | (c << 8) | d


class Dice:
    """A small fast generator (xoshiro128**) for bots and playouts; it never decides anything of the game itself."""

    def __init__(self, seed: int) -> None:
        material = hashlib.sha256(b"mazo/dice/" + str(seed).encode()).digest()
        self.s0: i64 = int.from_bytes(material[0:4], "big") | 1
        self.s1: i64 = int.from_bytes(material[4:8], "big")
        self.s2: i64 = int.from_bytes(material[8:12], "big")
        self.s3: i64 = int.from_bytes(material[12:16], "big")

    def word(self) -> "i64":
        """The next 32 random bits."""
        mask: i64 = 0xFFFFFFFF
        s1 = self.s1
        x = (s1 * 5) & mask
        x = ((x << 7) & mask) | (x >> 25)
        result = (x * 9) & mask
        s2 = self.s2 ^ self.s0
        s3 = self.s3 ^ s1
        self.s1 = s1 ^ s2
        self.s0 = self.s0 ^ s3
        self.s2 = s2 ^ ((s1 << 9) & mask)
        self.s3 = ((s3 << 11) & mask) | (s3 >> 21)
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        bound: i64 = n
        return (self.word() * bound) >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in random order."""
        mixed = items[:]
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed

    def key(self) -> bytes:
        """A fresh key for an imagined game, so that nobody foresees the real one's chance."""
        return b"".join(int(self.word()).to_bytes(4, "big") for _ in range(8))
