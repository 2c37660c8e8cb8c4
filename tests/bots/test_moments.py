"""The moments that decided a game: whoever missed a win is told when, what it was and what it cost."""

from __future__ import annotations

import mazo
from mazo.bots.budget import Budget
from mazo.bots.moments import before, completed, forks, moments
from mazo.game import Game
from mazo.games import kind
from mazo.kernel.choices import is_complete
from mazo.kernel.codes import DONE, option
from mazo.kernel.loop import choice_of
from mazo.making import from_position
from mazo.notation.actions import Action
from mazo.record import replays
from tests.support.table import ME, YOU, position

BRIEFLY, WELL = Budget(12), Budget(24)
SIDE = {"lore": 19, "play": ["Stitch - New Dog"], "deck": ["Moana - Of Motunui"] * 10}


def missed_win() -> Game:
    """Both are one lore from winning; the first player ends the turn instead, and the other one wins."""
    game = from_position(position(me=SIDE, you=SIDE).game.position())
    game.push("end")
    game.push("quest Stitch")
    assert game.outcome is not None
    return game


def test_a_missed_win_is_the_moment_that_decided_the_game():
    (found,) = moments(missed_win(), briefly=BRIEFLY, well=WELL)
    assert (found.at, found.seat, found.turn) == (0, ME, 5)
    assert (found.did.en, found.better.en) == ("end", "quest Stitch - New Dog")
    assert found.did.es == "terminar"
    assert (found.won, found.better_won) == (0, 100)


def test_whoever_missed_nothing_is_told_nothing():
    assert moments(missed_win(), (YOU,), briefly=BRIEFLY, well=WELL) == ()


def test_the_position_of_a_moment_can_be_reached_again_from_the_replay():
    game = missed_win()
    (found,) = moments(game, briefly=BRIEFLY, well=WELL)
    again = replays.rerun(replays.loads(game.replay()), found.at)
    assert again.hash == before(game, found.at).hash
    assert again.why_not(found.better.en) is None


def test_the_game_itself_does_not_change():
    game = missed_win()
    hashes = game.hash, [past.table.key for past in game.history]
    moments(game, briefly=BRIEFLY, well=WELL)
    assert (game.hash, [past.table.key for past in game.history]) == hashes


def test_only_picks_with_another_option_are_weighed():
    assert [fork.at for fork in forks(missed_win())] == [0, 1]


def test_another_answer_of_several_picks_is_completed():
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    for text in ("leave", "leave"):
        game.push(text)
    seat = game.deciding[0]
    asked = choice_of(game.table, seat)
    assert asked is not None
    better = completed(game.table, Action(seat, "", (option(DONE),)), 0, asked.items[0])
    asked.picks = list(better.picks)
    assert better.picks[0] == asked.items[0]
    assert is_complete(asked)


def test_nothing_is_said_of_games_that_nobody_knows(monkeypatch):
    monkeypatch.setattr(kind("lorcana"), "understood", False)
    assert moments(missed_win(), briefly=BRIEFLY, well=WELL) == ()
