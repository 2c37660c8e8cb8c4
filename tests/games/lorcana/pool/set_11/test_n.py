"""Set 11: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

NANI_NO_WORRIES = "Nani - No Worries"
NANI_STAGE_MANAGER = "Nani - Stage Manager"


@card("Nani - No Worries")
def test_nani_is_worth_more_while_unhurt():
    assert table({"play": [NANI_NO_WORRIES]}).lore_value("Nani") == 2
    assert table({"play": [f"{NANI_NO_WORRIES} (damage 1)"]}).lore_value("Nani") == 1


@card("Nani - Stage Manager")
def test_nani_may_reveal_a_cheap_character_among_four():
    deck = ["Bear", "Wolf", "Lamp", "Hen", "Wolf"]
    game = table(me={"hand": [NANI_STAGE_MANAGER], "ink": 3, "deck": deck})
    game.push("play Nani")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf", "choose nothing"]
    game.push("choose Hen", "order Lamp; Wolf; Bear")
    assert (game.hand(ME), game.deck(ME)) == (["Hen"], ["Wolf", "Lamp", "Wolf", "Bear"])
    assert game.knows(YOU, "Hen")


@card("Nearly Indestructible")
def test_nearly_indestructible_until_your_next_turn():
    game = table({"hand": ["Nearly Indestructible"], "ink": 1, "play": ["Bear (exerted)"]}, {"play": ["Giant", "Wolf"]})
    game.push("play Nearly", "end", "challenge Wolf -> Bear", "challenge Giant -> Bear")
    assert game.damage("Bear") == 4
