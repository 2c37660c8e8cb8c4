"""The games for PettingZoo: one agent a seat, who act one after the other (AEC), with a mask of the open actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from mazo.environments.match import House, Match, Setup
from mazo.environments.observing import Layout
from mazo.environments.spaces import action_space, observed, seeded, space

LOST = -1.0


def env(game: str, decks: Sequence[str] = (), **options: Any) -> Any:
    """A game with PettingZoo's usual wrappers: whoever takes an action that is not open loses."""
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw_env(game, decks, **options), illegal_reward=LOST))
    )


def raw_env(game: str, decks: Sequence[str] = (), **options: Any) -> Table:
    """A game by itself, which refuses an action that is not open and goes on as if nothing had been said."""
    return Table(House(Setup(game, tuple(decks), **options)))


class Table(AECEnv):
    """A game of which every seat is an agent."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.layout = Layout(house)
        name = f"mazo_{house.setup.game.replace('-', '_')}_v1"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(house.seats)]
        self.agents: list[str] = []
        self.match: Match | None = None
        self.render_mode = "ansi"
        self._spaces = {agent: space(self.layout) for agent in self.possible_agents}
        self._actions = {agent: action_space(house) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees, as a space."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may ever do, as a space."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed is the same game."""
        self.match = self.house.begin(seeded(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now, and which actions are open to it."""
        assert self.match is not None
        return observed(self.layout, self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.match is not None
        assert action is not None
        self.match.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str:
        """Whose turn it is, and what everybody has."""
        assert self.match is not None
        table = self.match.table
        scores = [self.house.kind.scores(table, seat) for seat in range(table.seats)]
        return f"turn {table.turn}, {self.agent_selection}: {scores}"

    def close(self) -> None:
        """Nothing is left open."""

    def _turn(self) -> None:
        """Find out who acts next, or what came of the game."""
        match = self.match
        assert match is not None
        if not match.over:
            self.agent_selection = self.possible_agents[match.seat]
            return
        for seat, won in enumerate(match.returns()):
            agent = self.possible_agents[seat]
            self.rewards[agent] = won
            self.terminations[agent] = not match.broken_off
            self.truncations[agent] = match.broken_off
