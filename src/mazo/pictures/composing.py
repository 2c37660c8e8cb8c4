"""Where things stand in a picture: the light of the sky, the horizon, and whoever is in the middle."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from mazo.pictures.chance import Chance
from mazo.pictures.choosing import Motif
from mazo.pictures.drawing import WIDTH

PlanKind: TypeAlias = Literal["halo", "aside", "giant", "cliff"]
"""The subject before its light, beside it, below a giant one, or on a cliff."""


class Plan(NamedTuple):
    """The composition of one picture."""

    kind: PlanKind
    side: int
    """On which side the middle of attention stands: -1 left, 1 right."""
    x: float
    """Where the subject stands."""
    mirrored: bool
    horizon: float
    orb_x: float
    orb_y: float
    orb_radius: float
    scale: float
    """How large a figure is."""

    @property
    def near(self) -> bool:
        """Whether the figure is so near that only its upper half is seen."""
        return self.scale > 1.6

    @property
    def lit_from_left(self) -> bool:
        """Whether the light falls on the subject's own left, before it is mirrored."""
        return (self.orb_x < self.x) != self.mirrored


_KINDS: Final[tuple[PlanKind, ...]] = ("halo", "halo", "aside", "aside", "giant", "cliff", "cliff")


def plan_of(motif: Motif, chance: Chance) -> Plan:
    """A composition: the subject before its light, beside it, below a giant one, or on a cliff."""
    kind = chance.pick(_KINDS)
    if kind == "cliff" and motif.role != "figure":
        kind = "aside"
    side = -1 if chance.happens(0.5) else 1
    if kind == "aside":
        x = 160 + side * chance.between(34, 62)
    elif kind == "cliff":
        x = 160 + side * chance.between(58, 78)
    else:
        x = chance.between(0.4, 0.6) * WIDTH
    mirrored = side > 0 if kind in ("aside", "cliff") else chance.happens(0.5)
    radius = chance.between(66, 86) if kind == "giant" else chance.between(24, 44)
    horizon = chance.between(128, 158)
    if kind == "aside":
        orb_x = 160 - side * chance.between(50, 90)
    elif kind == "cliff":
        orb_x = 160 - side * chance.between(20, 60)
    else:
        orb_x = x + chance.between(-22, 22)
    if kind == "giant":
        orb_y = horizon - chance.between(16, 44)
    elif kind == "halo":
        orb_y = chance.between(76, 104)
    else:
        orb_y = chance.between(44, 86)
    scale = chance.between(0.95, 1.15) if kind == "cliff" else chance.pick((1.12, 1.25, 1.4, 2.05, 2.05))
    return Plan(kind, side, x, mirrored, horizon, min(276, max(44, orb_x)), orb_y, radius, scale)
