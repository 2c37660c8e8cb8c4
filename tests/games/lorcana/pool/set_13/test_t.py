"""Set 13: what the cards that begin with T do at the table."""

from tests.games.lorcana.pool.extras import COUSIN, table
from tests.games.lorcana.pool.set_13.extras import HUNNY, IVY
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU, made

BEAR = "The Bear - Territorial Animal"
FAMILY = "The Madrigal Family - Every Generation"
THE_VINE = "The Vine - Towering Stalk"
WEEDWHACKER = "The Weedwhacker"
TIGGER = "Tigger - Hunny Barbarian"
TOD = "Tod - Clever Fox"
COLLAR = "Translation Collar"

WEED = made("Weed", cost=2, strength=2, willpower=4, classifications=["Vineling"])


@card("The Bear - Territorial Animal")
def test_the_bear_is_stronger_when_hurt():
    assert (table({"play": [BEAR]}).strength(BEAR), table({"play": [f"{BEAR} (damage 1)"]}).strength(BEAR)) == (2, 5)


@card("The Horned King - Merciless Master")
def test_the_horned_king_raises_characters_exerted_while_he_is_exerted():
    king = "The Horned King - Merciless Master"
    ready = table({"play": [king], "discard": ["Wolf", "Lamp"], "ink": 4})
    assert ready.legal("play") == []
    game = table({"play": [f"{king} (exerted)"], "discard": ["Wolf", "Lamp"], "hand": ["Hen"], "ink": 4})
    assert sorted(game.legal("play")) == ["play Hen", "play Wolf"]
    game.push("play Wolf", "play Hen")
    assert (game.is_exerted("Wolf"), game.is_exerted("Hen"), game.ink(ME)) == (True, False, (1, 3))


@card("The Madrigal Family - Every Generation")
def test_the_family_inks_for_the_first_healing_of_your_turn():
    mirabel = "Mirabel Madrigal - Resourceful Daughter"
    game = table({"play": [FAMILY, "Bear (damage 3)"], "hand": [mirabel, mirabel], "ink": 8})
    game.push(f"play {mirabel}", "choose Bear", "amount 1")
    assert game.ink(ME) == (4, 5)
    game.push(f"play {mirabel}", "choose Bear", "amount 2")
    assert sum(game.ink(ME)) == 9
    shifted = table({"play": ["Cousin", "Bear"], "hand": [FAMILY], "ink": 3}, cards=[COUSIN])
    assert shifted.legal("shift") == [f"shift {FAMILY} -> Cousin"]


@card("The Vine - Towering Stalk")
def test_the_vine_makes_bodyguards_of_the_other_exerted_floodborn_characters():
    side = {"play": [f"{THE_VINE} (exerted)", "Ivy (exerted)", "Hen (exerted)"]}
    game = table(side, {"play": ["Bear"]}, active=YOU, cards=[IVY])
    assert game.legal("challenge") == ["challenge Bear -> Ivy"]
    shifted = table({"play": ["Ivy", "Bear"], "hand": [THE_VINE], "ink": 7}, cards=[IVY])
    assert shifted.legal("shift") == [f"shift {THE_VINE} -> Ivy"]


@card("The Vine - Towering Stalk")
def test_the_vine_strikes_back_for_floodborn_characters_banished_in_opponents_turns():
    game = table({"play": [THE_VINE, "Ivy (exerted)"]}, {"play": ["Giant", "Warded", "Fort"]}, active=YOU, cards=[IVY])
    game.push("challenge Giant -> Ivy")
    assert [game.damage(name) for name in ("Giant", "Warded", "Fort")] == [3, 1, 0]


@card("The Weedwhacker")
def test_the_weedwhacker_helps_to_challenge_and_clears_vinelings():
    game = table({"play": [WEEDWHACKER, "Wolf"], "ink": 1}, {"play": ["Giant (exerted)"]})
    first = game.legal("use")[0]
    assert game.push(first, "choose Wolf", "challenge Wolf -> Giant").damage("Giant") == 4
    game = table({"play": [WEEDWHACKER], "ink": 2}, {"play": ["Giant", "Weed"]}, cards=[WEED])
    game.push(game.legal("use")[-1])
    assert (game.play(YOU), game.play(ME)) == (["Giant"], [])


@card("Tigger - Hunny Barbarian")
def test_tigger_may_ready_a_hunny_character_once_a_turn():
    game = table(
        {"play": [TIGGER, "Bee (exerted)"]}, {"play": ["Giant (exerted)", "Hen (exerted)", "Fort"]}, cards=[HUNNY]
    )
    assert (game.legal("quest"), "end" in game.legal()) == ([], False)
    game.push("challenge Tigger -> Hen", "yes", "choose Tigger")
    assert (game.is_exerted("Tigger"), game.is_exerted("Bee")) == (False, True)
    assert not asked(game.push("challenge Tigger -> Fort"))


@card("Tigger - Hunny Barbarian")
def test_whom_tigger_readies_can_t_quest():
    game = table({"play": [TIGGER, "Bee (exerted)"]}, {"play": ["Hen (exerted)"]}, cards=[HUNNY])
    game.push("challenge Tigger -> Hen", "yes", "choose Bee")
    assert (game.is_exerted("Bee"), game.legal("quest")) == (False, [])


@card("To Wither a Flower")
def test_to_wither_a_flower_hurts_each_opposing_damaged_character():
    game = table(
        {"hand": ["To Wither a Flower"], "play": ["Giant (damage 1)"]},
        {"play": ["Bear (damage 1)", "Warded (damage 1)", "Wolf", "Fort (damage 1)"]},
    )
    game.push("sing To Wither a Flower with Giant")
    assert [game.damage(name) for name in ("Giant", "Bear", "Warded", "Wolf", "Fort")] == [1, 3, 3, 0, 1]


@card("Tod - Clever Fox")
def test_tod_draws_two_and_discards_one_of_your_choice():
    game = table({"hand": [TOD, "Hen"], "ink": 3, "deck": ["Bear", "Wolf", "Lamp"]}).push("play Tod")
    assert sorted(game.legal()) == ["choose Bear", "choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (sorted(game.hand(ME)), game.names_in("discard", ME)) == (["Bear", "Hen"], ["Wolf"])


@card("Translation Collar")
def test_the_collar_lifts_somebody_who_supports_this_turn():
    game = table({"play": [COLLAR, "Bear", "Hen"], "ink": 1}).push(
        "use Translation", "choose Bear", "quest Bear", "yes"
    )
    assert (game.lore(ME), game.strength("Hen")) == (3, 3)
