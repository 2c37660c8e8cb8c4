"""The editions of the rules as frozen switches: code asks the switch, never the edition's name."""

from typing import Final

# What a switch of several values says; what only says yes or no is True or False.
END_OF_TURN: Final = 0
ATTEMPTED_DRAW: Final = 1

IN_TURN_ORDER: Final = 0
WINS_AND_LOSSES_FIRST: Final = 1

BEGINNING: Final = 0
MIXED: Final = 1
START_OF_TURN: Final = 2

ON_RESOLUTION: Final = 0
ALSO_ON_TRIGGER: Final = 1
AFTER_ITS_CHOICES: Final = 2

NEVER_IN_PLAY: Final = 0
WHILE_RESOLVING: Final = 1
UNTIL_ITS_EFFECT: Final = 2

AFTER_ALL_EFFECTS: Final = 0
AFTER_ANY_EFFECT: Final = 1

MODIFIER: Final = 0
REPLACEMENT: Final = 1

RESIST_FIRST: Final = 0
SHIELD_FIRST: Final = 1
SHIELD_BY_CHOICE: Final = 2

ANY_ORDER: Final = 0
INCREASES_FIRST: Final = 1
AFTER_STRENGTH: Final = 2

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

JUST_PAY: Final = 0
PAY_OR_FREE: Final = 1
FULL_PROCESS: Final = 2

_ALL_KEYWORDS: Final = (1 << 14) - 1
_NO_ALERT_OR_BOOST: Final = _ALL_KEYWORDS - 1 - 4

NAMES: Final = ["2025-05-27", "2025-08-22", "2025-10-31", "2.0.0", "2.0.1", "2.1.0", "2.2.0"]
"""The editions, the oldest first, in the order of the table's columns."""

EFFECTIVE: Final = ["2025-05-27", "2025-08-22", "2025-10-31", "2026-02-05", "2026-02-05", "2026-04-30", "2026-07-09"]

_SWITCHES: Final[dict[str, list[int]]] = {
    # 2025:       -05 -08 -10  2.0.0, .1  2.1 2.2
    "decking": [1, 1, 1, 0, 0, 0, 0],
    "win_over_loss": [1, 1, 1, 0, 0, 0, 0],
    "starter_choice": [1, 1, 1, 0, 0, 0, 0],
    "opponent_may_shuffle": [0, 0, 0, 1, 1, 1, 1],
    "concede_rule": [0, 0, 0, 1, 1, 1, 1],
    "phase_name": [0, 0, 0, 1, 2, 2, 2],
    "start_triggers": [0, 0, 0, 1, 1, 1, 1],
    "secondary_if": [1, 1, 1, 0, 0, 0, 2],
    "free_with_alt": [1, 1, 1, 0, 0, 0, 0],
    "cost_order": [1, 1, 1, 0, 0, 0, 0],
    "action_in_play": [0, 0, 0, 1, 1, 2, 2],
    "play_during_resolution": [0, 0, 0, 1, 1, 1, 1],
    "gsc_granularity": [0, 0, 0, 1, 1, 0, 0],
    "gsc_challenge": [0, 0, 0, 1, 1, 1, 1],
    "resist_kind": [1, 1, 1, 0, 0, 0, 0],
    "zero_damage": [0, 0, 0, 0, 0, 0, 1],
    "shield_order": [2, 2, 2, 1, 1, 0, 0],
    "damage_mod_order": [2, 2, 2, 1, 1, 1, 0],
    "dealt_means_taken": [1, 1, 1, 2, 2, 0, 0],
    "move_is_remove": [1, 1, 1, 0, 0, 1, 1],
    "replacement_rule": [1, 2, 0, 0, 0, 0, 0],
    "enter_skip_kind": [1, 1, 1, 0, 0, 0, 0],
    "bodyguard_entry": [1, 1, 1, 1, 0, 0, 0],
    "late_arrivals": [0, 0, 0, 1, 1, 1, 1],
    "banish_credit": [0, 1, 1, 2, 2, 2, 2],
    "counting_rules": [0, 0, 0, 1, 1, 1, 1],
    "deck_order_known": [0, 0, 0, 1, 1, 1, 1],
    "seq_to": [1, 1, 1, 0, 0, 2, 3],
    "reckless_scope": [0, 0, 0, 1, 1, 1, 1],
    "evasive_scope": [0, 0, 0, 1, 1, 1, 1],
    "quest_challenge_costs": [0, 0, 0, 0, 0, 1, 1],
    "move_cost_process": [0, 0, 0, 1, 1, 2, 2],
    "singer_plus": [0, 0, 0, 0, 0, 1, 1],
    "dual_name": [0, 0, 0, 1, 1, 1, 1],
    "public_fail_to_find": [1, 1, 1, 0, 0, 0, 0],
    "reset_zone": [0, 0, 0, 1, 1, 1, 1],
    "leaver_effects": [0, 0, 0, 1, 1, 1, 1],
    "ready_in_challenge": [0, 0, 0, 0, 0, 0, 1],
    "covered_trigger": [1, 1, 1, 1, 1, 1, 1],
    "stack_states": [0, 0, 0, 0, 0, 0, 1],
    "deck_altering": [0, 0, 0, 0, 0, 0, 1],
    "shift_variants": [0, 0, 0, 0, 0, 0, 1],
    "must_choose": [0, 0, 0, 0, 0, 1, 1],
    "limited_sizes": [0, 0, 0, 1, 1, 1, 1],
    "conditional_effects": [0, 0, 0, 0, 0, 0, 1],
}
"""What each edition says, one column an edition."""


