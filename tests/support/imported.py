"""A set that nobody has seen, and a home of its own for what is imported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder in which nothing has been imported yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


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


def whole_set(folder: Path) -> Path:
    """A card file with a set that is enough for a deck, and at its end cards that nobody can play."""
    aside = {"setCode": "X2", "version": "New Here"}
    sings = "A character with cost 2 or more can {E} to sing this song for free."
    gleam = "Gleam 1 (Whenever this character quests, gain 1 lore.)"
    texts = (
        "When you play this character, draw a card.",
        "Whenever this character quests, you may deal 1 damage to chosen opposing character.",
        "Your other Gleamer characters gain Gleam 1.",
        "When you play this character, chosen character gains Gleam 1 this turn.",
        "While you have another Gleamer character in play, this character gets +2 {S}.",
        "When this character is banished, gain 1 lore.",
        "Whenever you play a song, ready this character.",
        "When you play this character, if you have a character named Zuzu in play, gain 1 lore.",
    )
    named = ("Aba", "Beb", "Cic", "Dod", "Eke", "Fif", "Gog", "Huh")
    cards = [odd_card(name, at, text, **aside) for at, (name, text) in enumerate(zip(named, texts, strict=True), 1)]
    cards += [odd_card("Zuzu", 9, **keyword(gleam), **aside), odd_card("Mute", 10, **aside)]
    cards += [odd_card("Bold", 11, **keyword("Rush (This character can challenge the turn they're played.)"), **aside)]
    for one in cards:
        one["subtypes"] = ["Dreamborn", "Gleamer"]
    song: dict[str, Any] = {
        "type": "Action",
        "subtypes": ["Song"],
        "fullText": f"({sings})\nDraw a card.",
        "effects": ["Draw a card."],
    }
    told = [{"type": "static", "effect": sings, "fullText": f"({sings})"}]
    cards += [odd_card("Hum", 12, **aside | {"version": ""} | song | {"abilities": told})]
    place = {"type": "Location", "moveCost": 1, "subtypes": ["Location"]}
    cards += [odd_card("Hill", 13, "Characters get +1 {L} while here.", **aside | place)]
    thing = {"type": "Item", "subtypes": []}
    cards += [odd_card("Lamp", 14, "When you play this item, draw a card.", **aside | {"version": ""} | thing)]
    ward = keyword("Ward (Opponents can't choose this character except to challenge.)")
    cards += [odd_card("Wall", 15, **ward, **aside)]
    cards += [odd_card("Frob", 16, "Whenever this character frobnicates, draw a card.", **aside)]
    cards += [odd_card("Dim", 17, "Put 2 glow counters on this character.", **aside)]
    path = folder / "gleam.json"
    path.write_text(json.dumps({"sets": {"X2": {"name": "Gleaming"}}, "cards": [*cards, "no card", {"name": "Half"}]}))
    return path


def deck_of_the_set() -> str:
    """Sixty cards of `whole_set`, as a list."""
    people = ("Aba", "Beb", "Cic", "Dod", "Eke", "Fif", "Gog", "Huh", "Zuzu", "Mute", "Bold", "Hill", "Wall")
    return "\n".join([*(f"4 {name} - New Here" for name in people), "4 Hum", "4 Lamp"])
