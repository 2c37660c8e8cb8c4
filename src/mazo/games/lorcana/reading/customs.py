"""Where sentences of the cards become abilities in a way of the game's own."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec.structs import replace

from mazo.abilities.reading.parts import Said
from mazo.abilities.reading.tongue import Customs
from mazo.abilities.reading.walk import mentions
from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Cost, Play, PlayersMay
from mazo.abilities.tree.nouns import Condition, Is, They, This, When
from mazo.abilities.tree.words import Zone
from mazo.games.lorcana.reading.build.conditions import IN_DISCARD
from mazo.games.lorcana.reading.shape.players import theirs

_THIS: Final = re.compile(r"\b[Tt]his (character|item|location|action)\b")
_QUOTED: Final = re.compile(r'"[^"]*"')
_INK: Final = re.compile(r"(\d+) \{I\}")


def _unreduced(last: Any, said: Said) -> Any:
    """ "This damage can't be reduced by Resist." """
    if not isinstance(last, Do) or last.verb != "deal damage":
        raise ValueError("only damage is reduced")
    return replace(last, verb="deal unreduced damage")


def _to_the_bottom(last: Any, said: Said) -> Any:
    """ "If you do, put that card on the bottom of your deck instead of into your discard." """
    if isinstance(last, PlayersMay) and isinstance(last.do, Play):
        return PlayersMay(replace(last.do, afterwards="bottom"), last.who)
    raise ValueError("only what is played goes to the bottom instead")


def _cost(text: str) -> Cost | None:
    """Exerting, or ink."""
    if text == "{E}":
        return Cost(this="exert")
    found = _INK.fullmatch(text)
    return None if found is None else Cost(int(found[1]))


def _zone(whens: tuple[When, ...], conditions: list[Condition]) -> tuple[Zone, list[Condition]]:
    """In play; or in the discard, if the text says so or waits for the card being discarded."""
    if IN_DISCARD in conditions:
        return "discard", [one for one in conditions if one != IN_DISCARD]
    discarded = any(when.event == "discard" and when.cards == "this" for when in whens)
    return "discard" if discarded else "play", conditions


def _objection(node: Any, card_type: str, text: str) -> str:
    if card_type != "location" and "at a location" not in text and mentions(node, Is("here")):
        return '"here" only on a location, or where a character is'
    for named in _THIS.findall(_QUOTED.sub("", text)):
        if named.lower() != card_type:
            return f"this {card_type}, not this {named.lower()}"
    return ""


CUSTOMS: Final = Customs(
    ways={"unreduced": _unreduced, "bottom": _to_the_bottom},
    of_choice=("?chosen", "?they", "?character", "?he", "challenger"),
    of_loop=("?they", "?characters"),
    cost=_cost,
    zone=_zone,
    nth=("draw", "ink"),
    entered=They(This(), (Is("bodyguard entry"),)),
    objection=_objection,
    theirs=theirs,
    granted_to="character",
)
