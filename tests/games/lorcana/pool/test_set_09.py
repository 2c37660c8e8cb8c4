"""Set 9: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ALICE = "Alice - Accidentally Adrift"


@card("Alice - Accidentally Adrift")
@pytest.mark.parametrize(("answers", "ink"), [(["yes", "choose Lamp"], (0, 1)), (["no"], (0, 0))])
def test_alice_may_wash_an_item_into_its_players_inkwell_exerted(answers, ink):
    game = table({"hand": [ALICE], "ink": 4, "play": ["Rope"]}, {"play": ["Lamp", "Bear"]})
    game.push("play Alice", *answers)
    assert (game.ink(YOU), game.is_in_play("Lamp")) == (ink, answers == ["no"])


@card("Alice - Accidentally Adrift")
def test_alice_weakens_an_opposing_character_this_turn_when_she_quests():
    game = table({"play": [ALICE, "Wolf"]}, {"play": ["Bear", "Giant"]}).push("quest Alice")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Giant").strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Aurora - Holding Court")
def test_aurora_makes_the_next_princess_or_queen_cheaper_whoever_comes_before():
    game = table(
        {"play": ["Aurora - Holding Court"], "hand": ["Wolf", "Elsa - Snow Queen", "Rapunzel - Sunshine"], "ink": 6}
    )
    game.push("quest Aurora", "play Wolf")
    assert game.ink(ME)[0] == 4
    assert game.push("play Elsa").ink(ME)[0] == 2
    assert game.push("play Rapunzel").ink(ME)[0] == 0


@card("Beast - Gracious Prince")
def test_beast_makes_his_princesses_stronger_and_tougher():
    game = table({"play": ["Beast - Gracious Prince", "Rapunzel - Sunshine", "Wolf"]}, {"play": ["Moana - Of Motunui"]})
    assert (game.strength("Rapunzel"), game.willpower("Rapunzel")) == (2, 5)
    assert (game.strength("Wolf"), game.willpower("Wolf")) == (2, 4)
    assert (game.strength("Moana"), game.willpower("Moana")) == (1, 6)


@card("Beast - Gracious Prince")
def test_a_princess_who_lives_only_by_the_beast_falls_with_him():
    princess = "Rapunzel - Sunshine (damage 4)"
    game = table({"hand": ["Dragon Fire"], "ink": 5}, {"play": ["Beast - Gracious Prince", princess]})
    assert game.push("play Dragon Fire", "choose Beast").play(YOU) == []


BOBBY = "Bobby Zimuruski - Spray Cheese Kid"


@card("Bobby Zimuruski - Spray Cheese Kid")
def test_bobby_may_draw_and_must_then_discard_a_card_of_choice():
    game = table({"hand": [BOBBY, "Bear"], "ink": 1, "deck": ["Wolf", "Hen"]}).push("play Bobby", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Wolf"], ["Bear"])


@card("Bobby Zimuruski - Spray Cheese Kid")
def test_bobby_declined_discards_nothing():
    game = table({"hand": [BOBBY, "Bear"], "ink": 1}).push("play Bobby", "no")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], [])


WONDER = "Dumbo - Ninth Wonder of the Universe"


@card("Dumbo - Ninth Wonder of the Universe")
def test_dumbo_and_his_other_evasive_friends_exert_for_a_card_and_a_lore():
    game = table({"play": [WONDER, "Bird", "Wolf"], "ink": 3}).push("use Dumbo", "use Bird")
    assert (game.lore(ME), len(game.hand(ME)), game.ink(ME)) == (2, 2, (1, 2))
    assert game.is_exerted("Bird")
    assert game.refused("use Wolf")[0] == "no_such_ability"
    assert is_evasive(WONDER)


@card("Dumbo - Ninth Wonder of the Universe")
def test_dumbo_lends_nothing_to_opponents_and_nothing_after_he_left():
    assert table({"play": ["Bird"], "ink": 1}, {"play": [WONDER]}).legal("use") == []
    game = table({"play": [WONDER, "Bird"], "hand": ["Dragon Fire"], "ink": 6})
    assert game.push("play Dragon Fire", "choose Dumbo").legal("use") == []


FLYING = "Dumbo - The Flying Elephant"


@card("Dumbo - The Flying Elephant")
def test_dumbo_takes_somebody_into_the_air_until_his_next_turn():
    game = table({"hand": [FLYING], "ink": 3, "play": ["Wolf (exerted)"]}, {"play": ["Bear (exerted)", "Hen"]})
    game.push("play Dumbo", "choose Wolf", "end")
    assert game.legal("challenge") == []
    game.push("end", "quest Wolf", "end")
    assert "challenge Bear -> Wolf" in game.legal()
    assert is_evasive(FLYING)


FEARLESS = "Jasmine - Fearless Princess"


@card("Jasmine - Fearless Princess")
def test_jasmine_is_evasive_in_her_own_turn_only():
    game = table({"play": [FEARLESS, "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {FEARLESS} -> Bird"]
    assert f"challenge Bear -> {FEARLESS}" in game.push("quest Jasmine", "end").legal()


@card("Jasmine - Fearless Princess")
def test_jasmine_discards_for_challenger_as_often_as_she_has_cards():
    game = table({"play": [FEARLESS], "hand": ["Bear", "Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("use Jasmine", "choose Bear", "use Jasmine", "choose Wolf")
    assert (game.hand(ME), game.strength("Jasmine"), game.legal("use")) == ([], 3, [])
    game.push("challenge Jasmine -> Giant")
    assert not game.is_in_play("Giant")  # 3 and twice 3 are 9


@card("Jasmine - Fearless Princess")
def test_jasmines_challenger_ends_with_the_turn():
    game = table({"play": [FEARLESS], "hand": ["Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("use Jasmine", "choose Bear", "end", "quest Giant", "end", "challenge Jasmine -> Giant")
    assert game.damage("Giant") == 3


LILO = "Lilo - Best Explorer Ever"
STITCH = "Stitch - Alien Troublemaker"  # 3 strength, 4 willpower


@card("Lilo - Best Explorer Ever")
def test_lilo_drives_her_other_characters_on_in_the_turn_she_is_played():
    game = table({"hand": [LILO], "ink": 3, "play": ["Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play Lilo", "challenge Bear -> Giant")
    assert game.damage("Giant") == 5


@card("Lilo - Best Explorer Ever")
def test_lilo_sends_an_alien_also_against_ready_characters_this_turn():
    game = table({"play": [LILO, STITCH, "Wolf"]}, {"play": ["Giant"]})
    assert game.legal("challenge") == []
    game.push("quest Lilo")
    assert game.legal("challenge") == [f"challenge {STITCH} -> Giant"]
    assert game.push("challenge Stitch -> Giant").damage("Giant") == 5


@card("Lilo - Best Explorer Ever")
def test_lilos_alien_is_held_back_again_next_turn():
    game = table({"play": [LILO, STITCH, "Wolf"]}, {"play": ["Giant"]}).push("quest Lilo", "end", "end")
    assert game.legal("challenge") == []


TOPPER = "Max Goof - Chart Topper"


@card("Max Goof - Chart Topper")
def test_max_may_play_a_song_from_his_discard_which_then_goes_to_the_bottom():
    songs = ["Hum", "Friends on the Other Side", "Let It Go", "Smash"]
    game = table({"play": [TOPPER], "discard": songs, "deck": ["Bear", "Wolf", "Hen"]}).push("quest Max", "yes")
    assert sorted(game.legal()) == ["choose Friends on the Other Side", "choose Hum"]
    game.push("choose Friends")
    assert (sorted(game.hand(ME)), game.deck(ME)) == (["Bear", "Wolf"], ["Hen", "Friends on the Other Side"])
    assert sorted(game.names_in("discard", ME)) == ["Hum", "Let It Go", "Smash"]


@card("Max Goof - Chart Topper")
def test_max_need_not_play_anything_and_is_shifted_for_four():
    game = table({"play": [TOPPER], "discard": ["Hum"]}).push("quest Max", "no")
    assert game.names_in("discard", ME) == ["Hum"]
    assert shifts_for(TOPPER, 4)


TEEN = "Max Goof - Rebellious Teen"


@card("Max Goof - Rebellious Teen")
def test_max_may_pay_one_for_a_cheap_song_from_his_discard():
    game = table({"hand": [TEEN], "ink": 4, "discard": ["Hum", "Tune", "Let It Go", "Smash"]}).push("play Max", "yes")
    assert sorted(game.legal()) == ["choose Hum", "choose Tune"]
    assert (game.push("choose Tune").hand(ME), game.ink(ME)[0]) == (["Tune"], 0)


@card("Max Goof - Rebellious Teen")
@pytest.mark.parametrize(("ink", "answers"), [(4, ["no"]), (3, [])])
def test_max_without_the_will_or_the_ink_gets_no_song(ink, answers):
    game = table({"hand": [TEEN], "ink": ink, "discard": ["Hum"]}).push("play Max", *answers)
    assert (game.hand(ME), game.ink(ME)[0], game.asked_by) == ([], ink - 3, "3.3.1")


@card("Mulan - Considerate Diplomat")
def test_mulan_invites_a_princess_from_the_top_of_the_deck():
    princess = "Rapunzel - Sunshine"
    game = table({"play": ["Mulan - Considerate Diplomat"], "deck": ["Bear", princess, "Lamp", "Wolf", "Hen"]})
    game.push("quest Mulan")
    assert game.legal() == [f"choose {princess}", "choose nothing"]
    game.push("choose Rapunzel", "order Wolf; Bear; Lamp")
    assert (game.hand(ME), game.knows(YOU, princess)) == ([princess], True)
    assert game.deck(ME) == ["Hen", "Wolf", "Bear", "Lamp"]


NALA = "Nala - Undaunted Lioness"


@card("Nala - Undaunted Lioness")
def test_nala_is_worth_more_and_resists_while_unhurt():
    game = table({"hand": ["Fire the Cannons!", "Healing Glow"], "ink": 2}, {"play": [NALA, "Bear"]})
    assert game.lore_value("Nala") == 3
    game.push("play Fire", "choose Nala")
    assert (game.damage("Nala"), game.lore_value("Nala")) == (1, 2)
    assert game.push("play Healing", "choose Nala", "amount 1").lore_value("Nala") == 3


@card("Nala - Undaunted Lioness")
def test_nala_who_is_hurt_resists_no_more():
    game = table({"hand": ["Quick Shot"], "ink": 2}, {"play": [f"{NALA} (damage 1)", "Bear"]})
    assert game.push("play Quick Shot", "choose Nala").play(YOU) == ["Bear"]


SCAR = "Scar - Finally King"
FLOWER = "Flower - Shy Skunk"  # 3 strength, an Ally


@card("Scar - Finally King")
def test_scar_strengthens_his_allies():
    game = table({"play": [SCAR, FLOWER, "Wolf"]}, {"play": ["Louie - One Cool Duck"]})
    assert [game.strength(name) for name in ("Flower", "Wolf", "Louie", "Scar")] == [4, 2, 2, 5]


@card("Scar - Finally King")
def test_scar_may_trade_an_ally_for_cards_at_the_end_of_his_turn():
    game = table({"play": [f"{SCAR} (exerted)", FLOWER, "Louie - One Cool Duck", "Wolf"], "hand": ["Bear", "Hen"]})
    game.push("end", "yes")
    assert game.legal() == [f"choose {FLOWER}", "choose Louie - One Cool Duck"]
    game.push("choose Flower", "choose Bear; Hen")
    assert (len(game.hand(ME)), game.is_in_play("Flower"), game.active) == (4, False, YOU)
    assert sorted(game.names_in("discard", ME)) == ["Bear", FLOWER, "Hen"]


@card("Scar - Finally King")
def test_scar_discards_what_there_is_and_banishes_the_ally_anyway():
    thumper = "Thumper - Young Bunny"  # 0 strength, and 1 from Scar
    game = table({"play": [f"{SCAR} (exerted)", thumper], "deck": ["Bear", "Wolf"]})
    game.push("end", "yes", "choose Bear")
    assert (sorted(game.names_in("discard", ME)), game.hand(ME)) == (["Bear", thumper], [])


@card("Scar - Finally King")
@pytest.mark.parametrize(("scar", "answers"), [(f"{SCAR} (exerted)", ["no"]), (SCAR, [])])
def test_scar_who_is_ready_or_unwilling_trades_nobody(scar, answers):
    game = table({"play": [scar, FLOWER], "hand": ["Bear", "Hen"]}).push("end", *answers)
    assert (game.hand(ME), game.is_in_play("Flower"), game.active) == (["Bear", "Hen"], True, YOU)
