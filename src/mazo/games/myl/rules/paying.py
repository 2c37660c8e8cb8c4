"""[8.2.3] [8.12] Paying: which Oros pay, what was generated first, and what could be spent on such cards only."""

from mazo.games.myl.book.keys import PAY_GOLD
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.rules.changes import changed_line
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import begin_effect, end_effect, new_effect
from mazo.kernel.log import note
from mazo.kernel.records import Effect
from mazo.kernel.zones import shift


def oros_to_pay(t: Myl, seat: int, amount: int, spared: int = NOBODY) -> list[int]:
    """[8.2.3] The Oros of the reserve that pay so much: those without ability first, and one only if it must."""
    plain: list[int] = []
    others: list[int] = []
    last: list[int] = []
    for card in t.cards(Z.RESERVE, seat):
        (last if card == spared else others if t.figures.has_ability[t.kind[card]] else plain).append(card)
    return (plain + others + last)[:amount]


def set_aside(t: Myl, seat: int, amount: int, played: int, spared: int = NOBODY) -> list[int]:
    """[8.2.3] Look at the reserve as if so much had been paid already; what it really is, to be given back."""
    reserve = t.place_of(Z.RESERVE, seat)
    before = t.zones[reserve]
    amount -= t.generated[seat]
    for credit in t.credits(seat, played):
        amount -= credit.amount
    if amount > 0:
        paid = oros_to_pay(t, seat, amount, spared)
        t.zones[reserve] = [card for card in before if card not in paid]
    return before


def pay(t: Myl, seat: int, amount: int, played: int = NOBODY, spared: int = NOBODY) -> None:
    """[8.2.3] [8.12] Oros go from the reserve to the paid gold; what was generated is spent first, restricted first."""
    spent = 0
    for credit in t.credits(seat, played):
        part = min(credit.amount, amount - spent)
        if part > 0:
            dwindle(t, credit, part)
            spent += part
    free = min(t.generated[seat], amount - spent)
    if free > 0:
        t.generate(seat, -free)
        spent += free
    if amount > spent:
        for card in oros_to_pay(t, seat, amount - spent, spared):
            shift(t, card, t.place_of(Z.PAID, seat))
    if amount > 0:
        changed_line(t, Z.RESERVE, Z.PAID)
        t.stirs(L.ON_GOLD)
        note(t, E.PAID, PAY_GOLD, seat, NOBODY, NOBODY, amount)


def dwindle(t: Myl, credit: Effect, spent: int) -> None:
    """[8.12] Part of what could be spent on such cards only has been spent."""
    end_effect(t, credit)
    if credit.amount > spent:
        left = new_effect(
            t, credit.kind, credit.rule, credit.seat, credit.source, credit.subject, credit.what,
            credit.amount - spent, credit.duration, credit.program,
        )  # fmt: skip
        left.cards = credit.cards
        left.condition = credit.condition
        left.bound = credit.bound
        begin_effect(t, left)
