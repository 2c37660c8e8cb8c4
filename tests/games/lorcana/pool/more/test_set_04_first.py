"""Set 4, further cards from Aladdin to the Miracle Candle: what they do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, guards_others, is_warded, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

RESCUER = "Aladdin - Brave Rescuer"
SONIC = "Ariel - Sonic Warrior"
COLLECTOR = "Ariel - Treasure Collector"
FA_ZHOU = "Fa Zhou - Mulan's Father"
FLOTSAM = 'Flotsam - Ursula\'s "Baby"'
JETSAM = 'Jetsam - Ursula\'s "Baby"'
DEALER = "Hades - Double Dealer"
HERA = "Hera - Queen of the Gods"
LEFOU = "LeFou - Opportunistic Flunky"
GENERAL = "Li Shang - Valorous General"
MEGARA = "Megara - Liberated One"
CAPTAIN = "Mickey Mouse - Musketeer Captain"
PETE = "Pete - Born to Cheat"
MUSES = "The Muses - Proclaimers of Heroes"
BRIDE = "Ursula - Eric's Bride"
HERCULES = "Hercules - Clumsy Kid"


@card("Aladdin - Brave Rescuer", "Li Shang - Valorous General", "Ursula - Eric's Bride")
@pytest.mark.parametrize(
    ("name", "given", "kept"), [(RESCUER, "Fort", "Bear"), (GENERAL, "Hen", "Fort"), (BRIDE, "Hum", "Spell")]
)
def test_three_of_them_are_shifted_for_a_card_of_one_kind(name, given, kept):
    base = made(name.partition(" - ")[0], version="Young")
    way = f"shift {name} -> {base.card.full_name}"
    game = table({"play": [base.card.full_name], "hand": [name, kept]}, cards=[base])
    assert game.legal("shift") == []
    game = table({"play": [base.card.full_name], "hand": [name, kept, given]}, cards=[base]).push(way)
    game.push(*game.legal("choose"))
    assert (game.hand(ME), game.names_in("discard", ME), game.is_in_play(name)) == ([kept], [given], True)


@card("Aladdin - Brave Rescuer")
@pytest.mark.parametrize(("answers", "left"), [(["yes", "choose Lamp"], ["Fort"]), (["no"], ["Lamp", "Fort"])])
def test_aladdin_may_banish_an_item_when_he_quests(answers, left):
    game = table({"play": [RESCUER, "Rope"]}, {"play": ["Lamp", "Fort"]}).push("quest Aladdin", *answers)
    assert game.play(YOU) == left


@card("Alma Madrigal - Family Matriarch")
def test_alma_may_put_a_madrigal_of_the_deck_on_top_for_all_to_see():
    camilo = "Camilo Madrigal - Family Copycat"
    game = table({"hand": ["Alma Madrigal - Family Matriarch"], "ink": 3, "deck": ["Bear", "Hen", camilo]})
    game.push("play Alma", "yes")
    assert game.legal() == [f"choose {camilo}", "choose nothing"]
    game.push("choose Camilo")
    assert (game.deck(ME)[0], game.knows(YOU, camilo), game.story("shuffled")) == (camilo, True, ["shuffled"])


@card("Ariel's Grotto - A Secret Place")
@pytest.mark.parametrize(("items", "lore"), [(["Lamp", "Rope", "Forge"], 2), (["Lamp", "Rope"], 0)])
def test_the_grotto_is_worth_something_with_three_items(items, lore):
    game = table({"play": ["Ariel's Grotto - A Secret Place", *items]}, {"play": ["Lamp"]})
    assert game.lore_value("Ariel's Grotto") == lore


@card("Ariel - Sonic Warrior")
@pytest.mark.parametrize(("answers", "damage", "ink"), [(["yes", "choose Bear"], 3, 0), (["no"], 0, 2)])
def test_ariel_may_pay_two_for_three_damage_with_each_song(answers, damage, ink):
    game = table({"play": [SONIC], "hand": ["Hum"], "ink": 2}, {"play": ["Bear"]}).push("sing Hum with Ariel", *answers)
    assert (game.damage("Bear"), game.ink(ME)[0]) == (damage, ink)
    assert shifts_for(SONIC, 4)


@card("Ariel - Sonic Warrior")
def test_ariel_asks_nothing_for_another_action():
    game = table({"play": [SONIC], "hand": ["Spell"], "ink": 3}, {"play": ["Bear"]}).push("play Spell")
    assert not asked(game)


@card("Ariel - Treasure Collector")
@pytest.mark.parametrize(
    ("mine", "yours", "lore"), [(2, (1, 0), 5), (1, (0, 0), 5), (2, (1, 2), 3), (1, (1, 0), 3), (0, (0, 0), 3)]
)
def test_ariel_is_worth_more_with_more_items_than_every_opponent(mine, yours, lore):
    first, second = ({"play": ["Lamp"] * count} for count in yours)
    game = table({"play": [COLLECTOR, *["Rope"] * mine]}, first, third=second)
    assert game.lore_value("Ariel") == lore


@card("Ariel - Treasure Collector", "Hera - Queen of the Gods", "Megara - Liberated One")
@card("The Muses - Proclaimers of Heroes")
@pytest.mark.parametrize("name", [COLLECTOR, HERA, MEGARA, MUSES])
def test_four_of_them_are_warded(name):
    assert is_warded(name)


@card("Chi-Fu - Imperial Advisor")
@pytest.mark.parametrize(("state", "lore"), [("", 3), (" (damage 1)", 1)])
def test_chi_fu_is_worth_more_unhurt(state, lore):
    assert table({"play": [f"Chi-Fu - Imperial Advisor{state}"]}).lore_value("Chi-Fu") == lore


@card("Cogsworth - Majordomo")
def test_cogsworth_may_weaken_somebody_until_your_next_turn():
    game = table({"play": ["Cogsworth - Majordomo"]}, {"play": ["Bear"]}).push("quest Cogsworth", "yes", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (1, 1, 3)


@card("Cri-Kee - Lucky Cricket")
def test_cri_kee_strengthens_your_others_this_turn():
    game = table({"hand": ["Cri-Kee - Lucky Cricket"], "ink": 5, "play": ["Bear"]}, {"play": ["Wolf"]})
    game.push("play Cri-Kee")
    assert [game.strength(name) for name in ("Bear", "Cri-Kee", "Wolf")] == [6, 3, 2]
    assert game.push("end").strength("Bear") == 3


@card("Daisy Duck - Musketeer Spy")
def test_daisy_makes_each_opponent_discard_a_card_of_their_choice():
    game = table(
        {"hand": ["Daisy Duck - Musketeer Spy"], "ink": 4}, {"hand": ["Hen", "Bear"]}, third={"hand": ["Lamp"]}
    )
    game.push("play Daisy")
    assert game.deciding == YOU
    game.push("choose Hen", "choose Lamp")
    assert (game.hand(YOU), game.hand(THIRD)) == (["Bear"], [])


@card("Dang Hu - Talon Chief")
def test_dang_hu_lets_your_other_villains_support():
    game = table({"play": ["Dang Hu - Talon Chief", PETE, "Bear"]}).push("quest Pete", "yes", "choose Bear")
    assert game.strength("Bear") == 5
    assert not asked(game.push("quest Dang Hu"))


@card("Fa Zhou - Mulan's Father")
def test_fa_zhou_readies_mulan_but_neither_challenges_nor_lets_her_quest():
    game = table({"play": [FA_ZHOU, "Mulan - Reflecting (exerted)", "Bear (exerted)"]}, {"play": ["Hen (exerted)"]})
    assert game.legal("challenge") == []
    game.push("use Fa Zhou")
    assert (game.is_exerted("Mulan"), game.is_exerted("Bear"), game.legal("quest")) == (False, True, [])
    assert game.legal("challenge") == ["challenge Mulan - Reflecting -> Hen"]


@card('Flotsam - Ursula\'s "Baby"')
@pytest.mark.parametrize(("name", "hand"), [(FLOTSAM, [FLOTSAM]), (JETSAM, [JETSAM]), ("Hen", [])])
def test_flotsam_and_jetsam_return_to_your_hand_when_banished_in_a_challenge(name, hand):
    game = table({"play": [FLOTSAM, JETSAM, "Hen"]}, {"play": ["Giant (exerted)"]}).push(f"challenge {name} -> Giant")
    assert (game.hand(ME), game.is_in_play(name)) == (hand, False)


@card('Flotsam - Ursula\'s "Baby"')
def test_flotsam_and_jetsam_stay_away_when_banished_otherwise():
    game = table({"play": [FLOTSAM, JETSAM], "hand": ["Be Prepared"], "ink": 7}).push("play Be Prepared")
    assert (game.hand(ME), game.play(ME)) == ([], [])


@card('Jetsam - Ursula\'s "Baby"')
def test_jetsam_makes_himself_and_flotsam_challengers():
    game = table({"play": [FLOTSAM, JETSAM]}, {"play": ["Giant (exerted)"]}).push(f"challenge {FLOTSAM} -> Giant")
    assert game.damage("Giant") == 6
    game = table({"play": [JETSAM]}, {"play": ["Giant (exerted)"]}).push(f"challenge {JETSAM} -> Giant")
    assert game.damage("Giant") == 4


@card("Gaston - Despicable Dealer")
def test_gaston_makes_the_next_character_two_cheaper():
    game = table({"play": ["Gaston - Despicable Dealer"], "hand": ["Knight", "Hen", "Forge"], "ink": 2}).push(
        "use Gaston"
    )
    assert game.legal("play") == ["play Knight", "play Hen"]
    assert game.push("play Knight").legal("play") == []


@card("Goofy - Musketeer Swordsman")
def test_goofy_readies_for_a_bodyguard_but_cannot_quest():
    goofy = "Goofy - Musketeer Swordsman"
    side = {"play": [f"{goofy} (exerted)"], "hand": ["Guard", "Wolf"], "ink": 4}
    game = table(side, {"play": ["Hen (exerted)"]}).push("play Wolf")
    assert game.is_exerted("Goofy")
    game.push("play Guard", "no")
    assert (game.legal("quest"), game.legal("challenge")) == ([], [f"challenge {goofy} -> Hen"])
    assert game.push("end", "end").legal("quest Goofy")


@card("Gunther - Interior Designer")
def test_gunther_challenged_and_banished_sends_a_character_of_each_opponent_home():
    game = table({"play": ["Gunther - Interior Designer (exerted)"]}, {"play": ["Giant", "Warded"]}, active=YOU)
    game.push("challenge Giant -> Gunther")
    assert (game.deciding, game.legal()) == (YOU, ["choose Giant", "choose Warded"])
    assert game.push("choose Warded").hand(YOU) == ["Warded"]
    game = table({"play": ["Gunther - Interior Designer"]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Gunther -> Giant").play(YOU) == ["Giant"]


@card("Hades - Double Dealer")
def test_hades_exchanges_a_character_for_a_namesake_from_your_hand():
    big = made("Bear", version="Big", cost=9, strength=9, willpower=9)
    game = table({"play": [DEALER, "Bear", "Wolf"], "hand": ["Bear - Big", "Hen"]}, cards=[big]).push("use Hades")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "choose Bear - Big")
    assert (game.play(ME), game.hand(ME), game.is_exerted("Hades")) == ([DEALER, "Wolf", "Bear - Big"], ["Hen"], True)


@card("Hades - Double Dealer")
def test_hades_may_pay_with_somebody_without_a_namesake():
    game = table({"play": [DEALER, "Bear"], "hand": ["Hen"], "discard": ["Bear"]}).push("use Hades")
    assert (game.play(ME), game.hand(ME)) == ([DEALER], ["Hen"])
    assert table({"play": [DEALER], "hand": ["Hen"]}).legal("use") == []


@card("Hera - Queen of the Gods")
def test_hera_wards_zeus_and_lets_hercules_fly():
    game = table(
        {"play": [HERA, "Zeus - God of Lightning (exerted)", f"{HERCULES} (exerted)"]},
        {"play": ["Wolf"], "hand": ["Smash"], "ink": 3},
        active=YOU,
    )
    assert game.legal("challenge") == ["challenge Wolf -> Zeus - God of Lightning"]
    assert game.push("play Smash").legal() == ["choose Wolf", f"choose {HERCULES}"]


@card("Imperial Proclamation")
def test_each_challenge_makes_the_next_character_cheaper():
    game = table(
        {"play": ["Imperial Proclamation", "Bear", "Wolf", "Hen"], "hand": ["Knight", "Hen"], "ink": 2},
        {"play": ["Giant (exerted)", "Fort"]},
    )
    game.push("challenge Hen -> Fort")
    assert game.legal("play Knight") == []
    game.push("challenge Bear -> Giant", "challenge Wolf -> Giant", "play Knight")
    assert (game.ink(ME), game.legal("play")) == ((0, 2), [])


@card("LeFou - Opportunistic Flunky")
def test_lefou_comes_for_free_once_an_opposing_character_fell_in_a_challenge():
    game = table({"hand": [LEFOU], "play": ["Bear"]}, {"play": ["Hen (exerted)"]})
    assert game.legal("play") == []
    game.push("challenge Bear -> Hen", f"play otherwise {LEFOU}: 1")
    assert game.is_in_play("LeFou")


@card("LeFou - Opportunistic Flunky")
def test_lefou_does_not_come_for_a_fallen_friend_or_one_banished_otherwise():
    game = table({"hand": [LEFOU], "play": ["Hen"]}, {"play": ["Giant (exerted)"]}).push("challenge Hen -> Giant")
    assert game.legal("play") == []
    game = table({"hand": [LEFOU, "Dragon Fire"], "ink": 5}, {"play": ["Giant"]}).push("play Dragon Fire")
    assert game.legal("play") == []


@card("Li Shang - Valorous General")
def test_your_strong_characters_are_worth_more_with_li_shang():
    game = table({"play": [GENERAL, "Giant", "Bear", "Stolen Scimitar"]}, {"play": ["Giant"]})
    assert [game.lore_value(name) for name in ("Bear", "Li Shang")] == [2, 1]
    assert game.push("use Stolen", "choose Bear").lore_value("Bear") == 3
    assert game.push("quest Giant").lore(ME) == 3


@card("Megara - Liberated One")
def test_megara_may_ready_for_hercules():
    side = {"play": [f"{MEGARA} (exerted)"], "hand": [HERCULES, "Hen"], "ink": 4}
    game = table(side).push("play Hen")
    assert not asked(game)
    assert not game.push("play Hercules", "yes").is_exerted("Megara")
    assert game.legal("quest") == [f"quest {MEGARA}"]
    assert table(side).push("play Hercules", "no").is_exerted("Megara")


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


@card("Miracle Candle")
@pytest.mark.parametrize(("names", "lore", "damage"), [(["Hen", "Bear", "Wolf"], 2, 1), (["Hen", "Bear"], 0, 3)])
def test_the_candle_needs_three_characters(names, lore, damage):
    game = table({"play": ["Miracle Candle", *names, "Fort (damage 3)", "Cave"]}).push("use Miracle Candle")
    if lore:
        game.push("choose Fort", "amount 2")
    assert (game.lore(ME), game.damage("Fort"), game.is_in_play("Miracle")) == (lore, damage, False)
