"""[9] Who can carry a weapon."""

from mazo.abilities.machine.expressions import holds
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.rules.reasons import BEARER_NOT_ALLY, CANNOT_CARRY, HAS_WEAPON, NEEDS_BEARER, OK
from mazo.games.myl.table import LINES, Myl
from mazo.kernel.codes import NOBODY


def bearer_refusal(t: Myl, weapon: int, bearer: int) -> int:
    """[9.1] [9.2] [9.9] A weapon goes to an ally in play, of either player, that carries none and may carry it.

    [10.9] One that can't be affected by it can't be its target either.
    """
    if bearer == NOBODY:
        return NEEDS_BEARER
    if t.type_of(bearer) != T.ALLY or not t.in_play(bearer):
        return BEARER_NOT_ALLY
    if t.cant(bearer, L.CANT_CARRY) or t.immune(bearer, weapon):
        return CANNOT_CARRY
    for ability in t.figures.elsewhere[t.kind[weapon]]:
        if ability.kind == L.CANT and ability.what & L.CANT_BE_CARRIED:
            if holds(t, ability.program, weapon, t.owner[weapon], bearer):
                return CANNOT_CARRY
    carried = len(t.weapons_of(bearer))
    if carried == 0 or t.has_keyword(bearer, K.MANY_WEAPONS):
        return OK
    return OK if carried == 1 and t.has_keyword(bearer, K.TWO_WEAPONS) else HAS_WEAPON


def bearers(t: Myl, seat: int, weapon: int) -> list[int]:
    """[9.1] The allies in play that can carry this weapon, your own first."""
    found: list[int] = []
    for owner in [seat, t.other(seat)]:
        for line in LINES:
            for ally in t.allies(line, owner):
                if bearer_refusal(t, weapon, ally) == OK:
                    found.append(ally)
    return found
