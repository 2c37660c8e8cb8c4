"""Set 3: what the cards that begin with A do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_03.extras import DECK
from tests.support.card import card
from tests.support.table import ME, YOU

ZEUS = "And Then Along Came Zeus"
GYROSENSOR = "Aurelian Gyrosensor"

TOP, BOTTOM = "pick 1", "pick 2"


@card("And Then Along Came Zeus")
def test_zeus_strikes_a_character_or_a_location():
    game = table(me={"hand": [ZEUS], "play": ["Knight", "Lamp"]}, you={"play": ["Fort", "Bear", "Rope"]})
    game.push(f"sing {ZEUS} with Knight")
    assert sorted(game.legal()) == ["choose Bear", "choose Fort", "choose Knight"]
    assert game.push("choose Fort").damage("Fort") == 5


@card("Aurelian Gyrosensor")
def test_the_gyrosensor_puts_the_top_card_to_the_bottom_or_leaves_it():
    for place, deck in ((TOP, DECK), (BOTTOM, ["Wolf", "Hen", "Lamp", "Bear"])):
        game = table(me={"play": [GYROSENSOR, "Giant"], "deck": DECK})
        assert game.push("quest Giant", "yes", place).deck(ME) == deck
        assert not game.knows(YOU, "Bear")


@card("Aurelian Gyrosensor")
def test_the_gyrosensor_watches_only_its_own_side_quest():
    game = table(me={"play": ["Giant"]}, you={"play": [GYROSENSOR]})
    assert game.push("quest Giant").legal("yes") == []
