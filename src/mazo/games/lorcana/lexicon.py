"""Lorcana's words for the ability tree, with the numbers that the engine knows them by."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.abilities.lasting.codes import (
    FOREVER,
    START_OF_THEIR_TURN,
    THEIR_NEXT_TURN,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    YOUR_NEXT_TURN,
)
from mazo.abilities.lowering.vocabulary import Vocabulary
from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import gamefacts as GAME
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import players as P
from mazo.games.lorcana.codes import purposes as FOR
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z

ZONES: Final[dict[str, int]] = {
    "play": Z.PLAY,
    "hand": Z.HAND,
    "deck": Z.DECK,
    "discard": Z.DISCARD,
    "inkwell": Z.INKWELL,
    "under": Z.UNDER,
}
STATS: Final[dict[str, int]] = {
    "strength": F.STRENGTH,
    "willpower": F.WILLPOWER,
    "lore": F.LORE,
    "cost": F.COST_OF,
    "damage": F.DAMAGE,
    "move cost": F.MOVE_COST,
    "cards under": F.CARDS_UNDER,
    "printed lore": F.PRINTED_LORE,
}
DURATIONS: Final[dict[str, int]] = {
    "this turn": THIS_TURN,
    "until your next turn": UNTIL_YOUR_NEXT_TURN,
    "during their next turn": THEIR_NEXT_TURN,
    "at the start of their next turn": START_OF_THEIR_TURN,
    "this challenge": FX.THIS_CHALLENGE,
    "while this is in play": 0,
    "your next turn": YOUR_NEXT_TURN,
    "forever": FOREVER,
}
KEYWORDS: Final[dict[str, int]] = {
    "Alert": K.ALERT,
    "Bodyguard": K.BODYGUARD,
    "Boost": K.BOOST,
    "Challenger": K.CHALLENGER,
    "Evasive": K.EVASIVE,
    "Reckless": K.RECKLESS,
    "Resist": K.RESIST,
    "Rush": K.RUSH,
    "Shift": K.SHIFT,
    "Singer": K.SINGER,
    "Sing Together": K.SING_TOGETHER,
    "Support": K.SUPPORT,
    "Vanish": K.VANISH,
    "Ward": K.WARD,
    "Adventurous": K.ADVENTUROUS,
}
EVENTS: Final[dict[str, int]] = {
    "play": E.PLAYS,
    "quest": E.QUESTS,
    "challenge": E.CHALLENGES,
    "is challenged": E.CHALLENGED,
    "banish": E.BANISH,
    "leave play": E.LEAVES_PLAY,
    "draw": E.DRAW,
    "discard": E.DISCARDS,
    "ink": E.TO_INKWELL,
    "exert": E.EXERT,
    "ready": E.READY,
    "sing": E.SINGS,
    "move": E.MOVES,
    "is dealt damage": E.DEAL_DAMAGE,
    "deals damage": E.DEALS_DAMAGE,
    "takes damage": E.TAKES_DAMAGE,
    "is healed": E.REMOVE_DAMAGE,
    "gains lore": E.GAIN_LORE,
    "loses lore": E.LOSE_LORE,
    "put under": E.PUT_UNDER,
    "put into discard": E.INTO_DISCARD,
    "left discard": E.LEFT_DISCARD,
    "return to hand": E.TO_HAND,
    "is chosen": E.IS_CHOSEN,
    "is chosen for Support": E.CHOSEN_FOR_SUPPORT,
    "pay": E.PAYS,
    "turn start": E.TURN_STARTS,
    "turn end": E.TURN_ENDS,
    "challenge over": E.AFTER_CHALLENGE,
    "use ability": E.USES_ABILITY,
    "reveal": E.REVEALS,
    "shuffle": E.SHUFFLES,
    "banished in a challenge": E.BANISHED_IN_CHALLENGE,
    "shift onto": E.SHIFTS_ONTO,
    "boost": E.BOOSTS,
    "move from a location": E.MOVES_ON,
    "gets ink drops": E.GET_DROPS,
    "removes ink drops": E.REMOVE_DROPS,
}
TYPES: Final[dict[str, int]] = {
    "character": T.CHARACTER,
    "action": T.ACTION,
    "item": T.ITEM,
    "location": T.LOCATION,
}
INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
FLAGS: Final[dict[str, int]] = {
    "played this turn": S.PLAYED_NOW,
    "quested this turn": S.HAS_QUESTED,
    "challenged this turn": S.HAS_CHALLENGED,
    "was challenged this turn": S.WAS_CHALLENGED,
    "took damage this turn": S.WAS_HURT,
    "moved this turn": S.HAS_MOVED,
    "sang this turn": S.HAS_SUNG,
    "shifted": S.SHIFTED,
    "bodyguard entry": S.ENTERED_EXERTED,
    "paid with ink drops": S.PAID_WITH_DROP,
}
WHO: Final[dict[str, int]] = {
    "you": YOURS,
    "each opponent": OPPONENTS,
    "each player": ANYONES,
    "each other player": OPPONENTS,
    "they": THAT_PLAYERS,
    "the challenging player": P.CHALLENGING_PLAYER,
    "the challenged player": P.CHALLENGED_PLAYER,
    "players with the most cards": P.MOST_CARDS,
    "any opponent": OPPONENTS,
    "chosen opponent": THAT_PLAYERS,
    "chosen player": THAT_PLAYERS,
    "any players": ANYONES,
}
ACTS: Final[dict[str, int]] = {
    "quest": CANT.QUEST,
    "challenge": CANT.CHALLENGE,
    "ready": CANT.READY,
    "ready at the start of their turn": CANT.READY_AT_START,
    "be challenged": CANT.BE_CHALLENGED,
    "sing": CANT.SING,
    "exert to sing": CANT.SING,
    "be chosen": CANT.BE_CHOSEN,
    "move": CANT.MOVE,
    "be damaged": CANT.TAKE_DAMAGE,
    "be dealt damage": CANT.BE_DEALT,
    "gain lore": CANT.GAIN_LORE,
    "lose lore": CANT.LOSE_LORE,
    "play": CANT.PLAY,
    "challenge ready characters": CANT.CHALLENGE_READY,
    "quest while drying": CANT.QUEST_DRYING,
    "exert": CANT.EXERT,
    "be healed": CANT.BE_HEALED,
    "draw": CANT.DRAW,
    "ink": CANT.INK,
    "challenge characters": CANT.CHALLENGE_CHARACTERS,
    "challenge locations": CANT.CHALLENGE_LOCATIONS,
    "discard": CANT.DISCARD,
}
CANS: Final[dict[str, int]] = {
    "challenge ready characters": CAN.CHALLENGE_READY,
    "quest while drying": CAN.QUEST_DRYING,
    "challenge while drying": CAN.CHALLENGE_DRYING,
    "be shifted on by any": CAN.ANY_MAY_SHIFT_ON,
    "challenge evasive characters": CAN.CHALLENGE_EVASIVE,
    "move for free": CAN.MOVE_FREE,
}
MUSTS: Final[dict[str, int]] = {
    "quest": CAN.MUST_QUEST,
    "challenge": CAN.MUST_CHALLENGE,
    "be chosen": CAN.MUST_BE_CHOSEN,
}
STEPS: Final[dict[str, int]] = {"ready": 0, "set": 1, "draw": 2}
DURING: Final[dict[str, int]] = {
    "challenging": GAME.DURING_CHALLENGING,
    "being challenged": GAME.DURING_CHALLENGED,
    "in a challenge": GAME.IN_CHALLENGE,
}
CHARGES: Final[dict[str, int]] = {
    "play": FOR.PLAYING,
    "shift": FOR.SHIFTING,
    "move": FOR.MOVING,
    "sing": FOR.SINGING,
    "shift onto": FOR.SHIFTING_ON,
}
VERBS: Final[dict[str, int]] = {
    "banish": E.BANISH,
    "return to hand": E.TO_HAND,
    "ready": E.READY,
    "exert": E.EXERT,
    "exert as a cost": E.EXERT,
    "put into inkwell": E.TO_INKWELL,
    "put into inkwell exerted": E.TO_INKWELL_EXERTED,
    "put into discard": E.MILL,
    "deal damage": E.DEAL_DAMAGE,
    "deal unreduced damage": E.DEAL_SURELY,
}
"""What is done with cards; as a cost, only what is ready and, a character, dry can be exerted."""
PLAYER_VERBS: Final[dict[str, int]] = {
    "gain lore": E.GAIN_LORE,
    "lose lore": E.LOSE_LORE,
    "exert ink": E.EXERT,
    "ready ink": E.READY,
    "get ink drops": E.GET_DROPS,
    "remove ink drops": E.REMOVE_DROPS,
}
COUNTERS: Final[dict[str, int]] = {"damage": F.DAMAGE}
PLAYER_COUNTERS: Final = ("ink drop",)
PLAYER_FIGURES: Final[dict[str, int]] = {"lore": P.PLAYER_LORE}
RULES: Final[dict[str, int]] = {
    "ink more": FX.EXTRA_INK,
    "lore to win": FX.LORE_GOAL,
    "challenge limit": FX.ONE_CHALLENGE,
    "ready limit": FX.READY_LIMIT,
    "open top": FX.OPEN_TOP,
}
COUNTED: Final = ("lore to win", "challenge limit", "ready limit")
"""Rules that are about a fixed number."""
CHANGEABLE: Final[dict[str, int]] = {
    "strength": F.STRENGTH,
    "willpower": F.WILLPOWER,
    "lore": F.LORE,
    "singing": D.SING_BONUS,
}
"""[6.6.2] [6.6.3] Figures that effects change: costs are paid otherwise [1.5.4], damage is dealt or put; as singers,
characters count as having more cost."""
DESTINATIONS: Final[dict[str, int]] = {
    "hand": E.TO_HAND,
    "top": E.TO_DECK_TOP,
    "bottom": E.TO_DECK_BOTTOM,
    "inkwell": E.TO_INKWELL,
    "inkwell exerted": E.TO_INKWELL_EXERTED,
    "discard": E.MILL,
}
QUALITIES: Final = ("ink types", "names", "costs")
_STATES: Final = (
    "damaged", "undamaged", "exerted", "ready", "drying", "at a location", "here", "a song", "not a song",
    "inkable", "challenging", "being challenged", "in a challenge", "has cards under", "challenging a location",
    *FLAGS,
)  # fmt: skip

WORDS: Final = Vocabulary(
    zones=ZONES,
    types=TYPES,
    figures=STATS,
    changeable=CHANGEABLE,
    keywords=KEYWORDS,
    events=EVENTS,
    durations=DURATIONS,
    players=WHO,
    acts=ACTS,
    duties=MUSTS,
    licences=CANS,
    moments=DURING,
    verbs=VERBS,
    player_verbs=PLAYER_VERBS,
    player_figures=PLAYER_FIGURES,
    rules=RULES,
    charges=CHARGES,
    steps=STEPS,
    destinations=DESTINATIONS,
    colours=INKS,
    qualities=QUALITIES,
)
LEXICON: Final = WORDS.lexicon(
    "Lorcana",
    states=frozenset(_STATES),
    variants=("universal", "classification", "duo", "combo", "temporary", "potato"),
    acts=frozenset((*ACTS, "be dealt damage in challenges")),
    counters=COUNTERS,
    player_counters=PLAYER_COUNTERS,
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
    destinations=(*DESTINATIONS, "play", "under this", "play exerted", "stay"),
    remainders=("top", "bottom", "discard", "shuffle", "hand", "inkwell exerted"),
    afterwards=("bottom", "banish at end"),
    lacks=("answer", "become", "convert", "credit", "also costs", "facing", "lose classification"),
)

WITHOUT_DROPS: Final = msgspec.structs.replace(
    LEXICON,
    events={word: event for word, event in EVENTS.items() if event not in (E.GET_DROPS, E.REMOVE_DROPS)},
    player_verbs={word: verb for word, verb in PLAYER_VERBS.items() if verb not in (E.GET_DROPS, E.REMOVE_DROPS)},
    player_counters=(),
    states=frozenset(LEXICON.states) - {"paid with ink drops"},
)
"""[1.13.1.2] The words of editions that know no ink drops: a card that speaks of them is refused there."""
