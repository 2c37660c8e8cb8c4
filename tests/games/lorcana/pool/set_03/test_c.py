"""Set 3: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

CUBBY = "Cubby - Mighty Lost Boy"
MERFOLK = "Cursed Merfolk - Ursula's Handiwork"


@card("Chernabog's Followers - Creatures of Evil")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_the_followers_may_die_for_a_card_when_they_quest(answer, cards):
    game = table({"play": ["Chernabog's Followers - Creatures of Evil"]}).push("quest Chernabog's", answer)
    assert (len(game.hand(ME)), len(game.play(ME)), game.lore(ME)) == (cards, 1 - cards, 1)


@card("Cubby - Mighty Lost Boy")
def test_cubby_is_stronger_for_a_turn_with_every_move():
    game = table(me={"play": [CUBBY, "Wolf", "Fort", "Cave"], "ink": 6})
    game.push("move Wolf -> Fort")
    assert game.strength("Cubby") == 3
    game.push("move Cubby -> Fort", "move Cubby -> Cave")
    assert game.strength("Cubby") == 9
    assert game.push("end").strength("Cubby") == 3


@card("Cursed Merfolk - Ursula's Handiwork")
def test_the_cursed_merfolk_cost_each_opponent_a_card_of_their_choice():
    game = table(
        me={"play": ["Bear"], "hand": ["Wolf", "Hen"]},
        you={"play": [f"{MERFOLK} (exerted)"], "hand": ["Lamp"]},
        third={"hand": ["Rope"]},
    )
    game.push("challenge Bear -> Cursed Merfolk", "choose Hen", "choose Rope")
    assert [game.hand(seat) for seat in (ME, YOU, THIRD)] == [["Wolf"], ["Lamp"], []]


@card("Cursed Merfolk - Ursula's Handiwork")
def test_the_cursed_merfolk_only_mind_being_challenged():
    game = table(me={"play": [MERFOLK]}, you={"play": ["Bear (exerted)"], "hand": ["Lamp"]})
    assert game.push("challenge Cursed Merfolk -> Bear").hand(YOU) == ["Lamp"]
