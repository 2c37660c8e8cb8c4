"""Expressions of ability programs: amounts, conditions, traits of a card and sets of cards, all of them pure.

An expression is a row of ints, [operation, operands…], kept in the game's shared list and named by its place there;
operands that are expressions themselves are such places. `evaluate` reads one for a candidate card, `gather` lists
the cards that a set means.
"""

from typing import TYPE_CHECKING, Final

from mazo.abilities.machine.base import Abilities
from mazo.abilities.machine.program import (
    ANYONES,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS_THAN,
    MORE_THAN,
    OPPONENTS,
    PICKED,
    THAT_PLAYERS,
    THE_TABLES,
    YOURS,
)
from mazo.abilities.machine.records import Run
from mazo.abilities.machine.slots import slot_cards, still_in_slot
from mazo.kernel.codes import NOBODY
from mazo.kernel.counters import count
from mazo.kernel.trace import saw_value

if TYPE_CHECKING:  # machine integers for the compiler: it makes one jump of many questions; nothing at run time
    from mypy_extensions import i64

# Amounts and conditions.
NUMBER: Final = 0
"""NUMBER n"""
FACT: Final = 1
"""FACT fact — of the candidate."""
TRAIT: Final = 2
"""TRAIT what, value — whether the candidate has it, by the game's own numbering."""
COMPARE: Final = 3
"""COMPARE comparison, left, right"""
AND: Final = 4
"""AND expressions…"""
OR: Final = 5
NOT: Final = 6
PLUS: Final = 7
MINUS: Final = 8
TIMES: Final = 9
HALF: Final = 10
HALF_UP: Final = 11
LEAST: Final = 12
MOST: Final = 13
COUNT: Final = 14
"""COUNT set"""
SUM: Final = 15
"""SUM set, expression — over the set, by last known values where a card has left play (a fourth int: as it is now)."""
ALL: Final = 16
"""ALL set, expression — there are some, and each is so."""
HIGHEST: Final = 17
"""HIGHEST set, expression"""
LOWEST: Final = 18
DIFFERENT: Final = 19
"""DIFFERENT set, what — how many different values of this the set has, by the game's own numbering."""
THE_AMOUNT: Final = 20
"""What happened last, or how much the event was."""
DID: Final = 21
"""Whether what came before was completely done."""
IS_SOURCE: Final = 22
IS_THAT: Final = 23
IS_OTHER: Final = 24
IN_SLOT: Final = 25
"""IN_SLOT slot — whether the candidate is among those cards."""
WHOSE: Final = 26
"""WHOSE whose — whether the candidate belongs to them."""
ACTIVE: Final = 27
"""ACTIVE whose — whether it is their turn."""
HAPPENED: Final = 28
"""HAPPENED event, who, whose, expression — how often they have done it this turn, to such cards of those players."""
BY: Final = 29
"""BY whose — whether they did what the event tells; whose card it befell WHOSE says."""
OF_PLAYER: Final = 30
"""OF_PLAYER fact, whose — the total of a figure over those players (a fourth int: of the player of that set)."""
GAME: Final = 31
"""GAME fact, operand — something about the whole game."""
BITS: Final = 32
"""BITS fact, mask — whether the candidate's fact has one of these bits."""
AMONG: Final = 33
"""AMONG set — whether the candidate is one of those cards."""
SHARES_TRAIT: Final = 34
"""SHARES_TRAIT what, set — whether the candidate has it in common with a card of the set."""
NAMED: Final = 35
"""NAMED what — whether the candidate bears the name that was named (or has the trait of that number)."""
MODE_PICKED: Final = 36
"""MODE_PICKED index — whether that effect was picked."""
EVENT_AMOUNT: Final = 37
"""The amount that the event had."""
MOST_OF_PLAYERS: Final = 38
"""MOST_OF_PLAYERS whose, expression — the highest value over those players, each the player at hand in turn."""
SOURCE_INDEX: Final = 39
"""The source itself, to compare a host with."""

COUNTERS: Final = 40
"""COUNTERS kind — how many such counters lie on the candidate."""
COUNTERS_OF: Final = 41
"""COUNTERS_OF kind, whose — how many such counters those players have in their zones."""
BEFALLS: Final = 42
"""BEFALLS verb — whether this change would befall the candidate if the source made it: nothing keeps it from that."""
CHOOSABLE: Final = 43
"""Whether the player may choose the candidate as a target now."""

