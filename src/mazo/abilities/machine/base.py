"""What ability programs ask of a game: figures and traits of cards, players and the game as a whole."""

from mazo.abilities.machine.records import Ability, Form, Run
from mazo.kernel.codes import GAME_EFFECTS, NOBODY
from mazo.kernel.counters import count
from mazo.kernel.frames import NONE, Frame
from mazo.kernel.records import NO_COUNTERS, CounterKind, Effect, ZoneKind
from mazo.kernel.rules import Rules, Stage
from mazo.kernel.table import Table


class Abilities(Rules):
    """A game whose cards have abilities; it shares programs, expressions and templates with all its copies."""

    def __init__(
        self,
        kinds_of_zones: list[ZoneKind],
        seats: int,
        events: int,
        stages: list[Stage],
        library: list[list[int]],
        abilities_by_kind: list[list[Ability]],
        expressions: list[list[int]],
        forms: list[Form],
        templates: list[Ability],
        effect_kinds: int = GAME_EFFECTS,
        counter_kinds: list[CounterKind] = NO_COUNTERS,
    ) -> None:
        super().__init__(kinds_of_zones, seats, events, stages, effect_kinds, counter_kinds)
        self.library = library
        self.abilities_by_kind = abilities_by_kind
        self.expressions = expressions
        self.forms = forms
        self.templates = templates
        # The cards in play with abilities that somebody uses, as they came; replaced as a whole, never changed.
        self.able = NONE
        # Outside the hash, and no copy has them: registers for whoever only looks (see `expressions.lent`).
        self.spare: Run | None = None

    def fill(self, twin: Table) -> None:
        """Copy this column as well; it follows from others."""
        super().fill(twin)
        assert isinstance(twin, Abilities)
        twin.able = self.able

    def abilities(self, card: int) -> list[Ability]:
        """The abilities printed on a card."""
        return self.abilities_by_kind[self.kind[card]]

    def card_kinds(self) -> int:
        """How many kinds of cards this game knows: also those of which none is on the table."""
        return len(self.abilities_by_kind)

    # Listening.

    def matches(self, ability: Ability, card: int, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether an ability of a card triggers on what just happened to the subject (`other` took part in it)."""
        raise NotImplementedError

    def effect_matches(self, effect: Effect, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether a floating or delayed trigger triggers on what just happened."""
        return effect.subject == NOBODY or effect.subject == subject

    def bearers(self, effect: Effect) -> list[int]:
        """The cards to which a lasting effect gives an ability that triggers: each has it as its own."""
        return []

    def granted(self, effect: Effect) -> Ability:
        """The ability that a lasting effect gives to its bearers."""
        raise NotImplementedError

    def characterise(self, effect: Effect, ability: Ability) -> None:
        """Fill in what the effect of a card's own ability takes from it, before the effect begins."""

    # Reading.

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card, by the game's own numbering of facts."""
        raise NotImplementedError

    def known_fact(self, card: int, fact: int) -> int:
        """A figure or state of a card that may have left play: then what it last was there."""
        return self.fact(card, fact)

    def trait(self, card: int, what: int, value: int) -> bool:
        """Whether a card has a name, class or the like, by the game's own numbering."""
        raise NotImplementedError

    def known_trait(self, card: int, what: int, value: int) -> bool:
        """The same of a card that may have left play, where a game keeps what it last was there."""
        return self.trait(card, what, value)

    def shares(self, card: int, other: int, what: int) -> bool:
        """Whether two cards have a name, class or the like in common."""
        raise NotImplementedError

    def named_by(self, card: int) -> int:
        """What a card has named, for what it says afterwards; NOBODY where that is forgotten with its effect."""
        return NOBODY

    def different(self, cards: list[int], what: int) -> int:
        """How many different values of something those cards have."""
        raise NotImplementedError

    def player_fact(self, seat: int, fact: int) -> int:
        """A figure of a player, by the game's own numbering."""
        raise NotImplementedError

    def game_fact(self, run: Run, fact: int, operand: int) -> int:
        """Something about the whole game, by the game's own numbering."""
        raise NotImplementedError

    def happened(self, run: Run, event: int, who: int, whose: int, expression: int) -> int:
        """How often those players have done something this turn, to such cards of those players."""
        raise NotImplementedError

    def heir(self, card: int, number: int) -> int:
        """The card that a reference means now: itself while it is the same object, NOBODY when it isn't any longer."""
        return card if self.is_object(card, number) else NOBODY

    def still_means(self, card: int, number: int, candidate: int) -> bool:
        """Whether a reference to a card, made when it bore this number, means the candidate now."""
        return card == candidate

    def meant(self, run: Run, whose: int, seat: int) -> bool:
        """Whether the player is among those that one of the game's own names means."""
        raise NotImplementedError

    def cards_under(self, card: int) -> list[int]:
        """The cards under a card."""
        return []

    def is_never_in(self, zone: int, expression: int) -> bool:
        """Whether it can be told, without looking at any, that no card in zones of this kind is so."""
        return False

    def deck_zone(self) -> int:
        """The kind of zone that decks are."""
        return 0

    def counters_on(self, card: int, kind: int, known: bool) -> int:
        """How many counters of a kind lie on a card; `known` allows those that last did on one that has left play."""
        return count(self, kind, card)

    def would_befall(self, verb: int, card: int, seat: int, source: int) -> bool:
        """Whether a change would happen to a card if this player made it by that source: nothing keeps it from that."""
        return True

    def counters_changed(self, kind: int) -> None:
        """Counters of a kind have been put somewhere or taken off."""

    # Acting.

    def choosable(self, run: Run, cards: list[int], seat: int, choosing: bool) -> list[int]:
        """Those of the cards that the player may choose now."""
        return cards

    def playable_by(self, run: Run, cards: list[int], among: int) -> list[int]:
        """Those of the cards, and of others that may be taken instead, that the instruction to come could play."""
        return cards

    def is_in_vain(self, run: Run) -> bool:
        """Whether everybody sees that a yes to the question at hand would come to nothing."""
        return False

    def may_fail_to_find(self, run: Run, cards: list[int]) -> bool:
        """Whether the player may leave such cards unfound although they are there."""
        return False

    def obliged(self, run: Run, cards: list[int], seat: int) -> list[int]:
        """Those of the cards that the player must choose if any."""
        return []

    def were_chosen(self, run: Run, cards: list[int], seat: int) -> None:
        """These cards have been chosen by a player."""

    def came_to_nothing(self, run: Run, why: int, what: int, have: int) -> None:
        """Tell that nothing happened: why, by which expression or at which instruction, and how much there was."""

    def instruct(self, run: Run, op: int, a: int, b: int, c: int, d: int) -> None:
        """Carry out an instruction of the game's own."""
        raise NotImplementedError

    def run_ends(self, run: Run) -> None:
        """A program has come to its end."""

    def resume_game(self, frame: Frame) -> None:
        """Go on with a frame of the game's own."""
        raise NotImplementedError
