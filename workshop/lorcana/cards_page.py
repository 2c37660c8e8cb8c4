"""The page about the cards: how many of each set there are and how they came by their trees, out of the data files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mazo.abilities.reading.coverage import Counts
from mazo.cli.checkout import find_root
from mazo.games.lorcana.cards import formats
from mazo.games.lorcana.cards.catalogue import packaged
from mazo.games.lorcana.cards.status import shipped
from mazo.games.lorcana.reading.by_hand.why import REASONS
from mazo.games.lorcana.reading.library import coverage

PAGE: Final = Path("docs", "cards.md")

HEAD: Final = """\
# The cards of Disney Lorcana

How each card came by its ability tree: read by the [grammar](card-text.md) out of its printed text, written by hand, or
not supported, which keeps it out of play. *Round trip* counts the cards with text whose tree, said in English again, is
what is printed on them. `mazo cards page` writes this page from the catalogue, `mazo cards page --check` says whether
it is up to date: do not edit it by hand.
"""


def page() -> str:
    """The text of the page."""
    return "\n".join([HEAD, *_table(), "", *_by_hand(), "", *_unsupported()]) + "\n"


def write(root: Path | None = None) -> Path:
    """Write the page into the repository."""
    path = (root or find_root()) / PAGE
    path.write_text(page(), "utf-8")
    return path


def check(root: Path | None = None) -> bool:
    """Whether the page in the repository says what the catalogue says."""
    path = (root or find_root()) / PAGE
    return path.is_file() and path.read_text("utf-8") == page()


def _table() -> Iterator[str]:
    found = coverage(packaged(), shipped())
    yield "| set | first printed | cards | by the grammar | by hand | not supported | round trip |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    known = formats.sets()
    for code, counts in found.by_set.items():
        released = known.get(code)
        name = f"{code} {released.name}" if released else code
        yield f"| {name} | {released.since if released else ''} | {_figures(counts)} |"
    yield f"| **all** | | {_figures(found)} |"
    yield ""
    yield (
        f"{found.names:,} full names are printed; {found.names - found.unique} of them differ from another only in "
        f"capitals,\nhence {found.unique:,} cards. A card counts for the set that printed it first."
    )


def _figures(counts: Counts) -> str:
    numbers = (counts.unique, counts.compiled, counts.by_hand, counts.unsupported, counts.round_trip)
    return " | ".join(f"{number:,}" for number in numbers)


def _by_hand() -> Iterator[str]:
    yield "## Written by hand"
    yield ""
    yield "| card | set | why no rule of the grammar |"
    yield "|---|--:|---|"
    for card in packaged():
        if shipped().how(card) == "hand":
            yield f"| {card.full_name} | {card.set} | {REASONS.get(card.full_name, '')} |"


def _unsupported() -> Iterator[str]:
    cards = [card for card in packaged() if card.text]
    yield "## Not supported"
    yield ""
    if not cards:
        yield "Every card is supported."
        return
    yield "| card | set |"
    yield "|---|--:|"
    for card in cards:
        yield f"| {card.full_name} | {card.set} |"
