"""The decks that come with Mitos y Leyendas, by name."""

from __future__ import annotations

from importlib.resources import files


def names() -> tuple[str, ...]:
    """The names of the decks, in alphabetical order."""
    found = files("mazo.games.myl").joinpath("decks").iterdir()
    return tuple(sorted(entry.name.removesuffix(".txt") for entry in found if entry.name.endswith(".txt")))


def text(name: str) -> str:
    """The list of a deck."""
    return files("mazo.games.myl").joinpath("decks", f"{name}.txt").read_text("utf-8")
