"""Set 3: what the cards that begin with S do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU

RICHEST = "Scrooge McDuck - Richest Duck in the World"
MONEYBAGS = "Scrooge McDuck - Uncle Moneybags"
STRATOS = "Stratos - Tornado Titan"
TALISMAN = "Sumerian Talisman"


@card("Scrooge McDuck - Richest Duck in the World")
def test_the_richest_duck_plays_an_item_for_free_after_banishing_in_a_challenge():
    game = table(me={"play": [RICHEST], "hand": ["Forge", "Lamp", "Wolf"]}, you={"play": ["Bird (exerted)"]})
    game.push("challenge Scrooge -> Bird", "yes")
    assert sorted(game.legal()) == ["choose Forge", "choose Lamp"]
    game.push("choose Forge")
    assert sorted(game.play(ME)) == ["Forge", RICHEST]


@card("Scrooge McDuck - Richest Duck in the World")
def test_the_richest_duck_is_neither_evasive_nor_paid_on_other_turns():
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{RICHEST} (exerted)"], "hand": ["Forge"]})
    game.push("challenge Wolf -> Scrooge")
    assert (game.damage("Scrooge"), game.damage("Wolf"), game.hand(YOU)) == (2, 3, ["Forge"])
    game = table(me={"play": ["Hen"]}, you={"play": [f"{RICHEST} (exerted)"], "hand": ["Forge"]})
    game.push("challenge Hen -> Scrooge")
    assert (game.play(ME), game.legal("yes"), game.hand(YOU)) == ([], [], ["Forge"])


@card("Scrooge McDuck - Uncle Moneybags")
def test_uncle_moneybags_makes_the_next_item_cheaper():
    game = table(me={"play": [MONEYBAGS], "hand": ["Wolf", "Lamp", "Rope"], "ink": 6})
    game.push("quest Scrooge", "play Wolf")
    assert game.ink(ME) == (4, 2)
    assert game.push("play Lamp").ink(ME) == (3, 3)
    assert game.push("play Rope").ink(ME) == (1, 5)


@card("Stratos - Tornado Titan")
def test_stratos_gains_a_lore_for_each_titan_of_yours():
    game = table({"play": [STRATOS, "Hydros - Ice Titan", "Bear"]}, {"play": ["Hydros - Ice Titan"]})
    assert game.push("use Stratos").lore(ME) == 2
    assert is_evasive(STRATOS)


@card("Strike a Good Match")
def test_a_good_match_draws_two_and_then_discards_any_card():
    game = table(me={"hand": ["Strike a Good Match", "Lamp"], "ink": 2, "deck": ["Bear", "Wolf", "Hen"]})
    game.push("play Strike a Good Match")
    assert sorted(game.legal()) == ["choose Bear", "choose Lamp", "choose Wolf"]
    assert sorted(game.push("choose Bear").hand(ME)) == ["Lamp", "Wolf"]


@card("Sumerian Talisman")
def test_the_talisman_draws_for_each_of_mine_banished_in_a_challenge_on_my_turn():
    game = table(me={"play": [TALISMAN, "Hen"], "deck": ["Lamp", "Rope"]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant", "yes").hand(ME) == ["Lamp"]
    game = table(me={"play": [TALISMAN, "Hen"], "deck": ["Lamp", "Rope"]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant", "no").hand(ME) == []


@card("Sumerian Talisman")
def test_the_talisman_ignores_opposing_characters_and_opposing_turns():
    game = table(me={"play": [TALISMAN, "Giant"]}, you={"play": ["Hen (exerted)"]})
    assert game.push("challenge Giant -> Hen").legal("yes") == []
    game = table(me={"play": ["Giant"]}, you={"play": [TALISMAN, "Hen (exerted)"]})
    game.push("challenge Giant -> Hen")
    assert (game.deciding, game.legal("yes")) == (ME, [])
