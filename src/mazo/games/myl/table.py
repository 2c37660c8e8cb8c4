"""The columns of Mitos y Leyendas on top of the kernel's table, and the printed figures of its cards."""

from typing import TYPE_CHECKING, Final

from mazo.abilities.lasting.abilitygame import AbilityGame
from mazo.abilities.lasting.continuous import Shared
from mazo.abilities.lasting.lasting import active, binds, excused, is_lost, is_on_another, lasts_on, much, reaches
from mazo.abilities.machine.expressions import holds, number_of
from mazo.abilities.machine.records import Ability
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import keywords as K
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.codes.zones import CASTLE, DEFENCE, PAID
from mazo.games.myl.rules.editions import Profile
from mazo.kernel.codes import EVERYONE, NO_ONE, NOBODY, OWNER, STAT
from mazo.kernel.counters import count
from mazo.kernel.frames import NONE
from mazo.kernel.records import CounterKind, Effect, ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64

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


SEATS: Final = 2
WIDTH: Final = SEATS + 1
FIRST_CASTLE: Final = CASTLE * WIDTH
FIRST_IN_PLAY: Final = DEFENCE * WIDTH
BEHIND_PLAY: Final = (PAID + 1) * WIDTH
"""The zones from the one up to, but not including, the other are in play."""
LINES: Final = [Z.DEFENCE, Z.ATTACK]
"""Where allies stand, and the weapons that they carry."""
PLACES: Final = [Z.SUPPORT, Z.DEFENCE, Z.ATTACK, Z.RESERVE, Z.PAID]
"""All places in play, in the order in which abilities are offered."""

NOTHING_SAID: Final = [0] * L.DERIVED
"""The derived values of a card of which no effect says anything."""

ACTS: Final = 1
"""A card has an ability that is used on its player's own account."""
ANSWERS: Final = 2
"""A card has an ability that answers."""

PLAYED: Final = 1
"""[8.2.1] A card can be declared: it is neither put, as Oros are, nor a mere answer."""
PLAYED_IN_WAR: Final = 2
"""[4.3.2] A card can be declared in the war of talismans, if at all: it is one, or says so."""

PLAYED_PLAINLY: Final = 4
"""[8.2.1] All that playing a card asks for is its cost: it wants no bearer, no target and nothing else."""

FOOD: Final = 0
HONOUR: Final = 1
COUNTERS = [CounterKind("alimento"), CounterKind("honor")]
"""[10.14] [10.15] What can lie on cards."""


class PaidAbility(Ability):
    """An ability that costs Oros."""

    def __init__(self, kind: int, event: int, program: int, rule: int, what: int = NOBODY) -> None:
        super().__init__(kind, event, program, rule, what)
        self.gold = 0


def gold_cost(ability: Ability) -> int:
    """The Oros that using an ability costs."""
    return ability.gold if isinstance(ability, PaidAbility) else 0


class Figures(Shared):
    """The printed figures of every kind of card in a game, one column per figure; shared by all its copies."""

    def __init__(self) -> None:
        super().__init__(ZONES, E.EVENTS, counters=COUNTERS)
        # The cards themselves, for whoever writes down what was played with.
        self.cards: list[object] = []
        self.type: list[int] = []
        self.cost: list[int] = []
        self.strength: list[int] = []
        self.keywords: list[int] = []
        self.has_ability: list[int] = []
        # What its text is about, as bits.
        self.speaks_of: list[int] = []
        # Names and races by number.
        self.called: list[int] = []
        self.titles: list[list[int]] = []
        self.races: list[list[int]] = []
        # What works while the card isn't in play: when it can't be played, whether it can be annulled.
        self.elsewhere: list[list[Ability]] = []
        # Whether an ability of the card listens outside play.
        self.afar: list[int] = []
        # In which zones outside play abilities of the card can be used, as bits; and of all cards together.
        self.beyond: list[int] = []
        self.any_beyond = 0
        # Whether the card has abilities to use or to answer with, as bits: see ACTS and ANSWERS.
        self.offers: list[int] = []
        # What of that works in play, by kinds of cards.
        self.uses: list[list[Ability]] = []
        self.answers: list[list[Ability]] = []
        # Whether the card is ever declared, as bits: see PLAYED, PLAYED_IN_WAR and PLAYED_PLAINLY.
        self.plays: list[int] = []
        # Whether some card of this game prints an answer to an event, one flag an event.
        self.answered = [0] * len(self.asked)
        # Whether the card may be played from the graveyard at all; and whether any can.
        self.exhumable: list[int] = []
        self.any_exhumable = False
        # In which zones outside play a card may do something or be played from, as bits; and all cards together.
        self.lively: list[int] = []
        self.any_lively = 0
        # Whether some card has an ability that either player may use.
        self.any_shared = False
        # Whether a window is needed that the seed's own cards do without: a card answers what only such windows are
        # about, or cards were printed, which might (a window that opened only for those which do would tell of them).
        self.any_further_answer = False
        # Whether some card of this game says of cards that they can't be affected.
        self.any_immune = False
        # Whether some card of this game is a talisman while it lies in a graveyard.
        self.any_spectral = False
        # What the card does when it is played that doesn't stay in play; None for all others, and for mere answers.
        self.spells: list[Ability | None] = []
        # Of which types, as bits, a card must be for each expression to hold; all bits where that doesn't matter.
        self.demands: list[int] = []
        # Which ability of its card's text each ability comes from.
        self.sentences: list[int] = []


