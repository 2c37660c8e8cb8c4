"""Set 11: what the cards that begin with D do at the table."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_11.extras import MARTIAN
from tests.support.card import card
from tests.support.table import ME, YOU, made

HAMSTERVIEL = "Dr. Hamsterviel - Infamous Scientist"

BOOSTER = made("Booster", willpower=5, abilities=[Keyword("Boost", 1)])


@card("Donald Duck - Fred Honeywell")
def test_fred_honeywell_adds_a_card_to_a_boost():
    fred = "Donald Duck - Fred Honeywell"
    game = table({"play": [fred, "Booster"], "ink": 1, "deck": ["Wolf", "Hen", "Bear"]}, cards=[BOOSTER])
    game.push("boost Booster", "yes")
    assert sorted(game.names_in("facedown", ME)) == ["Hen", "Wolf"]


@card("Donald Duck - Fred Honeywell")
def test_fred_honeywell_draws_for_what_was_under_the_banished():
    fred = "Donald Duck - Fred Honeywell"
    game = table({"play": [fred, "Hen (exerted, facedown Wolf, facedown Wolf)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Hen", "yes")
    assert len(game.hand(ME)) == 2


@card("Dr. Hamsterviel - Infamous Scientist")
def test_hamsterviel_is_cheaper_for_aliens_and_stops_a_challenger():
    side = {"hand": [HAMSTERVIEL], "ink": 6, "discard": ["Martian", "Martian", "Bear"], "play": ["Hen (exerted)"]}
    game = table(side, {"play": ["Wolf", "Bear"], "discard": ["Martian"]}, cards=[MARTIAN])
    game.push("play Dr. Hamsterviel", "choose Wolf", "end")
    assert (game.ink(ME), game.legal("challenge")) == ((0, 6), ["challenge Bear -> Hen"])
    assert table({**side, "ink": 5}, cards=[MARTIAN]).legal("play") == []
