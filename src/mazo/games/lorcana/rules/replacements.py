"""[6.5] Replacement effects: what editions say about when they apply, who chooses, and what is told."""

from mazo.abilities.lasting.replacing import put_instead, replaces
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.rules.editions import ONE_FOR_EACH_EFFECT
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Batch
from mazo.kernel.log import note
from mazo.kernel.records import Effect


def guards(t: Lorcana, effect: Effect, card: int, seat: int, amount: int, source: int) -> bool:
    """[6.5.3] [6.5.7.3] Whether a replacement exists and applies at the moment the change would happen."""
    if t.edition.replacement_rule == ONE_FOR_EACH_EFFECT and replaced_already(t):
        return False
    if effect.what == E.DEAL_DAMAGE and not would_be_dealt(t, amount):
        return False
    return replaces(t, effect, card, seat, amount, source)


def would_be_dealt(t: Lorcana, amount: int) -> bool:
    """[1.9.5] [8.8.2] [M24] Damage reduced to 0 is still dealt, and uses up a shield, in the newest edition only."""
    return amount > 0 or (amount == 0 and t.edition.zero_damage)


def replaced_already(t: Lorcana) -> bool:
    """[2025-05 7.7.6] Whether the effect under way has met its one replacement: an older edition allows no more."""
    for frame in t.stack:
        if isinstance(frame, Batch) and frame.replaced:
            return True
    return False


def affected(t: Lorcana, card: int, seat: int) -> int:
    """[6.5.7] [6.5.7.2] [M44] Whose cards or effects are affected chooses (in an older edition, whose effect it is)."""
    if t.edition.replacement_rule == ONE_FOR_EACH_EFFECT:
        batch, below = t.stack[-1], t.stack[-2]
        mover = below.seat if isinstance(below, Run) else batch.seat
        if mover != NOBODY:
            return mover
    return t.controller[card] if card != NOBODY else seat


def instead(t: Lorcana, effect: Effect, batch: Batch, at: int) -> None:
    """The change doesn't happen, something else does; a shield is spent, and so are others like it on the same card.

    [6.5.1, 6.5.2, 6.5.4, 6.5.5, 6.5.8, M43]
    """
    note(t, N.REPLACED, effect.rule, effect.seat, batch.items[at + 1], effect.source, batch.items[at])
    if t.edition.replacement_rule == ONE_FOR_EACH_EFFECT:
        batch.replaced = 1
    put_instead(t, effect, batch, at)
