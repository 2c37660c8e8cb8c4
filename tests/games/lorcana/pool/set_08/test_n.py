"""Set 8: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

NAMAARI = "Namaari - Single-Minded Rival"


@card("Namaari - Single-Minded Rival")
def test_namaari_may_exchange_a_card_when_played_and_at_the_start_of_her_turns():
    game = table({"hand": [NAMAARI, "Bear"], "ink": 5, "deck": ["Wolf", "Hen", "Lamp", "Rope"]})
    game.push("play Namaari", "yes", "choose Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Wolf"], ["Bear"])
    game.push("end", "end", "yes", "choose Wolf")
    assert (sorted(game.hand(ME)), sorted(game.names_in("discard", ME))) == (["Hen", "Lamp"], ["Bear", "Wolf"])


@card("Namaari - Single-Minded Rival")
def test_namaari_who_declines_discards_nothing():
    game = table({"hand": [NAMAARI, "Bear"], "ink": 5}).push("play Namaari", "no")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], [])


@card("Namaari - Single-Minded Rival")
def test_namaari_is_as_strong_as_her_discard_is_large():
    game = table({"play": [NAMAARI], "discard": ["Bear", "Lamp"], "hand": ["Hum"], "ink": 1}, {"discard": ["Hen"]})
    assert game.strength("Namaari") == 2
    assert game.push("play Hum").strength("Namaari") == 3
