"""What the libraries themselves demand of a game, and what every observation must hold to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mazo.games import NAMES, kind
from mazo.kernel.rng import Dice
from tests.examples.copied import checkout

pytestmark = pytest.mark.doors

GAMES = [name for name in NAMES if kind(name).draft is None]
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"


def alike(one: Any, two: Any) -> bool:
    """Whether two observations have the same arrays."""
    return all((one[name] == two[name]).all() for name in one)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game):
    from pettingzoo.test import api_test, seed_test

    from mazo.environments.aec import env

    api_test(env(game), num_cycles=40)
    seed_test(lambda: env(game), num_cycles=40)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game):
    from gymnasium.utils.env_checker import check_env

    from mazo.environments.single import Single

    check_env(Single(game))


def test_games_of_four_are_played_to_their_end_by_agents():
    from mazo.environments.aec import env

    table = env("lorcana", players=4, most=400)
    table.reset(seed=3)
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        table.step(None if terminated or truncated else table.action_space(agent).sample(seen["action_mask"]))
    assert table.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_does_not_change_when_what_is_hidden_does(game):
    from mazo.environments.match import House, Setup
    from mazo.environments.observing import Layout

    house = House(Setup(game))
    layout = Layout(house)
    match, dice, worlds = house.begin(11), Dice(1), Dice(2)
    for _ in range(20):
        for _ in range(4):
            if match.over:
                return
            match.act(match.legal()[dice.below(len(match.legal()))])
        for seat in range(house.seats):
            world = match.imagined(seat, worlds)
            assert alike(layout.observe(world, seat), layout.observe(match, seat))
            assert (layout.mask(world, seat) == layout.mask(match, seat)).all()


@pytest.mark.parametrize("game", GAMES)
def test_every_column_has_a_name(game):
    from mazo.environments.match import House, Setup
    from mazo.environments.observing import ARRAYS, Layout

    house = House(Setup(game))
    layout = Layout(house)
    seen = layout.observe(house.begin(1), 0)
    assert list(seen) == list(ARRAYS)
    for name, array in seen.items():
        assert array.shape == layout.shapes[name]
        assert array.shape[-1] == len(set(layout.columns[name]))


def test_an_agent_that_does_what_is_not_open_loses():
    from mazo.environments.single import Single

    seat = Single("lorcana", seat=0)
    seen, _ = seat.reset(seed=1)
    _, reward, over, _, info = seat.step(int(seen["action_mask"].argmin()))
    assert (reward, over, "not open" in info["illegal"]) == (-1.0, True, True)


def test_seats_in_other_processes_see_what_they_would_see_here():
    import numpy as np

    from mazo.environments.vector import Fleet

    told = {"game": "lorcana", "bots": ("random",)}
    with Fleet(told, count=3, processes=1) as here, Fleet(told, count=3, processes=2) as there:
        seen, again = here.reset(seed=5), there.reset(seed=5)
        chance = np.random.default_rng(1)
        for _ in range(15):
            assert all((seen[name] == again[name]).all() for name in seen)
            actions = [int(chance.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
            seen, rewards, over = here.step(actions)
            again, rewards_again, over_again = there.step(actions)
            assert (rewards == rewards_again).all()
            assert (over == over_again).all()


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_search_plays_the_game(game):
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from mazo.environments.spiel import SpielGame

    chance = np.random.RandomState(3)
    table = SpielGame(game, most=300)
    state = table.new_initial_state()
    state.apply_action(5)
    bot = ismcts.ISMCTSBot(table, mcts.RandomRolloutEvaluator(1, chance), 2.0, 4, random_state=chance)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_comes_back_from_its_text_and_another_world_looks_the_same(game):
    from mazo.environments.spiel import SpielGame

    table = SpielGame(game)
    state = table.new_initial_state()
    state.apply_action(2)
    dice = Dice(4)
    for _ in range(12):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[dice.below(len(state.legal_actions()))])
    world = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    for one in (state, world, table.deserialize_state(state.serialize()), table.deserialize_state(world.serialize())):
        assert one.information_state_string() == state.information_state_string()
        assert one.legal_actions() == state.legal_actions()
    assert table.deserialize_state(state.serialize()).history() == state.history()


def test_openspiels_solver_comes_near_an_equilibrium_of_the_small_example_game(tmp_path):
    import os
    import subprocess
    import sys

    folder = checkout(tmp_path)
    ran = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "training" / "solve_farolito.py"), "--iterations", "5"],
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    before, after = map(float, re.findall(r"\d+\.\d+", ran.stdout))
    assert after < before / 2


@pytest.mark.parametrize("code", re.findall(r"^```py\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE))
def test_the_examples_of_the_page_run(code):
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102
    assert names
