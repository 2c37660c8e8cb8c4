"""Set 5: what the cards that begin with V do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import has_rush, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

VANELLOPE = "Vanellope von Schweetz - Random Roster Racer"
SUGAR = "Vanellope von Schweetz - Sugar Rush Princess"
SNOW_WHITE = "Snow White - Well Wisher"


@card("Vanellope von Schweetz - Candy Mechanic")
def test_vanellope_s_quest_weakens_an_opposing_character_until_your_next_turn():
    game = table({"play": ["Vanellope von Schweetz - Candy Mechanic"]}, {"play": ["Bear"]}).push("quest Vanellope")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (2, 2, 3)


@card("Vanellope von Schweetz - Random Roster Racer")
def test_vanellope_is_evasive_until_your_next_turn():
    assert has_rush(VANELLOPE)
    game = table({"hand": [VANELLOPE], "ink": 4}, {"play": ["Wolf", "Bird", "Hen (exerted)"]}).push("play Vanellope")
    game.push("challenge Vanellope -> Hen", "end")
    assert game.legal("challenge") == [f"challenge Bird -> {VANELLOPE}"]
    game.push("end", "quest Vanellope", "end")
    assert f"challenge Wolf -> {VANELLOPE}" in game.legal()


@card("Vanellope von Schweetz - Sugar Rush Princess")
def test_vanellope_weakens_all_opposing_characters_for_another_princess():
    game = table({"play": [SUGAR], "hand": [SNOW_WHITE, "Hen"], "ink": 7}, {"play": ["Bear", "Warded"]})
    assert game.push("play Hen").strength("Bear") == 3
    game.push("play Snow White")
    assert [game.strength(name) for name in ("Bear", "Warded", SUGAR)] == [2, 1, 2]
    assert (game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (2, 3)
    assert shifts_for(SUGAR, 2)


@card("Vanellope von Schweetz - Sugar Rush Princess")
def test_vanellope_does_not_count_herself():
    game = table({"hand": [SUGAR], "ink": 4}, {"play": ["Bear"]}).push("play Vanellope")
    assert game.strength("Bear") == 3


@card("Vision of the Future")
def test_vision_of_the_future_takes_one_of_five_and_buries_the_rest():
    game = table({"hand": ["Vision of the Future"], "ink": 2, "deck": ["Bear", "Wolf", "Hen", "Lamp", "Fort", "Giant"]})
    game.push("play Vision")
    assert game.legal() == [f"choose {name}" for name in ("Bear", "Wolf", "Hen", "Lamp", "Fort")]
    game.push("choose Lamp", "order Fort; Bear; Hen; Wolf")
    assert (game.hand(ME), game.deck(ME)) == (["Lamp"], ["Giant", "Fort", "Bear", "Hen", "Wolf"])
    assert not game.knows(YOU, "Lamp")
