"""Shapes that stand in the light: dark bodies with a rim on the side of the sun or the moon."""

from __future__ import annotations

from mazo.pictures.composing import Plan
from mazo.pictures.drawing import Canvas
from mazo.pictures.light import Light


class Lit:
    """The light on whatever stands in the middle of one picture."""

    def __init__(self, canvas: Canvas, plan: Plan, light: Light) -> None:
        self.plan = plan
        self.light = light
        lift = 0.05 if light.mood in ("day", "dawn") else 0.0
        bright, dark = light.hue(0.36 + lift, 0.9), light.shade(0.12, 0.9)
        ends = (bright, light.shade(0.10, 0.8)) if plan.lit_from_left else (dark, light.hue(0.36 + lift, 0.8))
        self.fill = canvas.across((0, ends[0]), (0.42, light.shade(0.17 + lift, 0.75)), (1, ends[1]))
        name = self.fill.removeprefix("url(#").removesuffix(")")
        canvas.define(f'<linearGradient id="u" href="#{name}" gradientUnits="userSpaceOnUse" x1="-30" x2="30" y2="0"/>')

    def rimmed(self, *paths: str, as_one: bool = False, more: str = "") -> str:
        """Shapes with a rim of light; `as_one`: shaded as parts of one body instead of each on its own."""
        near = self.plan.near
        shift = (-1.6 if self.plan.lit_from_left else 1.6) / (1.5 if near else 1)
        parts = "".join(f'<path d="{path}"/>' for path in paths if path)
        return (
            f'<g id="s"{more}>{parts}</g><use '
            f'href="#s" x="{shift:g}" '
            f'y="{-0.8 if near else -1.2:g}" '
            f'fill="{self.light.glow}" '
            'opacity=".85"/>'
            f'<use href="#s" fill="{"url(#u)" if as_one else self.fill}"/>'
        )
