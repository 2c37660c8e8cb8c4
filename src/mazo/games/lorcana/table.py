"""Lorcana's own columns on top of the kernel's table: lore, damage, ink, and the edition that is played."""

from typing import TYPE_CHECKING

from mazo.abilities.lasting.abilitygame import AbilityGame
from mazo.abilities.lasting.continuous import Shared
from mazo.abilities.lasting.lasting import reaches
from mazo.abilities.machine.records import Ability
from mazo.games.lorcana.codes import counters as C
from mazo.games.lorcana.codes import derived as D
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.editions import Edition
from mazo.games.lorcana.rules.variants import Variant
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER
from mazo.kernel.effects import settle
from mazo.kernel.frames import NONE
from mazo.kernel.records import CounterKind, ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64

ZONES = [
    ZoneKind("deck", NO_ONE, True),
    ZoneKind("hand", OWNER, False),
    ZoneKind("play", EVERYONE, False, in_play=True),
    ZoneKind("inkwell", NO_ONE, False),
    ZoneKind("discard", EVERYONE, True),
    ZoneKind("outside", NO_ONE, True),
    ZoneKind("under", EVERYONE, True),
    ZoneKind("facedown", NO_ONE, True),
]
"""[7.1.1] [7.1.2] [7.1.2.1] [7.1.3.1] [7.2.2] [7.3.2] [7.4.2] [7.5.4] [7.6.2] The zones: who sees their cards, and
whether their order counts."""


COUNTERS = [CounterKind("damage", ruled=True)]
"""[1.9.1] [1.9.2.1] [1.13.1.1] Damage is counters on cards, with rules of its own."""

INK_DROP = CounterKind("ink_drop", Z.INKWELL, ruled=True)


def counters_of(edition: Edition) -> list[CounterKind]:
    """[1.13.1] The kinds of counters that an edition knows."""
    return [*COUNTERS, INK_DROP] if edition.ink_drops else COUNTERS


class PaidAbility(Ability):
    """An ability that costs ink, or exerting its card."""

    def __init__(self, kind: int, event: int, program: int, rule: int, what: int = NOBODY) -> None:
        super().__init__(kind, event, program, rule, what)
        self.ink = 0
        self.exert = False


def ink_cost(ability: Ability) -> int:
    """The ink that an ability costs."""
    return ability.ink if isinstance(ability, PaidAbility) else 0


def exert_cost(ability: Ability) -> bool:
    """Whether an ability costs exerting its card."""
    return isinstance(ability, PaidAbility) and ability.exert


class ShiftWay:
    """One way in which a card may be shifted: onto what, and for what."""

    def __init__(self) -> None:
        self.ink = 0
        self.onto = NOBODY  # the expression that its base must match; NOBODY: a character of the same name
        self.names: list[int] = []  # the names of the two bases of Duo and Combo Shift
        self.duo = False
        self.combo = False
        self.temporary = False
        # What is paid besides ink: a program, and the condition that it can be paid.
        self.paying = NOBODY
        self.payable = NOBODY


class Figures(Shared):
    """The printed figures of every kind of card in a game, one column a figure; shared by all its copies."""

    def __init__(self, counters: list[CounterKind]) -> None:
        super().__init__(ZONES, E.EVENTS, FX.GRANT, FX.LOSE_ABILITY, FX.CLASS, counters)
        # The cards themselves, for whoever writes a position down.
        self.cards: list[object] = []
        self.type: list[int] = []
        self.cost: list[int] = []
        self.inkable: list[int] = []
        self.strength: list[int] = []
        self.willpower: list[int] = []
        self.lore: list[int] = []
        self.move_cost: list[int] = []
        self.song: list[int] = []
        self.inks: list[int] = []
        # Names (each whole name and each side of an "&" has a number) and classifications, by number.
        self.called: list[list[int]] = []
        self.classes: list[list[int]] = []
        # Printed keywords as bits, and their numbers.
        self.keywords: list[int] = []
        self.challenger: list[int] = []
        self.resist: list[int] = []
        self.singer: list[int] = []
        self.boost: list[int] = []
        self.sing_together: list[int] = []
        self.shift: list[list[ShiftWay]] = []
        # What an action does, besides the abilities of all others; and what works while the card isn't in play: what it
        # costs less, other ways to pay for it, when it can't be played.
        self.program: list[int] = []
        self.elsewhere: list[list[Ability]] = []
        # Whether a triggered ability of the card works in another zone than play.
        self.afar: list[int] = []
        # Whether the card prints an activated ability; whether it may be played from where it lies outside the hand,
        # and whether any can. Most cards do neither, and whoever lists options asks every card in play.
        self.activates: list[int] = []
        self.returns: list[int] = []
        self.any_returns = False
        # What the keywords with a trigger do.
        self.support = Ability(NOBODY, NOBODY, NOBODY, 0)
        self.vanish = Ability(NOBODY, NOBODY, NOBODY, 0)
        # The kind of the cards that are ink from the beginning, in variants that have such.
        self.marketing = NOBODY
        # The kinds of the cards that lie beside the decks, in a variant that has such.
        self.beside: list[int] = []


