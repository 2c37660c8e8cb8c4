"""Set 13: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

LAUGH = "Laugh Canister"
LUMPY = "Lumpy - Hunny Druid"


@card("Laugh Canister")
@pytest.mark.parametrize(("answer", "theirs"), [("yes", 1), ("no", 0)])
def test_the_canister_gives_ink_and_an_opponent_may_take_some(answer, theirs):
    game = table({"play": [LAUGH]}).push("use Laugh")
    assert game.deciding == YOU
    game.push(answer)
    assert (game.ink(ME), sum(game.ink(YOU)), len(game.deck(ME))) == ((0, 1), theirs, 9)


@card("Lumpy - Hunny Druid")
def test_lumpy_may_move_up_to_two_damage():
    game = table({"hand": [LUMPY], "ink": 5, "play": ["Bear (damage 3)"]}, {"play": ["Giant", "Wolf"]})
    game.push("play Lumpy", "yes", "choose Bear", "choose Giant", "amount 2")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 2)
