"""One number for a whole state, equal on every machine, interpreted or compiled."""

import hashlib
import struct


def fold(row: list[int]) -> int:
    """A 63-bit hash of a row of integers.

    >>> fold([1, 2, 3]) == fold([1, 2, 3]), fold([1, 2, 3]) == fold([1, 3, 2])
    (True, False)
    """
    packed = struct.pack(f"<{len(row)}q", *row)
    return int.from_bytes(hashlib.sha256(packed).digest()[:8], "big") >> 1
