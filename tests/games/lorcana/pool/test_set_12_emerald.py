"""The twelfth set at the table: Emerald."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

ARM = "Buzz's Arm"
BUZZ = "Buzz Lightyear - On the Way"
DISGUISE = "The Queen - Devious Disguise"
DONALD = "Donald Duck - Distracted Traveler"
ELINOR = "Elinor - Renowned Diplomat"
GAETAN = "Gaetan Moliere - Clever Burrower"
LENNY = "Lenny - Toy Binoculars"
MACGUFFIN = "Lord MacGuffin - Clever Swordsman"
MERIDA = "Merida - Gifted Archer"
MILO = "Milo Thatch - Getting His Hands Dirty"
RC = "RC - Remote-Controlled Car"
ROURKE = "Lyle Tiberius Rourke - Adventurer for Hire"
RULER = "The Queen - Evil Ruler"


@card("Buzz Lightyear - On the Way")
def test_buzz_changes_a_card_for_a_cheap_card_that_is_no_character():
    game = table(me={"play": [BUZZ], "hand": ["Lamp", "Amethyst Coil", "Hen"], "ink": 5, "deck": ["Fort", "Wolf"]})
    game.push("play Lamp", "choose Hen")
    assert (sorted(game.hand(ME)), game.names_in("discard", ME)) == (["Amethyst Coil", "Fort"], ["Hen"])
    game.push("play Amethyst")
    assert game.hand(ME) == ["Fort"]


@card("Buzz Lightyear - On the Way")
def test_buzz_shoots_an_opposing_damaged_character_for_a_cheap_character():
    game = table(
        me={"play": [BUZZ, "Wolf (damage 1)"], "hand": ["Hen", "Bear"], "ink": 4},
        you={"play": ["Giant (damage 1)", "Bird"]},
    )
    assert game.push("play Hen").damage("Giant") == 2
    game.push("play Bear")
    assert (game.damage("Giant"), game.damage("Wolf"), game.damage("Bird")) == (2, 1, 0)


@card("Buzz Lightyear - On the Way")
def test_buzz_counts_what_is_paid_so_a_sung_song_counts_too():
    game = table(me={"play": [BUZZ, "Bear"], "hand": ["Tune", "Hen"], "deck": ["Fort", "Wolf"]})
    game.push("sing Tune -> Bear")
    assert sorted(game.legal()) == ["choose Fort", "choose Hen"]


@card("Buzz Lightyear - On the Way")
def test_buzz_notices_no_ink_that_is_paid_for_anything_else_than_a_card():
    game = table(me={"play": [BUZZ, "Akela - Forest Runner"], "ink": 1}, you={"play": ["Giant (damage 1)"]})
    game.push("use Akela")
    assert (game.damage("Giant"), game.bag()) == (1, [])


@card("Buzz's Arm")
def test_buzzs_arm_comes_for_free_after_a_buzz_was_banished():
    game = table(me={"play": [BUZZ], "hand": [ARM]}, you={"play": ["Giant (exerted)"]})
    assert game.legal("play") == []
    game.push("challenge Buzz -> Giant", "play otherwise Buzz's Arm: 1")
    assert game.play(ME) == [ARM]


@card("Buzz's Arm")
def test_buzzs_arm_costs_ink_after_anybody_elses_end():
    game = table(me={"play": ["Hen"], "hand": [ARM]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant").legal("play") == []


@card("Buzz's Arm")
def test_buzzs_arm_makes_the_next_action_or_item_cheaper():
    game = table(me={"play": [ARM], "hand": ["Hen", "Lamp", "Tune"], "ink": 5}).push("use Buzz's Arm", "play Hen")
    assert game.ink(ME) == (4, 1)
    assert game.push("play Lamp").ink(ME) == (3, 2)
    assert game.push("play Tune").ink(ME) == (0, 5)


@card("Donald Duck - Distracted Traveler")
def test_donald_costs_the_opponent_a_card_if_another_character_was_played():
    game = table(me={"play": [DONALD], "hand": ["Hen"], "ink": 1}, you={"hand": ["Hum", "Rope"]})
    game.push("play Hen", "quest Donald")
    assert game.deciding == YOU
    assert game.push("choose Hum").hand(YOU) == ["Rope"]
    game = table(me={"play": [DONALD], "hand": ["Lamp"], "ink": 2}, you={"hand": ["Hum", "Rope"]})
    assert game.push("play Lamp", "quest Donald").hand(YOU) == ["Hum", "Rope"]


@card("Elinor - Renowned Diplomat")
def test_elinor_rewards_three_exerted_characters_at_the_end_of_your_turn():
    game = table(me={"play": [ELINOR, "Bear (exerted)", "Wolf (exerted)"]}, you={"play": ["Giant", "Hen"]})
    game.push("quest Elinor", "end")
    assert game.legal() == ["choose Giant", "choose Hen"]
    game.push("choose Giant")
    assert (game.damage("Giant"), game.lore(ME), len(game.hand(ME)), game.active) == (1, 2, 1, YOU)


@card("Elinor - Renowned Diplomat")
def test_elinor_does_nothing_with_two():
    game = table(me={"play": [ELINOR, "Bear (exerted)", "Wolf (exerted)"]}, you={"play": ["Giant", "Bird (exerted)"]})
    game.push("end")
    assert (game.active, game.lore(ME), game.hand(ME), game.damage("Giant")) == (YOU, 0, [], 0)


@card("Gaetan Moliere - Clever Burrower")
def test_gaetan_may_dig_two_cards_deep_and_evades():
    game = table(me={"play": [GAETAN], "hand": ["Hen"], "deck": ["Fort", "Lamp", "Hum"]}, you={"play": ["Bear"]})
    game.push("quest Gaetan", "yes", "choose Hen; Lamp")
    assert (game.hand(ME), len(game.names_in("discard", ME))) == (["Fort"], 2)
    assert game.push("end").legal("challenge") == []
    kept = table(me={"play": [GAETAN], "hand": ["Hen"]}).push("quest Gaetan", "no")
    assert (kept.hand(ME), kept.lore(ME)) == (["Hen"], 1)


@card("Lenny - Toy Binoculars")
def test_lenny_sees_a_hand_and_picks_an_action_out_of_it():
    game = table(me={"hand": [LENNY], "ink": 3}, you={"hand": ["Bear", "Hum", "Tune"]}).push("play Lenny")
    assert (game.deciding, game.legal(), game.knows(ME, "Bear")) == (ME, ["choose Hum", "choose Tune"], True)
    assert game.push("choose Hum").hand(YOU) == ["Bear", "Tune"]
    game = table(me={"hand": [LENNY], "ink": 3}, you={"hand": ["Bear", "Lamp"]}).push("play Lenny")
    assert (game.hand(YOU), game.knows(ME, "Lamp")) == (["Bear", "Lamp"], True)


@card("Lenny - Toy Binoculars")
def test_lenny_may_ready_once_a_turn_for_an_action():
    game = table(me={"play": [LENNY], "hand": ["Hum", "Hum"], "ink": 2}).push(
        "quest Lenny", "play Hum", "yes", "quest Lenny"
    )
    assert game.lore(ME) == 2
    game.push("play Hum")
    assert (game.legal(), game.is_exerted("Lenny")) == (["end"], True)


@card("Lenny - Toy Binoculars")
def test_lenny_may_stay_exerted_and_does_not_care_for_items():
    game = table(me={"play": [f"{LENNY} (exerted)"], "hand": ["Lamp", "Hum"], "ink": 3}).push("play Lamp")
    assert "yes" not in game.legal()
    assert game.push("play Hum", "no").is_exerted("Lenny")


@card("Lord MacGuffin - Clever Swordsman")
def test_macguffin_may_arrive_exerted_to_strike_somebody_damaged():
    game = table(me={"hand": [MACGUFFIN], "ink": 5}, you={"play": ["Giant (damage 1)", "Bear", "Bird (damage 1)"]})
    game.push("play Lord", "yes")
    assert game.legal() == ["choose Giant", "choose Bird"]
    game.push("choose Giant")
    assert (game.is_exerted("Lord"), game.damage("Giant")) == (True, 4)
    ready = table(me={"hand": [MACGUFFIN], "ink": 5}, you={"play": ["Giant (damage 1)"]}).push("play Lord", "no")
    assert (ready.is_exerted("Lord"), ready.damage("Giant")) == (False, 1)


@card("Lyle Tiberius Rourke - Adventurer for Hire")
def test_rourke_may_change_a_card():
    game = table(me={"hand": [ROURKE, "Lamp"], "ink": 2, "deck": ["Rope", "Hen"]}).push(
        "play Lyle", "yes", "choose Lamp"
    )
    assert game.hand(ME) == ["Rope"]
    assert table(me={"hand": [ROURKE, "Lamp"], "ink": 2}).push("play Lyle", "no").hand(ME) == ["Lamp"]


@card("Lyle Tiberius Rourke - Adventurer for Hire")
def test_rourkes_tricks_cost_lore_after_two_cards_went_to_your_discard():
    game = table(me={"play": [ROURKE], "hand": ["Hum", "Hum"], "ink": 2, "lore": 3}, you={"lore": 5})
    assert game.push("play Hum", "play Hum", "end").lore(YOU) == 4
    game = table(me={"play": [ROURKE], "hand": ["Hum"], "ink": 1}, you={"lore": 5}).push("play Hum", "end")
    assert game.lore(YOU) == 5
    game = table(
        me={"play": [ROURKE, "Giant", "Bear"]}, you={"play": ["Hen (exerted)", "Wolf (exerted, damage 1)"], "lore": 5}
    )
    assert game.push("challenge Giant -> Hen", "challenge Bear -> Wolf", "end").lore(YOU) == 5


@card("Merida - Gifted Archer")
def test_an_exerted_merida_may_shoot_every_challenger():
    game = table(me={"play": [f"{MERIDA} (exerted)", "Bear (exerted)"]}, you={"play": ["Giant", "Wolf"]}, active=YOU)
    game.push("challenge Wolf -> Bear", "no")
    assert game.damage("Wolf") == 3
    game.push("challenge Giant -> Merida", "yes")
    assert game.damage("Giant") == 1 + 3


@card("Merida - Gifted Archer")
def test_a_ready_merida_does_not_shoot_and_she_shifts_for_three():
    princess = "Merida - Formidable Archer"
    game = table(me={"play": [princess, "Bear (exerted)"], "hand": [MERIDA], "ink": 3}, you={"play": ["Giant"]})
    game.push(f"shift {MERIDA} -> {princess}", "end", "challenge Giant -> Bear")
    assert (game.ink(ME), game.damage("Giant")) == ((0, 3), 3)


@card("Milo Thatch - Getting His Hands Dirty")
def test_milo_may_give_a_card_to_send_a_character_home():
    game = table(me={"hand": [MILO, "Lamp"], "ink": 7}, you={"play": ["Giant", "Bear"]})
    game.push("play Milo", "yes", "choose Lamp", "choose Giant")
    assert (game.hand(YOU), game.hand(ME)) == (["Giant"], [])
    kept = table(me={"hand": [MILO, "Lamp"], "ink": 7}, you={"play": ["Giant"]}).push("play Milo", "no")
    assert (kept.play(YOU), kept.hand(ME)) == (["Giant"], ["Lamp"])


@card("Milo Thatch - Getting His Hands Dirty")
def test_milo_draws_at_the_end_of_a_turn_with_two_discarded_cards():
    game = table(me={"play": [MILO], "hand": ["Hum", "Hum"], "ink": 2}).push("play Hum", "play Hum", "end")
    assert len(game.hand(ME)) == 1
    game = table(me={"play": [MILO], "hand": ["Hum"], "ink": 2}).push("play Hum", "end")
    assert game.hand(ME) == []


@card("Milo Thatch - Getting His Hands Dirty")
def test_opponents_cannot_choose_milo():
    game = table(me={"hand": ["Chomp!"], "ink": 1, "play": ["Wolf (damage 1)"]}, you={"play": [f"{MILO} (damage 1)"]})
    game.push("play Chomp!")
    assert (game.damage("Milo"), game.damage("Wolf")) == (1, 3)


@card("RC - Remote-Controlled Car")
def test_rc_runs_on_ink_each_time():
    game = table(me={"play": [RC], "ink": 1}).push("quest RC")
    assert (game.lore(ME), game.ink(ME)) == (2, (0, 1))
    game = table(me={"play": [RC], "ink": 1}, you={"play": ["Giant (exerted)"]}).push("challenge RC -> Giant")
    assert (game.damage("Giant"), game.ink(ME)) == (3, (0, 1))
    empty = table(me={"play": [RC]}, you={"play": ["Giant (exerted)"]})
    assert empty.legal() == ["end"]


@card("Sabotage")
def test_sabotage_banishes_everything_of_one_name():
    game = table(me={"hand": ["Sabotage"], "ink": 3, "play": ["Lamp"]}, you={"play": ["Lamp", "Lamp", "Rope", "Fort"]})
    game.push("play Sabotage", "choose Lamp")
    assert (game.play(ME), game.play(YOU)) == ([], ["Rope", "Fort"])
    game = table(me={"hand": ["Sabotage"], "ink": 3}, you={"play": ["Fort", "Lamp", "Bear"]})
    assert game.push("play Sabotage", "choose Fort").play(YOU) == ["Lamp", "Bear"]


@card("Strange Things")
def test_strange_things_keep_two_characters_from_questing_for_a_round():
    game = table(me={"hand": ["Strange Things"], "play": ["Giant"]}, you={"play": ["Bear", "Wolf", "Hen"]})
    game.push("sing Strange Things -> Giant", "choose Bear; Wolf")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert (game.legal("quest"), "challenge Bear -> Giant" in game.legal()) == (["quest Hen"], True)
    game.push("end", "end")
    assert len(game.legal("quest")) == 3


@card("Strange Things")
def test_strange_things_may_befall_nobody():
    game = table(me={"hand": ["Strange Things"], "ink": 4}, you={"play": ["Bear"]})
    game.push("play Strange", "choose nothing", "end")
    assert (game.legal("quest"), len(game.hand(ME))) == (["quest Bear"], 1)


@card("The Queen - Devious Disguise")
def test_the_queens_scheme_gives_you_a_card_and_the_opponent_lore():
    game = table(me={"hand": [DISGUISE], "ink": 4}).push("play The Queen", "yes")
    assert (len(game.hand(ME)), game.lore(YOU), game.lore_value("The Queen")) == (1, 2, 3)
    game = table(me={"hand": [DISGUISE], "ink": 4}).push("play The Queen", "no")
    assert (game.hand(ME), game.lore(YOU), game.lore_value("The Queen")) == ([], 0, 1)


@card("The Queen - Evil Ruler")
def test_the_evil_queen_is_stronger_while_an_opposing_character_is_damaged():
    for foe, mine, strength in (("Bear (damage 1)", "Wolf", 4), ("Bear", "Wolf (damage 1)", 2)):
        assert table(me={"play": [RULER, mine]}, you={"play": [foe]}).strength("The Queen") == strength


@card("Buzz's Arm")
def test_buzzs_arm_also_follows_an_opponents_buzz():
    game = table(me={"play": ["Giant"], "hand": [ARM]}, you={"play": [f"{BUZZ} (exerted)"]})
    game.push("challenge Giant -> Buzz", "play otherwise Buzz's Arm: 1")
    assert game.play(ME) == ["Giant", ARM]


@card("Elinor - Renowned Diplomat")
def test_elinor_gains_and_draws_without_anybody_to_hurt():
    game = table(me={"play": [ELINOR, "Bear (exerted)", "Wolf (exerted)"]}).push("quest Elinor", "end")
    assert (game.lore(ME), len(game.hand(ME))) == (2, 1)
