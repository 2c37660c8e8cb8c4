"""The deck lists that lie in a game's folder, with what each says about itself in the comments at its head."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec

SUFFIX: Final = ".txt"

About = TypeVar("About", bound=msgspec.Struct)


def folder(package: str) -> Traversable:
    """Where the decks of a game lie."""
    return files(package) / "decks"


def heads(package: str, about: type[About]) -> dict[str, About]:
    """What the decks of a game say about themselves, by their names in alphabetical order."""
    found = {
        file.name.removesuffix(SUFFIX): _head(file.read_text(encoding="utf-8"), about)
        for file in folder(package).iterdir()
        if file.name.endswith(SUFFIX)
    }
    return dict(sorted(found.items()))


def _head(content: str, about: type[About]) -> About:
    title, *more = [line.removeprefix("# ") for line in content.splitlines() if line.startswith("# ")]
    fields = dict(line.split(": ", 1) for line in more)
    return msgspec.convert({"title": title, **fields}, about, strict=False)
