"""Figures: persons put together from parts, and creatures that are drawn as a whole."""

from __future__ import annotations

from typing import Final

from mazo.pictures.chance import Chance, seed_of
from mazo.pictures.choosing import Figure
from mazo.pictures.colour import Colour
from mazo.pictures.composing import Plan
from mazo.pictures.drawing import Canvas, filled, placed, see_through, stroked
from mazo.pictures.land import Land, height_at
from mazo.pictures.light import Light
from mazo.pictures.lit import Lit
from mazo.pictures.shapes import shapes

_GLOWS: Final = {
    "staff": (24, -112, 6),
    "wand": (46, -75, 5),
    "lantern": (24, -33, 5),
    "candle": (25, -71, 4),
    "flask": (28, -48, 5),
}
"""Where things in hands shine, and how much."""
_GOLDEN: Final = ("crown", "coronet", "tiara", "laurel", "disc", "nemes", "crest")
"""What is worn on heads and gilt."""
_CLOSED: Final = ("helm",)
_TALL: Final = {"dragon": 1.3, "colossus": 1.3, "wyrm": 1.3, "flyer": 1.05, "moth": 1.1, "raven": 1.1}
_WIDE: Final = ("dragon", "flyer", "wyrm", "elephant", "stag", "bear", "longneck", "ship")
_AIRBORNE: Final = ("raven", "saucer", "moth", "rocket", "planet")
_EYES: Final = {"beast": "M-8-74h0M9-74h0", "gargoyle": "M-4-72h0M4-72h0", "ghost": "M-8-74h0M9-74h0"}
_SCARF: Final = "M-10-68Q0-61 10-68L9-60Q5-57 3-57L7-39L0-42L-3-57Q-7-57-9-60Z"
_NECK: Final = "M-4-74V-62H4V-74Z"
_FACE: Final = "M-8-79a8 9 0 1 0 16 0a8 9 0 1 0-16 0Z"


def scarf_of(name: str) -> str:
    """The colour of the scarf that everybody of a name wears: cards of one person differ by scene, not by that."""
    chance = Chance(seed_of(f"{name}|scarf"))
    return Colour(chance.between(0.58, 0.72), 0.15, chance.between(0, 360)).hex


def person(figure: Figure, scarf: str, land: Land, plan: Plan, light: Light, lit: Lit, canvas: Canvas) -> str:
    """A figure from its parts, with clasps, belts and what shines in its hand."""
    known = shapes()
    arm = known.arms["up" if figure.hand == "sword" else "down"] if figure.hand else ""
    drawing = ""
    if figure.halo:
        drawing += f'<circle cy="-82" r="26" fill="none" stroke="{light.spark}" stroke-width="2.4"/>'
        drawing += stroked("M0-114v-8M23-105l6-6M-23-105l-6-6M32-82h9M-32-82h-9", light.spark, 2.4, round_ends=True)
    if figure.back == "fairy":
        drawing += filled(known.backs["fairy"], light.glow, f' opacity=".62" stroke="{light.cream}" stroke-width="1.4"')
    drawing += lit.rimmed(
        known.backs[figure.back] if figure.back and figure.back != "fairy" else "",
        known.hair.get(figure.hair, ""),
        known.bodies[figure.body],
        _NECK,
        _FACE,
        known.heads.get(figure.head, ""),
        arm,
        known.hands.get(figure.hand, ""),
        as_one=True,
    )
    if figure.head not in _CLOSED:
        turn = "" if plan.lit_from_left else ' transform="scale(-1 1)"'
        drawing += filled("M-8-81Q-9-72-2-70Q-5-77-3-87Q-7-86-8-81Z", light.glow, see_through(0.8) + turn)
    drawing += filled(_SCARF, scarf) + _trim(figure, light)
    if shine := _GLOWS.get(figure.hand):
        left, top, radius = shine
        drawing += (
            f'<circle cx="{left}" cy="{top}" r="{radius * 5}" '
            f'fill="{canvas.around((0, light.spark, 0.9), (1, light.spark, 0))}"/>'
        )
        drawing += f'<circle cx="{left}" cy="{top}" r="{radius}" fill="{light.cream}"/>'
    y = 276 if plan.near else height_at(land.stand, plan.x) + 5
    return placed(drawing, plan.x, y, plan.scale, plan.mirrored)


