"""Set 4: what the cards that begin with D do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_04.extras import DECK
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

PETE = "Pete - Born to Cheat"
DIG = "Dig a Little Deeper"
DOLORES = "Dolores Madrigal - Easy Listener"


@card("Daisy Duck - Musketeer Spy")
def test_daisy_makes_each_opponent_discard_a_card_of_their_choice():
    game = table(
        {"hand": ["Daisy Duck - Musketeer Spy"], "ink": 4}, {"hand": ["Hen", "Bear"]}, third={"hand": ["Lamp"]}
    )
    game.push("play Daisy")
    assert game.deciding == YOU
    game.push("choose Hen", "choose Lamp")
    assert (game.hand(YOU), game.hand(THIRD)) == (["Bear"], [])


@card("Dang Hu - Talon Chief")
def test_dang_hu_lets_your_other_villains_support():
    game = table({"play": ["Dang Hu - Talon Chief", PETE, "Bear"]}).push("quest Pete", "yes", "choose Bear")
    assert game.strength("Bear") == 5
    assert not asked(game.push("quest Dang Hu"))


@card("Dig a Little Deeper")
def test_digging_keeps_exactly_two_of_seven_cards():
    game = table(me={"hand": [DIG], "play": ["Knight", "Witch"], "deck": DECK})
    game.push(f"sing together {DIG}")
    assert len(game.legal()) == 21
    assert not any("Rope" in text or "nothing" in text for text in game.legal())
    game.push("choose Lamp; Giant", "order Wolf; Bear; Hen; Fort; Hum")
    assert sorted(game.hand(ME)) == ["Giant", "Lamp"]
    assert game.deck(ME) == ["Rope", "Wolf", "Bear", "Hen", "Fort", "Hum"]
    assert not game.knows(YOU, "Giant")


@card("Dolores Madrigal - Easy Listener")
def test_dolores_may_draw_if_an_opponent_is_exerted():
    for answer, cards in (("yes", 1), ("no", 0)):
        game = table(me={"hand": [DOLORES], "ink": 4}, you={"play": ["Wolf (exerted)"]})
        assert len(game.push("play Dolores", answer).hand(ME)) == cards


@card("Dolores Madrigal - Easy Listener")
def test_dolores_does_not_listen_to_her_own_side():
    game = table(me={"hand": [DOLORES], "ink": 4, "play": ["Bear (exerted)"]}, you={"play": ["Wolf"]})
    assert game.push("play Dolores").legal("yes") == []