# Sets of cards.
CARDS: Final = 50
"""CARDS zone kind, whose, expression"""
SOURCE: Final = 51
THAT: Final = 52
OTHER: Final = 53
SLOT: Final = 54
"""SLOT slot — the cards met before that are still the same objects."""
WHEREVER: Final = 55
"""WHEREVER slot — the cards met before, wherever they are now."""
UNDER: Final = 56
"""UNDER set — the cards under them, or that last were."""
TOP_OF: Final = 57
"""TOP_OF amount, whose, from the bottom"""
UNION: Final = 58
"""UNION sets…"""
ITEMS: Final = 59
"""The set at hand."""
SOURCE_WHEREVER: Final = 60
"""The source, wherever it is now."""
THAT_WHEREVER: Final = 61
OTHER_WHEREVER: Final = 62
KEPT: Final = 63
"""KEPT set, expression — those of the set that are so."""
NAMED_BY: Final = 64
"""NAMED_BY set, fact — the cards that this fact of theirs names, by last known values: a host, say."""
JOINT: Final = 65
"""JOINT sets… — the union of the cards of different zones, among which none comes twice."""

ANY_ZONE: Final = -1
"""All zones, as bits."""
ALL_OF_THEM: Final = 1 << 40
"""More cards than any set has."""


def compare(left: int, comparison: int, right: int) -> bool:
    """Whether two numbers compare so."""
    if comparison == EQUAL:
        return left == right
    if comparison == AT_LEAST:
        return left >= right
    if comparison == AT_MOST:
        return left <= right
    if comparison == MORE_THAN:
        return left > right
    if comparison == LESS_THAN:
        return left < right
    return left != right


def players(t: Abilities, run: Run, whose: int) -> list[int]:
    """The players that are meant, in turn order from the active player."""
    if whose == YOURS:
        return [run.seat]
    if whose == THAT_PLAYERS:
        return [run.who]
    if whose == THE_TABLES:
        return [NOBODY]
    start = t.active if t.active != NOBODY else run.seat
    order = t.round_from(start)
    if whose == OPPONENTS:
        return [seat for seat in order if seat != run.seat]
    if whose == ANYONES:
        return order
    if whose == PICKED:
        return [seat for seat in run.chosen if t.alive(seat)]
    return [seat for seat in order if t.meant(run, whose, seat)]


def player_of(t: Abilities, run: Run, card: int) -> int:
    """Whose card it is; of the event's card, whose it was as that happened."""
    return run.event_whose if card == run.that and run.event_whose != NOBODY else t.player_of(card)


def evaluate(t: Abilities, run: Run, expression: int, card: int, known: bool = False) -> int:
    """The value of an expression for a candidate card; `known` allows the last known values of one that has left."""
    if t.tracing:
        value = _read(t, run, expression, card, known)
        saw_value(t, expression, value)
        return value
    return _read(t, run, expression, card, known)


def _read(t: Abilities, run: Run, expression: int, card: int, known: bool) -> int:
    row = t.expressions[expression]
    op: i64 = row[0]
    if op == NUMBER:
        return row[1]
    if op == FACT:
        return t.known_fact(card, row[1]) if known else t.fact(card, row[1])
    if op == BITS:
        return 1 if (t.known_fact(card, row[1]) if known else t.fact(card, row[1])) & row[2] else 0
    if op == TRAIT:
        return 1 if (t.known_trait(card, row[1], row[2]) if known else t.trait(card, row[1], row[2])) else 0
    if op == AND:
        for at in range(1, len(row)):
            if evaluate(t, run, row[at], card, known) == 0:
                return 0
        return 1
    if op == COMPARE:
        if row[1] == AT_LEAST and not t.tracing:
            counted, least = t.expressions[row[2]], t.expressions[row[3]]
            if counted[0] == COUNT and least[0] == NUMBER:
                return 1 if _how_many(t, run, counted[1], NOBODY, least[1]) >= least[1] else 0
        left = evaluate(t, run, row[2], card, known)
        return 1 if compare(left, row[1], evaluate(t, run, row[3], card, known)) else 0
    if op == WHOSE:
        return 1 if _belongs(t, run, card, row[1]) else 0
    if op == IS_SOURCE:
        return 1 if card == run.source and card != NOBODY else 0
    if op == COUNT:
        return len(gather(t, run, row[1])) if t.tracing else _how_many(t, run, row[1], NOBODY, ALL_OF_THEM)
    if op == OR:
        for at in range(1, len(row)):
            if evaluate(t, run, row[at], card, known) != 0:
                return 1
        return 0
    if op == NOT:
        return 1 if evaluate(t, run, row[1], card, known) == 0 else 0
    if op <= MOST:
        return _arithmetic(op, evaluate(t, run, row[1], card, known), evaluate(t, run, row[2], card, known))
    if op <= DIFFERENT:
        return _over(t, run, row)
    if op == COUNTERS:
        return t.counters_on(card, row[1], known)
    return _about(t, run, row, card)


