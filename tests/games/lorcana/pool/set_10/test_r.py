"""Set 10: what the cards that begin with R do at the table."""

from tests.games.lorcana.pool.extras import CASTLE, table
from tests.support.card import card
from tests.support.table import ME, YOU

RAPUNZEL = "Rapunzel - Creative Captor"
GASTON = "Gaston - Frightful Bully"


@card("Raksha - Fearless Mother")
def test_raksha_moves_for_less_once_a_turn():
    raksha = "Raksha - Fearless Mother"
    game = table({"play": ["Fort", "Castle", raksha, "Bear"], "ink": 6}, cards=[CASTLE])
    game.push(f"move {raksha} -> Fort")
    assert game.ink(ME) == (5, 1)
    game.push(f"move {raksha} -> Castle")
    assert game.ink(ME) == (3, 3)
    game.push("end", "end", f"move {raksha} -> Fort")
    assert game.ink(ME) == (5, 1)


@card("Rapunzel - Creative Captor")
def test_rapunzel_weakens_an_opponent_this_turn():
    game = table({"hand": [RAPUNZEL], "ink": 5, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Rapunzel")
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (3, 6)


@card("Recovered Page")
def test_the_recovered_page_finds_a_character_among_four_cards():
    game = table(me={"hand": ["Recovered Page"], "ink": 2, "deck": ["Lamp", "Bear", "Hum", "Wolf", "Hen"]})
    game.push("play Recovered")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Bear", "order Hum; Wolf; Lamp")
    assert (game.hand(ME), game.deck(ME)) == (["Bear"], ["Hen", "Hum", "Wolf", "Lamp"])
    assert game.knows(YOU, "Bear")


@card("Recovered Page")
def test_the_recovered_page_is_burnt_to_boost_somebody():
    game = table(me={"play": ["Recovered Page", GASTON, "Bear"], "ink": 1, "deck": ["Lamp", "Hum"]})
    game.push("use Recovered")
    assert (game.names_in("facedown", ME), game.deck(ME)) == (["Lamp"], ["Hum"])
    assert (game.is_in_play("Recovered"), game.ink(ME)) == (False, (0, 1))
