"""Colours by lightness, chroma and hue as the eye sees them (OKLCH), written as the screen wants them."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import NamedTuple

_STEP = 0.012
"""How much chroma is taken away at a time until a colour can be shown."""


class Colour(NamedTuple):
    """A colour: how light (0 to 1), how strong (0 to about 0.3), and its place on the wheel in degrees."""

    light: float
    chroma: float
    hue: float

    @property
    def hex(self) -> str:
        """The colour as a screen writes it.

        >>> Colour(1, 0, 0).hex
        '#ffffff'
        """
        return _hex(round(self.light, 3), round(self.chroma, 3), round(self.hue) % 360)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two, the shorter way around the wheel."""
    turn = (other.hue - one.hue + 540) % 360 - 180
    return Colour(
        one.light + (other.light - one.light) * share,
        one.chroma + (other.chroma - one.chroma) * share,
        (one.hue + turn * share) % 360,
    )


def hue_between(one: float, other: float, share: float) -> float:
    """A hue between two, the shorter way around the wheel."""
    return (one + ((other - one + 540) % 360 - 180) * share) % 360


@cache
def _hex(light: float, chroma: float, hue: int) -> str:
    """The nearest colour of that lightness and hue that a screen can show."""
    across, along = cos(radians(hue)), sin(radians(hue))
    while True:
        strength = max(0.0, chroma)
        a, b = across * strength, along * strength
        long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
        middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
        short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
        parts = (
            4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
        )
        if chroma <= 0 or all(-0.001 < part < 1.001 for part in parts):
            return "#" + "".join(f"{_byte(part):02x}" for part in parts)
        chroma -= _STEP


def _byte(linear: float) -> int:
    """One part of a colour as the screen counts it."""
    linear = min(1.0, max(0.0, linear))
    shown = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return round(255 * shown)
