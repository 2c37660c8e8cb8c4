"""What a bot gets of a game, and nothing else: the view, the question and the legal answers of one seat."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mazo.field import Field
from mazo.game import Decision, Game, LegalActions
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from mazo.texts.lang import Lang
from mazo.views import View


class Seat:
    """One seat of a game, as whoever sits there may know it."""

    def __init__(self, game: Game, number: int, lang: Lang = "en") -> None:
        self._game = game
        self.number = number
        self.lang: Lang = lang

    @property
    def view(self) -> View:
        """Everything that the seat may know."""
        return self._game.kind.view(self._game.table, self.number, self._game.names_in(self.lang))

    @property
    def decision(self) -> Decision | None:
        """The question that the seat is asked, with its prompt and the rule behind it; None if others must decide."""
        return next((decision for decision in self._game.decisions if decision.seat == self.number), None)

    @property
    def legal(self) -> LegalActions:
        """The answers open to the seat, lazily: iterate, count, test with `in`."""
        return self._game.legal(self.number)

    @property
    def open_lists(self) -> bool:
        """Whether the players have shown each other what is in their decks."""
        return self._game.open_lists

    def imagine(self, dice: Dice, field: Field | None = None) -> Game:
        """A game that the seat can't tell from the real one: what is hidden and what chance brings are drawn anew.

        The others play lists of the field (without one, of the decks that come with the game) that fit with what the
        seat knows of their cards, or their own lists if those are open. The game may be pushed, copied and played out.
        """
        return self._game.imagine(self.number, dice, self._game.field if field is None else field)


class Bot(ABC):
    """A player that is a program."""

    @abstractmethod
    def act(self, seat: Seat) -> Action | str:
        """The answer to the question that the seat is asked: one of `seat.legal`, or its text."""
