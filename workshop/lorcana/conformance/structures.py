"""Abilities of synthetic cards that stand there as a structure instead of a text: the few shapes that are known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mazo.abilities.tree.deeds import Do, Draw, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Cant,
    Cost,
    Effect,
    Play,
    PlayersMay,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Them, When, Whose
from mazo.abilities.tree.words import CardType, EventName

_OWNERS: Final[dict[str, Whose]] = {"any": "any", "opponent": "opposing", "you": "yours"}
_CHOSEN: Final[dict[str, Whose]] = {
    "CHOSEN_CHARACTER": "any",
    "CHOSEN_OPPOSING_CHARACTER": "opposing",
    "CHOSEN_CHARACTER_OF_YOURS": "yours",
}
_TYPES: Final[dict[str, CardType]] = {
    "character": "character",
    "item": "item",
    "location": "location",
    "action": "action",
}
_EVENTS: Final[dict[str, EventName]] = {"play": "play", "quest": "quest", "banish": "banish"}


def ability_of(said: Mapping[str, Any]) -> Ability | None:
    """The ability that a structure stands for; None if it is none of the known shapes."""
    effect = effect_of(said.get("effect"))
    if effect is None or said.get("condition"):
        return None
    match said.get("type"):
        case "action":
            return Action(effect)
        case "activated":
            cost = said.get("cost")
            known = cost is None or (isinstance(cost, dict) and {"ink", "exert"}.issuperset(cost))
            this = "exert" if isinstance(cost, dict) and cost.get("exert") is True else ""
            return Activated(Cost(ink_of(said), this), effect, name=str(said.get("name") or "")) if known else None
        case "triggered":
            return _triggered(said.get("trigger"), effect)
    return None


def ink_of(said: Mapping[str, Any]) -> int:
    """The ink that an ability costs."""
    cost = said.get("cost")
    ink = cost.get("ink", 0) if isinstance(cost, dict) else 0
    return ink if isinstance(ink, int) else 0


def _triggered(trigger: Any, effect: Effect) -> Ability | None:
    if not isinstance(trigger, dict) or not {"event", "on", "timing"}.issuperset(trigger):
        return None
    event = _EVENTS.get(str(trigger.get("event")))
    return Triggered((When(event, "this"),), effect) if event is not None and trigger.get("on") == "SELF" else None


_PARTS: Final = frozenset(
    {
        "type",
        "amount",
        "target",
        "steps",
        "effect",
        "duration",
        "restriction",
        "from",
        "cost",
        "cardType",
        "source",
        "exerted",
        "facedown",
    }
)
"""What an effect may say of itself; with anything else it is another one."""


def effect_of(said: Any) -> Effect | None:
    """The effect that a structure stands for."""
    if not isinstance(said, dict) or not _PARTS.issuperset(said):
        return None
    amount = said.get("amount", 1)
    if not isinstance(amount, int):
        return None
    mine = said.get("target", "CONTROLLER") == "CONTROLLER"
    them = _target(said.get("target"))
    match said.get("type"):
        case "sequence":
            parts = said.get("steps")
            steps = [effect_of(step) for step in (parts if isinstance(parts, list) else ())]
            known = tuple(step for step in steps if step is not None)
            return Steps(known) if steps and len(known) == len(steps) else None
        case "optional":
            inner = effect_of(said.get("effect"))
            return PlayersMay(inner) if inner is not None else None
        case "gain-lore" if mine:
            return ToPlayer("gain lore", amount)
        case "draw" if mine:
            return Draw(amount)
        case "restriction" if said.get("target") == "CONTROLLER" and said.get("duration") == "this-turn":
            if said.get("restriction") == "cant-challenge":
                return Cant(Every(Cards(("character",), "yours")), "challenge", "this turn")
        case "play-card" if said.get("from") == "hand" and said.get("cost") == "free":
            type = _TYPES.get(str(said.get("cardType", "character")))
            return Play(Chosen(Cards((type,), "yours", zone="hand"))) if type is not None else None
    return None if them is None else _done_to(str(said.get("type")), amount, them)


def _done_to(type: str, amount: int, them: Them) -> Effect | None:
    match type:
        case "banish":
            return Do("banish", them)
        case "deal-damage":
            return Do("deal damage", them, amount)
        case "remove-damage":
            return RemoveCounters("damage", amount, them)
        case "ready":
            return Do("ready", them)
        case "exert":
            return Do("exert", them)
        case "return-to-hand":
            return Do("return to hand", them)
        case "put-into-inkwell":
            return Do("put into inkwell exerted", them)
    return None


def _target(said: Any) -> Them | None:
    """One chosen card in play, or all of a kind."""
    if isinstance(said, str):
        return Chosen(Cards(("character",), _CHOSEN[said])) if said in _CHOSEN else None
    if not isinstance(said, dict) or said.get("filter") or said.get("zones", ["play"]) != ["play"]:
        return None
    named = said.get("cardTypes")
    types = tuple(
        _TYPES[one] for one in (named if isinstance(named, list) else ()) if isinstance(one, str) and one in _TYPES
    )
    whose = _OWNERS.get(str(said.get("owner", "any")))
    if whose is None or not types:
        return None
    cards = Cards(types, whose)
    if said.get("selector") == "all":
        return Every(cards)
    return Chosen(cards) if said.get("selector") == "chosen" and said.get("count", 1) == 1 else None
