"""Set 12: what the cards that begin with P do at the table."""

from tests.games.lorcana.pool.extras import BALM, table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME

PEPA = "Pepa Madrigal - Calm Before the Storm"
CROSSBOW = "Plunger Crossbow"
PLUTO = "Pluto - Vigilant Traveler"


@card("Pepa Madrigal - Calm Before the Storm")
def test_pepa_hurts_your_others_and_draws_for_the_first_healing_of_your_turn():
    game = table({"hand": [PEPA, "Balm", "Balm"], "ink": 3, "play": ["Bear", "Hen"]}, {"play": ["Wolf"]}, cards=[BALM])
    game.push("play Pepa")
    assert [game.damage(name) for name in ("Bear", "Hen", "Pepa", "Wolf")] == [1, 1, 0, 0]
    game.push("play Balm", "choose Bear", "amount 1")
    assert len(game.hand(ME)) == 2
    assert len(game.push("play Balm", "choose Hen", "amount 1").hand(ME)) == 1


@card("Plunger Crossbow")
def test_the_crossbow_changes_a_card():
    game = table({"play": [CROSSBOW], "hand": ["Lamp"], "ink": 2, "deck": ["Bear", "Hen"]}).push(
        "use Plunger", "choose Lamp"
    )
    assert (game.hand(ME), game.names_in("discard", ME), game.ink(ME)) == (["Bear"], ["Lamp"], (0, 2))


@card("Pluto - Vigilant Traveler")
@rule("lorcana", "6.2.4")
def test_pluto_barks_only_if_another_character_was_played_this_turn():
    game = table(me={"play": [PLUTO], "hand": ["Hen"], "ink": 1}, you={"play": ["Giant"]})
    game.push("play Hen", "quest Pluto")
    assert game.strength("Giant") == 5
    game.push("end", "end")
    assert game.strength("Giant") == 6
    assert game.push("quest Pluto").strength("Giant") == 6
