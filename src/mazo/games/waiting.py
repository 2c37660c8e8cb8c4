"""What waits to resolve, as the player who orders it tells one ability from another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.lasting.memory import EVENT_FIELDS
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.kernel.records import Effect, Waiting
from mazo.kernel.rules import Rules
from mazo.views import CardView


def waiting_of(table: Rules, seat: int) -> list[Waiting]:
    """The abilities of a player that wait, in the order in which they are offered."""
    return [waiting for waiting in table.waiting if waiting.seat == seat]


def are_alike(kind: GameKind, table: Rules, one: Waiting, other: Waiting) -> bool:
    """Whether no order of two abilities of a player could matter: they say the same, and of cards that are alike.

    What the player can't see, and whatever has a card under it or upon it, is like nothing but itself.
    """
    if _facts(one) != _facts(other) or _pattern(one) != _pattern(other):
        return False
    pairs = zip(_objects(one), _objects(other), strict=True)
    return all(mine == theirs or _look_alike(kind, table, one.seat, mine, theirs) for mine, theirs in pairs)


def _facts(waiting: Waiting) -> tuple[object, ...]:
    """What an ability is and remembers, but for the cards that it is about."""
    return (
        waiting.seat,
        waiting.program,
        waiting.ability,
        waiting.rule,
        waiting.kind,
        waiting.amount,
        waiting.who,
        waiting.whose,
        waiting.slots,
    )


def _objects(waiting: Waiting) -> Sequence[tuple[int, int]]:
    """The cards that it comes from and speaks of, as the objects that they were."""
    return (
        (waiting.source, waiting.number),
        (waiting.that, waiting.that_number),
        (waiting.other, waiting.other_number),
    )


def _pattern(waiting: Waiting) -> tuple[bool, ...]:
    """Which of them are the same one: what a card does to itself is not what it does to its twin."""
    source, that, other = _objects(waiting)
    return (source == that, source == other, that == other)


def _look_alike(kind: GameKind, table: Rules, seat: int, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether the player sees two cards in the same place that differ in nothing."""
    seen = _look(kind, table, seat, *one)
    return seen is not None and seen == _look(kind, table, seat, *other)


def _look(kind: GameKind, table: Rules, seat: int, card: int, number: int) -> tuple[object, ...] | None:
    """A card as the player sees it, with what it was in play and what has befallen it; None where it can't be seen."""
    if card == NOBODY or card in table.host or not table.visible_in(table.zone[card], seat):
        return None
    view: CardView = msgspec.structs.replace(kind.card_view(table, card), handle=0)
    looks = (table.zone[card], table.owner[card], table.controller[card], table.number[card] == number, view)
    lasting = sorted(_lasting(effect, card) for effect in table.effects if effect.subject == card)
    return (*looks, lasting, *_past(table, card))


def _lasting(effect: Effect, card: int) -> list[int]:
    """What lasts on a card, as numbers, but for the names of the effect and of the card."""
    own = effect.source == card
    row = [effect.kind, effect.rule, effect.seat, NOBODY if own else effect.source, effect.what, effect.amount]
    row += [effect.duration, effect.program, effect.cards, effect.condition, effect.value, effect.turn, effect.bound]
    return row + [one for slot in effect.slots for one in slot]


def _past(table: Rules, card: int) -> tuple[object, ...]:
    """What is remembered of a card: what it last was in play, and what has happened to it this turn."""
    if not isinstance(table, Continuous):
        return ()
    rows = [table.history[at : at + EVENT_FIELDS] for at in range(0, len(table.history), EVENT_FIELDS)]
    of_it = [row for row in rows if card in row[2:]]
    befell = [row[:2] + [NOBODY if one == card else one for one in row[2:]] for row in of_it]
    return table.memory(card)[1:], befell
