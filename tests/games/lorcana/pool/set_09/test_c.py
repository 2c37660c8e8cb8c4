"""Set 9: what the cards that begin with C do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

ICON = "Cruella De Vil - Style Icon"


@card("Circle of Life")
def test_the_circle_of_life_plays_a_character_from_your_discard():
    side = {"hand": ["Circle of Life", "Bear"], "play": ["Giant", "Wolf"], "discard": ["Knight", "Lamp"]}
    game = table(side, {"discard": ["Witch"]}).push("sing together Circle")
    assert (game.play(ME), game.is_drying("Knight"), game.hand(ME)) == (["Giant", "Wolf", "Knight"], True, ["Bear"])


@card("Cruella De Vil - Style Icon")
def test_cruella_inks_the_top_card_for_the_first_cheap_character_of_your_turn():
    game = table(
        {"play": [ICON, "Giant", "Bear", "Wolf"]},
        {"play": ["Knight (exerted, damage 5)", "Hen (exerted)", "Wolf (exerted, damage 2)"]},
    )
    game.push("challenge Bear -> Knight")
    assert game.ink(ME) == (0, 0)
    assert game.push("challenge Giant -> Hen").ink(ME) == (0, 1)
    assert game.push(f"challenge {ICON} -> Wolf").ink(ME) == (0, 1)


@card("Cruella De Vil - Style Icon")
def test_cruella_counts_your_own_cheap_characters_but_not_in_the_other_turn():
    game = table({"play": [ICON, "Hen (damage 2)"]}, {"play": ["Wolf (exerted)"]}).push("challenge Hen -> Wolf")
    assert game.ink(ME) == (0, 1)
    game = table({"play": [ICON, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Hen")
    assert game.ink(ME) == (0, 0)


@card("Cruella De Vil - Style Icon")
def test_cruella_weakens_cheap_opposing_characters_in_your_turn():
    game = table({"play": [ICON, "Wolf"]}, {"play": ["Bear", "Bird", "Hen"]})
    assert [game.strength(name) for name in ("Bear", "Bird", "Wolf")] == [3, 1, 2]
    assert game.push("end").strength("Bird") == 2
