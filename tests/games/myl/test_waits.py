"""What is being played and answered, as both players see it."""

from __future__ import annotations

import mazo
from mazo.bots import Seat, named
from mazo.game import Game
from tests.games.myl.pool.shown import laid
from tests.games.myl.support import ME, YOU, find, position, table
from tests.support.rule import rule


def until_answered(seed: int) -> Game | None:
    """A game in which somebody may answer a card that is being played; None if nothing is played early."""
    game = mazo.new("myl", decks=["ensayo", "muralla"], seed=seed)
    bot = named("random", seed)
    for _ in range(120):
        if game.outcome is not None or game.view(0).waiting:
            break
        seat = game.deciding[0]
        game.push(bot.act(Seat(game, seat)), by=seat)
    return game if game.outcome is None and game.view(0).waiting else None


@rule("myl", "8.2.5")
def test_a_card_that_is_being_played_is_seen_by_both_before_it_has_any_effect():
    found = [game for game in map(until_answered, range(4)) if game is not None]
    assert found
    for game in found:
        mine, yours = (game.view(seat).waiting[0] for seat in range(2))
        assert (mine.seat, mine.source) == (yours.seat, yours.source)


def test_only_whoever_sees_the_hand_gets_the_handle_of_a_card_that_is_played_from_it():
    game = position({"reserve": 2, "hand": ["Recluta de Ensayo"]})
    game.push("play Recluta de Ensayo")
    mine, yours = (game.view(seat).waiting[0].handle for seat in (ME, YOU))
    assert mine == table(game).number[find(game, "Recluta de Ensayo")]
    assert yours == -1


@rule("myl", "8.2.5")
def test_both_see_which_card_an_answer_is_meant_for():
    game = laid({"reserve": 2, "hand": ["Recluta de Ensayo"]}, {"reserve": 2, "hand": ["Red de Plata"]})
    game.push("play Recluta de Ensayo")
    game.push("play Red de Plata")
    for seat in (ME, YOU):
        answer, played = game.view(seat).waiting
        assert (answer.source, answer.answers) == ("Red de Plata", played.handle)
