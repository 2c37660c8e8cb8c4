"""Set 6, Ruby: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

ISLANDS = "The Islands I Pulled from the Sea"
JASMINE = "Jasmine - Rebellious Princess"
KAKAMORA = "Kakamora - Pirate Pitcher"
LEADER = "Moana - Kakamora Leader"
MAUI = "Maui - Half-Shark"
MICKEY = "Mickey Mouse - Courageous Sailor"
RAYA = "Raya - Kumandran Rider"
ROCK = "Skull Rock - Isolated Fortress"
SAILOR = "Moana - Self-Taught Sailor"
SILVER = "John Silver - Ferocious Friend"
TIGGER = "Tigger - In the Crow's Nest"
WENDY = "Wendy Darling - Courageous Captain"


@card("Gold Coin")
def test_the_gold_coin_readies_one_of_yours_who_does_not_quest_again():
    game = table({"play": ["Gold Coin", "Bear", "Wolf"], "ink": 1}, {"play": ["Giant (exerted)"]}).push(
        "quest Bear", "use Gold"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.is_exerted("Bear"), game.is_in_play("Gold Coin"), game.ink(ME)) == (False, False, (0, 1))
    assert not game.legal("quest Bear")
    assert game.legal("challenge Bear")


@card("Jasmine - Rebellious Princess")
def test_jasmine_takes_a_lore_from_each_opponent_when_she_quests():
    game = table({"play": [JASMINE]}, {"lore": 3}, third={"lore": 0}).push("quest Jasmine")
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [2, 2, 0]


@card("John Silver - Ferocious Friend")
def test_john_silver_may_hurt_another_of_yours_to_ready_them():
    game = table({"play": [SILVER, "Bear (exerted)", "Wolf"]}, {"play": ["Giant (exerted)"]}).push(
        "quest John Silver", "yes"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Bear")) == (1, False)
    assert not game.legal("quest Bear")
    assert game.legal("challenge Bear")
    game.push("end", "end")
    assert game.legal("quest Bear")


@card("John Silver - Ferocious Friend")
def test_john_silver_may_leave_them_alone():
    game = table({"play": [SILVER, "Bear (exerted)", "Wolf"]}).push("quest John Silver", "no")
    assert (game.damage("Bear"), game.is_exerted("Bear"), game.legal("quest")) == (0, True, ["quest Wolf"])


@card("John Silver - Ferocious Friend")
@rule("lorcana", "1.9.5")
def test_john_silver_readies_somebody_who_resists_the_damage_but_nobody_whom_it_banishes():
    sergeant = "Calhoun - Marine Sergeant"
    start = {"play": [SILVER, f"{sergeant} (exerted)", "Hen (exerted, damage 2)"]}
    game = table(start).push("quest John Silver", "yes", f"choose {sergeant}")
    assert (game.damage("Calhoun"), game.is_exerted("Calhoun")) == (0, False)
    game = table(start).push("quest John Silver", "yes", "choose Hen")
    assert not game.is_in_play("Hen")


@card("Kakamora - Pirate Pitcher")
def test_the_kakamora_makes_a_pirate_evasive_until_your_next_turn():
    game = table({"hand": [KAKAMORA], "ink": 2, "play": [f"{SAILOR} (exerted)", "Hen"]}, {"play": ["Wolf"]}).push(
        "play Kakamora"
    )
    assert sorted(game.legal()) == [f"choose {KAKAMORA}", f"choose {SAILOR}"]
    game.push(f"choose {SAILOR}", "end")
    assert not game.legal("challenge")
    game.push("end", "quest Moana", "end")
    assert game.legal("challenge") == [f"challenge Wolf -> {SAILOR}"]


@card("Lead the Way")
def test_lead_the_way_strengthens_your_characters_for_this_turn():
    game = table({"hand": ["Lead the Way", "Hen"], "ink": 3, "play": ["Bear", "Wolf"]}, {"play": ["Giant"]})
    game.push("play Lead the Way", "play Hen")
    assert [game.strength(name) for name in ("Bear", "Wolf", "Giant", "Hen")] == [5, 4, 6, 0]
    assert game.push("end").strength("Bear") == 3


@card("Longboat")
def test_the_longboat_makes_one_of_yours_evasive_until_your_next_turn_as_often_as_paid():
    game = table({"play": ["Longboat", "Bear (exerted)", "Hen (exerted)"], "ink": 4}, {"play": ["Wolf", "Bird"]}).push(
        "use Longboat"
    )
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "use Longboat", "choose Hen")
    assert (game.ink(ME), game.is_exerted("Longboat")) == ((0, 4), False)
    game.push("end")
    assert game.legal("challenge") == ["challenge Bird -> Bear", "challenge Bird -> Hen"]
    game.push("end", "quest Bear", "end")
    assert "challenge Wolf -> Bear" in game.legal()


@card("Maui - Half-Shark")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Spell"], ["Spell"]), (["no"], [])])
def test_maui_may_take_an_action_card_back_when_he_challenges_a_character(answers, hand):
    game = table({"play": [MAUI], "discard": ["Spell", "Bear", "Hum"]}, {"play": ["Wolf (exerted)"]})
    assert game.push("challenge Maui -> Wolf", *answers).hand(ME) == hand


@card("Maui - Half-Shark")
def test_maui_takes_nothing_back_from_a_challenge_with_a_location():
    game = table({"play": [MAUI], "discard": ["Spell", "Hum"]}, {"play": ["Fort"]}).push("challenge Maui -> Fort")
    assert (asked(game), game.hand(ME)) == (False, [])
    assert is_evasive(MAUI)


@card("Maui - Half-Shark")
def test_maui_gains_a_lore_for_each_action_you_play_songs_too():
    game = table({"play": [MAUI, "Bear"], "hand": ["Spell", "Hum", "Lamp"], "ink": 9}, {"hand": ["Spell"], "ink": 1})
    game.push("play Spell", "sing Hum with Bear", "play Lamp")
    assert game.lore(ME) == 2
    assert game.push("end", "play Spell").lore(ME) == 2


@card("Mickey Mouse - Courageous Sailor")
def test_mickey_is_stronger_at_any_location():
    assert table({"play": [f"{MICKEY} (at Fort)", "Fort"]}).strength("Mickey") == 4
    game = table({"play": [MICKEY, "Fort"], "ink": 2})
    assert game.strength("Mickey") == 2
    assert game.push("move Mickey -> Fort").strength("Mickey") == 4


@card("Moana - Kakamora Leader")
def test_moana_may_move_any_number_of_yours_to_one_location_and_gains_lore_for_each():
    game = table(
        {"hand": [LEADER], "ink": 7, "play": ["Fort", "Cave", "Bear", "Wolf", "Hen (at Cave)"]}, {"play": ["Giant"]}
    )
    game.push("play Moana", "yes")
    assert not any("Giant" in text for text in game.legal())
    game.push("choose Bear; Hen", "choose Fort")
    assert [game.place(name) for name in ("Bear", "Hen", "Wolf", "Moana")] == ["Fort", "Fort", "", ""]
    assert (game.lore(ME), game.ink(ME)) == (2, (0, 7))


@card("Moana - Kakamora Leader")
def test_moana_may_come_along_herself_or_move_nobody():
    game = table({"hand": [LEADER], "ink": 7, "play": ["Fort"]}).push("play Moana", "yes", f"choose {LEADER}")
    assert (game.place("Moana"), game.lore(ME)) == ("Fort", 1)
    game = table({"hand": [LEADER], "ink": 7, "play": ["Fort", "Bear"]}).push("play Moana", "no")
    assert (game.place("Bear"), game.lore(ME)) == ("", 0)
    assert shifts_for(LEADER, 5)


@card("Moana - Kakamora Leader")
def test_moana_gains_lore_only_for_those_who_really_moved():
    game = table({"hand": [LEADER], "ink": 7, "play": ["Fort", "Cave", "Bear", "Hen (at Cave)"]})
    game.push("play Moana", "yes", "choose Bear; Hen", "choose Cave")
    assert (game.place("Bear"), game.place("Hen"), game.lore(ME)) == ("Cave", "Cave", 1)
    game = table({"hand": [LEADER], "ink": 7, "play": ["Bear"]}, {"play": ["Fort"]})
    game.push("play Moana", "yes", "choose Bear")
    assert (game.place("Bear"), game.lore(ME), asked(game)) == ("", 0, False)


@card("Moana - Self-Taught Sailor")
def test_moana_challenges_only_while_you_have_a_captain():
    assert table({"play": [SAILOR]}, {"play": ["Wolf (exerted)", WENDY]}).legal("challenge Moana") == []
    assert table({"play": [SAILOR, WENDY]}, {"play": ["Wolf (exerted)"]}).legal("challenge Moana")


@card("Raya - Kumandran Rider")
def test_raya_may_ready_another_of_yours_when_you_ink_a_card():
    game = table({"play": [RAYA, "Bear (exerted)", "Wolf"], "hand": ["Hen"]}, {"play": ["Giant (exerted)"]}).push(
        "ink Hen", "yes"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert not game.is_exerted("Bear")
    assert not game.legal("quest Bear")
    assert game.legal("challenge Bear")


@card("Raya - Kumandran Rider")
@rule("lorcana", "6.1.13.2")
def test_raya_does_so_once_in_your_turn_but_a_no_keeps_the_chance():
    hand = ["Hen", "Tipo - Growing Son", "Lamp"]
    start = {"play": [RAYA, "Bear (exerted)", "Wolf (exerted)"], "hand": hand, "ink": 2}
    game = table(start).push("ink Hen", "yes", "choose Bear", "play Tipo", "yes", "choose Lamp")
    assert (asked(game), game.is_exerted("Wolf")) == (False, True)
    game = table(start).push("ink Hen", "no", "play Tipo", "yes", "choose Lamp", "yes", "choose Wolf")
    assert not game.is_exerted("Wolf")


@card("Raya - Kumandran Rider")
def test_raya_does_nothing_in_an_opponent_s_turn():
    game = table({"play": [RAYA, "Bear (exerted)"]}, {"hand": ["Hen"]}, active=YOU).push("ink Hen")
    assert (asked(game), game.is_exerted("Bear")) == (False, True)


@card("Skull Rock - Isolated Fortress")
@pytest.mark.parametrize(("guest", "lore"), [(KAKAMORA, 1), ("Wolf", 0)])
def test_skull_rock_strengthens_its_guests_and_pirates_there_gain_lore(guest, lore):
    game = table({"play": [ROCK, f"{guest} (at {ROCK})", "Bear"]}, active=YOU)
    assert (game.strength(guest), game.strength("Bear")) == ({KAKAMORA: 2, "Wolf": 3}[guest], 3)
    assert game.push("end").lore(ME) == lore


@card("Skull Rock - Isolated Fortress")
def test_skull_rock_gains_nothing_for_a_pirate_elsewhere():
    assert table({"play": [ROCK, KAKAMORA]}, active=YOU).push("end").lore(ME) == 0


@card("The Islands I Pulled from the Sea")
def test_the_islands_finds_a_location_shows_it_and_shuffles():
    game = table({"hand": [ISLANDS], "play": ["Bear"], "deck": ["Wolf", "Fort", "Lamp", "Cave"]})
    game.push(f"sing {ISLANDS} with Bear")
    assert sorted(game.legal()) == ["choose Cave", "choose Fort", "choose nothing"]
    game.push("choose Cave")
    assert (game.hand(ME), sorted(game.deck(ME)), game.knows(YOU, "Cave")) == (["Cave"], ["Fort", "Lamp", "Wolf"], True)


@card("Tigger - In the Crow's Nest")
def test_tigger_swells_with_each_action_for_the_turn():
    game = table({"play": [TIGGER, "Bear"], "hand": ["Spell", "Hum"], "ink": 1}).push(
        "play Spell", "sing Hum with Bear"
    )
    assert (game.strength("Tigger"), game.lore_value("Tigger")) == (2, 3)
    game.push("end")
    assert (game.strength("Tigger"), game.lore_value("Tigger")) == (0, 1)
    assert is_evasive(TIGGER)


@card("Wendy Darling - Courageous Captain")
def test_wendy_is_better_beside_another_pirate_of_yours():
    game = table({"play": [WENDY, KAKAMORA]})
    assert (game.strength("Wendy"), game.lore_value("Wendy")) == (2, 2)
    game = table({"play": [WENDY, "Bear"]}, {"play": [KAKAMORA]})
    assert (game.strength("Wendy"), game.lore_value("Wendy")) == (1, 1)
    assert is_evasive(WENDY)
