"""The words of Mitos y Leyendas for the ability tree, with the numbers that the engine knows them by."""

from __future__ import annotations

from typing import Final

from mazo.abilities.lasting.codes import THEIR_NEXT_TURN, YOUR_NEXT_TURN
from mazo.abilities.lowering.vocabulary import Vocabulary
from mazo.abilities.machine.program import ANYONES, OPPONENTS, THAT_PLAYERS, YOURS
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import figures as F
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z

ZONES: Final[dict[str, int]] = {
    "deck": Z.CASTLE,
    "hand": Z.HAND,
    "defence line": Z.DEFENCE,
    "attack line": Z.ATTACK,
    "support line": Z.SUPPORT,
    "reserve": Z.RESERVE,
    "paid gold": Z.PAID,
    "graveyard": Z.GRAVE,
    "exile": Z.EXILE,
}
JOINT_ZONES: Final[dict[str, tuple[int, ...]]] = {
    "play": (Z.DEFENCE, Z.ATTACK, Z.SUPPORT, Z.RESERVE, Z.PAID),
    "lines": (Z.DEFENCE, Z.ATTACK),
}
"""Everything in play, and the two lines where allies stand."""
ZONES_IN_PLAY: Final = ("play", "lines", "defence line", "attack line", "support line", "reserve", "paid gold")
TYPES: Final[dict[str, int]] = {
    "ally": T.ALLY,
    "weapon": T.WEAPON,
    "talisman": T.TALISMAN,
    "totem": T.TOTEM,
    "gold": T.GOLD,
}
COUNTERS: Final = ("alimento", "honor")
STEPS: Final[dict[str, int]] = {"grouping": 0, "vigil": 1, "battle": 2, "final": 3, "draw": 4, "war": 5}
"""The phases of a turn, which can be skipped."""
FIGURES: Final[dict[str, int]] = {"strength": F.STRENGTH, "cost": F.COST, "weapons": F.WEAPONS}
CHANGEABLE: Final[dict[str, int]] = {"strength": F.STRENGTH}
KEYWORDS: Final[dict[str, int]] = {
    "furia": K.FURY,
    "imbloqueable": K.UNBLOCKABLE,
    "indestructible": K.INDESTRUCTIBLE,
    "indesterrable": K.UNBANISHABLE,
    "guardián": K.GUARDIAN,
    "errante": K.WANDERING,
    "exhumar": K.EXHUME,
    "única": K.UNIQUE,
    "dos armas": K.TWO_WEAPONS,
    "sin límite de armas": K.MANY_WEAPONS,
    "oro inicial": K.INITIAL_GOLD,
    "no oro inicial": K.NOT_INITIAL,
    "sólo desde la mano": K.FROM_HAND,
    "ilusión": K.ILLUSION,
    "mercenario": K.MERCENARY,
    "retador": K.CHALLENGER,
    "maquinaria": K.MACHINERY,
    "espectral": K.SPECTRAL,
    "luz": K.LIGHT,
    "oscuridad": K.DARKNESS,
}
EVENTS: Final[dict[str, int]] = {
    "play": E.PLAYED,
    "enter play": E.ENTERS,
    "leave play": E.LEAVES_PLAY,
    "destroy": E.DESTROY,
    "banish": E.BANISH,
    "return to hand": E.TO_HAND,
    "shuffle in": E.SHUFFLE_IN,
    "discard": E.DISCARD,
    "draw": E.DRAW,
    "mill": E.MILL,
    "regroup": E.REGROUP,
    "take control": E.TAKE_CONTROL,
    "attack": E.ATTACKS,
    "declare an attack": E.BATTLE,
    "declare blocks": E.DEFENDED,
    "be targeted": E.AIMED,
    "block": E.BLOCKS,
    "is blocked": E.BLOCKED,
    "is not blocked": E.NOT_BLOCKED,
    "damage the deck": E.CASTLE_DAMAGE,
    "assign damage": E.ASSIGNED,
    "use an ability": E.USES,
    "grouping": E.GROUPING_ENDS,
    "vigil": E.VIGIL_BEGINS,
    "final": E.FINAL_BEGINS,
    "begin a turn": E.TURN_BEGINS,
    "end a turn": E.TURN_ENDS,
}
ANSWERABLE: Final = (
    "play", "use an ability", "declare an attack", "declare blocks", "be targeted", "damage the deck",
    "assign damage",
    "destroy", "banish", "return to hand", "shuffle in", "leave play", "mill", "discard", "take control",
    "grouping", "end a turn",
)  # fmt: skip
"""What the rules pause for, in some profiles only for the first three.

Whatever else is answered is answered by cards in play, as a replacement or a trigger.
"""
DURATIONS: Final[dict[str, int]] = {
    "until the final phase": L.UNTIL_FINAL,
    "this turn": L.UNTIL_FINAL,
    "until your next grouping": L.UNTIL_GROUPING,
    "until your next turn": L.UNTIL_GROUPING,
    "in your next turn": YOUR_NEXT_TURN,
    "in their next turn": THEIR_NEXT_TURN,
    "forever": L.ALWAYS,
    "while this is in play": 0,
}
"""What lasts this turn ends in the Fase Final like what lasts until then; the next turn begins with its Agrupación."""
WHO: Final[dict[str, int]] = {
    "you": YOURS,
    "each opponent": OPPONENTS,
    "any opponent": OPPONENTS,
    "each player": ANYONES,
    "any player": ANYONES,
    "they": THAT_PLAYERS,
}
ACTS: Final[dict[str, int]] = {
    "attack": L.CANT_ATTACK,
    "block": L.CANT_BLOCK,
    "attack or block": L.CANT_ATTACK | L.CANT_BLOCK,
    "regroup": L.CANT_REGROUP,
    "carry weapons": L.CANT_CARRY,
    "be annulled": L.CANT_BE_ANNULLED,
    "be affected": L.CANT_BE_AFFECTED,
    "be blocked": L.CANT_BE_BLOCKED,
    "be shuffled in": L.CANT_BE_SHUFFLED,
    "be carried": L.CANT_BE_CARRIED,
    "be returned": L.CANT_BE_RETURNED,
    "be controlled": L.CANT_BE_CONTROLLED,
    "be destroyed": L.CANT_BE_DESTROYED,
    "be banished": L.CANT_BE_BANISHED,
    "leave play": L.CANT_BE_DESTROYED | L.CANT_BE_BANISHED | L.CANT_BE_RETURNED | L.CANT_BE_SHUFFLED,
    "fall in battle": L.CANT_FALL,
    "be changed in strength": L.CANT_CHANGE,
    "play": L.CANT_PLAY,
    "draw": L.CANT_DRAW,
    "use abilities": L.CANT_USE,
    "declare an attack": L.CANT_DECLARE_ATTACK,
    "use graveyard or exile": L.CANT_USE_PILES,
    "see hands": L.CANT_SEE_HANDS,
    "search castles": L.CANT_SEARCH,
    "discard": L.CANT_DISCARD,
    "discard your hand": L.CANT_STRIP,
    "shuffle cards in": L.CANT_SHUFFLE_IN,
}
LICENCES: Final[dict[str, int]] = {
    "block unblockable allies": L.CAN_BLOCK_UNBLOCKABLE,
    "be played in the war": L.CAN_BE_PLAYED_IN_WAR,
    "be played from the graveyard": L.CAN_PLAY_FROM_GRAVE,
    "block two allies": L.CAN_BLOCK_TWO,
    "block any number of allies": L.CAN_BLOCK_ANY,
    "banish what it mills": L.CAN_BANISH_BY_DAMAGE,
    "block": L.CAN_BLOCK,
    "deal double damage": L.CAN_DOUBLE_DAMAGE,
}
DUTIES: Final[dict[str, int]] = {"attack": L.MUST_ATTACK, "block": L.MUST_BLOCK, "block this": L.MUST_BLOCK_THIS}
MOMENTS: Final[dict[str, int]] = {
    "your vigil": F.IN_YOUR_VIGIL,
    "their vigil": F.IN_THEIR_VIGIL,
    "the war": F.IN_WAR,
    "a battle": F.IN_BATTLE,
    "your final phase": F.IN_YOUR_FINAL,
    "your grouping": F.IN_YOUR_GROUPING,
    "the damage": F.IN_DAMAGE,
}
VERBS: Final[dict[str, int]] = {
    "destroy": E.DESTROY,
    "banish": E.BANISH,
    "return to hand": E.TO_HAND,
    "put into hand": E.TO_HAND,
    "take control": E.TAKE_CONTROL,
    "give back": E.GIVE_BACK,
    "regroup": E.REGROUP,
    "annul": E.ANNUL,
    "cancel": E.CANCEL_USE,
    "cancel the attack": E.CANCEL,
    "prevent": E.PREVENT,
    "prevent the damage": E.PREVENT,
    "redirect to": E.REDIRECT,
    "cancel the block": E.CANCEL_BLOCK,
    "put into play": E.PUT_INTO_PLAY,
    "put into the reserve": E.PUT_INTO_RESERVE,
    "put into the graveyard": E.BURY,
    "pay": E.PAY_WITH,
    "put into the paid gold": E.PAY_WITH,
    "move to the attack line": E.ADVANCE,
    "move to the defence line": E.RETREAT,
}
PLAYER_VERBS: Final[dict[str, int]] = {
    "mill": E.MILL,
    "generate gold": E.GENERATE,
    "lose the game": E.LOSE_GAME,
    "go to the final phase": E.TO_FINAL,
}
PLAYER_FIGURES: Final[dict[str, int]] = {
    "cards in deck": F.CASTLE_SIZE,
    "cards in hand": F.HAND_SIZE,
    "gold to pay with": F.READY_GOLD,
}
RULES: Final[dict[str, int]] = {
    "gold a turn": L.GOLDS_A_TURN,
    "direct damage": L.DIRECT_DAMAGE,
    "fewest attackers": L.FEWEST_ATTACKERS,
    "attacks owed": L.OWED_ATTACKS,
    "blocks owed": L.OWED_BLOCKS,
    "first in the war": L.FIRST_IN_WAR,
    "use of graveyard and exile": L.USE_OF_PILES,
    "exile instead of graveyard": L.EXILED_INSTEAD,
    "cards kept in hand": L.HAND_SIZE,
}
"""What is another rule for a player; the last three are there or not."""
CHARGES: Final[dict[str, int]] = {"play": L.FOR_PLAYING, "play, down to nothing": L.DOWN_TO_NOTHING}
STATES: Final = (
    "attacking", "blocking", "blocked", "unblocked", "waiting", "armed", "changed in strength", "unblocked this turn",
    "destroyed this turn", "affecting Oros", "destroying Oros", "affecting Armas", "annulling", "changing strength",
    "generating Oros", "discarding",
    "with an ability", "without an ability",
    "in the defence line", "in the attack line", "in the support line", "in the reserve", "in the paid gold",
)  # fmt: skip

