"""Cards whose texts are easily misread: whose player, which time, which of several, and how many opponents."""

import pytest

from mazo.abilities.tree.deeds import Draw, RemoveCounters
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import EXTRAS, table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made, position


@card("Vision Slab")
@pytest.mark.parametrize(("foe", "lore"), [("Bear", 0), ("Bear (damage 1)", 1)])
def test_the_slab_sees_damage_on_any_opposing_character(foe, lore):
    game = table({"play": ["Vision Slab"]}, {"play": ["Wolf", foe]}, active=YOU)
    game.push("end")
    assert game.lore(ME) == lore


@card("Vision Slab")
def test_the_slab_keeps_damage_where_it_is():
    balm = made("Balm", "action", abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",)))))])
    game = table({"play": ["Vision Slab", "Bear (damage 2)"], "hand": ["Balm"], "ink": 1}, cards=[balm])
    game.push("play Balm")
    assert game.damage("Bear") == 2


@card("Yzma - Above It All")
def test_yzma_makes_the_player_of_the_banished_card_discard():
    yzma = "Yzma - Above It All"
    game = table({"play": [yzma, "Giant"]}, {"play": ["Hen (exerted)"], "hand": ["Lamp", "Rope"]})
    game.push("challenge Giant -> Hen")
    assert (len(game.hand(YOU)), len(game.names_in("discard", YOU))) == (2, 1)
    own = table({"play": [yzma, "Hen (exerted)"], "hand": ["Lamp"]}, {"play": ["Giant"], "hand": ["Rope"]}, active=YOU)
    own.push("challenge Giant -> Hen")
    assert (len(own.hand(ME)), len(own.names_in("discard", ME)), own.hand(YOU)) == (1, 1, ["Rope"])


@card("Beyond the Horizon")
def test_beyond_the_horizon_is_for_the_chosen_players():
    song = "Beyond the Horizon"
    game = position(
        me={"hand": [song, "Lamp"], "ink": 7}, you={"hand": ["Lamp"]}, third={"hand": ["Lamp"]}, cards=EXTRAS
    )
    game.push(f"play {song}", "player Player 1; Player 3")
    assert [len(game.hand(seat)) for seat in (ME, YOU, THIRD)] == [3, 1, 3]


@card("Goliath - Clan Leader")
@pytest.mark.parametrize("held", [0, 1, 2, 4])
def test_goliath_leaves_each_player_two_cards(held):
    goliath = "Goliath - Clan Leader"
    game = table({"play": [goliath], "hand": ["Lamp"] * held})
    game.push("end")
    if held > 2:
        game.push(game.legal("choose")[0])
    assert len(game.hand(ME)) == 2


@card("Ink Amplifier")
@pytest.mark.parametrize(("drawn", "ink"), [(1, 1), (3, 1)])
def test_the_amplifier_hears_the_second_card_of_a_turn(drawn, ink):
    several = made("Several", "action", abilities=[Action(Draw(drawn))])
    game = table({"play": ["Ink Amplifier"]}, {"hand": ["Several"], "ink": 1}, active=ME, cards=[several])
    game.push("end", "play Several", "yes")  # they drew one at the start of their turn
    assert sum(game.ink(ME)) == ink


@card("Ink Amplifier")
def test_the_amplifier_counts_each_opponent_apart():
    several = made("One", "action", abilities=[Action(Draw())])
    game = position(
        me={"play": ["Ink Amplifier"]},
        you={"hand": ["One"], "ink": 1},
        third={"hand": ["One"], "ink": 1},
        active=ME,
        cards=[several],
    )
    game.push("end", "play One", "yes", "end", "play One", "yes")
    assert sum(game.ink(ME)) == 2


@card("Scrooge McDuck - Reformed Ebenezer")
def test_scrooge_puts_a_card_under_each_of_the_others():
    scrooge = "Scrooge McDuck - Reformed Ebenezer"
    game = table({"play": ["Bear", "Wolf"], "hand": [scrooge], "ink": 6}, {"hand": ["Fire the Cannons!"], "ink": 1})
    game.push(f"play {scrooge}", "yes")
    assert len(game.names_in("facedown", ME)) == 2
    game.push("end", "play Fire the Cannons!")
    assert game.damage(scrooge) == 2  # the others have Ward


@card("Zipper - Big Helper")
def test_zipper_adds_his_own_willpower():
    zipper = "Zipper - Big Helper"
    game = table({"play": [zipper, "Hen"]})
    own = game.willpower(zipper)
    game.push(f"quest {zipper}", "yes")
    assert game.strength("Hen") == own != game.willpower("Hen")


@card("Captain Amelia - Commander of the Legacy")
def test_amelia_protects_the_others_while_they_are_challenged():
    amelia = "Captain Amelia - Commander of the Legacy"
    game = table({"play": [amelia, "Bear (exerted)"]}, {"play": ["Wolf", "Wolf"]}, active=YOU)
    game.push("challenge Wolf -> Bear")
    assert game.damage("Bear") == 1


@card("Captain Amelia - Commander of the Legacy")
def test_amelia_protects_nobody_who_challenges_nor_herself():
    amelia = "Captain Amelia - Commander of the Legacy"
    game = table({"play": [amelia, "Bear"]}, {"play": ["Wolf (exerted)"]})
    game.push("challenge Bear -> Wolf")
    assert game.damage("Bear") == 2
    pirate = made("Pirate", strength=2, willpower=4, classifications=["Pirate"], abilities=[Keyword("Evasive")])
    own = table({"play": [f"{amelia} (exerted)"]}, {"play": ["Pirate", "Wolf"]}, active=YOU, cards=[pirate])
    assert own.legal("challenge") == [f"challenge Wolf -> {amelia}"]
    own.push(f"challenge Wolf -> {amelia}")
    assert own.damage(amelia) == 2


# An opponent is one of them, not all together.


@card("Robin Hood - Unrivaled Archer")
@pytest.mark.parametrize(("hands", "more"), [((2, 2), False), ((4, 0), True)])
def test_an_opponent_has_more_cards_than_you_alone(hands, more):
    robin = "Robin Hood - Unrivaled Archer"
    game = position(
        me={"hand": [robin, "Lamp", "Lamp", "Lamp"], "ink": 6},
        you={"hand": ["Lamp"] * hands[0]},
        third={"hand": ["Lamp"] * hands[1]},
        cards=EXTRAS,
    )
    game.push(f"play {robin}")
    assert ("yes" in game.legal()) is more


@card("Hans - Brazen Manipulator")
@pytest.mark.parametrize(("theirs", "lore"), [((["Bear"], ["Wolf"]), 0), ((["Bear", "Wolf"], []), 2)])
def test_hans_looks_for_one_opponent_with_two_ready_characters(theirs, lore):
    hans = "Hans - Brazen Manipulator"
    you, third = theirs
    game = position(me={"play": [hans]}, you={"play": you}, third={"play": third}, active=THIRD, cards=EXTRAS)
    game.push("end")
    assert game.lore(ME) == lore
