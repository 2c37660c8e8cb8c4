"""Self-play, and the moments of it at which a turn begins: where whoever digs looks for something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mazo.bots.fast import CAP
from mazo.errors import MazoError
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY, ONE
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rules import Rules
from mazo.lab.crew import Job
from mazo.lab.sim import Arena, Deck, Plan, plan


class Moment(NamedTuple):
    """A moment of a game: after so many picks, whose turn it is, and the position."""

    at: int
    seat: int
    position: dict[str, Any]


class Dig(Job, frozen=True, kw_only=True):
    """A job that looks at games between bots; each of its games is told by the moments at which something was found."""

    plans: tuple[Plan, ...]
    """What is played, in turns."""

    @property
    def first(self) -> Plan:
        """The first of them, which has the game, the seed and the edition of all."""
        return self.plans[0]


def plans(
    game: str, *, bots: Sequence[str], decks: Sequence[Deck], games: int, seed: str, edition: str | None, format: str
) -> tuple[Plan, ...]:
    """What is played in turns: each deck against the next one; without decks, those to begin with by themselves."""
    pairs: list[tuple[Deck, ...]] = [(deck, decks[(at + 1) % len(decks)]) for at, deck in enumerate(decks)]
    return tuple(
        plan(game, bots=bots, decks=pair, games=games, seed=seed, edition=edition, format=format)
        for pair in pairs or [()]
    )


class Field:
    """Plays the games of a dig by their numbers, and knows their moments."""

    def __init__(self, of: Sequence[Plan]) -> None:
        self.kind = kind_named(of[0].game)
        self._arenas = [Arena(one) for one in of]

    def moments(self, number: int) -> list[Moment]:
        """The first moment of each turn at which its player may do as they please and a file can hold the game."""
        table, bots, dice = self._arenas[number % len(self._arenas)].seated(number)
        for bot in bots:
            bot.dice = dice
        run(table)
        found: list[Moment] = []
        last = (0, NOBODY)
        for at in range(CAP):
            choice = choice_of(table, NOBODY)
            if choice is None:
                break
            free = choice.seat == table.active and choice.mode == ONE and not choice.items
            if free and (table.turn, table.active) != last:
                position = position_for(self.kind, table)
                if position is not None:
                    last = (table.turn, table.active)
                    found.append(Moment(at, table.active, position))
            options = options_of(table, choice)
            chosen = bots[choice.seat].choose(table, choice, options) if len(options) > 1 else options[0]
            pick(table, chosen, choice.seat)
        return found

    def moment(self, number: int, at: int) -> Moment:
        """The moment of a game after so many picks."""
        return next(one for one in self.moments(number) if one.at == at)


def position_for(kind: GameKind, table: Rules) -> dict[str, Any] | None:
    """The position as whoever's turn it is sees it, or as it is where no file says less; None if none can say it."""
    names = [str(seat) for seat in range(table.seats)]
    try:
        seen = kind.position_seen(kind.view(table, table.active, names))
        return seen if seen is not None else kind.position_of(table)
    except MazoError:
        return None
