"""What the value of an expression depends on, so that nothing is derived anew in vain."""

from __future__ import annotations

from mazo.abilities.lasting.codes import ON_COUNTERS, ON_FIGURE, ON_TURN
from mazo.abilities.lasting.memory import on_event
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import THAT_PLAYERS
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import gamefacts as GAME
from mazo.games.lorcana.codes import players as P
from mazo.games.lorcana.codes import traits as TRAIT
from mazo.games.lorcana.codes import zones as Z

_FACT_DEPENDS = {
    F.STRENGTH: ON_FIGURE << F.STRENGTH,
    F.WILLPOWER: ON_FIGURE << F.WILLPOWER,
    F.LORE: ON_FIGURE << F.LORE,
    F.KEYWORDS: ON.KEYWORDS,
    F.CAN_BITS: ON.CAN,
    F.DAMAGE: ON.DAMAGE,
    F.IS_EXERTED: ON.EXERTION,
    F.IS_DRYING: ON_TURN,
    F.FLAGS: ON.HISTORY | ON.DAMAGE | ON_TURN,
    F.HOST: ON.PLACE,
    F.AT_LOCATION: ON.PLACE,
    F.CARDS_UNDER: (1 << Z.UNDER) | (1 << Z.FACEDOWN),
    F.IS_CHALLENGING: ON.CHALLENGE,
    F.IS_BEING_CHALLENGED: ON.CHALLENGE,
}
_PLAYER_DEPENDS = {
    P.PLAYER_LORE: ON.LORE,
    P.PLAYER_INK: ON.EXERTION | (1 << Z.INKWELL),
    P.HAND_SIZE: 1 << Z.HAND,
}
_GAME_DEPENDS = {
    GAME.FIRST_TURN: ON_TURN,
    GAME.NOT_STARTING: ON_TURN,
    GAME.DURING_CHALLENGING: ON.CHALLENGE,
    GAME.DURING_CHALLENGED: ON.CHALLENGE,
    GAME.IN_CHALLENGE: ON.CHALLENGE,
}


def depends(row: tuple[int, ...]) -> int:
    """What an expression depends on by itself, as bits: a change of nothing else can change its value."""
    op = row[0]
    mask = 0
    if op in (ex.FACT, ex.BITS):
        mask = _FACT_DEPENDS.get(row[1], 0)
    elif op == ex.CARDS:
        mask = 1 << row[1]
    elif op == ex.TRAIT and row[1] == TRAIT.OF_CLASS:
        mask = ON.CLASS
    elif op == ex.ACTIVE:
        mask = ON_TURN
    elif op == ex.HAPPENED:
        mask = on_event(row[1])
    elif op == ex.OF_PLAYER:
        mask = _PLAYER_DEPENDS[row[1]]
        if row[2] > THAT_PLAYERS:  # players by a name of the game's own: by their hands, or by a challenge
            mask |= ON.CHALLENGE | (1 << Z.HAND)
    elif op == ex.GAME:
        mask = _GAME_DEPENDS.get(row[1], ON.CHALLENGE | ON_TURN)
    elif op == ex.UNDER:
        mask = (1 << Z.UNDER) | (1 << Z.FACEDOWN)
    elif op == ex.TOP_OF:
        mask = 1 << Z.DECK
    elif op == ex.NAMED_BY:
        mask = ON.PLACE
    elif op == ex.COUNTERS_OF:
        mask = ON_COUNTERS
    return mask
