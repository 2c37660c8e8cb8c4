"""How a game went that is over, and that nobody is told before."""

from __future__ import annotations

import mazo
from mazo.bots import Seat, named
from mazo.game import Game
from mazo.server.story import story_of


def finished(game: Game) -> Game:
    """The game as two bots play it to its end."""
    bots = [named("greedy", seat) for seat in range(game.seats)]
    while game.outcome is None:
        seat = game.deciding[0]
        game.push(bots[seat].act(Seat(game, seat)), by=seat)
    return game


def test_the_last_turn_of_a_story_has_the_scores_of_the_end():
    game = finished(mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7))
    story = story_of(game, "en")
    assert story.turns[-1].scores == tuple(player.scores["lore"] for player in game.view(0).players)
    assert [turn.turn for turn in story.turns] == list(range(game.turn + 1))


def test_a_moment_is_the_largest_deed_of_a_turn_and_says_what_the_turn_changed():
    game = finished(mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7))
    story = story_of(game, "es")
    assert len(story.moments) == 3
    before = {turn.turn: turn.scores for turn in story.turns}
    for moment in story.moments:
        now, then = before[moment.turn - 1], before[moment.turn]
        assert moment.changes == tuple(one - other for one, other in zip(then, now))
        assert game.history[moment.at].table.turn == moment.turn


def test_what_is_dealt_before_the_first_turn_is_no_moment_and_a_moment_names_what_was_done():
    game = finished(mazo.new("myl", decks=["gesta-de-heroes", "vuelo-de-dragones"], seed=3))
    moments = story_of(game, "es").moments
    assert all(moment.turn > 0 for moment in moments)
    assert all(moment.card and moment.text != "pasar" for moment in moments)


def test_a_game_without_a_score_has_no_turns_to_tell():
    assert story_of(mazo.new("ortus-draft", players=2, seed=1), "en").turns == ()
