"""What the value of an expression depends on, so that nothing is derived anew in vain."""

from __future__ import annotations

from mazo.abilities.lasting.memory import on_event
from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.program import THAT_PLAYERS
from mazo.games.lorcana.rules import words

_FACT_DEPENDS = {
    words.STRENGTH: words.ON_FIGURE << words.STRENGTH,
    words.WILLPOWER: words.ON_FIGURE << words.WILLPOWER,
    words.LORE: words.ON_FIGURE << words.LORE,
    words.KEYWORDS: words.ON_KEYWORDS,
    words.CAN_BITS: words.ON_CAN,
    words.DAMAGE: words.ON_DAMAGE,
    words.IS_EXERTED: words.ON_EXERTION,
    words.IS_DRYING: words.ON_TURN,
    words.FLAGS: words.ON_HISTORY | words.ON_DAMAGE | words.ON_TURN,
    words.HOST: words.ON_PLACE,
    words.AT_LOCATION: words.ON_PLACE,
    words.CARDS_UNDER: (1 << words.UNDER) | (1 << words.FACEDOWN),
    words.IS_CHALLENGING: words.ON_CHALLENGE,
    words.IS_BEING_CHALLENGED: words.ON_CHALLENGE,
}
_PLAYER_DEPENDS = {
    words.PLAYER_LORE: words.ON_LORE,
    words.PLAYER_INK: words.ON_EXERTION | (1 << words.INKWELL),
    words.HAND_SIZE: 1 << words.HAND,
}
_GAME_DEPENDS = {
    words.FIRST_TURN: words.ON_TURN,
    words.NOT_STARTING: words.ON_TURN,
    words.DURING_CHALLENGING: words.ON_CHALLENGE,
    words.DURING_CHALLENGED: words.ON_CHALLENGE,
    words.IN_CHALLENGE: words.ON_CHALLENGE,
}


def depends(row: tuple[int, ...]) -> int:
    """What an expression depends on by itself, as bits: a change of nothing else can change its value."""
    op = row[0]
    mask = 0
    if op in (ex.FACT, ex.BITS):
        mask = _FACT_DEPENDS.get(row[1], 0)
    elif op == ex.CARDS:
        mask = 1 << row[1]
    elif op == ex.TRAIT and row[1] == words.OF_CLASS:
        mask = words.ON_CLASS
    elif op == ex.ACTIVE:
        mask = words.ON_TURN
    elif op == ex.HAPPENED:
        mask = on_event(row[1])
    elif op == ex.OF_PLAYER:
        mask = _PLAYER_DEPENDS[row[1]]
        if row[2] > THAT_PLAYERS:  # players by a name of the game's own: by their hands, or by a challenge
            mask |= words.ON_CHALLENGE | (1 << words.HAND)
    elif op == ex.GAME:
        mask = _GAME_DEPENDS.get(row[1], words.ON_CHALLENGE | words.ON_TURN)
    elif op == ex.UNDER:
        mask = (1 << words.UNDER) | (1 << words.FACEDOWN)
    elif op == ex.TOP_OF:
        mask = 1 << words.DECK
    elif op == ex.NAMED_BY:
        mask = words.ON_PLACE
    return mask
