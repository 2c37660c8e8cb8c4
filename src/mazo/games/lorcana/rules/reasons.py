"""Why something can't be done: one code a reason, each with the rule that says so."""

from typing import Final

from mazo.games.lorcana.book.keys import (
    CHOOSE_CHALLENGED,
    CHOOSE_INK,
    DECLARE_CHALLENGER,
    DRYING_LIMITS,
    FINISH_FIRST,
    IN_PLAY,
    INK_ONCE,
    MOVE_TO_OWN,
    NOT_TO_THE_SAME_LOCATION,
    ONE_AFTER_ANOTHER,
    ONLY_CHARACTERS,
    PAY_THE_COST,
    PAY_TO_MOVE,
    PLAY_A_CARD,
    QUEST_LIMITS,
    SHUFFLE_DECKS,
    SING,
    YOUR_CARDS,
)
from mazo.games.lorcana.rules.words import DO_INK, DO_MOVE, DO_SING

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

NAMES: Final = [
    "ok", "not_your_turn", "other_question", "finish_this_first", "not_in_hand", "not_inkable", "already_inked",
    "too_expensive", "not_in_play", "not_a_character", "not_yours", "quester_exerted", "quester_drying",
    "challenger_exerted", "challenger_drying", "target_ready", "target_yours", "target_wrong_type", "not_a_location",
    "not_your_location", "already_there", "move_too_expensive", "not_a_song", "singer_exerted", "singer_drying",
    "singer_too_cheap", "not_offered", "no_shuffle_here", "cut_out_of_range", "too_many", "too_few", "no_such_player",
]  # fmt: skip
"""The reasons by code, as the phrases name them."""


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
        return CHOOSE_INK if verb == DO_INK else PLAY_A_CARD
    if reason == NOT_A_CHARACTER:
        return MOVE_TO_OWN if verb == DO_MOVE else SING if verb == DO_SING else ONLY_CHARACTERS
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
    return asking
