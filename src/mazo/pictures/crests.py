"""Crests: the faces of seats. The shape of the rim tells the seat, so colour never does so alone."""

from __future__ import annotations

from typing import Final

from mazo.pictures.chance import Chance, seed_of
from mazo.pictures.colour import Colour
from mazo.pictures.shapes import shapes

CHARGES: Final = (
    "hound", "cat", "raven", "bear", "stag", "ship", "dragon", "whale", "moth", "crown", "harp", "key", "flower",
    "sword", "quill", "shell",
)  # fmt: skip
"""What a crest may bear."""
_RIMS: Final = (
    "M32 3a29 29 0 1 1-.1 0Z",
    "M32 2L62 32L32 62L2 32Z",
    "M10 6H54Q58 6 58 10V54Q58 58 54 58H10Q6 58 6 54V10Q6 6 10 6Z",
    "M32 2L58 17V47L32 62L6 47V17Z",
    "M8 4H56V34Q56 52 32 62Q8 52 8 34Z",
    "M20 3H44L61 20V44L44 61H20L3 44V20Z",
)
_HUES: Final = (178, 60, 310, 108, 12, 125)
_FIELDS: Final = ("M32 0V64H0V0Z", "M0 64L64 0V64Z", "M0 44L32 22L64 44V64H0Z", "M0 0H32V32H0ZM32 32H64V64H32Z")


def crest(name: str, seat: int) -> str:
    """The crest of a player at a seat as SVG."""
    chance = Chance(seed_of(name))
    charge, field = chance.pick(CHARGES), chance.pick(_FIELDS)
    rim, hue = _RIMS[seat % len(_RIMS)], _HUES[seat % len(_HUES)]
    x, scale = (33, 0.27) if charge == "dragon" else (32, 0.34)
    parts = "".join(f'<path d="{path}"/>' for path in shapes().whole(charge))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'viewBox="0 0 64 64"><defs>'
        '<clipPath id="c"><path '
        f'd="{rim}"/></clipPath>'
        '<radialGradient id="l" cx=".35" cy=".25"><stop offset="0" stop-color="#fff" stop-opacity=".35"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".25"/></radialGradient></defs><g clip-path="url(#c)">'
        '<rect width="64" height="64" '
        f'fill="{Colour(0.34, 0.1, hue).hex}"/><path '
        f'd="{field}" '
        f'fill="{Colour(0.48, 0.12, hue).hex}"/>'
        f'<g transform="translate({x} '
        f'50)scale({scale})" '
        f'fill="{Colour(0.9, 0.07, hue).hex}" '
        f'stroke="{Colour(0.2, 0.06, hue).hex}"'
        f' stroke-width="3" fill-rule="evenodd">{parts}</g><rect width="64" height="64" fill="url(#l)"/></g>'
        f'<path d="{rim}" fill="none" stroke="{Colour(0.82, 0.11, hue).hex}" stroke-width="3"/></svg>'
    )
