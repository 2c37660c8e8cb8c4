"""A card game that needs no columns of its own: printed figures, a turn, and the questions that all such games ask.

A game brings zones, a turn and its changes; what its cards say is carried out here. One that has more to its cards than
figures, types, names and classifications stands on `AbilityGame` itself.
"""

from typing import Final

from mazo.abilities.lasting.abilitygame import AbilityGame
from mazo.abilities.lasting.codes import (
    CALLED,
    CAN_DISCARD,
    HOST_OF,
    IS_FIRST_TURN,
    IS_NOT_STARTING,
    ON_TURN,
    THIS_TURN,
    TYPE_OF,
    ZONE_OF,
)
from mazo.abilities.lasting.continuous import Shared
from mazo.abilities.lasting.derive import changed_zone
from mazo.abilities.lasting.memory import forget_turn
from mazo.abilities.lasting.triggering import resolve, resolved
from mazo.abilities.machine.records import Run
from mazo.kernel.choices import ask_open, is_listed
from mazo.kernel.codes import DONE, GAME_EFFECTS, GAME_VERBS, NOBODY, SUBSET, verb_of
from mazo.kernel.effects import expire
from mazo.kernel.flow import flow_of
from mazo.kernel.frames import NONE, Choice, Frame
from mazo.kernel.gate import change
from mazo.kernel.log import note
from mazo.kernel.records import Effect, ZoneKind
from mazo.kernel.rules import Stage, Step
from mazo.kernel.zones import move

# Why something can't be done that any game may be asked for; a game's own reasons count from OWN_REASONS on.
OK: Final = 0
OTHER_QUESTION: Final = 1
NOT_OFFERED: Final = 2
TOO_MANY: Final = 3
TOO_FEW: Final = 4
OWN_REASONS: Final = 5


class Printed(Shared):
    """The cards of a game as they are printed, one entry a kind of card; shared by all copies."""

    def __init__(self, zones: list[ZoneKind], events: int) -> None:
        super().__init__(zones, events)
        # The cards themselves, for whoever writes down what was played with.
        self.cards: list[object] = []
        self.type: list[int] = []
        self.figures: list[list[int]] = []
        self.called: list[list[int]] = []
        self.classes: list[list[int]] = []
        # What a card does that does not stay in play; NOBODY for all others.
        self.program: list[int] = []


