"""A position at rest can be written down and laid out again."""

from __future__ import annotations

import json
import re
from typing import Any

import mazo
from mazo.errors import BadPosition
from mazo.game import Game
from tests.properties import lorcana
from tests.properties.conformance import holds
from tests.properties.invariants import cards_agree, questions_agree
from tests.properties.play import Play
from tests.properties.sizes import Size

AT_REST = {"lorcana": lorcana.at_rest}
"""When a game promises that its position can be written down."""


@holds()
def test_a_position_can_be_written_down_and_laid_out_again(play: Play, size: Size) -> None:
    for game in play.walk(size.cap):
        if game.outcome is not None:
            return
        must = game.kind.name in AT_REST and AT_REST[game.kind.name](game.table)
        if len(game.past) % (3 if must else 7):
            continue
        before = game.hash
        written = position_of(game)
        assert game.hash == before
        if written is None:
            assert not must, "a position at rest that can't be written down"
            continue
        again = mazo.from_position(json.loads(json.dumps(written)))
        if must:
            assert again.position() == written
            agree(game, again)


def position_of(game: Game) -> dict[str, Any] | None:
    """The position, or None where something is under way that a position can't hold."""
    try:
        return game.position()
    except BadPosition:
        return None


def agree(game: Game, again: Game) -> None:
    """The laid out game stands where the first one stands, and the same can be done in it."""
    questions_agree(again)
    cards_agree(again)
    assert (again.turn, again.deciding, again.edition) == (game.turn, game.deciding, game.edition)
    assert sorted(_names(again)) == sorted(_names(game))


def _names(game: Game) -> list[str]:
    """What can be done, by names alone: a new table gives its cards new handles."""
    return [re.sub(r" #\d+", "", action.text) for action in game.legal_actions]
