"""A game is a value: copied, taken back, repeated or replayed, it is the same game."""

from __future__ import annotations

import pytest

from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.kernel.hashing import fold
from mazo.kernel.loop import deciding, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.notation.actions import Action
from tests.properties.conformance import holds
from tests.properties.invariants import SPECTATOR, event_bytes, fingerprint, view_bytes
from tests.properties.play import Chooser, Play
from tests.properties.sizes import Size


def everything(game: Game) -> tuple[object, ...]:
    """The whole state, and what everybody sees and was told of it."""
    viewers = (SPECTATOR, *range(game.seats))
    return (
        fingerprint(game),
        [view_bytes(game, viewer) for viewer in viewers],
        [event_bytes(game, viewer) for viewer in viewers],
    )


@holds()
def test_taking_back_restores_everything_and_repeating_gives_the_same_result(play: Play, size: Size) -> None:
    chooser = Chooser(play.seed)
    for game in play.looks(size):
        before = everything(game)
        action = chooser.action(game)
        game.push(action)
        after = everything(game)
        assert game.pop() == action
        assert everything(game) == before
        game.push(action)
        assert everything(game) == after
        game.pop()


@holds()
def test_a_whole_game_can_be_taken_back_to_its_beginning(play: Play, size: Size) -> None:
    hashes = []
    for game in play.walk(size.cap):
        hashes.append(game.hash)
    for expected in reversed(hashes[:-1]):
        game.pop()
        assert game.hash == expected
    assert fingerprint(game) == fingerprint(play.begin())
    with pytest.raises(IllegalAction):
        game.pop()


@holds()
def test_a_copy_goes_its_own_way(play: Play, size: Size) -> None:
    for game in play.looks(size):
        before = everything(game)
        twin, other = game.copy(), game.copy()
        assert (twin.hash, twin.events, twin.deciding) == (game.hash, game.events, game.deciding)
        for each in (twin, other):
            chooser = Chooser(play.seed + 1)
            for _ in range(5):
                if each.outcome is None:
                    each.push(chooser.action(each))
        assert twin.hash == other.hash
        assert everything(game) == before


@holds()
def test_the_texts_of_a_game_replay_it(play: Play, size: Size) -> None:
    again = play.begin()
    replayed = 0
    for game in play.walk(size.cap):
        while replayed < len(game.past):
            action = game.past[replayed].action
            again.push(action.text, by=action.seat)
            replayed += 1
        assert again.hash == game.hash
        assert again.table.pools == game.table.pools
    assert again.events == game.events


@holds()
def test_the_log_makes_no_difference(play: Play, size: Size) -> None:
    game = play.finished(size.cap)
    mute = play.begin().table.copy()
    assert isinstance(mute, Rules)
    mute.logging = False
    assert not mute.log
    for past in game.past:
        assert fold(mute.ints()) == fold(past.table.ints())
        for packed in past.action.picks:
            pick(mute, packed, past.action.seat)
    assert fold(mute.ints()) == game.hash
    assert not mute.log


@holds()
def test_what_can_be_taken_back_gave_nothing_away(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for seat in range(game.seats):
            point = game.takeback_point(seat)
            assert 0 <= point <= len(game.past)
            if point == len(game.past):
                continue
            taken = game.past[point:]
            assert all(past.action.seat == seat for past in taken), "another player's decision"
            assert all(set(deciding(past.table)) <= {seat} for past in taken)
            assert set(game.deciding) <= {seat}, "another player has been asked"
            assert taken[0].table.drawings == game.table.drawings, "chance"
            assert taken[0].table.learned[seat] == game.table.learned[seat], "something learned"
            _take_back_and_repeat(game, point)


@holds(part=0.5)
def test_chance_repeats_itself(play: Play, size: Size) -> None:
    dice = Dice(play.seed)
    for game in play.looks(size):
        _take_back_and_repeat(game, max(0, len(game.past) - 1 - dice.below(12)))


def _take_back_and_repeat(game: Game, point: int) -> None:
    after = fingerprint(game)
    actions: list[Action] = []
    while len(game.past) > point:
        actions.append(game.pop())
    for action in reversed(actions):
        game.push(action)
    assert fingerprint(game) == after
