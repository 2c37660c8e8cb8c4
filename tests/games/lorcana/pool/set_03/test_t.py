"""Set 3: what the cards that begin with T do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_03.extras import DECK
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

THADDEUS = "Thaddeus E. Klang - Metallic Leader"
QUEEN = "The Queen - Mirror Seeker"
CASTLE = "The Queen's Castle - Mirror Chamber"
HAT = "The Sorcerer's Hat"
SWIFT = "Magic Broom - Swift Cleaner"
DUSTER = "Magic Broom - Dancing Duster"


@card("Thaddeus E. Klang - Metallic Leader")
def test_thaddeus_may_deal_a_damage_if_he_quests_at_a_location():
    game = table({"play": [f"{THADDEUS} (at Fort)", "Fort"]}, {"play": ["Bear"]})
    assert game.push("quest Thaddeus", "yes", "choose Bear").damage("Bear") == 1
    assert not asked(table({"play": [THADDEUS, "Fort"]}, {"play": ["Bear"]}).push("quest Thaddeus"))


@card("The Boss is on a Roll")
def test_the_boss_sorts_five_cards_and_gains_a_lore():
    game = table({"hand": ["The Boss is on a Roll"], "ink": 3, "deck": ["Bear", "Wolf", "Hen", "Lamp", "Rope", "Fort"]})
    game.push("play The Boss", "choose Lamp; Bear; Hen", "order Lamp; Bear; Hen", "order Rope; Wolf")
    assert game.deck(ME) == ["Rope", "Wolf", "Fort", "Lamp", "Bear", "Hen"]
    assert (game.lore(ME), game.knows(YOU, "Rope")) == (1, False)


@card("The Lamp")
@pytest.mark.parametrize(
    ("names", "hand", "returned"),
    [
        (["Jafar - Lamp Thief"], 2, False),
        (["Genie - Powers Unleashed"], 0, True),
        (["Jafar - Lamp Thief", "Genie - Powers Unleashed"], 2, True),
        (["Wolf"], 0, False),
    ],
)
def test_the_lamp_serves_jafar_and_genie(names, hand, returned):
    game = table({"play": ["The Lamp", *names]}, {"play": ["Knight", "Bear", "Giant"]}).push("use The Lamp")
    assert ("choose Knight" in game.legal(), "choose Giant" in game.legal()) == (returned, False)
    if returned:
        game.push("choose Knight")
    assert (len(game.hand(ME)), game.hand(YOU)) == (hand, ["Knight"] if returned else [])
    assert not game.is_in_play("The Lamp")


@card("The Queen - Mirror Seeker")
def test_the_mirror_seeker_may_order_the_top_three_cards():
    game = table(me={"play": [QUEEN], "deck": DECK})
    game.push("quest The Queen", "yes", "order Hen; Bear; Wolf")
    assert game.deck(ME) == ["Hen", "Bear", "Wolf", "Lamp"]
    assert table(me={"play": [QUEEN], "deck": DECK}).push("quest The Queen", "no").deck(ME) == DECK


@card("The Queen's Castle - Mirror Chamber")
@pytest.mark.parametrize(("answers", "drawn"), [(["yes", "yes"], 2), (["yes", "no"], 1), (["no", "no"], 0)])
def test_each_character_in_the_mirror_chamber_may_be_worth_a_card(answers, drawn):
    here = f"(at {CASTLE})"
    game = table({"play": [CASTLE, f"Bear {here}", f"Wolf {here}", "Hen"]}, active=YOU).push("end", *answers)
    assert (len(game.hand(ME)), asked(game)) == (1 + drawn, False)


@card("The Sorcerer's Hat")
def test_the_sorcerers_hat_gives_the_card_that_was_named():
    game = table(me={"play": [HAT], "deck": ["Bear", "Wolf"], "ink": 1})
    game.push(f"use {HAT}", "name Bear")
    assert (game.hand(ME), game.deck(ME), game.ink(ME)) == (["Bear"], ["Wolf"], (0, 1))


@card("The Sorcerer's Hat")
def test_the_sorcerers_hat_cares_for_the_name_not_for_the_version():
    game = table(me={"play": [HAT], "deck": [SWIFT, DUSTER], "ink": 1})
    assert game.push(f"use {HAT}", "name Magic Broom").hand(ME) == [SWIFT]


@card("The Sorcerer's Hat")
def test_the_sorcerers_hat_leaves_another_card_on_top_for_all_to_know():
    game = table(me={"play": [HAT], "deck": ["Bear", "Wolf"], "ink": 1})
    game.push(f"use {HAT}", "name Wolf")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Bear")) == ([], ["Bear", "Wolf"], True)


@card("Tinker Bell - Generous Fairy")
def test_the_generous_tinker_bell_may_reveal_one_character_among_four():
    deck = ["Lamp", "Bear", "Hum", "Wolf", "Giant"]
    game = table(me={"hand": ["Tinker Bell - Generous Fairy"], "deck": deck, "ink": 4})
    game.push("play Tinker Bell")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Wolf", "order Hum; Lamp; Bear")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf"], ["Giant", "Hum", "Lamp", "Bear"])
    assert game.knows(YOU, "Wolf")
    assert not game.knows(YOU, "Lamp")


@card("Trigger - Not-So-Sharp Shooter")
def test_trigger_makes_nutsy_worth_more():
    nutsy = "Nutsy - Vulture Henchman"
    game = table({"play": ["Trigger - Not-So-Sharp Shooter", nutsy, "Hen"]})
    assert (game.lore_value("Nutsy"), game.lore_value("Hen"), game.lore_value("Trigger")) == (2, 1, 1)
