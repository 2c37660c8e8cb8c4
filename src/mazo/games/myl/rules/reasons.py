"""Why something can't be done in Mitos y Leyendas: one code per reason, each with the rule that says so."""

from typing import Final

from mazo.games.myl.book import keys

OK: Final = 0
OTHER_QUESTION: Final = 1
NOT_OFFERED: Final = 2
NOT_IN_HAND: Final = 3
NOT_GOLD: Final = 4
GOLD_PUT_ALREADY: Final = 5
GOLD_TOO_LATE: Final = 6
GOLD_IS_PUT: Final = 7
TOO_EXPENSIVE: Final = 8
NOT_NOW: Final = 9
ONLY_AS_ANSWER: Final = 10
NO_TARGET: Final = 11
NEEDS_BEARER: Final = 12
BEARER_NOT_ALLY: Final = 13
HAS_WEAPON: Final = 14
SECOND_WANDERER: Final = 15
NO_ATTACKER: Final = 16
ATTACKER_WAITING: Final = 17
ATTACKER_IN_LINE: Final = 18
ATTACKER_GUARDIAN: Final = 19
NOT_AN_ALLY: Final = 20
NOT_YOURS: Final = 21
BLOCKER_NOT_IN_LINE: Final = 22
BLOCKER_BUSY: Final = 23
CANNOT_BE_BLOCKED: Final = 24
HAND_IS_EMPTY: Final = 25
DOES_NOT_ANSWER: Final = 26
TOO_MANY: Final = 27
TOO_FEW: Final = 28
NO_BEARER_WANTED: Final = 29
NO_ABILITY: Final = 30
USED_ALREADY: Final = 31
NOT_NOW_BY_TEXT: Final = 32
KEPT_FROM_PLAYING: Final = 33
CANNOT_CARRY: Final = 34
USED_NOT_NOW: Final = 35
COST_UNPAYABLE: Final = 36
KEPT_FROM_ATTACKING: Final = 37
KEPT_FROM_BLOCKING: Final = 38
SOMEBODY_MUST_ATTACK: Final = 39
MUST_BE_BLOCKED: Final = 40
TOLL_TOO_HIGH: Final = 41
USED_ENDLESSLY: Final = 42

NAMES: Final = [
    "ok", "other_question", "not_offered", "not_in_hand", "not_gold", "gold_put_already", "gold_too_late",
    "gold_is_put", "too_expensive", "not_now", "only_as_answer", "no_target", "needs_bearer", "bearer_not_ally",
    "has_weapon", "second_wanderer", "no_attacker", "attacker_waiting", "attacker_in_line", "attacker_guardian",
    "not_an_ally", "not_yours", "blocker_not_in_line", "blocker_busy", "cannot_be_blocked", "hand_is_empty",
    "does_not_answer", "too_many", "too_few", "no_bearer_wanted", "no_ability", "used_already",
    "not_now_by_text", "kept_from_playing", "cannot_carry", "used_not_now", "cost_unpayable", "kept_from_attacking",
    "kept_from_blocking", "somebody_must_attack", "must_be_blocked", "toll_too_high",
    "used_endlessly",
]  # fmt: skip
"""The reasons by code, as the phrases name them."""

_RULES: Final = [
    0, 0, 0, keys.DECLARE_CARD, keys.VIGIL, keys.ONE_GOLD, keys.GOLD_FIRST, keys.GOLD_FIRST, keys.PAY_GOLD,
    keys.WHEN_TO_PLAY, keys.WHEN_TO_PLAY, keys.FIX_TARGETS, keys.WEAPON_ON_ALLY, keys.WEAPON_ON_ALLY,
    keys.ONE_WEAPON, keys.WANDERING, keys.DECLARE_ATTACKERS, keys.ONE_VIGIL, keys.NOT_FROM_ATTACK_LINE, keys.GUARDIAN,
    keys.DECLARE_ATTACKERS, keys.DECLARE_ATTACKERS, keys.ONLY_DEFENCE_LINE, keys.ONE_TO_ONE, keys.UNBLOCKABLE,
    keys.EMPTY_HAND, keys.ANSWER_WINDOW, 0, 0, keys.DECLARE_CARD, keys.USE_ABILITY, keys.USE_ABILITY,
    keys.WHEN_TO_PLAY, keys.CONTINUOUS, keys.CONTINUOUS, keys.USE_ABILITY, keys.USE_ABILITY, keys.CONTINUOUS,
    keys.CONTINUOUS, keys.MUST_ATTACK, keys.MUST_BLOCK, keys.ATTACK_TOLL, keys.ENDLESS,
]  # fmt: skip


def rule_of(reason: int, asking: int) -> int:
    """The rule that a reason rests on; `asking` is the rule of the question that is open."""
    rule = _RULES[reason]
    return rule if rule != 0 else asking
