"""Games as rows of numbered actions: every option is reached, and what is hidden changes nothing."""

from __future__ import annotations

import pytest

from mazo.bots import fast_named
from mazo.environments.match import House, Match, Setup
from mazo.errors import IllegalAction
from mazo.games import NAMES, kind
from mazo.kernel.choices import options_of
from mazo.kernel.rng import Dice

GAMES = [name for name in NAMES if kind(name).draft is None]


def played(match: Match, actions: int, dice: Dice) -> Match:
    """The match after so many actions at random."""
    for _ in range(actions):
        open_now = match.legal()
        if not open_now:
            break
        match.act(open_now[dice.below(len(open_now))])
    return match


@pytest.fixture(scope="module", params=GAMES)
def house(request: pytest.FixtureRequest) -> House:
    return House(Setup(request.param))


def test_the_rows_of_actions_reach_every_option_once(house):
    match = house.begin(3)
    dice = Dice(5)
    for _ in range(60):
        question = match.question
        if question is None:
            break
        options = options_of(match.table, question)
        paths = house.codec.paths(options, question.seat, match.places(question.seat))
        assert len(set(paths)) == len(options)
        assert not any(one != other and other[: len(one)] == one for one in paths for other in paths)
        assert all(0 <= action < house.codec.size for path in paths for action in path)
        played(match, 1, dice)


def test_the_same_seed_and_the_same_actions_are_the_same_game(house):
    one, two = (played(house.begin(4), 40, Dice(9)) for _ in range(2))
    assert one.table.ints() == two.table.ints()
    assert one.table.ints() != played(house.begin(5), 40, Dice(9)).table.ints()


def test_open_actions_are_the_same_in_every_world_that_the_seat_can_not_tell_apart(house):
    match = house.begin(6)
    dice, worlds = Dice(1), Dice(2)
    for _ in range(25):
        played(match, 3, dice)
        if match.over:
            break
        world = match.imagined(match.seat, worlds)
        assert (world.seat, world.legal(), world.begun) == (match.seat, match.legal(), match.begun)


def test_an_action_that_is_not_open_is_refused_and_nothing_has_changed(house):
    match = house.begin(7)
    before = match.table.ints()
    closed = next(action for action in range(house.codec.size) if action not in match.legal())
    with pytest.raises(IllegalAction):
        match.act(closed)
    assert (match.table.ints(), match.begun) == (before, ())


def test_a_copy_goes_its_own_way(house):
    match = played(house.begin(8), 10, Dice(3))
    before = match.table.ints()
    played(match.copy(), 10, Dice(4))
    assert match.table.ints() == before


def test_whoever_wins_wins_what_the_others_lose(house):
    match = house.begin(9)
    bot = fast_named("random")
    bot.dice = Dice(1)
    while not match.over:
        match.answer(bot)
    assert sum(match.returns()) == pytest.approx(0)
    assert max(match.returns()) in (0.0, 1.0)


def test_a_game_that_goes_on_too_long_is_broken_off():
    match = played(House(Setup("lorcana", most=30)).begin(1), 100, Dice(1))
    assert (match.over, match.broken_off, match.returns()) == (True, True, [0.0, 0.0])
