"""Set 12: what the cards that begin with E do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import HEROINE
from tests.support.card import card
from tests.support.table import ME, YOU

EDNA = "Edna Mode - Fashion Designer"
ELINOR = "Elinor - Renowned Diplomat"


@card("Edna Mode - Fashion Designer")
def test_edna_may_return_a_cheap_item_whose_player_draws():
    side = {"hand": [EDNA], "ink": 3, "play": ["Forge"]}
    game = table(side, {"play": ["Lamp", "Forge"]}).push("play Edna", "yes")
    assert (game.play(YOU), len(game.hand(YOU)), "Lamp" in game.hand(YOU), game.hand(ME)) == (["Forge"], 2, True, [])
    kept = table(side, {"play": ["Lamp"]}).push("play Edna", "no")
    assert (kept.play(YOU), kept.hand(YOU)) == (["Lamp"], [])


@card("Edna Mode - Fashion Designer")
def test_edna_s_quest_dresses_your_supers_this_turn():
    game = table({"play": [EDNA, "Heroine", "Bear"]}, {"play": ["Wolf"]}, cards=[HEROINE]).push("quest Edna")
    assert [game.lore_value(name) for name in ("Heroine", "Bear", "Edna")] == [2, 2, 2]
    assert game.push("end").lore_value("Heroine") == 1


@card("Elinor - Renowned Diplomat")
def test_elinor_rewards_three_exerted_characters_at_the_end_of_your_turn():
    game = table(me={"play": [ELINOR, "Bear (exerted)", "Wolf (exerted)"]}, you={"play": ["Giant", "Hen"]})
    game.push("quest Elinor", "end")
    assert game.legal() == ["choose Giant", "choose Hen"]
    game.push("choose Giant")
    assert (game.damage("Giant"), game.lore(ME), len(game.hand(ME)), game.active) == (1, 2, 1, YOU)


@card("Elinor - Renowned Diplomat")
def test_elinor_does_nothing_with_two():
    game = table(me={"play": [ELINOR, "Bear (exerted)", "Wolf (exerted)"]}, you={"play": ["Giant", "Bird (exerted)"]})
    game.push("end")
    assert (game.active, game.lore(ME), game.hand(ME), game.damage("Giant")) == (YOU, 0, [], 0)


@card("Elinor - Renowned Diplomat")
def test_elinor_gains_and_draws_without_anybody_to_hurt():
    game = table(me={"play": [ELINOR, "Bear (exerted)", "Wolf (exerted)"]}).push("quest Elinor", "end")
    assert (game.lore(ME), len(game.hand(ME))) == (2, 1)
