"""[6.1.3] [8.15] Choosing cards: what may not be chosen, what must be, and what being chosen triggers."""

from mazo.abilities.lasting.lasting import active, reaches
from mazo.abilities.machine.expressions import context, evaluate
from mazo.abilities.machine.listening import trigger_own
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.rules.pack_rush import to_choose_from
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.gate import trigger


def may_choose(t: Lorcana, run: Run, cards: list[int], seat: int, choosing: bool) -> list[int]:
    """[8.15.1] [8.15.2] [6.1.3.1] [6.7.3.3] Opponents can't choose a card with Ward; else it does nothing."""
    if t.variant.extra_ink > 0:
        cards = to_choose_from(t, cards)
    if not choosing:
        return cards
    return [card for card in cards if not t.in_play(card) or _choosable(t, run, card, seat)]


def _choosable(t: Lorcana, run: Run, card: int, seat: int) -> bool:
    if t.controller[card] != seat:
        if t.has(card, K.WARD) or t.cant(card, CANT.BE_CHOSEN):
            return False
    if t.lasts(FX.CANT):
        for effect in t.effects:
            if effect.kind == FX.CANT and effect.what == CANT.BE_CHOSEN and effect.program != NOBODY:
                if active(t, effect) and reaches(t, effect, card) and run.source != NOBODY:
                    if evaluate(t, context(t, effect.source, effect.seat), effect.program, run.source) != 0:
                        return False
    return True


def must_choose(t: Lorcana, run: Run, cards: list[int], seat: int) -> list[int]:
    """[6.7.3] [6.7.3.2] [6.1.3.1] [M46] A card that opponents must choose if able."""
    theirs = [card for card in cards if t.in_play(card) and t.controller[card] != seat]
    return [card for card in theirs if t.can(card, CAN.MUST_BE_CHOSEN)]


def chosen(t: Lorcana, run: Run, cards: list[int], seat: int) -> None:
    """[8.14.1] Being chosen triggers abilities; Vanish only when an opponent's action chooses."""
    for card in cards:
        if not t.in_play(card):
            continue
        trigger(t, E.IS_CHOSEN, card, seat, 1, run.source)
        if run.program == t.figures.support.program:
            trigger(t, E.CHOSEN_FOR_SUPPORT, card, seat, 1, run.source)
        if run.source != NOBODY and t.type_of(run.source) == T.ACTION and t.controller[card] != seat:
            if t.has(card, K.VANISH):
                trigger_own(t, card, t.figures.vanish, card, 1, run.source)
