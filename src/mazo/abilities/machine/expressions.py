"""Expressions of ability programs: amounts, conditions, traits of a card and sets of cards, all of them pure.

An expression is a row of ints, [operation, operands…], kept in the game's shared list and named by its place there;
operands that are expressions themselves are such places. It is read in its form (`forms`), in which these are at hand.
`evaluate` reads one for a candidate card, `gather` lists the cards that a set means.
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
from mazo.abilities.machine.records import Form, Run
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
    return _value(t, run, t.forms[expression], card, known)


def _value(t: Abilities, run: Run, form: Form, card: int, known: bool = False) -> int:
    """The same for an expression in its form."""
    if t.tracing:
        value = _read(t, run, form, card, known)
        saw_value(t, form.number, value)
        return value
    return _read(t, run, form, card, known)


def _read(t: Abilities, run: Run, form: Form, card: int, known: bool) -> int:
    op = form.op
    if op == NUMBER:
        return form.a
    if op == FACT:
        return t.known_fact(card, form.a) if known else t.fact(card, form.a)
    if op == BITS:
        return 1 if (t.known_fact(card, form.a) if known else t.fact(card, form.a)) & form.b else 0
    if op == TRAIT:
        return 1 if (t.known_trait(card, form.a, form.b) if known else t.trait(card, form.a, form.b)) else 0
    if op == AND:
        for part in form.parts:
            if _value(t, run, part, card, known) == 0:
                return 0
        return 1
    if op == COMPARE:
        left, right = form.parts[0], form.parts[1]
        if form.a == AT_LEAST and left.op == COUNT and right.op == NUMBER and not t.tracing:
            return 1 if _how_many(t, run, left.parts[0], None, right.a) >= right.a else 0
        value = _value(t, run, left, card, known)
        return 1 if compare(value, form.a, _value(t, run, right, card, known)) else 0
    if op == WHOSE:
        return 1 if _belongs(t, run, card, form.a) else 0
    if op == IS_SOURCE:
        return 1 if card == run.source and card != NOBODY else 0
    if op == COUNT:
        return len(gather(t, run, form.a)) if t.tracing else _how_many(t, run, form.parts[0], None, ALL_OF_THEM)
    if op == OR:
        for part in form.parts:
            if _value(t, run, part, card, known) != 0:
                return 1
        return 0
    if op == NOT:
        return 1 if _value(t, run, form.parts[0], card, known) == 0 else 0
    if op <= MOST:
        return _arithmetic(op, _value(t, run, form.parts[0], card, known), _value(t, run, form.parts[1], card, known))
    if op <= DIFFERENT:
        return _over(t, run, form)
    if op == COUNTERS:
        return t.counters_on(card, form.a, known)
    return _about(t, run, form, card)


def _how_many(t: Abilities, run: Run, form: Form, kept: Form | None, enough: int) -> int:
    """How many cards of a set are so, as `kept` says, counted only until they are enough; few sets need be listed."""
    if form.op == CARDS:
        return _tally(t, run, form, kept, enough)
    if form.op == KEPT and kept is None:
        return _how_many(t, run, form.parts[0], form.parts[1], enough)
    found = 0
    if form.op == JOINT:
        for part in form.parts:
            found += _tally(t, run, part, kept, enough - found)
            if found >= enough:
                break
        return found
    for card in gather(t, run, form.number):
        if kept is None or _value(t, run, kept, card) != 0:
            found += 1
    return found


def _tally(t: Abilities, run: Run, form: Form, kept: Form | None, enough: int) -> int:
    """How many of the cards in zones of one kind are so, counted only until they are enough."""
    zone, whose = form.a, form.b
    if form.c != NOBODY and t.is_never_in(zone, form.c):
        return 0
    such = form.parts[0] if form.c != NOBODY else None
    if whose == YOURS:
        return _tally_of(t, run, t.cards(zone, run.seat), such, kept, enough)
    found = 0
    if whose == ANYONES or whose == OPPONENTS:
        for seat in range(t.seats):
            if t.gone[seat] == 0 and (whose == ANYONES or seat != run.seat) and found < enough:
                found += _tally_of(t, run, t.cards(zone, seat), such, kept, enough - found)
        return found
    for seat in players(t, run, whose):
        found += _tally_of(t, run, t.cards(zone, seat), such, kept, enough)
    return found


def _tally_of(t: Abilities, run: Run, cards: list[int], such: Form | None, kept: Form | None, enough: int) -> int:
    """How many of these cards are so, counted only until they are enough."""
    if such is None and kept is None:
        return len(cards)
    found = 0
    for card in cards:
        if such is None or _value(t, run, such, card) != 0:
            if kept is None or _value(t, run, kept, card) != 0:
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


def _over(t: Abilities, run: Run, form: Form) -> int:
    """Expressions over a whole set."""
    op = form.op
    cards = gather(t, run, form.a)
    if op == DIFFERENT:
        return t.different(cards, form.b)
    if op == ALL:
        for card in cards:
            if evaluate(t, run, form.b, card, True) == 0:
                return 0
        return 1 if cards else 0
    total = 0
    first = True
    for card in cards:
        value = evaluate(t, run, form.b, card, len(form.row) < 4)
        if op == SUM:
            total += value
        elif first or (op == HIGHEST and value > total) or (op == LOWEST and value < total):
            total = value
        first = False
    return total


def _about(t: Abilities, run: Run, form: Form, card: int) -> int:
    """Expressions about the effect, the event and the game."""
    op = form.op
    if op == THE_AMOUNT:
        return run.amount
    if op == DID:
        return run.did
    if op == IS_THAT:
        return 1 if card == run.that and card != NOBODY else 0
    if op == IS_OTHER:
        return 1 if card == run.other and card != NOBODY else 0
    if op == IN_SLOT:
        if form.a < len(run.slots):
            slot = run.slots[form.a]
            for at in range(0, len(slot), 2):
                if t.still_means(slot[at], slot[at + 1], card):
                    return 1
        return 0
    if op == ACTIVE:
        if form.a == THAT_PLAYERS:
            return 1 if t.active == run.who else 0
        return 1 if form.a == ANYONES or (t.active == run.seat) == (form.a == YOURS) else 0
    if op == HAPPENED:
        return t.happened(run, form.a, form.b, form.c, form.row[4])
    if op == BY:
        if form.a == YOURS:
            return 1 if run.who == run.seat else 0
        return 1 if form.a == ANYONES or (run.who != run.seat and run.who != NOBODY) else 0
    if op == OF_PLAYER:
        total = 0
        if len(form.row) > 3:
            cards = gather(t, run, form.c)
            return t.player_fact(player_of(t, run, cards[0]), form.a) if cards else 0
        for seat in players(t, run, form.b):
            total += t.player_fact(seat, form.a)
        return total
    if op == GAME:
        return t.game_fact(run, form.a, form.b)
    if op == COUNTERS_OF:
        total = 0
        for seat in players(t, run, form.b):
            total += count(t, form.a, seat)
        return total
    if op == AMONG:
        return 1 if card in gather(t, run, form.a) else 0
    if op == SHARES_TRAIT:
        for other in gather(t, run, form.b):
            if t.shares(card, other, form.a):
                return 1
        return 0
    if op == NAMED:
        named = run.named if run.named != NOBODY else t.named_by(run.source)
        return 1 if named != NOBODY and t.trait(card, form.a, named) else 0
    if op == MODE_PICKED:
        return 1 if form.a in run.modes else 0
    if op == CHOOSABLE:
        return len(t.choosable(run, [card], run.seat, True))
    if op == BEFALLS:
        return 1 if card != NOBODY and t.would_befall(form.a, card, run.seat, run.source) else 0
    if op == EVENT_AMOUNT:
        return run.event_amount
    if op == SOURCE_INDEX:
        return run.source
    if op == MOST_OF_PLAYERS:
        return _most(t, run, players(t, run, form.a), form.b)
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
    form = t.forms[expression]
    op = form.op
    if op == CARDS:
        return _selected(t, run, form)
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
        return still_in_slot(t, run, form.a)
    if op == WHEREVER:
        return slot_cards(run, form.a)
    if op == SOURCE_WHEREVER:
        return [run.source] if run.source != NOBODY else []
    if op == THAT_WHEREVER:
        return [run.that] if run.that != NOBODY else []
    if op == OTHER_WHEREVER:
        return [run.other] if run.other != NOBODY else []
    if op == KEPT:
        return [card for card in gather(t, run, form.a) if _value(t, run, form.parts[1], card) != 0]
    if op == ITEMS:
        return run.items
    if op == NAMED_BY:
        found = []
        for card in gather(t, run, form.a):
            named = t.known_fact(card, form.b)
            if named != NOBODY and named not in found:
                found.append(named)
        return found
    if op == JOINT:
        found = []
        for part in form.parts:
            found += gather(t, run, part.number)
        return found
    if op == UNION:
        return _united(t, run, form)
    if op == UNDER:
        found = []
        for card in gather(t, run, form.a):
            found += t.cards_under(card)
        return found
    if op == TOP_OF:
        return _top(t, run, evaluate(t, run, form.a, NOBODY), form.b, form.c)
    raise ValueError(f"no set {op}")


def _united(t: Abilities, run: Run, form: Form) -> list[int]:
    """The cards of several sets, each once: different zones have none in common, all else is looked at."""
    found: list[int] = []
    zones = 0
    for part in form.parts:
        zone = 1 << part.a if part.op == CARDS else ANY_ZONE
        cards = gather(t, run, part.number)
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
    form = t.forms[expression]
    if form.op == CARDS:
        return [card for seat in players(t, run, form.b) for card in t.cards(form.a, seat)]
    if form.op == KEPT:
        return origin(t, run, form.a)
    if form.op == UNION or form.op == JOINT:
        return [card for part in form.parts for card in origin(t, run, part.number)]
    return gather(t, run, expression)


def had(t: Abilities, run: Run, condition: int) -> int:
    """How much there was of what a condition compares; 0 if it compares nothing."""
    form = t.forms[condition]
    return _value(t, run, form.parts[0], NOBODY) if form.op == COMPARE else 0


def holds(t: Abilities, expression: int, source: int, seat: int, card: int) -> bool:
    """Whether a condition of a card holds, for a candidate if it speaks of one; no condition always does."""
    return expression == NOBODY or number_of(t, expression, source, seat, card) != 0


def number_of(t: Abilities, expression: int, source: int, seat: int, card: int) -> int:
    """The value of an amount that a card speaks of."""
    run = lent(t, source, seat)
    value = evaluate(t, run, expression, card)
    t.spare = run
    return value


def found_by(t: Abilities, expression: int, source: int, seat: int) -> list[int]:
    """The cards of a set that a card speaks of."""
    return gather(t, context(t, source, seat), expression)


def context(t: Abilities, source: int, seat: int) -> Run:
    """The registers of an ability that isn't resolving: who speaks, and of which card."""
    run = Run(NOBODY, 0, seat)
    run.source = source
    run.number = t.number[source] if source != NOBODY else 0
    return run


