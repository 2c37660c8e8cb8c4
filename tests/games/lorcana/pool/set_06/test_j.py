"""Set 6: what the cards that begin with J do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, guards_others, resists, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

VIZIER = "Jafar - Power-Hungry Vizier"
JASMINE = "Jasmine - Rebellious Princess"
KAKAMORA = "Kakamora - Pirate Pitcher"
ROO = "Roo - Littlest Pirate"
OWL = "Owl - Pirate Lookout"
JIM = "Jim Hawkins - Honorable Pirate"
SILVER = "John Silver - Ferocious Friend"
STERN = "John Silver - Stern Captain"
JUJU = "Juju - Mama Odie's Companion"


@card("Jafar - Power-Hungry Vizier")
def test_jafar_deals_a_damage_for_each_card_inked_in_your_turn():
    game = table({"play": [VIZIER], "hand": ["Hen"]}, {"play": ["Bear"], "hand": ["Wolf"]}).push(
        "ink Hen", "choose Bear"
    )
    assert game.damage("Bear") == 1
    assert not asked(game.push("end", "ink Wolf"))
    game = table({"play": [VIZIER]}, {"hand": ["Friend Like Me"], "ink": 5}, active=YOU).push("play Friend")
    assert not asked(game)


@card("Jasmine - Rebellious Princess")
def test_jasmine_takes_a_lore_from_each_opponent_when_she_quests():
    game = table({"play": [JASMINE]}, {"lore": 3}, third={"lore": 0}).push("quest Jasmine")
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [2, 2, 0]


@card("Jim Hawkins - Honorable Pirate")
def test_jim_hires_any_number_of_pirates_from_the_top_four():
    game = table({"hand": [JIM], "ink": 7, "deck": [KAKAMORA, "Bear", ROO, "Lamp", OWL]}).push("play Jim Hawkins", "no")
    assert f"choose {KAKAMORA}; {ROO}" in game.legal()
    assert "choose nothing" in game.legal()
    assert not any("Bear" in text or "Owl" in text for text in game.legal())
    game.push(f"choose {KAKAMORA}; {ROO}", "order Lamp; Bear")
    assert (sorted(game.hand(ME)), game.deck(ME)) == ([KAKAMORA, ROO], [OWL, "Lamp", "Bear"])
    assert (game.knows(YOU, ROO), game.knows(YOU, "Bear")) == (True, False)


@card("Jim Hawkins - Honorable Pirate")
def test_jim_may_leave_a_pirate_and_guards_the_others():
    game = table({"hand": [JIM], "ink": 7, "deck": [KAKAMORA, OWL]}).push("play Jim Hawkins", "no", f"choose {OWL}")
    assert (game.hand(ME), game.deck(ME)) == ([OWL], [KAKAMORA])
    assert guards_others(JIM, 7)


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


@card("John Silver - Stern Captain")
def test_silver_hurts_each_opposing_ready_character_at_the_start_of_your_turn():
    game = table({"play": [STERN, "Hen"]}, {"play": ["Bear", "Warded", "Wolf (exerted)", "Fort"]}, active=YOU).push(
        "end"
    )
    assert [game.damage(name) for name in ("Bear", "Warded", "Wolf", "Hen", "Fort")] == [1, 1, 0, 0, 0]
    assert resists(STERN, 2)
    assert shifts_for(STERN, 5)


@card("Juju - Mama Odie's Companion", "Making Magic")
@pytest.mark.parametrize(("name", "drawn"), [(JUJU, 0), ("Making Magic", 1)])
def test_two_of_them_move_a_damage_counter_to_an_opposing_character(name, drawn):
    game = table({"hand": [name], "ink": 3, "play": ["Bear (damage 2)"]}, {"play": ["Wolf", "Giant (damage 1)"]})
    game.push(f"play {name}", "choose Bear")
    assert game.legal() == ["choose Wolf", "choose Giant"]
    game.push("choose Giant")
    assert (game.damage("Bear"), game.damage("Giant"), len(game.hand(ME))) == (1, 2, drawn)


@card("Jumbo Pop")
def test_the_jumbo_pop_heals_all_of_yours_and_draws():
    game = table({"play": ["Jumbo Pop", "Bear (damage 3)", "Wolf (damage 1)"]}, {"play": ["Giant (damage 3)"]})
    game.push("use Jumbo Pop", "amount 2", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Giant")] == [1, 0, 3]
    assert (len(game.hand(ME)), game.is_in_play("Jumbo")) == (1, False)
