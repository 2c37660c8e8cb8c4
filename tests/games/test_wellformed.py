"""What is refused of a position file before anybody looks at its cards."""

from __future__ import annotations

import pytest

import mazo
from mazo.errors import BadPosition
from mazo.games import kind
from mazo.games.wellformed import check_format


@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus"])
def test_a_format_that_is_not_known_yet_is_refused_by_its_number(game):
    position = kind(game).lessons[0].position
    assert position is not None
    with pytest.raises(BadPosition, match="mazo: format 99 cannot be read") as refused:
        mazo.from_position(position | {"mazo": 99, "game": game})
    assert "no se puede leer el formato 99" in refused.value.text("es")


def test_a_position_of_another_game_is_refused_by_its_name():
    with pytest.raises(BadPosition, match="'chess' is not 'myl'"):
        check_format(1, "chess", "myl")


def test_every_format_since_the_oldest_is_read():
    check_format(2, "lorcana", "lorcana", oldest=1, newest=3)
