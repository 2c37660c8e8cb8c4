"""A series: games of the same players with the same decks, one after the other, until somebody has won it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from mazo.errors import BadConfig, IllegalAction
from mazo.fairness import Promise, commitment
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.kind import Start
from mazo.games.laws import ABSENT, ends_match, rule_behind
from mazo.kernel.codes import NOBODY
from mazo.making import new, seed_text
from mazo.series.formats import format_named
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases


class SeriesEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was decided between games, and the rule behind it (0 where the book has none)."""

    kind: str
    game: int
    rule: int = 0
    seat: int = NOBODY


class SeriesOutcome(msgspec.Struct, frozen=True):
    """How a series ended: who won it (None: a draw) and by which rule."""

    winner: int | None
    rule: int


class Leave(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player conceded the series, during the game of that number, or has left it by another rule."""

    seat: int
    game: int
    rule: int = 0


class Series:
    """Several games in a row, each a whole `Game` of its own.

    >>> series = Series("lorcana", decks=["spark-dash", "iron-fists"], format="two-games", seed=7)
    >>> series.game.push("concede", by=0)
    >>> first = series.game.table.first
    >>> series.next().table.first == 1 - first, series.scores, series.outcome
    (True, (0, 1), None)
    """

    def __init__(
        self,
        game: str,
        *,
        decks: Sequence[str | Sequence[Any]] = (),
        format: str = "best-of-3",
        built_for: str = "",
        seed: int | str = 0,
        edition: str | None = None,
        names: Sequence[str] = (),
        salts: Sequence[str] | None = None,
        promise: Promise = "",
    ) -> None:
        """A series whose first game begins with these salts, as each later one does with those given to `next`.

        Lists are read as decks that are built for a format of the game.
        """
        self.kind = kind_named(game)
        self.format = format_named(format)
        self.seed = seed_text(seed)
        self.given_names = tuple(names)
        self.games: list[Game] = []
        self.starts: list[Start] = []
        self.left: list[Leave] = []
        self._edition = edition
        sources = list(decks) or list(self.kind.sample_decks()[:2])
        loaded = [self.kind.deck(source, built_for) if isinstance(source, str) else list(source) for source in sources]
        self._cards = {self.kind.name_of(card): card for deck in loaded for card in deck}
        self._begin(loaded, self.kind.first_start(), salts, promise)

    # Reading the series.

    @property
    def game(self) -> Game:
        """The game that is being played, or the last one."""
        return self.games[-1]

    @property
    def number(self) -> int:
        """The number of that game, from 1."""
        return len(self.games)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.game.seats

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return self.game.edition

    @property
    def scores(self) -> tuple[int, ...]:
        """How many games each player has won."""
        wins = [0] * self.seats
        for game in self.games:
            if game.outcome is not None and game.outcome.winner is not None:
                wins[game.outcome.winner] += 1
        return tuple(wins)

    @property
    def staying(self) -> tuple[int, ...]:
        """The seats that have not conceded the series."""
        gone = {leave.seat for leave in self.left}
        return tuple(seat for seat in range(self.seats) if seat not in gone)

    @property
    def outcome(self) -> SeriesOutcome | None:
        """None while there are games to play, else who has won the series; a tie or an agreement is a draw."""
        if len(self.staying) == 1:
            return SeriesOutcome(self.staying[0], self.left[-1].rule or self.kind.concede_rule())
        last = self.game.outcome
        if last is not None and ends_match(self.kind, last.rule):
            return SeriesOutcome(None, last.rule)
        outcomes = [game.outcome for game in self.games if game.outcome is not None]
        if len(outcomes) < len(self.games):
            return None
        played = sum(1 for outcome in outcomes if outcome.winner is not None or not self.format.replays_draws)
        scores = self.scores
        wins = [scores[seat] for seat in self.staying]
        if not self.format.decided(played, wins):
            return None
        best = [seat for seat in self.staying if scores[seat] == max(wins)]
        return SeriesOutcome(best[0] if len(best) == 1 else None, self.kind.series_rule())

    @property
    def counted(self) -> tuple[tuple[int, ...], int]:
        """What a series that is over counts in standings: the games that each has won, and those that nobody has.

        One that was drawn by agreement counts as nothing but drawn games, whatever was won before (0-0-3 of three), and
        whoever left it has lost what would have followed.
        """
        wins, outcome = list(self.scores), self.outcome
        drawn = sum(game.outcome is not None and game.outcome.winner is None for game in self.games)
        if outcome is not None and outcome.winner is None and ends_match(self.kind, outcome.rule):
            return (0,) * self.seats, self.format.games
        if outcome is not None and outcome.winner is not None and self.left:
            enough = self.format.games // 2 + 1
            wins = [min(won, enough - 1) for won in wins]
            wins[outcome.winner] = enough
        return tuple(wins), drawn

    @property
    def events(self) -> list[SeriesEvent]:
        """What was decided about the games and between them, each with its rule."""
        return list(self._events())

    @property
    def next_commitment(self) -> str:
        """What the players are shown of the next game's seed, before they give their salts to it."""
        return commitment(game_seed(self.seed, self.number + 1))

    def tell(self, event: SeriesEvent, lang: Lang = "en") -> str:
        """A decision as a sentence."""
        player = self.game.names_in(lang)[event.seat] if event.seat != NOBODY else ""
        return _phrases().say("event", event.kind, lang, n=event.game, player=player)

    # Moving on.

    def clean_up(self) -> None:
        """Clear the table of a game that is over; its players may still concede it until the next one begins."""
        if not self.game.cleared:
            self.game.clean_up()

    def next(self, salts: Sequence[str] | None = None, promise: Promise = "") -> Game:
        """Clear the table and begin the next game, with who starts it as the series has it.

        `salts` are what the players have added to it after they were shown its commitment; None if they were not.
        """
        self.begin_next(salts, promise)
        for leave in self.left:
            if self.game.outcome is None:
                self.game.push("concede", by=leave.seat)
        return self.game

    def begin_next(self, salts: Sequence[str] | None = None, promise: Promise = "") -> None:
        """Begin the next game, in which those who have left the series still have to concede."""
        if self.game.outcome is None:
            raise IllegalAction("The game is not over yet.", "La partida aún no ha terminado.")
        if self.outcome is not None:
            raise IllegalAction("The series is over.", "La serie ha terminado.")
        self.clean_up()
        last = self.game
        if not self.kind.is_clear(last.table):
            raise IllegalAction("The table is not clear yet.", "La mesa aún no está recogida.")
        listed = self.kind.decks_of(last.table) or last.origin["decks"]
        self._begin([[self._cards[name] for name in deck] for deck in listed], self._next_start(), salts, promise)

    def concede(self, seat: int) -> None:
        """A player gives up the series, and with it the game that is being played and all that would follow."""
        if self.outcome is not None:
            raise IllegalAction("The series is over.", "La serie ha terminado.")
        if seat not in self.staying:
            raise IllegalAction(f"Seat {seat} is not in the series.", f"El asiento {seat} no está en la serie.")
        if self.game.outcome is None and not self.game.table.gone[seat]:
            self.game.push("concede", by=seat)
        self.left.append(Leave(seat, self.number))

    def settle(self, law: str, seat: int = NOBODY) -> None:
        """Let a law of the table happen in the game that is played; whoever is gone for good leaves the series."""
        self.game.settle(law, seat)
        if law == ABSENT:
            self.left.append(Leave(seat, self.number, rule_behind(self.kind, law)))

    # Inside.

    def _next_start(self) -> Start:
        """As the format has it; a drawn game that does not count is begun again as it was."""
        outcome = self.game.outcome
        if self.format.replays_draws and outcome is not None and outcome.winner is None:
            return self.starts[-1]
        return self.kind.next_start(self.game.table, self.format.loser_chooses)

    def _begin(
        self, decks: Sequence[Sequence[Any]], start: Start, salts: Sequence[str] | None, promise: Promise
    ) -> None:
        options = {name: seat for name, seat in (("starter", start.starter), ("chooser", start.chooser)) if seat >= 0}
        strange = options.keys() - set(self.kind.option_names)
        if strange:
            raise BadConfig(f"{self.kind.title} has no series.", f"{self.kind.title} no tiene series.")
        seed = game_seed(self.seed, self.number + 1)
        game = new(
            self.kind.name,
            decks=decks,
            seed=seed,
            edition=self._edition,
            names=self.given_names,
            salts=salts or (),
            commit="" if salts is None else commitment(seed),
            promise=promise,
            **options,
        )
        self.games.append(game)
        self.starts.append(start)

    def _events(self) -> Iterator[SeriesEvent]:
        for number, (game, start) in enumerate(zip(self.games, self.starts), start=1):
            if start.starter != NOBODY:
                yield SeriesEvent("starter", number, start.rule, start.starter)
            elif start.chooser != NOBODY:
                yield SeriesEvent("chooser", number, start.rule, start.chooser)
            else:
                yield SeriesEvent("chance", number, start.rule)
            for leave in self.left:
                if leave.game == number:
                    yield SeriesEvent("left", number, leave.rule or self.kind.concede_rule(), leave.seat)
            if game.outcome is not None and game.outcome.winner is not None:
                yield SeriesEvent("won", number, game.outcome.rule, game.outcome.winner)
            elif game.outcome is not None:
                yield SeriesEvent("drawn", number, game.outcome.rule)
            if game.cleared:
                yield SeriesEvent("cleared", number, self.kind.cleanup_rule())
        outcome = self.outcome
        if outcome is not None and outcome.winner is not None:
            yield SeriesEvent("series_won", self.number, outcome.rule, outcome.winner)
        elif outcome is not None:
            yield SeriesEvent("series_drawn", self.number, outcome.rule)


def game_seed(seed: str, number: int) -> str:
    """The seed of one game of a series: who learns it knows nothing of the games to come.

    >>> game_seed("7", 1) == game_seed("7", 1), game_seed("7", 1) == game_seed("7", 2)
    (True, False)
    """
    return hashlib.sha256(f"mazo/series/{number}/{seed}".encode()).hexdigest()


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.series")
