"""Set 1: what the cards that begin with J do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

SILVER = "John Silver - Alien Pirate"


@card("Jafar - Keeper of Secrets")
def test_jafar_is_as_strong_as_his_players_hand_is_large():
    game = table({"play": ["Jafar - Keeper of Secrets"], "hand": ["Hum", "Bear", "Wolf"], "ink": 1}, {"hand": ["Hen"]})
    assert game.strength("Jafar") == 3
    assert game.push("play Hum").strength("Jafar") == 2


@card("Jasper - Common Crook")
def test_jasper_keeps_an_opposing_character_from_questing_in_its_next_turn_only():
    game = table({"play": ["Jasper - Common Crook", "Hen"]}, {"play": ["Bear", "Wolf"]}).push("quest Jasper")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "end")
    assert game.legal("quest") == ["quest Wolf"]
    assert game.push("end", "end").legal("quest") == ["quest Bear", "quest Wolf"]


@card("Jetsam - Ursula's Spy")
def test_jetsam_lends_its_evasion_to_flotsam():
    spies = ["Flotsam - Ursula's Spy (exerted)", "Jetsam - Ursula's Spy (exerted)"]
    game = table({"play": ["Bear", "Bird"]}, {"play": [*spies, "Wolf (exerted)"]})
    assert game.legal("challenge Bear") == ["challenge Bear -> Wolf"]
    assert len(game.legal("challenge Bird")) == 3


@card("Jetsam - Ursula's Spy")
def test_without_jetsam_flotsam_is_not_evasive():
    game = table({"play": ["Bear"]}, {"play": ["Flotsam - Ursula's Spy (exerted)"]})
    assert game.legal("challenge") == ["challenge Bear -> Flotsam - Ursula's Spy"]


@card("John Silver - Alien Pirate")
def test_silver_makes_somebody_reckless_in_their_next_turn_when_played_and_when_questing():
    game = table({"hand": [SILVER], "ink": 6, "play": ["Wolf (exerted)"]}, {"play": ["Bear", "Giant"]})
    game.push("play John", "choose Bear", "end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Giant"], [])
    game.push("challenge Bear -> Wolf", "end", "quest John", "choose Giant", "end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Bear"], [])
    game.push("challenge Giant -> John", "end", "end")
    assert "quest Giant" in game.legal()
