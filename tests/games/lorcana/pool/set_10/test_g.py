"""Set 10: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_10.extras import GREEN
from tests.games.lorcana.pool.shown import POINT, has_rush, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

GASTON = "Gaston - Frightful Bully"
GOLIATH_CLAN_LEADER = "Goliath - Clan Leader"
GOLIATH_GUARDIAN_OF_CASTLE_WYVERN = "Goliath - Guardian of Castle Wyvern"
CHAMPION = "Goofy - Emerald Champion"
GUMSHOE = "Goofy - Galumphing Gumshoe"
GRIMORUM = "Grimorum Arcanorum"

GARGOYLE = made("Gargoyle", cost=2, strength=2, willpower=4, classifications=["Gargoyle"])


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


@card("Goliath - Clan Leader")
def test_goliath_brings_large_hands_down_to_two_as_their_players_turn_ends():
    game = table(me={"play": [GOLIATH_CLAN_LEADER], "hand": ["Lamp", "Rope", "Hen", "Hum"]}, you={"hand": 5}).push(
        "end"
    )
    game.push("choose Lamp; Rope")
    assert (sorted(game.hand(ME)), game.active, len(game.hand(YOU))) == (["Hen", "Hum"], YOU, 6)
    game.push("end")
    assert game.deciding == YOU


@card("Goliath - Clan Leader")
def test_goliath_fills_small_hands_up_to_two_as_their_players_turn_ends():
    game = table(me={"play": [GOLIATH_CLAN_LEADER], "hand": ["Lamp"]}, you={"hand": 0}).push("end")
    assert len(game.hand(ME)) == 2
    game.push("ink Filler", "end")
    assert (len(game.hand(YOU)), len(game.hand(ME))) == (2, 3)


@card("Goliath - Clan Leader")
def test_goliath_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{GOLIATH_CLAN_LEADER} (exerted)"], "hand": hand}, you={"hand": 1}, active=YOU)
        assert game.push("end").is_exerted("Goliath") == exerted


@card("Goliath - Clan Leader")
@pytest.mark.parametrize("held", [0, 1, 2, 4])
def test_goliath_leaves_each_player_two_cards(held):
    goliath = "Goliath - Clan Leader"
    game = table({"play": [goliath], "hand": ["Lamp"] * held})
    game.push("end")
    if held > 2:
        game.push(game.legal("choose")[0])
    assert len(game.hand(ME)) == 2


@card("Goliath - Guardian of Castle Wyvern")
def test_goliath_s_gargoyles_gain_lore_by_challenging_characters():
    game = table(
        {"play": [GOLIATH_GUARDIAN_OF_CASTLE_WYVERN, "Gargoyle", "Bear"]},
        {"play": ["Giant (exerted)", "Fort"]},
        cards=[GARGOYLE],
    )
    assert game.push("challenge Bear -> Giant").lore(ME) == 0
    assert game.push("challenge Gargoyle -> Giant").lore(ME) == 1
    assert game.push("challenge Goliath -> Fort").lore(ME) == 1
    game = table(
        {"play": [GOLIATH_GUARDIAN_OF_CASTLE_WYVERN, "Gargoyle"]}, {"play": ["Giant (exerted)"]}, cards=[GARGOYLE]
    )
    assert game.push("challenge Goliath -> Giant").lore(ME) == 1


@card("Goliath - Guardian of Castle Wyvern")
@pytest.mark.parametrize(("held", "exerted"), [(3, True), (2, False)])
def test_goliath_can_t_ready_with_three_cards_in_hand(held, exerted):
    game = table(
        {"play": [f"{GOLIATH_GUARDIAN_OF_CASTLE_WYVERN} (exerted)", "Bear (exerted)"], "hand": ["Hen"] * held},
        active=YOU,
    ).push("end")
    assert (game.is_exerted("Goliath"), game.is_exerted("Bear")) == (exerted, False)


@card("Goliath - Guardian of Castle Wyvern")
def test_no_effect_readies_goliath_with_three_cards_in_hand():
    side = {
        "play": [f"{GOLIATH_GUARDIAN_OF_CASTLE_WYVERN} (exerted)"],
        "hand": ["It's Gonna Be Great!", "Hen", "Hen", "Hen"],
        "ink": 2,
    }
    assert table(side).push("play It's").is_exerted("Goliath")


@card("Goofy - Emerald Champion")
def test_goofy_avenges_other_emerald_characters_that_are_challenged():
    game = table({"play": [CHAMPION, "Green (exerted)", "Hen"]}, {"play": ["Giant"]}, active=YOU, cards=[GREEN])
    game.push("challenge Giant -> Green")
    assert (game.play(ME), game.play(YOU)) == ([CHAMPION, "Hen"], [])
    game = table({"play": [CHAMPION, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Hen")
    assert game.play(YOU) == ["Giant"]
    game = table({"play": [CHAMPION, "Green"]}, {"play": ["Giant (exerted)"]}, cards=[GREEN])
    assert game.push("challenge Green -> Giant").is_in_play("Giant")


@card("Goofy - Emerald Champion")
def test_goofy_wards_other_emerald_characters():
    game = table({"play": [CHAMPION, "Green", "Hen"]}, {"hand": ["Point"]}, active=YOU, cards=[GREEN, POINT])
    assert sorted(game.push("play Point").legal()) == [f"choose {CHAMPION}", "choose Hen"]


@card("Goofy - Galumphing Gumshoe")
def test_the_gumshoe_weakens_all_opponents_as_he_comes_and_as_he_quests():
    game = table(
        {"hand": [GUMSHOE], "ink": 8, "play": ["Wolf"]}, {"play": ["Bear", "Giant", "Hen"], "hand": ["Wolf"], "ink": 2}
    )
    game.push("play Goofy")
    assert [game.strength(name) for name in ("Bear", "Giant", "Wolf")] == [2, 5, 2]
    assert game.push("end").strength("Bear") == 2
    assert game.push("end", "quest Goofy").strength("Bear") == 2
    assert shifts_for(GUMSHOE, 5)


@card("Goofy - Ghost Hunter")
def test_goofy_traps_an_opposing_character_until_your_next_turn():
    game = table(me={"hand": ["Goofy - Ghost Hunter"], "ink": 4, "play": ["Wolf"]}, you={"play": ["Giant", "Bear"]})
    game.push("play Goofy")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "end")
    assert game.strength("Giant") == 5
    assert game.push("end").strength("Giant") == 6


@card("Grimorum Arcanorum")
def test_the_grimorum_gains_lore_for_opposing_characters_exerted_in_your_turn():
    game = table({"play": [GRIMORUM, "Bear"], "hand": ["Point", "Point"]}, {"play": ["Wolf", "Hen"]}, cards=[POINT])
    assert game.push("play Point", "choose Wolf").lore(ME) == 1
    assert game.push("play Point", "choose Bear").lore(ME) == 1
    assert game.push("end", "quest Hen").lore(ME) == 1


@card("Grimorum Arcanorum")
def test_the_grimorum_lets_demona_rush():
    demona = "Demona - Betrayer of the Clan"
    foes = {"play": ["Wolf (exerted)"]}
    assert table({"play": [GRIMORUM, f"{demona} (drying)", "Bear (drying)"]}, foes).legal("challenge") == [
        f"challenge {demona} -> Wolf"
    ]
    assert not has_rush(demona)
