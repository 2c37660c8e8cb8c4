"""Printed keyword lines, read into keywords: "Shift 5", "Resist +1", "Temporary Red Panda Shift 2 {I}"."""

from __future__ import annotations

import re
from typing import Final

from mazo.abilities.tree.deeds import Discard
from mazo.abilities.tree.effects import Cost, Keyword
from mazo.abilities.tree.nouns import Cards, Classified, Is, Named
from mazo.abilities.tree.words import Variant
from mazo.games.lorcana.lexicon import TYPES

_SYMBOLS: Final = str.maketrans({"⬡": "{I}", "⟳": "{E}", "◊": "{L}", "¤": "{S}", "⛉": "{W}", "◉": "{IW}"})
_BRACKETS: Final = re.compile(r"\([^()]*\)")
_PLAIN: Final = ("Alert", "Bodyguard", "Evasive", "Reckless", "Rush", "Support", "Vanish", "Ward", "Adventurous")
_NUMBERED: Final = re.compile(r"(Boost|Singer|Sing Together) (\d+)(?: \{I\})?")
_SIGNED: Final = re.compile(r"(Challenger|Resist) \+(\d+)")
_SHIFT: Final = re.compile(r"((?:[A-Z][\w'-]* )*)Shift(?: (\d+)(?: \{I\})?|: (.+))")
_DISCARD: Final = re.compile(r"Discard (an?|\d+) (?:(action|character|item|location|song) )?cards?")


def plain(text: str) -> str:
    """A printed line on one line, without reminder text and with its symbols spelled out.

    >>> plain("Boost 2 ⬡ (Once during your turn,\\nyou may pay 2 ⬡ …)")
    'Boost 2 {I}'
    """
    return " ".join(_BRACKETS.sub(" ", " ".join(text.split())).translate(_SYMBOLS).split())


def parse_keyword(line: str, name: str = "") -> Keyword | None:
    """The keyword that the line says and nothing else; of the card's `name` come the two of Duo and Combo Shift.

    >>> parse_keyword("Challenger +2 (While challenging, this character gets +2 ¤.)")
    Keyword(name='Challenger', amount=2, cost=None, onto=None, variant=(), names=())
    >>> parse_keyword("Draw a card.") is None
    True
    """
    text = plain(line)
    if text in _PLAIN:
        return Keyword(text)
    if found := _NUMBERED.fullmatch(text) or _SIGNED.fullmatch(text):
        return Keyword(found[1], int(found[2]))
    if found := _SHIFT.fullmatch(text):
        return _shift(found[1].split(), found[2], found[3], name)
    return None


def _shift(words: list[str], number: str | None, price: str | None, name: str) -> Keyword | None:
    cost = _discarding(price) if price is not None else None
    if price is not None and cost is None:
        return None
    variant: list[Variant] = []
    onto: Cards | None = None
    names: tuple[str, ...] = ()
    if words[:1] == ["Temporary"]:
        variant.append("temporary")
        words = words[1:]
    match " ".join(words):
        case "":
            pass
        case "Universal":
            variant.append("universal")
            onto = Cards(("character",), "yours")
        case "Potato":
            variant.append("potato")
            onto = Cards(("item",), "yours", (Named(("Potato",)),))
        case "Duo" | "Combo" as both:
            variant.append("duo" if both == "Duo" else "combo")
            names = tuple(name.split(" & ")) if " & " in name else ()
        case classification:
            variant.append("classification")
            onto = Cards(("character",), "yours", (Classified((classification,)),))
    return Keyword("Shift", int(number or 0), cost, onto, tuple(variant), names)


def _discarding(price: str) -> Cost | None:
    found = _DISCARD.fullmatch(price)
    if found is None:
        return None
    number = int(found[1]) if found[1].isdigit() else 1
    kind = found[2]
    if kind == "song":
        cards = Cards(("action",), where=(Is("a song"),), zone="hand")
    elif kind in TYPES:
        cards = Cards((kind,), zone="hand")
    else:
        cards = Cards(zone="hand")
    return Cost(effects=(Discard(number, cards=cards),))
