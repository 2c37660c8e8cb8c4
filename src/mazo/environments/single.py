"""The games for Gymnasium: one seat is the agent's, bots sit at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from mazo.bots import fast_named
from mazo.bots.fast import FastBot
from mazo.environments.match import House, Match, Setup
from mazo.environments.observing import Layout
from mazo.environments.spaces import SEEDS, action_space, observed, seeded, space
from mazo.errors import BadConfig, IllegalAction
from mazo.kernel.codes import NOBODY
from mazo.kernel.rng import Dice

LOST = -1.0


class Single(gymnasium.Env):
    """A game against bots; the agent sits now here, now there, as the seed says, unless it is given a seat."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        decks: Sequence[str] = (),
        *,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.house = House(Setup(game, tuple(decks), **options))
        self.layout = Layout(self.house)
        self.render_mode = render_mode
        self.observation_space = space(self.layout)
        self.action_space = action_space(self.house)
        others = self.house.seats - 1
        if len(bots) not in (1, others):
            raise BadConfig(
                f"{len(bots)} bots do not fit {others} other seats: give one for all of them or one for each.",
                f"{len(bots)} bots no cuadran con {others} asientos más: da uno para todos o uno para cada cual.",
            )
        if seat is not None and not 0 <= seat < self.house.seats:
            raise BadConfig(f"There is no seat {seat}.", f"No hay asiento {seat}.")
        self._bots: list[FastBot] = [fast_named(name) for name in (bots if len(bots) == others else [*bots] * others)]
        self._given = seat
        self.seat = 0
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the same seed is the same game with the same dice for the bots."""
        super().reset(seed=seed)
        number = seeded(seed) if seed is not None else int(self.np_random.integers(SEEDS))
        self.seat = number % self.house.seats if self._given is None else self._given
        self.match = self.house.begin(number // self.house.seats if self._given is None else number)
        dice = Dice(number)
        for bot in self._bots:
            bot.dice = dice
        self._let_others_act()
        return self._observed(), self._told()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act until the agent is asked again; an action that is not open loses the game."""
        match = self.match
        assert match is not None, "reset comes first"
        try:
            match.act(int(action))
        except IllegalAction as error:
            return self._observed(), LOST, True, False, {**self._told(), "illegal": error.text("en")}
        self._let_others_act()
        reward = match.returns()[self.seat] if match.over else 0.0
        return self._observed(), reward, match.over and not match.broken_off, match.broken_off, self._told()

    def render(self) -> str | None:
        """Whose turn it is, and what everybody has."""
        if self.render_mode != "ansi" or self.match is None:
            return None
        table = self.match.table
        return f"turn {table.turn}: {[self.house.kind.scores(table, seat) for seat in range(table.seats)]}"

    def _let_others_act(self) -> None:
        match = self.match
        assert match is not None
        while match.seat not in (self.seat, NOBODY):
            bot = self._bots[(match.seat - self.seat) % self.house.seats - 1]
            match.answer(bot)

    def _observed(self) -> dict[str, Any]:
        assert self.match is not None
        return observed(self.layout, self.match, self.seat)

    def _told(self) -> dict[str, Any]:
        assert self.match is not None
        return {"seat": self.seat, "turn": self.match.table.turn}
