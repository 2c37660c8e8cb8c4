"""What only Lorcana has: checks that are spared, and cards of one name that come back to a hand."""

from __future__ import annotations

import msgspec

from mazo.game import Game
from mazo.games import kind
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.games.lorcana.position.files import read_position
from mazo.kernel.hashing import fold
from mazo.kernel.loop import pick
from mazo.kernel.rng import Dice
from tests.properties.conformance import holds
from tests.properties.invariants import view_bytes
from tests.properties.lorcana_cards import CARDS
from tests.properties.play import Play
from tests.properties.sizes import Size

ME, YOU = 0, 1


@holds(games=("lorcana",))
def test_checks_that_are_spared_would_have_found_nothing(play: Play, size: Size) -> None:
    game = play.finished(size.cap)
    careful = play.begin().table.copy()
    assert isinstance(careful, LorcanaGame)
    for past in game.past:
        careful.unchecked = careful.dirty = True
        for packed in past.action.picks:
            pick(careful, packed, past.action.seat)
            careful.unchecked = careful.dirty = True
    assert fold(careful.ints()) == game.hash


def test_who_knows_one_card_in_a_hand_is_not_told_of_another_that_is_equal() -> None:
    game = position(hand=["Plain Folk", "Stray Spark", "Undertow"], play=["Plain Folk"])
    for text in ("play Undertow", "yes", "choose Plain Folk"):
        if text in game.legal(ME):
            game.push(text)
    assert game.view(YOU).players[ME].zones["hand"].known == ("Plain Folk",)
    either = [action.text for action in game.legal(ME) if "Plain Folk" in action.text]
    assert len(either) == 4, "two cards of that name, each of which can be played or inked"
    for text in either:
        played = game.copy()
        played.push(text)
        assert played.view(YOU).players[ME].zones["hand"].known == ()
        for number in range(5):
            world = game.imagine(YOU, Dice(number))
            world.push(text.partition(" #")[0], by=ME)
            assert view_bytes(world, YOU) == view_bytes(played, YOU)


def position(hand: list[str], play: list[str]) -> Game:
    """A main phase with synthetic cards; the deck holds one of each kind."""
    cards = [msgspec.to_builtins(card) for card in CARDS]
    names = [card.full_name for card in CARDS]
    me = {"hand": hand, "play": play, "inkwell": 6, "deck": names}
    data = {"mazo": 3, "game": "lorcana", "turn": 3, "players": [me, {"hand": 3, "deck": 10}], "cards": cards}
    table = read_position(data)
    return Game(kind("lorcana"), table, origin={})