def _trim(figure: Figure, light: Light) -> str:
    """Folds, clasps, belts and the gilt edges of what is worn."""
    known, body = shapes(), figure.body
    short = body in ("tunic", "armour", "coat", "stout")
    folds = "M-7-60L-9-44M7-60L9-44" if short else "M-9-52Q-13-26-15-4M9-52Q13-26 15-4"
    drawing = stroked(folds, light.hue(0.44), 1.2, see_through(0.7), round_ends=True)
    if figure.head in _GOLDEN:
        drawing += filled(known.heads[figure.head], light.spark, see_through(0.95))
    if body == "gown":
        drawing += stroked("M-7-47Q0-44 7-47M-27-3Q0 4 27-3", light.spark, 1.5, see_through(0.8))
    elif body in ("robe", "cloak"):
        drawing += (
            stroked("M0-66V-6", light.spark, 1.3, see_through(0.55))
            + f'<circle cy="-65" r="2.6" fill="{light.spark}"/>'
        )
    else:
        drawing += stroked("M-10-37H10", light.spark, 2.4, see_through(0.85))
    if figure.hand == "shield":
        drawing += stroked("M24-62V-24M12-48H36", light.spark, 2.4)
    elif figure.hand == "banner":
        drawing += filled("M25-132C40-139 48-124 66-131V-104C48-97 40-112 25-105Z", light.hue(0.55, 1.3))
        drawing += f'<circle cx="45" cy="-118" r="6" fill="{light.spark}"/>'
    return drawing


def creature(name: str, land: Land, plan: Plan, light: Light, lit: Lit, chance: Chance) -> str:
    """A creature as a whole, where it lives: on the ground, in the air, in the water."""
    x = max(118.0, min(202.0, plan.x)) if name in _WIDE else plan.x
    if name == "flyer":
        y = chance.between(168, 180)
    elif name in _AIRBORNE:
        y = chance.between(140, 160)
    elif name == "whale":
        y = 200.0
    else:
        y = height_at(land.stand, plan.x) + 4
    scale = min(_TALL.get(name, 1.15), (y - 12) / (134 if name in ("dragon", "wyrm") else 122))
    before = filled("M-36-32L-74 62H74L36-32Z", light.glow, see_through(0.32)) if name == "saucer" else ""
    body = lit.rimmed(*shapes().whole(name), more=' fill-rule="evenodd"')
    return placed(before + body + _details(name, light), x, y, scale, plan.mirrored)


def _details(name: str, light: Light) -> str:
    """Eyes, lamps and rings of a creature."""
    spark = light.spark
    if name == "saucer":
        return stroked("M-46-44h0M-16-38h0M16-38h0M46-44h0", spark, 7, round_ends=True)
    if name == "robot":
        return stroked("M-10-80h0M10-80h0M0-112h0", spark, 9, round_ends=True)
    if name == "planet":
        return (
            f'<ellipse cy="-60" rx="72" ry="14" fill="none" stroke="{spark}" '
            'stroke-width="6" transform="rotate(-16 0-60)"/>'
        )
    if name == "rocket":
        return filled("M-8-26Q0 22 8-26Z", spark) + f'<circle cy="-84" r="9" fill="{spark}"/>'
    if name == "visor":
        return f'<circle cx="5" cy="-80" r="14" fill="{spark}" opacity=".9"/>'
    return stroked(_EYES[name], spark, 6, round_ends=True) if name in _EYES else ""
