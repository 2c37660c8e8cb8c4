"""A game in which effects last: its columns, what its copies share, and what it says about effects of its own."""

from typing import TYPE_CHECKING

from mazo.abilities.lasting.codes import GIVE_TRAIT, GRANT, LOSE_ABILITY, ON_COUNTERS, ON_FIGURE
from mazo.abilities.machine.records import Ability, Form, Run
from mazo.abilities.machine.runner import Programs
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.frames import NONE
from mazo.kernel.records import NO_COUNTERS, CounterKind, Effect, ZoneKind
from mazo.kernel.rules import Stage
from mazo.kernel.table import NO_EFFECTS, NO_ROWS, Table, with_verbs

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64


class Shared:
    """What all copies of a game share about its abilities; a game's printed figures are such a record."""

    def __init__(
        self,
        zones: list[ZoneKind],
        events: int,
        granting: int = GRANT,
        losing: int = LOSE_ABILITY,
        giving: int = GIVE_TRAIT,
        counters: list[CounterKind] = NO_COUNTERS,
    ) -> None:
        # The kinds of zones whose cards are in play.
        self.play_zones = [kind for kind in range(len(zones)) if zones[kind].in_play]
        # The kinds of effects that give a card an ability, that take one away by its name, and that give it a trait.
        self.granting = granting
        self.losing = losing
        self.giving = giving
        # The names of the kinds of cards; which numbers names and classifications have in programs.
        self.names: list[str] = []
        self.name_numbers: dict[str, int] = {}
        self.class_numbers: dict[str, int] = {}
        self.library: list[list[int]] = []
        self.expressions: list[list[int]] = []
        self.forms: list[Form] = []
        # What each expression depends on, as bits.
        self.depends: list[int] = []
        # The abilities printed on each kind of card; every ability by its number, also those that effects grant; and
        # the templates of effects that last.
        self.abilities: list[list[Ability]] = []
        self.all_abilities: list[Ability] = []
        self.templates: list[Ability] = []
        # The kind of card that prints each ability and each template; NOBODY for what no card prints.
        self.ability_kinds: list[int] = []
        self.template_kinds: list[int] = []
        # Events that some card of this game asks about afterwards, one flag an event.
        self.asked: list[int] = [0] * (events + with_verbs(counters))
        self.counters = counters


class Continuous(Programs):
    """A game whose cards have abilities, with the columns of what lasts and what is remembered for it.

    The hash is the game's own affair: of these columns `history`, `used`, `remembered` and `during` belong into it, the
    rest follows from others.
    """

    def __init__(
        self, zones: list[ZoneKind], seats: int, events: int, stages: list[Stage], shared: Shared, effect_kinds: int
    ) -> None:
        super().__init__(
            zones,
            seats,
            events,
            stages,
            shared.library,
            shared.abilities,
            shared.expressions,
            shared.forms,
            shared.templates,
            effect_kinds,
            shared.counters,
        )
        self.shared = shared
        # What is so because of effects, one row a card in play; without any effect there are no such rows.
        self.derived = NO_ROWS
        # What each card was when it last left play, what has happened this turn, and which abilities have been used in
        # it (ability, object): see `memory`.
        self.remembered = NO_ROWS
        self.history = NONE
        self.used = NONE
        # Whose effects "during your turn" apply: the active player's, once their turn has begun in earnest.
        self.during = NOBODY
        # What the derived values depend on, as bits; a change of something else leaves them as they are. The effects
        # that they come from, what each of these says of which cards, and what it depends on: see `derive`.
        self.depends: i64 = 0
        self.acting = NO_EFFECTS
        self.said = NO_ROWS
        self.minds = NONE
        # Which derived values an effect changes at all, whether some effects speak of others, and the cards that have
        # entered play since the values were derived.
        self.written = 0
        self.entangled = False
        self.arrived = NONE

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.history = []

    def fill(self, twin: Table) -> None:
        """Copy these columns as well."""
        super().fill(twin)
        assert isinstance(twin, Continuous)
        twin.history = self.history[:]
        twin.derived = self.derived  # these are replaced as a whole, never changed
        twin.remembered = self.remembered
        twin.used = self.used
        twin.during = self.during
        twin.depends = self.depends
        twin.acting = self.acting
        twin.said = self.said
        twin.minds = self.minds
        twin.written = self.written
        twin.entangled = self.entangled
        twin.arrived = self.arrived

    # Reading cards.

    def in_play(self, card: int) -> bool:
        """Whether the card is in a zone whose cards are in play."""
        return self.zone_kinds[self.zone_kind(card)].in_play

    def memory(self, card: int) -> list[int]:
        """What a card was when it last left play; empty if it never did."""
        return self.remembered[card] if self.remembered else NONE

    def counters_changed(self, kind: int) -> None:
        """What depends on counters is derived anew."""
        self.dirty |= self.depends & ON_COUNTERS

    # What a game says about effects of its own.

    def name_of_ability(self, ability: Ability) -> int:
        """The number by which an effect names the ability that it takes away."""
        return NOBODY

    def stands(self, run: Run) -> bool:
        """Whether the card that an effect comes from is still in play, so that the effect can last while it is."""
        return self.is_object(run.source, run.number) and self.in_play(run.source)

    def only_on_those_here(self, kind: int) -> bool:
        """Whether what a resolved effect of this kind says of cards misses those that come later."""
        return False

    def is_on_players(self, kind: int) -> bool:
        """Whether effects of this kind concern players rather than cards."""
        return False

    def takes(self, effect: Effect) -> bool:
        """Whether the card that an effect is to be on takes it at all."""
        return True

    def spares(self, effect: Effect, card: int) -> bool:
        """Whether a continuous effect that means this card leaves it alone."""
        return False

    def began(self, effect: Effect) -> None:
        """A resolved effect has begun to last, and may be told."""

    def asks_if_at_once(self) -> bool:
        """Whether the "if" right after a trigger is read as it triggers already, not only as it resolves."""
        return False

    def last_known(self, card: int) -> list[int]:
        """What is remembered of a card in play that is about to leave it, behind its number."""
        return []

    # What a game says about derived values. These are asked once a change, or once an effect, never once a card.

    def keeps_leavers(self) -> bool:
        """Whether a card that left play can still be the same object when it returns."""
        return False

    def speaks_of_cards(self, effect: Effect) -> bool:
        """Whether an effect says something that is kept as a derived value."""
        return effect.kind == STAT

    def is_checked(self, effect: Effect) -> bool:
        """Whether a check must see what an effect says although it is of no card."""
        return False

    def writes(self, effect: Effect) -> int:
        """Which of the derived values that expressions can read an effect changes, as bits."""
        return ON_FIGURE << effect.what

    def alters(self, changed: int) -> int:
        """Which derived values such a change makes different by itself, although no effect says so."""
        return 0

    def altered_now(self) -> int:
        """Which derived values are different now although no effect says so."""
        return 0

    def comes_late(self, effect: Effect) -> bool:
        """Whether an effect counts only when all others have been added up."""
        return False

    def add_share(self, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
        """Add what an effect says, card and amount in turn, to the rows of those cards."""
        raise NotImplementedError

    def rounded_off(self, rows: list[list[int]], late: list[list[int]]) -> list[list[int]]:
        """The rows with what comes last: `late` has the shares of all that act, or nothing if none of them is late."""
        return rows

    def was_derived(self, anew: bool) -> None:
        """The derived values are up to date; whether they have been summed up anew."""
