"""Set 11: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import SLEUTH, table
from tests.support.card import card
from tests.support.table import ME, YOU

FANGMEYER = "Fangmeyer - Icy Officer"
FLIT = "Flit - Reflective Hummingbird"
FREEZE = "Freeze the Vine"


@card("Fangmeyer - Icy Officer")
def test_fangmeyer_may_return_a_detective():
    game = table({"hand": [FANGMEYER], "ink": 5, "discard": ["Sleuth", "Bear"]}, cards=[SLEUTH])
    assert game.push("play Fangmeyer", "yes").hand(ME) == ["Sleuth"]


@card("Flit - Reflective Hummingbird")
def test_flit_moves_a_damage_or_none():
    game = table({"hand": [FLIT], "ink": 1, "play": ["Bear (damage 2)"]}, {"play": ["Giant", "Wolf"]})
    game.push("play Flit", "choose Bear", "choose Giant")
    assert sorted(game.legal()) == ["amount 0", "amount 1"]
    game.push("amount 1")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)


@card("Freeze the Vine")
def test_freezing_the_vine_banishes_all_locations_draws_two_and_discards_one():
    game = table(
        me={"hand": [FREEZE], "play": ["Fort", "Bear (at Fort)"], "ink": 4, "deck": ["Lamp", "Rope", "Hen"]},
        you={"play": ["Cave", "Wolf"]},
    )
    game.push(f"play {FREEZE}", "choose Rope")
    assert (game.play(ME), game.play(YOU), game.hand(ME)) == (["Bear"], ["Wolf"], ["Lamp"])
    assert game.place("Bear") == ""
