"""Self-play, and the moments of it at which a turn begins: where whoever digs looks for something."""

from __future__ import annotations

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
from mazo.lab.sim import Arena, Plan


class Moment(NamedTuple):
    """A moment of a game: after so many picks, whose turn it is, and the position."""

    at: int
    seat: int
    position: dict[str, Any]


class Dig(Job, frozen=True, kw_only=True):
    """A job that looks at games between bots; each of its games is told by the moments at which something was found."""

    plan: Plan

    @property
    def kind(self) -> GameKind:
        """The game."""
        return kind_named(self.plan.game)


class Field:
    """Plays the games of a dig by their numbers, and knows their moments."""

    def __init__(self, of: Plan) -> None:
        self.kind = kind_named(of.game)
        self._arena = Arena(of)

    def moments(self, number: int) -> list[Moment]:
        """The first moment of each turn at which its player may do as they please and a file can hold the game."""
        table, bots, dice = self._arena.seated(number)
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
