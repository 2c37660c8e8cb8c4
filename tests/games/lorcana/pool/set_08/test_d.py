"""Set 8: what the cards that begin with D do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive
from tests.support.card import card

KARNAGE = "Don Karnage - Air Pirate Leader"


@card("Darling Dear - Beloved Wife")
def test_darling_makes_somebody_worth_two_more_this_turn():
    game = table({"hand": ["Darling Dear - Beloved Wife"], "ink": 5, "play": ["Bear"]}).push(
        "play Darling", "choose Bear"
    )
    assert (game.lore_value("Bear"), game.push("end").lore_value("Bear")) == (4, 2)


@card("Don Karnage - Air Pirate Leader")
def test_karnage_makes_an_opposing_character_reckless_with_an_action_that_is_no_song():
    game = table({"play": [KARNAGE], "hand": ["Spell", "Hum"], "ink": 2}, {"play": ["Bear", "Bird"]})
    assert not asked(game.push("play Hum"))
    assert game.push("play Spell").legal() == ["choose Bear", "choose Bird"]
    game.push("choose Bear", "quest Don Karnage", "end")
    assert game.legal("quest") == ["quest Bird"]
    assert game.push("end", "end").legal("quest") == ["quest Bear", "quest Bird"]
    assert is_evasive(KARNAGE)
