"""Deck lists written in the dialects that others read; `decklists.parse` reads all of them again."""

from __future__ import annotations

import csv
import io
from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

Dialect: TypeAlias = Literal["lines", "json", "csv", "pixelborn"]
DIALECTS: Final[tuple[Dialect, ...]] = ("lines", "json", "csv", "pixelborn")

Number: TypeAlias = Callable[[str], tuple[str, str] | None]
"""The set and the number of a card, where collections number it."""


class Listing(msgspec.Struct, frozen=True):
    """What is to be written: the cards, those of the side deck, and those that a list marks, with the mark."""

    cards: Mapping[str, int]
    side: Mapping[str, int] = {}
    marked: tuple[str, ...] = ()
    behind: str = ""
    """What stands behind the line of a marked card,"""
    field: str = ""
    """and the field that names it in JSON."""


def written(listing: Listing, dialect: Dialect, number: Number) -> str:
    """The list in a dialect.

    >>> written(Listing({"Stitch - New Dog": 4}), "lines", lambda name: None)
    '4 Stitch - New Dog\\n'
    """
    if dialect == "json":
        return _as_json(listing)
    if dialect == "csv":
        return _as_csv(listing, number)
    return _as_pixelborn(listing) if dialect == "pixelborn" else _as_lines(listing)


def _as_lines(listing: Listing) -> str:
    lines: list[str] = []
    for name, copies in listing.cards.items():
        if name in listing.marked and listing.behind:
            # Only one copy begins the game in play: the others are a line of their own.
            lines += [f"1 {name} {listing.behind}"] + [f"{copies - 1} {name}"] * (copies > 1)
        else:
            lines.append(f"{copies} {name}")
    if listing.side:
        lines += ["", "Sideboard", *(f"{copies} {name}" for name, copies in listing.side.items())]
    return "".join(f"{line}\n" for line in lines)


def _as_json(listing: Listing) -> str:
    cards = [{"name": name, "quantity": copies} for name, copies in listing.cards.items()]
    content: dict[str, Any] = {"cards": cards}
    if listing.field and listing.marked:
        content[listing.field] = listing.marked[0]
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def _as_csv(listing: Listing, number: Number) -> str:
    """Collections go by set and number; the name stands beside them, by which a card is surest known."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["Set Number", "Card Number", "Variant", "Count", "Name"])
    for name, copies in listing.cards.items():
        group, at = number(name) or ("", "")
        rows.writerow([group.zfill(3) if group.isdigit() else group, at.zfill(3) if at else "", "normal", copies, name])
    return out.getvalue()


def _as_pixelborn(listing: Listing) -> str:
    pieces = (f"{name.replace(' - ', '_', 1)}${copies}" for name, copies in listing.cards.items())
    return b64encode("|".join(pieces).encode()).decode() + "\n"