class Myl(AbilityGame):
    """A game of Mitos y Leyendas as a value."""

    def __init__(self, stages: list[Stage], figures: Figures, profile: Profile) -> None:
        super().__init__(ZONES, SEATS, E.EVENTS, stages, figures, L.EFFECT_KINDS)
        self.figures = figures
        self.profile = profile
        # [8.14] [8.15] Whether there are windows besides those for cards, abilities and attacks.
        self.more_windows = profile.more_windows or figures.any_further_answer
        self.hand_sizes = NONE
        # Oro that cards have generated and that has not been spent yet.
        self.generated = NONE
        self.blocks = NONE
        self.attackers = NONE
        self.gold_put = 0
        self.acted = 0
        self.battle = 0
        self.vigil_over = False
        # How many weapons have lost their bearer since that was last looked after.
        self.fallen = 0
        # How many triggered abilities have resolved since somebody did something, and positions met after too many.
        self.chain = 0
        self.seen = NONE
        # What cards have named, as rows of card, object number and what was named.
        self.naming = NONE
        # The rule of the phase that is being skipped.
        self.skipping = 0
        # Whether some card may stand where only cards of another type do.
        self.displaced = 0
        # The cards in graveyards and exiles that may do something there, as they came; replaced, never changed.
        self.restless = NONE
        # Whose castles have become empty, as rows of seat and change, until that is judged.
        self.emptied = NONE

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.hand_sizes = [0, 0]
        self.generated = [0, 0]

    def fill(self, twin: Table) -> None:
        """Copy these columns as well."""
        super().fill(twin)
        assert isinstance(twin, Myl)
        twin.hand_sizes = self.hand_sizes  # these four are replaced as a whole, never changed
        twin.generated = self.generated
        twin.blocks = self.blocks
        twin.attackers = self.attackers
        twin.gold_put = self.gold_put
        twin.acted = self.acted
        twin.battle = self.battle
        twin.vigil_over = self.vigil_over
        twin.fallen = self.fallen
        twin.chain = self.chain
        twin.seen = self.seen  # replaced as a whole, like those above
        twin.naming = self.naming
        twin.displaced = self.displaced
        twin.restless = self.restless
        twin.skipping = self.skipping
        twin.emptied = self.emptied

    def ints(self) -> list[int]:
        """These columns belong to the hash as well, and what abilities remember."""
        row = super().ints()
        row += [self.gold_put, self.acted, self.battle, int(self.vigil_over), self.fallen]
        row += [len(self.blocks), len(self.attackers), len(self.history), len(self.used)]
        row += self.hand_sizes + self.generated + self.blocks + self.attackers + self.history + self.used
        row += self.memories()
        row += [self.displaced, self.skipping, len(self.naming), *self.naming]
        if self.seen:
            row += [self.chain, *self.seen]  # before that the chain changes nothing
        row += self.emptied
        return row

    # Reading cards.

    def type_of(self, card: int) -> int:
        """[8.17] Ally, weapon, talisman, totem or gold: as printed, or as what it was converted into.

        [10.16] Who is espectral is a talisman in a graveyard.
        """
        if self.lasts(L.CONVERT) and self.extra(card, L.D_TYPE) > 0 and self.in_play(card):
            return self.extra(card, L.D_TYPE) - 1
        if self.figures.any_spectral and self.zone_kind(card) == Z.GRAVE:
            if self.figures.keywords[self.kind[card]] & K.SPECTRAL:
                return T.TALISMAN
        return self.figures.type[self.kind[card]]

    def keywords(self, card: int) -> int:
        """[10.17] The keywords of a card as bits, labels among them: printed, given and taken away by what lasts."""
        own = self.own_keywords(card)
        if (not self.lasts(L.KEYWORD) and not self.lasts(L.LOSE_KEYWORD)) or not self.in_play(card):
            return own  # nothing has to be derived for that
        return (own | self.extra(card, L.D_KEYWORDS)) & ~self.extra(card, L.D_LOST)

    def own_keywords(self, card: int) -> int:
        """[8.8] The keywords that are printed on a card, unless it has lost its text."""
        printed = self.figures.keywords[self.kind[card]]
        if printed and self.lasts(self.shared.losing) and self.in_play(card) and self.is_blank(card):
            return 0
        return printed

    def has_keyword(self, card: int, bit: int) -> bool:
        """Whether the card has a keyword."""
        if self.dirty and not self.is_said(L.KEYWORD, bit, card) and not self.is_said(L.LOSE_KEYWORD, bit, card):
            return self.own_keywords(card) & bit != 0
        return self.keywords(card) & bit != 0

    def is_blank(self, card: int) -> bool:
        """[8.8] Whether the card has lost its ability: its whole text."""
        for effect in self.effects:
            if effect.kind == self.shared.losing and reaches(self, effect, card):
                return True
        return False

    def strength(self, card: int) -> int:
        """[M5] The ally's strength with everything that changes it; below 0 counts as 0.

        First what is printed, or what an effect says that it is exactly, the latest of them; then what is added.
        [8.7] What can't be changed stays as it is printed.
        """
        base = self.figures.strength[self.kind[card]]
        if self.cant(card, L.CANT_CHANGE):
            return base
        if self.lasts(L.EXACTLY) and self.extra(card, L.D_EXACTLY_BY):
            base = self.extra(card, L.D_EXACTLY)
        if self.lasts(STAT):
            base += self.extra(card, L.D_STRENGTH)
        return max(0, base + self.food(card))

    def food(self, card: int) -> int:
        """[10.14] Each food counter gives 1 strength, on top of everything else."""
        return count(self, FOOD, card)

    def named_by(self, card: int) -> int:
        """[8.18] What the card has named as the object that it is."""
        for at in range(0, len(self.naming), 3):
            if self.naming[at] == card and self.naming[at + 1] == self.number[card]:
                return self.naming[at + 2]
        return NOBODY

    def cant(self, card: int, act: int) -> bool:
        """Whether an effect keeps a card in play from doing something."""
        if not self.lasts(L.CANT) or (self.dirty and not self.is_said(L.CANT, act, card)):
            return False
        return self.extra(card, L.D_CANT) & act != 0

    def is_said(self, kind: int, what: int, card: int) -> bool:
        """Whether an effect of a kind may say one of these bits of a card: if none does, nothing need be derived."""
        if self.lasts(kind):
            for effect in self.effects:
                if effect.kind == kind and effect.what & what and not is_on_another(self, effect, card):
                    return True
        return False

    def cant_with(self, card: int, act: int, other: int) -> bool:
        """Whether an effect keeps a card in play from doing something, at all or with this other card."""
        if not self.lasts(L.CANT) or (self.dirty and not self.is_said(L.CANT, act, card)):
            return False
        kept = self.extra(card, L.D_CANT)
        if kept & act or kept & act << L.IN_PART == 0:
            return kept & act != 0
        if other == NOBODY:
            return False
        for effect in self.effects:
            if effect.kind == L.CANT and effect.what & act and effect.program != NOBODY and reaches(self, effect, card):
                if holds(self, effect.program, effect.source, effect.seat, other):
                    return True
        return False

    def toll(self, card: int, act: int) -> int:
        """[4.1.5] How many Oros its player must pay for a card to do something."""
        price = 0
        if self.lasts(L.CHARGE):
            for effect in self.effects:
                if effect.kind == L.CHARGE and effect.what & act and reaches(self, effect, card):
                    price += effect.amount
        return price

    def can(self, card: int, act: int) -> bool:
        """Whether an effect lets a card in play do something, or makes it."""
        if not self.lasts(L.CAN) or (self.dirty and not self.is_said(L.CAN, act, card)):
            return False
        return self.extra(card, L.D_CAN) & act != 0

    def immune(self, card: int, source: int) -> bool:
        """[10.9] Whether a card can't be affected by what another card does."""
        if not self.lasts(L.CANT) or source == NOBODY:
            return False
        for effect in self.effects:
            if effect.kind == L.CANT and effect.what & L.CANT_BE_AFFECTED and reaches(self, effect, card):
                if effect.program == NOBODY or holds(self, effect.program, effect.source, effect.seat, source):
                    return True
        return False

    def kept_from(self, seat: int, act: int, card: int) -> bool:
        """Whether an effect keeps a player from doing something, with this card if it is about cards."""
        if not self.lasts(L.PLAYER_CANT):
            return False
        for effect in self.effects:
            if effect.kind == L.PLAYER_CANT and effect.what & act and binds(effect, seat) and active(self, effect):
                such = effect.cards == NOBODY or (card != NOBODY and lasts_on(self, effect, card))
                if such and not excused(self, effect, seat):
                    return True
        return False

    def ruled(self, kind: int, seat: int) -> int:
        """[8.7] How much a rule of this kind says for a player; 0 if nothing says so."""
        most = 0
        if self.lasts(kind):
            for effect in self.effects:
                if effect.kind == kind and binds(effect, seat) and active(self, effect):
                    most = max(most, effect.amount)
        return most

    def summed(self, kind: int, seat: int) -> int:
        """[8.7] What all rules of this kind come to for a player."""
        total = 0
        if self.lasts(kind):
            for effect in self.effects:
                if effect.kind == kind and binds(effect, seat) and active(self, effect):
                    total += effect.amount
        return total

    def kept_from_piles(self, seat: int) -> bool:
        """[8.7] Whether a player can't do anything with graveyards and exiles."""
        return self.kept_from(seat, L.CANT_USE_PILES, NOBODY) and self.ruled(L.USE_OF_PILES, seat) == 0

    def place_of_grave(self, seat: int) -> int:
        """[9.5] The graveyard of a player, or the exile where what goes to the one goes to the other."""
        return self.place_of(Z.EXILE if self.ruled(L.EXILED_INSTEAD, seat) else Z.GRAVE, seat)

    def add_share(self, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
        """Strength adds up, of what it is exactly the latest counts, all else is there or not."""
        kind: i64 = effect.kind
        for at in range(0, len(share), 2):
            row = rows[share[at]]
            if not row:
                row = NOTHING_SAID[:]
                rows[share[at]] = row
            if kind == L.KEYWORD:
                row[L.D_KEYWORDS] = row[L.D_KEYWORDS] | effect.what
            elif kind == L.LOSE_KEYWORD:
                row[L.D_LOST] = row[L.D_LOST] | effect.what
            elif kind == L.CANT:
                act = effect.what if effect.program == NOBODY else effect.what << L.IN_PART
                row[L.D_CANT] = row[L.D_CANT] | act
            elif kind == L.CAN:
                row[L.D_CAN] = row[L.D_CAN] | effect.what
            elif kind == L.CONVERT:
                if effect.ident > row[L.D_TYPE_BY]:
                    row[L.D_TYPE_BY] = effect.ident
                    row[L.D_TYPE] = effect.what + 1
            elif kind == L.EXACTLY:
                if effect.ident > row[L.D_EXACTLY_BY]:
                    row[L.D_EXACTLY_BY] = effect.ident
                    row[L.D_EXACTLY] = share[at + 1]
            else:
                row[L.D_STRENGTH] = row[L.D_STRENGTH] + share[at + 1]

    def price(self, card: int, seat: int, reduced: int = 0, bearer: int = NOBODY) -> int:
        """[8.5] What playing the card costs now: increases first, then reductions, never below the profile's floor."""
        printed = self.figures.cost[self.kind[card]]
        own = self.figures.elsewhere[self.kind[card]]
        if not self.lasts(L.COST) and not self.lasts(L.NEXT_COST) and not own and reduced == 0:
            return printed
        more = 0
        less = reduced
        to_nothing = False
        for ability in own:
            if ability.kind == L.COST and self.allows(ability, card):
                amount = number_of(self, ability.value, card, seat, card)
                to_nothing = to_nothing or ability.what == L.DOWN_TO_NOTHING
                more += max(0, -amount)
                less += max(0, amount)
        for effect in self.effects:
            if is_discount(effect) and binds(effect, seat) and reaches(self, effect, card):
                if effect.program != NOBODY:  # [9.1] only on such a bearer
                    if bearer == NOBODY or not holds(self, effect.program, effect.source, effect.seat, bearer):
                        continue
                amount = much(self, effect, card)
                to_nothing = to_nothing or effect.what == L.DOWN_TO_NOTHING
                if amount < 0:
                    more -= amount
                else:
                    less += amount
        if more == 0 and less == 0:
            return printed
        floor = self.profile.cost_floor if printed + more > 0 and not to_nothing else 0
        return max(floor, printed + more - less) if less else printed + more

    def own_abilities(self, card: int, kind: int) -> list[Ability]:
        """What is used of a card now, or answers, by that kind of abilities: its own, then what effects give it.

        It is not to be changed by the caller.
        """
        granted = self.lasts(self.shared.granting)
        if not granted and not self.lasts(self.shared.losing) and self.in_play(card):
            return (self.figures.uses if kind == L.ACTIVATED else self.figures.answers)[self.kind[card]]
        found: list[Ability] = []
        if not self.in_play(card):
            zone = self.zone_kind(card)
            for ability in self.figures.abilities[self.kind[card]]:
                if ability.kind == kind and ability.zone == zone:
                    found.append(ability)
            return found
        for ability in self.figures.abilities[self.kind[card]]:
            if ability.kind == kind and ability.zone == NOBODY and not is_lost(self, card, ability):
                found.append(ability)
        if granted:
            for effect in self.effects:
                if effect.kind == self.shared.granting:
                    ability = self.figures.all_abilities[effect.what]
                    if ability.kind == kind and ability not in found and reaches(self, effect, card):
                        found.append(ability)
        return found

    def offering(self, seat: int, what: int) -> list[int]:
        """The player's cards in play that may have abilities of a sort (ACTS, ANSWERS): printed ones, or given ones."""
        given = self.lasts(self.shared.granting)
        kinds, offers = self.kind, self.figures.offers
        found: list[int] = []
        places: i64 = 0
        if not given:
            for card in self.able:
                zone: i64 = self.zone[card]
                if offers[kinds[card]] & what and zone % WIDTH == seat:
                    places |= 1 << zone
                    found.append(card)
            if len(found) < 2:
                return found
            found = []
        for place in PLACES:
            at = place * WIDTH + seat
            if given or places & (1 << at):
                for card in self.zones[at]:
                    if given or offers[kinds[card]] & what:
                        found.append(card)
        return found

    def laid_aside(self, card: int, came_from: int, went_to: int) -> None:
        """[8.20] [10.6] A card has come to a graveyard or an exile, or left it: whether it may do something there."""
        does = self.figures.lively[self.kind[card]]
        if does & (1 << came_from) and came_from >= Z.GRAVE:
            self.restless = [other for other in self.restless if other != card]
        if does & (1 << went_to) and went_to >= Z.GRAVE:
            self.restless = [*self.restless, card]

    def restless_in(self, zone: int, seat: int) -> list[int]:
        """[8.20] [10.6] The cards that may do something in a player's graveyard or exile, in their order there."""
        place = zone * WIDTH + seat
        return [card for card in self.restless if self.zone[card] == place]

    def generate(self, seat: int, more: int) -> None:
        """[8.12] A player has so much more generated Oro, or less; the column is shared with copies."""
        row = self.generated[:]
        row[seat] += more
        self.generated = row

    def ready_gold(self, seat: int) -> int:
        """How many Oros the player can still pay with."""
        return len(self.cards(Z.RESERVE, seat)) + self.generated[seat]

    def credits(self, seat: int, card: int) -> list[Effect]:
        """[8.12] The Oro that this player can spend on such a card only."""
        if not self.lasts(L.CREDIT) or card == NOBODY:
            return []
        return [one for one in self.effects if one.kind == L.CREDIT and binds(one, seat) and reaches(self, one, card)]

    def gold_for(self, card: int, seat: int) -> int:
        """[8.12] How many Oros the player can pay for playing this card."""
        ready = self.ready_gold(seat)
        if self.lasts(L.CREDIT):
            for credit in self.credits(seat, card):
                ready += credit.amount
        return ready

    def costs_as_printed(self) -> bool:
        """[8.5] Whether nothing in play changes what cards cost, or what they are paid with."""
        return not self.lasts(L.COST) and not self.lasts(L.NEXT_COST) and not self.lasts(L.CREDIT)

    def in_play(self, card: int) -> bool:
        """Whether the card is in one of the zones in play."""
        return FIRST_IN_PLAY <= self.zone[card] < BEHIND_PLAY

    def in_hand(self, card: int, seat: int) -> bool:
        """Whether the card is in this player's hand."""
        return self.zone[card] == Z.HAND * WIDTH + seat

    def is_calm(self) -> bool:
        """Whether nothing must be looked after: no castle is empty, nothing is out of place, nothing has triggered."""
        zones = self.zones
        if self.emptied or not zones[FIRST_CASTLE] or not zones[FIRST_CASTLE + 1]:
            return False
        return not self.waiting and self.fallen == 0 and self.displaced == 0 and not self.lasts(L.CONVERT)

    def castle(self, seat: int) -> int:
        """How many cards are left of a player's castle: it is their life."""
        return len(self.zones[Z.CASTLE * WIDTH + seat])

    def allies(self, line: int, seat: int) -> list[int]:
        """The allies in one of a player's lines, without the weapons that they carry."""
        if self.lasts(L.CONVERT):
            return [card for card in self.cards(line, seat) if self.type_of(card) == T.ALLY]
        types, kinds = self.figures.type, self.kind
        return [card for card in self.cards(line, seat) if types[kinds[card]] == T.ALLY]

    def weapons_of(self, bearer: int) -> list[int]:
        """The weapons that an ally carries."""
        return [card for card in self.zones[self.zone[bearer]] if self.host[card] == bearer]

    def controls_named(self, kind: int, seat: int) -> bool:
        """Whether the player controls a card of that kind."""
        for zone in PLACES:
            for card in self.cards(zone, seat):
                if self.kind[card] == kind:
                    return True
        return False

    def is_never_in(self, zone: int, expression: int) -> bool:
        """[8.17] Whether such cards never lie there: those of their type don't, and none is converted."""
        if self.figures.demands[expression] & Z.HELD[zone] or self.tracing:
            return False
        return self.displaced == 0 and not self.lasts(L.CONVERT)

    def is_second_wanderer(self, card: int, seat: int) -> bool:
        """[10.5] Whether the player may not control this card, since they control one of that name already."""
        return self.figures.keywords[self.kind[card]] & K.WANDERING != 0 and self.controls_named(self.kind[card], seat)

    def is_machinery(self, card: int) -> bool:
        """[9.8] Whether a weapon is played in the support line, without bearer."""
        return self.figures.keywords[self.kind[card]] & K.MACHINERY != 0

    def other(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat

    def allows(self, ability: Ability, card: int) -> bool:
        """Whether the condition of what a card says of itself outside play holds."""
        return holds(self, ability.condition, card, self.owner[card], card)

    # What has changed.

    def stirs(self, what: "i64") -> None:
        """Something that derived values may depend on has changed."""
        self.dirty |= self.depends & what


def is_discount(effect: Effect) -> bool:
    """Whether an effect changes what cards cost."""
    return effect.kind == L.COST or effect.kind == L.NEXT_COST
