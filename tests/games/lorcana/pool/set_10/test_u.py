"""Set 10: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

URSULA = "Ursula - Whisper of Vanessa"


@card("Ursula - Whisper of Vanessa")
def test_a_boosted_ursula_is_worth_more_and_evades():
    game = table(me={"play": [URSULA], "ink": 1}, you={"play": ["Bear", "Bird"]})
    assert game.lore_value("Ursula") == 2
    game.push("boost Ursula", "quest Ursula", "end")
    assert (game.lore(ME), game.legal("challenge")) == (3, [f"challenge Bird -> {URSULA}"])


@card("Ursula - Whisper of Vanessa")
def test_ursula_evades_nobody_without_a_card_under_her():
    game = table(me={"play": [URSULA]}, you={"play": ["Bear"]}).push("quest Ursula", "end")
    assert (game.lore(ME), game.legal("challenge")) == (2, [f"challenge Bear -> {URSULA}"])