class Edition:
    """One edition of the Comprehensive Rules, as the answers it gives where editions differ."""

    def __init__(self, column: int) -> None:
        row = {name: values[column] for name, values in _SWITCHES.items()}
        self.name = NAMES[column]
        self.effective = EFFECTIVE[column]
        # When an empty deck loses: at the end of one's turn [1.8.1.2], or on trying to draw [1.x 3.2.1.2].
        self.decking = row["decking"]
        # Wins and losses before banishes, and winning beats losing [1.x 1.9.2.1]; or all at once, players in turn
        # order [1.8.4].
        self.win_over_loss = row["win_over_loss"]
        # Whether chance names the starting player [2.2.1.1] or the one who chooses them [1.x 3.1.2].
        self.starter_choice = row["starter_choice"] != 0
        # Whether an opponent may shuffle the deck [2.2.1.2] or only cut it [1.x 3.1.3].
        self.opponent_may_shuffle = row["opponent_may_shuffle"] != 0
        # Whether the book says that a player may concede [2.3.3.4], and that there are stages [2.1.1]; one may anyway.
        self.concede_rule = row["concede_rule"] != 0
        # What the first phase is called [3.1.1].
        self.phase_name = row["phase_name"]
        # Whether start-of-turn triggers are added to the bag in the Ready step [3.2.1.4] or only in the Set step
        # [1.x 4.2.2.3]; the outcome is the same.
        self.start_triggers = row["start_triggers"] != 0
        # When the "if" right after a trigger is read [6.2.4] [6.7.2.1].
        self.secondary_if = row["secondary_if"]
        # Whether what is played for free may also be shifted or sung, its other costs still due [1.x 4.3.4.10];
        # else "for free" is itself the alternate cost [6.1.7].
        self.free_with_alt = row["free_with_alt"] != 0
        # Whether increases come before reductions [1.x 4.3.4.5] or modifiers have no order [4.3.2.3]; with the floor
        # at the end the outcome is the same.
        self.cost_order = row["cost_order"] != 0
        # When an action is in the Play zone [5.4.1.2] [6.7.1.2].
        self.action_in_play = row["action_in_play"]
        # Whether a card that an effect plays is played at once [6.7.8] or only after that effect [1.x 7.1.6].
        self.play_during_resolution = row["play_during_resolution"] != 0
        # After what a check is made [1.8.1] [6.7.5].
        self.gsc_granularity = row["gsc_granularity"]
        # Whether a check follows the declaration of a challenge, before its triggers resolve [4.6.5].
        self.gsc_challenge = row["gsc_challenge"] != 0
        # Whether Resist is a damage modifier [8.8.1] or a replacement effect [1.x 10.6.1].
        self.resist_kind = row["resist_kind"]
        # Whether damage that is reduced to 0 is still dealt, though none is taken [1.9.5].
        self.zero_damage = row["zero_damage"] != 0
        # Whether Resist or a shield comes first when an effect deals damage [6.7.2.2].
        self.shield_order = row["shield_order"]
        # In which order damage modifiers apply [1.9.4.2].
        self.damage_mod_order = row["damage_mod_order"]
        # What "is damaged" and "is dealt damage" mean [1.9.3].
        self.dealt_means_taken = row["dealt_means_taken"]
        # Whether moving damage is removing and putting it [1.9.2.4].
        self.move_is_remove = row["move_is_remove"] != 0
        # Who chooses between replacements, and how many apply [6.5.6] [6.5.7] [6.5.8].
        self.replacement_rule = row["replacement_rule"]
        # Whether "enters" and "skip" are static [6.4.3] [6.7.9] or replacements [1.x 7.7.3].
        self.enter_skip_kind = row["enter_skip_kind"]
        # Whether Bodyguard's entering exerted is static [8.3.2] or a replacement; the outcome is the same.
        self.bodyguard_entry = row["bodyguard_entry"]
        # Whether what a resolved effect says of a group also covers cards that come later [6.4.2.1].
        self.late_arrivals = row["late_arrivals"] != 0
        # For which damage a character is credited with the banishing [1.8.1.4].
        self.banish_credit = row["banish_credit"]
        # Whether "once", "for each" and last known values are written down [6.1.13.2] [6.1.8] [6.7.7]; they hold so or
        # so.
        self.counting_rules = row["counting_rules"] != 0
        # Whether only faceup cards put on a deck are in known order [7.2.3], or all publicly known ones [1.x 8.2.4].
        self.deck_order_known = row["deck_order_known"] != 0
        # What the first part of "[A] to [B]" is [6.1.5] [6.1.4.1].
        self.seq_to = row["seq_to"]
        # Whether any challenge open to a Reckless character binds its player [8.7.3], or only one against an exerted
        # character or a location [1.x 10.5.3].
        self.reckless_scope = row["reckless_scope"] != 0
        # Whether Evasive protects locations too [8.6.1].
        self.evasive_scope = row["evasive_scope"] != 0
        # Whether questing and challenging can have costs [4.5.1.2] [4.6.4.3].
        self.quest_challenge_costs = row["quest_challenge_costs"] != 0
        # How moving is paid for [4.7.3].
        self.move_cost_process = row["move_cost_process"]
        # Whether "+N to sing" adds to Singer [8.11.3].
        self.singer_plus = row["singer_plus"] != 0
        # Whether the whole of a name with an "&" is a name too [5.2.6.1], or only its sides [1.x 6.2.4.1].
        self.dual_name = row["dual_name"] != 0
        # Whether one may fail to find a card in a public zone [7.1.4].
        self.public_fail_to_find = row["public_fail_to_find"] != 0
        # Whether a card becomes a new object in any zone [7.1.6] or only in a private one [1.x 8.1.5].
        self.reset_zone = row["reset_zone"] != 0
        # Whether timed effects of a player who left go on [9.2.3] or end [1.x 1.10.2.3].
        self.leaver_effects = row["leaver_effects"] != 0
        # Whether the book says that readying a challenger doesn't remove it [4.6.4.4]; it never does.
        self.ready_in_challenge = row["ready_in_challenge"] != 0
        # Whether a card about to be covered still sees the card that covers it being played [4.3.4.2]; before 2.2 this
        # was a ruling.
        self.covered_trigger = row["covered_trigger"] != 0
        # Whether the cards under a card that leaves take its states in the new zone [5.1.1.7].
        self.stack_states = row["stack_states"] != 0
        # Whether a card that alters deck construction must itself be legal first [1.10.1.3].
        self.deck_altering = row["deck_altering"] != 0
        # Whether there are Duo, Combo, Temporary and Potato Shift [8.10.8.3].
        self.shift_variants = row["shift_variants"] != 0
        # Which keywords there are, as bits; Alert and Boost came with the edition of 2025-10-31 [8.2] [8.4].
        self.keywords = _ALL_KEYWORDS if column >= 2 else _NO_ALERT_OR_BOOST
        # Whether choices must meet the requirements of what is chosen before its limiters are checked [6.7.3].
        self.must_choose = row["must_choose"] != 0
        # Whether the book has the sizes of Limited decks and Pack Rush [1.10.1.2] [10.2].
        self.limited_sizes = row["limited_sizes"] != 0
        # Whether any effect, not only a static one, may be conditional by name [6.1.15]; the outcome is the same.
        self.conditional_effects = row["conditional_effects"] != 0


def _all_editions() -> dict[str, Edition]:
    found: dict[str, Edition] = {}
    for column in range(len(NAMES) - 1, -1, -1):
        found[NAMES[column]] = Edition(column)
    return found


_EDITIONS: Final = _all_editions()


def editions() -> dict[str, Edition]:
    """All editions by name, the newest first; the first is the default."""
    return _EDITIONS
