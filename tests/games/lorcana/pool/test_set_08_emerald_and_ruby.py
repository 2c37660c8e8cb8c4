"""Set 8, Emerald and Ruby: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

# Emerald

BASIL = "Basil - Undercover Detective"


@card("Basil - Undercover Detective")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Bear"], ["Bear"]), (["no"], [])])
def test_basil_may_return_a_character_to_its_players_hand(answers, hand):
    game = table({"hand": [BASIL], "ink": 7}, {"play": ["Bear", "Warded"]})
    assert game.push("play Basil", *answers).hand(YOU) == hand


@card("Basil - Undercover Detective")
def test_basil_who_quests_costs_a_chosen_opponent_a_card_at_random():
    game = table({"play": [BASIL]}, {"hand": ["Bear", "Hen"]}, third={"hand": ["Wolf", "Bird"]})
    game.push("quest Basil", "player #3")
    assert (len(game.hand(YOU)), len(game.hand(THIRD)), game.asked_by) == (2, 1, "3.3.1")


# Ruby


@card("Cri-Kee - Part of the Team")
@pytest.mark.parametrize(
    ("others", "lore"),
    [(["Bear (exerted)", "Wolf (exerted)"], 3), (["Bear (exerted)", "Wolf"], 1), (["Bear", "Lamp (exerted)"], 1)],
)
def test_cri_kee_is_worth_more_beside_two_other_exerted_characters(others, lore):
    game = table({"play": ["Cri-Kee - Part of the Team", *others]}, {"play": ["Hen (exerted)"]})
    assert game.lore_value("Cri-Kee") == lore


@card("Cri-Kee - Part of the Team")
def test_cri_kee_who_is_exerted_does_not_count_himself():
    game = table({"play": ["Cri-Kee - Part of the Team (exerted)", "Bear (exerted)"]})
    assert game.lore_value("Cri-Kee") == 1


@card("Mushu - Fast-Talking Dragon")
def test_mushu_talks_somebody_into_a_rush():
    game = table({"play": ["Mushu - Fast-Talking Dragon", "Wolf (drying)"]}, {"play": ["Bear (exerted)"]})
    game.push("use Mushu", "choose Wolf")
    assert (game.legal("challenge"), game.legal("quest")) == (["challenge Wolf -> Bear"], [])


PRINCE_JOHN = "Prince John - Fraidy-Cat"


@card("Prince John - Fraidy-Cat")
def test_prince_john_is_hurt_whenever_an_opponent_plays_a_character():
    game = table({"hand": ["Wolf", "Hen", "Lamp"], "ink": 5}, {"play": [PRINCE_JOHN], "hand": ["Bear"], "ink": 3})
    game.push("play Wolf", "play Lamp", "play Hen")
    assert game.damage("Prince John") == 2
    assert game.push("end", "play Bear").damage("Prince John") == 2


@card("Prince John - Fraidy-Cat")
def test_prince_john_can_be_frightened_to_death():
    game = table({"hand": ["Wolf"], "ink": 2}, {"play": [f"{PRINCE_JOHN} (damage 4)"]}).push("play Wolf")
    assert game.play(YOU) == []


SWORD = "The Sword of Shan-Yu"


@card("The Sword of Shan-Yu")
def test_the_sword_readies_one_character_for_exerting_another():
    game = table({"play": [SWORD, "Bear (exerted)", "Wolf", "Bird", "Giant (drying)"]}, {"play": ["Hen (exerted)"]})
    game.push("use The Sword")
    assert game.legal() == ["choose Wolf", "choose Bird"]  # who is exerted or drying can't exert
    game.push("choose Wolf", "choose Bear")
    assert [game.is_exerted(name) for name in (SWORD, "Wolf", "Bear")] == [True, True, False]
    assert (game.legal("quest"), "challenge Bear -> Hen" in game.legal()) == (["quest Bird"], True)


@card("The Sword of Shan-Yu")
def test_the_sword_is_useless_without_a_character_to_exert():
    game = table({"play": [SWORD, "Bear (exerted)", "Giant (drying)"]})
    assert game.legal("use") == []


@card("Thumper - Young Bunny")
def test_thumper_gives_three_strength_this_turn():
    game = table({"play": ["Thumper - Young Bunny", "Wolf"]}).push("use Thumper", "choose Wolf")
    assert (game.strength("Wolf"), game.is_exerted("Thumper")) == (5, True)
    assert game.push("end").strength("Wolf") == 2


TINK = "Tinker Bell - Insistent Fairy"


@card("Tinker Bell - Insistent Fairy")
def test_tinker_bell_may_exert_a_strong_newcomer_for_two_lore():
    game = table({"play": [TINK], "hand": ["Giant", "Giant", "Bear"], "ink": 15})
    game.push("play Giant", "yes")
    assert (game.lore(ME), game.is_exerted("Giant")) == (2, True)
    game.push("play Giant", "no", "play Bear")
    assert (game.lore(ME), game.is_exerted("Bear"), game.asked_by) == (2, False, "3.3.1")
    assert is_evasive(TINK)


@card("Tinker Bell - Insistent Fairy")
def test_tinker_bell_counts_the_strength_with_which_the_newcomer_comes():
    ally = "Camilo Madrigal - Center Stage"  # 4 strength, an Ally
    game = table({"play": [TINK, "Scar - Finally King"], "hand": [ally], "ink": 5}).push("play Camilo", "yes")
    assert game.lore(ME) == 2


@card("Twitterpated")
def test_twitterpated_lifts_somebody_into_the_air_until_the_next_turn():
    game = table({"hand": ["Twitterpated"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    game.push("play Twitterpated", "choose Wolf")
    assert game.legal("challenge") == ["challenge Wolf -> Bird"]
    game.push("quest Wolf", "end")
    assert game.legal("challenge") == ["challenge Bird -> Wolf"]
    game.push("quest Bird", "end")
    assert game.legal("challenge") == []
