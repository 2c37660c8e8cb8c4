"""Set 12: what the cards that begin with V do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import YOU

VINCENZO = "Vincenzo Santorini - On the Run"
VIOLET = "Violet Parr - Learning New Powers"


@card("Vincenzo Santorini - On the Run")
def test_vincenzo_keeps_opposing_items_from_readying():
    game = table(me={"play": [VINCENZO, "Lamp (exerted)"]}, you={"play": ["Rope (exerted)", "Bear (exerted)"]})
    game.push("end")
    assert (game.is_exerted("Rope"), game.is_exerted("Bear")) == (True, False)
    assert not game.push("end").is_exerted("Lamp")


@card("Vincenzo Santorini - On the Run")
def test_vincenzo_evades():
    game = table(me={"play": [f"{VINCENZO} (exerted)"]}, you={"play": ["Bear"]}, active=YOU)
    assert game.legal("challenge") == []


@card("Violet Parr - Learning New Powers")
def test_violet_deflects_a_damage_to_an_opposing_character():
    game = table(me={"hand": [VIOLET], "ink": 3, "play": ["Bear (damage 2)"]}, you={"play": ["Giant", "Hen"]})
    game.push("play Violet", "yes", "choose Bear")
    assert game.legal() == ["choose Giant", "choose Hen"]
    game.push("choose Giant")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)
    kept = table(me={"hand": [VIOLET], "ink": 3, "play": ["Bear (damage 2)"]}, you={"play": ["Giant"]})
    assert kept.push("play Violet", "no").damage("Bear") == 2


@card("Violet Parr - Learning New Powers")
def test_violet_evades():
    game = table(me={"play": [f"{VIOLET} (exerted)"]}, you={"play": ["Bear", "Bird"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Bird -> {VIOLET}"]
