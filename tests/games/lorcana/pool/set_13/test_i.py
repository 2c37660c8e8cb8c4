"""Set 13: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

NEVER = "I'm Never Not by Your Side"
GREAT = "It's Gonna Be Great!"


@card("I'm Never Not by Your Side")
def test_healing_by_your_side_gains_a_lore_each():
    game = table(
        {"hand": [NEVER], "ink": 5, "play": ["Bear (damage 2)", "Giant (damage 3)"]}, {"play": ["Wolf (damage 2)"]}
    )
    game.push("play I'm Never", "choose Bear; Giant", "amount 4", "divide 1 Bear; 3 Giant")
    assert (game.damage("Bear"), game.damage("Giant"), game.damage("Wolf"), game.lore(ME)) == (1, 0, 2, 4)


@card("I'm Never Not by Your Side")
def test_only_damage_that_was_there_is_worth_a_lore():
    side = {"hand": [NEVER], "play": ["Giant (damage 3)", "Bear (damage 2)", "Wolf"]}
    game = table(side).push("sing together I'm Never", "choose Giant", "done")
    game.push("choose Giant; Bear", "amount 4", "divide 0 Bear; 4 Giant")
    assert (game.damage("Giant"), game.damage("Bear"), game.lore(ME)) == (0, 2, 3)


@card("It's Gonna Be Great!")
def test_somebody_is_readied_who_can_t_quest():
    game = table({"hand": [GREAT], "ink": 2, "play": ["Bear (exerted)"]}, {"play": ["Wolf (exerted)"]})
    game.push("play It's", "choose Bear")
    assert (game.is_exerted("Bear"), game.legal("quest"), len(game.legal("challenge"))) == (False, [], 1)
