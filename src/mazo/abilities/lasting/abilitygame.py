"""A game whose abilities trigger, last and replace as any game's do: which function answers which of the questions.

What a game has rules of its own for, or cites a rule by, it answers itself.
"""

from typing import Final

from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.lasting.derive import derive
from mazo.abilities.lasting.lasting import begin, fill_in
from mazo.abilities.lasting.memory import count_events, remember_leaver
from mazo.abilities.lasting.replacing import put_instead, replaces
from mazo.abilities.lasting.triggering import bearers, floating_triggers, heard_by, is_nth_time, triggers
from mazo.abilities.machine.records import Ability, Run
from mazo.kernel.codes import NOBODY
from mazo.kernel.effects import settle
from mazo.kernel.frames import Batch
from mazo.kernel.records import Effect

TOGETHER: Final = 1
"""The slot of all that something happened to at the same time."""


class AbilityGame(Continuous):
    """A game on the layer of lasting effects, with the answers that all such games give alike."""

    # Reading cards.

    def extra(self, card: int, what: int) -> int:
        """What effects add to one of the derived values of a card."""
        if self.dirty:
            settle(self)
        if not self.derived:
            return 0
        row = self.derived[card]
        return row[what] if row else 0

    def memories(self) -> list[int]:
        """What is remembered of cards that left play, for the hash."""
        row: list[int] = []
        for memory in self.remembered:
            row.append(len(memory))
            row += memory
        return row

    # Changes.

    def applies(self, effect: Effect, verb: int, card: int, seat: int, amount: int, source: int) -> bool:
        """Whether a replacement applies to this change."""
        return replaces(self, effect, card, seat, amount, source)

    def replace(self, effect: Effect, batch: Batch, at: int) -> None:
        """Something else happens instead."""
        put_instead(self, effect, batch, at)

    def about_to_leave(self, card: int) -> bool:
        """What a card in play is as it leaves is remembered."""
        if card == NOBODY or not self.in_play(card):
            return False
        remember_leaver(self, card)
        return True

    # Triggers and what lasts.

    def matches(self, ability: Ability, card: int, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether an ability triggers on what happened, as its card sees it."""
        return triggers(self, ability, card, subject, seat, amount, other)

    def effect_matches(self, effect: Effect, subject: int, seat: int, amount: int, other: int) -> bool:
        """Whether a floating or delayed trigger triggers on what happened."""
        return floating_triggers(self, effect, subject, seat, amount, other)

    def gathers(self, ability: int) -> int:
        """Where an ability about "one or more" gathers what happens at the same time."""
        return TOGETHER if self.shared.all_abilities[ability].amount == 1 else NOBODY

    def is_nth(self, ability: int, card: int, seat: int, subject: int, who: int) -> bool:
        """Whether it is the nth time in this turn that an ability speaks of."""
        return is_nth_time(self, ability, card, seat, subject, who)

    def hears(self, effect: Effect) -> int:
        """What a lasting effect waits for."""
        return heard_by(self, effect)

    def bearers(self, effect: Effect) -> list[int]:
        """The cards that have an ability from an effect."""
        return bearers(self, effect)

    def granted(self, effect: Effect) -> Ability:
        """The ability that an effect grants."""
        return self.shared.all_abilities[effect.what]

    def characterise(self, effect: Effect, ability: Ability) -> None:
        """What a card's own static ability says."""
        fill_in(effect, ability)

    def begin_lasting(self, run: Run, template: int, cards: int, amount: int) -> None:
        """Let an effect last."""
        begin(self, run, template, cards, amount)

    def derive(self, changed: int) -> None:
        """Sum up what effects say about cards in play."""
        derive(self, changed)

    def happened(self, run: Run, event: int, who: int, whose: int, expression: int) -> int:
        """How often something has happened this turn."""
        return count_events(self, run, event, who, whose, expression)
