"""Why something can't be done: one code a reason, each with the rule that says so."""

from typing import Final

from mazo.games.lorcana.book.keys import (
    ACTIVATED_ABILITY,
    ADVENTUROUS_CHALLENGE,
    ADVENTUROUS_END,
    ALTERNATE_COST,
    BODYGUARD_FIRST,
    BOOST_ABILITY,
    BOOST_NEEDS_A_CARD,
    CANT_WINS,
    CARD_TEXT_WINS,
    CHALLENGE_LIMITS,
    CHOOSE_CHALLENGED,
    CHOOSE_INK,
    DECLARE_CHALLENGER,
    DRYING_LIMITS,
    DUO_SHIFT,
    EVASIVE_ONLY,
    EXERT_NEEDS_DRY,
    EXERTED_STATE,
    FINISH_FIRST,
    IN_PLAY,
    INK_ONCE,
    LOOPS,
    MOVE_TO_OWN,
    NOT_TO_THE_SAME_LOCATION,
    ONCE,
    ONE_AFTER_ANOTHER,
    ONLY_CHARACTERS,
    PAY_FOR_ABILITY,
    PAY_IN_FULL,
    PAY_THE_COST,
    PAY_TO_MOVE,
    PLAY_A_CARD,
    QUEST_LIMITS,
    RECKLESS_END,
    RECKLESS_QUEST,
    SHIFT_ONTO,
    SHUFFLE_DECKS,
    SING,
    SINGING_TOGETHER,
    YOUR_CARDS,
)
from mazo.games.lorcana.codes import options as DO

OK: Final = 0
NOT_YOUR_TURN: Final = 1
OTHER_QUESTION: Final = 2
FINISH_THIS_FIRST: Final = 3
NOT_IN_HAND: Final = 4
NOT_INKABLE: Final = 5
ALREADY_INKED: Final = 6
TOO_EXPENSIVE: Final = 7
NOT_IN_PLAY: Final = 8
NOT_A_CHARACTER: Final = 9
NOT_YOURS: Final = 10
QUESTER_EXERTED: Final = 11
QUESTER_DRYING: Final = 12
CHALLENGER_EXERTED: Final = 13
CHALLENGER_DRYING: Final = 14
TARGET_READY: Final = 15
TARGET_YOURS: Final = 16
TARGET_WRONG_TYPE: Final = 17
NOT_A_LOCATION: Final = 18
NOT_YOUR_LOCATION: Final = 19
ALREADY_THERE: Final = 20
MOVE_TOO_EXPENSIVE: Final = 21
NOT_A_SONG: Final = 22
SINGER_EXERTED: Final = 23
SINGER_DRYING: Final = 24
SINGER_TOO_CHEAP: Final = 25
NOT_OFFERED: Final = 26
NO_SHUFFLE_HERE: Final = 27
CUT_OUT_OF_RANGE: Final = 28
TOO_MANY: Final = 29
TOO_FEW: Final = 30
NO_SUCH_PLAYER: Final = 31
CANT_BE_PLAYED: Final = 32
NO_SUCH_COST: Final = 33
OTHER_COST_UNPAYABLE: Final = 34
NO_SHIFT: Final = 35
NOT_A_BASE: Final = 36
SECOND_BASE_MISSING: Final = 37
SHIFT_TOO_EXPENSIVE: Final = 38
SINGER_CANT: Final = 39
NO_SING_TOGETHER: Final = 40
SINGERS_TOO_CHEAP: Final = 41
QUESTER_RECKLESS: Final = 42
QUESTER_CANT: Final = 43
QUEST_TOO_EXPENSIVE: Final = 44
CHALLENGER_CANT: Final = 45
CHALLENGES_USED_UP: Final = 46
TARGET_CANT: Final = 47
TARGET_EVASIVE: Final = 48
BODYGUARD_STANDS_BEFORE: Final = 49
CHALLENGE_TOO_EXPENSIVE: Final = 50
NO_SUCH_ABILITY: Final = 51
ABILITY_EXERTED: Final = 52
ABILITY_DRYING: Final = 53
ABILITY_CANT: Final = 54
ABILITY_TOO_EXPENSIVE: Final = 55
ABILITY_USED: Final = 56
ABILITY_NOT_NOW: Final = 57
NO_BOOST: Final = 58
BOOST_USED: Final = 59
BOOST_TOO_EXPENSIVE: Final = 60
BOOST_EMPTY_DECK: Final = 61
MOVER_CANT: Final = 62
CANT_INK_NOW: Final = 63
RECKLESS_MUST_CHALLENGE: Final = 64
MUST_CHALLENGE_FIRST: Final = 65
MUST_QUEST_FIRST: Final = 66
LOOP_IS_OVER: Final = 67
CHALLENGER_ADVENTUROUS: Final = 68
ADVENTUROUS_MUST_QUEST: Final = 69

