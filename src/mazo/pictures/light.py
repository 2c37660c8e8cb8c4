"""The light of a picture: from the tint of the card and the hour of the day to the colours of everything in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from mazo.pictures.chance import Chance
from mazo.pictures.colour import Colour, mixed
from mazo.pictures.style import Mood, Style, Subject, Tint

_HOURS: Final[dict[Mood, tuple[float, float, float, float]]] = {
    "night": (0.17, 0.30, 0.50, 0.10),
    "dusk": (0.25, 0.46, 0.78, 0.13),
    "dawn": (0.44, 0.66, 0.90, 0.20),
    "day": (0.58, 0.76, 0.94, 0.26),
}
"""How light the top of the sky, its middle, the horizon and what is near are."""


class Light(NamedTuple):
    """The colours of one picture."""

    tint: Tint
    mood: Mood
    top: Colour
    middle: Colour
    horizon: Colour
    near: Colour
    outline: str
    """What is added to shapes that have a contour."""

    @property
    def cream(self) -> str:
        """The brightest colour: the moon, highlights."""
        return Colour(0.97, 0.035, self.tint.light).hex

    @property
    def spark(self) -> str:
        """Windows, lanterns, gilt."""
        return Colour(0.86, 0.12, self.tint.spark).hex

    @property
    def glow(self) -> str:
        """What light falls with."""
        return Colour(0.93, self.tint.chroma * 0.45, self.tint.light).hex

    def deep(self, share: float) -> str:
        """The colour of what lies so far from the horizon towards the eye."""
        return mixed(mixed(self.middle, self.horizon, 0.62), self.near, share**0.85).hex

    def shade(self, light: float, strength: float = 1.0) -> str:
        """The card's own shade, so light."""
        return Colour(light, self.tint.chroma * strength, self.tint.shade).hex

    def hue(self, light: float, strength: float = 1.0) -> str:
        """The card's own colour, so light."""
        return Colour(light, self.tint.chroma * strength, self.tint.hue).hex


def light_of(subject: Subject, style: Style, mood: Mood, biome: str, chance: Chance) -> Light:
    """The colours of a card's picture at that hour, turned a little so that no two look alike."""
    named = [style.tints[one] for one in (*subject.colours, subject.type) if one in style.tints]
    tint = named[0] if named else style.tints[style.usual]
    light, chroma = tint.light, tint.chroma
    if len(named) > 1 and subject.colours[1:]:
        light, chroma = named[1].hue, max(chroma, named[1].chroma)
    turn = chance.between(-13, 13)
    tint = Tint(tint.hue + turn, light + turn * 0.6, tint.shade + chance.between(-16, 16), chroma, tint.spark)
    top, middle, horizon, near = _HOURS[mood]
    sky = Colour(top, chroma * 0.9, tint.shade)
    half = Colour(middle, chroma * 1.1, tint.hue)
    edge = Colour(horizon, chroma * 0.85, tint.light)
    if biome == "snow":
        edge = Colour(max(0.86, horizon), chroma * 0.3, tint.light)
    if biome == "deep":
        sky, half = Colour(0.34, chroma, tint.hue), Colour(0.26, chroma, tint.hue)
        edge = Colour(0.46, chroma, tint.light)
    gilt = Colour(0.84, 0.1, 85).hex
    contour = f' stroke="{gilt}" stroke-opacity=".55" stroke-width="1.2"' if style.relief else ""
    return Light(tint, mood, sky, half, edge, Colour(near, chroma * 0.45, tint.shade), contour)
