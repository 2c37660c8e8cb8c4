"""Laws of the table: what ends a game from outside is told, replayed and cited in every game."""

from __future__ import annotations

import pytest

import mazo
from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games import kind as kind_named
from mazo.games import laws
from mazo.record import replays
from mazo.series import Series
from tests.support.rule import rule

GAMES = ("lorcana", "myl", "ortus")


def game_of(name: str, players: int = 2) -> Game:
    kind = kind_named(name)
    decks = [kind.sample_decks()[seat % 2] for seat in range(players)]
    return mazo.new(name, decks=decks, seed=7, names=["Ana", "Blas", "Cleo", "Dario"][:players])


def played_again(game: Game) -> Game:
    replay = replays.loads(game.replay())
    assert replays.verify(replay).ok
    return replays.rerun(replay)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("law", "number"), [(laws.TIME_OVER, "T1"), (laws.ABSENT, "T3")])
def test_whose_time_is_over_or_who_is_gone_loses_and_the_replay_tells_it(name, law, number):
    game = game_of(name)
    game.settle(law, 0)
    assert game.outcome is not None
    assert game.outcome.winner == 1
    told = [game.tell(event, lang) for event in game.events for lang in ("en", "es") if event.kind == laws.LAWS[law][0]]
    assert len(told) == 2
    assert all("Ana" in sentence for sentence in told)
    assert game.kind.book.by_number(number).title("es")
    again = played_again(game)
    assert (again.hash, again.outcome, again.events) == (game.hash, game.outcome, game.events)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_acts_for_somebody_changes_nothing_but_the_log(name):
    game = game_of(name)
    before = game.hash
    game.settle(laws.TIME_PASSED, 1)
    assert game.hash == before
    assert game.outcome is None
    assert "Blas" in game.tell(game.events[-1], "en")
    played_again(game)


def winner_of(game: Game) -> int | None:
    """Who has won a game that is over."""
    assert game.outcome is not None
    return game.outcome.winner


def test_in_a_game_of_three_the_others_play_on():
    game = game_of("lorcana", 3)
    game.settle(laws.TIME_OVER, 0)
    assert game.outcome is None
    assert game.table.gone[0]
    with pytest.raises(IllegalAction):
        game.settle(laws.TIME_OVER, 0)
    game.settle(laws.TIME_OVER, 1)
    assert winner_of(game) == 2


def test_no_player_can_take_a_law_by_themselves():
    game = game_of("lorcana")
    for law in laws.LAWS:
        with pytest.raises(IllegalAction):
            game.push(law, by=0)
    assert not game.past


@rule("lorcana", "M55")
def test_an_agreed_draw_ends_game_and_match_without_a_winner():
    series = Series("lorcana", decks=["spark-dash", "iron-fists"], format="best-of-3", seed=7)
    series.game.push("concede", by=0)
    series.next()
    series.settle(laws.DRAW_AGREED)
    assert series.game.outcome is not None
    assert series.game.outcome.winner is None
    assert series.outcome is not None
    assert series.outcome.winner is None
    assert series.kind.book.by_code(series.outcome.rule).number("2.3.0") == "M55"
    played_again(series.game)


@pytest.mark.parametrize("name", ["myl", "ortus"])
def test_a_game_without_that_rule_knows_no_agreed_draw(name):
    game = game_of(name)
    with pytest.raises(IllegalAction, match="draw by agreement"):
        game.settle(laws.DRAW_AGREED)
    assert game.outcome is None


def test_who_is_gone_for_good_has_left_the_series():
    series = Series("lorcana", decks=["spark-dash", "iron-fists"], format="best-of-3", seed=7)
    series.settle(laws.ABSENT, 1)
    assert series.outcome is not None
    assert series.outcome.winner == 0
    assert series.kind.book.by_code(series.outcome.rule).number("2.3.0") == "T3"


def test_a_law_is_no_play_that_could_be_taken_back():
    game = game_of("lorcana")
    game.settle(laws.TIME_PASSED, 0)
    assert game.last_play(0) is None
    game.pop()
    assert not game.events or game.events[-1].kind != "time_passed"
