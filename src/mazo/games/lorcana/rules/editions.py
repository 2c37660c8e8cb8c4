"""The editions of the rules as switches: code asks the switch, never the edition's name."""

from collections.abc import Callable
from typing import Final

# What a switch of several values says; what only says yes or no is True or False.
END_OF_TURN: Final = 0
ATTEMPTED_DRAW: Final = 1

IN_TURN_ORDER: Final = 0
WINS_AND_LOSSES_FIRST: Final = 1

ON_RESOLUTION: Final = 0
ALSO_ON_TRIGGER: Final = 1
AFTER_ITS_CHOICES: Final = 2

NEVER_IN_PLAY: Final = 0
WHILE_RESOLVING: Final = 1
UNTIL_ITS_EFFECT: Final = 2

AFTER_ALL_EFFECTS: Final = 0
AFTER_ANY_EFFECT: Final = 1

RESIST_FIRST: Final = 0
SHIELD_FIRST: Final = 1
SHIELD_BY_CHOICE: Final = 2

DAMAGED_IS_TAKEN: Final = 0
DAMAGED_IS_DEALT: Final = 1
DEALT_IS_TAKEN: Final = 2

AFFECTED_CHOOSES: Final = 0
ONE_FOR_EACH_EFFECT: Final = 1
SELF_FIRST: Final = 2

NO_CREDIT: Final = 0
DEALT_OR_BY_ABILITY: Final = 1
ALL_DAMAGE_TAKEN: Final = 2

ALL_DONE: Final = 0
ALWAYS_A_COST: Final = 1
COST_IF_INK: Final = 2
UNPAYABLE_IS_NO: Final = 3

_ALL_KEYWORDS: Final = (1 << 15) - 1
_NO_ADVENTUROUS: Final = (1 << 14) - 1
_NO_ALERT_OR_BOOST: Final = _NO_ADVENTUROUS - 1 - 4


class Edition:
    """One edition of the Comprehensive Rules, as its answers where editions differ: the newest, unless it is told."""

    def __init__(self, name: str, effective: str) -> None:
        self.name = name
        self.effective = effective
        # When an empty deck loses: at the end of one's turn [1.8.1.2], or on trying to draw [1.x 3.2.1.2].
        self.decking = END_OF_TURN
        # Wins and losses before banishes, and winning beats losing [1.x 1.9.2.1]; or all at once, players in turn
        # order [1.8.4].
        self.win_over_loss = IN_TURN_ORDER
        # Whether chance names the starting player [2.2.1.1] or the one who chooses them [1.x 3.1.2].
        self.starter_choice = False
        # Whether an opponent may shuffle the deck [2.2.1.2] or only cut it [1.x 3.1.3].
        self.opponent_may_shuffle = True
        # When the "if" right after a trigger is read [6.2.4] [6.7.2.1].
        self.secondary_if = AFTER_ITS_CHOICES
        # Whether what is played for free may also be shifted or sung, its other costs still due [1.x 4.3.4.10];
        # else "for free" is itself the alternate cost [6.1.7].
        self.free_with_alt = False
        # When an action is in the Play zone [5.4.1.2] [6.7.1.2].
        self.action_in_play = UNTIL_ITS_EFFECT
        # Whether a card that an effect plays is played at once [6.7.8] or only after that effect [1.x 7.1.6].
        self.play_during_resolution = True
        # After what a check is made [1.8.1] [6.7.5].
        self.gsc_granularity = AFTER_ALL_EFFECTS
        # Whether a check follows the declaration of a challenge, before its triggers resolve [4.6.5].
        self.gsc_challenge = True
        # Whether damage that is reduced to 0 is still dealt, though none is taken [1.9.5].
        self.zero_damage = True
        # Whether Resist or a shield comes first when an effect deals damage [6.7.2.2].
        self.shield_order = RESIST_FIRST
        # What "is damaged" and "is dealt damage" mean [1.9.3].
        self.dealt_means_taken = DAMAGED_IS_TAKEN
        # Whether moving damage is removing and putting it [1.9.2.4].
        self.move_is_remove = True
        # Who chooses between replacements, and how many apply [6.5.6] [6.5.7] [6.5.8].
        self.replacement_rule = AFFECTED_CHOOSES
        # Whether what a resolved effect says of a group also covers cards that come later [6.4.2.1].
        self.late_arrivals = True
        # For which damage a character is credited with the banishing [1.8.1.4].
        self.banish_credit = ALL_DAMAGE_TAKEN
        # What the first part of "[A] to [B]" is [6.1.5] [6.1.4.1].
        self.seq_to = UNPAYABLE_IS_NO
        # Whether any challenge open to a Reckless character binds its player [8.7.3], or only one against an exerted
        # character or a location [1.x 10.5.3].
        self.reckless_scope = True
        # Whether Evasive protects locations too [8.6.1].
        self.evasive_scope = True
        # Whether "+N to sing" adds to Singer [8.11.3].
        self.singer_plus = True
        # Whether the whole of a name with an "&" is a name too [5.2.6.1], or only its sides [1.x 6.2.4.1].
        self.dual_name = True
        # Whether one may fail to find a card in a public zone [7.1.4].
        self.public_fail_to_find = False
        # Whether a card becomes a new object in any zone [7.1.6] or only in a private one [1.x 8.1.5].
        self.reset_zone = True
        # Whether timed effects of a player who left go on [9.2.3] or end [1.x 1.10.2.3].
        self.leaver_effects = True
        # Whether a card about to be covered still sees the card that covers it being played [4.3.4.2]; before 2.2 this
        # was a ruling.
        self.covered_trigger = True
        # Whether the cards under a card that leaves take its states in the new zone [5.1.1.7].
        self.stack_states = True
        # Whether a card that alters deck construction must itself be legal first [1.10.1.3].
        self.deck_altering = True
        # Whether there are Duo, Combo, Temporary and Potato Shift [8.10.8.3].
        self.shift_variants = True
        # Which keywords there are, as bits; Alert and Boost came with the edition of 2025-10-31 [8.2] [8.4],
        # Adventurous with 2.3 [8.16].
        self.keywords = _ALL_KEYWORDS
        # Whether there are ink drops, which pay as ink does [1.13.1.2] [4.3.2.4].
        self.ink_drops = True
        # Whether of two equal keywords the longer one stays, or always the first [8.1.2].
        self.longer_keyword = True
        # Whether a card that paying for it takes to another zone goes on being played from there [4.3.2].
        self.zone_change_while_playing = True
        # Whether the classifications that a card last had in play are known of it, not only its figures [6.7.7].
        self.last_details = True
        # Whether a character may be moved to where it is, by an effect, and then doesn't move [4.7.2].
        self.move_choice = True
        # Whether each "may" of a sentence is asked on its own [6.1.4.2].
        self.each_may = True
        # Whether players who do several things do each of them together, or each player all of them [6.7.6.1].
        self.simultaneous_parts = True
        # Whether the cards that were corrected with 2.3 give Adventurous [8.16.1].
        self.corrected_cards = True


