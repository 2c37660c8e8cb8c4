"""What the surfaces need of a game beyond its rules: its decks, its words, its views and its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from mazo.errors import UnknownCard
from mazo.kernel.codes import NOBODY, second_of
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Book
from mazo.views import CardFace, Event, Refusal, View


class Verb:
    """One kind of option as text: its template in both languages and what stands in its places."""

    def __init__(self, name: str, code: int, operands: tuple[str, ...]) -> None:
        self.name = name
        self.code = code
        self.operands = operands


class Start(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who starts a game of a series or chooses who does, and by which rule; NOBODY leaves it to chance."""

    starter: int = NOBODY
    chooser: int = NOBODY
    rule: int = 0


class GameKind(ABC):
    """A game that Mazo knows. One instance a game, without state of its own."""

    name: str
    title: str
    seats: tuple[int, ...]
    option_names: tuple[str, ...] = ()
    """The options of `new` that are whole numbers or words, so that a file can hold them."""
    understood: bool = False
    """Whether a bot of Mazo knows what is good in this game: only then does one play to win and give hints."""
    rests_on: tuple[str, ...] = ()
    """Packages outside the game's own that hold rules of it."""

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
        """The names of the decks to begin with, which also take turns where no deck is named."""

    def known_decks(self) -> tuple[str, ...]:
        """The names of all decks that come with the game."""
        return self.sample_decks()

    @abstractmethod
    def deck(self, source: str, format: str = "") -> list[Any]:
        """The cards of a sample deck (by name) or of a deck list (by its text), built for a format of the game."""

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

    def takes_salt(self, choice: Choice) -> bool:
        """Whether the rules give the player a shuffle or a cut by this question, and so a part in the chance."""
        return False

    @abstractmethod
    def concede(self, table: Rules, seat: int) -> None:
        """A player gives up."""

    @abstractmethod
    def concede_rule(self) -> int:
        """The rule that lets a player give up."""

    @abstractmethod
    def card_name(self, table: Rules, card: int) -> str:
        """The name of a card on the table."""

    def number_text(self, table: Rules, number: int) -> str:
        """What a number in an option stands for, where it stands for a name."""
        return str(number)

    def which_text(self, table: Rules, choice: Choice, packed: int, lang: Lang) -> str:
        """What the second part of an option stands for, where it says which ability or which way of a card."""
        return str(second_of(packed) + 1)

    def entry_text(self, table: Rules, choice: Choice, index: int, lang: Lang) -> str:
        """What one of several effects that may be picked says, if the card that asks lists them."""
        if choice.source == NOBODY:
            return ""
        text = self.card_text(self.card_name(table, choice.source), lang)
        lists = [line.split("•")[1:] for line in text.splitlines() if "•" in line]
        listed = lists[0] if len(lists) == 1 else []
        return listed[index].strip() if 0 <= index < len(listed) else ""

    def explaining(self, table: Rules, choice: Choice) -> int:
        """The rule that explains a question to whoever is asked; mostly the one that asks it."""
        return choice.rule

    def clause(self, table: Rules, choice: Choice, lang: Lang) -> str:
        """What the card that asks says here, if that can be told apart from the rest of its text."""
        return ""

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

    def card_text(self, name: str, lang: Lang) -> str:
        """What a card of that name says, in a language; nothing for cards without text."""
        return ""

    def face(self, name: str, lang: Lang) -> CardFace:
        """The face of a card, by its name; UnknownCard if there is none."""
        text = self.card_text(name, lang)
        return CardFace(name, name, text=tuple(text.splitlines()))

    # What files need: cards by name, and what they are made of.

    def card(self, name: str) -> Any:
        """The card of a deck that has exactly this name; UnknownCard if there is none."""
        raise UnknownCard(name)

    def definition(self, card: Any) -> dict[str, Any] | None:
        """A card of a deck as plain facts, or None if its name says them all."""
        return None

    def define(self, facts: dict[str, Any]) -> Any:
        """The card that plain facts describe; ValueError if they describe none."""
        raise ValueError("this game has no cards of one's own")

    def facts(self, table: Rules) -> dict[str, Any]:
        """What the table knows of each card in the game, by name, as plain data."""
        return {}

    # Cards that somebody imagines.

    def kind_names(self, table: Rules) -> Sequence[str]:
        """The names of the cards that the table knows figures of, by their numbers."""
        return ()

    def given_kinds(self, table: Rules) -> list[int]:
        """Kinds of cards that the game itself gives to the players besides the lists that they have brought."""
        return []

    def wider(self, table: Rules, cards: Sequence[Any]) -> Rules:
        """An empty table of the same game that knows the figures of these cards too, numbered after its own."""
        raise NotImplementedError(f"{self.name} has no lists that anybody could hide")

    # Games that follow one another.

    def clean_up(self, table: Rules) -> None:  # noqa: B027 - a game may have nothing to clear
        """Clear the table after a game."""

    def cleanup_rule(self) -> int:
        """The rule that clears the table."""
        return 0

    def is_clear(self, table: Rules) -> bool:
        """Whether the next game can begin."""
        return True

    def decks_of(self, table: Rules) -> list[list[str]]:
        """The names of the cards in each player's deck, in the order of its list; nothing where decks never change."""
        return []

    def first_start(self) -> Start:
        """Who starts the first game of a series: chance decides."""
        return Start()

    def next_start(self, table: Rules, loser_chooses: bool) -> Start:
        """Who starts after the game on this table, in a best-of-N series or in one of a fixed number of games."""
        return Start()

    def series_rule(self) -> int:
        """The rule that gives a series its structure."""
        return 0
