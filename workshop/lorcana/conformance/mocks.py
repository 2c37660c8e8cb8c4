"""Synthetic cards of a case: plain bodies, keywords, and a few texts and structures."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from typing import Any, Final

from mazo.abilities.tree.effects import Ability, Keyword
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.lexicon import KEYWORDS
from workshop.lorcana.conformance.cases import Mock
from workshop.lorcana.conformance.sources import Source, sentence
from workshop.lorcana.conformance.structures import ability_of, ink_of

FILLER: Final = Card(name="Filler", type="item", cost=0)
"""What a number stands for: blank, and not inkable."""

_KEYWORDS: Final = {name.replace(" ", "").casefold(): name for name in KEYWORDS}
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_SPELLED: Final = (
    (re.compile(r"(\d+) willpower"), r"\1 {W}"),
    (re.compile(r"(\d+) strength"), r"\1 {S}"),
    (re.compile(r"(pays? \d+) (more|less)"), r"\1 {I} \2"),
)
"""Symbols that a synthetic text spells out or leaves out."""


_SAID: Final = frozenset(
    {
        "id",
        "type",
        "keyword",
        "text",
        "effect",
        "name",
        "cost",
        "trigger",
        "value",
        "condition",
        "sourceZones",
    }
)
"""What an ability of a synthetic card may say of itself."""
_KINDS: Final = frozenset({"keyword", "triggered", "activated", "static", "action", "replacement"})


class Unreadable(Exception):
    """A text that nobody can read yet."""


class UnknownWord(Exception):
    """A word in a synthetic ability that nobody knows; where."""


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
        strength=mock.strength or 0,
        willpower=mock.willpower or 0,
        lore=mock.lore or 0,
        move_cost=mock.move or 0,
        classifications=("Song",) if song else mock.cls,
        abilities=tuple(ability for said in mock.abilities for ability in _abilities(name, mock, said, source)),
    )


def _abilities(name: str, mock: Mock, said: Mapping[str, Any], source: Source) -> tuple[Ability, ...]:
    for word in said.keys() - _SAID:
        raise UnknownWord(f"{name}: {word!r} means nothing in an ability")
    kind = said.get("type")
    if kind not in _KINDS:
        raise UnknownWord(f"{name}: no ability is known as {kind!r}")
    if kind == "keyword":
        return (_keyword(said),)
    if said.get("name") == "Boost":
        return (Keyword("Boost", ink_of(said)),)
    title = str(said.get("name") or "")
    text = _REMINDER.sub("", str(said.get("text") or "")).strip()
    text = text.removeprefix(title).strip() if title else text
    for words, symbol in _SPELLED:
        text = words.sub(symbol, text)
    found = source.read(sentence(name, mock.type, mock.cost, text, ability=title, kind=str(kind))) if text else None
    if found:
        return found
    made = ability_of(said)
    if made is None:
        raise Unreadable(f"{name}: {text or said}")
    return (made,)


def _keyword(said: Mapping[str, Any]) -> Keyword:
    name = _KEYWORDS.get(str(said.get("keyword", "")).replace(" ", "").replace("-", "").casefold())
    if name is None:
        raise UnknownWord(f"keyword {said.get('keyword')!r} is not known")
    value = said.get("value")
    return Keyword(name, value if isinstance(value, int) else ink_of(said))
