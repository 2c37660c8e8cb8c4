"""The switches of a profile by name: what each may be, which rule tells of it, and a profile with some set otherwise.

Whoever begins a game may set each of them, so that no reading of the rules is left to the profiles that come with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mazo.games.myl.book import keys
from mazo.games.myl.rules.editions import Profile, profiles
from mazo.games.settings import HouseRule

_CONTRADICTED: Final = "found, contradicted"

SWITCHES: Final = {
    "any_initial_gold": HouseRule("beginning", keys.INITIAL_GOLD, 0, 1, _CONTRADICTED),
    "mulligan_floor": HouseRule("beginning", keys.EMPTY_HAND, 0, 7, _CONTRADICTED),
    "free_mulligans": HouseRule("beginning", keys.ONE_CARD_FEWER, 0, 7, _CONTRADICTED),
    "mulligans_a_card": HouseRule("beginning", keys.CHANGES_A_CARD, 1, 4, _CONTRADICTED),
    "dry_hand": HouseRule("beginning", keys.DRY_HAND, 0, 1, _CONTRADICTED),
    "grouping_optional": HouseRule("turn", keys.MAY_GROUP, 0, 1, _CONTRADICTED),
    "gold_until_first_card": HouseRule("turn", keys.GOLD_FIRST, 0, 1, _CONTRADICTED),
    "expire_before_final": HouseRule("turn", keys.UNTIL_FINAL, 0, 1, _CONTRADICTED),
    "starter_draws": HouseRule("turn", keys.NO_FIRST_DRAW, 0, 1, _CONTRADICTED),
    "waits_from_grouping": HouseRule("battle", keys.ONE_VIGIL, 0, 1, _CONTRADICTED),
    "cancelled_stay": HouseRule("battle", keys.CANCEL_ATTACK, 0, 1, _CONTRADICTED),
    "orphans_destroyed": HouseRule("battle", keys.WEAPON_FALLS, 0, 1, _CONTRADICTED),
    "draw_together": HouseRule("battle", keys.BOTH_EMPTY, 0, 1),
    "cost_floor": HouseRule("playing", keys.COST_CHANGES, 0, 1, _CONTRADICTED),
    "one_use_a_card": HouseRule("playing", keys.ONCE_A_TURN, 0, 1),
    "triggers_alternate": HouseRule("playing", keys.TRIGGER_ORDER, 0, 1, _CONTRADICTED),
    "answers_without_end": HouseRule("windows", keys.ANSWER_WINDOW, 0, 1, _CONTRADICTED),
    "more_windows": HouseRule("windows", keys.ANSWER_BLOCKS, 0, 1),
    "turn_windows": HouseRule("windows", keys.ANSWER_TURN, 0, 1),
    "deed_windows": HouseRule("windows", keys.PREVENTING, 0, 1),
}
"""Every switch of a profile, by its name there; those of a group stand together."""


def value_of(profile: Profile, name: str) -> int:
    """What a profile says to a switch: a number, or 1 for yes and 0 for no."""
    return int(getattr(profile, name))


def profile_with(base: Profile, values: Mapping[str, int]) -> Profile:
    """The profile with these of its switches set otherwise; they have been checked."""
    return Profile(
        base.name, **{name: type(getattr(base, name))(values.get(name, value_of(base, name))) for name in SWITCHES}
    )


def otherwise(profile: Profile) -> dict[str, int]:
    """The switches that are not as in the profile of that name."""
    usual = profiles()[profile.name]
    return {name: value_of(profile, name) for name in SWITCHES if value_of(profile, name) != value_of(usual, name)}