def _how_many(t: Abilities, run: Run, expression: int, kept: int, enough: int) -> int:
    """How many cards of a set are so, as `kept` says, counted only until they are enough; few sets need be listed."""
    row = t.expressions[expression]
    if row[0] == CARDS:
        return _tally(t, run, row, kept, enough)
    if row[0] == KEPT and kept == NOBODY:
        return _how_many(t, run, row[1], row[2], enough)
    found = 0
    if row[0] == JOINT:
        for at in range(1, len(row)):
            found += _tally(t, run, t.expressions[row[at]], kept, enough - found)
            if found >= enough:
                break
        return found
    for card in gather(t, run, expression):
        if kept == NOBODY or evaluate(t, run, kept, card) != 0:
            found += 1
    return found


def _tally(t: Abilities, run: Run, row: list[int], kept: int, enough: int) -> int:
    """How many of the cards in zones of one kind are so, counted only until they are enough."""
    zone, whose, expression = row[1], row[2], row[3]
    if whose == YOURS:
        return _tally_of(t, run, t.cards(zone, run.seat), expression, kept, enough)
    found = 0
    if whose == ANYONES or whose == OPPONENTS:
        for seat in range(t.seats):
            if t.gone[seat] == 0 and (whose == ANYONES or seat != run.seat) and found < enough:
                found += _tally_of(t, run, t.cards(zone, seat), expression, kept, enough - found)
        return found
    for seat in players(t, run, whose):
        found += _tally_of(t, run, t.cards(zone, seat), expression, kept, enough)
    return found


def _tally_of(t: Abilities, run: Run, cards: list[int], expression: int, kept: int, enough: int) -> int:
    """How many of these cards are so, counted only until they are enough."""
    if expression == NOBODY and kept == NOBODY:
        return len(cards)
    found = 0
    for card in cards:
        if expression == NOBODY or evaluate(t, run, expression, card) != 0:
            if kept == NOBODY or evaluate(t, run, kept, card) != 0:
                found += 1
                if found >= enough:
                    break
    return found


def _arithmetic(op: "i64", left: int, right: int) -> int:
    if op == PLUS:
        return left + right
    if op == MINUS:
        return left - right
    if op == TIMES:
        return left * right
    if op == HALF:
        return left // 2
    if op == HALF_UP:
        return (left + 1) // 2
    if op == LEAST:
        return min(left, right)
    return max(left, right)


def _over(t: Abilities, run: Run, row: list[int]) -> int:
    """Expressions over a whole set."""
    op: i64 = row[0]
    cards = gather(t, run, row[1])
    if op == DIFFERENT:
        return t.different(cards, row[2])
    if op == ALL:
        for card in cards:
            if evaluate(t, run, row[2], card, True) == 0:
                return 0
        return 1 if cards else 0
    total = 0
    first = True
    for card in cards:
        value = evaluate(t, run, row[2], card, len(row) < 4)
        if op == SUM:
            total += value
        elif first or (op == HIGHEST and value > total) or (op == LOWEST and value < total):
            total = value
        first = False
    return total


