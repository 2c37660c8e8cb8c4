"""The columns of Mitos y Leyendas on top of the kernel's table, and the printed figures of its cards."""

from mazo.abilities.lasting.continuous import Continuous, Shared
from mazo.abilities.lasting.derive import derive
from mazo.abilities.machine.expressions import holds
from mazo.games.myl.rules.editions import Profile
from mazo.games.myl.rules.words import (
    ATTACK_LINE,
    ATTACKING,
    CASTLE,
    COST,
    COST_LESS,
    COST_MORE,
    D_KEYWORDS,
    D_STRENGTH,
    DEFENCE_LINE,
    DERIVED,
    EVENTS,
    HAND,
    IS_ATTACKING,
    KEYWORDS,
    PAID_GOLD,
    RESERVE,
    STRENGTH,
    SUPPORT_LINE,
    TYPE,
)
from mazo.kernel.codes import EVERYONE, GAME_EFFECTS, NO_ONE, OWNER, STAT
from mazo.kernel.effects import settle
from mazo.kernel.frames import NONE
from mazo.kernel.records import Effect, ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table

ZONES = [
    ZoneKind("castle", NO_ONE, True),
    ZoneKind("hand", OWNER, False),
    ZoneKind("defence", EVERYONE, False, in_play=True),
    ZoneKind("attack", EVERYONE, False, in_play=True),
    ZoneKind("support", EVERYONE, False, in_play=True),
    ZoneKind("reserve", EVERYONE, False, in_play=True),
    ZoneKind("paid", EVERYONE, False, in_play=True),
    ZoneKind("graveyard", EVERYONE, True),
    ZoneKind("exile", EVERYONE, True),
]


class Figures(Shared):
    """The printed figures of every kind of card in a game, one column a figure; shared by all its copies."""

    def __init__(self) -> None:
        super().__init__(ZONES, EVENTS)
        self.names: list[str] = []
        # The cards themselves, for whoever writes down what was played with.
        self.cards: list[object] = []
        self.type: list[int] = []
        self.cost: list[int] = []
        self.strength: list[int] = []
        self.keywords: list[int] = []
        self.has_ability: list[int] = []
        # What a weapon gives its bearer.
        self.grants: list[int] = []
        # What can be chosen, as a set, and the program of what happens to it; NOBODY where there is none.
        self.candidates: list[int] = []
        self.acting: list[int] = []
        self.target_low: list[int] = []
        self.target_high: list[int] = []
        # What using a totem's ability costs; NOBODY for cards without one.
        self.use_cost: list[int] = []
        # What the card can answer, as a condition; NOBODY for anything, and for cards that are no answers.
        self.answers: list[int] = []
        self.is_answer: list[int] = []


