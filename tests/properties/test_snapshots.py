"""A game that goes on from a snapshot at each of its decisions is the game that was never interrupted."""

from __future__ import annotations

from mazo.kernel.hashing import fold
from mazo.record import replays
from tests.properties.conformance import holds
from tests.properties.play import Play
from tests.properties.sizes import Size


@holds()
def test_a_copy_at_every_decision_comes_to_the_same_end(play: Play, size: Size) -> None:
    control, game = play.finished(size.cap), play.begin()
    for past in control.past:
        game = game.copy()
        assert game.hash == fold(past.table.ints())
        game.push(past.action)
    assert (game.hash, game.outcome) == (control.hash, control.outcome)
    assert game.events == control.events
    assert game.table.pools == control.table.pools


@holds(part=0.25)
def test_a_save_in_the_middle_is_the_same_game_again(play: Play, size: Size) -> None:
    if "decks" not in play.begin().origin:  # laid by a test, of cards that no file could name
        return
    for game in play.looks(size):
        again = replays.rerun(replays.loads(replays.dump(game)))
        assert (again.hash, again.deciding, again.table.pools) == (game.hash, game.deciding, game.table.pools)