def _about(t: Abilities, run: Run, row: list[int], card: int) -> int:
    """Expressions about the effect, the event and the game."""
    op: i64 = row[0]
    if op == THE_AMOUNT:
        return run.amount
    if op == DID:
        return run.did
    if op == IS_THAT:
        return 1 if card == run.that and card != NOBODY else 0
    if op == IS_OTHER:
        return 1 if card == run.other and card != NOBODY else 0
    if op == IN_SLOT:
        if row[1] < len(run.slots):
            slot = run.slots[row[1]]
            for at in range(0, len(slot), 2):
                if t.still_means(slot[at], slot[at + 1], card):
                    return 1
        return 0
    if op == ACTIVE:
        if row[1] == THAT_PLAYERS:
            return 1 if t.active == run.who else 0
        return 1 if row[1] == ANYONES or (t.active == run.seat) == (row[1] == YOURS) else 0
    if op == HAPPENED:
        return t.happened(run, row[1], row[2], row[3], row[4])
    if op == BY:
        if row[1] == YOURS:
            return 1 if run.who == run.seat else 0
        return 1 if row[1] == ANYONES or (run.who != run.seat and run.who != NOBODY) else 0
    if op == OF_PLAYER:
        total = 0
        if len(row) > 3:
            cards = gather(t, run, row[3])
            return t.player_fact(player_of(t, run, cards[0]), row[1]) if cards else 0
        for seat in players(t, run, row[2]):
            total += t.player_fact(seat, row[1])
        return total
    if op == GAME:
        return t.game_fact(run, row[1], row[2])
    if op == COUNTERS_OF:
        total = 0
        for seat in players(t, run, row[2]):
            total += count(t, row[1], seat)
        return total
    if op == AMONG:
        return 1 if card in gather(t, run, row[1]) else 0
    if op == SHARES_TRAIT:
        for other in gather(t, run, row[2]):
            if t.shares(card, other, row[1]):
                return 1
        return 0
    if op == NAMED:
        named = run.named if run.named != NOBODY else t.named_by(run.source)
        return 1 if named != NOBODY and t.trait(card, row[1] if len(row) > 1 else 0, named) else 0
    if op == MODE_PICKED:
        return 1 if row[1] in run.modes else 0
    if op == CHOOSABLE:
        return len(t.choosable(run, [card], run.seat, True))
    if op == BEFALLS:
        return 1 if card != NOBODY and t.would_befall(row[1], card, run.seat, run.source) else 0
    if op == EVENT_AMOUNT:
        return run.event_amount
    if op == SOURCE_INDEX:
        return run.source
    if op == MOST_OF_PLAYERS:
        return _most(t, run, players(t, run, row[1]), row[2])
    raise ValueError(f"no expression {op}")


def _most(t: Abilities, run: Run, seats: list[int], expression: int) -> int:
    at_hand = run.who
    most = 0
    for seat in seats:
        run.who = seat
        most = max(most, evaluate(t, run, expression, NOBODY))
    run.who = at_hand
    return most


def gather(t: Abilities, run: Run, expression: int) -> list[int]:
    """The cards that a set means, as the table stands now."""
    if t.tracing:
        cards = _gathered(t, run, expression)
        saw_value(t, expression, len(cards))
        return cards
    return _gathered(t, run, expression)


def _gathered(t: Abilities, run: Run, expression: int) -> list[int]:
    row = t.expressions[expression]
    op: i64 = row[0]
    if op == CARDS:
        return _selected(t, run, row[1], row[2], row[3])
    if op == SOURCE:
        card = t.heir(run.source, run.number)
        return [card] if card != NOBODY else []
    if op == THAT:
        card = t.heir(run.that, run.that_number)
        return [card] if card != NOBODY else []
    if op == OTHER:
        card = t.heir(run.other, run.other_number)
        return [card] if card != NOBODY else []
    if op == SLOT:
        return still_in_slot(t, run, row[1])
    if op == WHEREVER:
        return slot_cards(run, row[1])
    if op == SOURCE_WHEREVER:
        return [run.source] if run.source != NOBODY else []
    if op == THAT_WHEREVER:
        return [run.that] if run.that != NOBODY else []
    if op == OTHER_WHEREVER:
        return [run.other] if run.other != NOBODY else []
    if op == KEPT:
        return [card for card in gather(t, run, row[1]) if evaluate(t, run, row[2], card) != 0]
    if op == ITEMS:
        return run.items
    if op == NAMED_BY:
        found = []
        for card in gather(t, run, row[1]):
            named = t.known_fact(card, row[2])
            if named != NOBODY and named not in found:
                found.append(named)
        return found
    if op == JOINT:
        found = []
        for at in range(1, len(row)):
            found += gather(t, run, row[at])
        return found
    if op == UNION:
        return _united(t, run, row)
    if op == UNDER:
        found = []
        for card in gather(t, run, row[1]):
            found += t.cards_under(card)
        return found
    if op == TOP_OF:
        return _top(t, run, evaluate(t, run, row[1], NOBODY), row[2], row[3])
    raise ValueError(f"no set {op}")


