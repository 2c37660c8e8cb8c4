"""What the ruby cards of the fourth set do at the table."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, made

LIFE = "A Pirate's Life"
GOOFY = "Goofy - Super Goof"
LUMIERE = "Lumiere - Fiery Friend"
WEIGHTS = "Medallion Weights"
ARCHER = "Mulan - Elite Archer"
ENEMY = "Mulan - Enemy of Entanglement"
INJURED = "Mulan - Injured Soldier"
NAMAARI = "Namaari - Heir of Fang"
VISITOR = "Sisu - Daring Visitor"
WARRIOR = "Sisu - Emboldened Warrior"
SIBLING = "Sisu - Empowered Sibling"
SPHERE = "Vitalisphere"
SHELL = made("Shell", strength=2, willpower=9, abilities=[Keyword("Resist", 1)])


@card("A Pirate's Life")
def test_a_pirates_life_takes_two_lore_from_each_opponent_and_gives_two():
    game = table(me={"hand": [LIFE], "play": ["Bear", "Bear"]}, you={"lore": 5}, third={"lore": 1})
    game.push(f"sing together {LIFE}")
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == [2, 3, 0]


@card("Brawl")
def test_a_brawl_banishes_anybody_of_two_strength_or_less():
    game = table(me={"hand": ["Brawl"], "ink": 3, "play": ["Hen"]}, you={"play": ["Wolf", "Bear", "Warded", "Fort"]})
    game.push("play Brawl")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    assert not game.push("choose Wolf").is_in_play("Wolf")


@card("Goofy - Super Goof")
def test_super_goof_gains_lore_for_challenging_characters_at_once():
    game = table(me={"hand": [GOOFY], "ink": 4}, you={"play": ["Giant (exerted)"]})
    game.push("play Goofy", "challenge Goofy -> Giant")
    assert (game.lore(ME), game.is_in_play("Goofy")) == (2, False)


@card("Goofy - Super Goof")
def test_super_goof_gains_nothing_for_locations_or_for_being_challenged():
    game = table(me={"play": [GOOFY]}, you={"play": ["Fort"]})
    assert game.push("challenge Goofy -> Fort").lore(ME) == 0
    game = table(me={"play": ["Bear"]}, you={"play": [f"{GOOFY} (exerted)"]})
    assert game.push("challenge Bear -> Goofy").lore(YOU) == 0


@card("Lumiere - Fiery Friend")
def test_lumiere_fires_up_the_others_of_his_side():
    game = table(me={"play": [LUMIERE, "Wolf"], "hand": ["Hen"], "ink": 1}, you={"play": ["Bear"]})
    game.push("play Hen")
    assert [game.strength(name) for name in ("Lumiere", "Wolf", "Hen", "Bear")] == [2, 3, 1, 3]


@card("Medallion Weights")
def test_the_weights_strengthen_and_may_draw_with_every_challenge_of_that_character():
    game = table(
        me={"play": [WEIGHTS, "Wolf", "Bear"], "ink": 2}, you={"play": ["Giant (exerted)", "Knight (exerted)"]}
    )
    game.push("use Medallion Weights", "choose Wolf", "challenge Bear -> Knight")
    assert (game.strength("Wolf"), game.legal("yes")) == (4, [])
    game.push("challenge Wolf -> Knight")
    assert game.legal() == ["yes", "no"]
    assert len(game.push("yes").hand(ME)) == 1


@card("Medallion Weights")
def test_the_weights_do_not_draw_for_locations_nor_on_later_turns():
    game = table(me={"play": [WEIGHTS, "Wolf"], "ink": 2}, you={"play": ["Fort", "Giant"]})
    game.push("use Medallion Weights", "choose Wolf", "challenge Wolf -> Fort")
    assert (game.damage("Fort"), game.legal("yes")) == (4, [])
    game.push("end", "quest Giant", "end", "challenge Wolf -> Giant")
    assert (game.legal("yes"), len(game.hand(ME))) == ([], 1)


@card("Medallion Weights", "Mulan - Elite Archer")
@rule("lorcana", "8.10.5")
def test_the_weights_stay_with_a_character_that_is_shifted():
    game = table(me={"hand": [ARCHER], "play": [WEIGHTS, INJURED], "ink": 7}, you={"play": ["Giant (exerted)"]})
    game.push("use Medallion Weights", "choose Mulan", f"shift {ARCHER} -> {INJURED}", "challenge Mulan -> Giant")
    assert (game.strength("Mulan"), game.legal()) == (7, ["yes", "no"])


@card("Medallion Weights", "Poor Unfortunate Souls")
@rule("lorcana", "7.1.6")
def test_the_weights_do_not_know_a_character_that_left_and_came_again():
    game = table(
        me={"hand": ["Poor Unfortunate Souls"], "play": [WEIGHTS, "Hare"], "ink": 6}, you={"play": ["Giant (exerted)"]}
    )
    game.push("use Medallion Weights", "choose Hare", "play Poor Unfortunate Souls", "choose Hare")
    game.push("play Hare", "challenge Hare -> Giant")
    assert (game.damage("Giant"), game.hand(ME)) == (2, [])


@card("Mulan - Elite Archer")
def test_the_elite_archer_shoots_stronger_when_shifted():
    game = table(
        me={"hand": [ARCHER], "play": [INJURED], "ink": 5}, you={"play": ["Giant (exerted)", "Bear", "Knight"]}
    )
    game.push(f"shift {ARCHER} -> {INJURED}")
    assert game.strength("Mulan") == 5
    game.push("challenge Mulan -> Giant", "choose Bear; Knight")
    assert (game.damage("Giant"), game.is_in_play("Bear"), game.damage("Knight")) == (5, False, 5)


@card("Mulan - Elite Archer")
def test_the_elite_archer_is_no_stronger_when_paid_for_and_shoots_only_on_her_turn():
    game = table(me={"hand": [ARCHER], "ink": 6}, you={"play": ["Wolf"]})
    assert game.push("play Mulan").strength("Mulan") == 2
    game = table(me={"play": ["Knight", "Bear"]}, you={"play": [f"{ARCHER} (exerted)", "Wolf"]})
    game.push("challenge Knight -> Mulan")
    assert (game.damage("Knight"), game.damage("Bear"), game.deciding) == (2, 0, ME)


@card("Mulan - Enemy of Entanglement")
def test_this_mulan_is_stronger_for_the_turn_with_every_action():
    game = table(me={"play": [ENEMY, "Bear"], "hand": ["Spell", "Tune", "Hen"], "ink": 2})
    game.push("play Spell", "sing Tune with Bear", "play Hen")
    assert game.strength("Mulan") == 5
    assert game.push("end").strength("Mulan") == 1


@card("Mulan - Injured Soldier")
def test_the_injured_soldier_comes_with_two_damage():
    assert table(me={"hand": [INJURED], "ink": 1}).push("play Mulan").damage("Mulan") == 2


@card("Namaari - Heir of Fang")
def test_namaari_may_deal_the_same_damage_to_another_character():
    game = table(me={"play": [NAMAARI, "Hen"]}, you={"play": ["Giant (exerted)", "Knight", "Fort"]})
    game.push("challenge Namaari -> Giant", "yes")
    assert sorted(game.legal()) == ["choose Hen", "choose Knight"]
    game.push("choose Knight")
    assert (game.damage("Giant"), game.damage("Knight")) == (2, 2)


@card("Namaari - Heir of Fang")
def test_namaari_deals_as_much_as_was_left_of_her_blow():
    game = table(me={"play": [NAMAARI]}, you={"play": ["Shell (exerted)", "Knight", "Wolf"]}, cards=[SHELL])
    game.push("challenge Namaari -> Shell", "yes", "choose Knight")
    assert (game.damage("Shell"), game.damage("Knight")) == (1, 1)
    game = table(me={"play": [NAMAARI]}, you={"play": ["Wolf (exerted)", "Knight"]})
    assert game.push("challenge Namaari -> Wolf", "no").damage("Knight") == 0


@card("Namaari - Heir of Fang")
def test_namaari_strikes_one_only_when_she_is_challenged_or_challenges_a_location():
    game = table(me={"play": ["Wolf", "Hen"]}, you={"play": [f"{NAMAARI} (exerted)", "Bear"]})
    assert game.push("challenge Wolf -> Namaari").legal("yes") == []
    game = table(me={"play": [NAMAARI]}, you={"play": ["Fort", "Bear"]})
    assert game.push("challenge Namaari -> Fort").legal("yes") == []


@card("Sisu - Daring Visitor")
def test_the_daring_visitor_banishes_a_very_weak_opponent():
    game = table(me={"hand": [VISITOR], "play": ["Hen"], "ink": 3}, you={"play": ["Guard", "Witch", "Wolf"]})
    game.push("play Sisu")
    assert sorted(game.legal()) == ["choose Guard", "choose Witch"]
    assert game.push("choose Witch").play(YOU) == ["Guard", "Wolf"]


@card("Sisu - Daring Visitor")
def test_the_daring_visitor_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{VISITOR} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {VISITOR}"]


@card("Sisu - Emboldened Warrior")
def test_the_emboldened_warrior_counts_the_cards_in_all_opposing_hands():
    game = table(me={"play": [WARRIOR], "hand": ["Lamp"]}, you={"hand": ["Hen", "Bear"]}, third={"hand": ["Wolf"]})
    assert game.strength("Sisu") == 4
    assert game.push("end").strength("Sisu") == 5  # the next player has drawn


@card("Sisu - Empowered Sibling")
def test_the_empowered_sibling_banishes_all_weak_opponents():
    game = table(
        me={"hand": [SIBLING], "play": [VISITOR, "Hen"], "ink": 6}, you={"play": ["Wolf", "Warded", "Bear", "Fort"]}
    )
    game.push(f"shift {SIBLING} -> {VISITOR}")
    assert (game.play(YOU), game.is_in_play("Hen")) == (["Bear", "Fort"], True)


@card("Vitalisphere")
def test_the_vitalisphere_sends_a_stronger_newcomer_into_a_challenge():
    game = table(me={"play": [SPHERE], "hand": ["Wolf"], "ink": 3}, you={"play": ["Bear (exerted)"]})
    game.push("play Wolf", f"use {SPHERE}", "choose Wolf", "challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.is_in_play(SPHERE), game.ink(ME)) == (4, False, (0, 3))
    assert game.push("end").strength("Wolf") == 2
