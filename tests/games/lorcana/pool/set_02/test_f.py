"""Set 2: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

CROSSBOW = "Fang Crossbow"


@card("Falling Down the Rabbit Hole")
def test_each_player_s_own_choice_falls_down_the_rabbit_hole():
    game = table(
        {"hand": ["Falling Down the Rabbit Hole"], "ink": 4, "play": ["Bear", "Hen", "Lamp"]},
        {"play": ["Warded", "Wolf"], "ink": 1},
    )
    game.push("play Falling")
    assert (game.deciding, game.legal()) == (ME, ["choose Bear", "choose Hen"])
    game.push("choose Hen")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Wolf"])
    game.push("choose Warded")
    assert (game.play(ME), game.play(YOU)) == (["Bear", "Lamp"], ["Wolf"])
    assert (game.ink(ME), game.ink(YOU)) == ((0, 5), (1, 1))


@card("Fang Crossbow")
def test_the_crossbow_weakens_somebody_this_turn_for_two_ink():
    game = table({"play": [CROSSBOW, "Wolf"], "ink": 2}, {"play": ["Bear"]}).push("use Fang Crossbow: 1", "choose Bear")
    assert (game.strength("Bear"), game.ink(ME)[0], game.is_exerted(CROSSBOW)) == (1, 0, True)
    assert game.push("end").strength("Bear") == 3


@card("Fang Crossbow")
def test_the_crossbow_is_given_up_to_banish_a_dragon():
    dragons = ["Maleficent - Monstrous Dragon", "Mushu - Fast-Talking Dragon"]
    game = table({"play": [CROSSBOW, "Wolf"]}, {"play": [*dragons, "Bear"]}).push("use Fang Crossbow: 2")
    assert game.legal() == [f"choose {name}" for name in dragons]
    game.push("choose Maleficent")
    assert (game.play(YOU), game.play(ME)) == ([dragons[1], "Bear"], ["Wolf"])


@card("Fang Crossbow")
def test_an_exerted_crossbow_does_neither():
    assert table({"play": [f"{CROSSBOW} (exerted)", "Wolf"], "ink": 2}).legal("use") == []


@card("Four Dozen Eggs")
def test_four_dozen_eggs_protect_those_who_are_there_until_the_next_turn():
    game = table(
        {"hand": ["Four Dozen Eggs", "Hen"], "ink": 5, "play": ["Wolf", "Bear (exerted)"]},
        {"play": ["Giant"], "hand": ["Smash", "Smash"], "ink": 6},
    )
    game.push("play Four", "play Hen", "end", "challenge Giant -> Bear", "play Smash", "choose Wolf")
    assert (game.damage("Bear"), game.damage("Giant"), game.damage("Wolf")) == (4, 3, 1)
    game.push("play Smash", "choose Hen")  # she came after the eggs
    assert not game.is_in_play("Hen")


@card("Four Dozen Eggs")
def test_four_dozen_eggs_are_eaten_when_the_next_turn_starts():
    game = table({"hand": ["Four Dozen Eggs", "Smash", "Smash"], "ink": 10, "play": ["Wolf", "Hen"]})
    game.push("play Four", "play Smash", "choose Wolf")
    assert game.damage("Wolf") == 1
    game.push("end", "end", "play Smash", "choose Hen")
    assert not game.is_in_play("Hen")
