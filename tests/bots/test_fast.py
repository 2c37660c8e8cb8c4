"""Bots at full speed: games come to their end, and only real decisions are counted."""

from __future__ import annotations

import pytest

from mazo.bots import fast_named, names
from mazo.bots.fast import FastBot, GreedyBot, RandomBot, play_out
from mazo.games import kind
from mazo.kernel.hashing import fold
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.playout import playout
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules


def table(seed: int, seats: int = 2, edition: str | None = None) -> Rules:
    """A game about to begin, with other decks for every seed."""
    lorcana = kind("lorcana")
    samples = lorcana.sample_decks()
    decks = [lorcana.deck(samples[(seed + seat) % len(samples)]) for seat in range(seats)]
    return lorcana.new(decks, str(seed), edition)


def seated(*bots: str) -> list[FastBot]:
    """The bots of these names."""
    return [fast_named(bot) for bot in bots]


@pytest.mark.parametrize("seed", range(6))
def test_random_bots_play_the_kernels_own_random_games(seed):
    one, two = table(seed), table(seed)
    assert play_out(one, [RandomBot(), RandomBot()], Dice(seed)) == playout(two, Dice(seed))
    assert fold(one.ints()) == fold(two.ints())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", names())
def test_every_game_comes_to_its_end(bot, seats):
    for seed in range(4):
        t = table(seed, seats)
        assert play_out(t, seated(*[bot] * seats), Dice(seed)) > 0
        assert t.over
        assert t.winner in range(seats)


@pytest.mark.parametrize("edition", kind("lorcana").editions)
def test_greedy_and_random_play_by_every_edition(edition):
    t = table(3, 3, edition)
    play_out(t, seated("greedy", "random", "greedy"), Dice(3))
    assert t.over


def test_only_picks_among_several_options_count():
    t = table(5)
    bot = GreedyBot()
    counted = 0
    run(t)
    while not t.over:
        options = legal(t)
        choice = choice_of(t, -1)
        assert choice is not None
        counted += len(options) > 1
        pick(t, bot.choose(t, choice, options) if len(options) > 1 else options[0], choice.seat)
    assert play_out(table(5), seated("greedy", "greedy"), Dice(0)) == counted


def test_a_cap_stops_a_game():
    t = table(1)
    assert 0 < play_out(t, seated("random", "random"), Dice(1), 10) <= 10
    assert not t.over


def test_the_same_dice_play_the_same_game():
    hashes = set()
    for _ in range(3):
        t = table(2)
        play_out(t, seated("random", "greedy"), Dice(4))
        hashes.add(fold(t.ints()))
    assert len(hashes) == 1


def test_a_random_bot_takes_every_option_about_as_often():
    t = table(0)
    run(t)
    choice = choice_of(t, -1)
    assert choice is not None
    bot = RandomBot()
    bot.dice = Dice(9)
    counts = dict.fromkeys([10, 20, 30, 40], 0)
    for _ in range(4000):
        counts[bot.choose(t, choice, list(counts))] += 1
    assert all(900 < count < 1100 for count in counts.values()), counts
