"""What the arguments of a step say: several ways to say the same as one, and what is missing or means nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from workshop.lorcana.conformance.answers import seat_of
from workshop.lorcana.conformance.cases import CARD_WORDS, Deed, card_of
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
        "inkDrops",
        "ability",
        "abilityIndex",
        "preventAutoResolveTriggeredEffects",
    }
)
"""By which keys options can be told from targets and destinations that are no cards."""
_SAYS_TOO: Final = frozenset({"bagIndex", "effectId", "maxIterations", "autoBagDrainResolverScope"})
"""What else options may say."""
_SLOTS: Final = frozenset({"kind", "from", "subject", "to", "location", "target", "targets", "player"})
_PLACE: Final = frozenset({"zone", "cards"})
_ZONES: Final = frozenset({"hand", "play", "discard", "inkwell", "deck-top", "deck-bottom"})
_COST: Final = frozenset({"cost", "shiftTarget", "singer", "singers", "exertTargets"})
_COSTS: Final = frozenset(
    {"banishItems", "banishCharacters", "discardCards", "exertCharacters", "exertItems", "banishCards", "exertCards"}
)
_NUMBERS: Final = frozenset({"amount", "abilityIndex", "bagIndex", "inkDrops", "maxIterations"})
_SAID_YES: Final = frozenset({"resolveOptional", "enterPlayExerted", "preventAutoResolveTriggeredEffects"})


class Unknown(Exception):
    """A step that nobody understands; why."""


def check_words(deed: Deed) -> None:
    """Every word of a step must be known: one that is not might say what decides the case."""
    if deed.by not in ("server", "engine") and seat_of(deed.by) is None:
        raise Unknown(f"{deed.action}: no player is known as {deed.by!r}")
    for argument in deed.args:
        _check(deed.action, argument)


def missing_card(world: World, said: Any) -> str:
    """The first card that a step names and the table doesn't have: a place that is not there means nothing."""
    given = card_of(said) if isinstance(said, dict) else None
    if given is not None:
        return "" if world.meant(said) else given.card or ", ".join(given.places)
    parts: list[Any] = []
    if isinstance(said, dict):
        parts = [one for name, one in said.items() if name != "namedCard"]  # any card of the whole game may be named
    elif isinstance(said, (list, tuple)):
        parts = list(said)
    return next((found for found in (missing_card(world, one) for one in parts) if found), "")


def _check(action: str, argument: Any) -> None:
    if isinstance(argument, list):
        for one in argument:
            _check(action, one)
    if not isinstance(argument, dict):
        return
    if not is_options(argument):
        _only(action, argument, CARD_WORDS)
    elif _PLACE.intersection(argument):
        _check_places(action, argument)
    elif "kind" in argument:
        _only(action, argument, _SLOTS)
    else:
        _check_options(action, argument)


def _check_options(action: str, options: Options) -> None:
    _only(action, options, _SAYS | _SAYS_TOO | _COST)
    for name, said in options.items():
        if said is None:
            continue
        if name in _NUMBERS and (isinstance(said, bool) or not isinstance(said, int) or said < 0):
            raise Unknown(f"{action}: {name} {said!r} is no number")
        if name in _SAID_YES and not isinstance(said, bool):
            raise Unknown(f"{action}: {name} {said!r} is neither yes nor no")
        if name == "choiceIndex" and not all(_is_number(one) for one in (said if isinstance(said, list) else [said])):
            raise Unknown(f"{action}: {name} {said!r} is no number")
        if name in ("targets", "playerTargets"):
            _check_targets(action, said)
        if name == "destinations":
            _check_places(action, said)
        if name == "costs":
            _only(action, said, _COSTS)
        if name == "cost" and isinstance(said, dict):
            _only(action, said, _COST | _COSTS)


def _is_number(said: Any) -> bool:
    return isinstance(said, int) and not isinstance(said, bool) and said >= 0


def _check_targets(action: str, said: Any) -> None:
    if isinstance(said, list):
        for one in said:
            _check_targets(action, one)
    elif isinstance(said, dict):
        _only(action, said, CARD_WORDS if not is_options(said) else _SLOTS)
    elif said is not None and card_of(said) is None and seat_of(said) is None:
        raise Unknown(f"{action}: no target is known as {said!r}")


def _check_places(action: str, said: Any) -> None:
    for one in said if isinstance(said, list) else [said]:
        if isinstance(one, list):
            _check_places(action, one)
            continue
        _only(action, one, _PLACE)
        if one.get("zone") not in _ZONES:
            raise Unknown(f"{action}: no place is known as {one.get('zone')!r}")


def _only(action: str, said: Any, known: frozenset[str]) -> None:
    if not isinstance(said, dict):
        raise Unknown(f"{action}: {said!r} means nothing here")
    for word in said.keys() - known:
        raise Unknown(f"{action}: {word!r} means nothing here")


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
