"""Set 11: what the cards that begin with J do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

COMPASS = "John Smith's Compass"
JUMBA = "Jumba Jookiba - Prolific Inventor"


@card("John Smith's Compass")
def test_the_compass_is_lost_after_a_challenge():
    game = table({"play": [COMPASS, "Bear"], "deck": ["Hen", "Wolf"]}, {"play": ["Wolf (exerted)"]})
    game.push("challenge Bear -> Wolf", "end", "resolve 1")
    assert (game.is_in_play(COMPASS), game.deck(ME), game.hand(ME)) == (False, ["Hen", "Wolf"], [])


@card("John Smith's Compass")
@pytest.mark.parametrize(
    ("top", "answers", "hand", "deck"),
    [
        ("Hen", ["yes"], ["Hen"], ["Lamp"]),
        ("Pocahontas - Peacekeeper", ["yes"], ["Pocahontas - Peacekeeper"], ["Lamp"]),
        ("Giant", [], [], ["Lamp", "Giant"]),
        ("Rope", [], [], ["Lamp", "Rope"]),
    ],
)
def test_the_compass_leads_to_a_cheap_character_or_pocahontas(top, answers, hand, deck):
    game = table({"play": [COMPASS, "Bear"], "deck": [top, "Lamp"]}).push("quest Bear", "end")
    game.push("resolve 2", *answers)
    assert (game.hand(ME), game.deck(ME), game.is_in_play(COMPASS), game.active) == (hand, deck, True, YOU)


@card("Jumba Jookiba - Prolific Inventor")
def test_jumba_is_cheaper_in_company_and_may_heal():
    side = {"hand": [JUMBA], "play": ["Bear", "Wolf", "Lamp"], "ink": 6}
    assert table(side, {"play": ["Hen"]}).legal("play") == [f"play {JUMBA}"]
    assert table({**side, "ink": 5}, {"play": ["Hen"]}).legal("play") == []
    game = table({"play": [JUMBA, "Giant (damage 7)", "Hen (damage 1)"]}).push("quest Jumba", "yes", "choose Giant")
    assert (game.damage("Giant"), game.damage("Hen")) == (0, 1)