DESTINATIONS: Final[dict[str, int]] = {
    "hand": E.TO_HAND,
    "top": E.TO_TOP,
    "bottom": E.TO_BOTTOM,
    "graveyard": E.BURY,
    "exile": E.BANISH,
}
WORDS: Final = Vocabulary(
    zones=ZONES,
    joint_zones=JOINT_ZONES,
    types=TYPES,
    figures=FIGURES,
    changeable=CHANGEABLE,
    keywords=KEYWORDS,
    events=EVENTS,
    durations=DURATIONS,
    players=WHO,
    acts=ACTS,
    duties=DUTIES,
    licences=LICENCES,
    moments=MOMENTS,
    verbs=VERBS,
    player_verbs=PLAYER_VERBS,
    player_figures=PLAYER_FIGURES,
    rules=RULES,
    charges=CHARGES,
    destinations=DESTINATIONS,
    qualities=("names", "costs", "races"),
    steps=STEPS,
)
LEXICON: Final = WORDS.lexicon(
    "Mitos y Leyendas",
    states=STATES,
    counters=COUNTERS,
    likenesses=("name", "type"),
    destinations=(*DESTINATIONS, "stay"),
    remainders=("top", "bottom", "graveyard", "exile", "shuffle", "hand"),
    lacks=(
        "of colour", "under", "put under", "reveal until", "move", "use an ability", "next enters",
        "may be played by", "enters",
        "do from", "play from", "free to play", "do by", "floor", "more", "also named", "deck rule",
    ),
)  # fmt: skip
