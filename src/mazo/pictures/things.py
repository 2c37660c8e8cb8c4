"""Things, lit from within; and buildings one may stand before."""

from __future__ import annotations

from mazo.pictures.chance import Chance
from mazo.pictures.colour import Colour
from mazo.pictures.composing import Plan
from mazo.pictures.drawing import Canvas, at, circle, filled, n, placed, see_through, stroked
from mazo.pictures.land import Land, columns, fortress, height_at
from mazo.pictures.light import Light
from mazo.pictures.lit import Lit
from mazo.pictures.shapes import shapes


def thing(name: str, indoors: bool, plan: Plan, light: Light, canvas: Canvas, chance: Chance) -> str:
    """A thing on a plinth or on the ground, with the light around it."""
    bright = Colour(0.95, light.tint.chroma * 0.5, light.tint.light).hex
    metal = canvas.down(
        (0, bright), (0.45, Colour(0.76, max(0.06, light.tint.chroma), light.tint.hue).hex), (1, light.shade(0.42))
    )
    scale, y = chance.between(1.15, 1.35), 204
    canvas.paint(circle(160, y - 66, 98, canvas.around((0, light.spark, 0.55), (1, light.spark, 0))))
    plinth = "M96 240V222Q96 212 108 212H212Q224 212 224 222V240ZM116 212V204H204V212Z"
    base = filled(plinth, light.shade(0.28, 0.5), light.outline) if indoors else ""
    path = "".join(shapes().whole(name))
    edge = f' fill-rule="evenodd" stroke="{light.shade(0.2, 0.5)}" stroke-width="2" stroke-linejoin="round"'
    drawing = filled(path, "#0b0b12", ' transform="translate(3 4)" opacity=".45"') + filled(path, metal, edge)
    drawing += stroked("M-18-100Q-24-60-16-26", light.cream, 3, see_through(0.55), round_ends=True)
    return base + placed(drawing, 160, y, scale, plan.mirrored)


def place(name: str, at_sea: bool, land: Land, plan: Plan, light: Light, lit: Lit, chance: Chance) -> str:
    """A building, a ring of stones, an old tree: somewhere to go to."""
    x = 160 + chance.between(-24, 24)
    y = height_at(land.stand, x) + 8
    if name in ("ship", "sea"):
        return placed(lit.rimmed(*shapes().whole("ship")), x, 190 if at_sea else 176, 1.35, plan.mirrored)
    if name == "tower":
        windows = stroked("M0-132v8M-2-90v7M3-50v7", light.spark, 5, round_ends=True)
        return placed(lit.rimmed(*shapes().whole("tower")) + windows, x, y, 1, plan.mirrored)
    if name == "temple":
        return lit.rimmed(columns(x, y, 1.35, 6))
    if name in ("ring", "stones"):
        path = f"M{at(x - 80, y - 84)}h62v-15h-62Z"
        for index in range(6):
            foot, high = x - 110 + index * 44, 70 + (index % 2) * 24
            path += f"M{at(foot - 11, y + 10)}L{at(foot - 8, y - high)}l15-5L{at(foot + 13, y + 10)}Z"
        return lit.rimmed(path)
    if name == "desert":
        side = filled(f"M{at(x, y - 124)}L{at(x + 130, y + 14)}H{n(x + 26)}Z", light.hue(0.3, 0.8), see_through(0.8))
        tip = filled(f"M{at(x, y - 124)}l-18 20h24l14 2Z", light.spark)
        return lit.rimmed(f"M{at(x - 130, y + 14)}L{at(x, y - 124)}L{at(x + 130, y + 14)}Z") + side + tip
    if name in ("forest", "glade"):
        lamps = stroked("M-30-96v8M24-108v8M0-120v8", light.spark, 5, round_ends=True)
        return placed(lit.rimmed(*shapes().whole("oak")) + lamps, x, y, 1.05, plan.mirrored)
    path, windows = fortress(x, y, 1.75, chance.pick((5, 6, 7)), chance)
    return lit.rimmed(path) + stroked(windows, light.spark, 4, round_ends=True)
