"""Set 12: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

URSULA = "Ursula - Deal Maker"


@card("Ursula - Deal Maker")
def test_ursula_lifts_another_character_and_takes_one_of_yours_as_ink():
    game = table({"play": [URSULA, "Bear", "Hen"]}, {"play": ["Wolf"]}).push("quest Ursula")
    assert set(game.legal()) == {"choose Bear", "choose Hen", "choose Wolf"}
    game.push("choose Bear", "quest Bear", "end")
    assert (game.lore(ME), set(game.legal())) == (4, {f"choose {URSULA}", "choose Bear", "choose Hen"})
    game.push("choose Hen")
    assert (game.ink(ME), game.active, game.lore_value("Bear")) == ((0, 1), YOU, 2)


@card("Ursula - Deal Maker")
def test_ursula_lifts_as_she_comes_and_takes_nobody_while_ready():
    game = table({"hand": [URSULA], "ink": 3, "play": ["Bear"]}).push("play Ursula")
    assert game.lore_value("Bear") == 3
    assert game.push("end").active == YOU
