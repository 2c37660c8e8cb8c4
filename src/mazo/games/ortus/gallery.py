"""The Earl cards of Ortus Regni as somebody looks through them, and how to try one."""

from __future__ import annotations

from typing import Any, Final

from mazo.games.gallery import CardNotes, Gallery
from mazo.games.ortus.book import book
from mazo.texts.lang import Lang

_DECK: Final = 12


class OrtusGallery(Gallery):
    """All Earl cards, and what is known about each."""

    def notes(self, name: str, lang: Lang) -> CardNotes:
        """The rules whose titles name the card."""
        edition = book().default_edition
        named = [rule for rule in book().numbered() if name.lower() in rule.title("en").lower()]
        return CardNotes(rules=tuple(rule.number(edition) for rule in named))

    def trial(self, name: str) -> dict[str, Any] | None:
        """The card in hand, with a fief on both sides and a soldier to guard it."""
        fief = {"head": "Palace", "properties": ["Land"], "garrison": ["Infantry"]}
        rival = {"head": "Palace", "properties": ["Church"], "lord": "Vassal"}
        return {
            "mazo": 1,
            "game": "ortus",
            "round": 5,
            "players": [
                {"hand": [name, "Land"], "fiefs": [fief], "pool": ["Knight"], "deck": _DECK},
                {"hand": 3, "fiefs": [rival], "pool": ["Infantry"], "deck": _DECK},
            ],
        }
