"""A pod: players draft together, build decks of what they have drafted, and play until there is a champion."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from mazo.errors import BadConfig, BadDeck, IllegalAction
from mazo.fairness import Promise
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games.building import Built, side_of
from mazo.games.packkind import PackKind
from mazo.kernel.codes import NOBODY
from mazo.making import new, seed_text
from mazo.series.formats import SINGLE, format_named
from mazo.series.pairing import BYE_WINS, Result, Standing, pairs, rounds_of, standings, structure_named
from mazo.series.series import Series

Stage: TypeAlias = Literal["draft", "building", "rounds", "over"]


class Match(msgspec.Struct):
    """Two players of a round, or one without an opponent, and what came of it."""

    first: int
    second: int
    result: Result | None = None


class Pod:
    """An event as a value: from the same seed and the same answers comes the same event."""

    def __init__(
        self,
        game: str,
        *,
        names: Sequence[str],
        seed: int | str = 0,
        format: str = "",
        structure: str = "",
        match: str = SINGLE,
        salts: Sequence[str] = (),
        commit: str = "",
        promise: Promise = "",
        **options: Any,
    ) -> None:
        """A pod about to draft; `options` are those of the draft: the number of a set, or a cube."""
        kind = kind_named(game)
        if not isinstance(kind, PackKind):
            raise BadConfig(f"{kind.title} is no draft of packs.", f"{kind.title} no es un draft con sobres.")
        self.kind = kind
        self.names = tuple(names)
        self.seed = seed_text(seed)
        self.format = format or kind.usual_format
        self.structure = structure_named(structure)
        self.match_format = format_named(match)
        self.draft: Game = new(
            game,
            seed=self.seed,
            names=names,
            salts=salts,
            commit=commit,
            promise=promise,
            players=len(names),
            format=self.format,
            **options,
        )
        self.decks: list[tuple[str, ...]] = [()] * len(names)
        self.rounds: list[list[Match]] = []

    # Reading it.

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def stage(self) -> Stage:
        """What is going on."""
        if self.draft.outcome is None or any(self.draft.table.gone):
            return "draft"
        if not all(self.decks):
            return "building"
        return "over" if self.is_over else "rounds"

    @property
    def is_over(self) -> bool:
        """Whether every round has been played."""
        enough = len(self.rounds) >= rounds_of(self.structure, self.players)
        return enough and all(match.result is not None for match in self.rounds[-1])

    @property
    def results(self) -> list[list[Result]]:
        """What came of the matches that are over, round by round."""
        return [[match.result for match in row if match.result is not None] for row in self.rounds]

    @property
    def standings(self) -> list[Standing]:
        """Everybody, the first one first; of an elimination the champion is the one who is left."""
        found = standings(self.players, self.results)
        if self.structure == "elimination" and self.is_over:
            final = self.rounds[-1][0]
            assert final.result is not None
            best = final.result.winner if final.result.winner != NOBODY else final.first
            found.sort(key=lambda row: row.seat != best)
        return found

    @property
    def champion(self) -> int:
        """Who has won; NOBODY as long as rounds are played."""
        return self.standings[0].seat if self.is_over else NOBODY

    def pool(self, seat: int) -> list[str]:
        """What a player has drafted."""
        return self.kind.pool(self.draft.table, seat)

    def suggestion(self, seat: int) -> Built:
        """A deck to begin with."""
        return self.kind.suggested(self.pool(seat), self.format)

    def side(self, seat: int) -> tuple[str, ...]:
        """What a player has left out of the deck."""
        return side_of(self.decks[seat], self.pool(seat))

    # Going on.

    def build(self, seat: int, deck: Sequence[str]) -> None:
        """A player hands a deck in; BadDeck with every reason if it may not be. The last one begins the first round."""
        if self.stage != "building":
            raise IllegalAction("Decks are not being built now.", "Ahora no se construyen mazos.")
        problems = self.kind.judge_built(deck, self.pool(seat), self.format)
        if problems:
            raise BadDeck(problems)
        self.decks[seat] = tuple(deck)
        if all(self.decks):
            self._next_round()

    def series(self, number: int, at: int) -> Series:
        """The games of a match, counted from 0: the round and the table in it; the same whenever they are begun."""
        match = self.rounds[number][at]
        seats = (match.first, match.second)
        return Series(
            self.kind.base.name,
            decks=[[self.kind.card(name) for name in self.decks[seat]] for seat in seats],
            format=self.match_format.name,
            seed=self._part(f"{number}/{at}"),
            names=[self.names[seat] for seat in seats],
        )

    def report(self, number: int, at: int, wins: Sequence[int], draws: int = 0) -> None:
        """A match is over; after the last one of a round the next round begins."""
        if number != len(self.rounds) - 1 or not 0 <= at < len(self.rounds[number]):
            raise IllegalAction("There is no such match now.", "Ahora no hay tal enfrentamiento.")
        match = self.rounds[number][at]
        if match.result is not None:
            raise IllegalAction("That match is over already.", "Ese enfrentamiento ya ha terminado.")
        match.result = Result(match.first, match.second, (wins[0], wins[1]), draws)
        if not self.is_over and all(match.result is not None for match in self.rounds[-1]):
            self._next_round()

    def open_matches(self) -> list[int]:
        """The tables of the round at which somebody still has to play."""
        return [at for at, match in enumerate(self.rounds[-1]) if match.result is None] if self.rounds else []

    def _next_round(self) -> None:
        row = [Match(first, second) for first, second in pairs(self.structure, self.players, self.results)]
        for match in row:
            if match.second == NOBODY:
                match.result = Result(match.first, NOBODY, (BYE_WINS, 0))
        self.rounds.append(row)

    def _part(self, name: str) -> str:
        """The seed of a part of the event: who learns it knows nothing of the others."""
        return hashlib.sha256(f"mazo/pod/{name}/{self.seed}".encode()).hexdigest()
