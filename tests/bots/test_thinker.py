"""The thinker: it sees what greedy does not, asks nothing of hidden cards, and says what it expects."""

from __future__ import annotations

import pytest

from mazo.bots import Seat, able, all_names, fast_named, named
from mazo.bots.budget import Budget
from mazo.bots.thinker import USUAL, Thinker
from mazo.errors import BadConfig
from mazo.games import kind
from mazo.games.lorcana.codes import asks as ASK
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of
from mazo.kernel.rng import Dice
from mazo.lab.sim import plan, simulate
from tests.support.table import ME, Situation, fresh, made, position

CARDS = [
    made("Runner", cost=1, strength=1, willpower=1, lore=1),
    made("Racer", cost=4, strength=2, willpower=3, lore=2),
    made("Brute", cost=4, strength=3, willpower=3, lore=1),
    made("Hulk", cost=7, strength=7, willpower=7, lore=0),
]


def thinks(situation: Situation, budget: str = "120", seat: int = ME) -> str:
    """What the thinker does."""
    action = named(f"thinker:{budget}", 3).act(Seat(situation.game, seat))
    return action if isinstance(action, str) else action.text


def test_it_wins_if_it_can():
    game = position(me={"lore": 18, "play": ["Racer", "Brute"]}, you={"play": ["Runner (exerted)"]}, cards=CARDS)
    assert thinks(game) == "quest Racer"


def test_it_stops_the_other_from_winning_in_the_next_turn():
    game = position(
        me={"lore": 5, "play": ["Brute"], "deck": ["Runner"] * 20},
        you={"lore": 18, "play": ["Racer (exerted)"], "deck": ["Hulk"] * 20},
        cards=CARDS,
    )
    assert thinks(game) == "challenge Brute -> Racer"


def test_where_a_deck_is_cut_is_not_weighed():
    table = fresh(seed=2).game.table
    choice = choice_of(table, NOBODY)
    assert choice is not None
    assert choice.ask == ASK.CUT
    bot = Thinker(Budget(1000))
    bot.maker = lambda table, seat, dice: pytest.fail("a world was imagined")
    options = options_of(table, choice)
    assert bot.choose(table, choice, options) in options


def test_what_it_does_depends_on_its_seed_alone():
    games = [position(me={"hand": ["Runner", "Racer"], "ink": 4}, you={}, cards=CARDS) for _ in range(2)]
    assert thinks(games[0], "20") == thinks(games[1], "20")


def test_in_a_simulation_it_plays_the_same_games_again():
    reports = [simulate(plan("lorcana", bots=("thinker:2", "greedy"), games=1, seed="again")) for _ in range(2)]
    assert reports[0].hash == reports[1].hash


def test_without_worlds_it_takes_what_greedy_takes():
    table = position(me={"lore": 18, "play": ["Racer"]}, you={}, cards=CARDS).game.table
    choice = choice_of(table, ME)
    assert choice is not None
    options = options_of(table, choice)
    bot = Thinker(Budget(10))
    bot.dice = Dice(1)
    assert bot.choose(table, choice, options) == fast_named("greedy").choose(table, choice, options)


def test_it_is_found_by_its_name_and_budget():
    assert all_names() == ("random", "novice", "greedy", "veteran", "prudent", "thinker", "scholar")
    bots = [fast_named(name) for name in ("thinker", "thinker:7")]
    assert [bot.budget for bot in bots if isinstance(bot, Thinker)] == [USUAL, Budget(7)]
    with pytest.raises(BadConfig):
        fast_named("thinker:soon")


def test_it_sits_only_where_somebody_waits_for_it():
    assert able("thinker:50", kind("lorcana"), searching=True) == "thinker:50"
    assert able("thinker:50", kind("lorcana")) == "4"
