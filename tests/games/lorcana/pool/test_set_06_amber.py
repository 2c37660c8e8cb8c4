"""Set 6, Amber: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, guards_others
from tests.support.card import card
from tests.support.table import ME, YOU

ISLAND = "Hundred Acre Island - Pooh's Home"
JIM = "Jim Hawkins - Honorable Pirate"
KAKAMORA = "Kakamora - Pirate Pitcher"
LILO = "Lilo - Escape Artist"
OWL = "Owl - Pirate Lookout"
POOH = "Winnie the Pooh - Hunny Pirate"
RABBIT = "Rabbit - Indignant Pirate"
ROO = "Roo - Littlest Pirate"
TIANA = "Tiana - Restaurant Owner"


@card("Hundred Acre Island - Pooh's Home")
def test_the_island_gains_lore_for_a_character_banished_there_in_an_opponent_s_turn():
    game = table({"play": [ISLAND, f"Hen (exerted, at {ISLAND})"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Hen").lore(ME) == 1


@card("Hundred Acre Island - Pooh's Home")
def test_the_island_gains_nothing_in_your_turn_or_for_characters_elsewhere():
    game = table({"play": [ISLAND, f"Hen (at {ISLAND})"]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant").lore(ME) == 0
    game = table({"play": [ISLAND, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Hen").lore(ME) == 0


@card("I Won't Give In")
def test_i_won_t_give_in_returns_a_cheap_character_card_from_your_discard():
    game = table(
        {"hand": ["I Won't Give In"], "ink": 2, "discard": ["Wolf", "Bear", "Lamp", "Hen"]}, {"discard": ["Hen"]}
    )
    game.push("play I Won't Give In")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    assert game.push("choose Wolf").hand(ME) == ["Wolf"]


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


@card("Lilo - Escape Artist")
def test_lilo_may_be_played_from_the_discard_for_her_cost_and_enters_exerted():
    game = table({"discard": [LILO], "ink": 3}, active=YOU).push("end", "yes")
    assert (game.is_exerted("Lilo"), game.is_drying("Lilo"), game.ink(ME)) == (True, True, (1, 2))


@card("Lilo - Escape Artist")
def test_lilo_stays_in_the_discard_when_declined_or_not_paid_for():
    game = table({"discard": [LILO], "ink": 3}, active=YOU).push("end", "no")
    assert game.names_in("discard", ME) == [LILO]
    game = table({"discard": [LILO], "ink": 1}, active=YOU).push("end")
    assert (game.names_in("discard", ME), asked(game)) == ([LILO], False)


@card("Lilo - Escape Artist")
def test_lilo_played_from_hand_enters_ready_and_in_play_does_nothing_at_the_start_of_the_turn():
    game = table({"hand": [LILO], "ink": 2}).push("play Lilo")
    assert not game.is_exerted("Lilo")
    game.push("end", "end")
    assert (game.active, asked(game), game.is_exerted("Lilo")) == (ME, False, False)


@card("Lilo - Escape Artist")
def test_two_lilos_are_asked_about_one_by_one_and_none_at_the_start_of_an_opponent_s_turn():
    game = table({"discard": [LILO, LILO], "ink": 3}, active=YOU).push("end")
    assert game.bag() == [(ME, LILO)] * 2
    game.push("resolve 1", "yes")
    assert (game.play(ME), game.names_in("discard", ME), asked(game)) == ([LILO], [LILO], False)
    game.push("end")
    assert (game.active, asked(game)) == (YOU, False)


@card("Owl - Pirate Lookout")
def test_owl_weakens_an_opposing_character_for_each_card_inked_in_your_turn():
    game = table({"play": [OWL], "hand": ["Wolf", "Tipo - Growing Son", "Hen"], "ink": 2}, {"play": ["Bear", "Knight"]})
    game.push("ink Wolf")
    assert game.legal() == ["choose Bear", "choose Knight"]
    game.push("choose Bear", "play Tipo", "yes", "choose Hen", "choose Bear")
    assert game.strength("Bear") == 1
    game.push("end")
    assert game.strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Owl - Pirate Lookout")
def test_owl_ignores_an_opponent_s_inkwell():
    game = table({"play": [OWL]}, {"play": ["Bear", "Knight"], "hand": ["Wolf"]}, active=YOU).push("ink Wolf")
    assert (asked(game), game.strength("Bear")) == (False, 3)


@card("Pooh Pirate Ship")
def test_the_pirate_ship_rescues_a_pirate_from_the_discard():
    game = table({"play": ["Pooh Pirate Ship"], "ink": 3, "discard": [ROO, "Bear", OWL]}).push("use Pooh Pirate Ship")
    assert sorted(game.legal()) == [f"choose {OWL}", f"choose {ROO}"]
    game.push(f"choose {OWL}")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Pooh Pirate Ship")) == ([OWL], (0, 3), True)
    assert table({"play": ["Pooh Pirate Ship"], "ink": 2, "discard": [ROO]}).legal("use") == []


@card("Rabbit - Indignant Pirate")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Giant", "amount 1"], 2), (["no"], 3)])
def test_rabbit_may_heal_one_from_anybody(answers, damage):
    game = table({"hand": [RABBIT], "ink": 1, "play": ["Wolf (damage 1)"]}, {"play": ["Giant (damage 3)"]})
    assert game.push("play Rabbit", *answers).damage("Giant") == damage


@card("Rescue Rangers Away!")
def test_rescue_rangers_away_weakens_somebody_by_the_number_of_your_characters():
    game = table(
        {"hand": ["Rescue Rangers Away!", "Hen"], "ink": 3, "play": ["Bear", "Wolf", "Lamp"]},
        {"play": ["Giant", "Knight"]},
    )
    game.push("play Rescue Rangers Away!", "choose Giant", "play Hen")
    assert game.strength("Giant") == 4  # counted once, when it was played
    game.push("end")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Roo - Littlest Pirate")
@pytest.mark.parametrize(("answers", "strength"), [(["yes", "choose Giant"], 4), (["no"], 6)])
def test_roo_may_weaken_somebody_until_your_next_turn(answers, strength):
    game = table({"hand": [ROO], "ink": 2}, {"play": ["Giant", "Knight"]}).push("play Roo", *answers)
    assert game.strength("Giant") == strength
    assert game.push("end").strength("Giant") == strength
    assert game.push("end").strength("Giant") == 6


@card("Tiana - Restaurant Owner")
@pytest.mark.parametrize(("answer", "damage", "ink"), [("yes", 3, (0, 3)), ("no", 0, (3, 0))])
def test_tiana_s_guests_are_safe_unless_the_challenger_s_player_pays(answer, damage, ink):
    game = table({"play": [f"{TIANA} (exerted)", "Knight (exerted)"]}, {"play": ["Bear"], "ink": 3}, active=YOU)
    game.push("challenge Bear -> Knight")
    assert game.deciding == YOU
    game.push(answer)
    assert (game.damage("Knight"), game.ink(YOU)) == (damage, ink)
    assert game.strength("Bear") == damage
    assert game.push("end").strength("Bear") == 3


@card("Tiana - Restaurant Owner")
def test_tiana_asks_nobody_who_can_not_pay_and_does_nothing_while_ready():
    game = table({"play": [f"{TIANA} (exerted)", "Knight (exerted)"]}, {"play": ["Bear"], "ink": 2}, active=YOU)
    assert game.push("challenge Bear -> Knight").damage("Knight") == 0
    game = table({"play": [TIANA, "Knight (exerted)"]}, {"play": ["Bear"], "ink": 3}, active=YOU)
    assert game.push("challenge Bear -> Knight").damage("Knight") == 3


@card("Tiana - Restaurant Owner")
def test_tiana_also_protects_herself_but_no_location():
    game = table({"play": [f"{TIANA} (exerted)", "Fort"]}, {"play": ["Bear", "Giant"]}, active=YOU)
    assert game.push("challenge Bear -> Tiana").damage("Tiana") == 0
    game.push("challenge Giant -> Fort")
    assert not game.is_in_play("Fort")


@card("Winnie the Pooh - Hunny Pirate")
@pytest.mark.parametrize("answers", [["resolve 1", "yes"], ["resolve 2", "yes"]])
def test_pooh_supports_and_makes_the_next_pirate_of_the_turn_cheaper(answers):
    game = table({"play": [POOH, "Wolf"], "hand": [ROO, ROO, "Hen"], "ink": 2}).push("quest Winnie", *answers)
    assert (game.strength("Wolf"), asked(game)) == (4, False)
    game.push(f"play {ROO}", "no")
    assert game.ink(ME) == (1, 1)
    assert game.legal("play") == ["play Hen"]  # the second one costs 2 again


@card("Winnie the Pooh - Hunny Pirate")
def test_pooh_s_discount_waits_for_a_pirate_and_ends_with_the_turn():
    game = table({"play": [POOH, "Hen"], "hand": [ROO, "Wolf"], "ink": 3}).push("quest Winnie", "resolve 1", "no")
    game.push("play Wolf")
    assert game.ink(ME) == (1, 2)
    assert game.legal("play Roo")
    game.push("end", "end", "play Roo", "no")
    assert game.ink(ME) == (1, 2)
