"""Set 1: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Iago - Loud-Mouthed Parrot")
def test_iago_makes_somebody_reckless_in_their_next_turn_only():
    game = table({"play": ["Iago - Loud-Mouthed Parrot", "Wolf"]}, {"play": ["Bear", "Hen"]})
    game.push("use Iago", "choose Bear", "end")
    assert game.legal("quest") == ["quest Hen"]
    assert not game.legal("end")
    game.push("challenge Bear -> Iago", "end", "end")
    assert "quest Bear" in game.legal()


@card("Iago - Loud-Mouthed Parrot")
def test_iago_leaves_your_own_character_its_quest_in_this_turn():
    game = table({"play": ["Iago - Loud-Mouthed Parrot", "Wolf"]}).push("use Iago", "choose Wolf")
    assert game.legal("quest") == ["quest Wolf"]
    assert game.push("end", "end").legal("quest") == ["quest Iago - Loud-Mouthed Parrot"]
