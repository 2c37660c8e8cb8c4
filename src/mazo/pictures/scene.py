"""The picture of a card: sky, land, who or what it is about, weather, and foil if it is costly."""

from __future__ import annotations

from typing import Final

from mazo.pictures.chance import Chance, seed_of
from mazo.pictures.choosing import Motif, motif_of
from mazo.pictures.composing import Plan, plan_of
from mazo.pictures.drawing import Canvas
from mazo.pictures.figures import creature, person, scarf_of
from mazo.pictures.forces import FORCES, Force
from mazo.pictures.land import Land, Painter
from mazo.pictures.light import Light, light_of
from mazo.pictures.lit import Lit
from mazo.pictures.music import music
from mazo.pictures.sky import paint_ribbons, paint_sky
from mazo.pictures.style import Style, Subject
from mazo.pictures.things import place, thing
from mazo.pictures.weather import paint_foil, paint_weather

COSTLY: Final = 7
"""From which cost on a card has foil."""
BUDGET: Final = 6000
"""How many bytes a picture may have before it is drawn again with less in it."""


def picture(subject: Subject, style: Style) -> str:
    """The picture of a card as SVG, the same for the same card."""
    for lean, still in ((False, False), (True, False), (True, True)):
        drawn = _drawn(subject, style, lean=lean, still=still)
        if len(drawn) <= BUDGET:
            break
    return drawn


def _drawn(subject: Subject, style: Style, *, lean: bool, still: bool) -> str:
    """The picture, `lean` with less in its land, `still` without weather and shine."""
    chance = Chance(seed_of(f"{subject.name}|{subject.version}|{subject.type}"))
    motif = motif_of(subject, style, chance)
    light = light_of(subject, style, motif.mood, motif.biome, chance)
    plan = plan_of(motif, chance)
    canvas = Canvas()
    paint_sky(canvas, motif, plan, light, chance, relief=style.relief, lean=lean)
    if not lean and (motif.weather == "ribbons" or chance.happens(style.ribbons)):
        paint_ribbons(canvas, light, chance)
    land = Painter(canvas, motif, plan, light, chance, lean).land()
    middle = _middle(canvas, subject, motif, plan, light, land, chance)
    near = motif.figure is not None and plan.near
    canvas.paint(*(land.front if near else (middle,)), *((middle,) if near else land.front))
    if not still:
        paint_weather(canvas, motif.weather, plan, light, chance, lean)
    if subject.cost >= COSTLY:
        paint_foil(canvas, light, chance, still=still)
    return canvas.svg()


def _middle(
    canvas: Canvas, subject: Subject, motif: Motif, plan: Plan, light: Light, land: Land, chance: Chance
) -> str:
    """Who or what the picture is about."""
    lit = Lit(canvas, plan, light)
    if motif.role == "thing":
        return thing(motif.shape, motif.biome == "hall", plan, light, canvas, chance)
    if motif.role == "force":
        return FORCES[motif.shape](Force(canvas, plan, light, lit, chance))
    if motif.role == "music":
        return music(light, chance)
    if motif.role == "place":
        return place(motif.shape, motif.biome == "sea", land, plan, light, lit, chance)
    if motif.figure is not None:
        return person(motif.figure, scarf_of(subject.name), land, plan, light, lit, canvas)
    return creature(motif.shape, land, plan, light, lit, chance)
