"""Set 10: what the cards that begin with E do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_10.extras import BIG_RED
from tests.support.card import card
from tests.support.table import ME

ELISA = "Elisa Maza - Intrepid Investigator"
ELSA = "Elsa - Exploring the Unknown"
EMILY = "Emily Quackfaster - Level-Headed Librarian"
FLYNN = "Flynn Rider - Spectral Scoundrel"
INKCASTER = "Enigmatic Inkcaster"


@card("Elisa Maza - Intrepid Investigator")
@pytest.mark.parametrize(("others", "lore"), [(["Giant", "Big Red"], 3), (["Giant", "Bear"], 1)])
def test_elisa_has_strong_friends(others, lore):
    game = table({"play": [ELISA, *others]}, {"play": ["Big Red"]}, cards=[BIG_RED])
    assert game.lore_value("Elisa") == lore


@card("Elsa - Exploring the Unknown")
def test_elsa_may_draw_as_she_comes():
    assert len(table(me={"hand": [ELSA], "ink": 3}).push("play Elsa", "yes").hand(ME)) == 1
    assert len(table(me={"hand": [ELSA], "ink": 3}).push("play Elsa", "no").hand(ME)) == 0


@card("Emily Quackfaster - Level-Headed Librarian")
def test_emily_recommends_a_card_to_one_of_yours_with_boost():
    game = table(me={"hand": [EMILY], "ink": 2, "play": [FLYNN, "Bear"], "deck": ["Lamp", "Hum"]})
    game.push("play Emily", "yes")
    assert (game.lore_value("Flynn"), game.deck(ME)) == (2, ["Hum"])
    kept = table(me={"hand": [EMILY], "ink": 2, "play": [FLYNN]}).push("play Emily", "no")
    assert kept.lore_value("Flynn") == 1


@card("Enigmatic Inkcaster")
def test_the_inkcaster_rewards_two_cards_played_in_a_turn():
    game = table(me={"hand": [INKCASTER, "Hum"], "ink": 3}).push("play Enigmatic", "play Hum", "use Enigmatic")
    assert game.lore(ME) == 1
    game = table(me={"play": [INKCASTER], "hand": ["Hum", "Hum"], "ink": 2}).push("play Hum", "use Enigmatic")
    assert (game.lore(ME), game.is_exerted("Enigmatic")) == (0, True)
