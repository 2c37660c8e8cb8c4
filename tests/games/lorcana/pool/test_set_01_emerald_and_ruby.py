"""Set 1, Emerald and Ruby: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

# Emerald


@card("Jasper - Common Crook")
def test_jasper_keeps_an_opposing_character_from_questing_in_its_next_turn_only():
    game = table({"play": ["Jasper - Common Crook", "Hen"]}, {"play": ["Bear", "Wolf"]}).push("quest Jasper")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "end")
    assert game.legal("quest") == ["quest Wolf"]
    assert game.push("end", "end").legal("quest") == ["quest Bear", "quest Wolf"]


SILVER = "John Silver - Alien Pirate"


@card("John Silver - Alien Pirate")
def test_silver_makes_somebody_reckless_in_their_next_turn_when_played_and_when_questing():
    game = table({"hand": [SILVER], "ink": 6, "play": ["Wolf (exerted)"]}, {"play": ["Bear", "Giant"]})
    game.push("play John", "choose Bear", "end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Giant"], [])
    game.push("challenge Bear -> Wolf", "end", "quest John", "choose Giant", "end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Bear"], [])
    game.push("challenge Giant -> John", "end", "end")
    assert "quest Giant" in game.legal()


@card("Mother Knows Best")
def test_mother_knows_best_returns_any_character_to_its_player():
    game = table({"hand": ["Mother Knows Best"], "ink": 3, "play": ["Wolf"]}, {"play": ["Bear (damage 2)"]})
    game.push("play Mother", "choose Bear")
    assert (game.hand(YOU), game.hand(ME), game.play(YOU)) == (["Bear"], [], [])


@card("Mother Knows Best")
@rule("lorcana", "5.1.1.7")
def test_mother_knows_best_returns_a_whole_stack():
    stack = "Stitch - Rock Star (under Stitch - Carefree Surfer)"
    game = table({"hand": ["Mother Knows Best"], "ink": 3}, {"play": [stack, "Bear"]})
    game.push("play Mother", "choose Stitch")
    assert sorted(game.hand(YOU)) == ["Stitch - Carefree Surfer", "Stitch - Rock Star"]


# Ruby


@card("Aladdin - Heroic Outlaw")
def test_aladdin_steals_lore_when_he_banishes_in_his_own_turn():
    game = table({"play": ["Aladdin - Heroic Outlaw"], "lore": 1}, {"play": ["Wolf (exerted)"], "lore": 1})
    game.push("challenge Aladdin -> Wolf")
    assert (game.lore(ME), game.lore(YOU)) == (3, 0)


@card("Aladdin - Heroic Outlaw")
def test_aladdin_steals_nothing_in_an_opponents_turn_nor_if_the_other_survives():
    game = table({"play": ["Wolf", "Giant (exerted)"], "lore": 3}, {"play": ["Aladdin - Heroic Outlaw (exerted)"]})
    game.push("challenge Wolf -> Aladdin")
    assert (game.is_in_play("Wolf"), game.lore(ME), game.lore(YOU)) == (False, 3, 0)
    game.push("end", "challenge Aladdin -> Giant")
    assert (game.lore(ME), game.lore(YOU)) == (3, 0)


@card("Aladdin - Heroic Outlaw")
def test_aladdin_is_shifted_for_five():
    game = table({"play": ["Aladdin - Street Rat"], "hand": ["Aladdin - Heroic Outlaw"], "ink": 5})
    assert game.push("shift Aladdin - Heroic -> Aladdin - Street").play(ME) == ["Aladdin - Heroic Outlaw"]


@card("Aladdin - Street Rat")
def test_aladdin_costs_each_opponent_a_lore():
    game = table({"hand": ["Aladdin - Street Rat"], "ink": 3, "lore": 2}, {"lore": 4}, third={"lore": 0})
    game.push("play Aladdin")
    assert [game.lore(seat) for seat in (0, 1, 2)] == [2, 3, 0]


@card("Be Prepared")
def test_be_prepared_banishes_all_characters_even_warded_ones():
    game = table({"hand": ["Be Prepared"], "ink": 7, "play": ["Bear", "Lamp"]}, {"play": ["Warded", "Giant", "Fort"]})
    game.push("play Be Prepared")
    assert (game.play(ME), game.play(YOU)) == (["Lamp"], ["Fort"])


@card("Dragon Fire")
def test_dragon_fire_banishes_a_chosen_character():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": ["Wolf"]}, {"play": ["Giant", "Warded", "Fort"]})
    game.push("play Dragon Fire")
    assert game.legal() == ["choose Wolf", "choose Giant"]
    assert game.push("choose Giant").names_in("discard", YOU) == ["Giant"]


ANNA = made("Anna", version="At Home")


@card("Elsa - Ice Surfer")
def test_elsa_is_readied_by_anna_but_quests_no_more_this_turn():
    game = table(
        {"play": ["Elsa - Ice Surfer"], "hand": ["Anna - At Home"], "ink": 3},
        {"play": ["Bear (exerted)"]},
        cards=[ANNA],
    )
    game.push("quest Elsa", "play Anna")
    assert not game.is_exerted("Elsa")
    assert (game.legal("quest"), game.legal("challenge")) == ([], ["challenge Elsa - Ice Surfer -> Bear"])
    assert "quest Elsa - Ice Surfer" in game.push("end", "end").legal()


@card("Elsa - Ice Surfer")
def test_elsa_who_was_ready_when_anna_came_cannot_quest_either():
    game = table({"play": ["Elsa - Ice Surfer"], "hand": ["Anna - At Home"], "ink": 3}, cards=[ANNA]).push("play Anna")
    assert game.legal("quest") == []


@card("Elsa - Ice Surfer")
def test_elsa_stays_exerted_for_anybody_else():
    game = table({"play": ["Elsa - Ice Surfer (exerted)"], "hand": ["Wolf"], "ink": 2}).push("play Wolf")
    assert game.is_exerted("Elsa")


@card("He's Got a Sword!")
def test_hes_got_a_sword_strengthens_for_this_turn():
    game = table({"hand": ["He's Got a Sword!"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]})
    assert game.push("play He's Got", "choose Wolf").strength("Wolf") == 4
    assert game.push("end").strength("Wolf") == 2


@card("Maleficent - Monstrous Dragon")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Giant"], ["Wolf"]), (["no"], ["Giant", "Wolf"])])
def test_the_dragon_may_banish_a_character(answers, left):
    game = table({"hand": ["Maleficent - Monstrous Dragon"], "ink": 9}, {"play": ["Giant", "Wolf"]})
    assert game.push("play Maleficent", *answers).play(YOU) == left


@card("Shield of Virtue")
def test_the_shield_readies_a_character_that_may_challenge_but_not_quest():
    game = table({"play": ["Shield of Virtue", "Bear"], "ink": 3}, {"play": ["Hen (exerted)"]})
    game.push("quest Bear", "use Shield", "choose Bear")
    assert (game.is_exerted("Bear"), game.ink(ME)) == (False, (0, 3))
    assert (game.legal("quest"), game.legal("challenge")) == ([], ["challenge Bear -> Hen"])
    assert game.push("end", "end").legal("quest") == ["quest Bear"]
