"""Set 4: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

STAR = "Second Star to the Right"
SELDOM = "Seldom All They Seem"
VISITOR = "Sisu - Daring Visitor"
WARRIOR = "Sisu - Emboldened Warrior"
SIBLING = "Sisu - Empowered Sibling"


@card("Second Star to the Right")
def test_the_second_star_gives_five_cards_to_a_chosen_player():
    for player, cards in (("player Player 1", (5, 0)), ("player Player 2", (0, 5))):
        game = table(me={"hand": [STAR], "play": ["Giant", "Knight"]})
        game.push(f"sing together {STAR}", player)
        assert (len(game.hand(ME)), len(game.hand(YOU))) == cards


@card("Seldom All They Seem")
def test_seldom_all_they_seem_weakens_by_three_for_the_turn():
    game = table(me={"hand": [SELDOM], "play": ["Wolf"]}, you={"play": ["Giant"]})
    game.push(f"sing {SELDOM} with Wolf", "choose Giant")
    assert game.strength("Giant") == 3
    assert game.push("end").strength("Giant") == 6


@card("Sign the Scroll", "Ursula's Trickery")
@pytest.mark.parametrize(("name", "lore", "cards"), [("Sign the Scroll", 4, 0), ("Ursula's Trickery", 0, 2)])
def test_each_opponent_pays_with_a_card_or_you_get_something(name, lore, cards):
    hands = [["Hen", "Bear"], ["Wolf"], []]
    sides = [{"hand": hand} for hand in hands]
    game = table({"hand": [name], "ink": 3}, sides[0], third=sides[1], fourth=sides[2])
    game.push(f"play {name}", "yes", "choose Hen", "no")
    if asked(game):
        game.push("yes")  # with an empty hand nobody discards
    assert (game.lore(ME), len(game.hand(ME)), game.hand(YOU), game.hand(THIRD)) == (lore, cards, ["Bear"], ["Wolf"])


@card("Signed Contract")
@pytest.mark.parametrize(("song", "answers", "drawn"), [("Hum", ["yes"], 1), ("Hum", ["no"], 0), ("Spell", [], 0)])
def test_the_contract_may_draw_for_an_opponents_song(song, answers, drawn):
    game = table({"play": ["Signed Contract"]}, {"hand": [song], "ink": 1}, active=YOU).push(f"play {song}", *answers)
    assert (len(game.hand(ME)), asked(game)) == (drawn, False)


@card("Signed Contract")
def test_the_contract_says_nothing_of_your_own_songs():
    assert not asked(table({"play": ["Signed Contract"], "hand": ["Hum"], "ink": 1}).push("play Hum"))


@card("Sisu - Daring Visitor")
def test_the_daring_visitor_banishes_a_very_weak_opponent():
    game = table(me={"hand": [VISITOR], "play": ["Hen"], "ink": 3}, you={"play": ["Guard", "Witch", "Wolf"]})
    game.push("play Sisu")
    assert sorted(game.legal()) == ["choose Guard", "choose Witch"]
    assert game.push("choose Witch").play(YOU) == ["Guard", "Wolf"]


@card("Sisu - Daring Visitor")
def test_the_daring_visitor_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{VISITOR} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {VISITOR}"]


@card("Sisu - Emboldened Warrior")
def test_the_emboldened_warrior_counts_the_cards_in_all_opposing_hands():
    game = table(me={"play": [WARRIOR], "hand": ["Lamp"]}, you={"hand": ["Hen", "Bear"]}, third={"hand": ["Wolf"]})
    assert game.strength("Sisu") == 4
    assert game.push("end").strength("Sisu") == 5  # the next player has drawn


@card("Sisu - Empowered Sibling")
def test_the_empowered_sibling_banishes_all_weak_opponents():
    game = table(
        me={"hand": [SIBLING], "play": [VISITOR, "Hen"], "ink": 6}, you={"play": ["Wolf", "Warded", "Bear", "Fort"]}
    )
    game.push(f"shift {SIBLING} -> {VISITOR}")
    assert (game.play(YOU), game.is_in_play("Hen")) == (["Bear", "Fort"], True)
