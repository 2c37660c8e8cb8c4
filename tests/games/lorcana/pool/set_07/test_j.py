"""Set 7: what the cards that begin with J do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_07.extras import GHOST
from tests.support.card import card
from tests.support.table import ME, YOU

JAFAR_ASPIRING_RULER = "Jafar - Aspiring Ruler"
JAFAR_NEWLY_CROWNED = "Jafar - Newly Crowned"
COOK = "Jebidiah Farnsworth - Expedition Cook"


@card("Jafar - Aspiring Ruler")
def test_jafar_makes_a_challenger_for_the_turn():
    game = table(me={"hand": [JAFAR_ASPIRING_RULER], "ink": 3, "play": ["Wolf"]}, you={"play": ["Giant (exerted)"]})
    game.push("play Jafar", "choose Wolf")
    assert game.strength("Wolf") == 2
    game.push("challenge Wolf -> Giant")
    assert game.damage("Giant") == 4


@card("Jafar - Aspiring Ruler")
def test_what_jafar_gave_is_gone_next_turn():
    game = table(me={"hand": [JAFAR_ASPIRING_RULER], "ink": 3, "play": ["Wolf"]}, you={"play": ["Giant"]})
    game.push("play Jafar", "choose Wolf", "end", "quest Giant", "end", "challenge Wolf -> Giant")
    assert game.damage("Giant") == 2


@card("Jafar - Newly Crowned")
def test_jafar_calls_his_illusions_back_when_they_fall_on_an_opponents_turn():
    game = table(
        me={"play": [JAFAR_NEWLY_CROWNED, "Ghost (exerted)", "Hen (exerted)"]},
        you={"play": ["Giant", "Bear"]},
        cards=[GHOST],
        active=YOU,
    )
    game.push("challenge Giant -> Ghost", "yes")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Ghost"], [])
    game.push("challenge Bear -> Hen")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Ghost"], ["Hen"])


@card("Jafar - Newly Crowned")
def test_jafar_leaves_illusions_that_fall_on_his_own_turn():
    game = table(me={"play": [JAFAR_NEWLY_CROWNED, "Ghost"]}, you={"play": ["Giant (exerted)"]}, cards=[GHOST])
    game.push("challenge Ghost -> Giant")
    assert (game.hand(ME), game.names_in("discard", ME), game.active) == ([], ["Ghost"], ME)


@card("Jafar - Newly Crowned")
def test_jafar_may_leave_an_illusion_in_the_discard():
    game = table(
        me={"play": [JAFAR_NEWLY_CROWNED, "Ghost (exerted)"]}, you={"play": ["Giant"]}, cards=[GHOST], active=YOU
    )
    game.push("challenge Giant -> Ghost", "no")
    assert game.names_in("discard", ME) == ["Ghost"]


@card("Jebidiah Farnsworth - Expedition Cook")
def test_the_cook_fortifies_a_character_until_your_next_turn():
    game = table(me={"hand": [COOK], "ink": 4, "play": ["Bear (exerted)"]}, you={"play": ["Wolf"]})
    game.push("play Jebidiah", "choose Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 1
    game.push("end", "quest Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 1 + 2


@card("Jebidiah Farnsworth - Expedition Cook")
def test_the_cook_supports_another_character():
    game = table(me={"play": [COOK, "Bear"]}).push("quest Jebidiah", "yes")
    assert game.strength("Bear") == 3 + 3
