"""What the amethyst and sapphire cards of the eleventh set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

ISIS = "Isis Vanderchill - Ice Queen of St. Canard"
TIGGER = "Tigger - Bouncing All the Way"
MOANA = "Moana - Curious Explorer"
PETE = "Pete - Ghost of Christmas Future"


@card("Isis Vanderchill - Ice Queen of St. Canard")
def test_isis_exerts_an_opponent():
    game = table(me={"hand": [ISIS], "ink": 4, "play": ["Hen"]}, you={"play": ["Bear", "Wolf"]})
    game.push("play Isis")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert game.is_exerted("Bear")
    assert not game.push("end").is_exerted("Bear")


@card("Tigger - Bouncing All the Way")
def test_tigger_may_bounce_anything_cheap():
    game = table(
        me={"hand": [TIGGER], "ink": 4, "play": ["Hen"]}, you={"play": ["Bear", "Lamp", "Forge", "Fort", "Cave"]}
    )
    game.push("play Tigger", "yes")
    assert sorted(game.legal()) == ["choose Fort", "choose Hen", "choose Lamp"]
    assert game.push("choose Fort").hand(YOU) == ["Fort"]


@card("Tigger - Bouncing All the Way")
def test_tigger_may_stand_still():
    game = table(me={"hand": [TIGGER], "ink": 4}, you={"play": ["Lamp"]})
    assert game.push("play Tigger", "no").play(YOU) == ["Lamp"]


@card("Moana - Curious Explorer")
def test_the_curious_explorer_inks_from_the_discard_instead_of_the_hand():
    game = table(me={"play": [MOANA], "hand": ["Hen"], "discard": ["Bear", "Raging Storm"]})
    assert sorted(game.legal("ink")) == ["ink Bear", "ink Hen"]
    game.push("ink Bear")
    assert (game.ink(ME), game.names_in("discard", ME), game.legal("ink")) == ((1, 0), ["Raging Storm"], [])


@card("Moana - Curious Explorer")
def test_only_the_explorers_own_player_inks_from_the_discard():
    game = table(me={"discard": ["Bear"]}, you={"play": [MOANA]})
    assert game.legal("ink") == []


@card("Pete - Ghost of Christmas Future")
def test_the_ghost_of_the_future_keeps_one_of_as_many_cards_as_are_under_him():
    game = table(me={"play": [f"{PETE} (facedown Hen)"], "deck": ["Rope", "Bear", "Lamp", "Giant"], "ink": 1})
    game.push("boost Pete", "quest Pete")
    assert sorted(game.legal()) == ["choose Bear", "choose Lamp"]
    game.push("choose Lamp")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Lamp")) == (["Lamp"], ["Giant", "Bear"], False)


@card("Pete - Ghost of Christmas Future")
def test_the_ghost_of_the_future_sees_nothing_alone():
    game = table(me={"play": [PETE], "deck": ["Bear", "Lamp"]})
    assert game.push("quest Pete").deck(ME) == ["Bear", "Lamp"]
