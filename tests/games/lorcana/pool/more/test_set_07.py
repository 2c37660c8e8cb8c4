"""Set 7, further cards: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, guards_others, is_evasive, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

ASSISTANT = "Aladdin - Research Assistant"
BALOO = "Baloo - Ol' Iron Paws"
BASIL = "Basil - Secret Informer"
TESTED = "Calhoun - Battle-Tested"
RESCUER = "Calhoun - Courageous Rescuer"
CINDERELLA = "Cinderella - The Right One"
REPORTER = "Clarabelle - News Reporter"
DAISY = "Daisy Duck - Multitalented Pirate"
CALICO = "Dr. Calico - Green-Eyed Man"
GIZMODUCK = "Gizmoduck - Suited Up"
HEIHEI = "HeiHei - Expanded Consciousness"
HIRO = "Hiro Hamada - Armor Designer"
BEAR_KENAI = "Kenai - Magical Bear"
BROTHER = "Kenai - Protective Brother"
CANDY = "King Candy - Royal Racer"
PROMOTED = "Li Shang - Newly Promoted"
MEDUSA = "Madame Medusa - Diamond Lover"
BIANCA = "Miss Bianca - Unwavering Agent"
MITTENS = "Mittens - Sassy Street Cat"
ORVILLE = "Orville - Albatross Air"
PEPPER = "Pepper - Quick-Thinking Puppy"
RATIGAN = "Ratigan - Nefarious Criminal"
WENDY = "Wendy Darling - Pirate Queen"
RALPH = "Wreck-It Ralph - Hero's Duty"
RACER = "Vanellope von Schweetz - Sugar Rush Champ"
TRAGIC = "Beast - Tragic Hero"
LUCKY = "Lucky - The 15th Puppy"
ROLLY = "Rolly - Hungry Pup"
PAL = made("Pal", cost=3, strength=2, willpower=4, classifications=["Ally"])
AIDE = made("Aide", strength=1, willpower=3, abilities=[Keyword("Support")])
YOUNG = made("Beast", version="Young", willpower=4)


@card("Aladdin - Research Assistant")
def test_aladdin_may_bring_an_ally_for_free_and_strengthens_your_allies_while_exerted():
    game = table({"play": [ASSISTANT], "hand": ["Pal", "Hen", "Orville - Albatross Air"]}, cards=[PAL])
    game.push("quest Aladdin", "yes")
    assert game.legal() == ["choose Pal", f"choose {ORVILLE}"]
    game.push("choose Pal")
    assert (game.strength("Pal"), game.ink(ME)) == (3, (0, 0))
    assert table({"play": [ASSISTANT, "Pal"]}, cards=[PAL]).strength("Pal") == 2


@card("Amber Coil", "Emerald Coil")
def test_the_coils_work_when_a_card_is_inked_in_your_turn():
    game = table({"play": ["Amber Coil", "Bear (damage 3)", "Hen"], "hand": ["Wolf"]}, {"hand": ["Lamp"]})
    assert game.push("ink Wolf", "yes", "choose Bear", "amount 2").damage("Bear") == 1
    assert not asked(game.push("end", "ink Lamp"))
    game = table({"play": ["Emerald Coil", "Bear", "Hen"], "hand": ["Wolf"]}, {"hand": ["Lamp"], "play": ["Wolf"]})
    game.push("ink Wolf", "choose Bear", "quest Bear", "end")
    assert game.legal("challenge") == []
    assert not asked(game.push("ink Lamp"))


@card("Baloo - Ol' Iron Paws")
def test_baloo_shields_your_strongest_from_damage():
    game = table({"play": [BALOO, "Giant", "Stolen Scimitar"], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    assert game.push("play Slap", "choose Giant").damage("Giant") == 2
    game.push("use Stolen", "choose Giant", "play Slap", "choose Giant")
    assert (game.strength("Giant"), game.damage("Giant")) == (7, 2)


@card("Basil - Secret Informer")
def test_basil_s_quest_makes_opposing_damaged_characters_reckless_in_their_next_turn():
    game = table({"play": [BASIL, "Hen (damage 1)"]}, {"play": ["Bear (damage 1)", "Wolf"]}).push("quest Basil")
    assert "quest Hen" in game.legal()
    game.push("end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Wolf"], [])
    game.push("challenge Bear -> Basil", "end", "end")
    assert "quest Bear" in game.legal()


@card("Bucky - Nutty Rascal")
def test_bucky_may_draw_when_banished_in_a_challenge_only():
    bucky = "Bucky - Nutty Rascal"
    game = table({"play": [bucky]}, {"play": ["Giant (exerted)"]}).push("challenge Bucky -> Giant", "yes")
    assert len(game.hand(ME)) == 1
    assert not asked(table({"play": [bucky], "hand": ["Dragon Fire"], "ink": 5}).push("play Dragon Fire"))


@card("Calhoun - Battle-Tested")
@pytest.mark.parametrize(("answers", "strength", "cards"), [(["yes", "choose Hen"], 3, 0), (["no"], 6, 1)])
def test_calhoun_may_discard_a_card_to_weaken_an_opposing_character(answers, strength, cards):
    game = table({"hand": [TESTED, "Hen"], "ink": 3}, {"play": ["Giant"]}).push("play Calhoun", *answers)
    assert (game.strength("Giant"), len(game.hand(ME))) == (strength, cards)
    assert (game.push("end").strength("Giant"), game.push("end").strength("Giant")) == (strength, 6)


@card("Calhoun - Courageous Rescuer")
def test_calhoun_may_take_a_racer_back_when_she_challenges():
    game = table({"play": [RESCUER], "discard": ["Bear", RACER]}, {"play": ["Hen (exerted)", "Fort"]})
    game.push("challenge Calhoun -> Hen", "yes")
    assert game.hand(ME) == [RACER]
    assert not asked(
        table({"play": [RESCUER], "discard": [RACER]}, {"play": ["Fort"]}).push("challenge Calhoun -> Fort")
    )
    assert shifts_for(RESCUER, 4)


@card("Card Soldiers - Royal Troops")
@pytest.mark.parametrize(
    ("mine", "yours", "strength"), [("Hen", "Bear (damage 1)", 3), ("Hen (damage 1)", "Bear", 3), ("Hen", "Bear", 1)]
)
def test_the_troops_are_stronger_while_anybody_is_damaged(mine, yours, strength):
    game = table({"play": ["Card Soldiers - Royal Troops", mine]}, {"play": [yours, "Fort (damage 1)"]})
    assert game.strength("Card Soldiers") == strength


@card("Card Soldiers - Royal Troops")
def test_the_troops_own_damage_counts():
    assert table({"play": ["Card Soldiers - Royal Troops (damage 1)"]}).strength("Card Soldiers") == 3


@card("Chernabog - Creature of the Night")
def test_chernabog_makes_each_opponent_exert_one_that_stays_so():
    game = table(
        {"hand": ["Chernabog - Creature of the Night"], "ink": 5}, {"play": ["Bear", "Warded", "Wolf (exerted)"]}
    )
    game.push("play Chernabog")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("Cinderella - The Right One")
@pytest.mark.parametrize(
    ("discard", "answers", "lore"),
    [(["The Glass Slipper", "Hen"], ["yes"], 3), (["The Glass Slipper"], ["no"], 0), (["Lamp"], None, 0)],
)
def test_cinderella_may_bury_a_glass_slipper_for_lore(discard, answers, lore):
    game = table({"hand": [CINDERELLA], "ink": 4, "discard": discard}).push("play Cinderella")
    game.push(*(answers or game.legal("yes")))
    assert (game.lore(ME), game.deck(ME)[-1] == "The Glass Slipper") == (lore, bool(lore))


@card("Clarabelle - News Reporter")
def test_clarabelle_strengthens_your_others_with_support():
    game = table({"play": [REPORTER, "Aide", "Hen"]}, cards=[AIDE])
    assert [game.strength(name) for name in ("Aide", "Hen", "Clarabelle")] == [2, 0, 3]
    assert game.push("quest Clarabelle", "yes", "choose Hen").strength("Hen") == 3


@card("Daisy Duck - Multitalented Pirate")
def test_daisy_makes_an_opponent_take_a_character_back_once_in_your_turn():
    belle = "Belle - Strange but Special"
    game = table(
        {"play": [DAISY, belle], "hand": ["Hen", "Wolf"]}, {"play": ["Bear", "Warded"]}, third={"play": ["Hen"]}
    )
    game.push("ink Hen", "player Player 2")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    assert game.push("choose Warded").hand(YOU) == ["Warded"]
    assert not asked(game.push("ink Wolf"))


@card("Dawson - Puzzling Sleuth")
@pytest.mark.parametrize(
    ("answers", "top"), [(["yes", "pick 2"], "Wolf"), (["yes", "pick 1"], "Bear"), (["no"], "Bear")]
)
def test_dawson_looks_ahead_when_a_card_is_inked(answers, top):
    game = table({"play": ["Dawson - Puzzling Sleuth"], "hand": ["Hen"], "deck": ["Bear", "Wolf"]}).push("ink Hen")
    assert game.knows(ME, "Bear")
    assert game.push(*answers).deck(ME)[0] == top


@card("Dr. Calico - Green-Eyed Man")
def test_dr_calico_resists_while_unhurt():
    assert resists(CALICO, 2)
    game = table({"play": [f"{CALICO} (damage 1)"], "hand": ["Slap"]}, cards=[SLAP]).push("play Slap")
    assert game.damage("Dr. Calico") == 3


@card("Gizmoduck - Suited Up")
def test_gizmoduck_challenges_ready_damaged_characters():
    game = table({"play": [GIZMODUCK]}, {"play": ["Bear (damage 1)", "Wolf", "Hen (exerted)"]})
    assert game.legal("challenge") == [f"challenge {GIZMODUCK} -> Bear", f"challenge {GIZMODUCK} -> Hen"]
    assert resists(GIZMODUCK, 1)


@card("Grewnge - Cannon Expert")
def test_grewnge_s_quest_makes_the_next_action_cheaper():
    game = table({"play": ["Grewnge - Cannon Expert"], "hand": ["Spell", "Hum", "Hen"]}).push("quest Grewnge")
    assert game.legal("play") == ["play Spell", "play Hum"]
    assert game.push("play Spell").legal("play") == []


@card("HeiHei - Expanded Consciousness")
def test_heihei_turns_your_whole_hand_into_exerted_ink():
    game = table({"hand": [HEIHEI, "Hen", "Be Prepared"], "ink": 6}).push("play HeiHei")
    assert (game.hand(ME), game.ink(ME)) == ([], (1, 7))
    assert resists(HEIHEI, 1)
    assert shifts_for(HEIHEI, 3)


@card("Hiro Hamada - Armor Designer")
def test_hiro_hides_your_floodborn_with_a_card_under_them():
    game = table(
        {"play": [HIRO, f"{TRAGIC} (exerted, under Hen)", f"{RESCUER} (exerted)", "Bear (exerted)"]},
        {"play": ["Wolf"], "hand": ["Smash"], "ink": 3},
        active=YOU,
    )
    assert game.legal("challenge") == [f"challenge Wolf -> {RESCUER}", "challenge Wolf -> Bear"]
    assert f"choose {TRAGIC}" not in game.push("play Smash").legal()
    assert shifts_for(HIRO, 5)


@card("Honey Lemon - Chemistry Whiz")
def test_honey_lemon_may_heal_for_a_shifted_floodborn_only():
    side = {"play": ["Honey Lemon - Chemistry Whiz", "Beast - Young", "Bear (damage 3)"], "hand": [TRAGIC], "ink": 5}
    game = table(side, cards=[YOUNG]).push(f"shift {TRAGIC} -> Beast - Young", "yes", "choose Bear", "amount 2")
    assert game.damage("Bear") == 1
    assert not asked(table(side, cards=[YOUNG]).push(f"play {TRAGIC}"))


@card("Kanine Krunchies", "Rhino - Motivational Speaker")
def test_two_of_them_let_others_endure_more():
    puppies = table({"play": ["Kanine Krunchies", LUCKY, "Hen"]}, {"play": [ROLLY]})
    alone = table({"play": [LUCKY, "Hen"]}, {"play": [ROLLY]})
    assert [puppies.willpower(name) - alone.willpower(name) for name in ("Lucky", "Hen", "Rolly")] == [1, 0, 0]
    rhino = "Rhino - Motivational Speaker"
    game = table({"play": [rhino, "Hen"]}, {"play": ["Bear"]})
    assert [game.willpower(name) for name in ("Hen", "Rhino", "Bear")] == [5, 7, 5]


@card("Kenai - Magical Bear")
def test_kenai_banished_in_a_challenge_in_your_turn_returns_and_gains_a_lore():
    game = table({"play": [BEAR_KENAI]}, {"play": ["Giant (exerted)"]}).push("challenge Kenai -> Giant")
    assert (game.hand(ME), game.lore(ME), game.damage("Giant")) == ([BEAR_KENAI], 1, 3)
    game = table({"play": [f"{BEAR_KENAI} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Kenai"
    )
    assert (game.hand(ME), game.lore(ME)) == ([], 0)


@card("Kenai - Protective Brother")
def test_kenai_exerted_may_ready_and_heal_another_at_the_end_of_your_turn():
    game = table({"play": [f"{BROTHER} (exerted)", "Bear (exerted, damage 3)", "Hen"]}).push("end", "yes")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Bear"), game.active) == (0, False, YOU)
    assert table({"play": [BROTHER, "Bear (exerted)"]}).push("end").active == YOU


@card("King Candy - Royal Racer")
def test_king_candy_makes_each_opponent_pay_for_another_fallen_racer():
    side = {"play": [CANDY, RACER, "Hen"], "hand": ["Dragon Fire"], "ink": 5}
    game = table(side, {"play": ["Bear", "Warded"]}).push("play Dragon Fire", "choose Vanellope")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    assert game.push("choose Warded").play(YOU) == ["Bear"]
    for name in (CANDY, "Hen"):
        game = table(side, {"play": ["Bear", "Wolf"]}).push("play Dragon Fire", f"choose {name}")
        assert (asked(game), game.play(YOU)) == (False, ["Bear", "Wolf"])


@card("Li Shang - Newly Promoted", "Queen of Hearts - Losing Her Temper")
@pytest.mark.parametrize(("name", "unhurt", "hurt"), [(PROMOTED, 2, 4), ("Queen of Hearts - Losing Her Temper", 1, 4)])
def test_two_of_them_are_stronger_damaged(name, unhurt, hurt):
    assert table({"play": [name]}).strength(name) == unhurt
    assert table({"play": [f"{name} (damage 1)"]}).strength(name) == hurt


@card("Li Shang - Newly Promoted")
def test_li_shang_challenges_ready_characters():
    assert table({"play": [PROMOTED]}, {"play": ["Bear"]}).legal("challenge") == [f"challenge {PROMOTED} -> Bear"]


@card("Madame Medusa - Diamond Lover")
def test_medusa_may_hurt_another_of_yours_to_mill_a_player():
    game = table({"play": [MEDUSA, "Bear", "Hen"]}, {"deck": ["Wolf", "Hen", "Lamp", "Rope"]}).push(
        "quest Madame", "yes"
    )
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "player Player 2")
    assert (game.damage("Bear"), len(game.names_in("discard", YOU)), game.deck(YOU)) == (2, 3, ["Rope"])
    game = table({"play": [MEDUSA, "Bear"]}, {"deck": 4}).push("quest Madame", "no")
    assert (game.damage("Bear"), game.names_in("discard", YOU)) == (0, [])


@card("Madame Medusa - Diamond Lover")
def test_a_lonely_medusa_mills_nobody():
    game = table({"play": [MEDUSA]}, {"deck": 4}).push("quest Madame")
    game.push(*game.legal("yes"))
    assert (asked(game), game.names_in("discard", YOU)) == (False, [])


@card("Mattias - Arendelle General")
def test_mattias_wards_your_queens():
    queen = "Queen of Hearts - Losing Her Temper"
    side = {"play": ["Mattias - Arendelle General", queen, "Hen"]}
    game = table(side, {"play": ["Wolf"], "hand": ["Smash"], "ink": 3}, active=YOU).push("play Smash")
    assert game.legal() == ["choose Wolf", "choose Mattias - Arendelle General", "choose Hen"]


@card("Miss Bianca - Unwavering Agent")
@pytest.mark.parametrize(("mine", "ink", "playable"), [("Pal", 4, True), ("Bear", 5, False), ("Bear", 6, True)])
def test_miss_bianca_is_cheaper_beside_an_ally(mine, ink, playable):
    assert bool(table({"hand": [BIANCA], "play": [mine], "ink": ink}, cards=[PAL]).legal("play")) == playable


@card("Mittens - Sassy Street Cat")
def test_mittens_makes_your_other_bodyguards_worth_more_once_in_your_turn():
    belle = "Belle - Strange but Special"
    game = table({"play": [MITTENS, "Guard", "Bear", belle], "hand": ["Hen", "Wolf"]}).push("ink Hen", "ink Wolf")
    assert [game.lore_value(name) for name in ("Guard", "Bear", "Mittens")] == [2, 2, 2]
    assert game.push("end").lore_value("Guard") == 1
    assert guards_others(MITTENS, 5)


@card("Orville - Albatross Air")
@pytest.mark.parametrize(("mine", "flies"), [(BIANCA, True), ("Bernard - Brand-New Agent", True), ("Bear", False)])
def test_orville_flies_in_your_turn_for_miss_bianca_or_bernard(mine, flies):
    game = table({"play": [ORVILLE, mine]}, {"play": ["Bird (exerted)"]})
    assert bool(game.legal("challenge Orville")) == flies
    game = table({"play": [f"{ORVILLE} (exerted)", mine]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {ORVILLE}"]


@card("Out of Order")
def test_out_of_order_banishes_a_character():
    game = table({"hand": ["Out of Order"], "ink": 7}, {"play": ["Giant", "Lamp", "Hen"]}).push(
        "play Out", "choose Giant"
    )
    assert game.play(YOU) == ["Lamp", "Hen"]


@card("Pacha - Trekmate")
@pytest.mark.parametrize(("mine", "yours", "lore"), [(2, (1, 0), 3), (1, (1, 0), 1), (2, (1, 3), 1), (1, (0, 0), 3)])
def test_pacha_is_worth_more_while_you_hold_more_than_every_opponent(mine, yours, lore):
    first, second = ({"hand": ["Hen"] * count} for count in yours)
    assert (
        table({"play": ["Pacha - Trekmate"], "hand": ["Hen"] * mine}, first, third=second).lore_value("Pacha") == lore
    )


@card("Penny - Bolt's Person")
def test_penny_may_heal_somebody_who_then_resists_until_your_next_turn():
    game = table(
        {"hand": ["Penny - Bolt's Person"], "ink": 2, "play": ["Bear (exerted, damage 3)"]}, {"play": ["Wolf"]}
    )
    game.push("play Penny", "yes", "choose Bear", "amount 2", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 2


@card("Pepper - Quick-Thinking Puppy")
def test_pepper_may_turn_every_fallen_puppy_of_yours_into_ink():
    game = table({"play": [PEPPER, LUCKY, "Hen"], "hand": ["Be Prepared"], "ink": 7}, {"play": [ROLLY]})
    game.push("play Be Prepared", "resolve 1", "yes", "yes")
    assert (game.ink(ME), sorted(game.names_in("discard", ME)), game.ink(YOU)) == (
        (0, 9),
        ["Be Prepared", "Hen"],
        (0, 0),
    )


@card("Ratigan - Nefarious Criminal")
@pytest.mark.parametrize(("state", "lore"), [(" (exerted)", 1), ("", 0)])
def test_ratigan_exerted_gains_a_lore_for_each_action(state, lore):
    game = table({"play": [f"{RATIGAN}{state}"], "hand": ["Spell", "Hen"], "ink": 2}).push("play Spell", "play Hen")
    assert game.lore(ME) == lore


@card("Roger Radcliffe - Dog Lover")
def test_roger_may_heal_each_of_your_puppies():
    side = {"play": ["Roger Radcliffe - Dog Lover", f"{LUCKY} (damage 1)", f"{ROLLY} (damage 1)", "Bear (damage 1)"]}
    game = table(side).push("quest Roger", "yes", "amount 1", "amount 1")
    assert [game.damage(name) for name in ("Lucky", "Rolly", "Bear")] == [0, 0, 1]


@card("Wendy Darling - Pirate Queen")
def test_wendy_may_heal_somebody_whenever_another_of_yours_is_banished():
    game = table({"play": [WENDY, "Hen", "Bear (damage 4)"], "hand": ["Dragon Fire"], "ink": 5}, {"play": ["Wolf"]})
    game.push("play Dragon Fire", "choose Hen", "yes", "choose Bear")
    assert game.damage("Bear") == 0
    game = table({"play": [WENDY], "hand": ["Dragon Fire"], "ink": 5}, {"play": ["Wolf"]})
    assert not asked(game.push("play Dragon Fire", "choose Wolf"))
    assert is_evasive(WENDY)


@card("We've Got Company!")
def test_we_ve_got_company_readies_your_characters_who_must_fight():
    side = {"hand": ["We've Got Company!"], "ink": 3, "play": ["Bear (exerted)", "Wolf"]}
    game = table(side, {"play": ["Hen (exerted)", "Giant (exerted)"]}).push("play We've")
    assert (game.is_exerted("Bear"), game.legal("quest"), game.legal("end")) == (False, [], [])
    game.push("challenge Bear -> Hen", "challenge Wolf -> Giant", "end", "end")
    assert game.legal("quest") == ["quest Bear"]


@card("Wreck-It Ralph - Hero's Duty")
def test_ralph_is_worth_more_this_turn_for_each_other_of_yours_that_falls_in_it():
    game = table({"play": [RALPH, "Hen", "Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant", "challenge Wolf -> Giant").lore_value("Wreck-It Ralph") == 3
    assert game.push("end").lore_value("Wreck-It Ralph") == 1
    game = table({"play": [RALPH, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Hen")
    assert game.lore_value("Wreck-It Ralph") == 1
