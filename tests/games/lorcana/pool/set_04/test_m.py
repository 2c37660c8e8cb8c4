"""Set 4: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, guards_others, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

AERIAL = "Magic Broom - Aerial Cleaner"
BRIGADE = "Magic Broom - Brigade Commander"
KEEPER = "Magic Broom - Illuminary Keeper"
MARSHMALLOW = "Marshmallow - Terrifying Snowman"
WEIGHTS = "Medallion Weights"
ARCHER = "Mulan - Elite Archer"
INJURED = "Mulan - Injured Soldier"
HERCULES = "Hercules - Clumsy Kid"
MEGARA = "Megara - Liberated One"
BAND = "Mickey Mouse - Leader of the Band"
CAPTAIN = "Mickey Mouse - Musketeer Captain"
PLAYFUL = "Mickey Mouse - Playful Sorcerer"
STANDARD = "Mickey Mouse - Standard Bearer"
CHAMPION = "Minnie Mouse - Musketeer Champion"
SUPPORT = "resolve 1"
MIRABEL = "Mirabel Madrigal - Gift of the Family"
JULIETA = "Julieta Madrigal - Excellent Cook"
ENEMY = "Mulan - Enemy of Entanglement"


@card("Magic Broom - Aerial Cleaner")
def test_the_aerial_cleaner_flies_only_on_its_own_turn():
    game = table(me={"play": [AERIAL]}, you={"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {AERIAL} -> Bird"]
    game.push("quest Magic Broom", "end")
    assert game.legal("challenge Bear") == [f"challenge Bear -> {AERIAL}"]


@card("Magic Broom - Brigade Commander")
def test_the_brigade_commander_is_stronger_by_two_for_each_other_broom_and_resists():
    game = table(me={"play": [BRIGADE, AERIAL, AERIAL]}, you={"play": [AERIAL, "Bear (exerted)"]})
    assert game.strength(BRIGADE) == 6
    game.push(f"challenge {BRIGADE} -> Bear")
    assert (game.damage(BRIGADE), game.is_in_play("Bear")) == (2, False)


@card("Magic Broom - Illuminary Keeper")
def test_the_keeper_may_be_banished_for_a_card_when_another_character_is_played():
    for answer, left, cards in (("yes", ["Wolf"], 1), ("no", [KEEPER, "Wolf"], 0)):
        game = table(me={"play": [KEEPER], "hand": ["Wolf"], "ink": 2})
        game.push("play Wolf", answer)
        assert (game.play(ME), len(game.hand(ME))) == (left, cards)


@card("Magic Broom - Illuminary Keeper")
def test_the_keeper_does_not_sweep_for_itself_nor_for_items_nor_for_opponents():
    game = table(me={"hand": [KEEPER, "Lamp"], "ink": 3}, you={"play": [KEEPER]})
    assert game.push("play Magic Broom").legal("yes") == []
    assert game.push("play Lamp").legal("yes") == []


@card("Marshmallow - Terrifying Snowman")
def test_marshmallow_grows_with_the_hand():
    game = table(me={"play": [MARSHMALLOW], "hand": ["Wolf", "Bear", "Hen"], "ink": 2}, you={"hand": ["Lamp"]})
    assert game.strength("Marshmallow") == 3
    assert game.push("play Wolf").strength("Marshmallow") == 2


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


@card("Megara - Liberated One")
def test_megara_may_ready_for_hercules():
    side = {"play": [f"{MEGARA} (exerted)"], "hand": [HERCULES, "Hen"], "ink": 4}
    game = table(side).push("play Hen")
    assert not asked(game)
    assert not game.push("play Hercules", "yes").is_exerted("Megara")
    assert game.legal("quest") == [f"quest {MEGARA}"]
    assert table(side).push("play Hercules", "no").is_exerted("Megara")


@card("Mickey Mouse - Leader of the Band")
def test_the_leader_of_the_band_supports_and_lets_another_support_this_turn():
    game = table(me={"hand": [BAND], "ink": 4, "play": ["Wolf", "Bear"]})
    game.push("play Mickey", "choose Wolf", "quest Wolf", "yes", "choose Bear")
    assert game.strength("Bear") == 5
    game.push("end", "end", "quest Wolf")
    assert game.legal("yes") == []
    assert game.push("quest Mickey", "yes", "choose Bear").strength("Bear") == 5


@card("Mickey Mouse - Musketeer Captain")
def test_mickey_who_was_shifted_may_draw_for_each_bodyguard_of_yours():
    base = "Mickey Mouse - Stalwart Explorer"
    game = table({"hand": [CAPTAIN], "play": [base, "Guard", "Hen"], "ink": 5}, {"play": ["Guard"]})
    game.push(f"shift {CAPTAIN} -> Mickey Mouse", "no", "yes")
    assert len(game.hand(ME)) == 2
    game = table({"hand": [CAPTAIN], "play": ["Guard"], "ink": 7}).push(f"play {CAPTAIN}", "no")
    assert (game.hand(ME), asked(game)) == ([], False)
    assert shifts_for(CAPTAIN, 5)


@card("Mickey Mouse - Musketeer Captain")
def test_mickey_guards_and_supports_others():
    assert guards_others(CAPTAIN, 7)
    assert table({"play": [CAPTAIN, "Hen"]}).push("quest Mickey", "yes").strength("Hen") == 3


@card("Mickey Mouse - Playful Sorcerer")
def test_the_playful_sorcerer_deals_as_much_damage_as_there_are_brooms():
    game = table(me={"hand": [PLAYFUL], "play": [STANDARD, AERIAL, BRIGADE], "ink": 3}, you={"play": ["Bear", AERIAL]})
    game.push(f"shift {PLAYFUL} -> {STANDARD}", "choose Bear")
    assert game.damage("Bear") == 2


@card("Mickey Mouse - Playful Sorcerer")
def test_the_playful_sorcerer_resists_one():
    game = table(me={"play": [PLAYFUL]}, you={"play": ["Bear (exerted)"]})
    assert game.push("challenge Mickey -> Bear").damage("Mickey") == 2


@card("Mickey Mouse - Standard Bearer")
def test_the_standard_bearer_makes_somebody_a_challenger_this_turn():
    game = table(me={"hand": [STANDARD], "play": ["Wolf"], "ink": 2}, you={"play": ["Giant (exerted)", "Fort"]})
    game.push("play Mickey", "choose Wolf")
    assert game.strength("Wolf") == 2
    game.push("challenge Wolf -> Fort")
    assert game.damage("Fort") == 4
    game.push("end", "end", "challenge Wolf -> Fort")
    assert not game.is_in_play("Fort")


@card("Minnie Mouse - Musketeer Champion")
def test_the_musketeer_champion_banishes_an_opponent_of_five_strength_or_more():
    game = table(me={"hand": [CHAMPION], "ink": 5, "play": ["Giant"]}, you={"play": ["Giant", "Giant", "Bear"]})
    game.push("play Minnie", "yes")
    assert game.is_exerted("Minnie")
    game.push(game.legal("choose")[0])
    assert (game.play(YOU), "Giant" in game.play(ME)) == (["Giant", "Bear"], True)


@card("Minnie Mouse - Musketeer Champion")
def test_the_musketeer_champion_spares_the_weak_and_guards():
    game = table(me={"hand": [CHAMPION], "ink": 5, "play": ["Wolf (exerted)"]}, you={"play": ["Bear"]})
    game.push("play Minnie", "yes", "end")
    assert game.legal("challenge") == [f"challenge Bear -> {CHAMPION}"]


@card("Mirabel Madrigal - Gift of the Family")
def test_mirabel_makes_the_other_madrigals_worth_more_this_turn():
    game = table(me={"play": [MIRABEL, JULIETA, "Bear"]}, you={"play": ["Camilo Madrigal - Prankster"]})
    game.push("quest Mirabel", SUPPORT, "no")
    assert [game.lore_value(name) for name in ("Mirabel", "Julieta", "Bear", "Camilo")] == [2, 2, 2, 1]
    assert game.push("end").lore_value("Julieta") == 1


@card("Mirabel Madrigal - Gift of the Family")
def test_mirabel_supports():
    game = table(me={"play": [MIRABEL, "Bear", "Wolf"]})
    game.push("quest Mirabel", SUPPORT, "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").strength("Bear") == 6


@card("Miracle Candle")
@pytest.mark.parametrize(("names", "lore", "damage"), [(["Hen", "Bear", "Wolf"], 2, 1), (["Hen", "Bear"], 0, 3)])
def test_the_candle_needs_three_characters(names, lore, damage):
    game = table({"play": ["Miracle Candle", *names, "Fort (damage 3)", "Cave"]}).push("use Miracle Candle")
    if lore:
        game.push("choose Fort", "amount 2")
    assert (game.lore(ME), game.damage("Fort"), game.is_in_play("Miracle")) == (lore, damage, False)


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
