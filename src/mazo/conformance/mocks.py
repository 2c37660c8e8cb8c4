"""Synthetic cards of a case: plain bodies, keywords, and a few texts and structures."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Any, Final, cast, get_args

from mazo.conformance.cases import Mock
from mazo.conformance.sources import Source, sentence
from mazo.games.lorcana.abilities.effects import (
    Ability,
    Action,
    Activated,
    Banish,
    Cant,
    Cost,
    Deal,
    Draw,
    Effect,
    GainLore,
    Ink,
    Keyword,
    Play,
    Ready,
)
from mazo.games.lorcana.abilities.lowering.writer import INKS
from mazo.games.lorcana.abilities.nouns import Cards, Chosen, Every, KeywordName
from mazo.games.lorcana.cards.catalogue import Card

FILLER: Final = Card(name="Filler", type="item", cost=0)
"""What a number stands for: blank, and not inkable."""

_KEYWORDS: Final = {name.replace(" ", "").casefold(): name for name in get_args(KeywordName)}
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_SPELLED: Final = (
    (re.compile(r"(\d+) willpower"), r"\1 {W}"),
    (re.compile(r"(\d+) strength"), r"\1 {S}"),
    (re.compile(r"(pays? \d+) (more|less)"), r"\1 {I} \2"),
)
"""Symbols that a synthetic text spells out or leaves out."""
_SOMEBODY: Final = Chosen(Cards(("character",)))


class Unreadable(Exception):
    """A text that nobody can read yet."""


def mock_card(name: str, mock: Mock, songs: Set[str], source: Source) -> Card:
    """The synthetic card; `songs` are the names of the actions that are songs."""
    first, _, version = name.partition(" - ")
    song = mock.type == "action" and name in songs
    return Card(
        name=first,
        version=version,
        type=mock.type,
        cost=mock.cost,
        inkable=mock.inkable,
        inks=tuple(ink for ink in INKS if ink.casefold() in name.casefold()),
        strength=mock.strength or 0,
        willpower=mock.willpower or 0,
        lore=mock.lore or 0,
        move_cost=mock.move or 0,
        classifications=("Song",) if song else mock.cls,
        abilities=tuple(_ability(name, mock, said, source) for said in mock.abilities),
    )


def _ability(name: str, mock: Mock, said: Mapping[str, Any], source: Source) -> Ability:
    kind = said.get("type")
    if kind == "keyword":
        return _keyword(said)
    effect = _effect(said.get("effect"))
    if said.get("name") == "Boost":
        return Keyword("Boost", _ink(said))
    if effect is not None and kind == "action":
        return Action(effect)
    if effect is not None and kind == "activated":
        return Activated(Cost(_ink(said)), effect, name=str(said.get("name", "")))
    text = _REMINDER.sub("", str(said.get("text", ""))).strip()
    title = str(said.get("name", ""))
    text = text.removeprefix(title).strip() if title else text
    for words, symbol in _SPELLED:
        text = words.sub(symbol, text)
    found = source.read(sentence(name, mock.type, mock.cost, text, ability=title, kind=str(kind))) if text else None
    if found is None or len(found) != 1:
        raise Unreadable(f"{name}: {text or said}")
    return found[0]


def _keyword(said: Mapping[str, Any]) -> Keyword:
    name = _KEYWORDS.get(str(said.get("keyword", "")).replace(" ", "").replace("-", "").casefold())
    if name is None:
        raise Unreadable(f"keyword {said.get('keyword')}")
    value = said.get("value")
    return Keyword(cast(KeywordName, name), value if isinstance(value, int) else _ink(said))


def _ink(said: Mapping[str, Any]) -> int:
    cost = said.get("cost")
    ink = cost.get("ink", 0) if isinstance(cost, dict) else 0
    return ink if isinstance(ink, int) else 0


def _effect(said: Any) -> Effect | None:
    """One of the few structures that stand for a text."""
    if not isinstance(said, dict):
        return None
    amount = said.get("amount", 1)
    chosen = said.get("target") == "CHOSEN_CHARACTER" or _is_any_character(said.get("target"))
    match said.get("type"):
        case "gain-lore":
            return GainLore(amount)
        case "draw":
            return Draw(amount)
        case "banish" if chosen:
            return Banish(_SOMEBODY)
        case "deal-damage" if chosen:
            return Deal(amount, _SOMEBODY)
        case "ready" if chosen:
            return Ready(_SOMEBODY)
        case "put-into-inkwell" if chosen:
            return Ink(_SOMEBODY)
        case "restriction" if said.get("target") == "CONTROLLER" and said.get("duration") == "this-turn":
            if said.get("restriction") == "cant-challenge":
                return Cant(Every(Cards(("character",), "yours")), "challenge", "this turn")
        case "play-card" if said.get("from") == "hand" and said.get("cost") == "free":
            return Play(Chosen(Cards((said.get("cardType", "character"),), "yours", zone="hand")))
    return None


def _is_any_character(target: Any) -> bool:
    return (
        isinstance(target, dict)
        and target.get("selector") == "chosen"
        and target.get("owner", "any") == "any"
        and target.get("cardTypes") == ["character"]
        and not target.get("filter")
    )
