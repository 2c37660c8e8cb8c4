"""Why something can't be done in Ortus Regni: one code a reason, each with the rule that says so."""

from typing import Final

from mazo.games.ortus.book import keys

_REASONS: Final = [
    ("ok", 0),
    ("other_question", 0),
    ("not_offered", 0),
    ("not_in_pack", keys.KEEP_TWO),
    ("too_many", 0),
    ("too_few", 0),
    ("", 0),
    ("", 0),
    ("colour_taken", keys.UNIQUE_PALACE),
    ("not_in_hand", keys.PLAY_A_CARD),
    ("action_spent", keys.ONE_ACTION),
    ("not_your_fief", keys.FIEF),
    ("has_a_lord", keys.LORD),
    ("no_lord", keys.LORD),
    ("no_property", keys.FIEF),
    ("one_cathedral", keys.ONLY_CATHEDRAL),
    ("no_church", keys.ABBOT_PLACE),
    ("no_land", keys.RECRUIT),
    ("no_emissary", keys.EMISSARY),
    ("not_another_earl", keys.ATTACK),
    ("no_monastery", keys.MONASTERY),
    ("still_peace", keys.PEACE),
    ("no_victim", keys.TREACHERY),
    ("castle_is_safe", keys.CASTLES_SAFE),
    ("nothing_to_take", keys.INTRIGUE),
    ("nobody_to_field", keys.FIELDING),
    ("no_towers", keys.TOWERS_PROTECT),
    ("no_slot", keys.MERCENARY_SLOT),
    ("not_in_pool", keys.ARMY_POOL),
    ("no_prince", keys.BEQUEATH),
    ("cathedral_forbids", keys.CATHEDRAL_RULE),
    ("needs_a_banner", keys.JOUST_STARTS),
    ("not_played_so", keys.PLAY_A_CARD),
    ("not_a_fief", keys.ATTACK),
    ("no_treachery", keys.TREACHERY),
    ("no_intrigue", keys.INTRIGUE),
]
"""The reasons by code, as the phrases name them, each with its rule; those of every draft come first."""

NAMES: Final = [name for name, _ in _REASONS]


def rule_of(reason: int, asking: int) -> int:
    """The rule that a reason rests on; `asking` is the rule of the question that is open."""
    rule = _REASONS[reason][1]
    return rule if rule != 0 else asking
