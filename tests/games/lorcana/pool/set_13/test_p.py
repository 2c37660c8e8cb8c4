"""Set 13: what the cards that begin with P do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import IVY, STONE
from tests.games.lorcana.pool.shown import asked, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

PACHA = "Pacha - Panicked Customer"
PAIN = "Pain - Running with Scissors"
PARADISE = "Paradise Falls - Exotic Destination"
PETE = "Pete - Created by the Vine"
FAST_FRIENDS = "Peter Pan & Tinker Bell - Fast Friends"
PETER = "Peter Pan - Created by the Vine"
PRANKSTER = "Peter Pan - Playful Prankster"
KRONK = "Kronk - Meat Hut Cook"
ADVENTUROUS_FRIENDS = "Pocahontas & Meeko - Adventurous Friends"
POCAHONTAS = "Pocahontas - Guiding the Tribe"
SURGE = "Power Surge"
PRIYA = "Priya Mangal - Serious Music Lover"
VISION = "Prophetic Vision"
AURA = "Protective Aura"
BACK = "Put That Thing Back"


@card("Pacha - Panicked Customer")
def test_pacha_panics_in_your_turn():
    game = table({"play": [PACHA]}, {"play": ["Giant (exerted)"]})
    assert (game.strength("Pacha"), game.legal("quest"), "end" in game.legal()) == (6, [], False)
    assert table({"play": [PACHA]}, {"play": ["Giant"]}).push("end").strength("Pacha") == 2


@card("Pain - Running with Scissors")
@pytest.mark.parametrize(("discard", "lore"), [("Panic - Underworld Imp", 2), ("Bear", 0)])
def test_pain_gains_two_lore_for_a_discarded_panic(discard, lore):
    game = table({"hand": [PAIN], "ink": 4, "discard": [discard]}, {"discard": ["Panic - Underworld Imp"]})
    assert game.push("play Pain").lore(ME) == lore


@card("Paradise Falls - Exotic Destination")
def test_paradise_falls_are_worth_more_with_somebody_there():
    game = table({"play": [PARADISE, f"Bear (at {PARADISE})", f"Wolf (at {PARADISE})"]}, active=YOU)
    assert (game.lore_value(PARADISE), game.push("end").lore(ME)) == (4, 4)
    assert table({"play": [PARADISE, "Bear"]}).lore_value(PARADISE) == 1


@card("Pete - Created by the Vine")
def test_pete_makes_challengers_of_floodborn_characters():
    game = table({"play": [PETE, "Ivy", "Wolf"]}, {"play": ["Giant (exerted)"]}, cards=[IVY])
    assert [game.push(f"challenge {name} -> Giant").damage("Giant") for name in ("Ivy", "Wolf", "Pete")] == [3, 5, 7]


@card("Peter Pan & Tinker Bell - Fast Friends")
def test_the_fast_friends_let_all_your_characters_fly_themselves_too():
    game = table({"play": [f"{FAST_FRIENDS} (exerted)", "Bear (exerted)"]}, {"play": ["Wolf", "Bird"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Bird -> {FAST_FRIENDS}", "challenge Bird -> Bear"]
    game = table({"play": [FAST_FRIENDS, "Bear"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge Bear") == ["challenge Bear -> Bird"]


@card("Peter Pan - Created by the Vine")
def test_who_challenges_a_floodborn_character_discards():
    game = table(
        {"play": [PETER, "Ivy (exerted)"], "hand": ["Hen"]},
        {"play": ["Hen"], "hand": ["Lamp", "Rope"]},
        active=YOU,
        cards=[IVY],
    )
    game.push("challenge Hen -> Ivy")
    assert game.deciding == YOU
    assert (game.push("choose Lamp").hand(YOU), game.hand(ME)) == (["Rope"], ["Hen"])


@card("Peter Pan - Playful Prankster")
def test_peter_pan_keeps_an_opponent_exerted_for_a_turn():
    game = table({"hand": [PRANKSTER], "ink": 2}, {"play": ["Bear (exerted)", "Wolf (exerted)"]})
    game.push("play Peter", "choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("Petrify")
def test_petrify_exerts_an_opponent():
    game = table({"hand": ["Petrify"], "ink": 1, "play": ["Bear"]}, {"play": ["Wolf"]}).push("play Petrify")
    assert game.is_exerted("Wolf")


@card("Piercing Attack")
def test_piercing_attack_deals_two_damage_that_resist_does_not_reduce():
    game = table({"hand": ["Piercing Attack"], "ink": 2, "play": ["Bear"]}, {"play": [KRONK]})
    assert game.push("play Piercing Attack", f"choose {KRONK}").damage("Kronk") == 2


@card("Pocahontas & Meeko - Adventurous Friends")
def test_the_friends_may_trade_one_cheap_character_for_another():
    game = table({"play": [ADVENTUROUS_FRIENDS, "Hen", "Wolf"], "hand": ["Stone", "Bear"]}, cards=[STONE])
    game.push("quest Pocahontas", "yes", "yes", "choose Stone")
    assert (sorted(game.play(ME)), sorted(game.hand(ME))) == (
        sorted([ADVENTUROUS_FRIENDS, "Wolf", "Stone"]),
        ["Bear", "Hen"],
    )
    none = table({"play": [ADVENTUROUS_FRIENDS, "Wolf"], "hand": ["Stone"]}, cards=[STONE]).push("quest Pocahontas")
    while asked(none):
        none.push("yes" if "yes" in none.legal() else none.legal()[0])
    assert none.hand(ME) == ["Stone"]
    assert is_evasive(ADVENTUROUS_FRIENDS)
    assert shifts_for(ADVENTUROUS_FRIENDS, 2, "Meeko")


@card("Pocahontas - Guiding the Tribe")
def test_pocahontas_may_bring_a_character_that_costs_one_for_free():
    game = table({"hand": [POCAHONTAS, "Hen", "Wolf", "Hum"], "ink": 2}).push("play Pocahontas", "yes")
    assert game.legal() == ["choose Hen"]
    game.push("choose Hen")
    assert (game.is_in_play("Hen"), game.ink(ME)) == (True, (0, 2))
    game = table({"hand": [POCAHONTAS, "Hen"], "ink": 2}).push("play Pocahontas", "no")
    assert game.hand(ME) == ["Hen"]


@card("Power Surge")
def test_the_surge_gives_everybody_two_ink():
    game = table({"hand": [SURGE], "ink": 4}, {"ink": 1}).push("play Power")
    assert (game.ink(ME), game.ink(YOU), len(game.deck(YOU))) == ((0, 6), (1, 2), 8)


@card("Powhatan's Staff")
def test_the_staff_lets_the_next_character_enter_exerted_with_bodyguard():
    game = table({"play": ["Powhatan's Staff"], "hand": ["Wolf", "Hen"], "ink": 4}, {"play": ["Giant"]})
    game.push("use Powhatan's Staff: 1", "play Wolf", "play Hen")
    assert (game.is_exerted("Wolf"), game.is_exerted("Hen")) == (True, False)
    assert game.bag() == []
    game.push("end")
    assert game.legal("challenge") == ["challenge Giant -> Wolf"]


@card("Priya Mangal - Serious Music Lover")
@pytest.mark.parametrize(("discard", "lore"), [("Hum", 1), ("Spell", 0)])
def test_priya_gains_a_lore_for_a_discarded_song(discard, lore):
    game = table({"hand": [PRIYA], "ink": 2, "discard": [discard]}, {"discard": ["Hum"]}).push("play Priya")
    assert game.lore(ME) == lore


@card("Prophetic Vision")
def test_the_vision_may_play_an_action_or_takes_a_lore():
    game = table({"hand": [VISION], "ink": 2, "deck": ["Hum"] * 3}, {"lore": 3}).push("play Prophetic", "yes")
    assert (game.names_in("discard", ME).count("Hum"), game.lore(ME), game.lore(YOU)) == (1, 0, 3)
    kept = table({"hand": [VISION], "ink": 2, "deck": ["Hum"] * 3}, {"lore": 3}).push("play Prophetic", "no")
    assert (len(kept.deck(ME)), kept.lore(ME)) == (3, 0)
    other = table({"hand": [VISION], "ink": 2, "deck": ["Bear"] * 3}, {"lore": 3}).push("play Prophetic")
    assert (len(other.deck(ME)), other.lore(ME), other.lore(YOU)) == (3, 1, 2)


@card("Protective Aura")
def test_the_aura_lets_floodborn_characters_fly_until_your_next_turn():
    game = table(
        {"hand": [AURA], "ink": 2, "play": ["Ivy (exerted)", "Hen (exerted)"]}, {"play": ["Wolf"]}, cards=[IVY]
    )
    assert game.push("play Protective", "end").legal("challenge") == ["challenge Wolf -> Hen"]


@card("Put That Thing Back")
@pytest.mark.parametrize("name", ["Wolf", "Lamp"])
def test_put_a_character_or_item_back(name):
    game = table({"hand": [BACK], "ink": 4}, {"play": ["Wolf", "Lamp", "Fort"]}).push("play Put")
    assert game.legal() == ["choose Wolf", "choose Lamp"]
    assert game.push(f"choose {name}").hand(YOU) == [name]
