"""Lorcana's own columns on top of the kernel's table: lore, damage, ink, and the edition that is played."""

from mazo.abilities.runner import Programs
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.words import (
    COST,
    DAMAGE,
    DECK,
    DRYING,
    DURING_YOUR_TURN,
    EVENTS,
    EXERTED,
    HAND,
    INKWELL,
    IS_DRYING,
    IS_EXERTED,
    PLAY,
    STATS,
    STRENGTH,
    TYPE,
    WILLPOWER,
)
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER, STAT
from mazo.kernel.effects import settle
from mazo.kernel.frames import NONE
from mazo.kernel.records import Ability, ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table

ZONES = [
    ZoneKind("deck", NO_ONE, True),
    ZoneKind("hand", OWNER, False),
    ZoneKind("play", EVERYONE, False, in_play=True),
    ZoneKind("inkwell", NO_ONE, False),
    ZoneKind("discard", EVERYONE, True),
    ZoneKind("outside", NO_ONE, True),
]


class Figures:
    """The printed figures of every kind of card in a game, one column a figure; shared by all its copies."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.type: list[int] = []
        self.cost: list[int] = []
        self.inkable: list[int] = []
        self.strength: list[int] = []
        self.willpower: list[int] = []
        self.lore: list[int] = []
        self.move_cost: list[int] = []
        self.song: list[int] = []
        self.program: list[int] = []
        self.abilities: list[list[Ability]] = []
        self.library: list[list[int]] = []


class Lorcana(Programs):
    """A game of Lorcana as a value."""

    def __init__(self, seats: int, stages: list[Stage], figures: Figures, edition: Edition) -> None:
        super().__init__(ZONES, seats, EVENTS, stages, figures.library, figures.abilities)
        self.figures = figures
        self.edition = edition
        # One entry a card.
        self.damage = NONE
        self.bonus = NONE
        # One entry a seat.
        self.lore = NONE
        self.inked = NONE
        self.altered = NONE
        self.overdrawn = NONE
        # The rest.
        self.chooser = NOBODY
        self.last_resolver = NOBODY
        self.turn_over = False
        self.turn_ended = NOBODY
        # Whose effects "during your turn" apply: the active player's, but not yet while they ready their cards.
        self.during = NOBODY
        # Whether anything has happened that a game state check could see; only ever spares needless checks.
        self.unchecked = True

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.damage, self.bonus = [], []
        self.lore, self.inked = [0] * self.seats, [0] * self.seats
        self.altered, self.overdrawn = [0] * self.seats, [0] * self.seats

    def fill(self, twin: Table) -> None:
        """Copy Lorcana's columns as well."""
        super().fill(twin)
        assert isinstance(twin, Lorcana)
        twin.damage = self.damage[:]
        twin.bonus = self.bonus  # rebuilt as a whole, never changed
        twin.lore = self.lore[:]
        twin.inked = self.inked[:]
        twin.altered = self.altered[:]
        twin.overdrawn = self.overdrawn[:]
        twin.chooser = self.chooser
        twin.last_resolver = self.last_resolver
        twin.turn_over = self.turn_over
        twin.turn_ended = self.turn_ended
        twin.during = self.during
        twin.unchecked = self.unchecked

    def ints(self) -> list[int]:
        """Lorcana's columns belong to the hash as well."""
        row = super().ints()
        for column in (self.damage, self.lore, self.inked, self.altered, self.overdrawn):
            row += column
        row += [self.chooser, self.last_resolver, int(self.turn_over), self.turn_ended, self.during]
        return row

    # Reading cards.

    def type_of(self, card: int) -> int:
        """Character, action, item or location."""
        return self.figures.type[self.kind[card]]

    def cost_of(self, card: int) -> int:
        """The printed cost: it never changes, only what is paid does."""
        return self.figures.cost[self.kind[card]]

    def is_exerted(self, card: int) -> bool:
        """Whether the card is exerted."""
        return self.flags[card] & EXERTED != 0

    def is_drying(self, card: int) -> bool:
        """Whether the character's ink is still drying."""
        return self.flags[card] & DRYING != 0

    def figure(self, card: int, stat: int) -> int:
        """Strength, willpower or lore with everything that changes it; may be negative."""
        kind = self.kind[card]
        if stat == STRENGTH:
            printed = self.figures.strength[kind]
        elif stat == WILLPOWER:
            printed = self.figures.willpower[kind]
        else:
            printed = self.figures.lore[kind]
        if self.bonus or self.dirty:
            settle(self)
            if self.bonus:
                return printed + self.bonus[card * STATS + stat]
        return printed

    def derive(self) -> None:
        """Sum up what lasts on each card; no effect, no column."""
        self.bonus = NONE
        self.unchecked = True
        for effect in self.effects:
            if effect.kind == STAT and effect.subject != NOBODY:
                if effect.duration == DURING_YOUR_TURN and effect.seat != self.during:
                    continue
                if not self.bonus:
                    self.bonus = [0] * (len(self.kind) * STATS)
                self.bonus[effect.subject * STATS + effect.what] += effect.amount

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card for ability programs; negative figures count as 0."""
        if fact < STATS:
            return max(0, self.figure(card, fact))
        if fact == COST:
            return self.cost_of(card)
        if fact == DAMAGE:
            return self.damage[card]
        if fact == IS_EXERTED:
            return self.flags[card] & EXERTED
        if fact == IS_DRYING:
            return 1 if self.is_drying(card) else 0
        if fact == TYPE:
            return self.type_of(card)
        raise ValueError(f"no fact {fact}")

    def ready_ink(self, seat: int) -> int:
        """How much ink the player can still pay."""
        ready = 0
        for card in self.zones[INKWELL * self.width + seat]:
            if self.flags[card] & EXERTED == 0:
                ready += 1
        return ready

    def in_play(self, card: int) -> bool:
        """Whether the card is in a play zone."""
        zone = self.zone[card]
        return PLAY * self.width <= zone < (PLAY + 1) * self.width

    def in_hand(self, card: int, seat: int) -> bool:
        """Whether the card is in this player's hand."""
        return self.zone[card] == HAND * self.width + seat

    def deck_size(self, seat: int) -> int:
        """How many cards are left in a player's deck."""
        return len(self.zones[DECK * self.width + seat])
