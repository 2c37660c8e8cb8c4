"""The weather in front of everything, and the foil of costly cards."""

from __future__ import annotations

from mazo.pictures.chance import Chance
from mazo.pictures.colour import Colour
from mazo.pictures.composing import Plan
from mazo.pictures.drawing import HEIGHT, WIDTH, Canvas, at, filled, n, see_through, stroked
from mazo.pictures.light import Light


def paint_weather(canvas: Canvas, name: str, plan: Plan, light: Light, chance: Chance, lean: bool) -> None:
    """Snow, rain, embers and the like."""

    def dots(count: int, low: float, colour: str, size: float, cover: float) -> str:
        places = (at(chance.roll() * WIDTH, chance.between(low, 230)) for _ in range(count // (2 if lean else 1)))
        return stroked("".join(f"M{place}h0" for place in places), colour, size, see_through(cover), round_ends=True)

    if name == "snow":
        canvas.paint(dots(34, 0, "#fff", 2.6, 0.85), dots(12, 0, "#fff", 4, 0.6))
    elif name in ("embers", "motes"):
        colour = Colour(0.8, 0.16, 60).hex if name == "embers" else light.spark
        canvas.paint(dots(18, 60, colour, 2.6, 0.9), dots(6, 60, light.spark, 4.6, 0.6))
    elif name == "bubbles":
        path = ""
        for _ in range(12):
            radius = n(chance.between(2, 7))
            path += f"M{at(chance.roll() * WIDTH, chance.between(20, 210))}a{radius} {radius} 0 1 0 .1 0Z"
        canvas.paint(stroked(path, light.glow, 1.4, see_through(0.8)))
    elif name in ("rain", "storm"):
        path = "".join(f"M{at(chance.roll() * 340, chance.between(-10, 210))}l-7 20" for _ in range(18))
        canvas.paint(stroked(path, light.cream, 1, see_through(0.45)))
        if name == "storm":
            canvas.paint(
                filled(f"M{at(plan.orb_x, 0)}l-16 50h14l-22 48l40-58h-15l14-40Z", light.cream, see_through(0.9))
            )
    elif name == "birds":
        path = ""
        for _ in range(6):
            size = chance.between(4, 8)
            beat = f"q{at(size * 0.6, -size * 0.7)} {at(size, 0)}"
            path += f"M{at(chance.between(30, 290), chance.between(24, 96))}{beat}{beat}"
        canvas.paint(stroked(path, light.deep(0.9), 1.6, round_ends=True))
    elif name == "petals":
        path = "".join(f"M{at(chance.roll() * WIDTH, chance.between(20, 220))}q4-5 8 0q-4 5-8 0Z" for _ in range(14))
        canvas.paint(filled(path, light.spark, see_through(0.75)))
    elif name == "mist":
        canvas.paint(
            filled("M0 178Q80 158 160 176T320 168V214Q240 196 160 210T0 204Z", light.horizon.hex, see_through(0.38))
        )


def paint_foil(canvas: Canvas, light: Light, chance: Chance, *, still: bool) -> None:
    """One bright band, sparks and a golden rule; `still`, the rule alone."""
    if not still:
        _paint_shine(canvas, light, chance)
    rule = f'x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="7"'
    canvas.paint(f'<rect {rule} fill="none" stroke="{light.spark}" stroke-width="1.6" opacity=".8"/>')


def _paint_shine(canvas: Canvas, light: Light, chance: Chance) -> None:
    band = canvas.across(
        (0, "#fff", 0),
        (0.38, light.spark, 0),
        (0.48, light.spark, 0.5),
        (0.52, "#fff", 0.62),
        (0.57, light.glow, 0.4),
        (0.68, "#fff", 0),
    )
    canvas.paint(
        '<g transform="rotate(24 160 120)"><rect x="-60" y="-100" width="440" '
        f'height="440" fill="{band}" opacity=".5"/></g>'
    )
    path = ""
    for _ in range(7):
        x, y, s = chance.between(12, 308), chance.between(10, 220), chance.between(4, 8)
        path += f"M{at(x, y - s)}L{at(x + 1, y - 1)}L{at(x + s, y)}L{at(x + 1, y + 1)}L{at(x, y + s)}"
        path += f"L{at(x - 1, y + 1)}L{at(x - s, y)}L{at(x - 1, y - 1)}Z"
    canvas.paint(filled(path, "#fff", see_through(0.9)))
