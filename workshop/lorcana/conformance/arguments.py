"""What the arguments of a step say: several ways to say the same as one, and what is missing or means nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from workshop.lorcana.conformance.answers import seat_of
from workshop.lorcana.conformance.cases import Deed, card_of
from workshop.lorcana.conformance.layout import World

Options: TypeAlias = Mapping[str, Any]

FROM_OUTSIDE: Final = frozenset({"executeMoveForView", "executeMoveInputForPlayer"})
"""Steps that are said to the other engine's server instead of to a player."""
_BY_PLAYERS: Final = frozenset({"quest", "challenge", "ink", "playCard", "singSong", "moveCharacterToLocation"})
"""Actions before whose card the player may be named."""

_SAYS: Final = frozenset(
    {
        "targets",
        "playerTargets",
        "resolveOptional",
        "choiceIndex",
        "amount",
        "destinations",
        "namedCard",
        "enterPlayExerted",
        "cost",
        "costs",
        "ability",
        "abilityIndex",
        "preventAutoResolveTriggeredEffects",
    }
)
"""By which keys options can be told from targets and destinations that are no cards."""


class Unknown(Exception):
    """A step that nobody understands; why."""


def normal(deed: Deed) -> tuple[str, list[Any]]:
    """Several ways to say the same, as one."""
    arguments = list(deed.args)
    action = deed.action
    if action in _BY_PLAYERS and arguments and seat_of(arguments[0]) is not None:
        arguments = arguments[1:]
    more: Options = next((one for one in arguments if is_options(one) and not _SAYS.isdisjoint(one)), {})
    others = [one for one in arguments[1:] if one is not more]
    match action:
        case "playCardTo":
            return "playCard", [*arguments[:1], {**more, "targets": others}]
        case "playCardWithChoice":
            return "playCard", [*arguments[:1], {**more, "choiceIndex": needed(deed, others, 0)}]
        case "playCardWithDestinations":
            return "playCard", [*arguments[:1], {**more, "destinations": others}]
        case "playCardOptional":
            return "playCard", [*arguments[:1], {**more, "resolveOptional": others[0] if others else True}]
        case "playCardForPlayer":
            return "playCard", [*arguments[:1], {**more, "playerTargets": needed(deed, others, 0)}]
        case "respondWith":
            return "resolveNextPending", [{**more, "targets": [one for one in arguments if one is not more]}]
        case "respondWithChoice":
            return "resolveNextPending", [{**more, "choiceIndex": needed(deed, arguments, 0)}]
        case "manualPassTurn":
            return "passTurn", []
        case "activateAbility" if others and isinstance(others[0], str):
            return action, [arguments[0], {**more, "ability": others[0]}]
        case "activateAbility" if others and isinstance(others[0], int):
            return action, [arguments[0], {**more, "abilityIndex": others[0]}]
    return action, arguments


def inside(deed: Deed) -> Deed:
    """The step that was said to the server, as the player would have said it."""
    for_view = deed.action == "executeMoveForView"
    move = needed(deed, deed.args, 1 if for_view else 0)
    said = next((dict(one.get("args") or {}) for one in deed.args if isinstance(one, dict)), {})
    said |= said.pop("params", None) or {}
    card = said.pop("cardId", None)
    by = deed.by if for_view else str(needed(deed, deed.args, 1))
    return Deed(str(move), by, (*(() if card is None else (card,)), *((said,) if said else ())))


def is_options(argument: Any) -> bool:
    """Whether an argument is no card, but says more about the step."""
    return isinstance(argument, dict) and not {"card", "ref", "refs"}.intersection(argument)


def needed(deed: Deed, arguments: list[Any] | tuple[Any, ...], at: int) -> Any:
    """One of the arguments; the step means nothing without it."""
    if at >= len(arguments):
        raise Unknown(f"{deed.action}: an argument is missing")
    return arguments[at]


def cards_said(world: World, action: str, arguments: list[Any], at: int) -> list[int]:
    """The cards that an argument may mean; the step means nothing without one."""
    argument = arguments[at] if at < len(arguments) else None
    cards = world.meant(argument)
    if not cards:
        given = card_of(argument)
        name = (given.card or ", ".join(given.places)) if given is not None else argument
        raise Unknown(f"{action}: no card is known as {name}" if name else f"{action}: no card is named")
    return cards


def number_said(action: str, arguments: list[Any], at: int) -> int:
    """A number among the arguments; the step means nothing without it."""
    said = arguments[at] if at < len(arguments) else None
    if isinstance(said, bool) or not isinstance(said, int):
        raise Unknown(f"{action}: {said!r} is no number")
    return said
