"""The land: three to five grounds that fade with distance, with what grows and stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sin
from typing import NamedTuple, TypeAlias

from mazo.pictures.chance import Chance
from mazo.pictures.choosing import Motif
from mazo.pictures.colour import Colour, mixed
from mazo.pictures.composing import Plan
from mazo.pictures.drawing import HEIGHT, WIDTH, Canvas, at, circle, filled, n, see_through, stroked
from mazo.pictures.light import Light

Line: TypeAlias = Sequence[float]
"""The upper edge of a ground: its heights at equal steps from left to right."""


class Land(NamedTuple):
    """Where one stands in a landscape, and what lies before whoever stands there."""

    stand: Line
    front: tuple[str, ...] = ()


def height_at(line: Line, x: float) -> float:
    """How high the edge of a ground is somewhere."""
    step = WIDTH / (len(line) - 1)
    index = max(0, min(len(line) - 2, int(x / step)))
    share = max(0.0, min(1.0, (x - index * step) / step))
    return line[index] + (line[index + 1] - line[index]) * share


def columns(x: float, y: float, scale: float, count: int) -> str:
    """A temple: steps, columns and a gable."""
    left, width = x - count * 11 * scale - 6, count * 22 * scale + 12
    path = f"M{at(left, y)}h{n(width)}v8H{n(left)}ZM{at(left, y - 66 * scale)}h{n(width)}L{at(x, y - 92 * scale)}Z"
    for index in range(count):
        foot = x + (index - (count - 1) / 2) * 22 * scale - 5 * scale
        path += f"M{at(foot, y)}v{n(-64 * scale)}h{n(10 * scale)}v{n(64 * scale)}Z"
    return path


def fortress(x: float, y: float, scale: float, count: int, chance: Chance) -> tuple[str, str]:
    """Turrets around a wall, and their windows."""
    path, windows = "", ""
    for index in range(count):
        off = index - (count - 1) / 2
        here = x + off * 21 * scale + chance.between(-2, 2)
        high = (64 - abs(off) * 13 + chance.between(-8, 10)) * scale
        wide = chance.between(11, 16) * scale
        path += f"M{at(here - wide / 2, y + 40)}V{n(y - high)}"
        if chance.happens(0.62) or off == 0:
            tip = y - high - chance.between(20, 32) * scale
            path += f"l{n(-2 * scale)} 0L{at(here, tip)}L{at(here + wide / 2 + 2 * scale, y - high)}h{n(-2 * scale)}"
        else:
            tooth, rise, fall = n(wide / 5), n(-5 * scale), n(4 * scale)
            path += f"v{rise}h{tooth}v{fall}h{tooth}v-{fall}h{tooth}v{fall}h{tooth}v-{fall}h{tooth}"
        path += f"V{n(y + 40)}Z"
        if chance.happens(0.8):
            windows += f"M{at(here, y - high * chance.between(0.45, 0.85))}v{n(4 * scale)}"
    wall = f"M{at(x - count * 11 * scale, y + 40)}V{n(y - 20 * scale)}H{n(x + count * 11 * scale)}V{n(y + 40)}Z"
    return path + wall, windows


class Painter:
    """Paints the land of one picture."""

    def __init__(self, canvas: Canvas, motif: Motif, plan: Plan, light: Light, chance: Chance, lean: bool) -> None:
        self.canvas = canvas
        self.motif = motif
        self.plan = plan
        self.light = light
        self.chance = chance
        self.lean = lean

    def land(self) -> Land:
        """The landscape of the motif."""
        if self.motif.biome == "hall":
            return self._hall()
        if self.motif.biome == "sea":
            return self._sea()
        if self.motif.biome == "deep":
            return self._deep()
        return self._country()

    # Edges and grounds.

    def _hills(self, base: float, swing: float, often: float) -> Line:
        one, other = self.chance.roll() * 6.3, self.chance.roll() * 6.3
        return [
            base + swing * (0.65 * sin(x * often + one) + 0.35 * sin(x * often * 2.3 + other))
            for x in range(0, WIDTH + 1, 32)
        ]

    def _peaks(self, base: float, swing: float, rough: float) -> Line:
        chance = self.chance
        edge = [
            base + chance.between(-0.3, 0.3) * swing,
            base - swing * chance.between(0.2, 1),
            base + chance.between(-0.3, 0.3) * swing,
        ]
        reach = swing * 0.6
        for _ in range(3):
            finer: list[float] = []
            for left, right in pairwise(edge):
                finer += [left, (left + right) / 2 + chance.between(-reach, reach)]
            edge = [*finer, edge[-1]]
            reach *= rough
        return edge

    @staticmethod
    def _soft(line: Line) -> str:
        step = WIDTH / (len(line) - 1)
        path = f"M0 {HEIGHT}V{n(line[0])}"
        for index in range(1, len(line) - 1):
            path += f"Q{at(index * step, line[index])} {at((index + 0.5) * step, (line[index] + line[index + 1]) / 2)}"
        return f"{path}L{at(WIDTH, line[-1])}V{HEIGHT}Z"

    @staticmethod
    def _hard(line: Line) -> str:
        step = WIDTH / (len(line) - 1)
        return (
            f"M0 {HEIGHT}V{n(line[0])}"
            + "".join(f"L{at(index * step, line[index])}" for index in range(1, len(line)))
            + f"V{HEIGHT}Z"
        )

    def _ground(self, path: str, depth: float, mist: float = 0.3) -> str:
        light = self.light
        fill = self.canvas.down((0, light.deep(depth)), (1, light.deep(max(0.0, depth - mist))))
        edge = f' stroke="{light.glow}" stroke-opacity=".3"' if depth > 0.7 else ""
        return filled(path, fill, light.outline or edge)

    # Landscapes.

    def _hall(self) -> Land:
        """Indoors: arched windows on the sky, a floor, a pool of light."""
        canvas, chance, light = self.canvas, self.chance, self.light
        wall = light.shade(0.17 if light.mood == "night" else 0.22, 0.55)
        count = chance.pick((1, 1, 3))
        wide = chance.between(112, 150) if count == 1 else 66
        path = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
        for index in range(count):
            x = 160 + (index - (count - 1) / 2) * (wide + 20) - wide / 2
            top = 62 if count == 1 else 56 if index == 1 else 76
            path += f"M{at(x, 176)}V{n(top + wide * 0.25)}Q{at(x, top - 30)} {at(x + wide / 2, top - 44)}"
            path += f"Q{at(x + wide, top - 30)} {at(x + wide, top + wide * 0.25)}V176Z"
        canvas.paint(self._ground(self._soft(self._hills(146, 12, 0.02)), 0.3))
        canvas.paint(filled(path, wall, ' fill-rule="evenodd"' + light.outline))
        floor = canvas.down((0, light.shade(0.34, 0.6)), (1, light.shade(0.14, 0.4)))
        canvas.paint(filled(f"M0 186H{WIDTH}V{HEIGHT}H0Z", floor, light.outline))
        tiles = "".join(f"M{at(160 + index * 26, 186)}L{at(160 + index * 62, HEIGHT)}" for index in range(-5, 6))
        lines = Colour(0.5, light.tint.chroma * 0.5, light.tint.light).hex
        canvas.paint(stroked(tiles + "M0 202H320M0 222H320", lines, 0.8, see_through(0.4)))
        canvas.paint(filled("M110 188H210L262 240H58Z", light.glow, see_through(0.16)))
        if not chance.happens(0.6):
            return Land((196, 196))
        w = chance.between(40, 64)
        curtain = f"M0 0H{n(w)}Q{at(w + 10, 60)} {at(w * 0.5, 128)}Q{at(w * 0.3, 180)} {at(w * 0.6, HEIGHT)}H0Z"
        curtain += f"M{WIDTH} 0H{n(WIDTH - w)}Q{at(WIDTH - w - 10, 60)} {at(WIDTH - w * 0.5, 128)}"
        curtain += f"Q{at(WIDTH - w * 0.3, 180)} {at(WIDTH - w * 0.6, HEIGHT)}H{WIDTH}Z"
        return Land((196, 196), (filled(curtain, light.hue(0.24, 0.9), light.outline),))

    def _sea(self) -> Land:
        canvas, chance, light = self.canvas, self.chance, self.light
        y = self.plan.horizon + 4
        if chance.happens(0.7):
            canvas.paint(self._ground(self._hard(self._peaks(y - 4, 20, 0.55)), 0.22))
        water = canvas.down((0, mixed(light.horizon, light.middle, 0.5).hex), (1, light.deep(0.8)))
        canvas.paint(filled(f"M0 {n(y)}H{WIDTH}V{HEIGHT}H0Z", water, light.outline))
        path = ""
        for index in range(16):
            wide = chance.between(6, 18) + index * 2.4
            path += f"M{at(self.plan.orb_x - wide / 2 + chance.between(-8, 8), y + 3 + index * index * 0.34)}h{n(wide)}"
        canvas.paint(stroked(path, light.glow, 1.8, see_through(0.8), round_ends=True))
        canvas.paint(self._wave(190, 10, 0.6))
        stand = self._hills(196, 3, 0.02)
        if self.motif.role in ("figure", "thing") and chance.happens(0.72):
            stand = self._hills(chance.between(184, 198), 8, 0.016)
            canvas.paint(self._ground(self._soft(stand), 0.8))
        return Land(stand, (self._wave(216, 12, 0.92),))

    def _wave(self, y: float, swing: int, depth: float) -> str:
        path = f"M-8 {HEIGHT}V{n(y)}" + f"q10-{swing} 20-{swing}q-4 {n(swing * 0.7)} 20 {swing}" * 9 + f"V{HEIGHT}Z"
        return filled(
            path, self.canvas.down((0, self.light.deep(depth)), (1, self.light.deep(depth - 0.3))), self.light.outline
        )

    def _deep(self) -> Land:
        canvas, chance, light = self.canvas, self.chance, self.light
        stand: Line = (200, 200)
        for index in range(3):
            line = self._hills(168 + index * 26, 16, 0.02 + index * 0.008)
            canvas.paint(self._ground(self._soft(line), 0.35 + index * 0.26, -0.1))
            stand = line if index == 1 else stand
        path = ""
        for _ in range(9):
            x = chance.between(0, 90) if chance.happens(0.5) else chance.between(230, 320)
            h, b = chance.between(40, 110), chance.between(8, 16)
            path += f"M{at(x, HEIGHT)}q{at(-b, -h / 3)} {at(0, -h * 0.6)}q{at(b, -h / 4)} {at(b * 0.4, -h * 0.5)}"
            path += f"q{at(b, h / 3)} {at(-b * 0.2, h * 0.6)}q{at(-b * 0.4, h / 3)} {at(b * 0.6, h * 0.5)}Z"
        return Land(stand, (filled(path, light.deep(1), see_through(0.9)),))

    def _country(self) -> Land:
        """Far hills or peaks, what the biome has between, a middle ground, and the ground one stands on."""
        canvas, chance, light, plan, biome = self.canvas, self.chance, self.light, self.plan, self.motif.biome
        place = self.motif.role == "place"
        rugged = biome in ("peaks", "snow", "volcano") or chance.happens(0.4)
        far = self._peaks(plan.horizon - 8, 46, 0.5) if rugged else self._hills(plan.horizon - 4, 16, 0.018)
        if biome == "volcano":
            self._volcano()
        elif biome == "cosmos":
            x = chance.between(20, 100) if plan.orb_x > 160 else chance.between(220, 300)
            canvas.paint(
                circle(
                    x,
                    chance.between(40, 90),
                    chance.between(12, 30),
                    canvas.down((0, light.spark), (1, light.hue(0.4))),
                )
            )
        canvas.paint(self._ground(self._hard(far) if rugged else self._soft(far), 0.16))
        if biome in ("peaks", "snow"):
            self._snow_caps(far)
            canvas.paint(self._ground(self._hard(self._peaks(plan.horizon + 22, 40, 0.5)), 0.4))
        elif biome == "fortress" and not place:
            path, windows = fortress(
                plan.orb_x + chance.between(-70, 70),
                plan.horizon + 2,
                chance.between(0.8, 1.15),
                chance.pick((4, 5, 6)),
                chance,
            )
            canvas.paint(
                filled(path, light.deep(0.36), light.outline), stroked(windows, light.spark, 2.4, round_ends=True)
            )
        elif biome == "temple" and not place:
            path = columns(
                plan.orb_x + chance.between(-80, 80), plan.horizon + 16, chance.between(0.7, 1), chance.pick((4, 5, 6))
            )
            canvas.paint(filled(path, light.deep(0.34), light.outline))
        elif biome == "desert":
            self._pyramids()
        elif biome == "town":
            self._houses()
        elif biome == "stones":
            self._stones()
        elif biome == "islands":
            self._islands()
        middle = self._hills(plan.horizon + 26, 14, 0.02)
        canvas.paint(self._ground(self._soft(middle), 0.46))
        if biome in ("forest", "glade") or (biome in ("hills", "snow", "fortress") and chance.happens(0.6)):
            canvas.paint(
                filled(
                    self._pines(middle, 6 if self.lean else 15 if biome == "forest" else 9),
                    light.deep(0.58),
                    light.outline,
                )
            )
        stand = self._hills(chance.between(184, 196), 11, 0.017)
        canvas.paint(self._ground(self._soft(stand), 0.3 if biome == "snow" else 0.76))
        front: list[str] = []
        if biome == "forest":
            front.append(self._trunks())
        if plan.kind == "cliff":
            stand = self._cliff()
        elif not self.lean and biome != "forest" and chance.happens(0.55):
            front += self._branch()
        front.append(self._ground(self._soft(self._hills(222, 8, 0.024)), 1, 0.05))
        return Land(stand, tuple(front))

    # What stands in a landscape.

    def _volcano(self) -> None:
        canvas, light, x = self.canvas, self.light, self.plan.orb_x
        cone = f"M{at(x - 120, HEIGHT)}L{at(x - 20, 84)}q8 8 20 0q10 8 20-2L{at(x + 130, HEIGHT)}Z"
        canvas.paint(filled(cone, canvas.down((0, light.deep(0.55)), (1, light.deep(0.2))), light.outline))
        lava = f"M{at(x - 18, 86)}q8 8 18 0q10 8 18-2l8 26q-8-8-10 18q-6-24-12-8q-4 30-10 6q-8-18-14-6Z"
        canvas.paint(filled(lava, Colour(0.78, 0.18, 50).hex))

    def _snow_caps(self, line: Line) -> None:
        step, path = WIDTH / (len(line) - 1), ""
        for index in range(1, len(line) - 1):
            left, here, right = line[index - 1], line[index], line[index + 1]
            if here < left and here < right:
                path += f"M{at(index * step, here)}L{at((index - 0.55) * step, here + (left - here) * 0.55)}"
                path += f"L{at((index - 0.1) * step, here + 14)}L{at((index + 0.25) * step, here + 8)}"
                path += f"L{at((index + 0.6) * step, here + (right - here) * 0.6)}Z"
        if path:
            self.canvas.paint(filled(path, self.light.cream, see_through(0.85)))

    def _pyramids(self) -> None:
        chance, light, base, path, dark = self.chance, self.light, self.plan.horizon + 22, "", ""
        for _ in range(3):
            x, size = chance.between(20, 300), chance.between(30, 74)
            path += f"M{at(x - size, base)}L{at(x, base - size * 0.9)}L{at(x + size, base)}Z"
            dark += f"M{at(x, base - size * 0.9)}L{at(x + size, base)}H{n(x + size * 0.2)}Z"
        self.canvas.paint(filled(path, light.deep(0.34), light.outline), filled(dark, light.deep(0.5)))

    def _houses(self) -> None:
        chance, light, line = self.chance, self.light, self._hills(self.plan.horizon + 14, 8, 0.02)
        count, path, windows = 7 if self.lean else 10, "", ""
        for index in range(count):
            x, wide, high = (
                index * WIDTH / count + chance.between(-4, 8),
                chance.between(18, 32),
                chance.between(16, 44),
            )
            y, roof = height_at(line, x), chance.between(10, 24)
            path += f"M{at(x, y + 24)}V{n(y - high)}l{at(wide / 2, -roof)}l{at(wide / 2, roof)}V{n(y + 24)}Z"
            if chance.happens(0.8):
                windows += f"M{at(x + wide * 0.35, y - high * 0.4)}h0"
            if chance.happens(0.6):
                windows += f"M{at(x + wide * 0.68, y - high * 0.5)}h0"
        self.canvas.paint(filled(path, light.deep(0.38), light.outline))
        self.canvas.paint(stroked(windows, light.spark, 3.2, ' stroke-linecap="square"' + see_through(0.95)))

    def _stones(self) -> None:
        chance, line, path = self.chance, self._hills(self.plan.horizon + 14, 8, 0.02), ""
        for index in range(7):
            x, high, wide = 20 + index * 44 + chance.between(-8, 8), chance.between(24, 54), chance.between(9, 16)
            y = height_at(line, x)
            path += (
                f"M{at(x - wide / 2, y + 20)}L{at(x - wide / 2 + 2, y - high)}l{at(wide * 0.6, -chance.between(1, 5))}"
            )
            path += f"L{at(x + wide / 2, y + 20)}Z"
            if index % 3 == 1:
                path += f"M{at(x - 8, y - high)}h58v-9h-58Z"
        self.canvas.paint(filled(path, self.light.deep(0.44), self.light.outline))

    def _islands(self) -> None:
        chance, path = self.chance, ""
        for _ in range(3):
            x, y, w = chance.between(20, 300), chance.between(70, 130), chance.between(24, 54)
            path += (
                f"M{at(x - w, y)}q{at(w, -chance.between(8, 18))} {at(2 * w, 0)}"
                f"q{at(-w * 0.4, w * 0.5)} {at(-w * 0.9, w * 1.1)}"
            )
            path += f"q{at(-w * 0.7, -w * 0.5)} {at(-w * 1.1, -w * 1.1)}Z"
        self.canvas.paint(filled(path, self.light.deep(0.4), self.light.outline))

    def _pines(self, line: Line, count: int) -> str:
        chance, path = self.chance, ""
        for _ in range(count):
            x, s = chance.between(-8, 328), chance.between(0.8, 1.6)
            y = height_at(line, max(0, min(WIDTH, x))) + 3
            path += f"M{at(x, y - 30 * s)}l{at(7 * s, 13 * s)}h{n(-3 * s)}l{at(7 * s, 17 * s)}h{n(-22 * s)}"
            path += f"l{at(7 * s, -17 * s)}h{n(-3 * s)}Z"
        return path

    def _trunks(self) -> str:
        chance, path = self.chance, ""
        for index in range(4):
            x, w = chance.between(-6, 60) if index < 2 else chance.between(262, 326), chance.between(9, 18)
            path += f"M{at(x, HEIGHT)}C{at(x + 3, 150)} {at(x - 4, 80)} {at(x, -4)}h{n(w)}"
            path += f"C{at(x + w - 3, 80)} {at(x + w + 3, 150)} {at(x + w + 5, HEIGHT)}Z"
        leaves = (
            f"M-4-4H324V{n(chance.between(16, 30))}q-24 18-50 2q-22 16-46 0q-30 "
            "14-56-2q-26 16-52 2q-30 16-58 0q-30 16-66 2Z"
        )
        return filled(path + leaves, self.light.deep(1), self.light.outline)

    def _cliff(self) -> Line:
        canvas, chance, light, plan = self.canvas, self.chance, self.light, self.plan
        y, edge, side = chance.between(150, 166), plan.x - plan.side * chance.between(30, 44), plan.side
        far = WIDTH if side > 0 else 0
        path = f"M{far} {HEIGHT}V{n(y - 8)}Q{at(plan.x + side * 30, y - 10)} {at(edge, y)}"
        path += f"l{at(-side * 9, 12)}l{at(side * 7, 18)}l{at(-side * 11, 26)}l{at(side * 5, 40)}Z"
        canvas.paint(filled(path, canvas.down((0, light.deep(0.8)), (1, light.deep(1))), light.outline))
        grass = ""
        for _ in range(6):
            x = edge + (far - edge) * chance.roll()
            grass += (
                f"M{at(x, y - 1)}q{at(chance.between(-3, 3), -6)} {at(chance.between(-5, 5), -chance.between(7, 13))}"
            )
        canvas.paint(stroked(grass, light.deep(0.85), 1.6))
        return (y - 6, y - 6)

    def _branch(self) -> list[str]:
        """A branch that hangs into the picture from a corner."""
        chance, light = self.chance, self.light
        left = chance.happens(0.5)

        def x(value: float) -> float:
            return value if left else WIDTH - value

        twig = f"M{at(x(-4), -6)}Q{at(x(60), 6)} {at(x(104), 34)}M{at(x(20), 0)}Q{at(x(50), 30)} {at(x(58), 62)}"
        leaves = ""
        for _ in range(10):
            share = chance.roll()
            leaves += f"M{at(x(share * 104), share * share * 34 + chance.between(-6, 8))}q8-7 14 2q-8 7-14-2Z"
        return [stroked(twig, light.deep(1), 3.4, round_ends=True), filled(leaves, light.deep(1))]
