"""The turn as data: its stages, phases and steps, what is done in each, and when it is over."""

from typing import TYPE_CHECKING

from mazo.games.myl.book.keys import (
    ATTACK,
    DAMAGE,
    DEFENCE,
    DRAW_EIGHT,
    DRAW_ONE,
    FINAL_PHASE,
    GROUPING,
    INITIAL_GOLD,
    MULLIGAN,
    PRESENT_CASTLE,
    RANDOM_START,
    VIGIL,
    WAR,
)
from mazo.games.myl.rules.battle import attack, damage, defend, war
from mazo.games.myl.rules.checks import busy
from mazo.games.myl.rules.setup import choose_gold, first_hands, mulligans, present_castles, random_start
from mazo.games.myl.rules.turn import (
    draw_and_limit,
    draw_closes,
    final_closes,
    final_phase,
    grouping,
    grouping_closes,
    vigil,
    vigil_open,
)
from mazo.games.myl.table import Myl
from mazo.kernel.rules import Phase, Stage, Step

if TYPE_CHECKING:  # machine integers for the compiler: it makes one jump of many questions; nothing at run time
    from mypy_extensions import i64

STAGES = [
    Stage("setup", [
        Phase("setup", [
            Step("castle", PRESENT_CASTLE),
            Step("gold", INITIAL_GOLD),
            Step("start", RANDOM_START),
            Step("hands", DRAW_EIGHT),
            Step("mulligan", MULLIGAN),
        ]),
    ]),
    Stage("game", [
        Phase("agrupacion", [Step("agrupacion", GROUPING)]),
        Phase("vigilia", [Step("vigilia", VIGIL)]),
        Phase("batalla", [
            Step("ataque", ATTACK),
            Step("defensa", DEFENCE),
            Step("guerra", WAR),
            Step("dano", DAMAGE),
        ]),
        Phase("final", [Step("final", FINAL_PHASE)]),
        Phase("robo", [Step("robo", DRAW_ONE)]),
    ], repeats=True),
]  # fmt: skip
"""The start of the game, and the turn that goes round: Agrupación, Vigilia, Batalla, Final, and the draw."""


def enter(t: Myl, rule: int) -> None:
    """Carry out the step of this rule."""
    step: i64 = rule
    if step == GROUPING:
        grouping(t)
    elif step == VIGIL:
        vigil(t)
    elif step == ATTACK:
        attack(t)
    elif step == DEFENCE:
        defend(t)
    elif step == WAR:
        war(t)
    elif step == DAMAGE:
        damage(t)
    elif step == FINAL_PHASE:
        final_phase(t)
    elif step == DRAW_ONE:
        draw_and_limit(t)
    elif step == PRESENT_CASTLE:
        present_castles(t)
    elif step == INITIAL_GOLD:
        choose_gold(t)
    elif step == RANDOM_START:
        random_start(t)
    elif step == DRAW_EIGHT:
        first_hands(t)
    else:
        mulligans(t)


def is_over(t: Myl, rule: int) -> bool:
    """Whether the step of this rule is finished: mostly as soon as nothing has to be looked after any longer.

    Before the first turn nothing has to be.
    """
    step: i64 = rule
    if step == GROUPING:
        return grouping_closes(t)
    if step == VIGIL:
        return vigil_open(t)
    if step == FINAL_PHASE:
        return final_closes(t)
    if step == DRAW_ONE:
        return draw_closes(t)
    return t.turn == 0 or not busy(t)