class CardGame(AbilityGame):
    """A game whose cards have printed figures and say the rest in their abilities."""

    def __init__(
        self, zones: list[ZoneKind], seats: int, events: int, stages: list[Stage], printed: Printed, figures: int
    ) -> None:
        super().__init__(zones, seats, events, stages, printed, GAME_EFFECTS)
        self.printed = printed
        # How many figures a card has, of which effects change any.
        self.figures = figures

    def ints(self) -> list[int]:
        """What is remembered belongs to the hash."""
        row = super().ints()
        for column in (self.history, self.used):
            row.append(len(column))
            row += column
        row += self.memories()
        row.append(self.during)
        return row

    # Reading cards.

    def type_of(self, card: int) -> int:
        """The number of its type."""
        return self.printed.type[self.kind[card]]

    def figure(self, card: int, figure: int) -> int:
        """A figure with everything that changes it in play; below 0 counts as 0."""
        return max(0, self.printed.figures[self.kind[card]][figure] + self.extra(card, figure))

    def fact(self, card: int, fact: int) -> int:
        """A figure of a card, its type as a bit, or where it is."""
        if fact < self.figures:
            return self.figure(card, fact)
        if fact == TYPE_OF:
            return 1 << self.type_of(card)
        if fact == ZONE_OF:
            return self.zone_kind(card)
        if fact == HOST_OF:
            return self.host[card]
        raise ValueError(f"no fact {fact}")

    def known_fact(self, card: int, fact: int) -> int:
        """The same of a card that has left play: what it last was there."""
        memory = self.memory(card)
        if fact < self.figures and memory and not self.in_play(card):
            return memory[1 + fact]
        return self.fact(card, fact)

    def last_known(self, card: int) -> list[int]:
        """What is remembered of a card that leaves play: its figures."""
        return [self.figure(card, figure) for figure in range(self.figures)]

    def trait(self, card: int, what: int, value: int) -> bool:
        """Whether a card bears a name or is of a classification."""
        return value in self._traits(card, what)

    def shares(self, card: int, other: int, what: int) -> bool:
        """Whether two cards have a name or a classification in common."""
        for value in self._traits(card, what):
            if value in self._traits(other, what):
                return True
        return False

    def different(self, cards: list[int], what: int) -> int:
        """How many different names or classifications those cards have."""
        found: set[int] = set()
        for card in cards:
            found.update(self._traits(card, what))
        return len(found)

    def _traits(self, card: int, what: int) -> list[int]:
        kind = self.kind[card]
        return self.printed.called[kind] if what == CALLED else self.printed.classes[kind]

    def game_fact(self, run: Run, fact: int, operand: int) -> int:
        """Whose first turn it is; nothing keeps anybody from discarding."""
        if fact == IS_FIRST_TURN or fact == IS_NOT_STARTING:
            first = self.turn <= self.seats and self.active == run.seat
            return 1 if first and (fact == IS_FIRST_TURN or run.seat != self.first) else 0
        if fact == CAN_DISCARD:
            return 1
        raise ValueError(f"no fact {fact} of the game")

    # Questions.

    def close_step(self, step: Step) -> bool:
        """Do what was chosen, look after the table, let abilities resolve as they came, and ask what else is done."""
        flow = flow_of(self)
        if flow.answer:
            packed, flow.answer = flow.answer[0], []
            flow.closing += 1
            self.act(packed)
            return False
        if self.check():
            return False
        if self.waiting:
            resolve(self, self.waiting.pop(0))
            return False
        ask = self.asks(step, flow.closing)
        if ask != NOBODY:
            ask_open(self, ask, step.rule, self.active)
            return False
        flow.closing = 0
        return True

    def next_turn(self) -> None:
        """The next player's turn; what lasted this turn is over, and what happened in it forgotten."""
        for seat in range(self.seats):
            expire(self, THIS_TURN, seat)
        forget_turn(self)
        self.active = self.after(self.active)
        self.turn += 1
        self.dirty |= self.depends & ON_TURN

    def asks(self, step: Step, done: int) -> int:
        """What the active player is asked in a step in which so much was done; NOBODY when the step is over."""
        return NOBODY

    def act(self, packed: int) -> None:
        """Do what the active player has chosen."""
        raise NotImplementedError

    def check(self) -> bool:
        """Look after the table: True if that has ended the game, or put something on the stack."""
        return False

    def give_up(self, seat: int) -> None:
        """A player gives up."""
        raise NotImplementedError

    def refusal(self, choice: Choice, packed: int) -> int:
        """Why an answer to a question with candidates of its own is none."""
        if is_listed(choice, packed):
            return OK
        if choice.mode == SUBSET and verb_of(packed) == DONE:
            return TOO_FEW
        if choice.mode == SUBSET and packed in choice.items:
            return TOO_MANY
        return OTHER_QUESTION if verb_of(packed) >= GAME_VERBS else NOT_OFFERED

    def resume_game(self, frame: Frame) -> None:
        """A game without processes of its own has none to go on with."""
        raise AssertionError(f"no process of kind {frame.kind}")

    # Changes.

    def bring(self, verb: int, rule: int, seat: int, card: int = NOBODY, amount: int = 1) -> None:
        """Bring about a change by a rule of the game."""
        self.by = rule
        change(self, verb, card, seat, amount, NOBODY)

    def moved(self, card: int, origin: int, zone: int) -> None:
        """What depends on zones is derived anew."""
        changed_zone(self, card, origin // self.width, zone // self.width)

    # Triggers and what lasts.

    def run_ends(self, run: Run) -> None:
        """What can be used only so often counts as used when it has resolved."""
        resolved(self, run)

    def add_share(self, rows: list[list[int]], effect: Effect, share: list[int]) -> None:
        """What effects give to a figure adds up."""
        for at in range(0, len(share), 2):
            row = rows[share[at]]
            if row is NONE:
                row = [0] * self.figures
                rows[share[at]] = row
            row[effect.what] += share[at + 1]


def draw_cards(t: CardGame, seat: int, count: int, hand: int, event: int) -> int:
    """Move cards from the top of a player's deck into their zone of that kind, as many as there are, and tell it."""
    drawn = t.cards(t.deck_zone(), seat)[::-1][:count]
    for card in drawn:
        move(t, card, t.place_of(hand, seat))
        note(t, event, t.by, seat, card)
    return len(drawn)
