"""Silhouettes as paths: parts of figures, whole creatures and things, feet at 0,0 and about a hundred tall."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec


class Shapes(msgspec.Struct, frozen=True):
    """All silhouettes, sort by sort; a whole may be made of several paths that share their light."""

    bodies: dict[str, str]
    hair: dict[str, str]
    heads: dict[str, str]
    hands: dict[str, str]
    backs: dict[str, str]
    arms: dict[str, str]
    wholes: dict[str, str | list[str]]

    def whole(self, name: str) -> list[str]:
        """The paths of a creature or thing."""
        found = self.wholes[name]
        return [found] if isinstance(found, str) else found


@cache
def shapes() -> Shapes:
    """The silhouettes that come with the package."""
    return msgspec.convert(tomllib.loads(files("mazo.pictures").joinpath("shapes.toml").read_text("utf-8")), Shapes)
