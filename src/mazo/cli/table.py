"""A table in this process: it lets everybody decide in turn, saves the game and goes from one game to the next."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir

from mazo.cli.players import Person, Player
from mazo.cli.terminal import Leave, Terminal
from mazo.game import Game
from mazo.protocol.messages import Match
from mazo.record import replays
from mazo.record import seriesfiles as files
from mazo.series import Series


class Table:
    """One game or a series, and who sits at it."""

    def __init__(
        self, game: Game | Series, players: Sequence[Player], terminal: Terminal, *, goes_on: bool = False
    ) -> None:
        """A table at which these sit; at one that goes on, something else follows the last game."""
        self.series = game if isinstance(game, Series) else None
        self.game = game.game if isinstance(game, Series) else game
        self.players = players
        self.terminal = terminal
        self.goes_on = goes_on
        terminal.save = self.save

    def play(self) -> None:
        """Play to the end, or until a person leaves; what is not finished is saved."""
        try:
            self._play_game()
            while self.series is not None and self.series.outcome is None:
                self._between()
                self._play_game()
            self._conclude()
        except Leave:
            unfinished = self.game.outcome is None or (self.series is not None and self.series.outcome is None)
            if unfinished and not self.goes_on:
                self._save_and_say()
        finally:
            for player in self.players:
                player.leave()

    def save(self, name: str = "") -> Path:
        """Write the game to a file, by default a new one here; its path."""
        if name:
            path = Path(name).expanduser()
            self._write(path)
            return path
        path = Path(f"{self.game.kind.name}-{time.strftime('%Y%m%d-%H%M%S')}.mazo")
        try:
            self._write(path)
        except OSError:
            path = Path(gettempdir()) / path
            self._write(path)
        return path

    def _write(self, path: Path) -> None:
        if self.series is None:
            replays.save(self.game, path)
        else:
            files.save(self.series, path)

    def _play_game(self) -> None:
        match = self._match()
        for player in self.players:
            player.sit(self.game, match)
        while self.game.outcome is None:
            self._inform()
            self.players[self.game.deciding[0]].decide()
        self._inform()
        people = [player for player in self.players if isinstance(player, Person)]
        self.terminal.finish([person.client for person in people])

    def _inform(self) -> None:
        for player in self.players:
            player.inform()

    def _match(self) -> Match | None:
        if self.series is None:
            return None
        return Match(self.series.number, self.series.format.games, self.series.scores)

    def _between(self) -> None:
        """After a game of a series that goes on: the score, and the next game."""
        assert self.series is not None
        self._tell_score()
        self.terminal.pause("table.next_game")
        self.game = self.series.next()

    def _tell_score(self) -> None:
        assert self.series is not None
        names = self.game.names_in(self.terminal.texts.lang)
        score = ", ".join(f"{name} {wins}" for name, wins in zip(names, self.series.scores))
        self.terminal.say("table.series", score=score)

    def _conclude(self) -> None:
        """The end: who has won the series, and a last chance to save or look back."""
        if self.series is not None and self.series.outcome is not None:
            self._tell_score()
            lang = self.terminal.texts.lang
            self.terminal.say_text(self.series.tell(self.series.events[-1], lang))
        if not self.goes_on:
            self.terminal.farewell()

    def _save_and_say(self) -> None:
        path = self.save()
        self.terminal.say("table.saved", path=path)
        self.terminal.say("table.resume_with", path=path)
