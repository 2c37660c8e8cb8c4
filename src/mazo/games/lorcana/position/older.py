"""Position files of older formats: what they say in words that mean another thing by now."""

from __future__ import annotations

from typing import Any

from mazo.errors import BadPosition

ACTORS = 3
"""Since this format `who` of an event is who does it; before, it could also be whose card it befell."""


def check_meaning(data: dict[str, Any]) -> None:
    """Refuse a file of an older format whose trees can be read but would mean something else."""
    if data.get("mazo", ACTORS) >= ACTORS:
        return
    for at, card in enumerate(data.get("cards", ())):
        place = _ambiguous(card.get("abilities", ()), f"cards[{at}].abilities")
        if place:
            number = data["mazo"]
            raise BadPosition(
                f"Impossible position at {place}: in a file of format {number} this is who does it or whose card it "
                f"befalls; since format {ACTORS} 'who' is who does it, and the cards say whose they are: write it so, "
                f'with "mazo": {ACTORS}.',
                f"Posición imposible en {place}: en un archivo de formato {number} es quién lo hace o de quién es la "
                f"carta; desde el formato {ACTORS} 'who' es quien lo hace y las cartas dicen de quién son: escríbelo "
                f'así, con "mazo": {ACTORS}.',
            )


def _ambiguous(tree: Any, place: str) -> str:
    """Where a tree speaks of somebody who does something; nothing if it never does."""
    if isinstance(tree, dict):
        node = tree.get("node")
        if (node == "when" and "who" in tree) or node == "happened":
            return f"{place}.who"
        found = (_ambiguous(part, f"{place}.{name}") for name, part in tree.items())
    elif isinstance(tree, list | tuple):
        found = (_ambiguous(part, f"{place}[{at}]") for at, part in enumerate(tree))
    else:
        return ""
    return next((part for part in found if part), "")
