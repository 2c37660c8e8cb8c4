"""What the emerald cards of the fourth set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

PHILLIP = "Prince Phillip - Vanquisher of Foes"
GALLANT = "Prince Phillip - Gallant Defender"
SEA = "Under the Sea"


@card("Prince Phillip - Vanquisher of Foes")
def test_the_vanquisher_banishes_all_damaged_opponents():
    game = table(
        me={"hand": [PHILLIP], "play": [GALLANT, "Bear (damage 1)"], "ink": 6},
        you={"play": ["Giant (damage 1)", "Wolf", "Warded (damage 2)", "Fort (damage 1)"]},
    )
    game.push(f"shift {PHILLIP} -> {GALLANT}")
    assert (game.play(YOU), game.is_in_play("Bear")) == (["Wolf", "Fort"], True)


@card("Prince Phillip - Vanquisher of Foes")
def test_the_vanquisher_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{PHILLIP} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {PHILLIP}"]


@card("Under the Sea")
def test_all_weak_opponents_sink_to_the_bottom_of_their_deck():
    game = table(
        me={"hand": [SEA], "play": ["Knight", "Witch"]}, you={"play": ["Bear", "Wolf", "Hen", "Fort"], "deck": ["Lamp"]}
    )
    game.push(f"sing together {SEA}")
    assert sorted(game.legal()) == ["order Hen; Wolf", "order Wolf; Hen"]
    game.push("order Hen; Wolf")
    assert (game.play(YOU), game.deck(YOU)) == (["Bear", "Fort"], ["Lamp", "Hen", "Wolf"])
    assert sorted(game.play(ME)) == ["Knight", "Witch"]
