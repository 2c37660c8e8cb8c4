"""A set that nobody has seen, and a home of its own for what is imported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.games import kind
from mazo.games.lorcana.reading.cardfile import look_again


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user's data folder in which nothing has been imported yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    _look_again()
    yield tmp_path
    monkeypatch.undo()
    _look_again()


def odd_card(name: str, number: int, text: str = "", **more: Any) -> dict[str, Any]:
    """A character of the set, with one triggered ability if there is a text."""
    ability = {"type": "triggered", "name": "IDEA", "fullText": f"IDEA {text}", "effect": text}
    return {
        "id": 90_000 + number,
        "number": number,
        "name": name,
        "version": "Odd One",
        "type": "Character",
        "cost": 2,
        "inkwell": True,
        "color": "Amber",
        "strength": 2,
        "willpower": 3,
        "lore": 1,
        "rarity": "Mythic",
        "setCode": "X1",
        "subtypes": ["Dreamborn", "Wobbler"],
        "fullText": f"IDEA {text}" if text else "",
        "abilities": [ability] if text else [],
    } | more


def file_of(folder: Path, *cards: Any) -> Path:
    """A card file with these cards."""
    path = folder / "odd.json"
    path.write_text(json.dumps({"sets": {"X1": {"name": "Odd Lands"}}, "cards": cards}))
    return path


def keyword(text: str) -> dict[str, Any]:
    """What a card has that prints only this keyword line."""
    return {"fullText": text, "abilities": [{"type": "keyword", "fullText": text}]}


def brand_new(folder: Path) -> Path:
    """A card file with a set of five cards, of which three can be played."""
    costless = odd_card("Costless", 5)
    del costless["cost"]
    return file_of(
        folder,
        odd_card("Plain", 1),
        odd_card("Wobble", 2, "Whenever you play another Wobbler character, gain 1 lore."),
        odd_card("Inspirer", 3, **keyword("Inspire 2 (Whenever this character quests, gain 2 lore.)")),
        odd_card("Frob", 4, "Whenever this character frobnicates, draw a card."),
        costless,
    )


def _look_again() -> None:
    look_again()
    kind("lorcana").__dict__.pop("catalogue", None)
