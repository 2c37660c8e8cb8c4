"""Set 3: what the cards that begin with 9 do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("99 Puppies")
def test_99_puppies_are_worth_a_lore_for_each_quest_of_yours_this_turn():
    game = table({"hand": ["99 Puppies"], "ink": 5, "play": ["Wolf", "Hen", "Lamp"]}, {"play": ["Wolf"]})
    game.push("quest Hen", "play 99 Puppies", "quest Wolf")
    assert game.lore(ME) == 3
    game.push("end", "quest Wolf")
    assert (game.lore(ME), game.lore(YOU)) == (3, 1)
    assert game.push("end", "quest Hen").lore(ME) == 4
