"""The twelfth set at the table: Amber."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

BO_PEEP = "Bo Peep - Caring Shepherd"
BULLSEYE = "Bullseye - Loyal Horse"
CHIP = "Chip - Team Player"
DALE = "Dale - Ready for His Shot"
HAMM = "Hamm - Piggy Bank"
JESSIE = "Jessie - Lively Cowgirl"
JULIETA = "Julieta Madrigal - Caring Baker"
LEADER = "Mickey Mouse - Expedition Leader"
PLUTO = "Pluto - Vigilant Traveler"
PRESSURE = "This Growing Pressure"
REX = "Rex - Protective Dinosaur"
ROOM = "Andy's Room - Home Base"
ROPE = "Safety Rope"
WOODY = "Woody - Leader of the Toys"
TOY = made("Top", cost=1, classifications=["Toy"])


@card("Andy's Room - Home Base")
def test_andys_room_is_home_for_a_single_favourite():
    game = table(me={"play": [ROOM, f"Bear (at {ROOM})", "Wolf"], "ink": 2})
    assert (game.willpower("Bear"), game.lore_value("Bear"), game.lore_value("Wolf")) == (7, 3, 1)
    game.push(f"move Wolf -> {ROOM}")
    assert (game.willpower("Bear"), game.lore_value("Bear"), game.willpower("Wolf")) == (5, 2, 4)


@card("Bo Peep - Caring Shepherd")
def test_bo_peep_makes_woody_a_bodyguard():
    game = table(me={"play": [BO_PEEP, f"{WOODY} (exerted)", "Hen (exerted)"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Giant -> {WOODY}"]
    game = table(me={"play": [f"{WOODY} (exerted)", "Hen (exerted)"]}, you={"play": ["Giant", BO_PEEP]}, active=YOU)
    assert "challenge Giant -> Hen" in game.legal()


@card("Bullseye - Loyal Horse")
def test_bullseye_comes_for_less_to_woody_or_jessie():
    for friend, left in ((WOODY, 1), (JESSIE, 1), ("Bear", 0)):
        game = table(me={"hand": [BULLSEYE], "ink": 3, "play": [friend]}).push("play Bullseye")
        assert game.ink(ME) == (left, 3 - left)
    both = table(me={"hand": [BULLSEYE], "ink": 3, "play": [WOODY, JESSIE]}).push("play Bullseye")
    assert both.ink(ME) == (1, 2)


@card("Chip - Team Player")
def test_chip_may_draw_beside_another_sturdy_character():
    game = table(me={"hand": [CHIP], "ink": 6, "play": ["Wolf"]})
    assert len(game.push("play Chip", "yes").hand(ME)) == 1
    game = table(me={"hand": [CHIP], "ink": 6, "play": ["Wolf"]})
    assert game.push("play Chip", "no").hand(ME) == []
    game = table(me={"hand": [CHIP], "ink": 6, "play": ["Hen", "Fort"]}, you={"play": ["Wolf"]}).push("play Chip")
    assert ("yes" in game.legal(), game.hand(ME)) == (False, [])


@card("Dale - Ready for His Shot")
def test_dales_friends_strike_with_their_willpower_in_challenges():
    game = table(me={"play": [DALE, "Hen"]}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("challenge Hen -> Giant")
    assert (game.damage("Giant"), game.is_in_play("Hen")) == (3, False)
    game.push("quest Dale", "end", "challenge Bear -> Dale")
    assert (game.damage("Bear"), game.damage("Dale")) == (4, 3)


@card("Hamm - Piggy Bank")
def test_hamms_change_pays_for_the_next_character():
    game = table(me={"play": [HAMM], "hand": ["Lamp", "Bear", "Wolf"], "ink": 7})
    game.push("use Hamm", "play Lamp")
    assert (game.ink(ME), game.is_exerted("Hamm")) == ((5, 2), True)
    assert game.push("play Bear").ink(ME) == (3, 4)
    assert game.push("play Wolf").ink(ME) == (1, 6)


@card("Hamm - Piggy Bank")
def test_hamms_change_is_gone_next_turn():
    game = table(me={"play": [HAMM], "hand": ["Bear"], "ink": 2}).push("use Hamm", "end", "end")
    assert game.refused("play Bear") == ("too_expensive", "4.3.2.4")


@card("Jessie - Lively Cowgirl")
def test_jessie_may_draw_in_a_family_of_toys():
    game = table(me={"play": [JESSIE, "Top", "Top"]}, cards=[TOY])
    assert len(game.push("quest Jessie", "yes").hand(ME)) == 1
    game = table(me={"play": [JESSIE, "Top", "Top"]}, cards=[TOY])
    assert game.push("quest Jessie", "no").hand(ME) == []
    game = table(me={"play": [JESSIE, "Top", "Bear"]}, cards=[TOY]).push("quest Jessie")
    assert ("yes" in game.legal(), game.hand(ME)) == (False, [])


@card("Jessie - Lively Cowgirl")
def test_jessie_yodels_whenever_a_card_costs_you_two_or_less():
    game = table(me={"play": [JESSIE], "hand": ["Lamp", "Bear", "Hum"], "ink": 6}, you={"play": ["Giant", "Hen"]})
    game.push("play Lamp", "choose Giant")
    assert game.strength("Giant") == 5
    game.push("play Bear")
    assert game.strength("Giant") == 5
    game.push("play Hum", "choose Giant", "end")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Jessie - Lively Cowgirl")
def test_jessie_yodels_for_what_is_free_but_not_for_ink_paid_for_an_ability():
    game = table(
        me={"play": [JESSIE, "Bear", "Akela - Forest Runner"], "hand": ["Tune"], "ink": 1}, you={"play": ["Giant"]}
    )
    game.push("use Akela")
    assert game.strength("Giant") == 6
    game.push("sing Tune -> Bear")
    assert game.strength("Giant") == 5


@card("Julieta Madrigal - Caring Baker")
def test_julieta_heals_as_she_comes_and_as_she_quests():
    game = table(me={"hand": [JULIETA], "ink": 1, "play": ["Bear (damage 3)", "Fort (damage 2)"]})
    game.push("play Julieta", "yes", "choose Fort", "amount 1")
    assert (game.damage("Bear"), game.damage("Fort")) == (3, 1)
    game.push("end", "end", "quest Julieta", "yes", "choose Bear", "amount 1")
    assert (game.damage("Bear"), game.damage("Fort")) == (2, 1)


@card("Julieta Madrigal - Caring Baker")
def test_julieta_may_bake_nothing():
    game = table(me={"hand": [JULIETA], "ink": 1, "play": ["Bear (damage 3)"]}).push("play Julieta", "no")
    assert game.damage("Bear") == 3


@card("Mickey Mouse - Expedition Leader")
def test_mickey_may_arrive_exerted_and_then_covers_every_quest():
    game = table(me={"hand": [LEADER], "ink": 4, "play": ["Wolf"]}, you={"play": ["Giant", "Bear"]})
    game.push("play Mickey", "yes", "quest Wolf")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "end")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Mickey Mouse - Expedition Leader")
def test_mickey_covers_nobody_while_ready_and_not_himself():
    game = table(me={"hand": [LEADER], "ink": 4, "play": ["Wolf"]}, you={"play": ["Giant"]})
    game.push("play Mickey", "no", "quest Wolf")
    assert game.strength("Giant") == 6
    assert table(me={"play": [LEADER]}, you={"play": ["Giant"]}).push("quest Mickey").strength("Giant") == 6


@card("Pluto - Vigilant Traveler")
@rule("lorcana", "6.2.4")
def test_pluto_barks_only_if_another_character_was_played_this_turn():
    game = table(me={"play": [PLUTO], "hand": ["Hen"], "ink": 1}, you={"play": ["Giant"]})
    game.push("play Hen", "quest Pluto")
    assert game.strength("Giant") == 5
    game.push("end", "end")
    assert game.strength("Giant") == 6
    assert game.push("quest Pluto").strength("Giant") == 6


@card("Rex - Protective Dinosaur")
def test_rex_guards_and_leaves_a_lore_when_he_falls_on_an_opponents_turn():
    game = table(me={"play": [f"{REX} (exerted)", "Hen (exerted)"]}, you={"play": ["Giant"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Giant -> {REX}"]
    assert game.push("challenge Giant -> Rex").lore(ME) == 1


@card("Rex - Protective Dinosaur")
def test_rex_leaves_nothing_on_his_own_turn():
    game = table(me={"play": [REX]}, you={"play": ["Giant (exerted)"]}).push("challenge Rex -> Giant")
    assert (game.play(ME), game.lore(ME)) == ([], 0)


@card("Safety Rope")
def test_the_safety_rope_pulls_a_character_up_from_the_discard():
    game = table(me={"hand": [ROPE], "ink": 2, "discard": ["Bear", "Lamp", "Wolf"], "deck": ["Hen"]})
    game.push("play Safety Rope", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert game.deck(ME) == ["Bear", "Hen"]
    kept = table(me={"hand": [ROPE], "ink": 2, "discard": ["Bear"], "deck": ["Hen"]}).push("play Safety Rope", "no")
    assert kept.deck(ME) == ["Hen"]


@card("Safety Rope")
def test_the_safety_rope_may_be_packed_up_for_a_card_as_your_turn_ends():
    game = table(me={"play": [ROPE]}).push("end", "yes")
    assert (game.play(ME), len(game.hand(ME)), game.active) == ([], 1, YOU)
    kept = table(me={"play": [ROPE]}).push("end", "no")
    assert (kept.play(ME), kept.hand(ME)) == ([ROPE], [])
    assert kept.push("end").active == ME


@card("This Growing Pressure")
def test_the_growing_pressure_makes_an_opposing_character_quest_instead_of_challenging():
    game = table(me={"hand": [PRESSURE], "play": ["Bear", "Hen"]}, you={"play": ["Giant", "Wolf"]})
    game.push(f"sing {PRESSURE} -> Bear")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert (game.legal("challenge"), "end" in game.legal()) == (["challenge Wolf -> Bear"], False)
    assert "end" in game.push("quest Giant").legal()


@card("Woody - Leader of the Toys")
def test_woody_finds_a_toy_or_andys_room():
    game = table(me={"hand": [WOODY], "ink": 4, "deck": ["Top", ROOM, "Bear", "Fort", "Hen"]}, cards=[TOY])
    game.push("play Woody")
    assert sorted(game.legal()) == [f"choose {ROOM}", "choose Top", "choose nothing"]
    game.push(f"choose {ROOM}", "order Fort; Bear; Top")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, ROOM)) == ([ROOM], ["Hen", "Fort", "Bear", "Top"], True)


@card("Dale - Ready for His Shot")
def test_with_dale_neither_damage_nor_challenger_changes_the_blow():
    helga = "Helga Sinclair - Tough as Nails"
    game = table(me={"play": [DALE, "Hen (damage 2)", helga]}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Hen -> Giant")
    assert game.damage("Giant") == 3
    game.push("challenge Helga -> Giant")
    assert game.damage("Giant") == 3 + 4
