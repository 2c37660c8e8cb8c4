"""Set 8: what the cards that begin with E do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

ELSA = "Elsa - Fierce Protector"
WEAKNESS = "Everybody's Got a Weakness"


@card("Elsa - Fierce Protector")
def test_elsa_pays_an_ink_and_a_card_to_exert_an_opposing_character_even_while_drying():
    game = table({"play": [f"{ELSA} (drying)"], "hand": ["Hum", "Bear"], "ink": 2}, {"play": ["Giant", "Wolf"]})
    game.push("use Elsa", "choose Hum")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert (game.is_exerted("Giant"), game.is_exerted("Elsa"), game.ink(ME)[0]) == (True, False, 1)
    assert game.names_in("discard", ME) == ["Hum"]
    game.push("use Elsa", "choose Bear", "choose Wolf")
    assert game.is_exerted("Wolf")


@card("Elsa - Fierce Protector")
@pytest.mark.parametrize(("hand", "ink"), [([], 1), (["Hum"], 0)])
def test_elsa_cannot_do_it_without_a_card_or_without_ink(hand, ink):
    assert table({"play": [ELSA], "hand": hand, "ink": ink}, {"play": ["Wolf"]}).legal("use") == []


@card("Everybody's Got a Weakness")
def test_everybody_s_weakness_moves_a_damage_from_each_of_yours_and_draws_as_many():
    game = table(
        {"hand": [WEAKNESS], "ink": 4, "play": ["Bear (damage 2)", "Wolf (damage 1)", "Hen", "Fort (damage 1)"]},
        {"play": ["Giant", "Knight (damage 1)"]},
    )
    game.push("play Everybody's", "choose Giant")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Fort", "Giant", "Knight")] == [1, 0, 1, 2, 1]
    assert len(game.hand(ME)) == 2


@card("Everybody's Got a Weakness")
def test_nobody_s_weakness_draws_nothing():
    game = table({"hand": [WEAKNESS], "ink": 4, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Everybody's")
    assert (game.hand(ME), game.damage("Giant")) == ([], 0)
