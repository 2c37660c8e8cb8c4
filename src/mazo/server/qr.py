"""QR codes: a short text as a square that a phone reads (ISO/IEC 18004, bytes, error correction M)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from mazo.errors import BadConfig

Grid: TypeAlias = list[list[bool]]

# For each version from 1 on: error-correction bytes a block, blocks of the shorter kind and their data bytes, blocks
# that have one byte more.
_BLOCKS: Final = (
    (10, 1, 16, 0), (16, 1, 28, 0), (26, 1, 44, 0), (18, 2, 32, 0), (24, 2, 43, 0),
    (16, 4, 27, 0), (18, 4, 31, 0), (22, 2, 38, 2), (22, 3, 36, 2), (26, 4, 43, 1),
)  # fmt: skip
_ALIGNED: Final[tuple[tuple[int, ...], ...]] = (
    (), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46), (6, 28, 50),
)  # fmt: skip
"""Where the small squares have their middles."""
_MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
_BYTES: Final = 0b0100
"""The mode in which each letter is a byte."""
_LEVEL_M: Final = 0b00
_FINDER_LIKE: Final = ([True, False, True, True, True, False, True], [False] * 4)
_QUIET: Final = 4
"""Empty squares around the code, as readers expect."""


def longest() -> int:
    """How many bytes the largest code holds."""
    return _room(len(_BLOCKS)) - 3


def qr_svg(text: str) -> str:
    """The code of a text as SVG: black on white, in one path."""
    grid = qr(text)
    side = len(grid) + 2 * _QUIET
    path = "".join(
        f"M{x + _QUIET} {y + _QUIET}h{length}v1h-{length}z" for y, row in enumerate(grid) for x, length in _runs(row)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path d="{path}"/></svg>'
    )


def _runs(row: list[bool]) -> Iterator[tuple[int, int]]:
    """The dark stretches of a row: where they begin and how long they are."""
    start = 0
    while start < len(row):
        end = start
        while end < len(row) and row[end]:
            end += 1
        if end > start:
            yield start, end - start
        start = end + 1


def qr(text: str) -> Grid:
    """The code of a text, dark squares being true, under the mask that is easiest to read."""
    data = text.encode()
    version = next((one for one in range(1, len(_BLOCKS) + 1) if len(data) + _overhead(one) <= _room(one)), 0)
    if not version:
        raise BadConfig(f"At most {longest()} bytes fit.", f"Caben como mucho {longest()} bytes.")
    plain, fixed = _frame(version)
    _write(plain, fixed, _with_correction(_data_bytes(data, version), version))
    masked = [_masked(plain, fixed, mask) for mask in range(len(_MASKS))]
    return min(masked, key=_penalty)


# --- bytes ----------------------------------------------------------------------------------------------------------


def _room(version: int) -> int:
    """How many data bytes a version has."""
    _, short, size, long = _BLOCKS[version - 1]
    return short * size + long * (size + 1)


def _overhead(version: int) -> int:
    """Bytes for the mode and for the length, which has two from version 10 on."""
    return 2 if version < 10 else 3


def _data_bytes(data: bytes, version: int) -> bytes:
    bits = f"{_BYTES:04b}" + f"{len(data):0{8 if version < 10 else 16}b}" + "".join(f"{one:08b}" for one in data)
    room = _room(version) * 8
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    found = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return found + (b"\xec\x11" * _room(version))[: _room(version) - len(found)]


def _with_correction(data: bytes, version: int) -> bytes:
    """The blocks woven into each other, first their data, then what corrects errors in them."""
    extra, short, size, long = _BLOCKS[version - 1]
    blocks: list[bytes] = []
    for at in range(short + long):
        length = size + (at >= short)
        blocks.append(data[:length])
        data = data[length:]
    divisor = _divisor(extra)
    checks = [_remainder(block, divisor) for block in blocks]
    woven = [block[at] for at in range(size + 1) for block in blocks if at < len(block)]
    return bytes(woven + [check[at] for at in range(extra) for check in checks])


def _times(one: int, other: int) -> int:
    """A product in the field of 256 elements."""
    found = 0
    for bit in reversed(range(8)):
        found = (found << 1) ^ (0x11D if found & 0x80 else 0)
        if other >> bit & 1:
            found ^= one
    return found


def _divisor(degree: int) -> list[int]:
    """The polynomial whose roots are the first powers of 2, without its leading 1."""
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        found = [_times(one, root) ^ (found[at + 1] if at + 1 < degree else 0) for at, one in enumerate(found)]
        root = _times(root, 2)
    return found


def _remainder(data: bytes, divisor: list[int]) -> list[int]:
    found = [0] * len(divisor)
    for one in data:
        factor = one ^ found[0]
        found = [past ^ _times(by, factor) for past, by in zip([*found[1:], 0], divisor, strict=True)]
    return found


# --- squares --------------------------------------------------------------------------------------------------------


def _frame(version: int) -> tuple[Grid, Grid]:
    """What every code of a version has, and which squares that takes."""
    side = 17 + 4 * version
    plain: Grid = [[False] * side for _ in range(side)]
    fixed: Grid = [[False] * side for _ in range(side)]

    def put(y: int, x: int, dark: bool) -> None:
        if 0 <= y < side and 0 <= x < side:
            plain[y][x], fixed[y][x] = dark, True

    for at in range(side):
        put(6, at, at % 2 == 0)
        put(at, 6, at % 2 == 0)
    for y, x in ((3, 3), (3, side - 4), (side - 4, 3)):
        for down in range(-4, 5):
            for right in range(-4, 5):
                put(y + down, x + right, max(abs(down), abs(right)) not in (2, 4))
    middles = _ALIGNED[version - 1]
    for y in middles:
        for x in middles:
            if (y, x) not in ((6, 6), (6, middles[-1]), (middles[-1], 6)):  # where the large squares are
                for down in range(-2, 3):
                    for right in range(-2, 3):
                        put(y + down, x + right, max(abs(down), abs(right)) != 1)
    for y, x in _format_places(side):
        put(y, x, False)
    put(side - 8, 8, True)
    if version >= 7:
        bits = version << 12 | _bch(version, 0x1F25, 12)
        for at in range(18):
            put(at // 3, side - 11 + at % 3, bool(bits >> at & 1))
            put(side - 11 + at % 3, at // 3, bool(bits >> at & 1))
    return plain, fixed


def _format_places(side: int) -> list[tuple[int, int]]:
    """Where the mask is written, twice, the lowest bit first."""
    first = [(at, 8) for at in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, at) for at in (7, 5, 4, 3, 2, 1, 0)]
    second = [(8, side - 1 - at) for at in range(8)] + [(side - 7 + at, 8) for at in range(7)]
    return first + second


def _bch(value: int, divisor: int, degree: int) -> int:
    found = value
    for _ in range(degree):
        found = found << 1 ^ (divisor if found >> (degree - 1) & 1 else 0)
    return found


def _write(plain: Grid, fixed: Grid, data: bytes) -> None:
    """Lay the bits in columns of two, from the right, up and down in turn."""
    side = len(plain)
    bits = iter(f"{int.from_bytes(data):0{len(data) * 8}b}")
    rights = [*range(side - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(rights):
        for at in range(side):
            y = at if turn % 2 else side - 1 - at
            for x in (right, right - 1):
                if not fixed[y][x]:
                    plain[y][x] = next(bits, "0") == "1"


def _masked(plain: Grid, fixed: Grid, mask: int) -> Grid:
    """The code under a mask, which it names."""
    flips = _MASKS[mask]
    side = len(plain)
    found = [[dark ^ (not fixed[y][x] and flips(y, x)) for x, dark in enumerate(row)] for y, row in enumerate(plain)]
    said = _LEVEL_M << 3 | mask
    bits = (said << 10 | _bch(said, 0x537, 10)) ^ 0x5412
    for at, (y, x) in enumerate(_format_places(side)):
        found[y][x] = bool(bits >> at % 15 & 1)
    return found


def _penalty(grid: Grid) -> int:
    """How hard a code is to read: long lines, blocks, what looks like a corner, and too much of one colour."""
    side = len(grid)
    found = 0
    for lines in (grid, [list(column) for column in zip(*grid, strict=True)]):
        for line in lines:
            run = 1
            for at in range(1, side + 1):
                if at < side and line[at] == line[at - 1]:
                    run += 1
                    continue
                found += run - 2 if run >= 5 else 0
                run = 1
            corner, space = _FINDER_LIKE
            for at in range(side - 10):
                found += 40 * (line[at : at + 11] in (corner + space, space + corner))
    for y in range(side - 1):
        for x in range(side - 1):
            found += 3 * (grid[y][x] == grid[y][x + 1] == grid[y + 1][x] == grid[y + 1][x + 1])
    dark = sum(map(sum, grid)) * 20 // side**2
    return found + 10 * min(abs(dark - 10), abs(dark - 9))
