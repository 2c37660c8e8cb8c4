"""Why something can't be done in Ortus Regni: one code a reason, each with the rule that says so."""

from typing import Final

from mazo.games.ortus.book import keys

NAMES: Final = [
    "ok", "other_question", "not_offered", "not_in_pack", "too_many", "too_few", "", "",
    "colour_taken", "not_your_tower",
]  # fmt: skip
"""The reasons by code, as the phrases name them; those of every draft come first."""

_RULES: Final = [0, 0, 0, keys.KEEP_TWO, 0, 0, 0, 0, keys.UNIQUE_PALACE, keys.LOOK_AT_TOWERS]


def rule_of(reason: int, asking: int) -> int:
    """The rule that a reason rests on; `asking` is the rule of the question that is open."""
    rule = _RULES[reason]
    return rule if rule != 0 else asking
