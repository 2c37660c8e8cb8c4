"""Set 5, further cards: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, guards_others, has_rush, is_evasive, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

ANNA = "Anna - Diplomatic Queen"
BASHFUL = "Bashful - Adoring Knight"
CAMILO = "Camilo Madrigal - Family Copycat"
CHICHA = "Chicha - Dedicated Mother"
CROWN = "Half Hexwell Crown"
FLAMINGO = "Iago - Fake Flamingo"
KRISTOFF = "Kristoff - Reindeer Keeper"
KUZCO = "Kuzco - Selfish Emperor"
MAGICA = "Magica De Spell - Cruel Sorceress"
NAMAARI = "Namaari - Resolute Daughter"
MIRROR = "Prince John's Mirror"
BRIBER = "Prince John - Opportunistic Briber"
RAFIKI = "Rafiki - Shaman Duelist"
SCROOP = "Scroop - Odious Mutineer"
BALLROOM = "The Great Illuminary - Radiant Ballroom"
SUGAR = "Vanellope von Schweetz - Sugar Rush Princess"
RALPH = "Wreck-It Ralph - Admiral Underpants"
SNOW_WHITE = "Snow White - Well Wisher"
AIDE = made("Aide", willpower=3, abilities=[Keyword("Support")])


@card("Anna - Diplomatic Queen")
@pytest.mark.parametrize(
    ("answers", "hand", "strength"),
    [(["pick 1", "choose Hen"], 1, 3), (["pick 2", "choose Bear"], 2, 5), (["pick 3"], 2, None)],
)
def test_anna_may_pay_two_for_one_of_three(answers, hand, strength):
    game = table({"hand": [ANNA], "ink": 5}, {"play": ["Bear (damage 1)", "Wolf"], "hand": ["Hen", "Lamp"]})
    game.push("play Anna", "yes", *answers)
    assert (game.ink(ME), len(game.hand(YOU))) == ((0, 5), hand)
    assert (game.strength("Bear") if game.is_in_play("Bear") else None) == strength


@card("Anna - Diplomatic Queen")
def test_anna_may_keep_her_ink():
    game = table({"hand": [ANNA], "ink": 5}, {"hand": ["Hen"]}).push("play Anna", "no")
    assert (game.ink(ME), game.hand(YOU)) == ((2, 3), ["Hen"])


@card("Bashful - Adoring Knight")
@pytest.mark.parametrize(("mine", "choices"), [(SNOW_WHITE, 1), ("Bear", 2)])
def test_bashful_guards_the_others_beside_snow_white(mine, choices):
    game = table({"play": [f"{BASHFUL} (exerted)", mine, "Hen (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert len(game.legal("challenge Wolf")) == choices
    assert f"challenge Wolf -> {BASHFUL}" in game.legal()


@card("Blast from Your Past")
def test_blast_from_your_past_returns_every_character_of_the_name():
    old = ["Hercules - Clumsy Kid", "Hercules - Hero in Training", "Bear"]
    game = table({"hand": ["Blast from Your Past"], "ink": 6, "discard": old}, {"discard": ["Hercules - True Hero"]})
    game.push("play Blast", "name Hercules")
    assert sorted(game.hand(ME)) == ["Hercules - Clumsy Kid", "Hercules - Hero in Training"]


@card("Camilo Madrigal - Family Copycat")
@pytest.mark.parametrize(("answers", "lore", "hand"), [(["yes", "choose Bear"], 3, ["Bear"]), (["no"], 1, [])])
def test_camilo_may_send_another_home_for_its_lore(answers, lore, hand):
    game = table({"play": [CAMILO, "Bear", "Hen"]}, {"play": ["Giant"]}).push("quest Camilo", *answers)
    assert (game.lore(ME), game.hand(ME)) == (lore, hand)


@card("Chicha - Dedicated Mother")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_chicha_may_draw_for_the_second_card_that_you_ink_in_your_turn(answer, drawn):
    belle = "Belle - Strange but Special"  # a second card may be inked
    game = table({"play": [CHICHA, belle], "hand": ["Hen", "Wolf"]}).push("ink Hen")
    assert not asked(game)
    assert len(game.push("ink Wolf", answer).hand(ME)) == drawn


@card("Chicha - Dedicated Mother")
def test_chicha_counts_cards_that_are_inked_together():
    game = table({"play": [CHICHA], "hand": ["Hen", "Friend Like Me"], "ink": 5}).push("ink Hen", "play Friend", "yes")
    assert (len(game.hand(ME)), asked(game)) == (1, False)
    game = table({"play": [CHICHA]}, {"hand": ["Friend Like Me"], "ink": 5}, active=YOU).push("play Friend")
    assert not asked(game)


@card("Chicha - Dedicated Mother")
def test_chicha_supports():
    assert table({"play": [CHICHA, "Hen"]}).push("quest Chicha", "yes").strength("Hen") == 2


@card("Cogsworth - Illuminary Watchman")
def test_cogsworth_lets_somebody_rush_this_turn():
    game = table(
        {"hand": ["Cogsworth - Illuminary Watchman"], "ink": 1, "play": ["Bear (drying)"]}, {"play": ["Wolf (exerted)"]}
    )
    assert game.legal("challenge") == []
    game.push("play Cogsworth", "choose Bear")
    assert (game.legal("challenge"), game.legal("quest")) == (["challenge Bear -> Wolf"], [])


@card("Don't Let the Frostbite Bite")
def test_frostbite_readies_all_of_yours_and_none_may_quest():
    side = {"hand": ["Don't Let the Frostbite Bite"], "ink": 7, "play": ["Bear (exerted)", "Wolf", "Lamp (exerted)"]}
    game = table(side, {"play": ["Hen (exerted)"]}).push("play Don't Let")
    assert (game.is_exerted("Bear"), game.is_exerted("Lamp"), game.is_exerted("Hen")) == (False, True, True)
    assert (game.legal("quest"), len(game.legal("challenge"))) == ([], 2)


@card("Duck for Cover!")
def test_duck_for_cover_lets_somebody_resist_and_fly_this_turn():
    game = table({"hand": ["Duck for Cover!"], "ink": 2, "play": ["Bear", "Hen"]}, {"play": ["Bird (exerted)"]})
    game.push("play Duck", "choose Bear", "challenge Bear -> Bird")
    assert game.damage("Bear") == 1


@card("Flora - Good Fairy")
def test_flora_hits_back_harder():
    game = table({"play": ["Flora - Good Fairy (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Flora").damage("Giant") == 4


@card("Genie - Main Attraction")
@pytest.mark.parametrize(("state", "exerted"), [(" (exerted)", True), ("", False)])
def test_genie_exerted_holds_opposing_characters_at_the_start_of_their_turn(state, exerted):
    game = table({"play": [f"Genie - Main Attraction{state}", "Hen"]}, {"play": ["Bear (exerted)", "Lamp (exerted)"]})
    game.push("end")
    assert (game.is_exerted("Bear"), game.is_exerted("Lamp")) == (exerted, False)


@card("Half Hexwell Crown")
def test_the_crown_draws_or_exerts():
    side = {"play": [CROWN], "hand": ["Hen", "Wolf"], "ink": 2}
    game = table(side, {"play": ["Bear"]}).push(f"use {CROWN}: 1")
    assert (len(game.hand(ME)), game.ink(ME), game.legal("use")) == (3, (0, 2), [])
    game = table(side, {"play": ["Bear", "Giant"]}).push(f"use {CROWN}: 2", "choose Hen", "choose Bear")
    assert (game.hand(ME), game.is_exerted("Bear"), game.ink(ME)) == (["Wolf"], True, (0, 2))
    assert table({"play": [CROWN], "ink": 2}, {"play": ["Bear"]}).legal("use") == [f"use {CROWN}: 1"]


@card("Iago - Fake Flamingo")
def test_iago_s_quest_makes_the_next_action_two_cheaper():
    game = table({"play": [FLAMINGO], "hand": ["Tune", "Spell", "Wolf"], "ink": 1}).push("quest Iago", "play Tune")
    assert (game.ink(ME), game.legal("play")) == ((0, 1), [])
    assert is_evasive(FLAMINGO)


@card("Kristoff - Reindeer Keeper")
@pytest.mark.parametrize(("ink", "playable"), [(7, True), (6, False)])
def test_kristoff_costs_one_less_for_each_song_in_your_discard(ink, playable):
    game = table({"hand": [KRISTOFF], "ink": ink, "discard": ["Hum", "Tune", "Spell"]}, {"discard": ["Hum"]})
    assert bool(game.legal("play")) == playable
    assert guards_others(KRISTOFF, 9)


@card("Kuzco - Selfish Emperor")
@pytest.mark.parametrize("name", ["Lamp", "Fort"])
def test_kuzco_may_put_an_item_or_location_into_its_players_inkwell(name):
    game = table({"hand": [KUZCO], "ink": 6}, {"play": ["Bear", "Lamp", "Fort"]}).push("play Kuzco", "yes")
    assert game.legal() == ["choose Lamp", "choose Fort"]
    assert game.push(f"choose {name}").ink(YOU) == (0, 1)


@card("Kuzco - Selfish Emperor")
def test_kuzco_lets_the_others_resist_until_your_next_turn():
    game = table({"play": [KUZCO, "Bear (exerted)"], "ink": 4}, {"play": ["Wolf"]}).push("use Kuzco", "end")
    assert game.push("challenge Wolf -> Bear").damage("Bear") == 1
    slapped = table({"play": [KUZCO, "Bear"], "hand": ["Slap"], "ink": 4}, cards=[SLAP])
    assert slapped.push("use Kuzco", "play Slap", "choose Kuzco").damage("Kuzco") == 2


@card("Magica De Spell - Cruel Sorceress")
def test_magica_lets_you_keep_your_hand_in_opponents_turns_only():
    spy = "Daisy Duck - Musketeer Spy"
    game = table({"play": [MAGICA], "hand": ["Hen"]}, {"hand": [spy], "ink": 4}, active=YOU)
    assert game.push("play Daisy").hand(ME) == ["Hen"]
    game = table({"play": [MAGICA], "hand": [spy], "ink": 4}, {"hand": ["Hen"], "play": [MAGICA]})
    assert game.push("play Daisy").hand(YOU) == ["Hen"]
    game = table({"play": [MAGICA], "hand": ["You Broke My Smolder", "Hen"], "ink": 1}).push("play You Broke")
    assert "Hen" in game.names_in("discard", ME)


@card("Magical Aid")
def test_magical_aid_makes_a_challenger_who_returns_this_turn():
    game = table({"hand": ["Magical Aid"], "ink": 3, "play": ["Wolf", "Hen"]}, {"play": ["Giant (exerted)"]})
    game.push("play Magical Aid", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.hand(ME)) == (5, ["Wolf"])


@card("Magical Aid")
def test_magical_aid_ends_with_the_turn():
    game = table({"hand": ["Magical Aid"], "ink": 3, "play": ["Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("play Magical Aid", "choose Wolf", "quest Wolf", "end", "challenge Giant -> Wolf")
    assert (game.play(ME), game.hand(ME)) == ([], [])


@card("Maid Marian - Lady of the Lists")
def test_maid_marian_weakens_an_opposing_character_until_your_next_turn():
    game = table({"hand": ["Maid Marian - Lady of the Lists"], "ink": 6}, {"play": ["Giant"]}).push("play Maid Marian")
    assert (game.strength("Giant"), game.push("end").strength("Giant"), game.push("end").strength("Giant")) == (1, 1, 6)


@card("Merlin - Back from Bermuda")
def test_merlin_lets_every_arthur_of_yours_resist():
    arthur = "Arthur - Trained Swordsman"
    game = table({"play": ["Merlin - Back from Bermuda", arthur], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    game.push("play Slap", "choose Arthur", "play Slap", "choose Merlin")
    assert (game.damage("Arthur"), game.damage("Merlin")) == (1, 2)


@card("Merlin's Cottage - The Wizard's Home")
def test_in_merlin_s_cottage_everybody_sees_the_top_of_each_deck():
    cottage = "Merlin's Cottage - The Wizard's Home"
    game = table({"play": [cottage], "deck": ["Bear", "Hen"]}, {"deck": ["Wolf", "Lamp", "Rope"]})
    assert [game.knows(seat, name) for seat, name in ((YOU, "Bear"), (ME, "Bear"), (ME, "Wolf"), (YOU, "Wolf"))] == [
        True
    ] * 4
    assert (game.knows(YOU, "Hen"), game.knows(ME, "Lamp")) == (False, False)
    game.push("end")  # they draw the wolf
    assert game.knows(ME, "Lamp")


@card("Minnie Mouse - Quick-Thinking Inventor")
def test_minnie_weakens_somebody_this_turn():
    game = table({"hand": ["Minnie Mouse - Quick-Thinking Inventor"], "ink": 1}, {"play": ["Bear"]})
    game.push("play Minnie", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear")) == (1, 3)


@card("Namaari - Resolute Daughter")
def test_namaari_costs_two_less_for_each_opposing_character_banished_in_a_challenge_this_turn():
    game = table(
        {"hand": [NAMAARI], "ink": 5, "play": ["Bear", "Giant"]},
        {"play": ["Hen (exerted)", "Wolf (exerted, damage 1)"]},
    )
    game.push("challenge Giant -> Hen")
    assert game.legal("play") == []
    game.push("challenge Bear -> Wolf")
    assert game.legal("play") == [f"play {NAMAARI}"]
    assert resists(NAMAARI, 2)


@card("Potion of Might")
@pytest.mark.parametrize(("name", "more"), [("Bear", 3), (BRIBER, 4)])
def test_the_potion_suits_villains_best(name, more):
    game = table({"play": ["Potion of Might", "Bear", BRIBER], "ink": 1})
    strength = game.strength(name)
    game.push("use Potion", f"choose {name}")
    assert (game.strength(name) - strength, game.ink(ME), game.is_in_play("Potion")) == (more, (0, 1), False)
    assert game.push("end").strength(name) == strength


@card("Prince John - Opportunistic Briber")
def test_prince_john_is_stronger_this_turn_for_each_item_played():
    game = table({"play": [BRIBER], "hand": ["Lamp", "Rope", "Hen"], "ink": 5}).push(
        "play Lamp", "play Rope", "play Hen"
    )
    assert (game.strength("Prince John"), game.push("end").strength("Prince John")) == (5, 1)


@card("Prince John's Mirror")
@pytest.mark.parametrize(("mine", "ink", "playable"), [(BRIBER, 2, True), ("Bear", 2, False), ("Bear", 3, True)])
def test_the_mirror_is_cheaper_for_prince_john(mine, ink, playable):
    assert bool(table({"hand": [MIRROR], "play": [mine], "ink": ink}).legal("play")) == playable


@card("Prince John's Mirror")
def test_the_mirror_makes_opponents_discard_down_to_three_at_the_end_of_their_turns():
    game = table({"play": [MIRROR], "hand": ["Hen"] * 5}, {"hand": ["Hen", "Wolf", "Bear", "Lamp", "Rope"]}, active=YOU)
    game.push("end")
    assert game.deciding == YOU
    game.push("choose Hen; Rope")
    assert (game.hand(YOU), game.active) == (["Wolf", "Bear", "Lamp"], ME)
    game.push("end")
    assert (game.active, len(game.hand(ME))) == (YOU, 6)


@card("Rafiki - Shaman Duelist")
def test_rafiki_is_a_great_challenger_in_the_turn_he_is_played():
    game = table({"hand": [RAFIKI], "ink": 4}, {"play": ["Giant (exerted)"]})
    assert game.push("play Rafiki", "challenge Rafiki -> Giant").damage("Giant") == 5
    game = table({"play": [RAFIKI]}, {"play": ["Giant (exerted)"]}).push("challenge Rafiki -> Giant")
    assert game.damage("Giant") == 1
    assert has_rush(RAFIKI)


@card("Remember Who You Are")
@pytest.mark.parametrize(("theirs", "mine"), [(4, 4), (1, 1), (0, 1)])
def test_remember_who_you_are_draws_up_to_an_opponents_hand(theirs, mine):
    game = table({"hand": ["Remember Who You Are", "Hen"], "ink": 4}, {"hand": ["Hen"] * theirs})
    assert len(game.push("play Remember").hand(ME)) == mine


@card("Ruby Chromicon", "Steel Chromicon")
@pytest.mark.parametrize(("name", "strength", "damage"), [("Ruby Chromicon", 4, 0), ("Steel Chromicon", 3, 1)])
def test_two_chromicons_work_on_somebody(name, strength, damage):
    game = table({"play": [name]}, {"play": ["Bear", "Wolf"]}).push(f"use {name}", "choose Bear")
    assert (game.strength("Bear"), game.damage("Bear"), game.is_exerted(name)) == (strength, damage, True)
    assert game.push("end").strength("Bear") == 3


@card("Scroop - Odious Mutineer")
@pytest.mark.parametrize(("answers", "left", "ink"), [(["yes"], ["Wolf"], 0), (["no"], ["Giant", "Wolf"], 3)])
def test_scroop_may_pay_three_to_banish_somebody_damaged(answers, left, ink):
    game = table({"hand": [SCROOP], "ink": 6}, {"play": ["Giant (damage 1)", "Wolf"]}).push("play Scroop", *answers)
    assert (game.play(YOU), game.ink(ME)[0]) == (left, ink)
    assert is_evasive(SCROOP)


@card("Sneezy - Noisy Knight")
def test_sneezy_makes_a_knight_a_challenger_this_turn():
    game = table(
        {"hand": ["Sneezy - Noisy Knight"], "ink": 4, "play": [BASHFUL, "Bear"]}, {"play": ["Giant (exerted)"]}
    )
    assert sorted(game.push("play Sneezy").legal()) == [f"choose {BASHFUL}", "choose Sneezy - Noisy Knight"]
    assert game.push(f"choose {BASHFUL}", "challenge Bashful -> Giant").damage("Giant") == 5


@card("Tanana - Wise Woman")
@pytest.mark.parametrize("name", ["Bear", "Fort"])
def test_tanana_may_heal_a_character_or_location(name):
    game = table({"hand": ["Tanana - Wise Woman"], "ink": 2, "play": ["Bear (damage 2)", "Fort (damage 2)"]})
    assert game.push("play Tanana", "yes", f"choose {name}", "amount 1").damage(name) == 1


@card("The Great Illuminary - Radiant Ballroom")
def test_those_with_support_shine_in_the_ballroom():
    here = f"(at {BALLROOM})"
    game = table({"play": [BALLROOM, f"Aide {here}", f"Hen {here}"]}, cards=[AIDE])
    assert [(game.lore_value(name), game.willpower(name)) for name in ("Aide", "Hen")] == [(2, 5), (1, 3)]
    game = table({"play": [BALLROOM, "Aide"]}, cards=[AIDE])
    assert (game.lore_value("Aide"), game.willpower("Aide")) == (1, 3)


@card("Vanellope von Schweetz - Candy Mechanic")
def test_vanellope_s_quest_weakens_an_opposing_character_until_your_next_turn():
    game = table({"play": ["Vanellope von Schweetz - Candy Mechanic"]}, {"play": ["Bear"]}).push("quest Vanellope")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (2, 2, 3)


@card("Vanellope von Schweetz - Sugar Rush Princess")
def test_vanellope_weakens_all_opposing_characters_for_another_princess():
    game = table({"play": [SUGAR], "hand": [SNOW_WHITE, "Hen"], "ink": 7}, {"play": ["Bear", "Warded"]})
    assert game.push("play Hen").strength("Bear") == 3
    game.push("play Snow White")
    assert [game.strength(name) for name in ("Bear", "Warded", SUGAR)] == [2, 1, 2]
    assert (game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (2, 3)
    assert shifts_for(SUGAR, 2)


@card("Vanellope von Schweetz - Sugar Rush Princess")
def test_vanellope_does_not_count_herself():
    game = table({"hand": [SUGAR], "ink": 4}, {"play": ["Bear"]}).push("play Vanellope")
    assert game.strength("Bear") == 3


@card("We Know the Way")
def test_we_know_the_way_plays_a_namesake_for_free():
    game = table({"hand": ["We Know the Way"], "ink": 3, "discard": ["Bear"], "deck": ["Bear"]})
    game.push("play We Know", "yes")
    assert (game.play(ME), game.deck(ME), game.names_in("discard", ME)) == (["Bear"], ["Bear"], ["We Know the Way"])


@card("We Know the Way")
def test_we_know_the_way_takes_another_card_into_hand():
    game = table({"hand": ["We Know the Way"], "ink": 3, "discard": ["Bear"], "deck": ["Hen"] * 3}, seed="another")
    game.push("play We Know")
    while asked(game):
        game.push("no")
    assert "Hen" in game.hand(ME)
    assert game.knows(YOU, "Hen")


@card("Wreck-It Ralph - Admiral Underpants")
@pytest.mark.parametrize(("name", "lore"), [(SNOW_WHITE, 2), ("Bear", 0)])
def test_ralph_takes_a_character_card_back_and_a_princess_is_worth_two_lore(name, lore):
    game = table({"hand": [RALPH], "ink": 7, "discard": ["Bear", "Lamp", SNOW_WHITE]}).push("play Wreck-It Ralph")
    assert game.legal() == ["choose Bear", f"choose {SNOW_WHITE}"]
    game.push(f"choose {name}")
    assert (game.hand(ME), game.lore(ME)) == ([name], lore)