class Myl(Continuous):
    """A game of Mitos y Leyendas as a value."""

    def __init__(self, stages: list[Stage], figures: Figures, profile: Profile) -> None:
        super().__init__(ZONES, 2, EVENTS, stages, figures, GAME_EFFECTS)
        self.figures = figures
        self.profile = profile
        self.hand_sizes = NONE
        self.blocks = NONE
        self.attackers = NONE
        self.gold_put = 0
        self.acted = 0
        self.battle = 0
        self.vigil_over = False
        # How many weapons have lost their bearer since that was last looked after.
        self.fallen = 0

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.hand_sizes = [0, 0]

    def fill(self, twin: Table) -> None:
        """Copy these columns as well."""
        super().fill(twin)
        assert isinstance(twin, Myl)
        twin.hand_sizes = self.hand_sizes[:]
        twin.blocks = self.blocks  # these two are replaced as a whole, never changed
        twin.attackers = self.attackers
        twin.gold_put = self.gold_put
        twin.acted = self.acted
        twin.battle = self.battle
        twin.vigil_over = self.vigil_over
        twin.fallen = self.fallen

    def ints(self) -> list[int]:
        """These columns belong to the hash as well."""
        row = super().ints()
        row += [self.gold_put, self.acted, self.battle, int(self.vigil_over), self.fallen]
        row += [len(self.blocks), len(self.attackers)]
        row += self.hand_sizes + self.blocks + self.attackers
        return row

    # Reading cards.

    def type_of(self, card: int) -> int:
        """Ally, weapon, talisman, totem or gold."""
        return self.figures.type[self.kind[card]]

    def has_keyword(self, card: int, bit: int) -> bool:
        """Whether the card has a keyword, printed or given by something that lasts."""
        return (self.figures.keywords[self.kind[card]] | self._extra(card, D_KEYWORDS)) & bit != 0

    def strength(self, card: int) -> int:
        """[M5] The ally's strength with everything that changes it; below 0 counts as 0."""
        return max(0, self.figures.strength[self.kind[card]] + self._extra(card, D_STRENGTH))

    def _extra(self, card: int, what: int) -> int:
        """What lasting effects give to a card in play."""
        if self.dirty:
            settle(self)
        if not self.derived:
            return 0
        row = self.derived[card]
        return row[what] if row else 0

    def derive(self, changed: int) -> None:
        """Sum up what lasts on each card."""
        derive(self, changed)

    def speaks_of_cards(self, effect: Effect) -> bool:
        """Strength and keywords are of one card; what cards cost is of a player."""
        return effect.kind == STAT and (effect.what == STRENGTH or effect.what == KEYWORDS)

    def add_share(self, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
        """Strength adds up, a keyword is there or not."""
        for at in range(0, len(share), 2):
            row = rows[share[at]]
            if not row:
                row = [0] * DERIVED
                rows[share[at]] = row
            if effect.what == STRENGTH:
                row[D_STRENGTH] += share[at + 1]
            else:
                row[D_KEYWORDS] |= share[at + 1]

    def price(self, card: int, seat: int) -> int:
        """[8.5] What playing the card costs now: increases first, then reductions, never below the profile's floor."""
        printed = self.figures.cost[self.kind[card]]
        more = 0
        less = 0
        for effect in self.effects:
            if effect.kind == STAT and effect.seat == seat:
                if effect.what == COST_MORE:
                    more += effect.amount
                elif effect.what == COST_LESS:
                    less += effect.amount
        if more == 0 and less == 0:
            return printed
        floor = self.profile.cost_floor if printed + more > 0 else 0
        return max(floor, printed + more - less) if less else printed + more

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card for ability programs."""
        if fact == STRENGTH:
            return self.strength(card)
        if fact == COST:
            return self.figures.cost[self.kind[card]]
        if fact == TYPE:
            return self.type_of(card)
        if fact == IS_ATTACKING:
            return 1 if self.flags[card] & ATTACKING else 0
        if fact == KEYWORDS:
            return self.figures.keywords[self.kind[card]]
        raise ValueError(f"no fact {fact}")

    def answers(self, card: int, target: int) -> bool:
        """Whether the card, an answer, can be played against the card that is being played."""
        kind = self.kind[card]
        if not self.figures.is_answer[kind]:
            return False
        return holds(self, self.figures.answers[kind], card, self.owner[card], target)

    def ready_gold(self, seat: int) -> int:
        """How many Oros the player can still pay with."""
        return len(self.cards(RESERVE, seat))

    def in_play(self, card: int) -> bool:
        """Whether the card is in one of the zones in play."""
        return DEFENCE_LINE <= self.zone_kind(card) <= PAID_GOLD

    def in_hand(self, card: int, seat: int) -> bool:
        """Whether the card is in this player's hand."""
        return self.zone[card] == HAND * self.width + seat

    def castle(self, seat: int) -> int:
        """How many cards are left of a player's castle: it is their life."""
        return len(self.cards(CASTLE, seat))

    def allies(self, line: int, seat: int) -> list[int]:
        """The allies in one of a player's lines, without the weapons that they carry."""
        from_figures = self.figures.type
        return [card for card in self.cards(line, seat) if from_figures[self.kind[card]] == 0]

    def weapons_of(self, bearer: int) -> list[int]:
        """The weapons that an ally carries."""
        return [card for card in self.zones[self.zone[bearer]] if self.host[card] == bearer]

    def controls_named(self, kind: int, seat: int) -> bool:
        """Whether the player controls a card of that kind."""
        for line in (DEFENCE_LINE, ATTACK_LINE, SUPPORT_LINE):
            for card in self.cards(line, seat):
                if self.kind[card] == kind:
                    return True
        return False

    def other(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat
