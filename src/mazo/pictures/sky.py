"""The sky: its colour, stars, the sun or the moon, clouds and streams of colour."""

from __future__ import annotations

from math import cos, pi, sin

from mazo.pictures.chance import Chance
from mazo.pictures.choosing import Motif
from mazo.pictures.colour import Colour, mixed
from mazo.pictures.composing import Plan
from mazo.pictures.drawing import HEIGHT, WIDTH, Canvas, at, circle, filled, n, see_through, stroked
from mazo.pictures.light import Light


def paint_sky(
    canvas: Canvas, motif: Motif, plan: Plan, light: Light, chance: Chance, *, relief: bool, lean: bool
) -> None:
    """All that is behind the land."""
    horizon = light.horizon.hex
    ground = canvas.down((0, light.top.hex), (0.42, light.middle.hex), (0.74, horizon), (1, horizon))
    canvas.paint(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>')
    if light.mood == "night" or motif.biome == "cosmos" or (light.mood == "dusk" and chance.happens(0.6)):
        _stars(canvas, light, chance, (40 if motif.biome == "cosmos" else 22) // (2 if lean else 1))
    if motif.biome == "deep":
        _shafts(canvas, light, chance)
    else:
        _orb(canvas, motif, plan, light, chance, relief)
        _streaks(canvas, light, chance)
        if not lean and chance.happens(0.45):
            canvas.paint(
                _cloud(
                    chance,
                    chance.between(60, 124),
                    chance.between(0.9, 1.6),
                    mixed(light.middle, light.horizon, 0.7),
                    0.7,
                ),
                _cloud(
                    chance,
                    chance.between(80, 134),
                    chance.between(0.7, 1.3),
                    mixed(light.middle, light.horizon, 0.95),
                    0.6,
                ),
            )


def paint_ribbons(canvas: Canvas, light: Light, chance: Chance) -> None:
    """Streams of colour across the sky."""
    for _ in range(3):
        y, a, b, thick = (
            chance.between(20, 120),
            chance.between(-60, 60),
            chance.between(-60, 60),
            chance.between(8, 22),
        )
        path = f"M-10 {n(y)}C{at(90, y + a)} {at(200, y + b)} {at(330, y - a)}V{n(y - a + thick * 0.4)}"
        path += f"C{at(210, y + b + thick * 1.6)} {at(100, y + a + thick)} -10 {n(y + thick * 0.3)}Z"
        colour = chance.pick((light.glow, light.spark, light.hue(0.75)))
        canvas.paint(filled(path, colour, see_through(chance.between(0.2, 0.42))))


def _stars(canvas: Canvas, light: Light, chance: Chance, count: int) -> None:
    dots = "".join(f"M{at(chance.roll() * WIDTH, chance.roll() * chance.roll() * 150)}h0" for _ in range(count))
    canvas.paint(stroked(dots, light.cream, 1.5, see_through(0.85), round_ends=True))
    path = ""
    for _ in range(4):
        x, y, size = chance.between(10, 310), chance.between(8, 90), chance.between(3, 6)
        heart = f"Q{at(x, y)} "
        path += (
            f"M{at(x, y - size)}{heart}{at(x + size, y)}{heart}{at(x, y + size)}"
            f"{heart}{at(x - size, y)}{heart}{at(x, y - size)}Z"
        )
    canvas.paint(filled(path, light.cream))


def _shafts(canvas: Canvas, light: Light, chance: Chance) -> None:
    """Light that falls into deep water."""
    path = ""
    for _ in range(5):
        x, width = chance.between(-20, 300), chance.between(10, 34)
        path += f"M{at(x, 0)}h{n(width)}L{at(x + width * 2.4 - 60, HEIGHT)}h{n(-width * 2)}Z"
    canvas.paint(filled(path, light.glow, see_through(0.13)))


def _orb(canvas: Canvas, motif: Motif, plan: Plan, light: Light, chance: Chance, relief: bool) -> None:
    """The sun or the moon, and the glow around it."""
    x, y, radius = plan.orb_x, plan.orb_y, plan.orb_radius
    if light.mood == "night":
        kind = chance.pick(("moon", "crescent", "ringed", "eclipse", "crescent"))
    else:
        kind = chance.pick(("rays", "rays", "sun", "eclipse") if relief else ("sun", "sun", "rays", "low"))
    glow = canvas.around((0, light.glow, 0.75), (0.35, light.glow, 0.28), (1, light.glow, 0))
    canvas.paint(circle(x, y, radius * 3.1, glow))
    if kind == "rays" or motif.weather == "rays":
        count, reach = chance.pick((10, 12, 16)), radius * chance.between(1.9, 2.5) if relief else 260
        half = 0.09 if relief else 0.07
        path = ""
        for index in range(count):
            angle = index / count * 2 * pi
            one, other = angle - half, angle + half
            path += (
                f"M{at(x, y)}L{at(x + reach * cos(one), y + reach * sin(one))}"
                f"L{at(x + reach * cos(other), y + reach * sin(other))}Z"
            )
        canvas.paint(filled(path, light.spark if relief else light.cream, see_through(0.55 if relief else 0.2)))
    if kind == "crescent":
        half, big, small = radius * 0.86, n(radius), n(radius * 0.92)
        path = f"M{at(x + radius * 0.3, y - half)}A{big} {big} 0 1 0 {at(x + radius * 0.3, y + half)}"
        canvas.paint(filled(f"{path}A{small} {small} 0 0 1 {at(x + radius * 0.3, y - half)}Z", light.cream))
    elif kind == "eclipse":
        canvas.paint(circle(x, y, radius, light.shade(0.2, 0.6), f' stroke="{light.cream}" stroke-width="2.5"'))
    else:
        disc = Colour(0.84, 0.12, light.tint.light).hex if kind == "low" else light.cream
        canvas.paint(circle(x, y, radius, disc, see_through(0.96)))
        if kind == "ringed":
            turn = f' transform="rotate({n(chance.between(-28, 28))} {at(x, y)})"'
            canvas.paint(
                f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(radius * 1.7)}" ry="{n(radius * 0.34)}" fill="none"'
                f' stroke="{light.spark}" stroke-width="3"{turn}/>'
            )
        if kind == "moon":
            large, little = n(radius * 0.2), n(radius * 0.14)
            path = f"M{at(x - radius * 0.4, y - radius * 0.3)}a{large} {large} 0 1 0 1 0Z"
            path += f"M{at(x + radius * 0.3, y + radius * 0.1)}a{little} {little} 0 1 0 1 0Z"
            canvas.paint(filled(path, Colour(0.82, light.tint.chroma * 0.4, light.tint.light).hex, see_through(0.7)))


def _streaks(canvas: Canvas, light: Light, chance: Chance) -> None:
    """Thin clouds."""
    for _ in range(int(chance.between(0, 4))):
        x, y = chance.between(-60, 190), chance.between(26, 118)
        path = f"M{at(x, y)}q{at(chance.between(30, 70), -chance.between(4, 12))} {n(chance.between(90, 170))} 0"
        path += f"q{at(-chance.between(30, 60), chance.between(3, 9))} {n(-chance.between(90, 170))} 0Z"
        canvas.paint(filled(path, light.cream, see_through(chance.between(0.12, 0.34))))


def _cloud(chance: Chance, y: float, scale: float, colour: Colour, cover: float) -> str:
    """A cloud of four puffs."""
    path, width = f"M{at(chance.between(20, 300) - 46 * scale, y)}", 23 * scale
    for index in range(4):
        high = (22 if index in (1, 2) else 14) * scale * chance.between(0.8, 1.2)
        path += f"q{at(width * 0.1, -high)} {at(width * 0.55, -high)}q{at(width * 0.4, 0)} {at(width * 0.45, high)}"
    return filled(path + "Z", colour.hex, see_through(cover))
