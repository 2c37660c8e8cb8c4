"""The seventh set at the table: Steel."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

FA_ZHOU = "Fa Zhou - War Hero"
HELGA = "Helga Sinclair - Tough as Nails"
JAFAR = "Jafar - Aspiring Ruler"
RAYA = "Raya - Guidance Seeker"
RAZOUL = "Razoul - Menacing Guard"
SOLDIER = "Mulan - Disguised Soldier"


@card("Double Trouble")
def test_double_trouble_damages_up_to_two_characters():
    game = table(me={"hand": ["Double Trouble"], "ink": 2, "play": ["Wolf"]}, you={"play": ["Bear", "Giant", "Fort"]})
    game.push("play Double", "choose Bear; Giant")
    assert [game.damage(name) for name in ("Wolf", "Bear", "Giant")] == [0, 1, 1]


@card("Double Trouble")
def test_double_trouble_may_be_for_one_or_nobody():
    game = table(me={"hand": ["Double Trouble"], "ink": 2}, you={"play": ["Bear", "Giant"]}).push("play Double")
    assert "choose nothing" in game.legal()
    game.push("choose Bear")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 0)


@card("Fa Zhou - War Hero")
def test_fa_zhou_rewards_exactly_the_second_challenge_of_the_turn():
    game = table(me={"play": [FA_ZHOU, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)"]})
    assert game.push("challenge Bear -> Giant").lore(ME) == 0
    assert game.push("challenge Wolf -> Giant").lore(ME) == 3
    assert game.push("challenge Fa Zhou -> Giant").lore(ME) == 3


@card("Fa Zhou - War Hero")
def test_fa_zhou_counts_a_challenge_of_a_location_but_does_not_reward_it():
    game = table(me={"play": [FA_ZHOU, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)", "Fort"]})
    assert game.push("challenge Bear -> Giant", "challenge Wolf -> Fort").lore(ME) == 0
    game = table(me={"play": [FA_ZHOU, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)", "Fort"]})
    assert game.push("challenge Wolf -> Fort", "challenge Bear -> Giant").lore(ME) == 3


@card("Helga Sinclair - Tough as Nails")
def test_helga_hits_harder_and_reaches_evasive_characters_on_her_turn():
    game = table(me={"play": [HELGA]}, you={"play": ["Bird (exerted)", "Wolf"]})
    game.push("challenge Helga -> Bird")
    assert (game.play(YOU), game.damage("Helga")) == (["Wolf"], 2)
    game.push("end", "challenge Wolf -> Helga")
    assert game.damage("Wolf") == 0


@card("Jafar - Aspiring Ruler")
def test_jafar_makes_a_challenger_for_the_turn():
    game = table(me={"hand": [JAFAR], "ink": 3, "play": ["Wolf"]}, you={"play": ["Giant (exerted)"]})
    game.push("play Jafar", "choose Wolf")
    assert game.strength("Wolf") == 2
    game.push("challenge Wolf -> Giant")
    assert game.damage("Giant") == 4


@card("Jafar - Aspiring Ruler")
def test_what_jafar_gave_is_gone_next_turn():
    game = table(me={"hand": [JAFAR], "ink": 3, "play": ["Wolf"]}, you={"play": ["Giant"]})
    game.push("play Jafar", "choose Wolf", "end", "quest Giant", "end", "challenge Wolf -> Giant")
    assert game.damage("Giant") == 2


@card("Mulan - Disguised Soldier")
def test_mulan_may_draw_a_card_and_discard_one():
    game = table(me={"hand": [SOLDIER, "Lamp"], "ink": 1, "deck": ["Rope", "Hen"]}).push("play Mulan", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Rope"], ["Lamp"])
    kept = table(me={"hand": [SOLDIER, "Lamp"], "ink": 1}).push("play Mulan", "no")
    assert (kept.hand(ME), kept.names_in("discard", ME)) == (["Lamp"], [])


@card("Raya - Guidance Seeker")
def test_raya_hardens_with_every_inked_card_until_your_next_turn():
    game = table(
        me={"play": [RAYA], "hand": ["Hen", "All Is Found"], "ink": 5, "discard": ["Lamp"]}, you={"play": ["Bear"]}
    )
    game.push("ink Hen", "play All Is Found", "choose Lamp", "quest Raya", "end", "challenge Bear -> Raya")
    assert game.damage("Raya") == 1
    game.push("end", "quest Raya", "end", "challenge Bear -> Raya")
    assert not game.is_in_play("Raya")


@card("Razoul - Menacing Guard")
def test_razoul_may_banish_an_item_for_his_jafar():
    game = table(me={"hand": [RAZOUL], "ink": 2, "play": [JAFAR]}, you={"play": ["Lamp"]}).push("play Razoul", "yes")
    assert game.play(YOU) == []
    kept = table(me={"hand": [RAZOUL], "ink": 2, "play": [JAFAR]}, you={"play": ["Lamp"]}).push("play Razoul", "no")
    assert kept.play(YOU) == ["Lamp"]


@card("Razoul - Menacing Guard")
def test_razoul_takes_no_orders_from_anybody_else():
    game = table(me={"hand": [RAZOUL], "ink": 2, "play": ["Bear"]}, you={"play": ["Lamp", JAFAR]}).push("play Razoul")
    assert ("end" in game.legal(), game.play(YOU)) == (True, ["Lamp", JAFAR])


@card("Training Staff")
def test_the_training_staff_makes_a_challenger_for_the_turn():
    game = table(me={"play": ["Training Staff", "Wolf", "Bear"], "ink": 1}, you={"play": ["Giant (exerted)"]})
    game.push("use Training Staff", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.ink(ME), game.is_exerted("Training Staff")) == (4, (0, 1), True)


@card("Training Staff")
def test_the_training_staff_needs_an_ink():
    assert table(me={"play": ["Training Staff", "Wolf"]}).legal("use") == []
