"""Set 3: what the cards that begin with P do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

PERDITA = "Perdita - Devoted Mother"
PETER = "Peter Pan - Lost Boy Leader"
DEFENDER = "Pluto - Determined Defender"
POOCH = "Pluto - Friendly Pooch"
PONGO = "Pongo - Determined Father"
PYROS = "Pyros - Lava Titan"


@card("Patch - Intimidating Pup")
def test_patch_frightens_through_the_opponents_whole_turn():
    game = table(me={"play": ["Patch - Intimidating Pup"]}, you={"play": ["Bear"]})
    game.push("use Patch", "choose Bear")
    assert game.strength("Bear") == 1
    game.push("end")
    assert game.strength("Bear") == 1
    game.push("end")
    assert game.strength("Bear") == 3


@card("Perdita - Devoted Mother")
@pytest.mark.parametrize("way", ["play", "quest"])
def test_perdita_may_bring_a_small_character_back_from_your_discard(way):
    place = {"hand": [PERDITA], "ink": 6} if way == "play" else {"play": [PERDITA]}
    game = table({**place, "discard": ["Hen", "Wolf", "Bear", "Lamp"]}, {"discard": ["Hen"]})
    assert game.push(f"{way} Perdita", "yes").legal() == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.is_in_play("Wolf"), game.is_drying("Wolf"), game.ink(ME)[0]) == (True, True, 0)


@card("Peter Pan - Lost Boy Leader")
def test_peter_pan_gains_the_lore_of_the_first_location_he_moves_to_each_turn():
    game = table(me={"play": [PETER, "Fort", "Cave"], "ink": 9})
    game.push("move Peter Pan -> Cave")
    assert game.lore(ME) == 2
    game.push("move Peter Pan -> Fort")
    assert game.lore(ME) == 2
    lore = game.push("end", "end").lore(ME)
    assert game.push("move Peter Pan -> Cave").lore(ME) == lore + 2


@card("Piglet - Pooh Pirate Captain")
def test_piglet_is_worth_more_only_with_two_others_of_its_side():
    for crew, lore in ((["Bear"], 1), (["Bear", "Fort"], 1), (["Bear", "Wolf"], 3), (["Bear", "Wolf", "Hen"], 3)):
        game = table(me={"play": ["Piglet - Pooh Pirate Captain", *crew]}, you={"play": ["Giant", "Giant"]})
        assert game.push("quest Piglet").lore(ME) == lore


@card("Pluto - Determined Defender")
def test_the_defending_pluto_may_enter_exerted_and_must_then_be_challenged():
    game = table(me={"play": [POOCH, "Bear (exerted)"], "hand": [DEFENDER], "ink": 5}, you={"play": ["Wolf"]})
    game.push(f"shift {DEFENDER} -> {POOCH}", "yes", "end")
    assert game.legal("challenge") == [f"challenge Wolf -> {DEFENDER}"]


@card("Pluto - Determined Defender")
def test_the_defending_pluto_heals_up_to_three_at_the_start_of_its_turn():
    game = table(me={"play": [f"{DEFENDER} (damage 5)"]}, active=YOU)
    game.push("end")
    assert game.legal() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    game.push("amount 3", "end")
    assert game.damage("Pluto") == 2


@card("Pluto - Friendly Pooch")
def test_the_friendly_pluto_makes_the_next_character_cheaper_and_only_that():
    game = table(me={"play": [POOCH], "hand": ["Lamp", "Bear", "Wolf"], "ink": 9})
    game.push(f"use {POOCH}", "play Lamp")
    assert game.ink(ME) == (7, 2)
    game.push("play Bear")
    assert game.ink(ME) == (5, 4)
    assert game.push("play Wolf").ink(ME) == (3, 6)


@card("Pluto - Friendly Pooch")
def test_the_friendly_plutos_help_ends_with_the_turn():
    game = table(me={"play": [POOCH], "hand": ["Bear"], "ink": 3})
    game.push(f"use {POOCH}", "end", "end", "play Bear")
    assert game.ink(ME) == (0, 3)


@card("Pongo - Determined Father")
def test_pongo_takes_a_character_from_the_top():
    game = table(me={"play": [f"{PONGO} (drying)"], "deck": ["Bear", "Wolf"], "ink": 4})
    game.push("use Pongo")
    assert (game.hand(ME), game.ink(ME), game.knows(YOU, "Bear")) == (["Bear"], (2, 2), True)
    assert game.legal("use") == []


@card("Pongo - Determined Father")
def test_pongo_puts_anything_else_to_the_bottom_and_may_bark_again_next_turn():
    game = table(me={"play": [PONGO], "deck": ["Lamp", "Wolf", "Bear"], "ink": 4})
    game.push("use Pongo")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Wolf", "Bear", "Lamp"])
    assert game.push("end", "end").legal("use") != []


@card("Pyros - Lava Titan")
def test_pyros_readies_anybody_after_banishing_in_a_challenge():
    game = table(me={"play": [PYROS, "Hen (exerted)"]}, you={"play": ["Wolf (exerted)", "Bear (exerted)"]})
    game.push("challenge Pyros -> Wolf", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Hen", "choose Pyros - Lava Titan"]
    game.push("choose Pyros", "challenge Pyros -> Bear")
    assert not game.is_in_play("Bear")


@card("Pyros - Lava Titan")
def test_pyros_readies_nobody_on_an_opponents_turn_or_if_told_not_to():
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{PYROS} (exerted)"]})
    game.push("challenge Wolf -> Pyros")
    assert (game.play(ME), game.legal("yes"), game.is_exerted("Pyros")) == ([], [], True)
    game = table(me={"play": [PYROS]}, you={"play": ["Wolf (exerted)"]})
    assert game.push("challenge Pyros -> Wolf", "no").is_exerted("Pyros")
    assert game.names_in("discard", YOU) == ["Wolf"]
