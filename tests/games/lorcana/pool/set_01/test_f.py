"""Set 1: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Fire the Cannons!")
def test_fire_the_cannons_deals_two():
    game = table({"hand": ["Fire the Cannons!"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear", "Fort"]})
    game.push("play Fire")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    assert game.push("choose Bear").damage("Bear") == 2


@card("Flotsam - Ursula's Spy")
def test_flotsam_lends_his_rush_to_jetsam():
    spies = ["Flotsam - Ursula's Spy (drying)", "Jetsam - Ursula's Spy (drying)", "Wolf (drying)"]
    game = table({"play": spies}, {"play": ["Bear (exerted)"]})
    assert game.legal("challenge") == [
        "challenge Flotsam - Ursula's Spy -> Bear",
        "challenge Jetsam - Ursula's Spy -> Bear",
    ]
    assert game.legal("quest") == []


@card("Flotsam - Ursula's Spy")
def test_flotsam_lends_nothing_to_an_opponents_jetsam():
    game = table({"play": ["Jetsam - Ursula's Spy (drying)"]}, {"play": ["Flotsam - Ursula's Spy (exerted)"]})
    assert game.legal("challenge") == []


@card("Friends on the Other Side")
def test_friends_on_the_other_side_bring_two_cards():
    game = table({"hand": ["Friends on the Other Side"], "play": ["Bear", "Wolf"]})
    assert game.legal("sing") == ["sing Friends on the Other Side with Bear"]
    assert len(game.push("sing Friends with Bear").hand(ME)) == 2
