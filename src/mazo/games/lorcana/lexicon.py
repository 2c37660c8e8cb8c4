"""Lorcana's words for the ability tree, with the numbers that the engine knows them by."""

from __future__ import annotations

from typing import Final

from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.abilities.tree.lexicon import Lexicon
from mazo.games.lorcana.rules import words

ZONES: Final[dict[str, int]] = {
    "play": words.PLAY,
    "hand": words.HAND,
    "deck": words.DECK,
    "discard": words.DISCARD,
    "inkwell": words.INKWELL,
    "under": words.UNDER,
}
STATS: Final[dict[str, int]] = {
    "strength": words.STRENGTH,
    "willpower": words.WILLPOWER,
    "lore": words.LORE,
    "cost": words.COST_OF,
    "damage": words.DAMAGE,
    "move cost": words.MOVE_COST,
    "cards under": words.CARDS_UNDER,
    "printed lore": words.PRINTED_LORE,
}
DURATIONS: Final[dict[str, int]] = {
    "this turn": words.THIS_TURN,
    "until your next turn": words.UNTIL_YOUR_NEXT_TURN,
    "during their next turn": words.THEIR_NEXT_TURN,
    "at the start of their next turn": words.START_OF_THEIR_TURN,
    "this challenge": words.THIS_CHALLENGE,
    "while this is in play": 0,
    "your next turn": words.YOUR_NEXT_TURN,
    "forever": words.FOREVER,
}
KEYWORDS: Final[dict[str, int]] = {
    "Alert": words.ALERT,
    "Bodyguard": words.BODYGUARD,
    "Boost": words.BOOST,
    "Challenger": words.CHALLENGER,
    "Evasive": words.EVASIVE,
    "Reckless": words.RECKLESS,
    "Resist": words.RESIST,
    "Rush": words.RUSH,
    "Shift": words.SHIFT,
    "Singer": words.SINGER,
    "Sing Together": words.SING_TOGETHER,
    "Support": words.SUPPORT,
    "Vanish": words.VANISH,
    "Ward": words.WARD,
}
EVENTS: Final[dict[str, int]] = {
    "play": words.PLAYS,
    "quest": words.QUESTS,
    "challenge": words.CHALLENGES,
    "is challenged": words.CHALLENGED,
    "banish": words.BANISH,
    "leave play": words.LEAVES_PLAY,
    "draw": words.DRAW,
    "discard": words.DISCARDS,
    "ink": words.TO_INKWELL,
    "exert": words.EXERT,
    "ready": words.READY,
    "sing": words.SINGS,
    "move": words.MOVES,
    "is dealt damage": words.DEAL_DAMAGE,
    "deals damage": words.DEALS_DAMAGE,
    "takes damage": words.TAKES_DAMAGE,
    "is healed": words.REMOVE_DAMAGE,
    "gains lore": words.GAIN_LORE,
    "loses lore": words.LOSE_LORE,
    "put under": words.PUT_UNDER,
    "put into discard": words.INTO_DISCARD,
    "left discard": words.LEFT_DISCARD,
    "return to hand": words.TO_HAND,
    "is chosen": words.IS_CHOSEN,
    "is chosen for Support": words.CHOSEN_FOR_SUPPORT,
    "pay": words.PAYS,
    "turn start": words.TURN_STARTS,
    "turn end": words.TURN_ENDS,
    "challenge over": words.AFTER_CHALLENGE,
    "use ability": words.USES_ABILITY,
    "reveal": words.REVEALS,
    "shuffle": words.SHUFFLES,
    "banished in a challenge": words.BANISHED_IN_CHALLENGE,
    "shift onto": words.SHIFTS_ONTO,
    "boost": words.BOOSTS,
    "move from a location": words.MOVES_ON,
}
TYPES: Final[dict[str, int]] = {
    "character": words.CHARACTER,
    "action": words.ACTION,
    "item": words.ITEM,
    "location": words.LOCATION,
}
INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
FLAGS: Final[dict[str, int]] = {
    "played this turn": words.PLAYED_NOW,
    "quested this turn": words.HAS_QUESTED,
    "challenged this turn": words.HAS_CHALLENGED,
    "was challenged this turn": words.WAS_CHALLENGED,
    "took damage this turn": words.WAS_HURT,
    "moved this turn": words.HAS_MOVED,
    "sang this turn": words.HAS_SUNG,
    "shifted": words.SHIFTED,
    "bodyguard entry": words.ENTERED_EXERTED,
}
WHO: Final[dict[str, int]] = {
    "you": YOURS,
    "each opponent": OPPONENTS,
    "each player": ANYONES,
    "each other player": OPPONENTS,
    "they": THAT_PLAYERS,
    "the challenging player": words.CHALLENGING_PLAYER,
    "the challenged player": words.CHALLENGED_PLAYER,
    "players with the most cards": words.MOST_CARDS,
    "any opponent": OPPONENTS,
    "chosen opponent": THAT_PLAYERS,
    "chosen player": THAT_PLAYERS,
    "any players": ANYONES,
}
ACTS: Final[dict[str, int]] = {
    "quest": words.CANT_QUEST,
    "challenge": words.CANT_CHALLENGE,
    "ready": words.CANT_READY,
    "ready at the start of their turn": words.CANT_READY_AT_START,
    "be challenged": words.CANT_BE_CHALLENGED,
    "sing": words.CANT_SING,
    "exert to sing": words.CANT_SING,
    "be chosen": words.CANT_BE_CHOSEN,
    "move": words.CANT_MOVE,
    "be damaged": words.CANT_TAKE_DAMAGE,
    "be dealt damage": words.CANT_BE_DEALT,
    "gain lore": words.CANT_GAIN_LORE,
    "lose lore": words.CANT_LOSE_LORE,
    "play": words.CANT_PLAY,
    "challenge ready characters": words.CANT_CHALLENGE_READY,
    "quest while drying": words.CANT_QUEST_DRYING,
    "exert": words.CANT_EXERT,
    "be healed": words.CANT_BE_HEALED,
    "draw": words.CANT_DRAW,
    "ink": words.CANT_INK,
    "challenge characters": words.CANT_CHALLENGE_CHARACTERS,
    "challenge locations": words.CANT_CHALLENGE_LOCATIONS,
    "discard": words.CANT_DISCARD,
}
CANS: Final[dict[str, int]] = {
    "challenge ready characters": words.CAN_CHALLENGE_READY,
    "quest while drying": words.CAN_QUEST_DRYING,
    "challenge while drying": words.CAN_CHALLENGE_DRYING,
    "be shifted on by any": words.ANY_MAY_SHIFT_ON,
    "challenge evasive characters": words.CAN_CHALLENGE_EVASIVE,
    "move for free": words.CAN_MOVE_FREE,
}
MUSTS: Final[dict[str, int]] = {
    "quest": words.MUST_QUEST,
    "challenge": words.MUST_CHALLENGE,
    "be chosen": words.MUST_BE_CHOSEN,
}
STEPS: Final[dict[str, int]] = {"ready": 0, "set": 1, "draw": 2}
DURING: Final[dict[str, int]] = {
    "challenging": words.DURING_CHALLENGING,
    "being challenged": words.DURING_CHALLENGED,
    "in a challenge": words.IN_CHALLENGE,
}
CHARGES: Final[dict[str, int]] = {
    "play": words.FOR_PLAYING,
    "shift": words.FOR_SHIFTING,
    "move": words.FOR_MOVING,
    "sing": words.FOR_SINGING,
    "shift onto": words.FOR_SHIFTING_ON,
}
VERBS: Final[dict[str, int]] = {
    "banish": words.BANISH,
    "return to hand": words.TO_HAND,
    "ready": words.READY,
    "exert": words.EXERT,
    "exert as a cost": words.EXERT,
    "put into inkwell": words.TO_INKWELL,
    "put into inkwell exerted": words.TO_INKWELL_EXERTED,
    "put into discard": words.MILL,
    "deal damage": words.DEAL_DAMAGE,
    "deal unreduced damage": words.DEAL_SURELY,
}
"""What is done with cards; as a cost, only what is ready and, a character, dry can be exerted."""
PLAYER_VERBS: Final[dict[str, int]] = {
    "gain lore": words.GAIN_LORE,
    "lose lore": words.LOSE_LORE,
    "exert ink": words.EXERT,
    "ready ink": words.READY,
}
COUNTERS: Final[dict[str, int]] = {"damage": words.DAMAGE}
PLAYER_FIGURES: Final[dict[str, int]] = {"lore": words.PLAYER_LORE}
RULES: Final[dict[str, int]] = {
    "ink more": words.EXTRA_INK,
    "lore to win": words.LORE_GOAL,
    "challenge limit": words.ONE_CHALLENGE,
    "ready limit": words.READY_LIMIT,
    "open top": words.OPEN_TOP,
}
COUNTED: Final = ("lore to win", "challenge limit", "ready limit")
"""Rules that are about a fixed number."""
CHANGEABLE: Final[dict[str, int]] = {
    "strength": words.STRENGTH,
    "willpower": words.WILLPOWER,
    "lore": words.LORE,
    "singing": words.D_SING_BONUS,
}
"""[6.6.2] [6.6.3] Figures that effects change: costs are paid otherwise [1.5.4], damage is dealt or put; as singers,
characters count as having more cost."""
QUALITIES: Final = ("ink types", "names", "costs")
_STATES: Final = (
    "damaged", "undamaged", "exerted", "ready", "drying", "at a location", "here", "a song", "not a song",
    "inkable", "challenging", "being challenged", "in a challenge", "has cards under", "challenging a location",
    *FLAGS,
)  # fmt: skip

