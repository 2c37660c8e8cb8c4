"""The tenth set at the table: Amber."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

CAULDRON = "The Black Cauldron"
CHAMPION = "Mickey Mouse - Amber Champion"
DELLA = "Della Duck - Returning Mother"
FUNZONE = "Duckburg - Funso's Funzone"
GASTON = "Gaston - Frightful Bully"
GURGI = made("Gurgi", version="Hungry", cost=3)
MOWGLI = "Mowgli - Man Cub"
PROSPECTOR = "Scrooge McDuck - Cavern Prospector"
RIGHT_TRACK = "Scrooge McDuck - On the Right Track"
SEEKER = "Webby Vanderquack - Knowledge Seeker"
SIMBA = "Simba - King in the Making"
SNACKS = "Munchings and Crunchings"
ARIA = made("Aria", "action", cost=8, song=True)
SUN = made("Sun", cost=2, strength=2, willpower=2, inks=["Amber"])
MOON = made("Moon", cost=2, strength=2, willpower=2, inks=["Amber", "Steel"])


@card("Della Duck - Returning Mother")
def test_della_readies_a_character_with_boost_that_must_then_rest():
    game = table(
        me={"hand": [DELLA], "ink": 6, "play": [f"{GASTON} (exerted)", "Bear (exerted)"]},
        you={"play": ["Hen (exerted)"]},
    )
    game.push("play Della", "yes")
    assert (game.is_exerted("Gaston"), game.is_exerted("Bear")) == (False, True)
    assert (game.legal("quest"), game.legal("challenge")) == ([], [])
    assert game.legal("boost") == [f"boost {GASTON}"]


@card("Della Duck - Returning Mother")
def test_della_may_leave_everybody_as_they_are():
    game = table(me={"hand": [DELLA], "ink": 4, "play": [GASTON]}).push("play Della", "no")
    assert game.legal("quest") == [f"quest {GASTON}"]


@card("Della's Moon Lullaby")
def test_dellas_lullaby_weakens_an_opposing_character_for_a_round_and_draws():
    game = table(me={"hand": ["Della's Moon Lullaby"], "play": ["Bear"]}, you={"play": ["Giant", "Wolf"]})
    game.push("sing Della's Moon Lullaby -> Bear")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert (game.strength("Giant"), len(game.hand(ME))) == (4, 1)
    assert game.push("end").strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Duckburg - Funso's Funzone")
def test_a_quest_in_the_funzone_makes_the_next_character_cheaper():
    game = table(me={"play": [FUNZONE, f"Wolf (at {FUNZONE})", "Bear"], "hand": ["Lamp", "Giant", "Hen"], "ink": 7})
    game.push("quest Wolf", "play Lamp")
    assert game.ink(ME) == (5, 2)
    assert game.push("play Giant").ink(ME) == (1, 6)
    assert game.push("play Hen").ink(ME) == (0, 7)


@card("Duckburg - Funso's Funzone")
def test_a_quest_elsewhere_gives_no_discount():
    game = table(me={"play": [FUNZONE, "Wolf"], "hand": ["Bear"], "ink": 3}).push("quest Wolf", "play Bear")
    assert game.ink(ME) == (0, 3)


@card("Gaston - Frightful Bully")
def test_a_boosted_gaston_sends_an_opposing_character_questing():
    game = table(me={"play": [GASTON, "Hen (exerted)"], "ink": 2}, you={"play": ["Bear", "Wolf"]})
    game.push("boost Gaston", "quest Gaston", "choose Bear", "end")
    assert game.legal("challenge Bear") == []
    assert "end" not in game.legal()
    game.push("quest Bear")
    assert "end" in game.legal()


@card("Gaston - Frightful Bully")
def test_gaston_bullies_nobody_without_a_card_under_him():
    game = table(me={"play": [GASTON, "Hen (exerted)"]}, you={"play": ["Bear"]}).push("quest Gaston", "end")
    assert game.legal("challenge Bear") == [f"challenge Bear -> {GASTON}", "challenge Bear -> Hen"]


@card("Gaston - Frightful Bully")
def test_gastons_order_holds_for_one_turn_only():
    game = table(me={"play": [f"{GASTON} (facedown Lamp)"]}, you={"play": ["Bear"]})
    game.push("quest Gaston", "end", "quest Bear", "end", "end")
    assert (game.legal("challenge"), "end" in game.legal()) == ([], True)


@card("Goofy - Ghost Hunter")
def test_goofy_traps_an_opposing_character_until_your_next_turn():
    game = table(me={"hand": ["Goofy - Ghost Hunter"], "ink": 4, "play": ["Wolf"]}, you={"play": ["Giant", "Bear"]})
    game.push("play Goofy")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "end")
    assert game.strength("Giant") == 5
    assert game.push("end").strength("Giant") == 6


@card("Mickey Mouse - Amber Champion")
def test_mickey_toughens_other_amber_characters_and_sings_as_eight_with_two_of_them():
    game = table(
        me={"play": [CHAMPION, "Sun"], "hand": ["Moon", "Aria"], "ink": 2},
        you={"play": ["Hen"]},
        cards=[SUN, MOON, ARIA],
    )
    assert [game.willpower(name) for name in ("Mickey", "Sun", "Hen")] == [5, 4, 3]
    assert game.legal("sing") == []
    game.push("play Moon")
    assert (game.willpower("Moon"), game.legal("sing Aria")) == (4, [f"sing Aria with {CHAMPION}"])


@card("Mowgli - Man Cub")
def test_mowgli_sees_a_hand_and_its_player_discards_something_else_than_a_character():
    game = table(me={"hand": [MOWGLI], "ink": 2}, you={"hand": ["Bear", "Lamp", "Hum", "Fort"]}).push("play Mowgli")
    assert game.knows(ME, "Bear")
    assert (game.deciding, game.legal()) == (YOU, ["choose Lamp", "choose Hum", "choose Fort"])
    assert game.push("choose Hum").hand(YOU) == ["Bear", "Lamp", "Fort"]


@card("Mowgli - Man Cub")
def test_mowgli_takes_nothing_from_a_hand_of_characters():
    game = table(me={"hand": [MOWGLI], "ink": 2}, you={"hand": ["Bear", "Wolf"]}).push("play Mowgli")
    assert (game.hand(YOU), game.knows(ME, "Wolf"), game.deciding) == (["Bear", "Wolf"], True, ME)


@card("Munchings and Crunchings")
def test_the_snacks_heal_up_to_two_and_call_gurgi_for_less():
    game = table(me={"play": [SNACKS, "Bear (damage 3)"], "hand": ["Gurgi - Hungry", "Wolf"], "ink": 4}, cards=[GURGI])
    game.push("use Munchings", "amount 2")
    assert (game.damage("Bear"), game.is_exerted("Munchings")) == (1, True)
    assert game.push("play Gurgi").ink(ME) == (2, 2)
    assert game.push("play Wolf").ink(ME) == (0, 4)


@card("Recovered Page")
def test_the_recovered_page_finds_a_character_among_four_cards():
    game = table(me={"hand": ["Recovered Page"], "ink": 2, "deck": ["Lamp", "Bear", "Hum", "Wolf", "Hen"]})
    game.push("play Recovered")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Bear", "order Hum; Wolf; Lamp")
    assert (game.hand(ME), game.deck(ME)) == (["Bear"], ["Hen", "Hum", "Wolf", "Lamp"])
    assert game.knows(YOU, "Bear")


@card("Recovered Page")
def test_the_recovered_page_is_burnt_to_boost_somebody():
    game = table(me={"play": ["Recovered Page", GASTON, "Bear"], "ink": 1, "deck": ["Lamp", "Hum"]})
    game.push("use Recovered")
    assert (game.names_in("facedown", ME), game.deck(ME)) == (["Lamp"], ["Hum"])
    assert (game.is_in_play("Recovered"), game.ink(ME)) == (False, (0, 1))


@card("Scrooge McDuck - Cavern Prospector")
def test_scrooge_speculates_on_every_boost_card_you_play():
    game = table(me={"play": [PROSPECTOR], "hand": [GASTON, "Bear"], "ink": 5, "deck": ["Lamp", "Hum"]})
    game.push("play Gaston", "yes")
    assert game.deck(ME) == ["Hum"]
    game.push("play Bear")
    assert (game.deck(ME), game.legal("end")) == (["Hum"], ["end"])


@card("Scrooge McDuck - Cavern Prospector")
def test_scrooge_may_decline_and_shifts_for_four():
    game = table(me={"play": [RIGHT_TRACK], "hand": [PROSPECTOR, GASTON], "ink": 6})
    game.push(f"shift {PROSPECTOR} -> {RIGHT_TRACK}", "play Gaston", "no")
    assert (game.ink(ME), len(game.deck(ME))) == ((0, 6), 10)


@card("Scrooge McDuck - On the Right Track")
def test_scrooge_makes_a_character_with_a_card_under_it_worth_more_this_turn():
    game = table(me={"hand": [RIGHT_TRACK], "ink": 3, "play": [f"{GASTON} (facedown Lamp)", "Bear"]}).push(
        "play Scrooge"
    )
    assert (game.lore_value("Gaston"), game.lore_value("Bear")) == (2, 2)
    assert game.push("end").lore_value("Gaston") == 1


@card("Simba - King in the Making")
def test_simba_may_bring_a_character_from_the_top_into_play_exerted():
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Giant", "Hum"]})
    game.push("boost Simba", "yes", "yes")
    assert (game.play(ME), game.is_exerted("Giant"), game.deck(ME)) == ([SIMBA, "Giant"], True, ["Hum"])


@card("Simba - King in the Making")
def test_simba_buries_what_is_no_character():
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Hum", "Giant"]}).push("boost Simba", "yes")
    assert game.deck(ME) == ["Giant", "Hum"]


@card("Simba - King in the Making")
def test_simba_leaves_a_character_that_is_not_played_on_top_and_may_not_look():
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Giant", "Hum"]}).push("boost Simba", "yes", "no")
    assert (game.deck(ME), game.play(ME)) == (["Giant", "Hum"], [SIMBA])
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Hum", "Giant"]}).push("boost Simba", "no")
    assert game.deck(ME) == ["Hum", "Giant"]


@card("The Black Cauldron")
def test_the_cauldron_swallows_a_character_of_the_discard():
    game = table(me={"play": [CAULDRON], "ink": 1, "discard": ["Bear", "Lamp", "Wolf"]}).push(
        "use The Black Cauldron: 1"
    )
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.names_in("under", ME), game.is_exerted(CAULDRON)) == (["Bear"], True)


@card("The Black Cauldron")
def test_the_cauldron_lets_you_pay_for_what_is_under_it_this_turn():
    game = table(me={"play": [f"{CAULDRON} (under Bear, under Wolf)"], "ink": 6})
    assert game.legal("play") == []
    game.push("use The Black Cauldron: 2", "play Bear", "play Wolf")
    assert (game.play(ME), game.ink(ME)) == ([CAULDRON, "Bear", "Wolf"], (0, 6))


@card("The Black Cauldron")
def test_the_cauldron_closes_as_the_turn_ends():
    game = table(me={"play": [f"{CAULDRON} (under Bear)"], "ink": 6})
    game.push("use The Black Cauldron: 2", "end", "end")
    assert game.legal("play Bear") == []


@card("The Horseman Strikes!")
def test_the_horseman_draws_and_may_banish_an_evasive_character():
    game = table(me={"hand": ["The Horseman Strikes!"], "ink": 3}, you={"play": ["Bird", "Bear"]})
    game.push("play The Horseman", "yes")
    assert (game.play(YOU), len(game.hand(ME))) == (["Bear"], 1)
    kept = table(me={"hand": ["The Horseman Strikes!"], "ink": 3}, you={"play": ["Bird"]})
    kept.push("play The Horseman", "no")
    assert (kept.play(YOU), len(kept.hand(ME))) == (["Bird"], 1)


@card("Webby Vanderquack - Knowledge Seeker")
@rule("lorcana", "6.1.13.5")
def test_webby_is_worth_more_while_you_have_a_card_under_something():
    game = table(me={"play": [SEEKER, GASTON], "ink": 2}, you={"play": [f"{SIMBA} (facedown Lamp)"]})
    assert game.lore_value("Webby") == 1
    assert game.push("boost Gaston").lore_value("Webby") == 2


@card("The Black Cauldron")
def test_from_the_cauldron_a_character_can_be_shifted():
    game = table(me={"play": [f"{CAULDRON} (under {PROSPECTOR})", RIGHT_TRACK], "ink": 5})
    game.push("use The Black Cauldron: 2", f"shift {PROSPECTOR} -> {RIGHT_TRACK}")
    assert (game.play(ME), game.ink(ME)) == ([CAULDRON, PROSPECTOR], (0, 5))


@card("Duckburg - Funso's Funzone")
@rule("lorcana", "4.3.6")
def test_two_quests_in_the_funzone_help_the_same_next_character():
    game = table(
        me={"play": [FUNZONE, f"Wolf (at {FUNZONE})", f"Hen (at {FUNZONE})"], "hand": ["Giant", "Bear"], "ink": 5}
    )
    game.push("quest Wolf", "quest Hen", "play Giant", "play Bear")
    assert game.ink(ME) == (0, 5)