class Lorcana(AbilityGame):
    """A game of Lorcana as a value."""

    def __init__(self, seats: int, stages: list[Stage], figures: Figures, edition: Edition, variant: Variant) -> None:
        super().__init__(ZONES, seats, E.EVENTS, stages, figures, FX.EFFECT_KINDS)
        self.figures = figures
        self.edition = edition
        self.variant = variant
        # The column of damage counters, one entry a card: that of `counters` by a name of its own.
        self.damage = NONE
        # One entry a seat.
        self.lore = NONE
        self.inked = NONE
        self.altered = NONE
        self.overdrawn = NONE
        # Who hurt whom since the last check (victim, source).
        self.credits = NONE
        # The positions in which checks in a row found somebody dying whose banishing something may replace; or NOBODY
        # and the position in which such a row was broken off.
        self.rounds = NONE
        # Actions that an effect has played and whose own effect waits: card and seat.
        self.pending = NONE
        # The challenge under way.
        self.challenger = NOBODY
        self.challenged = NOBODY
        # The rest.
        self.chooser = NOBODY
        self.last_resolver = NOBODY
        self.turn_over = False
        self.turn_ended = NOBODY
        # Whether anything has happened that a game state check could see; only ever spares needless checks.
        self.unchecked = True

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.damage = self.counters[C.DAMAGE]
        self.lore, self.inked = [0] * self.seats, [0] * self.seats
        self.altered, self.overdrawn = [0] * self.seats, [0] * self.seats

    def fill(self, twin: Table) -> None:
        """Copy Lorcana's columns as well."""
        super().fill(twin)
        assert isinstance(twin, Lorcana)
        twin.damage = twin.counters[C.DAMAGE]  # its column by name
        twin.credits = self.credits  # these three are replaced as a whole, never changed
        twin.rounds = self.rounds
        twin.pending = self.pending
        twin.lore = self.lore[:]
        twin.inked = self.inked[:]
        twin.altered = self.altered[:]
        twin.overdrawn = self.overdrawn[:]
        twin.challenger = self.challenger
        twin.challenged = self.challenged
        twin.chooser = self.chooser
        twin.last_resolver = self.last_resolver
        twin.turn_over = self.turn_over
        twin.turn_ended = self.turn_ended
        twin.unchecked = self.unchecked

    def ints(self) -> list[int]:
        """Lorcana's columns belong to the hash as well."""
        row = super().ints()
        for column in (self.lore, self.inked, self.altered, self.overdrawn):
            row += column
        for column in (self.history, self.used, self.credits, self.pending):
            row.append(len(column))
            row += column
        row += self.rounds  # mostly none: hashes of games without such cards stay what they were
        row += self.memories()
        row += [self.chooser, self.last_resolver, int(self.turn_over), self.turn_ended, self.during]
        row += [self.challenger, self.challenged]
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
        return self.flags[card] & S.EXERTED != 0

    def is_drying(self, card: int) -> bool:
        """Whether the character's ink is still drying."""
        return self.flags[card] & S.DRYING != 0

    def figure(self, card: int, stat: int) -> int:
        """[5.3.3.1] Strength, willpower or lore with everything that changes it; may be negative."""
        kind = self.kind[card]
        if stat == F.STRENGTH:
            printed = self.figures.strength[kind]
        elif stat == F.WILLPOWER:
            printed = self.figures.willpower[kind]
        else:
            printed = self.figures.lore[kind]
        return printed + self.extra(card, stat)

    def keywords(self, card: int) -> int:
        """The keywords that a card in play has, as bits."""
        if self.dirty:
            settle(self)
        if self.derived:
            row = self.derived[card]
            if row:
                return row[D.KEYWORDS]
        return self.figures.keywords[self.kind[card]]

    def has(self, card: int, keyword: int) -> bool:
        """Whether a card in play has this keyword."""
        return self.keywords(card) & keyword != 0

    def cant(self, card: int, act: int) -> bool:
        """Whether an effect keeps a card from doing this, or having it done to it."""
        return self.extra(card, D.CANT) & act != 0

    def can(self, card: int, act: int) -> bool:
        """Whether an effect lets a card do this although the rules say otherwise, or says that it must."""
        return self.extra(card, D.CAN) & act != 0

    def challenger_bonus(self, card: int) -> int:
        """The total of Challenger +N."""
        return self.figures.challenger[self.kind[card]] + self.extra(card, D.CHALLENGER)

    def resistance(self, card: int) -> int:
        """The total of Resist +N."""
        return self.figures.resist[self.kind[card]] + self.extra(card, D.RESIST)

    def singer_value(self, card: int) -> int:
        """The highest Singer N, 0 without."""
        return max(self.figures.singer[self.kind[card]], self.extra(card, D.SINGER))

    def boost_cost(self, card: int) -> int:
        """What Boost costs: the printed number, or the granted one."""
        printed = self.figures.boost[self.kind[card]]
        return printed if printed > 0 else self.extra(card, D.BOOST)

    def ready_ink(self, seat: int) -> int:
        """[7.5.1] [1.13.1.2] How much ink the player can still pay: each ready card is one, and so is each drop."""
        return self.ready_cards(seat) + self.drops_of(seat)

    def drops_of(self, seat: int) -> int:
        """[1.13.1.2] How many ink drops lie in the player's inkwell."""
        return self.counters[C.INK_DROP][seat] if len(self.counters) > C.INK_DROP else 0

    def ready_cards(self, seat: int) -> int:
        """[7.5.1] [1.13.2] How many cards in the player's inkwell are ready; drops are none."""
        ready = 0
        flags = self.flags
        for card in self.cards(Z.INKWELL, seat):
            states: i64 = flags[card]
            if states & S.EXERTED == 0:
                ready += 1
        return ready

    def in_play(self, card: int) -> bool:
        """[7.1.5] [5.1.1.8] Whether the card is in a play zone (and so nothing on top of it)."""
        zone = self.zone[card]
        return Z.PLAY * self.width <= zone < (Z.PLAY + 1) * self.width

    def in_hand(self, card: int, seat: int) -> bool:
        """Whether the card is in this player's hand."""
        return self.zone[card] == Z.HAND * self.width + seat

    def deck_size(self, seat: int) -> int:
        """How many cards are left in a player's deck."""
        return len(self.cards(Z.DECK, seat))

    def under(self, card: int) -> list[int]:
        """The cards under a card in play, the lowest first."""
        found: list[int] = []
        seat = self.zone[card] % self.width
        for kind in (Z.FACEDOWN, Z.UNDER):  # cards are put under from below, and covered from above
            for other in self.zones[kind * self.width + seat]:
                if self.host[other] == card:
                    found.append(other)
        return found

    def last_known(self, card: int) -> list[int]:
        """[6.7.7] What is remembered of a card that leaves play.

        The cards under it follow, then the classifications that effects gave it, as negative numbers.
        """
        row = [self.figure(card, F.STRENGTH), self.figure(card, F.WILLPOWER), self.figure(card, F.LORE)]
        row += [self.damage[card], self.flags[card], self.keywords(card), self.host[card]]
        row += self.under(card)
        if self.lasts(FX.CLASS) and self.edition.last_details:
            for effect in self.effects:
                if effect.kind == FX.CLASS and reaches(self, effect, card):
                    row.append(-1 - effect.what)
        return row
