"""Forces: what an action does, as something bright in the middle of the picture; and music."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from mazo.pictures.chance import Chance
from mazo.pictures.colour import Colour
from mazo.pictures.composing import Plan
from mazo.pictures.drawing import Canvas, at, circle, filled, n, placed, see_through, stroked
from mazo.pictures.light import Light
from mazo.pictures.lit import Lit
from mazo.pictures.shapes import shapes

_MIDDLE: Final = 112


class Force:
    """One force of one picture: where it is and what it is painted with."""

    def __init__(self, canvas: Canvas, plan: Plan, light: Light, lit: Lit, chance: Chance) -> None:
        self.canvas = canvas
        self.plan = plan
        self.light = light
        self.lit = lit
        self.chance = chance
        self.x = 160 + chance.between(-20, 20)
        warm = Colour(0.6, max(0.1, light.tint.chroma), light.tint.hue).hex
        self.hot = canvas.down((0, light.cream), (0.5, light.spark), (1, warm))
        glow = canvas.around((0, light.cream, 0.7), (0.4, light.spark, 0.35), (1, light.spark, 0))
        canvas.paint(circle(self.x, _MIDDLE, 118, glow))

    def vortex(self) -> str:
        """Three arms of a whirl."""
        drawing = ""
        for arm in range(3):
            path, before = "", (0.0, 0.0)
            for step in range(15):
                angle, reach = step / 14 * 7.2 + arm * 2.1, 10 + step * 7.6
                here = self.x + reach * cos(angle) * 1.25, _MIDDLE + reach * sin(angle) * 0.8
                middle = (before[0] + here[0]) / 2, (before[1] + here[1]) / 2
                path += f"Q{at(*before)} {at(*middle)}" if step else f"M{at(*here)}"
                before = here
            colour = self.light.cream if arm == 1 else self.hot
            drawing += stroked(
                path, colour, 9 - arm * 2.4, ' stroke-linejoin="round"' + see_through(0.88), round_ends=True
            )
        return drawing

    def meteor(self) -> str:
        """Stones that fall with a tail."""
        drawing = ""
        for _ in range(5):
            x, y, s = self.chance.between(70, 290), self.chance.between(70, 190), self.chance.between(6, 15)
            path = f"M{at(x, y + s)}Q{at(x - s * 1.3, y + s)} {at(x - s, y - s * 0.4)}L{at(x + s * 6, y - s * 8)}"
            drawing += filled(
                f"{path}L{at(x + s, y + s * 0.4)}Q{at(x + s * 0.6, y + s)} {at(x, y + s)}Z", self.hot, see_through(0.95)
            )
        return drawing

    def ship(self) -> str:
        """A ship under sail."""
        return placed(self.lit.rimmed(*shapes().whole("ship")), self.x, 196, 1.3, self.plan.mirrored)

    def dragon(self) -> str:
        """A dragon."""
        return placed(self.lit.rimmed(*shapes().whole("dragon")), self.x, 196, 1.3, self.plan.mirrored)

    def bolt(self) -> str:
        """Lightning."""
        x = self.x
        path = f"M{at(x + 14, 8)}L{at(x - 44, 118)}h34L{at(x - 30, 214)}L{at(x + 52, 96)}h-36L{at(x + 46, 8)}Z"
        return filled(path, self.hot, f' stroke="{self.light.cream}" stroke-width="2.5" stroke-linejoin="round"')

    def flame(self) -> str:
        """A tongue of fire."""
        core = filled("M0-4C-24-8-30-30-16-52C-10-40 0-48-2-70C20-52 30-10 0-4Z", self.light.cream, see_through(0.9))
        return placed(filled("".join(shapes().whole("flame")), self.hot) + core, self.x, 206, 1.12, self.plan.mirrored)

    def blades(self) -> str:
        """A fan of swords."""
        sword = "M-5 0L-4-112L0-126L4-112L5 0ZM-15-2H15V5H-15ZM-4 5H4V24H-4Z"
        self.canvas.define(
            f'<path id="k" d="{sword}" fill="{self.hot}" stroke="{self.light.shade(0.2)}" stroke-width="1.5"/>'
        )
        return "".join(
            f'<use href="#k" transform="translate({n(self.x)} 150)rotate({(index - 2) * 27})"/>' for index in range(5)
        )

    def scrolls(self) -> str:
        """Pages in the air."""
        light = self.light
        page = filled("M-22-34H22V34H-22Z", light.cream, f' stroke="{light.shade(0.3)}" stroke-width="2"')
        page += filled("M-26-38H26V-29H-26ZM-26 29H26V38H-26Z", light.spark)
        page += stroked("M-14-18H14M-14-6H14M-14 6H8M-14 18H12", light.hue(0.4), 2.4)
        self.canvas.define(f'<g id="k">{page}</g>')
        sheets = ""
        for index in range(4):
            place = at(self.x - 84 + index * 56, 128 - (index % 3) * 22)
            turn = n(self.chance.between(-28, 28))
            sheets += f'<use href="#k" transform="translate({place})rotate({turn})"/>'
        return sheets

    def eye(self) -> str:
        """An eye that sees all."""
        light = self.light
        drawing = filled("M-92 0Q0-84 92 0Q0 84-92 0Z", self.hot, f' stroke="{light.cream}" stroke-width="3"')
        drawing += f'<circle r="34" fill="{light.shade(0.24)}"/><circle r="15" fill="#0b0b12"/>'
        return placed(
            drawing + f'<circle cx="-10" cy="-11" r="7" fill="{light.cream}"/>', self.x, _MIDDLE, 1, self.plan.mirrored
        )

    def star(self) -> str:
        """A star of eight points."""
        return self._rays(8, 26)

    def sunburst(self) -> str:
        """A sun of sixteen points."""
        return self._rays(16, 44)

    def _rays(self, points: int, inner: int) -> str:
        path = ""
        for index in range(points * 2):
            angle = index / points * pi - pi / 2
            reach = inner if index % 2 else 62 if index % 4 else 100
            path += ("L" if index else "M") + at(self.x + reach * cos(angle), _MIDDLE + reach * sin(angle))
        return filled(path + "Z", self.hot) + circle(self.x, _MIDDLE, 22, self.light.cream)

    def blossom(self) -> str:
        """A flower that opens."""
        path = ""
        for index in range(8):
            angle = index * pi / 4
            left, tip, right = (
                at(self.x + reach * cos(angle + turn), _MIDDLE + reach * sin(angle + turn))
                for reach, turn in ((70, -0.5), (88, 0.0), (70, 0.5))
            )
            path += f"M{at(self.x, _MIDDLE)}Q{left} {tip}Q{right} {at(self.x, _MIDDLE)}Z"
        return filled(path, self.hot, f' stroke="{self.light.cream}" stroke-width="1.5"') + circle(
            self.x, _MIDDLE, 16, self.light.spark
        )

    def drop(self) -> str:
        """A drop."""
        shine = stroked("M-30-24A32 32 0 0 0-4 8", self.light.cream, 6, see_through(0.8), round_ends=True)
        drop = filled("M0-130C30-80 50-56 50-26A50 50 0 1 1-50-26C-50-56-30-80 0-130Z", self.hot)
        return placed(drop + shine, self.x, 168, 1, self.plan.mirrored)

    def chain(self) -> str:
        """A chain across the picture."""
        return "".join(
            f'<ellipse cx="{40 + index * 48}" cy="{n(_MIDDLE + 20 * sin(index))}" rx="30" ry="{8 if index % 2 else 18}"'
            f' fill="none" stroke="{self.hot}" stroke-width="8"/>'
            for index in range(6)
        )

    def birds(self) -> str:
        """A flight of birds."""
        path = ""
        for _ in range(9):
            x, y, s = self.chance.between(20, 290), self.chance.between(26, 170), self.chance.between(10, 30)
            path += f"M{at(x - s * 1.5, y - s * 0.5)}Q{at(x - s * 0.5, y - s * 0.7)} {at(x, y)}"
            path += (
                f"Q{at(x + s * 0.5, y - s * 0.7)} {at(x + s * 1.5, y - s * 0.5)}"
                f"Q{at(x + s * 0.5, y - s * 0.2)} {at(x, y + s * 0.5)}"
            )
            path += f"Q{at(x - s * 0.5, y - s * 0.2)} {at(x - s * 1.5, y - s * 0.5)}Z"
        return filled(path, self.lit.fill)

    def bridge(self) -> str:
        """A bridge towards the light."""
        road = "M118 240L146 128H174L202 240Z"
        rails = (
            "M112 240L144 120M208 240L176 120M124 208v-34M196 208v-34M132 178v-28M188 178v-28M138 154v-22M182 154v-22"
        )
        return filled(road, self.hot, see_through(0.9)) + stroked(rails, self.light.shade(0.2), 4, round_ends=True)

    def door(self) -> str:
        """A door that stands open on the light."""
        frame = filled("M104 214V92A56 62 0 0 1 216 92V214Z", self.light.shade(0.18, 0.8), self.light.outline)
        inside = filled("M116 214V94A44 50 0 0 1 204 94V214Z", self.hot)
        leaf = filled(
            "M116 214V94A44 50 0 0 1 140 54L154 70V226Z",
            self.light.hue(0.34),
            f' stroke="{self.light.spark}" stroke-width="1.5"',
        )
        return frame + inside + leaf + f'<circle cx="146" cy="146" r="4" fill="{self.light.spark}"/>'

    def letter(self) -> str:
        """A sealed letter."""
        light = self.light
        sheet = filled("M-78-50H78V50H-78Z", light.cream, f' stroke="{light.shade(0.3)}" stroke-width="2.5"')
        flap = (
            stroked("M-78-50L0 10L78-50", light.shade(0.42), 2.5)
            + f'<circle cy="8" r="17" fill="{light.hue(0.5, 1.2)}"/>'
        )
        seal = filled("M0-2L3 5L10 5L5 10L7 17L0 13L-7 17L-5 10L-10 5L-3 5Z", light.spark)
        return (
            f'<g transform="translate({at(self.x, _MIDDLE)}'
            f')rotate({n(self.chance.between(-14, 14))})">{sheet}{flap}{seal}</g>'
        )

    def hand(self) -> str:
        """A hand that reaches up."""
        return placed(
            filled("".join(shapes().whole("hand")), self.hot, f' stroke="{self.light.cream}" stroke-width="2"'),
            self.x,
            190,
            1.3,
            self.plan.mirrored,
        )

    def mask(self) -> str:
        """A mask on a ribbon, with one eye in the light."""
        light = self.light
        edge = f' stroke="{light.cream}" stroke-width="2.5"'
        face = filled("M-70-46Q0-66 70-46Q78 6 44 42Q20 66 0 70Q-20 66-44 42Q-78 6-70-46Z", self.hot, edge)
        half = filled("M0-56Q38-56 70-46Q78 6 44 42Q20 66 0 70Z", light.shade(0.3), see_through(0.35))
        eyes = filled("M-50-12Q-34-28-14-10Q-32 2-50-12ZM50-12Q34-28 14-10Q32 2 50-12Z", light.shade(0.14))
        mouth = stroked("M-24 36Q0 50 24 32", light.shade(0.2), 4, round_ends=True)
        ribbon = stroked("M-70-30Q-110-40-124 8M70-30Q110-44 128 20", light.spark, 6, round_ends=True)
        turned = f"translate({at(self.x, _MIDDLE)})rotate({n(self.chance.between(-12, 12))})"
        return f'<g transform="{turned}">{ribbon}{face}{half}{eyes}{mouth}</g>'


FORCES: Final[dict[str, Callable[[Force], str]]] = {
    "vortex": Force.vortex,
    "meteor": Force.meteor,
    "ship": Force.ship,
    "dragon": Force.dragon,
    "bolt": Force.bolt,
    "flame": Force.flame,
    "blades": Force.blades,
    "scrolls": Force.scrolls,
    "eye": Force.eye,
    "star": Force.star,
    "sunburst": Force.sunburst,
    "blossom": Force.blossom,
    "drop": Force.drop,
    "chain": Force.chain,
    "birds": Force.birds,
    "bridge": Force.bridge,
    "door": Force.door,
    "letter": Force.letter,
    "hand": Force.hand,
    "mask": Force.mask,
}
"""Every force by its name."""
