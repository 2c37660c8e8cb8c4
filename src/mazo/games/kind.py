"""What the surfaces need of a game beyond its rules: its decks, its words, its views and its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules
from mazo.phrases import Phrases
from mazo.rulebook import Book, Lang
from mazo.views import Event, Refusal, View


class Verb:
    """One kind of option as text: its template in both languages and what stands in its places."""

    def __init__(self, name: str, code: int, operands: tuple[str, ...]) -> None:
        self.name = name
        self.code = code
        self.operands = operands


class GameKind(ABC):
    """A game that Mazo knows. One instance a game, without state of its own."""

    name: str
    title: str
    seats: tuple[int, ...]

    @property
    @abstractmethod
    def editions(self) -> tuple[str, ...]:
        """The editions or profiles, the default one first."""

    @property
    @abstractmethod
    def book(self) -> Book:
        """The rule book."""

    @property
    @abstractmethod
    def phrases(self) -> Phrases:
        """What the table says."""

    @property
    @abstractmethod
    def verbs(self) -> tuple[Verb, ...]:
        """Every kind of option, with the sorts of its operands: card, number, seat or entry."""

    @abstractmethod
    def sample_decks(self) -> tuple[str, ...]:
        """The names of the decks that come with the game."""

    @abstractmethod
    def deck(self, source: str) -> list[Any]:
        """The cards of a sample deck (by name) or of a deck list (by its text)."""

    @abstractmethod
    def new(self, decks: Sequence[Sequence[Any]], seed: str, edition: str | None, **options: Any) -> Rules:
        """A table about to begin; `options` are the game's own (who starts, house rules)."""

    @abstractmethod
    def position(self, data: dict[str, Any]) -> Rules:
        """A table as a position file describes it."""

    @abstractmethod
    def position_of(self, table: Rules) -> dict[str, Any]:
        """The position file of a table, with every card in it."""

    @abstractmethod
    def edition_of(self, table: Rules) -> str:
        """The edition or profile that a table is played by."""

    @abstractmethod
    def concede(self, table: Rules, seat: int) -> None:
        """A player gives up."""

    @abstractmethod
    def concede_rule(self) -> int:
        """The rule that lets a player give up."""

    @abstractmethod
    def card_name(self, table: Rules, card: int) -> str:
        """The name of a card on the table."""

    @abstractmethod
    def list_name(self, choice: Choice) -> str:
        """Which of the phrases' lists a question for several cards uses."""

    @abstractmethod
    def prompt(self, table: Rules, choice: Choice, names: Sequence[str], lang: Lang) -> str:
        """The question as a sentence to the player who is asked."""

    @abstractmethod
    def refusal(
        self, table: Rules, choice: Choice | None, packed: int, reason: int, names: Sequence[str], seat: int
    ) -> Refusal:
        """A refusal in words."""

    @abstractmethod
    def count_reason(self, choice: Choice, picks: Sequence[int]) -> int:
        """The reason against an answer whose single picks are fine but whose number or sum is not."""

    @abstractmethod
    def name_of(self, card: Any) -> str:
        """The full name of a card of a deck."""

    @abstractmethod
    def view(self, table: Rules, seat: int, names: Sequence[str]) -> View:
        """What a seat may know."""

    @abstractmethod
    def event(self, table: Rules, row: Sequence[int], viewer: int) -> Event:
        """One row of the log as a viewer may know it."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], lang: Lang) -> str:
        """An event as a sentence."""
