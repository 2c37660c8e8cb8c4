"""[1.9] Damage: dealt, put, moved and removed; what changes its amount, and who is credited with it."""

from typing import Final

from mazo.abilities.lasting.lasting import active, much
from mazo.abilities.lasting.memory import remember
from mazo.abilities.machine.expressions import context, evaluate
from mazo.abilities.machine.records import Run
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.rules.editions import DAMAGED_IS_DEALT, DEALT_IS_TAKEN, NO_CREDIT
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.gate import trigger
from mazo.kernel.log import note

NOT_DEALT: Final = -1
"""The amount of damage that isn't dealt at all, which is less than damage that is reduced to 0."""

ONLY_IN_CHALLENGES = 1
ALL_OF_IT = 2
"""Bits of an effect that changes damage: only damage of a challenge; none at all is taken."""


def reduced(t: Lorcana, card: int, amount: int, source: int, surely: bool = False) -> int:
    """The amount of dealt damage with all modifiers, never below 0; against some, Resist is no help.

    [1.9.4, 1.9.4.2, 8.8.1]
    """
    if amount <= 0 or not carries_damage(t, card) or t.cant(card, CANT.BE_DEALT | CANT.TAKE_DAMAGE):
        return NOT_DEALT
    if t.lasts(FX.MORE_DAMAGE):
        amount = _modified(t, card, amount, source)
    if not surely and t.has(card, K.RESIST):
        amount -= t.resistance(card)
    return max(0, amount)


def _modified(t: Lorcana, card: int, amount: int, source: int) -> int:
    in_challenge = is_challenge_damage(t, card, source)
    for effect in t.effects:
        if effect.kind != FX.MORE_DAMAGE or (effect.what & ONLY_IN_CHALLENGES and not in_challenge):
            continue
        if not active(t, effect):
            continue
        run = context(t, effect.source, effect.seat)
        if effect.subject != NOBODY and effect.subject != card:
            continue
        if effect.cards != NOBODY and evaluate(t, run, effect.cards, card) == 0:
            continue
        if effect.program != NOBODY and (source == NOBODY or evaluate(t, run, effect.program, source) == 0):
            continue
        if effect.what & ALL_OF_IT:
            return 0
        amount += much(t, effect, card)
    return amount


def is_challenge_damage(t: Lorcana, card: int, source: int) -> bool:
    """[4.6.6] Whether damage from this source to this card is that of the challenge under way."""
    if t.challenger == NOBODY:
        return False
    return (card == t.challenger and source == t.challenged) or (card == t.challenged and source == t.challenger)


def carries_damage(t: Lorcana, card: int) -> bool:
    """[1.9.1] Only characters and locations in play carry damage."""
    if not t.in_play(card):
        return False
    kind = t.type_of(card)
    return kind == T.CHARACTER or kind == T.LOCATION


def deal_damage(t: Lorcana, card: int, seat: int, amount: int, source: int) -> int:
    """Damage goes on characters and locations, one counter a point, and stays.

    [1.9.1, 1.9.2.1, 1.9.4.3, 1.9.5, 8.8.2]
    """
    if not carries_damage(t, card) or t.cant(card, CANT.BE_DEALT | CANT.TAKE_DAMAGE):
        return 0
    if amount <= 0:
        if amount != NOT_DEALT:
            note(t, N.NO_DAMAGE, t.by, seat, card, source)
        if t.edition.zero_damage and amount != NOT_DEALT:
            dealt_for_nothing(t, card, seat, source)
        return 0
    _place(t, card, amount, source)
    note(t, E.DEAL_DAMAGE, t.by, seat, card, source, amount)
    remember(t, E.DEAL_DAMAGE, seat, card)
    _take(t, card, seat, amount, source)
    if source != NOBODY:
        remember(t, E.DEALS_DAMAGE, seat, source)
        trigger(t, E.DEALS_DAMAGE, source, seat, amount, card)
    return amount


def dealt_for_nothing(t: Lorcana, card: int, seat: int, source: int) -> None:
    """[1.9.5] [M23] [M25] Damage reduced to 0 was dealt though none is taken; what hangs on the dealing goes on."""
    trigger(t, E.DEAL_DAMAGE, card, seat, 0, source)
    if source != NOBODY:
        remember(t, E.DEALS_DAMAGE, seat, source)
        trigger(t, E.DEALS_DAMAGE, source, seat, 0, card)
    run = t.stack[-1]
    if isinstance(run, Run) and run.expected > 0:
        run.expected -= 1
        if run.expected == 0:
            run.did = 1
            run.amount = 0


def put_damage(t: Lorcana, card: int, seat: int, amount: int, source: int) -> int:
    """[1.9.2.2] [8.8.3] Put or moved damage isn't dealt: nothing reduces it; but it is taken."""
    if amount <= 0 or not carries_damage(t, card) or t.cant(card, CANT.TAKE_DAMAGE):
        return 0
    _place(t, card, amount, source)
    note(t, E.PUT_DAMAGE, t.by, seat, card, source, amount)
    meaning = t.edition.dealt_means_taken
    if meaning != DAMAGED_IS_DEALT:
        _take(t, card, seat, amount, source)
    if meaning == DEALT_IS_TAKEN:
        remember(t, E.DEAL_DAMAGE, seat, card)
        trigger(t, E.DEAL_DAMAGE, card, seat, amount, source)
    return amount


def _place(t: Lorcana, card: int, amount: int, source: int) -> None:
    t.damage[card] += amount
    t.flags[card] |= S.WAS_HURT
    t.unchecked = True
    t.dirty |= t.depends & ON.DAMAGE
    if source != NOBODY and t.type_of(source) == T.CHARACTER:
        if t.edition.banish_credit != NO_CREDIT or is_challenge_damage(t, card, source):
            t.credits = [*t.credits, card, source]


def _take(t: Lorcana, card: int, seat: int, amount: int, source: int) -> None:
    """[1.9.3] Any placement of damage is taking it."""
    remember(t, E.TAKES_DAMAGE, seat, card)
    trigger(t, E.TAKES_DAMAGE, card, seat, amount, source)


def remove_damage(t: Lorcana, card: int, seat: int, amount: int) -> int:
    """[1.9.2.3] Take damage counters off a card, as many as there are."""
    removed = take_off(t, card, amount)
    if removed > 0:
        note(t, E.REMOVE_DAMAGE, t.by, seat, card, NOBODY, removed)
        remember(t, E.REMOVE_DAMAGE, seat, card)
    return removed


def take_off(t: Lorcana, card: int, amount: int) -> int:
    """Take counters off without calling it removing."""
    removed = min(amount, t.damage[card])
    if removed <= 0 or t.cant(card, CANT.BE_HEALED):
        return 0
    t.damage[card] -= removed
    t.dirty |= t.depends & ON.DAMAGE
    return removed