# What older editions say instead: each change of the book, undone.


def _before_2_3(edition: Edition) -> None:
    """What 2.3 changed, as it was before."""
    edition.keywords = _NO_ADVENTUROUS
    edition.ink_drops = False
    edition.longer_keyword = False
    edition.zone_change_while_playing = False
    edition.last_details = False
    edition.move_choice = False
    edition.each_may = False
    edition.simultaneous_parts = False
    edition.corrected_cards = False


def _before_2_2(edition: Edition) -> None:
    """What 2.2 changed, as it was before."""
    edition.secondary_if = ON_RESOLUTION
    edition.zero_damage = False
    edition.seq_to = COST_IF_INK
    edition.stack_states = False
    edition.deck_altering = False
    edition.shift_variants = False


def _before_2_1(edition: Edition) -> None:
    """What 2.1 changed, as it was before."""
    edition.action_in_play = WHILE_RESOLVING
    edition.gsc_granularity = AFTER_ANY_EFFECT
    edition.shield_order = SHIELD_FIRST
    edition.dealt_means_taken = DEALT_IS_TAKEN
    edition.move_is_remove = False
    edition.seq_to = ALL_DONE
    edition.singer_plus = False


def _before_2_0(edition: Edition) -> None:
    """What the great revision of 2.0 changed, as it was before."""
    edition.decking = ATTEMPTED_DRAW
    edition.win_over_loss = WINS_AND_LOSSES_FIRST
    edition.starter_choice = True
    edition.opponent_may_shuffle = False
    edition.secondary_if = ALSO_ON_TRIGGER
    edition.free_with_alt = True
    edition.action_in_play = NEVER_IN_PLAY
    edition.play_during_resolution = False
    edition.gsc_granularity = AFTER_ALL_EFFECTS
    edition.gsc_challenge = False
    edition.shield_order = SHIELD_BY_CHOICE
    edition.dealt_means_taken = DAMAGED_IS_DEALT
    edition.move_is_remove = True
    edition.late_arrivals = False
    edition.banish_credit = DEALT_OR_BY_ABILITY
    edition.seq_to = ALWAYS_A_COST
    edition.reckless_scope = False
    edition.evasive_scope = False
    edition.dual_name = False
    edition.public_fail_to_find = True
    edition.reset_zone = False
    edition.leaver_effects = False


def _before_october(edition: Edition) -> None:
    """What the edition of October 2025 changed, as it was before."""
    edition.replacement_rule = SELF_FIRST
    edition.keywords = _NO_ALERT_OR_BOOST


def _before_august(edition: Edition) -> None:
    """What the edition of August 2025 changed, as it was before."""
    edition.replacement_rule = ONE_FOR_EACH_EFFECT
    edition.banish_credit = NO_CREDIT


def _edition(name: str, effective: str, *undone: Callable[[Edition], None]) -> Edition:
    edition = Edition(name, effective)
    for change in undone:
        change(edition)
    return edition


_SINCE_2025: Final = (_before_2_3, _before_2_2, _before_2_1, _before_2_0)

_NEWEST_FIRST: Final = [
    _edition("2.3.0", "2026-10-16"),
    _edition("2.2.0", "2026-07-09", _before_2_3),
    _edition("2.1.0", "2026-04-30", _before_2_3, _before_2_2),
    _edition("2.0.1", "2026-02-05", _before_2_3, _before_2_2, _before_2_1),
    _edition("2.0.0", "2026-02-05", _before_2_3, _before_2_2, _before_2_1),  # 2.0.1 changed words only
    _edition("2025-10-31", "2025-10-31", *_SINCE_2025),
    _edition("2025-08-22", "2025-08-22", *_SINCE_2025, _before_october),
    _edition("2025-05-27", "2025-05-27", *_SINCE_2025, _before_october, _before_august),
]

_EDITIONS: Final = {edition.name: edition for edition in _NEWEST_FIRST}


def editions() -> dict[str, Edition]:
    """All editions by name, the newest first; the first is the default."""
    return _EDITIONS


def edition_of_day(day: str) -> Edition:
    """The edition that was in force on a day (2026-07-09); before the first one that is known, that one."""
    for edition in _NEWEST_FIRST:
        if edition.effective <= day:
            return edition
    return _NEWEST_FIRST[-1]