def lent(t: Abilities, source: int, seat: int) -> Run:
    """The same for whoever only looks and gives them back as `t.spare`, so that the next one need not make others.

    Reading leaves registers as they were; who looks while somebody else does gets some of their own.
    """
    run = t.spare
    if run is None:
        return context(t, source, seat)
    t.spare = None
    run.seat = seat
    run.who = seat
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


def _selected(t: Abilities, run: Run, form: Form) -> list[int]:
    """The cards in zones of one kind that are so."""
    zone, whose = form.a, form.b
    found: list[int] = []
    if form.c != NOBODY and t.is_never_in(zone, form.c):
        return found
    such = form.parts[0] if form.c != NOBODY else None
    if whose == YOURS:
        _select(t, run, t.cards(zone, run.seat), such, found)
    elif whose == ANYONES or whose == OPPONENTS:
        seat = (t.active if t.active != NOBODY else run.seat) % t.seats
        for _ in range(t.seats):
            if t.gone[seat] == 0 and (whose == ANYONES or seat != run.seat):
                _select(t, run, t.cards(zone, seat), such, found)
            seat = seat + 1 if seat + 1 < t.seats else 0
    else:
        for seat in players(t, run, whose):
            _select(t, run, t.cards(zone, seat), such, found)
    return found


def _select(t: Abilities, run: Run, cards: list[int], such: Form | None, found: list[int]) -> None:
    if such is None:
        found += cards
        return
    for card in cards:
        if _value(t, run, such, card) != 0:
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