LEXICON: Final = Lexicon(
    game="Lorcana",
    types=TYPES,
    zones=ZONES,
    figures=STATS,
    changeable=CHANGEABLE,
    states=frozenset(_STATES),
    keywords=KEYWORDS,
    variants=("universal", "classification", "duo", "combo", "temporary", "potato"),
    events=EVENTS,
    durations=DURATIONS,
    players=WHO,
    acts=frozenset((*ACTS, "be dealt damage in challenges")),
    duties=MUSTS,
    licences=CANS,
    verbs=VERBS,
    player_verbs=PLAYER_VERBS,
    counters=COUNTERS,
    colours=INKS,
    player_figures=PLAYER_FIGURES,
    rules=RULES,
    ways=("shift",),
    play_ways=("shift", "or shift"),
    cost_verbs=("exert",),
    entries=("exerted",),
    entered_zones=("play", "inkwell"),
    acts_elsewhere=("ink",),
    measured_verbs=("deal damage",),
    altered_verbs=("deal damage",),
    occasions=("in a challenge",),
    firm_figures=("strength", "willpower", "lore"),
    moments=DURING,
    qualities=QUALITIES,
    destinations=(
        "hand", "top", "bottom", "inkwell", "inkwell exerted", "discard", "play", "under this", "play exerted", "stay",
    ),
    remainders=("top", "bottom", "discard", "shuffle", "hand", "inkwell exerted"),
    afterwards=("bottom", "banish at end"),
    steps=STEPS,
    charges=CHARGES,
)  # fmt: skip
