"""Cards on their way between zones, and the order of what lies in them."""

from mazo.kernel.codes import BOTTOM, NOBODY, TOP
from mazo.kernel.effects import end_effect
from mazo.kernel.knowledge import forget_order, note_move
from mazo.kernel.rng import stream, word_of, words
from mazo.kernel.rules import Rules
from mazo.kernel.table import Table


def add_card(t: Table, kind: int, owner: int, zone: int) -> int:
    """Put a new card on the table before the game begins; every seat but those that see the zone finds it unknown."""
    add_deck(t, [kind], owner, zone)
    return len(t.kind) - 1


def add_deck(t: Table, kinds: list[int], owner: int, zone: int) -> None:
    """Put a whole deck of new cards into one zone before the game begins."""
    count = len(kinds)
    start = len(t.kind)
    t.kind = t.kind + kinds  # copies share this column and the next two
    t.owner = t.owner + [owner] * count
    t.controller = t.controller + [owner] * count
    t.zone += [zone] * count
    t.host += [NOBODY] * count
    t.number += range(t.next_number, t.next_number + count)
    t.next_number += count
    t.flags += [0] * count
    for at in range(len(t.counters)):
        if t.counter_kinds[at].zone == NOBODY:
            if t.counter_kinds[at].ruled:
                t.counters[at] += [0] * count
            else:
                t.counters[at] = t.counters[at] + [0] * count
    t.zones[zone] += range(start, start + count)
    home = owner + 1 if owner != NOBODY else t.seats + 1
    for seat in range(t.seats):
        t.pools[seat] += [0 if t.visible_in(zone, seat) else home] * count
    t.next_pool = max(t.next_pool, t.seats + 2)


def move(t: Rules, card: int, zone: int, place: int = TOP, shown: int = 0) -> None:
    """Move a card to another zone, where it is a new object without states; `shown` is a mask of seats that see it."""
    origin = t.zone[card]
    note_move(t, card, origin, zone, shown)
    _take_out(t.zones[origin], card)
    if place == BOTTOM:
        t.zones[zone].insert(0, card)
    else:
        t.zones[zone].append(card)
    t.zone[card] = zone
    t.flags[card] = 0
    if t.host[card] != NOBODY:
        t.host[card] = NOBODY
    seat = zone % t.width
    hand_to(t, card, seat if seat < t.seats else NOBODY)
    if t.renews(origin, zone):
        renumber(t, card)
    t.moved(card, origin, zone)


def _take_out(cards: list[int], card: int) -> None:
    """Take a card out of a zone; most are the first or the last one there."""
    if cards[-1] == card:
        cards.pop()
    elif cards[0] == card:
        cards.pop(0)
    else:
        cards.remove(card)


def shift(t: Table, card: int, zone: int) -> None:
    """Move a card between zones in play: it stays the same object and keeps its states."""
    _take_out(t.zones[t.zone[card]], card)
    t.zones[zone].append(card)
    t.zone[card] = zone
    seat = zone % t.width
    hand_to(t, card, seat if seat < t.seats else NOBODY)


def hand_to(t: Table, card: int, seat: int) -> None:
    """A player controls a card from now on; the column is shared with copies, so another takes its place."""
    if t.controller[card] != seat:
        controller = t.controller[:]
        controller[card] = seat
        t.controller = controller


def renumber(t: Rules, card: int) -> None:
    """Make a card a new object: what referred to the old one no longer finds it, and what lasted on it is gone."""
    t.number[card] = t.next_number
    t.next_number += 1
    for effect in t.effects:
        if effect.subject == card:
            end_effect(t, effect)


def shuffle(t: Table, zone: int) -> None:
    """Bring a zone into random order; nobody can follow its cards any longer, neither by face nor by number."""
    cards = t.zones[zone]
    if len(cards) > 1:
        forget_order(t, cards)
        drawn = stream(t.key, t.drawings, len(cards) - 1)
        t.drawings += 1
        for at in range(len(cards) - 1, 0, -1):
            other = word_of(drawn, at - 1) % (at + 1)
            cards[at], cards[other] = cards[other], cards[at]
        numbers = t.number
        number = t.next_number
        for card in cards:
            numbers[card] = number
            number += 1
        t.next_number = number


def cut(t: Table, zone: int, count: int) -> None:
    """Put the top `count` cards of a zone, in their order, under the rest."""
    cards = t.zones[zone]
    split = len(cards) - count
    t.zones[zone] = cards[split:] + cards[:split]


def draw_words(t: Table, count: int) -> list[int]:
    """Random numbers from the game's own chance; each drawing is counted, so that a copy draws the same."""
    numbers = words(t.key, t.drawings, count)
    t.drawings += 1
    return numbers


def random_below(t: Table, bound: int) -> int:
    """A random number from 0 to bound - 1."""
    return draw_words(t, 1)[0] % bound


def guests(t: Table, host: int, kind: int) -> list[int]:
    """The cards in zones of that kind that are under, attached to or at the host."""
    found: list[int] = []
    base = kind * t.width
    for zone in range(base, base + t.width):
        for card in t.zones[zone]:
            if t.host[card] == host:
                found.append(card)
    return found
