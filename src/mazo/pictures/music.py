"""What music looks like: lines and notes in the wind, in rings, on a rise, and what plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mazo.pictures.chance import Chance
from mazo.pictures.drawing import at, circle, filled, n, placed, see_through, stroked
from mazo.pictures.light import Light
from mazo.pictures.shapes import shapes

LINES: Final = 5


class Music:
    """Music under some light, as the dice fall."""

    __slots__ = ("chance", "light")

    def __init__(self, light: Light, chance: Chance) -> None:
        self.light = light
        self.chance = chance

    def note(self, x: float, y: float, size: float, *, spark: bool) -> str:
        """One note or a pair, rimmed so that it is seen on every sky."""
        light = self.light
        path = "".join(shapes().whole("note" if self.chance.happens(0.6) else "quaver"))
        colour = light.spark if spark else light.cream
        rimmed = filled(path, colour, f' stroke="{light.shade(0.22)}" stroke-width="3"')
        return placed(rimmed, x, y, size, self.chance.happens(0.3))

    def lines(self, paths: list[str], width: float = 1.8) -> str:
        """The lines that notes stand on."""
        return stroked("".join(paths), self.light.cream, width, see_through(0.85))

    def wind(self) -> str:
        """Five lines that blow across."""
        chance = self.chance
        y, swing = chance.between(60, 112), chance.between(-60, 60)
        lines = [
            f"M-10 {n(y + index * 11)}C{at(90, y + swing + index * 9)} "
            f"{at(210, y - swing + index * 15)} {at(330, y + swing * 0.4 + index * 10)}"
            for index in range(LINES)
        ]
        many = chance.pick((3, 4, 5))
        found = self.lines(lines)
        for index in range(many):
            x, down = (index + 0.6) * 320 / many + chance.between(-12, 12), y + 66 + chance.between(-30, 24)
            found += self.note(x, down, chance.between(0.42, 0.85), spark=index % 2 == 1)
        return found

    def rings(self) -> str:
        """Five rings around a point, with notes that circle it."""
        chance = self.chance
        x, y, wide = chance.between(90, 230), chance.between(80, 130), chance.between(12, 18)
        first = chance.between(26, 44)
        rings = []
        for index in range(LINES):
            radius = first + index * wide
            rings.append(f"M{at(x - radius, y)}a{n(radius)} {n(radius * 0.62)} 0 1 1 {n(radius * 2)} 0")
        found = self.lines(rings)
        for index in range(4):
            side = -1 if index % 2 else 1
            away = first + wide * (1 + index)
            found += self.note(
                x + side * away * 0.8, y + 10 - away * 0.3 + index * 12, chance.between(0.4, 0.7), spark=index == 1
            )
        return found

    def rise(self) -> str:
        """Five lines that climb steeply, and notes like birds upon them."""
        chance = self.chance
        left = chance.happens(0.5)
        start, bow = chance.between(10, 70), chance.between(30, 110)
        lines = []
        for index in range(LINES):
            low, high = start + index * 16, 150 + index * 30
            ends = (at(low, 250), at(low + bow, 150 - index * 6), at(high, -10))
            lines.append(f"M{ends[0]}Q{ends[1]} {ends[2]}")
        found = self.lines(lines)
        for index in range(4):
            found += self.note(start + 40 + index * 34, 214 - index * 46, 0.75 - index * 0.11, spark=index % 2 == 0)
        return found if left else f'<g transform="translate(320)scale(-1 1)">{found}</g>'

    def harp(self) -> str:
        """A harp before the light, with strings that can be counted."""
        light, chance = self.light, self.chance
        frame = stroked("M-34 4C-46-40-48-92-28-124C-8-148 40-130 58-112L-34 4", light.cream, 8, round_ends=True)
        strings = "".join(f"M{n(-26 + i * 13)} {n(-118 + i * 3)}L{n(-30 + i * 14)} {n(-6 - i * 17)}" for i in range(6))
        drawn = stroked(strings, light.spark, 1.8) + frame + filled("M-46 0H-14L-10 12H-50Z", light.shade(0.3))
        x = chance.between(110, 200)
        found = placed(drawn, x, 208, chance.between(0.95, 1.15), chance.happens(0.5))
        return found + self._few(x)

    def lute(self) -> str:
        """A lute that leans, larger than life."""
        light, chance = self.light, self.chance
        body = "M0-30C34-30 48 6 40 38C32 70-32 70-40 38C-48 6-34-30 0-30Z"
        drawn = filled("M-6-112H6V-26H-6ZM-8-112L-20-134H4L10-112Z", light.shade(0.3)) + filled(
            body, light.glow, f' stroke="{light.shade(0.22)}" stroke-width="3"'
        )
        drawn += circle(0, 14, 12, light.shade(0.28)) + stroked("M-3-104V52M3-104V52", light.cream, 1.4)
        x, turn = chance.between(110, 210), chance.between(-34, 34)
        size = chance.between(0.95, 1.2)
        found = f'<g transform="translate({at(x, 150)})rotate({n(turn)})scale({n(size)})">{drawn}</g>'
        return found + self._few(x)

    def bell(self) -> str:
        """A bell that swings, and its sound in bows."""
        light, chance = self.light, self.chance
        bell = "M-50 34C-36 16-38-16-32-38C-26-62 26-62 32-38C38-16 36 16 50 34Z"
        drawn = circle(0, 42, 10, light.shade(0.3)) + filled(
            bell, light.glow, f' stroke="{light.shade(0.22)}" stroke-width="3"'
        )
        drawn += stroked("M-40 22H40M-30-34H30", light.shade(0.34), 3) + circle(0, -60, 6, light.cream)
        x, y, turn = chance.between(110, 210), chance.between(96, 130), chance.between(-24, 24)
        sound = "".join(
            f"M{at(side * (62 + 18 * i), -30 - 6 * i)}q{n(side * 16)} {n(30 + 6 * i)} 0 {n(60 + 12 * i)}"
            for side in (-1, 1)
            for i in range(3)
        )
        drawn += stroked(sound, light.cream, 2.4, see_through(0.8), round_ends=True)
        return f'<g transform="translate({at(x, y)})rotate({n(turn)})">{drawn}</g>' + self._few(x)

    def _few(self, x: float) -> str:
        """Two notes that go away from what plays them."""
        chance = self.chance
        side = 1 if x < 160 else -1
        return self.note(x + side * chance.between(64, 84), 96, 0.5, spark=True) + self.note(
            x + side * chance.between(96, 118), chance.between(50, 70), 0.38, spark=False
        )


LOOKS: Final[tuple[Callable[[Music], str], ...]] = (
    Music.wind, Music.rings, Music.rise, Music.harp, Music.lute, Music.bell,
)  # fmt: skip
"""Every way in which music can look."""


def music(light: Light, chance: Chance) -> str:
    """Music in one of its looks."""
    return chance.pick(LOOKS)(Music(light, chance))
