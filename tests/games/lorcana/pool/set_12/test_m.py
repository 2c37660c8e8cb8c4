"""Set 12: what the cards that begin with M do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import ROBOT
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

MERIDA = "Merida - Gifted Archer"
BOW = "Merida's Bow"
LEADER = "Mickey Mouse - Expedition Leader"
MILO_COURAGEOUS_EXPLORER = "Milo Thatch - Courageous Explorer"
MILO_GETTING_HIS_HANDS_DIRTY = "Milo Thatch - Getting His Hands Dirty"
MIRABEL = "Mirabel Madrigal - Resourceful Daughter"
STRONG = "Mr. Incredible - Super Strong"
TRASH = "Mr. Incredible - Taking Out the Trash"
RESCUER = "Mrs. Incredible - Determined Rescuer"
HELEN = "Mrs. Incredible - Helen Parr"
STRETCHY = "Mrs. Incredible - Super Stretchy"

SUPER = made("Super", cost=1, strength=2, willpower=4, classifications=["Super"])
ROGUE = made("Rogue", cost=2, strength=2, willpower=4, classifications=["Villain"])
GRUMPY = made("Grumpy", version="Old", willpower=5)
GREAT_GRUMPY = made("Grumpy", version="Great", cost=7, willpower=7, abilities=[Keyword("Shift", 5)])


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


@card("Merida's Bow")
def test_the_bow_hurts_as_it_comes_and_as_it_goes():
    game = table({"hand": [BOW], "ink": 3}, {"play": ["Bear", "Wolf"]}).push("play Merida", "choose Bear")
    assert game.damage("Bear") == 1
    game.push("use Merida", "choose Bear")
    assert (game.damage("Bear"), game.is_in_play(BOW), game.ink(ME)) == (2, False, (0, 3))


@card("Metamorphosis")
def test_metamorphosis_shifts_a_character_from_your_discard():
    side = {
        "hand": ["Metamorphosis"],
        "ink": 3,
        "play": ["Grumpy - Old", "Wolf"],
        "discard": ["Grumpy - Great", "Bear"],
    }
    game = table(side, cards=[GRUMPY, GREAT_GRUMPY]).push("play Metamorphosis")
    assert game.ink(ME) == (0, 3)
    assert (sorted(game.play(ME)), game.names_in("under", ME)) == (["Grumpy - Great", "Wolf"], ["Grumpy - Old"])
    nobody = table({**side, "play": ["Wolf"]}, cards=[GRUMPY, GREAT_GRUMPY]).push("play Metamorphosis")
    assert "choose Grumpy - Great" not in nobody.legal()
    assert nobody.play(ME) == ["Wolf"]


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


@card("Milo Thatch - Courageous Explorer")
@pytest.mark.parametrize(("songs", "lore"), [(2, 2), (1, 1)])
def test_milo_is_worth_more_in_your_turn_after_two_discarded_cards(songs, lore):
    game = table({"play": [MILO_COURAGEOUS_EXPLORER], "hand": ["Hum", "Hum"], "ink": 2})
    for _ in range(songs):
        game.push("play Hum")
    assert (game.lore_value("Milo"), game.push("end").lore_value("Milo")) == (lore, 1)


@card("Milo Thatch - Getting His Hands Dirty")
def test_milo_may_give_a_card_to_send_a_character_home():
    game = table(me={"hand": [MILO_GETTING_HIS_HANDS_DIRTY, "Lamp"], "ink": 7}, you={"play": ["Giant", "Bear"]})
    game.push("play Milo", "yes", "choose Lamp", "choose Giant")
    assert (game.hand(YOU), game.hand(ME)) == (["Giant"], [])
    kept = table(me={"hand": [MILO_GETTING_HIS_HANDS_DIRTY, "Lamp"], "ink": 7}, you={"play": ["Giant"]}).push(
        "play Milo", "no"
    )
    assert (kept.play(YOU), kept.hand(ME)) == (["Giant"], ["Lamp"])


@card("Milo Thatch - Getting His Hands Dirty")
def test_milo_draws_at_the_end_of_a_turn_with_two_discarded_cards():
    game = table(me={"play": [MILO_GETTING_HIS_HANDS_DIRTY], "hand": ["Hum", "Hum"], "ink": 2}).push(
        "play Hum", "play Hum", "end"
    )
    assert len(game.hand(ME)) == 1
    game = table(me={"play": [MILO_GETTING_HIS_HANDS_DIRTY], "hand": ["Hum"], "ink": 2}).push("play Hum", "end")
    assert game.hand(ME) == []


@card("Milo Thatch - Getting His Hands Dirty")
def test_opponents_cannot_choose_milo():
    game = table(
        me={"hand": ["Chomp!"], "ink": 1, "play": ["Wolf (damage 1)"]},
        you={"play": [f"{MILO_GETTING_HIS_HANDS_DIRTY} (damage 1)"]},
    )
    game.push("play Chomp!")
    assert (game.damage("Milo"), game.damage("Wolf")) == (1, 3)


@card("Mirabel Madrigal - Resourceful Daughter")
def test_mirabel_heals_up_to_two():
    game = table({"hand": [MIRABEL], "ink": 4, "play": ["Bear (damage 3)", "Hen"]})
    game.push("play Mirabel", "choose Bear", "amount 2")
    assert game.damage("Bear") == 1


@card("Mr. Incredible - Super Strong")
def test_mr_incredible_is_stronger_in_company_and_draws_for_supers_that_challenge():
    side = {"play": [STRONG, "Super", "Bear"]}
    game = table(side, {"play": ["Giant (exerted)", "Fort"]}, cards=[SUPER])
    assert game.strength("Mr. Incredible") == 10
    assert len(game.push("challenge Bear -> Giant").hand(ME)) == 0
    assert len(game.push("challenge Super -> Giant").hand(ME)) == 1
    assert len(game.push("challenge Mr. Incredible -> Fort").hand(ME)) == 1
    assert shifts_for(STRONG, 3)


@card("Mr. Incredible - Taking Out the Trash")
def test_mr_incredible_may_hit_an_opposing_robot_or_villain():
    game = table(
        {"hand": [TRASH], "ink": 4, "play": ["Robot"]}, {"play": ["Robot", "Rogue", "Bear"]}, cards=[ROBOT, ROGUE]
    )
    game.push("play Mr. Incredible", "yes")
    assert game.legal() == ["choose Robot", "choose Rogue"]
    assert game.push("choose Rogue").damage("Rogue") == 2


@card("Mrs. Incredible - Determined Rescuer")
def test_mrs_incredible_makes_yours_resist_and_may_ready_a_super():
    game = table({"play": [RESCUER, "Super", "Giant"]}, {"play": ["Wolf (exerted)", "Bear (exerted)"]}, cards=[SUPER])
    game.push("challenge Super -> Bear")
    assert (game.damage("Super"), asked(game)) == (2, False)
    game.push("challenge Giant -> Wolf", "yes", "choose Super")
    assert (game.is_exerted("Super"), game.legal("quest Super")) == (False, [])
    assert game.legal("challenge Super") == ["challenge Super -> Bear"]
    assert shifts_for(RESCUER, 5)


@card("Mrs. Incredible - Determined Rescuer")
def test_mrs_incredible_rescues_in_your_turn_only():
    game = table(
        {"play": [RESCUER, "Super (exerted)", "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU, cards=[SUPER]
    )
    assert not asked(game.push("challenge Giant -> Hen"))


@card("Mrs. Incredible - Helen Parr")
def test_helen_makes_a_challenger_this_turn():
    game = table({"hand": [HELEN], "ink": 2, "play": ["Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.push("play Mrs.", "choose Wolf", "challenge Wolf -> Giant").damage("Giant") == 4


@card("Mrs. Incredible - Super Stretchy")
def test_mrs_incredible_stretches_out_of_reach_or_for_lore_as_your_turn_begins():
    game = table(me={"play": [STRETCHY]}, you={"play": ["Bear"]}, active=YOU)
    game.push("end", "yes", "pick 1", "quest Mrs.", "end")
    assert (game.lore(ME), game.legal("challenge")) == (1, [])
    game.push("end", "yes", "pick 2", "quest Mrs.", "end")
    assert (game.lore(ME), game.legal("challenge")) == (3, [f"challenge Bear -> {STRETCHY}"])
    assert game.lore_value("Mrs.") == 1


@card("Mrs. Incredible - Super Stretchy")
def test_mrs_incredible_may_stay_as_she_is():
    game = table(me={"play": [STRETCHY]}, you={"play": ["Bear"]}, active=YOU).push("end", "no", "quest Mrs.", "end")
    assert (game.lore(ME), game.legal("challenge")) == (1, [f"challenge Bear -> {STRETCHY}"])
