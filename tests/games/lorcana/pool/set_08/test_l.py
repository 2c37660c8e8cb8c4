"""Set 8: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU

DECISIVE = "Lady - Decisive Dog"
LADY = "Lady - Family Dog"
LENA = "Lena Sabrewing - Pure Energy"
LOUIS = "Louis - Endearing Alligator"
LUDWIG = "Ludwig Von Drake - All-Around Expert"
LUMIERE = "Lumiere - Nimble Candelabra"


@card("Lady - Decisive Dog")
def test_lady_grows_with_every_character_played_and_leads_at_three_strength():
    game = table({"play": [DECISIVE], "hand": ["Hen", "Hen", "Hen", "Lamp"], "ink": 5})
    game.push("play Lamp", "play Hen", "play Hen")
    assert (game.strength("Lady"), game.lore_value("Lady")) == (2, 1)
    game.push("play Hen")
    assert (game.strength("Lady"), game.lore_value("Lady")) == (3, 3)
    assert (game.push("end").strength("Lady"), game.lore_value("Lady")) == (0, 1)


@card("Lady - Decisive Dog")
@rule("lorcana", "1.6.1")
def test_lady_does_not_see_herself_being_played_nor_an_opponents_character():
    game = table({"hand": [DECISIVE], "ink": 1}, {"hand": ["Hen"], "ink": 1}).push("play Lady")
    assert game.strength("Lady") == 0
    assert game.push("end", "play Hen").strength("Lady") == 0


@card("Lady - Family Dog")
def test_lady_may_bring_a_small_character_from_hand_for_free():
    game = table({"hand": [LADY, "Hum", "Lamp", "Hen", "Wolf", "Bear"], "ink": 3}).push("play Lady", "yes")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.play(ME), game.is_drying("Wolf"), game.ink(ME)) == ([LADY, "Wolf"], True, (0, 3))


@card("Lady - Family Dog")
def test_lady_may_come_alone():
    assert table({"hand": [LADY, "Wolf"], "ink": 3}).push("play Lady", "no").play(ME) == [LADY]


@card("Lena Sabrewing - Pure Energy")
def test_lena_deals_a_damage():
    game = table({"play": [LENA]}, {"play": ["Bear"]}).push("use Lena", "choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Lena")) == (1, True)
    assert is_evasive(LENA)


@card("Light the Fuse")
def test_the_fuse_burns_by_the_number_of_ones_own_exerted_characters():
    game = table(
        {"hand": ["Light the Fuse"], "ink": 1, "play": ["Bear (exerted)", "Wolf (exerted)", "Hen", "Lamp (exerted)"]},
        {"play": ["Giant", "Bird (exerted)"]},
    )
    assert game.push("play Light", "choose Giant").damage("Giant") == 2


@card("Louie - One Cool Duck")
def test_louies_trap_weakens_only_who_challenges_him():
    game = table({"play": ["Bear", "Giant"]}, {"play": ["Louie - One Cool Duck (exerted)", "Wolf (exerted)"]})
    game.push("challenge Bear -> Louie")
    assert (game.damage("Louie"), game.damage("Bear"), game.strength("Bear")) == (2, 2, 3)
    game.push("challenge Giant -> Wolf")
    assert not game.is_in_play("Wolf")


@card("Louie - One Cool Duck")
def test_louie_who_challenges_springs_no_trap():
    game = table({"play": ["Louie - One Cool Duck"]}, {"play": ["Wolf (exerted)"]}).push("challenge Louie -> Wolf")
    assert game.damage("Louie") == 2


@card("Louis - Endearing Alligator")
def test_louis_comes_exerted_and_makes_an_opposing_character_reckless_in_its_next_turn():
    game = table({"hand": [LOUIS], "ink": 3}, {"play": ["Bear", "Wolf"]}).push("play Louis")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert game.is_exerted("Louis")
    game.push("end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Wolf"], [])


@card("Ludwig Von Drake - All-Around Expert")
def test_ludwig_discards_a_non_character_card_of_your_choice():
    game = table({"hand": [LUDWIG], "ink": 2}, {"hand": ["Bear", "Lamp", "Hum"]}, third={"hand": ["Hen"]})
    game.push("play Ludwig", "player Player 2")
    assert (game.deciding, game.legal(), game.knows(THIRD, "Bear")) == (ME, ["choose Lamp", "choose Hum"], True)
    assert game.push("choose Lamp").hand(YOU) == ["Bear", "Hum"]


@card("Ludwig Von Drake - All-Around Expert")
@pytest.mark.parametrize(("answer", "ink"), [("yes", (0, 6)), ("no", (0, 5))])
def test_ludwig_may_become_ink_when_he_is_banished(answer, ink):
    game = table({"play": [LUDWIG], "hand": ["Dragon Fire"], "ink": 5}).push("play Dragon Fire", answer)
    assert (game.ink(ME), game.play(ME)) == (ink, [])


@card("Lumiere - Nimble Candelabra")
@pytest.mark.parametrize(("mine", "yours", "evasive"), [(["Lamp"], [], True), (["Hen"], ["Lamp"], False)])
def test_lumiere_is_evasive_while_an_item_is_in_your_discard(mine, yours, evasive):
    game = table({"play": [f"{LUMIERE} (exerted)"], "discard": mine}, {"play": ["Wolf"], "discard": yours}, active=YOU)
    assert (game.legal("challenge") == []) == evasive