def _united(t: Abilities, run: Run, row: list[int]) -> list[int]:
    """The cards of several sets, each once: different zones have none in common, all else is looked at."""
    found: list[int] = []
    zones = 0
    for at in range(1, len(row)):
        part = t.expressions[row[at]]
        zone = 1 << part[1] if part[0] == CARDS else ANY_ZONE
        cards = gather(t, run, row[at])
        if zones & zone == 0:
            found += cards
        else:
            for card in cards:
                if card not in found:
                    found.append(card)
        zones |= zone
    return found


def origin(t: Abilities, run: Run, expression: int) -> list[int]:
    """The cards that a set is taken out of, whatever it demands of them."""
    row = t.expressions[expression]
    if row[0] == CARDS:
        return _selected(t, run, row[1], row[2], NOBODY)
    if row[0] == KEPT:
        return origin(t, run, row[1])
    if row[0] == UNION or row[0] == JOINT:
        found: list[int] = []
        for at in range(1, len(row)):
            found += origin(t, run, row[at])
        return found
    return gather(t, run, expression)


def had(t: Abilities, run: Run, condition: int) -> int:
    """How much there was of what a condition compares; 0 if it compares nothing."""
    row = t.expressions[condition]
    return evaluate(t, run, row[2], NOBODY) if row[0] == COMPARE else 0


def holds(t: Abilities, expression: int, source: int, seat: int, card: int) -> bool:
    """Whether a condition of a card holds, for a candidate if it speaks of one; no condition always does."""
    return expression == NOBODY or evaluate(t, context(t, source, seat), expression, card) != 0


def number_of(t: Abilities, expression: int, source: int, seat: int, card: int) -> int:
    """The value of an amount that a card speaks of."""
    return evaluate(t, context(t, source, seat), expression, card)


def found_by(t: Abilities, expression: int, source: int, seat: int) -> list[int]:
    """The cards of a set that a card speaks of."""
    return gather(t, context(t, source, seat), expression)


def context(t: Abilities, source: int, seat: int) -> Run:
    """The registers of an ability that isn't resolving: who speaks, and of which card."""
    run = Run(NOBODY, 0, seat)
    run.source = source
    run.number = t.number[source] if source != NOBODY else 0
    return run


def _belongs(t: Abilities, run: Run, card: int, whose: int) -> bool:
    seat = t.zone[card] % t.width
    if whose == YOURS:
        return seat == run.seat
    if whose == OPPONENTS:
        return seat != run.seat
    if whose == THAT_PLAYERS:
        return seat == run.who
    return True


def _selected(t: Abilities, run: Run, zone: int, whose: int, expression: int) -> list[int]:
    found: list[int] = []
    if whose == YOURS:
        _select(t, run, t.cards(zone, run.seat), expression, found)
    elif whose == ANYONES or whose == OPPONENTS:
        seat = (t.active if t.active != NOBODY else run.seat) % t.seats
        for _ in range(t.seats):
            if t.gone[seat] == 0 and (whose == ANYONES or seat != run.seat):
                _select(t, run, t.cards(zone, seat), expression, found)
            seat = seat + 1 if seat + 1 < t.seats else 0
    else:
        for seat in players(t, run, whose):
            _select(t, run, t.cards(zone, seat), expression, found)
    return found


def _select(t: Abilities, run: Run, cards: list[int], expression: int, found: list[int]) -> None:
    if expression == NOBODY:
        found += cards
        return
    for card in cards:
        if evaluate(t, run, expression, card) != 0:
            found.append(card)


def _top(t: Abilities, run: Run, count: int, whose: int, bottom: int) -> list[int]:
    found: list[int] = []
    for seat in players(t, run, whose):
        deck = t.cards(t.deck_zone(), seat)
        if bottom:
            found += deck[:count]
        elif count > 0:
            found += deck[-count:][::-1]
    return found
