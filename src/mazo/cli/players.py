"""Who sits at the table: people at the terminal and bots of Mazo's own."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mazo.cli.terminal import Terminal
from mazo.client.following import Client
from mazo.game import Game
from mazo.protocol.messages import Match
from mazo.protocol.session import Adviser, Historian, Session
from mazo.texts.lang import Lang


class Player(ABC):
    """Somebody at the table; `sit` begins each game, `decide` must take an action when the seat is asked."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    @abstractmethod
    def sit(self, game: Game, match: Match | None) -> None:
        """A game begins."""

    @abstractmethod
    def decide(self) -> None:
        """Answer the question that the seat is asked, or change the table in another way."""

    def inform(self) -> None:  # noqa: B027
        """Something has happened; whoever only decides need not hear of it."""

    def leave(self) -> None:  # noqa: B027
        """The table is closed."""


class Person(Player):
    """Somebody who looks at the terminal and types: a client of the text protocol like any other."""

    def __init__(
        self,
        seat: int,
        name: str,
        terminal: Terminal,
        adviser: Adviser | None,
        *,
        historian: Historian | None = None,
        free_undo: bool,
    ) -> None:
        super().__init__(seat, name)
        self.terminal = terminal
        self.client = Client()
        self._adviser = adviser
        self._historian = historian
        self._free_undo = free_undo
        self._session: Session | None = None

    def sit(self, game: Game, match: Match | None) -> None:
        """A new line to the new game."""
        first = self._session is None
        lang: Lang = self.terminal.texts.lang
        self._session = Session(
            game,
            self.seat,
            lang,
            adviser=self._adviser,
            historian=self._historian,
            free_undo=self._free_undo,
            match=match,
            first=first,
        )

    def inform(self) -> None:
        """Read what is new."""
        if self._session is not None:
            for line in self._session.news():
                self.client.take(line)

    def decide(self) -> None:
        """Let the person type."""
        assert self._session is not None
        if self._session.lang != self.terminal.texts.lang:  # somebody else at this keyboard has changed it
            for line in self._session.receive(f"lang {self.terminal.texts.lang}"):
                self.client.take(line)
        self.terminal.decide(self._session, self.client)
