"""Programs of the toy game, written in its own words; what they read lies in one pool for all tests."""

from __future__ import annotations

from typing import Final, Self

from mazo.abilities.machine import expressions as ex
from mazo.abilities.machine.code import Code, Expressions
from mazo.abilities.machine.program import (
    ACT,
    ACT_PLAYER,
    BY_YOU,
    LASTING,
    LET_AMOUNT,
    PICK,
    SHUFFLE_SET,
    TAKE_SET,
    THAT_PLAYERS,
)
from mazo.abilities.machine.records import Ability
from mazo.kernel.codes import NOBODY, STAT, TRIGGER

POOL: Final = Expressions()
TEMPLATES: Final[list[Ability]] = []


def number(value: int) -> int:
    """The expression of a plain number."""
    return POOL.put(ex.NUMBER, value)


AT_HAND: Final = POOL.put(ex.THE_AMOUNT)
"""The amount at hand."""
DID: Final = POOL.put(ex.DID)
ITEMS: Final = POOL.put(ex.ITEMS)
SOURCE: Final = POOL.put(ex.SOURCE)
THAT: Final = POOL.put(ex.THAT)
OTHERS: Final = POOL.put(ex.KEPT, ITEMS, POOL.put(ex.NOT, POOL.put(ex.IS_SOURCE)))
"""The set at hand without the source."""
SIZE: Final = POOL.put(ex.COUNT, ITEMS)
"""How many cards are in the set at hand."""


def total(fact: int) -> int:
    """The total of a fact over the set at hand."""
    return POOL.put(ex.SUM, ITEMS, POOL.put(ex.FACT, fact))


def compares(left: int, comparison: int, right: int) -> int:
    """Whether two amounts compare so."""
    return POOL.put(ex.COMPARE, comparison, left, right)


class Script(Code):
    """A program in the making; what it does to cards it does to the set at hand."""

    def take(self, cards: int) -> Self:
        """The set becomes those cards."""
        return self.op(TAKE_SET, cards)

    def select(self, zone: int, whose: int) -> Self:
        """The set becomes the cards in those zones."""
        return self.take(POOL.put(ex.CARDS, zone, whose, NOBODY))

    def keep(self, fact: int, comparison: int, value: int) -> Self:
        """Only the cards whose fact compares so stay in the set."""
        return self.keep_much(fact, comparison, number(value))

    def keep_much(self, fact: int, comparison: int, amount: int) -> Self:
        """The same, with an amount that is read then."""
        return self.take(POOL.put(ex.KEPT, ITEMS, compares(POOL.put(ex.FACT, fact), comparison, amount)))

    def let_amount(self, amount: int) -> Self:
        """The amount at hand becomes this."""
        return self.op(LET_AMOUNT, amount)

    def at_random(self, amount: int) -> Self:
        """Only so many cards stay in the set, at random."""
        return self.op(SHUFFLE_SET, amount)

    def choose(self, low: int, high: int, by: int = BY_YOU) -> Self:
        """A player chooses among the set."""
        return self.op(PICK, NOBODY, number(low), number(high), by)

    def may(self) -> Self:
        """What follows, up to `end`, happens only on a yes."""
        return self.let(BY_YOU)

    def if_you_do(self) -> Self:
        """What follows, up to `end`, happens only if the last thing was completely done."""
        return self.if_holds(DID)

    def do(self, verb: int, amount: int = 1) -> Self:
        """The change befalls every card of the set at once."""
        return self.do_much(verb, number(amount))

    def do_much(self, verb: int, amount: int) -> Self:
        """The same, by an amount that is read then."""
        return self.op(ACT, verb, NOBODY, amount)

    def do_player(self, verb: int, amount: int = 1) -> Self:
        """The change befalls the player at hand."""
        return self.do_player_much(verb, number(amount))

    def do_player_much(self, verb: int, amount: int) -> Self:
        """The same, by an amount that is read then."""
        return self.op(ACT_PLAYER, verb, amount, THAT_PLAYERS)

    def last(self, figure: int, amount: int, duration: int) -> Self:
        """A changed figure lasts on every card of the set."""
        return self.last_much(figure, number(amount), duration)

    def last_much(self, figure: int, amount: int, duration: int) -> Self:
        """The same, by an amount that is read then."""
        return self.op(LASTING, template(STAT, figure, duration), ITEMS, amount)

    def guard(self, kind: int, verb: int, duration: int) -> Self:
        """A prohibition or replacement lasts on every card of the set."""
        return self.op(LASTING, template(kind, verb, duration), ITEMS, NOBODY)

    def delay(self, event: int, program: int, duration: int) -> Self:
        """A delayed trigger waits for the event, once."""
        return self.op(LASTING, template(TRIGGER, event, duration, program, 1), NOBODY, NOBODY)


def template(kind: int, what: int, duration: int, program: int = NOBODY, amount: int = 0) -> int:
    """The number of a template of effects that last."""
    made = Ability(kind, NOBODY, program, 0, what, amount)
    made.duration = duration
    TEMPLATES.append(made)
    return len(TEMPLATES) - 1
