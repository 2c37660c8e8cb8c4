"""The tenth set at the table: Steel."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

BROADWAY = "Broadway - Sturdy and Strong"
GOLIATH = "Goliath - Clan Leader"
LEXINGTON = "Lexington - Small in Stature"
PLUTO = "Pluto - Steel Champion"
CHARMING = "Prince Charming - Protector of the Realm"
XANATOS = "David Xanatos - Steel Clan Leader"
NAIL = made("Nail", cost=2, strength=4, willpower=4, inks=["Steel"])
ZEUS = made("Zeus", cost=2, strength=2, willpower=4, classifications=["Deity"])


@card("Broadway - Sturdy and Strong")
def test_broadway_guards_the_others():
    game = table(me={"hand": [BROADWAY], "ink": 5, "play": ["Hen (exerted)"]}, you={"play": ["Giant"]})
    game.push("play Broadway", "yes", "end")
    assert game.legal("challenge") == [f"challenge Giant -> {BROADWAY}"]
    assert not table(me={"hand": [BROADWAY], "ink": 5}).push("play Broadway", "no").is_exerted("Broadway")


@card("Broadway - Sturdy and Strong")
def test_broadway_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{BROADWAY} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Broadway") == exerted


@card("But I'm Much Faster")
def test_the_faster_one_reaches_evasive_characters_and_hits_harder():
    game = table(me={"hand": ["But I'm Much Faster"], "play": ["Hen", "Wolf"]}, you={"play": ["Bird (exerted)"]})
    game.push("sing But I'm Much Faster -> Hen", "choose Wolf", "challenge Wolf -> Bird")
    assert game.play(YOU) == []


@card("But I'm Much Faster")
def test_the_faster_one_is_slow_again_next_turn_and_evades_nobody():
    game = table(me={"hand": ["But I'm Much Faster"], "ink": 1, "play": ["Wolf"]}, you={"play": ["Bird", "Bear"]})
    game.push("play But", "choose Wolf", "quest Wolf", "end")
    assert "challenge Bear -> Wolf" in game.legal()
    game.push("quest Bird", "end")
    assert game.legal("challenge") == []


@card("David Xanatos - Steel Clan Leader")
def test_xanatos_throws_a_card_to_deal_two_damage():
    game = table(me={"hand": [XANATOS, "Lamp", "Rope"], "ink": 3}, you={"play": ["Giant"]})
    game.push("play David", "yes", "choose Lamp", "choose Giant")
    assert (game.hand(ME), game.damage("Giant")) == (["Rope"], 2)
    kept = table(me={"hand": [XANATOS, "Lamp"], "ink": 3}, you={"play": ["Giant"]}).push("play David", "no")
    assert (kept.hand(ME), kept.damage("Giant")) == (["Lamp"], 0)


@card("Goliath - Clan Leader")
def test_goliath_brings_large_hands_down_to_two_as_their_players_turn_ends():
    game = table(me={"play": [GOLIATH], "hand": ["Lamp", "Rope", "Hen", "Hum"]}, you={"hand": 5}).push("end")
    game.push("choose Lamp; Rope")
    assert (sorted(game.hand(ME)), game.active, len(game.hand(YOU))) == (["Hen", "Hum"], YOU, 6)
    game.push("end")
    assert game.deciding == YOU


@card("Goliath - Clan Leader")
def test_goliath_fills_small_hands_up_to_two_as_their_players_turn_ends():
    game = table(me={"play": [GOLIATH], "hand": ["Lamp"]}, you={"hand": 0}).push("end")
    assert len(game.hand(ME)) == 2
    game.push("ink Filler", "end")
    assert (len(game.hand(YOU)), len(game.hand(ME))) == (2, 3)


@card("Goliath - Clan Leader")
def test_goliath_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{GOLIATH} (exerted)"], "hand": hand}, you={"hand": 1}, active=YOU)
        assert game.push("end").is_exerted("Goliath") == exerted


@card("He Hurled His Thunderbolt")
def test_the_thunderbolt_strikes_and_the_gods_charge():
    game = table(
        me={"hand": ["He Hurled His Thunderbolt"], "ink": 4, "play": ["Zeus", "Bear"]},
        you={"play": ["Giant (exerted)"]},
        cards=[ZEUS],
    )
    game.push("play He Hurled", "choose Giant", "challenge Zeus -> Giant")
    assert game.damage("Giant") == 4 + 4
    game = table(
        me={"hand": ["He Hurled His Thunderbolt"], "ink": 4, "play": ["Zeus", "Bear"]},
        you={"play": ["Giant (exerted)"]},
        cards=[ZEUS],
    )
    game.push("play He Hurled", "choose Giant", "challenge Bear -> Giant")
    assert game.damage("Giant") == 4 + 3


@card("Lexington - Small in Stature")
def test_lexington_reaches_evasive_characters_but_does_not_evade():
    game = table(me={"play": [LEXINGTON]}, you={"play": ["Bird (exerted)", "Wolf"]}).push("challenge Lexington -> Bird")
    assert game.play(YOU) == ["Wolf"]
    assert game.push("end").legal("challenge") == [f"challenge Wolf -> {LEXINGTON}"]


@card("Lexington - Small in Stature")
def test_lexington_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{LEXINGTON} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Lexington") == exerted


@card("Lexington - Small in Stature")
def test_stone_by_day_also_stops_an_effect_that_would_ready():
    game = table(me={"play": [f"{LEXINGTON} (exerted)"], "hand": ["Fan the Flames", 3], "ink": 1})
    game.push("play Fan the Flames")
    assert game.is_exerted("Lexington")
    game = table(me={"play": [f"{LEXINGTON} (exerted)"], "hand": ["Fan the Flames", 2], "ink": 1})
    game.push("play Fan the Flames")
    assert not game.is_exerted("Lexington")


@card("Pluto - Steel Champion")
def test_pluto_rewards_victories_of_other_steel_characters_on_your_turn():
    game = table(
        me={"play": [PLUTO, "Nail", "Giant"]},
        you={"play": ["Wolf (exerted)", "Hen (exerted)", "Bird (exerted)", "Bear (exerted)"]},
        cards=[NAIL],
    )
    assert game.push("challenge Nail -> Wolf").lore(ME) == 2
    assert game.push("challenge Giant -> Hen").lore(ME) == 2
    assert game.push("challenge Pluto -> Bear").lore(ME) == 2


@card("Pluto - Steel Champion")
def test_pluto_may_break_an_item_when_another_steel_character_comes():
    game = table(me={"play": [PLUTO], "hand": ["Nail", "Hen"], "ink": 3}, you={"play": ["Lamp", "Rope"]}, cards=[NAIL])
    game.push("play Hen")
    assert game.legal("play") == ["play Nail"]
    game.push("play Nail", "yes", "choose Lamp")
    assert game.play(YOU) == ["Rope"]
    kept = table(me={"play": [PLUTO], "hand": ["Nail"], "ink": 2}, you={"play": ["Lamp"]}, cards=[NAIL])
    assert kept.push("play Nail", "no").play(YOU) == ["Lamp"]


@card("Pluto - Steel Champion")
def test_pluto_does_not_greet_himself():
    game = table(me={"hand": [PLUTO], "ink": 5}, you={"play": ["Lamp"]}).push("play Pluto")
    assert game.legal() == ["end"]


@card("Prince Charming - Protector of the Realm")
def test_with_prince_charming_one_character_challenges_each_turn():
    game = table(me={"play": [CHARMING, "Bear", "Wolf"]}, you={"play": ["Giant (exerted)", "Hen"]})
    game.push("challenge Bear -> Giant")
    assert game.legal("challenge") == []
    game.push("quest Prince", "quest Wolf", "end", "challenge Hen -> Prince")
    assert game.legal("challenge") == []


@card("Prince Charming - Protector of the Realm")
def test_prince_charming_guards_the_others():
    game = table(me={"hand": [CHARMING], "ink": 7, "play": ["Hen (exerted)"]}, you={"play": ["Giant"]})
    game.push("play Prince", "yes", "end")
    assert game.legal("challenge") == [f"challenge Giant -> {CHARMING}"]


@card("Prince Charming - Protector of the Realm")
def test_with_prince_charming_the_one_who_challenged_may_do_so_again():
    game = table(
        me={"play": [CHARMING, "Bear", "Wolf"], "hand": ["Fan the Flames"], "ink": 1},
        you={"play": ["Giant (exerted)", "Hen (exerted)"]},
    )
    game.push("challenge Bear -> Hen", "play Fan the Flames", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Giant"]
