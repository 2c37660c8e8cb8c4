"""The scholar: it plans several deeds ahead, remembers within a turn, and knows no more than its seat."""

from __future__ import annotations

import pytest

from mazo.bots import Seat, able, fast_named, named
from mazo.bots.budget import Budget
from mazo.bots.scholar import USUAL, Scholar
from mazo.bots.thinker import Thinker
from mazo.games import kind
from mazo.kernel.choices import options_of
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.lab.sim import Arena, plan, simulate
from tests.support.table import ME, YOU, Situation, made, position

CARDS = [
    made("Runner", cost=1, strength=1, willpower=1, lore=1),
    made("Racer", cost=4, strength=2, willpower=3, lore=2),
    made("Brute", cost=4, strength=3, willpower=3, lore=1),
    made("Hulk", cost=7, strength=7, willpower=7, lore=0),
]


def does(situation: Situation, budget: str = "120", seat: int = ME) -> str:
    """What the scholar does."""
    action = named(f"scholar:{budget}", 3).act(Seat(situation.game, seat))
    return action if isinstance(action, str) else action.text


def seated(situation: Situation) -> Scholar:
    """A scholar whose worlds are copies of the table."""
    bot = Scholar(Budget(40))
    bot.dice = Dice(1)
    bot.maker = lambda table, seat, dice: table.copy()  # type: ignore[assignment, return-value]
    return bot


def test_it_wins_if_it_can():
    game = position(me={"lore": 18, "play": ["Racer", "Brute"]}, you={"play": ["Runner (exerted)"]}, cards=CARDS)
    assert does(game) == "quest Racer"


def test_it_stops_the_other_from_winning_in_the_next_turn():
    game = position(
        me={"lore": 5, "play": ["Brute"], "deck": ["Runner"] * 20},
        you={"lore": 18, "play": ["Racer (exerted)"], "deck": ["Hulk"] * 20},
        cards=CARDS,
    )
    assert does(game) == "challenge Brute -> Racer"


def test_what_it_does_depends_on_its_seed_alone():
    games = [position(me={"hand": ["Runner", "Racer"], "ink": 4}, you={}, cards=CARDS) for _ in range(2)]
    assert does(games[0], "20") == does(games[1], "20")


@pytest.mark.weighty
@pytest.mark.parametrize(("name", "players"), [("lorcana", 3), ("myl", 2), ("ortus", 3)])
def test_it_plays_whole_games_and_the_same_ones_again(name, players):
    bots = ("scholar:2", *("greedy",) * (players - 1))
    reports = [simulate(plan(name, bots=bots, games=1, seed="again")) for _ in range(2)]
    assert reports[0].hash == reports[1].hash


def test_a_game_does_not_depend_on_those_that_were_played_before():
    first = plan("ortus", bots=("scholar:4", "greedy"), games=2, seed="apart")
    arena = Arena(first)
    arena.play(0)
    assert arena.play(1) == Arena(first).play(1)


def test_what_it_learnt_is_kept_for_the_next_pick_of_the_turn():
    game = position(me={"play": ["Racer", "Brute"], "hand": ["Runner"], "ink": 1}, you={}, cards=CARDS)
    table, bot = game.game.table, seated(game)
    for _ in range(2):
        choice = choice_of(table, ME)
        assert choice is not None
        before = bot.positions
        pick(table, bot.choose(table, choice, options_of(table, choice)), ME)
        assert bot.positions > before
    bot.forget()
    assert bot.positions == 0


def test_it_is_found_by_its_name_and_budget():
    bots = [fast_named(name) for name in ("scholar", "scholar:7", "scholar:200ms")]
    assert [bot.budget for bot in bots if isinstance(bot, Scholar)] == [USUAL, Budget(7), Budget(0, 200)]
    assert able("scholar:50", kind("lorcana"), searching=True) == "scholar:50"
    assert able("scholar:50", kind("lorcana")) == "4"


def test_what_the_table_looks_like_on_the_way_counts_beside_the_end():
    game = position(
        me={"lore": 10, "play": ["Racer"], "deck": ["Runner"] * 20}, you={"deck": ["Hulk"] * 20}, cards=CARDS
    )
    table = game.game.table
    choice = choice_of(table, ME)
    assert choice is not None
    found = []
    for bot in (Scholar(Budget(200)), Thinker(Budget(200))):
        bot.dice = Dice(1)
        bot.maker = seated(game).maker
        found.append(bot.weigh(table, choice, options_of(table, choice))[0])
    scholar, thinker = found
    assert scholar.won == scholar.tried
    assert thinker.won == thinker.tried
    assert 0.5 < scholar.mean < thinker.mean


def test_its_time_is_a_budget_as_well():
    game = position(me={"lore": 18, "play": ["Racer"]}, you={"lore": YOU}, cards=CARDS)
    assert does(game, "1ms") in [action.text for action in game.game.legal(ME)]
