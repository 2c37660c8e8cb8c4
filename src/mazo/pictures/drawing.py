"""Writing a picture: paths in whole numbers, gradients with short names, and groups that are moved as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

WIDTH: Final = 320
HEIGHT: Final = 240

Stop: TypeAlias = tuple[float, str] | tuple[float, str, float]
"""Where a colour of a gradient stands, the colour, and how much of it covers what is below."""


def n(value: float) -> str:
    """A whole number, as short as it can be written."""
    return str(round(value))


def at(x: float, y: float) -> str:
    """A place in a path: two numbers, with a space only where they would run together.

    >>> at(3.2, -4.8)
    '3-5'
    """
    down = n(y)
    return n(x) + (down if down[0] == "-" else " " + down)


def filled(path: str, fill: str, more: str = "") -> str:
    """A shape of one colour."""
    return f'<path d="{path}" fill="{fill}"{more}/>'


def stroked(path: str, colour: str, width: float, more: str = "", *, round_ends: bool = False) -> str:
    """A line."""
    ends = ' stroke-linecap="round"' if round_ends else ""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{ends}{more}/>'


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A disc."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"{more}/>'


def see_through(share: float) -> str:
    """How much of a shape covers what is below."""
    return f' opacity="{round(share, 2):g}"'


def placed(inner: str, x: float, y: float, scale: float, mirrored: bool = False) -> str:
    """A drawing with its feet somewhere, larger or smaller, perhaps looking the other way."""
    size = f"{scale:.2f}".rstrip("0").rstrip(".")
    return f'<g transform="translate({at(x, y)})scale({"-" if mirrored else ""}{size} {size})">{inner}</g>'


class Canvas:
    """A picture being painted from the back to the front."""

    def __init__(self) -> None:
        self._defs: list[str] = []
        self._layers: list[str] = []
        self._named = 0

    def paint(self, *layers: str) -> None:
        """Something in front of all that is there."""
        self._layers.extend(layers)

    def define(self, drawing: str) -> None:
        """Something that is used by its name."""
        self._defs.append(drawing)

    def down(self, *stops: Stop) -> str:
        """A gradient from top to bottom."""
        return self._gradient("linearGradient", ' x2="0" y2="1"', stops)

    def across(self, *stops: Stop) -> str:
        """A gradient from left to right."""
        return self._gradient("linearGradient", "", stops)

    def around(self, *stops: Stop) -> str:
        """A gradient from the middle outwards."""
        return self._gradient("radialGradient", "", stops)

    def _gradient(self, kind: str, way: str, stops: Iterable[Stop]) -> str:
        name = f"g{self._named}"
        self._named += 1
        self._defs.append(f'<{kind} id="{name}"{way}>{"".join(map(_stop, stops))}</{kind}>')
        return f"url(#{name})"

    def svg(self) -> str:
        """The picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} '
            f'{HEIGHT}" preserveAspectRatio="xMidYMid slice">'
            f"<defs>{''.join(self._defs)}</defs>{''.join(self._layers)}</svg>"
        )


def _stop(stop: Stop) -> str:
    where, colour = stop[0], stop[1]
    cover = f' stop-opacity="{stop[2]:g}"' if len(stop) == 3 else ""
    return f'<stop offset="{where:g}" stop-color="{colour}"{cover}/>'
