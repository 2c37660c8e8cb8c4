"""Set 1: what the cards that begin with G do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

GENIE = "Genie - Powers Unleashed"


@card("Genie - Powers Unleashed")
def test_genie_may_play_an_action_that_costs_five_or_less_for_free():
    game = table({"play": [GENIE], "hand": ["Dragon Fire", "Spell", "Be Prepared", "Bear"]}, {"play": ["Wolf"]})
    game.push("quest Genie", "yes")
    assert sorted(game.legal()) == ["choose Dragon Fire", "choose Spell"]
    game.push("choose Dragon Fire", "choose Wolf")
    assert (game.play(YOU), game.lore(ME)) == ([], 3)
    assert is_evasive(GENIE)
    assert shifts_for(GENIE, 6)
