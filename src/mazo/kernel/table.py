"""The whole state of a game as int columns: copying it is copying columns."""

from typing import TYPE_CHECKING, Final

from mazo.kernel.codes import ANYBODY, NOBODY
from mazo.kernel.frames import NONE, Frame
from mazo.kernel.records import NO_COUNTERS, CounterKind, Effect, Waiting, ZoneKind
from mazo.kernel.rng import Dice

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64

# What a table holds before it is laid: shared, so that making a copy doesn't build columns only to replace them.
NO_ROWS: Final[list[list[int]]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_EFFECTS: Final[list[Effect]] = []
NO_WAITING: Final[list[Waiting]] = []
NO_TRACE: Final[set[int]] = set()


def with_verbs(kinds: list[CounterKind]) -> int:
    """How many verbs counters add to a game's own: two for each kind up to the last that has no rules of its own."""
    last = 0
    for at in range(len(kinds)):
        if not kinds[at].ruled:
            last = at + 1
    return 2 * last


class Table:
    """Cards, zones, seats, the stack, effects, knowledge and chance: everything a game is, and nothing else.

    A card is an index into the card columns. A zone is an index into `zones`; the last card of a zone is its top.
    """

    def __init__(
        self,
        kinds_of_zones: list[ZoneKind],
        seats: int,
        events: int,
        effect_kinds: int,
        counter_kinds: list[CounterKind] = NO_COUNTERS,
    ) -> None:
        """An unlaid table: `lay` gives a new game its columns, `fill` gives a copy those of its original."""
        # Shared by all copies, never changed during a game.
        self.zone_kinds = kinds_of_zones
        self.seats = seats
        self.width: i64 = seats + 1
        self.own_events = events
        self.events = events + with_verbs(counter_kinds)
        self.effect_kinds = effect_kinds
        self.counter_kinds = counter_kinds
        # One entry a card.
        self.kind = NONE
        self.owner = NONE
        self.controller = NONE
        self.zone = NONE
        self.host = NONE
        self.number = NONE
        self.flags = NONE
        # Counters, one column a kind: an entry a card, or an entry a seat (and one for the table).
        self.counters = NO_ROWS
        # Cards by place; what each seat can tell apart.
        self.zones = NO_ROWS
        self.pools = NO_ROWS
        # One entry a seat.
        self.gone = NONE
        # What is under way and what lasts.
        self.stack = NO_FRAMES
        self.effects = NO_EFFECTS
        self.guards = NONE
        # How many effects there are of each kind; and of which kinds there are any, as bits.
        self.kinds = NONE
        self.present: i64 = 0
        # Before which events the game pauses, one flag each; it says so once for all (nothing: before none).
        self.pauses = NONE
        self.listeners = NO_ROWS
        self.waiting = NO_WAITING
        # What has changed since the derived values were derived, as bits; 0: they are up to date.
        self.dirty: i64 = 0
        # Where the game stands.
        self.turn = 0
        self.active = NOBODY
        self.first = NOBODY
        self.over = False
        self.winner = NOBODY
        self.verdict = 0
        # Counters that name new things.
        self.next_number = 1
        self.next_pool = 1
        self.next_effect = 1
        # Chance.
        self.key = b""
        self.drawings = 0
        # The rule under which the next change happens; every frame that can wait keeps its own.
        self.by = 0
        # While simultaneous changes happen: from which waiting ability on those stand that they have triggered.
        self.moment = NOBODY
        # Outside the hash: how often each seat saw something new (a take-back must know), and the log
        # (a copy starts without one).
        self.learned = NONE
        self.logging = False
        self.log = NONE
        # Outside the hash too: what was run and read, for whoever measures what a game reaches (see `kernel.trace`).
        self.tracing = False
        self.trace = NO_TRACE
        # Outside the hash too: whether cards are chosen by players even where there is only one way to choose.
        self.asks_all = False
        # Outside the hash too, and no copy has it: before which turn nobody sees where the game pauses (see `hurries`).
        self.unseen_until = 0

    def lay(self) -> None:
        """Give the table of a new game its own empty columns."""
        self.kind, self.owner, self.controller = [], [], []
        self.zone, self.host, self.number, self.flags = [], [], [], []
        self.counters = [[] if kind.zone == NOBODY else [0] * self.width for kind in self.counter_kinds]
        self.zones = [[] for _ in range(len(self.zone_kinds) * self.width)]
        self.pools = [[] for _ in range(self.seats)]
        self.gone = [0] * self.seats
        self.learned = [0] * self.seats
        self.stack, self.effects, self.waiting, self.log = [], [], [], []
        self.guards = [0] * self.events
        self.kinds = [0] * self.effect_kinds
        self.listeners = [NONE] * self.events

    def blank(self) -> "Table":
        """A table of the same game with nothing on it, for `copy` to fill."""
        raise NotImplementedError

    def copy(self) -> "Table":
        """An independent table in the same state, without the log."""
        twin = self.blank()
        self.fill(twin)
        return twin

    def fill(self, twin: "Table") -> None:
        """Write every column into a blank table; a game that has columns of its own extends this."""
        twin.kind = self.kind  # these three are replaced as a whole, never changed
        twin.owner = self.owner
        twin.controller = self.controller
        if self.counters:
            twin.counters = self.counters[:]
            for at in range(len(self.counters)):
                if self.counter_kinds[at].ruled:  # the others are replaced as a whole
                    twin.counters[at] = self.counters[at][:]
        twin.zone = self.zone[:]
        twin.host = self.host[:]
        twin.number = self.number[:]
        twin.flags = self.flags[:]
        twin.zones = [cards[:] if cards else [] for cards in self.zones]
        twin.pools = [pool[:] for pool in self.pools]
        twin.gone = self.gone[:]
        twin.stack = [frame.copy() for frame in self.stack]
        twin.effects = self.effects[:]
        twin.guards = self.guards  # these three and the lists inside are replaced as a whole, never changed
        twin.kinds = self.kinds
        twin.present = self.present
        twin.listeners = self.listeners
        twin.waiting = self.waiting[:]
        twin.dirty = self.dirty
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.over = self.over
        twin.winner = self.winner
        twin.verdict = self.verdict
        twin.next_number = self.next_number
        twin.next_pool = self.next_pool
        twin.next_effect = self.next_effect
        twin.key = self.key
        twin.drawings = self.drawings
        twin.by = self.by
        twin.learned = self.learned[:]
        twin.log = []
        twin.asks_all = self.asks_all

    def hurries(self) -> bool:
        """Whether a pause in which nobody at all could do anything may be left out: no player sees the game pause.

        At a table with players such a pause must be there, since a missing one would tell what nobody holds.
        """
        return self.turn < self.unseen_until and not self.logging

    def ints(self) -> list[int]:
        """The whole state as one row of integers, for the hash; a game with columns of its own extends this."""
        row: list[int] = [self.seats, self.turn, self.active, self.first, int(self.over), self.winner, self.verdict]
        row += [self.next_number, self.next_effect, self.drawings]
        row += self.key
        for column in (self.kind, self.owner, self.controller, self.zone, self.host, self.number, self.flags):
            row += column
        for cards in self.zones:
            row.append(len(cards))
            row += cards
        for labels in self.pools:
            row += labels
        for entries in self.listeners:
            row.append(len(entries))
            row += entries
        row += self.gone
        row += [len(self.stack), len(self.effects), len(self.waiting)]
        for frame in self.stack:
            row += frame.ints()
        for effect in self.effects:
            row += effect.ints()
        for waiting in self.waiting:
            row += waiting.ints()
        for column in self.counters:
            row += column
        return row

    def redraw(self, label: int, count: int, dice: Dice) -> list[int]:
        """Kinds for the hidden cards of a pool, where nobody knows which cards there are; none where they only lie in
        an order that nobody knows.
        """
        return NONE

    def card_kinds(self) -> int:
        """How many kinds of cards this game knows: a card's kind is a number below that."""
        return max(self.kind, default=NOBODY) + 1

    def place_of(self, kind: int, seat: int) -> int:
        """The zone of that kind that belongs to the seat (or, for NOBODY, to the table)."""
        return kind * self.width + (seat if seat != NOBODY else self.seats)

    def cards(self, kind: int, seat: int) -> list[int]:
        """The cards in a seat's zone of that kind, bottom first; not to be changed by the caller."""
        return self.zones[kind * self.width + (seat if seat != NOBODY else self.seats)]

    def zone_kind(self, card: int) -> int:
        """The kind of zone that a card is in."""
        return self.zone[card] // self.width

    def zone_seat(self, card: int) -> int:
        """The seat whose zone a card is in, or NOBODY for the table's."""
        seat = self.zone[card] % self.width
        return seat if seat < self.seats else NOBODY

    def visible_in(self, zone: int, seat: int) -> bool:
        """Whether the seat sees the faces of the cards in a zone."""
        onlooker = self.onlooker(zone)
        return onlooker == ANYBODY or onlooker == seat

    def onlooker(self, zone: int) -> int:
        """Who sees the faces of the cards in a zone: a seat, ANYBODY or NOBODY."""
        return self.zone_kinds[zone // self.width].onlooker(zone % self.width)

    def player_of(self, card: int) -> int:
        """Whose card it is now: the player's in whose zone it lies, on the table its owner's; NOBODY of no card."""
        if card == NOBODY:
            return NOBODY
        seat = self.zone[card] % self.width
        return seat if seat < self.seats else self.owner[card]

    def is_object(self, card: int, number: int) -> bool:
        """Whether a card is still the object that bore this number."""
        return card != NOBODY and self.number[card] == number

    def lasts(self, kind: "i64") -> bool:
        """Whether some effect of this kind lasts."""
        return (self.present >> kind) & 1 != 0

    def alive(self, seat: int) -> bool:
        """Whether the seat is still in the game."""
        return self.gone[seat] == 0

    def remaining(self) -> list[int]:
        """The seats still in the game, in seat order."""
        return [seat for seat in range(self.seats) if self.gone[seat] == 0]

    def after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.gone[other] == 0:
                return other
        return seat

    def round_from(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise, beginning with this one (or the next if it is out)."""
        order: list[int] = []
        for step in range(self.seats):
            other = (seat + step) % self.seats
            if self.gone[other] == 0:
                order.append(other)
        return order
