"""Advice and seats only from those who know the game."""

from __future__ import annotations

import pytest

import mazo
from mazo.bots import able, names_for, usual_for
from mazo.bots.adviser import advise, gains
from mazo.bots.budget import Budget
from mazo.errors import BadConfig
from mazo.foresight import foresee
from mazo.game import Game
from mazo.games import NAMES, kind
from mazo.notation.actions import Action
from tests.support.table import position


@pytest.mark.parametrize("name", NAMES)
def test_there_is_advice_where_a_bot_knows_the_game(name: str) -> None:
    game = mazo.new(name, seed=1)
    seat = game.deciding[0]
    assert (advise(game, seat) is not None) == kind(name).understood


def test_a_bot_takes_a_seat_as_what_it_is_in_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {able("greedy", kind(name)) for name in NAMES} == {"greedy"}
    monkeypatch.setattr(kind("myl"), "understood", False)
    assert (able("greedy", kind("myl")), able("", kind("myl"))) == ("random", "random")


def test_a_bot_that_nobody_knows_is_refused_in_every_game() -> None:
    for name in NAMES:
        with pytest.raises(BadConfig):
            able("deep-blue", kind(name))


def test_where_no_bot_knows_the_game_only_chance_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind("myl"), "understood", False)
    assert names_for(kind("myl")) == (usual_for(kind("myl")),) == ("random",)


def test_advice_says_what_it_expects_and_what_the_next_best_thing_would_bring() -> None:
    game = position(
        me={"lore": 19, "play": ["Stitch - New Dog"]}, you={"lore": 19, "play": ["Moana - Of Motunui"]}
    ).game
    advice = advise(game, 0, Budget(20))
    assert advice is not None
    assert advice.best is not None
    assert (advice.action.text, advice.best.won, advice.best.soon) == ("quest Stitch - New Dog", 100, 100)
    assert advice.others[0].won < 50
    assert advice.others[0].worse == 100 - advice.others[0].won


def test_advice_says_what_it_changes_at_once_of_what_games_are_won_by() -> None:
    game = position(
        me={"lore": 17, "play": ["Stitch - New Dog"]}, you={"lore": 19, "play": ["Moana - Of Motunui"]}
    ).game
    assert [
        (change.name, change.now, change.then) for change in gains(game, foresee(game, 0, _first(game, "quest").text))
    ] == [("lore", 17, 18)]


def test_two_cards_of_one_face_are_no_alternatives() -> None:
    game = position(me={"hand": ["Stitch - New Dog"] * 2, "ink": 1}, you={}).game
    advice = advise(game, 0, Budget(20))
    assert advice is not None
    assert advice.action.text not in [other.action.text for other in advice.others]


def test_where_only_one_thing_can_be_done_the_advice_says_so() -> None:
    advice = advise(position(me={}, you={}).game, 0)
    assert advice is not None
    assert (advice.action.text, advice.alone, advice.best) == ("end", True, None)


def test_advice_names_the_rule_by_which_it_happens() -> None:
    game = position(me={"lore": 19, "play": ["Stitch - New Dog"]}, you={}).game
    advice = advise(game, 0, Budget(4))
    assert advice is not None
    assert game.cite(advice.rule).startswith("4.5")


def test_what_to_expect_is_said_even_where_all_answers_come_to_the_same() -> None:
    game = mazo.new("lorcana", seed=1)
    seat = game.deciding[0]
    question = game.question(seat)
    assert question is not None
    assert game.table.indifferent(question)
    advice = advise(game, seat, Budget(4))
    assert advice is not None
    assert advice.best is not None
    assert advice.others == ()


def _first(game: Game, verb: str) -> Action:
    return next(action for action in game.legal(0) if action.text.startswith(verb))
