"""Set 2, Steel: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Benja - Guardian of the Dragon Gem")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Lamp"], ["Fort"]), (["no"], ["Lamp", "Fort"])])
def test_benja_may_banish_an_item(answers, left):
    game = table(
        {"hand": ["Benja - Guardian of the Dragon Gem"], "ink": 3, "play": ["Rope"]}, {"play": ["Lamp", "Fort"]}
    )
    assert game.push("play Benja", *answers).play(YOU) == left


@card("Charge!")
def test_charge_helps_a_challenger_to_hit_and_to_stand():
    game = table({"hand": ["Charge!"], "ink": 2, "play": ["Wolf", "Hen"]}, {"play": ["Bear (exerted)"]})
    game.push("play Charge!", "choose Wolf")
    assert game.strength("Wolf") == 2
    game.push("challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (4, 1)


@card("Charge!")
def test_charge_is_over_with_the_turn():
    game = table({"hand": ["Charge!"], "ink": 2, "play": ["Wolf (exerted)"]}, {"play": ["Bear"]})
    game.push("play Charge!", "choose Wolf", "end", "challenge Bear -> Wolf")
    assert (game.damage("Wolf"), game.damage("Bear")) == (3, 2)


@card("Jafar - Royal Vizier")
def test_jafar_is_evasive_in_his_own_turn_only():
    game = table({"play": ["Jafar - Royal Vizier", "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == ["challenge Jafar - Royal Vizier -> Bird"]
    game.push("quest Jafar", "end")
    assert "challenge Bear -> Jafar - Royal Vizier" in game.legal()


@card("Lawrence - Jealous Manservant")
def test_lawrence_is_strong_while_he_is_unhurt():
    assert table({"play": ["Lawrence - Jealous Manservant"]}).strength("Lawrence") == 4
    game = table({"play": ["Lawrence - Jealous Manservant (damage 1)"], "hand": ["Healing Glow"], "ink": 1})
    assert game.strength("Lawrence") == 0
    assert game.push("play Healing", "amount 1").strength("Lawrence") == 4


@card("Let the Storm Rage On")
def test_the_storm_deals_two_and_draws():
    game = table({"hand": ["Let the Storm Rage On"], "play": ["Bear"]}, {"play": ["Wolf"]})
    game.push("sing Let the Storm with Bear", "choose Wolf")
    assert (game.damage("Wolf"), len(game.hand(ME))) == (2, 1)


@card("Magic Broom - Industrial Model")
def test_the_broom_gives_resist_until_its_players_next_turn():
    game = table(
        {"hand": ["Magic Broom - Industrial Model", "Smash"], "ink": 6, "play": ["Giant"]},
        {"hand": ["Smash"], "ink": 3},
    )
    game.push("play Magic Broom", "choose Giant", "end", "play Smash", "choose Giant")
    assert game.damage("Giant") == 2
    assert game.push("end", "play Smash", "choose Giant").damage("Giant") == 5


@card("Mouse Armor")
def test_mouse_armor_gives_resist_to_anybody_until_its_players_next_turn():
    game = table({"play": ["Mouse Armor", "Wolf"], "hand": ["Smash", "Smash"], "ink": 6}, {"play": ["Giant"]})
    game.push("use Mouse Armor", "choose Giant", "play Smash", "choose Giant")
    assert (game.damage("Giant"), game.is_exerted("Mouse Armor")) == (2, True)
    assert game.push("end", "end", "play Smash", "choose Giant").damage("Giant") == 5


@card("Pick a Fight")
def test_pick_a_fight_lets_one_character_challenge_ready_ones_this_turn():
    game = table(
        {"hand": ["Pick a Fight"], "ink": 2, "play": ["Bear", "Wolf", "Hen (drying)"]}, {"play": ["Giant", "Bird"]}
    )
    game.push("play Pick a Fight", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Giant"]  # the Bird is still evasive
    assert game.push("end", "end").legal("challenge") == []


@card("Pick a Fight")
def test_pick_a_fight_does_not_dry_the_ink():
    game = table({"hand": ["Pick a Fight"], "ink": 2, "play": ["Hen (drying)"]}, {"play": ["Giant"]})
    assert game.push("play Pick a Fight", "choose Hen").legal("challenge") == []


@card("Strength of a Raging Fire")
def test_the_fire_is_as_strong_as_its_player_has_characters():
    game = table(
        {"hand": ["Strength of a Raging Fire"], "ink": 3, "play": ["Bear", "Wolf", "Hen (exerted)", "Fort", "Lamp"]},
        {"play": ["Giant", "Bird"]},
    )
    assert game.push("play Strength", "choose Giant").damage("Giant") == 3
