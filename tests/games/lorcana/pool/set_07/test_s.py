"""Set 7: what the cards that begin with S do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME

BROTHER = "Stabbington Brother - Without a Patch"
SVEN = "Sven - Keen-Eyed Reindeer"


@card("Sapphire Coil")
def test_the_sapphire_coil_may_weaken_a_character_when_a_card_is_inked():
    game = table(me={"play": ["Sapphire Coil"], "hand": ["Wolf"]}, you={"play": ["Giant"], "hand": ["Hen"]})
    game.push("ink Wolf", "yes")
    assert game.strength("Giant") == 4
    game.push("end", "ink Hen")
    assert (game.strength("Giant"), game.bag()) == (6, [])
    kept = table(me={"play": ["Sapphire Coil"], "hand": ["Wolf"]}, you={"play": ["Giant"]}).push("ink Wolf", "no")
    assert kept.strength("Giant") == 6


@card("So Much to Give")
def test_so_much_to_give_draws_and_makes_a_bodyguard_for_a_round():
    game = table(
        me={"hand": ["So Much to Give"], "ink": 2, "play": ["Bear (exerted)", "Hen (exerted)"]}, you={"play": ["Giant"]}
    )
    game.push("play So Much", "choose Hen")
    assert game.hand(ME) == ["Filler"]
    game.push("end")
    assert game.legal("challenge") == ["challenge Giant -> Hen"]


@card("So Much to Give")
@rule("lorcana", "6.1.13.3")
def test_the_bodyguard_of_so_much_to_give_retires_as_its_players_turn_begins():
    game = table(
        me={"hand": ["So Much to Give"], "ink": 2, "play": ["Bear", "Hen"]},
        you={"play": ["Giant"]},
    )
    game.push("play So Much", "choose Hen", "end", "end", "quest Bear", "quest Hen", "end")
    assert game.legal("challenge") == ["challenge Giant -> Bear", "challenge Giant -> Hen"]


@card("Stabbington Brother - Without a Patch")
def test_the_stabbington_brothers_rush_together():
    patch = "Stabbington Brother - With a Patch"
    game = table(
        me={"hand": [BROTHER], "ink": 4, "play": [f"{patch} (drying)", "Bear (drying)"]},
        you={"play": ["Wolf (exerted)"]},
    )
    assert game.legal("challenge") == []
    game.push("play Stabbington Brother - Without")
    assert sorted(game.legal("challenge")) == [f"challenge {patch} -> Wolf", f"challenge {BROTHER} -> Wolf"]


@card("Sven - Keen-Eyed Reindeer")
def test_sven_glares_a_character_weak_for_the_turn_and_rushes_at_it():
    game = table(me={"hand": [SVEN], "ink": 5}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("play Sven", "choose Giant")
    assert game.strength("Giant") == 3
    game.push("challenge Sven -> Giant")
    assert (game.damage("Sven"), game.damage("Giant")) == (3, 2)
    assert game.push("end").strength("Giant") == 6
