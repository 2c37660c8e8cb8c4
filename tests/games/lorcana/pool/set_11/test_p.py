"""Set 11: what the cards that begin with P do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_11.extras import MARTIAN
from tests.support.card import card
from tests.support.table import ME, YOU

PERCY = "Percy - Pupsicle"
PETE = "Pete - Ghost of Christmas Future"
PLEAKLEY = "Pleakley - Arctic Naturalist"
FINDING = "Pocahontas - Finding the Way"
PEACE = "Pocahontas - Peacekeeper"
PUDGE = "Pudge - Controls the Weather"
ARTIST = "Lilo - Snow Artist"


@card("Percy - Pupsicle")
def test_percy_quests_for_three_but_never_challenges():
    game = table(me={"play": [PERCY]}, you={"play": ["Wolf (exerted)", "Fort"]})
    assert game.legal("challenge") == []
    assert game.push("quest Percy").lore(ME) == 3


@card("Pete - Ghost of Christmas Future")
def test_the_ghost_of_the_future_keeps_one_of_as_many_cards_as_are_under_him():
    game = table(me={"play": [f"{PETE} (facedown Hen)"], "deck": ["Rope", "Bear", "Lamp", "Giant"], "ink": 1})
    game.push("boost Pete", "quest Pete")
    assert sorted(game.legal()) == ["choose Bear", "choose Lamp"]
    game.push("choose Lamp")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Lamp")) == (["Lamp"], ["Giant", "Bear"], False)


@card("Pete - Ghost of Christmas Future")
def test_the_ghost_of_the_future_sees_nothing_alone():
    game = table(me={"play": [PETE], "deck": ["Bear", "Lamp"]})
    assert game.push("quest Pete").deck(ME) == ["Bear", "Lamp"]


@card("Pleakley - Arctic Naturalist")
def test_pleakley_draws_beside_another_alien():
    assert (
        len(table({"hand": [PLEAKLEY], "ink": 3, "play": ["Martian"]}, cards=[MARTIAN]).push("play Pleakley").hand(ME))
        == 1
    )
    game = table({"hand": [PLEAKLEY], "ink": 3}, {"play": ["Martian"]}, cards=[MARTIAN])
    assert game.push("play Pleakley").hand(ME) == []


@card("Pocahontas - Finding the Way")
def test_finding_the_way_raises_somebodys_lore_for_the_turn():
    game = table(me={"hand": [FINDING], "ink": 3, "play": ["Bear"]}, you={"play": ["Wolf"]})
    game.push("play Pocahontas", "choose Bear", "quest Bear")
    assert game.lore(ME) == 3
    assert game.push("end").lore_value("Bear") == 2


@card("Pocahontas - Peacekeeper")
def test_the_peacekeeper_shifted_into_a_quiet_turn_stops_all_challenges_for_a_round():
    game = table(
        me={"hand": [PEACE], "play": [FINDING, "Bear"], "ink": 3},
        you={"play": ["Wolf (exerted)", "Knight"], "hand": ["Hare"], "ink": 2},
    )
    game.push(f"shift {PEACE} -> {FINDING}")
    assert game.legal("challenge") == []
    game.push("quest Bear", "end", "play Hare")
    assert game.legal("challenge") == []
    game.push("quest Knight", "end")
    assert "challenge Bear -> Knight" in game.legal()


@card("Pocahontas - Peacekeeper")
def test_the_peacekeeper_has_no_words_after_a_challenge_or_without_shift():
    game = table(me={"hand": [PEACE], "play": [FINDING, "Bear"], "ink": 3}, you={"play": ["Wolf (exerted)", "Knight"]})
    game.push("challenge Bear -> Wolf", f"shift {PEACE} -> {FINDING}", "end")
    assert game.legal("challenge Knight") == ["challenge Knight -> Bear"]
    game = table(me={"hand": [PEACE], "play": ["Bear"], "ink": 5}, you={"play": ["Wolf (exerted)"]})
    assert game.push("play Pocahontas").legal("challenge") == ["challenge Bear -> Wolf"]


@card("Pudge - Controls the Weather")
def test_pudge_is_free_with_a_lilo_of_ones_own():
    game = table(me={"hand": [PUDGE], "play": [ARTIST]})
    assert game.push(f"play otherwise {PUDGE}: 1").is_in_play("Pudge")
    assert table(me={"hand": [PUDGE], "ink": 1}, you={"play": [ARTIST]}).legal("play") == []
