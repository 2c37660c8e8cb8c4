"""Counters by kind, on cards or in a zone of each player: one column a kind, and two verbs that need no rule of a game.

The verbs of counters follow a game's own events: for each kind one that puts counters and one that removes them.
"""

from mazo.kernel.codes import NOBODY
from mazo.kernel.table import Table


def put_verb(t: Table, kind: int) -> int:
    """The verb, and event, of putting counters of a kind somewhere."""
    return t.own_events + 2 * kind


def remove_verb(t: Table, kind: int) -> int:
    """The verb, and event, of removing them."""
    return t.own_events + 2 * kind + 1


def is_of_counters(t: Table, verb: int) -> bool:
    """Whether a verb puts or removes counters of some kind, and is none of the game's own."""
    return verb >= t.own_events


def kind_of(t: Table, verb: int) -> int:
    """The kind of counters that such a verb is about."""
    return (verb - t.own_events) // 2


def removes(t: Table, verb: int) -> bool:
    """Whether such a verb removes counters."""
    return (verb - t.own_events) % 2 == 1


def on_cards(t: Table, kind: int) -> bool:
    """Whether counters of a kind lie on cards, not in a zone of each player."""
    return t.counter_kinds[kind].zone == NOBODY


def count(t: Table, kind: int, place: int) -> int:
    """How many counters lie on a card, or in a player's zone (NOBODY: on nothing)."""
    return t.counters[kind][place] if place != NOBODY else 0


def put(t: Table, kind: int, place: int, amount: int) -> int:
    """Put so many counters on a card, or into a player's zone; how many were put."""
    if amount <= 0 or place == NOBODY:
        return 0
    _lay(t, kind, place, t.counters[kind][place] + amount)
    return amount


def take(t: Table, kind: int, place: int, amount: int) -> int:
    """Take counters off, as many as there are; how many were taken."""
    taken = min(amount, count(t, kind, place))
    if taken <= 0:
        return 0
    _lay(t, kind, place, t.counters[kind][place] - taken)
    return taken


def clear(t: Table, card: int) -> None:
    """Take all counters off a card: whatever becomes of it, they cease to exist."""
    for kind in range(len(t.counters)):
        if on_cards(t, kind) and t.counters[kind][card] > 0:
            _lay(t, kind, card, 0)


def clear_player(t: Table, seat: int) -> None:
    """Take away all counters that lie in a player's zones."""
    for kind in range(len(t.counters)):
        if not on_cards(t, kind):
            _lay(t, kind, seat, 0)


def clear_all(t: Table) -> None:
    """Take all counters off the table; the columns stay, since a game may know one of them by a name of its own."""
    for kind in range(len(t.counters)):
        for place in range(len(t.counters[kind])):
            if t.counters[kind][place] > 0:
                _lay(t, kind, place, 0)


def _lay(t: Table, kind: int, place: int, many: int) -> None:
    """So many counters lie there from now on; a kind without rules of its own shares its column with copies."""
    if not t.counter_kinds[kind].ruled:
        t.counters[kind] = t.counters[kind][:]
    t.counters[kind][place] = many
