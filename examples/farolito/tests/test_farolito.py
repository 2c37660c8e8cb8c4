"""Farolito by the book: each test shows a rule, or what a card does, from a position in words."""

from typing import Any

import pytest

import mazo
from mazo.errors import BadDeck, IllegalAction
from mazo.game import Game
from mazo.games import kind
from tests.support.rule import rule


def at(mine: dict[str, list[str]], theirs: dict[str, list[str]] | None = None, **more: Any) -> Game:
    """A night in which the first player acts; both have two cards left to draw unless the position says otherwise."""
    spare = {"deck": ["Paper Lantern", "Paper Lantern"]}
    sides = [spare | mine, spare | (theirs or {})]
    return mazo.from_position({"mazo": 1, "game": "farolito", "players": sides, "phase": "night", **more})


def names(game: Game, seat: int, zone: str) -> list[str]:
    """The cards in a player's zone, as the player sees them."""
    return sorted(card.name for card in game.view(seat).players[seat].zones[zone].cards)


def glow(game: Game, seat: int = 0) -> int:
    """The light of a player."""
    return game.view(0).players[seat].scores["glow"]


@rule("farolito", "1.1")
@pytest.mark.parametrize("wrong", ["19 Candle", "4 Candle\n16 Gust"])
def test_a_deck_of_another_size_or_with_a_fourth_copy_is_refused(wrong):
    with pytest.raises(BadDeck):
        kind("farolito").deck(wrong)


@rule("farolito", "1.2", "1.3", "2.1")
def test_both_draw_four_cards_and_whoever_begins_a_fifth():
    game = mazo.new("farolito", seed=1, starter=1)
    held = [player.zones["hand"].count for player in game.view(0).players]
    assert (held, game.deciding) == ([4, 5], (1,))


@rule("farolito", "1.3")
def test_chance_decides_who_begins():
    assert {mazo.new("farolito", seed=seed).deciding[0] for seed in range(9)} == {0, 1}


@rule("farolito", "2.2", "2.3")
def test_a_lantern_is_lit_and_the_turn_is_over():
    game = at({"hand": ["Paper Lantern", "Candle"]})
    game.push("play Paper Lantern")
    assert (names(game, 0, "lit"), game.deciding) == (["Paper Lantern"], (1,))


@rule("farolito", "2.2")
def test_one_plays_a_card_or_draws():
    actions = {action.text for action in at({"hand": ["Candle", "Gust"]}).legal_actions}
    assert actions == {"play Candle", "play Gust", "draw"}


@rule("farolito", "2.2")
def test_only_cards_in_hand_are_played():
    game = at({"hand": ["Candle"], "ashes": ["Gust"]})
    with pytest.raises(IllegalAction, match="not in your hand"):
        game.push("play Gust")


@rule("farolito", "2.4", "3.2")
def test_a_breeze_burns_up_and_does_what_it_says():
    game = at({"hand": ["Gust"]}, {"lit": ["Candle", "Lighthouse"]})
    game.push("play Gust")
    assert (names(game, 0, "ashes"), names(game, 1, "ashes"), glow(game, 1)) == (["Gust"], ["Candle"], 4)


@rule("farolito", "2.5")
def test_one_draws_instead_of_playing_while_there_are_cards():
    game = at({"hand": ["Gust"], "deck": ["Wish", "Candle"]})
    game.push("draw")
    assert names(game, 0, "hand") == ["Gust", "Wish"]
    with pytest.raises(IllegalAction, match="deck is empty"):
        at({"hand": ["Gust"], "deck": []}).push("draw")


@rule("farolito", "3.1")
def test_a_lantern_speaks_of_the_moment_in_which_it_is_lit():
    game = at({"hand": ["Candle"]})
    game.push("play Candle")
    assert names(game, 0, "hand") == ["Paper Lantern"]


@rule("farolito", "3.1")
def test_a_mirror_shines_upon_the_others_while_it_is_lit():
    game = at({"hand": ["Mirror"], "lit": ["Candle", "Paper Lantern"]}, {"lit": ["Candle"], "hand": ["Gust"]})
    game.push("play Mirror")
    assert (glow(game, 0), glow(game, 1)) == (5, 1)
    game.push("play Gust")
    game.push("choose Mirror")
    assert glow(game, 0) == 3


@rule("farolito", "3.2")
def test_an_ember_sees_itself_being_snuffed():
    game = at({"hand": ["Gust"]}, {"lit": ["Ember"]})
    game.push("play Gust")
    assert len(names(game, 1, "hand")) == 2  # one for the ember, and one as the turn begins


def test_of_a_wish_one_part_comes_true():
    game = at({"hand": ["Wish"]}, {"hand": ["Mirror"]})
    game.push("play Wish")
    game.push("pick 2")
    game.push("choose Mirror")
    assert names(game, 1, "ashes") == ["Mirror"]


def test_a_firefly_jar_asks_before_it_takes_a_card():
    game = at({"hand": ["Firefly Jar", "Gust"]})
    game.push("play Firefly Jar")
    game.push("yes")
    game.push("choose Gust")
    assert (names(game, 0, "ashes"), len(names(game, 0, "hand"))) == (["Gust"], 2)


def test_each_player_chooses_what_the_night_wind_takes():
    game = at({"hand": ["Night Wind"], "lit": ["Candle", "Mirror"]}, {"lit": ["Ember", "Candle"]})
    game.push("play Night Wind")
    game.push("choose Mirror")
    assert game.deciding == (1,)
    game.push("choose Candle")
    assert (names(game, 0, "lit"), names(game, 1, "lit")) == (["Candle"], ["Ember"])


@rule("farolito", "4.1")
def test_twelve_glow_wins_at_once():
    game = at({"hand": ["Festival"], "lit": ["Lighthouse", "Lighthouse", "Candle"]}, {"lit": ["Candle"]})
    game.push("play Festival")
    assert game.outcome is not None
    assert (game.outcome.winner, game.cite(game.outcome.rule)) == (0, "4.1 The brightest night")


@rule("farolito", "4.1")
def test_a_festival_is_over_with_the_turn():
    game = at({"hand": ["Festival"], "lit": ["Lighthouse", "Lighthouse"]})
    game.push("play Festival")
    assert (game.outcome, glow(game)) == (None, 8)


@rule("farolito", "4.2")
@pytest.mark.parametrize(("theirs", "winner"), [(["Lighthouse"], 1), (["Candle"], 0), (["Paper Lantern"], None)])
def test_whoever_cannot_draw_ends_the_night_and_more_glow_wins(theirs, winner):
    game = at({"hand": ["Wish"], "lit": ["Paper Lantern"]}, {"deck": [], "lit": theirs})
    game.push("draw")
    assert game.outcome is not None
    assert game.outcome.winner == winner


@rule("farolito", "4.3")
def test_whoever_gives_up_loses():
    game = at({"hand": ["Wish"]})
    game.push("concede")
    assert game.outcome is not None
    assert game.outcome.winner == 1
