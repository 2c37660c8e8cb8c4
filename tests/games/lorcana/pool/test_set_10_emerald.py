"""The tenth set at the table: Emerald."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

AGENT = "Scrooge McDuck - S.H.U.S.H. Agent"
AKELA = "Akela - Forest Runner"
BAGPIPES = "Blessed Bagpipes"
BALOO = "Baloo - Carefree Bear"
BELLWETHER = "Bellwether - Master Manipulator"
EMILY = "Emily Quackfaster - Level-Headed Librarian"
FINNICK = "Finnick - Tiny Terror"
FLYNN = "Flynn Rider - Spectral Scoundrel"
INKCASTER = "Enigmatic Inkcaster"
JETSAM = "Jetsam - Opportunistic Eel"
JUNIOR = "Webby Vanderquack - Junior Prospector"
MAP = "Inscrutable Map"
MEGARA = "Megara - Secret Keeper"
MYSTERY = "Webby Vanderquack - Mystery Enthusiast"
POTION = "Potion of Malice"
TERROR = "Malicious, Mean, and Scary"


@card("Akela - Forest Runner")
def test_akela_grows_for_ink_as_often_as_it_is_paid():
    game = table(me={"play": [f"{AKELA} (drying)"], "ink": 3}).push("use Akela", "use Akela")
    assert (game.strength("Akela"), game.ink(ME), game.is_exerted("Akela")) == (2 + 2, (1, 2), False)
    assert game.push("end").strength("Akela") == 2


@card("Baloo - Carefree Bear")
def test_baloo_lets_everybody_draw_or_everybody_discard():
    game = table(me={"hand": [BALOO, "Lamp"], "ink": 5}, you={"hand": ["Hum"]}).push("play Baloo", "pick 1")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (2, 2)
    game = table(me={"hand": [BALOO, "Lamp", "Rope"], "ink": 5}, you={"hand": ["Hum", "Hen"]})
    game.push("play Baloo", "pick 2", "choose Lamp", "choose Hen")
    assert (game.hand(ME), game.hand(YOU)) == (["Rope"], ["Hum"])


@card("Baloo - Carefree Bear")
def test_baloo_shifts_for_three():
    roustabout = "Baloo - von Bruinwald XIII"
    game = table(me={"hand": [BALOO], "play": [roustabout], "ink": 3})
    game.push(f"shift {BALOO} -> {roustabout}", "pick 1")
    assert (game.play(ME), game.ink(ME)) == ([BALOO], (0, 3))


@card("Bellwether - Master Manipulator")
def test_bellwether_takes_revenge_when_a_challenge_banishes_her():
    game = table(me={"play": [f"{BELLWETHER} (exerted)", "Wolf"]}, you={"play": ["Giant", "Bear"]}, active=YOU)
    game.push("challenge Giant -> Bellwether")
    assert [game.damage(name) for name in ("Giant", "Bear", "Wolf")] == [3 + 1, 1, 0]


@card("Bellwether - Master Manipulator")
def test_bellwether_takes_no_revenge_as_the_challenger_or_for_an_action():
    game = table(me={"play": [BELLWETHER]}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("challenge Bellwether -> Giant")
    assert (game.play(ME), game.damage("Bear")) == ([], 0)
    game = table(
        me={"play": [f"{BELLWETHER} (damage 2)"]},
        you={"play": ["Bear"], "hand": ["Double Trouble"], "ink": 2},
        active=YOU,
    )
    game.push("play Double", "choose Bellwether")
    assert (game.play(ME), game.damage("Bear")) == ([], 0)


@card("Blessed Bagpipes")
def test_the_bagpipes_slip_a_card_under_one_of_yours_with_boost():
    game = table(me={"hand": [BAGPIPES], "ink": 2, "play": [FLYNN, MEGARA, "Bear"], "deck": ["Lamp", "Hum"]})
    game.push("play Blessed", "yes")
    assert game.legal() == [f"choose {FLYNN}", f"choose {MEGARA}"]
    game.push("choose Flynn")
    assert (game.strength("Flynn"), game.deck(ME)) == (3, ["Hum"])
    kept = table(me={"hand": [BAGPIPES], "ink": 2, "play": [FLYNN]}).push("play Blessed", "no")
    assert len(kept.deck(ME)) == 10


@card("Blessed Bagpipes")
def test_the_bagpipes_gain_a_lore_when_somebody_with_a_card_under_it_is_challenged():
    game = table(
        me={"play": [BAGPIPES, f"{FLYNN} (exerted, facedown Lamp)", "Bear (exerted)"]},
        you={"play": ["Giant", "Wolf"]},
        active=YOU,
    )
    assert game.push("challenge Wolf -> Bear").lore(ME) == 0
    assert game.push("challenge Giant -> Flynn").lore(ME) == 1


@card("Chomp!")
def test_chomp_bites_only_the_damaged():
    game = table(
        me={"hand": ["Chomp!"], "ink": 1, "play": ["Bear (damage 1)"]}, you={"play": ["Giant (damage 1)", "Hen"]}
    )
    game.push("play Chomp!")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Giant").damage("Giant") == 3


@card("Emily Quackfaster - Level-Headed Librarian")
def test_emily_recommends_a_card_to_one_of_yours_with_boost():
    game = table(me={"hand": [EMILY], "ink": 2, "play": [FLYNN, "Bear"], "deck": ["Lamp", "Hum"]})
    game.push("play Emily", "yes")
    assert (game.lore_value("Flynn"), game.deck(ME)) == (2, ["Hum"])
    kept = table(me={"hand": [EMILY], "ink": 2, "play": [FLYNN]}).push("play Emily", "no")
    assert kept.lore_value("Flynn") == 1


@card("Enigmatic Inkcaster")
def test_the_inkcaster_rewards_two_cards_played_in_a_turn():
    game = table(me={"hand": [INKCASTER, "Hum"], "ink": 3}).push("play Enigmatic", "play Hum", "use Enigmatic")
    assert game.lore(ME) == 1
    game = table(me={"play": [INKCASTER], "hand": ["Hum", "Hum"], "ink": 2}).push("play Hum", "use Enigmatic")
    assert (game.lore(ME), game.is_exerted("Enigmatic")) == (0, True)


@card("Finnick - Tiny Terror")
def test_finnick_chases_a_weak_opposing_character_home_for_two_ink():
    game = table(me={"hand": [FINNICK], "ink": 3, "play": ["Warded"]}, you={"play": ["Wolf", "Hen", "Bear"]})
    game.push("play Finnick", "yes")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf")
    assert (game.hand(YOU), game.ink(ME)) == (["Wolf"], (0, 3))


@card("Finnick - Tiny Terror")
def test_finnick_chases_nobody_unpaid():
    game = table(me={"hand": [FINNICK], "ink": 3}, you={"play": ["Wolf"]}).push("play Finnick", "no")
    assert (game.play(YOU), game.ink(ME)) == (["Wolf"], (2, 1))
    game = table(me={"hand": [FINNICK], "ink": 2}, you={"play": ["Wolf"]}).push("play Finnick")
    assert (game.legal(), game.ink(ME)) == (["end"], (1, 1))


@card("Flynn Rider - Spectral Scoundrel")
def test_flynn_is_stronger_and_worth_more_with_a_card_under_him():
    game = table(me={"play": [FLYNN], "ink": 2, "deck": ["Lamp", "Hum"]})
    assert (game.strength("Flynn"), game.lore_value("Flynn")) == (1, 1)
    game.push("boost Flynn")
    assert (game.strength("Flynn"), game.lore_value("Flynn"), game.ink(ME)) == (3, 2, (0, 2))
    assert not game.knows(ME, "Lamp")


@card("Inscrutable Map")
def test_the_map_leads_an_opposing_character_astray_for_a_round():
    game = table(me={"play": [MAP, "Wolf"], "ink": 1}, you={"play": ["Bear", "Giant"]}).push("use Inscrutable")
    assert game.legal() == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "end", "quest Bear")
    assert game.lore(YOU) == 1
    assert game.push("end").lore_value("Bear") == 2


@card("Jetsam - Opportunistic Eel")
def test_jetsam_ambushes_an_opposing_damaged_character():
    game = table(
        me={"hand": [JETSAM], "ink": 7, "play": ["Bear (damage 1)"]}, you={"play": ["Giant (damage 1)", "Hen"]}
    )
    game.push("play Jetsam")
    assert (game.damage("Giant"), game.damage("Bear"), game.damage("Hen")) == (4, 1, 0)


@card("Malicious, Mean, and Scary")
def test_the_scary_song_puts_a_damage_on_every_opposing_character():
    game = table(me={"hand": [TERROR], "play": ["Bear", "Wolf"]}, you={"play": ["Giant", "Warded", "Fort"]})
    game.push(f"sing {TERROR} -> Bear")
    assert [game.damage(name) for name in ("Giant", "Warded", "Fort", "Wolf")] == [1, 1, 0, 0]


@card("Megara - Secret Keeper")
def test_a_boosted_megara_is_worth_more_and_costs_her_challengers_a_card():
    game = table(me={"play": [MEGARA], "ink": 1, "hand": ["Lamp"]}, you={"play": ["Hen"], "hand": ["Hum", "Rope"]})
    game.push("boost Megara", "quest Megara", "end", "challenge Hen -> Megara", "choose Hum")
    assert (game.lore(ME), game.hand(ME)) == (2, ["Lamp"])
    assert "Hum" not in game.hand(YOU)


@card("Megara - Secret Keeper")
def test_megara_keeps_quiet_without_a_card_under_her():
    game = table(me={"play": [f"{MEGARA} (exerted)"]}, you={"play": ["Hen"], "hand": ["Hum", "Rope"]}, active=YOU)
    assert game.push("challenge Hen -> Megara").hand(YOU) == ["Hum", "Rope"]


@card("Potion of Malice")
def test_the_potion_puts_a_damage_on_a_character():
    game = table(me={"play": [POTION], "ink": 1}, you={"play": ["Giant", "Bear"]}).push("use Potion: 1", "choose Giant")
    assert (game.damage("Giant"), game.is_exerted("Potion"), game.ink(ME)) == (1, True, (0, 1))


@card("Potion of Malice")
def test_the_poured_potion_makes_opposing_damaged_characters_reckless_for_a_round():
    game = table(
        me={"play": [POTION, "Wolf (exerted, damage 1)"]}, you={"play": ["Giant (damage 1)", "Bear", "Hen (damage 1)"]}
    )
    game.push("use Potion: 2", "end")
    assert (game.is_in_play("Potion"), game.legal("quest"), "end" in game.legal()) == (False, ["quest Bear"], False)
    game.push("challenge Giant -> Wolf")
    assert "end" in game.legal()
    game.push("end", "end")
    assert game.legal("quest") == ["quest Giant", "quest Bear", "quest Hen"]


@card("Scrooge McDuck - S.H.U.S.H. Agent")
def test_the_agent_changes_a_card():
    game = table(me={"hand": [AGENT, "Lamp"], "ink": 2, "deck": ["Rope", "Hen"]}).push("play Scrooge", "choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Rope"], ["Lamp"])


@card("Scrooge McDuck - S.H.U.S.H. Agent")
@rule("lorcana", "4.6.9")
def test_the_agent_slips_away_when_he_is_challenged():
    game = table(me={"play": [f"{AGENT} (exerted)"]}, you={"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Scrooge")
    assert (game.hand(ME), game.is_exerted("Bear"), game.damage("Bear")) == ([AGENT], True, 0)


@card("So Be It!")
def test_so_be_it_strengthens_yours_this_turn_and_may_break_an_item():
    game = table(me={"hand": ["So Be It!"], "ink": 2, "play": ["Bear", "Hen"]}, you={"play": ["Lamp", "Giant"]})
    game.push("play So Be It!", "yes")
    assert [game.strength(name) for name in ("Bear", "Hen", "Giant")] == [4, 1, 6]
    assert game.play(YOU) == ["Giant"]
    assert game.push("end").strength("Bear") == 3


@card("So Be It!")
def test_so_be_it_may_spare_the_item():
    game = table(me={"hand": ["So Be It!"], "ink": 2, "play": ["Bear"]}, you={"play": ["Lamp"]})
    game.push("play So Be It!", "no")
    assert (game.strength("Bear"), game.play(YOU)) == (4, ["Lamp"])


@card("Trust In Me")
def test_trust_in_me_dulls_the_opposing_characters_for_a_round():
    game = table(me={"hand": ["Trust In Me"], "ink": 6, "play": ["Wolf"]}, you={"play": ["Bear", "Hen"]})
    game.push("play Trust In Me", "pick 1")
    assert [game.lore_value(name) for name in ("Bear", "Hen", "Wolf")] == [1, 0, 1]
    game.push("end", "quest Bear", "quest Hen")
    assert game.lore(YOU) == 1
    assert game.push("end").lore_value("Bear") == 2


@card("Trust In Me")
def test_trust_in_me_empties_two_cards_of_the_opponents_choice():
    game = table(me={"hand": ["Trust In Me", "Bear"], "play": ["Giant"]}, you={"hand": ["Hum", "Rope", "Hen"]})
    game.push("sing Trust In Me -> Giant", "pick 2")
    assert game.deciding == YOU
    game.push("choose Hum; Rope")
    assert (game.hand(YOU), game.hand(ME)) == (["Hen"], ["Bear"])


@card("Webby Vanderquack - Junior Prospector")
def test_webby_catches_up_in_ink_as_she_quests():
    game = table(me={"play": [JUNIOR], "ink": 2}, you={"ink": 3}).push("quest Webby", "yes")
    assert (game.ink(ME), len(game.deck(ME))) == ((2, 1), 9)
    kept = table(me={"play": [JUNIOR], "ink": 2}, you={"ink": 3}).push("quest Webby", "no")
    assert kept.ink(ME) == (2, 0)


@card("Webby Vanderquack - Junior Prospector")
def test_webby_does_not_get_ahead_in_ink():
    game = table(me={"play": [JUNIOR], "ink": 3}, you={"ink": 3}).push("quest Webby")
    assert (game.legal(), game.ink(ME)) == (["end"], (3, 0))


@card("Webby Vanderquack - Junior Prospector")
def test_webby_compares_with_every_single_opponent():
    game = table(me={"play": [JUNIOR], "ink": 3}, you={"ink": 2}, third={"ink": 2}).push("quest Webby")
    assert (game.legal(), game.ink(ME)) == (["end"], (3, 0))
    game = table(me={"play": [JUNIOR], "ink": 3}, you={"ink": 0}, third={"ink": 4}).push("quest Webby", "yes")
    assert game.ink(ME) == (3, 1)


@card("Webby Vanderquack - Junior Prospector")
def test_webby_shifts_for_two_and_is_warded():
    game = table(
        me={"play": [MYSTERY], "hand": [JUNIOR], "ink": 2}, you={"hand": ["Double Trouble"], "ink": 2, "play": ["Bear"]}
    )
    game.push(f"shift {JUNIOR} -> {MYSTERY}", "end", "play Double")
    assert (game.ink(ME), game.legal()) == ((0, 2), ["choose Bear", "choose nothing"])


@card("Webby Vanderquack - Mystery Enthusiast")
def test_webby_encourages_a_character_for_the_turn():
    game = table(me={"hand": [MYSTERY], "ink": 1, "play": ["Bear"]}, you={"play": ["Giant"]}).push("play Webby")
    assert game.legal() == ["choose Bear", f"choose {MYSTERY}", "choose Giant"]
    assert game.push("choose Bear").strength("Bear") == 4
    assert game.push("end").strength("Bear") == 3
