"""The smallest game in which effects last: two zones in play, one figure, and nothing of its own."""

from mazo.abilities.lasting.continuous import Continuous, Shared
from mazo.abilities.lasting.derive import changed_zone, derive
from mazo.kernel.codes import EVERYONE, GAME_EFFECTS, NOBODY, OWNER, STAT
from mazo.kernel.effects import begin_effect, new_effect, settle
from mazo.kernel.records import Effect, ZoneKind
from mazo.kernel.rng import key_of
from mazo.kernel.zones import add_card

HAND, LEFT, RIGHT = range(3)
ZONES = [
    ZoneKind("hand", OWNER, False),
    ZoneKind("left", EVERYONE, False, in_play=True),
    ZoneKind("right", EVERYONE, False, in_play=True),
]
EVENTS = 4


class Small(Continuous):
    """Whatever lasts adds to the one figure of a card."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(ZONES, 2, EVENTS, [], shared, GAME_EFFECTS)

    def blank(self) -> "Small":
        return Small(self.shared)

    def derive(self, changed: int) -> None:
        derive(self, changed)

    def moved(self, card: int, origin: int, zone: int) -> None:
        changed_zone(self, card, origin // self.width, zone // self.width)

    def add_share(self, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
        for at in range(0, len(share), 2):
            rows[share[at]] = [sum(rows[share[at]]) + share[at + 1]]

    def last_known(self, card: int) -> list[int]:
        return [figure(self, card)]


def table() -> Small:
    """An empty table in the first seat's first turn."""
    t = Small(Shared(ZONES, EVENTS))
    t.key = key_of("small")
    t.lay()
    t.active = t.first = t.during = 0
    t.turn = 1
    return t


def put(t: Small, zone: int, seat: int = 0) -> int:
    """One more card."""
    return add_card(t, 0, seat, t.place_of(zone, seat))


def last(t: Small, amount: int, duration: int = 0, subject: int = NOBODY) -> Effect:
    """The figure of a card, or of all in play, changes by so much."""
    effect = new_effect(t, STAT, 1, 0, NOBODY, subject, 0, amount, duration, NOBODY)
    begin_effect(t, effect)
    return effect


def figure(t: Small, card: int) -> int:
    """How much the figure of a card has changed."""
    settle(t)
    return sum(t.derived[card]) if t.derived else 0
