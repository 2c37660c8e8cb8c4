"""A long game holds few tables, and whatever was let go of is played again exactly as it was."""

from __future__ import annotations

import random

import pytest

import mazo
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.kernel.hashing import fold
from mazo.past import WHOLE

PLAYED = [name for name in NAMES if kind_named(name).sample_decks()]


def played(name: str, actions: int, *, thinned: bool = False) -> Game:
    """A game in which so many actions were taken at random, if it did not end before."""
    decks = list(kind_named(name).sample_decks())[:2]
    game, dice = mazo.new(name, decks=decks, seed=11), random.Random(11)
    while game.outcome is None and len(game.past) < actions:
        seat = dice.choice(game.deciding)
        choices = [action for _, action in zip(range(12), game.legal(seat))]
        game.push(dice.choice(choices), by=seat)
        if thinned:
            game.thin()
    return game


def marks(game: Game) -> list[tuple[int, tuple[int, ...]]]:
    """One mark for the table before each action, with what everybody has learned."""
    return [(fold(past.table.ints()), tuple(past.table.learned)) for past in game.past]


@pytest.mark.parametrize("name", PLAYED)
def test_tables_that_were_let_go_of_come_again_as_they_were(name):
    game = played(name, 150)
    before = marks(game)
    game.thin()
    assert sum(past.is_whole for past in game.past) < len(game.past)
    assert marks(game) == before
    dice = random.Random(3)
    for at in dice.sample(range(len(game.past)), 20):
        assert fold(game.past[at].table.ints()) == before[at][0]


@pytest.mark.parametrize("name", PLAYED)
def test_everything_can_still_be_taken_back_and_done_again(name):
    game = played(name, 150)
    before, end, replay = marks(game), game.hash, game.replay()
    game.thin()
    actions = []
    while game.past:
        mark = before[len(game.past) - 1]
        actions.append(game.pop())
        assert (game.hash, tuple(game.table.learned)) == mark
    for action in reversed(actions):
        game.push(action, salt=action.salt)
    assert game.hash == end
    assert game.replay() == replay


def test_the_number_of_tables_is_bounded_however_long_the_game_is():
    game = played(PLAYED[0], 400, thinned=True)
    assert len(game.past) > 5 * WHOLE
    assert sum(past.is_whole for past in game.past) <= 2 * WHOLE + 1
