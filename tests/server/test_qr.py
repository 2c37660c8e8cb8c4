"""QR codes: what a reader of somebody else's finds in ours."""

from __future__ import annotations

import hashlib
from xml.etree import ElementTree

import pytest

from mazo.errors import BadConfig
from mazo.server.qr import longest, qr, qr_svg

LINK = "http://192.168.1.17:8320/t/tjD62K69B8Nd"
KNOWN = "983c3c6b761c63ad"
"""The code of the link as a reader has read it."""
SCALE = 4
QUIET = 4


def read(text: str) -> str:
    """What zxing reads in the code of a text."""
    zxing = pytest.importorskip("zxingcpp", reason="zxing-cpp is not installed")
    rows = [[False] * QUIET + row + [False] * QUIET for row in qr(text)]
    empty = [[False] * len(rows[0])] * QUIET
    rows = [*empty, *rows, *empty]
    side = len(rows) * SCALE
    pixels = bytes(0 if rows[y // SCALE][x // SCALE] else 255 for y in range(side) for x in range(side))
    found = zxing.read_barcodes(memoryview(pixels).cast("B", [side, side]))
    return str(found[0].text) if found else ""


@pytest.mark.parametrize("length", [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213])
def test_a_reader_finds_the_text_in_codes_of_every_size(length):
    text = (LINK * 6)[:length]
    assert read(text) == text


def test_letters_beyond_ascii_are_read_too():
    assert read("¿Mazo? Sí: añádete") == "¿Mazo? Sí: añádete"


def test_the_code_of_a_link_is_the_one_that_was_read():
    drawn = "\n".join("".join("#" if dark else "." for dark in row) for row in qr(LINK))
    assert hashlib.sha256(drawn.encode()).hexdigest()[:16] == KNOWN


def test_what_is_too_long_is_refused():
    assert len(qr("x" * longest())) == 57
    with pytest.raises(BadConfig):
        qr("x" * (longest() + 1))


def test_the_picture_is_dark_on_white_with_a_quiet_rim():
    root = ElementTree.fromstring(qr_svg(LINK))
    side = len(qr(LINK)) + 2 * QUIET
    assert root.get("viewBox") == f"0 0 {side} {side}"
    assert root[0].get("fill") == "#fff"
    assert (root[1].get("d") or "").startswith(f"M{QUIET} {QUIET}h7v1h-7z")