NAMES: Final = [
    "ok", "not_your_turn", "other_question", "finish_this_first", "not_in_hand", "not_inkable", "already_inked",
    "too_expensive", "not_in_play", "not_a_character", "not_yours", "quester_exerted", "quester_drying",
    "challenger_exerted", "challenger_drying", "target_ready", "target_yours", "target_wrong_type", "not_a_location",
    "not_your_location", "already_there", "move_too_expensive", "not_a_song", "singer_exerted", "singer_drying",
    "singer_too_cheap", "not_offered", "no_shuffle_here", "cut_out_of_range", "too_many", "too_few", "no_such_player",
    "cant_be_played", "no_such_cost", "other_cost_unpayable", "no_shift", "not_a_base", "second_base_missing",
    "shift_too_expensive", "singer_cant", "no_sing_together", "singers_too_cheap", "quester_reckless",
    "quester_cant", "quest_too_expensive", "challenger_cant", "challenges_used_up", "target_cant", "target_evasive",
    "bodyguard_stands_before", "challenge_too_expensive", "no_such_ability", "ability_exerted", "ability_drying",
    "ability_cant", "ability_too_expensive", "ability_used", "ability_not_now", "no_boost", "boost_used",
    "boost_too_expensive", "boost_empty_deck", "mover_cant", "cant_ink_now", "reckless_must_challenge",
    "must_challenge_first", "must_quest_first", "loop_is_over", "challenger_adventurous",
    "adventurous_must_quest",
]  # fmt: skip
"""The reasons by code, as the phrases name them."""

_RULES: Final = [
    CANT_WINS,
    ALTERNATE_COST,
    PAY_IN_FULL,
    SHIFT_ONTO,
    SHIFT_ONTO,
    DUO_SHIFT,
    PAY_THE_COST,
    CANT_WINS,
    SINGING_TOGETHER,
    SINGING_TOGETHER,
    RECKLESS_QUEST,
    CANT_WINS,
    QUEST_LIMITS,
    CANT_WINS,
    CHALLENGE_LIMITS,
    CHALLENGE_LIMITS,
    EVASIVE_ONLY,
    BODYGUARD_FIRST,
    CHALLENGE_LIMITS,
    ACTIVATED_ABILITY,
    EXERTED_STATE,
    EXERT_NEEDS_DRY,
    CANT_WINS,
    PAY_FOR_ABILITY,
    ONCE,
    ACTIVATED_ABILITY,
    BOOST_ABILITY,
    BOOST_ABILITY,
    BOOST_ABILITY,
    BOOST_NEEDS_A_CARD,
    CANT_WINS,
    CANT_WINS,
    RECKLESS_END,
    CARD_TEXT_WINS,
    CARD_TEXT_WINS,
    LOOPS,
    ADVENTUROUS_CHALLENGE,
    ADVENTUROUS_END,
]  # fmt: skip
"""The rules of the reasons from CANT_BE_PLAYED on, in the order of their codes."""


def older_rule(rule: int) -> int:
    """The rule of an older edition that covers what only a newer one puts into a paragraph of its own."""
    if rule == BOOST_ABILITY or rule == ONCE:
        return ACTIVATED_ABILITY
    return SHIFT_ONTO if rule == DUO_SHIFT else CARD_TEXT_WINS


def rule_of(reason: int, asking: int, verb: int = 0) -> int:
    """The rule that a reason rests on; `asking` is the rule of the question that is open, `verb` what was tried."""
    if reason == NOT_YOUR_TURN:
        return ONE_AFTER_ANOTHER
    if reason == FINISH_THIS_FIRST:
        return FINISH_FIRST
    if reason == NOT_YOURS:
        return YOUR_CARDS
    if reason == NOT_IN_PLAY:
        return IN_PLAY
    if reason == NOT_IN_HAND:
        return CHOOSE_INK if verb == DO.INK else PLAY_A_CARD
    if reason == NOT_A_CHARACTER:
        return MOVE_TO_OWN if verb == DO.MOVE else SING if verb == DO.SING else ONLY_CHARACTERS
    if reason == NOT_INKABLE:
        return CHOOSE_INK
    if reason == ALREADY_INKED:
        return INK_ONCE
    if reason == TOO_EXPENSIVE:
        return PAY_THE_COST
    if reason == MOVE_TOO_EXPENSIVE:
        return PAY_TO_MOVE
    if reason == QUESTER_EXERTED:
        return QUEST_LIMITS
    if reason == QUESTER_DRYING:
        return DRYING_LIMITS
    if reason == CHALLENGER_EXERTED or reason == CHALLENGER_DRYING:
        return DECLARE_CHALLENGER
    if reason == TARGET_READY or reason == TARGET_YOURS or reason == TARGET_WRONG_TYPE:
        return CHOOSE_CHALLENGED
    if reason == NOT_A_LOCATION or reason == NOT_YOUR_LOCATION:
        return MOVE_TO_OWN
    if reason == ALREADY_THERE:
        return NOT_TO_THE_SAME_LOCATION
    if reason == NOT_A_SONG or (SINGER_EXERTED <= reason <= SINGER_TOO_CHEAP):
        return SING
    if reason == NO_SHUFFLE_HERE or reason == CUT_OUT_OF_RANGE:
        return SHUFFLE_DECKS
    if reason >= CANT_BE_PLAYED:
        return _RULES[reason - CANT_BE_PLAYED]
    return asking
