"""Set 9: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

ALICE = "Alice - Accidentally Adrift"


@card("Alice - Accidentally Adrift")
@pytest.mark.parametrize(("answers", "ink"), [(["yes", "choose Lamp"], (0, 1)), (["no"], (0, 0))])
def test_alice_may_wash_an_item_into_its_players_inkwell_exerted(answers, ink):
    game = table({"hand": [ALICE], "ink": 4, "play": ["Rope"]}, {"play": ["Lamp", "Bear"]})
    game.push("play Alice", *answers)
    assert (game.ink(YOU), game.is_in_play("Lamp")) == (ink, answers == ["no"])


@card("Alice - Accidentally Adrift")
def test_alice_weakens_an_opposing_character_this_turn_when_she_quests():
    game = table({"play": [ALICE, "Wolf"]}, {"play": ["Bear", "Giant"]}).push("quest Alice")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Giant").strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Aurora - Holding Court")
def test_aurora_makes_the_next_princess_or_queen_cheaper_whoever_comes_before():
    game = table(
        {"play": ["Aurora - Holding Court"], "hand": ["Wolf", "Elsa - Snow Queen", "Rapunzel - Sunshine"], "ink": 6}
    )
    game.push("quest Aurora", "play Wolf")
    assert game.ink(ME)[0] == 4
    assert game.push("play Elsa").ink(ME)[0] == 2
    assert game.push("play Rapunzel").ink(ME)[0] == 0
