"""What the emerald cards of the third set do at the table."""

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

CUBBY = "Cubby - Mighty Lost Boy"
MERFOLK = "Cursed Merfolk - Ursula's Handiwork"
FLOTSAM = "Flotsam - Riffraff"
JETSAM = "Jetsam - Riffraff"
HELGA = "Helga Sinclair - Vengeful Partner"
KIT = "Kit Cloudkicker - Tough Guy"
PETER = "Peter Pan - Lost Boy Leader"
DOOM = made("Doom", "action", abilities=[Action(Do("banish", Chosen(Cards(("character",)))))])


@card("Cubby - Mighty Lost Boy")
def test_cubby_is_stronger_for_a_turn_with_every_move():
    game = table(me={"play": [CUBBY, "Wolf", "Fort", "Cave"], "ink": 6})
    game.push("move Wolf -> Fort")
    assert game.strength("Cubby") == 3
    game.push("move Cubby -> Fort", "move Cubby -> Cave")
    assert game.strength("Cubby") == 9
    assert game.push("end").strength("Cubby") == 3


@card("Cursed Merfolk - Ursula's Handiwork")
def test_the_cursed_merfolk_cost_each_opponent_a_card_of_their_choice():
    game = table(
        me={"play": ["Bear"], "hand": ["Wolf", "Hen"]},
        you={"play": [f"{MERFOLK} (exerted)"], "hand": ["Lamp"]},
        third={"hand": ["Rope"]},
    )
    game.push("challenge Bear -> Cursed Merfolk", "choose Hen", "choose Rope")
    assert [game.hand(seat) for seat in (ME, YOU, THIRD)] == [["Wolf"], ["Lamp"], []]


@card("Cursed Merfolk - Ursula's Handiwork")
def test_the_cursed_merfolk_only_mind_being_challenged():
    game = table(me={"play": [MERFOLK]}, you={"play": ["Bear (exerted)"], "hand": ["Lamp"]})
    assert game.push("challenge Cursed Merfolk -> Bear").hand(YOU) == ["Lamp"]


@card("Flotsam - Riffraff", "Jetsam - Riffraff")
def test_flotsam_strengthens_jetsam_and_jetsam_wards_flotsam():
    game = table(me={"hand": ["Doom"], "ink": 1}, you={"play": [FLOTSAM, JETSAM, "Wolf"]}, cards=[DOOM])
    assert (game.strength("Flotsam"), game.strength("Jetsam")) == (5, 5)
    game.push("play Doom")
    assert not game.is_in_play("Wolf")


@card("Flotsam - Riffraff", "Jetsam - Riffraff")
def test_the_eerie_pair_means_nothing_to_the_other_side():
    game = table(me={"play": [FLOTSAM], "hand": ["Doom"], "ink": 1}, you={"play": [JETSAM]}, cards=[DOOM])
    assert game.strength("Jetsam") == 2
    game.push("play Doom")
    assert (game.is_in_play("Flotsam"), game.is_in_play("Jetsam")) == (False, True)


@card("Helga Sinclair - Vengeful Partner")
def test_whoever_banishes_helga_by_a_challenge_goes_with_her():
    game = table(me={"play": ["Giant"]}, you={"play": [f"{HELGA} (exerted)"]})
    game.push("challenge Giant -> Helga")
    assert not game.is_in_play("Helga")
    assert not game.is_in_play("Giant")


@card("Helga Sinclair - Vengeful Partner")
def test_helga_takes_nobody_along_when_she_challenged_herself_or_survives():
    game = table(me={"play": [HELGA]}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Helga -> Giant")
    assert (game.is_in_play("Helga"), game.damage("Giant")) == (False, 2)
    game = table(me={"play": ["Hen"]}, you={"play": [f"{HELGA} (exerted)"]})
    game.push("challenge Hen -> Helga")
    assert game.is_in_play("Hen")


@card("Kit Cloudkicker - Tough Guy")
def test_kit_may_send_home_a_weak_opponent():
    game = table(me={"hand": [KIT], "play": ["Hen"], "ink": 3}, you={"play": ["Bear", "Wolf", "Bird", "Warded"]})
    game.push("play Kit", "yes")
    assert sorted(game.legal()) == ["choose Bird", "choose Wolf"]
    assert game.push("choose Wolf").hand(YOU) == ["Wolf"]


@card("Kit Cloudkicker - Tough Guy")
def test_kit_may_let_the_weak_ones_stay():
    game = table(me={"hand": [KIT], "ink": 3}, you={"play": ["Wolf"]})
    assert game.push("play Kit", "no").play(YOU) == ["Wolf"]


@card("Peter Pan - Lost Boy Leader")
def test_peter_pan_gains_the_lore_of_the_first_location_he_moves_to_each_turn():
    game = table(me={"play": [PETER, "Fort", "Cave"], "ink": 9})
    game.push("move Peter Pan -> Cave")
    assert game.lore(ME) == 2
    game.push("move Peter Pan -> Fort")
    assert game.lore(ME) == 2
    lore = game.push("end", "end").lore(ME)
    assert game.push("move Peter Pan -> Cave").lore(ME) == lore + 2


@card("Strike a Good Match")
def test_a_good_match_draws_two_and_then_discards_any_card():
    game = table(me={"hand": ["Strike a Good Match", "Lamp"], "ink": 2, "deck": ["Bear", "Wolf", "Hen"]})
    game.push("play Strike a Good Match")
    assert sorted(game.legal()) == ["choose Bear", "choose Lamp", "choose Wolf"]
    assert sorted(game.push("choose Bear").hand(ME)) == ["Lamp", "Wolf"]


@card("Ursula - Deceiver")
def test_the_deceiving_ursula_takes_a_song_out_of_the_revealed_hand():
    game = table(me={"hand": ["Ursula - Deceiver", "Tune"], "ink": 2}, you={"hand": ["Hum", "Tune", "Spell", "Bear"]})
    game.push("play Ursula")
    assert (game.deciding, sorted(game.legal())) == (ME, ["choose Hum", "choose Tune"])
    game.push("choose Hum")
    assert (game.hand(YOU), game.names_in("discard", YOU)) == (["Tune", "Spell", "Bear"], ["Hum"])
    assert game.knows(ME, "Bear")


@card("Ursula - Deceiver")
def test_the_deceiving_ursula_takes_nothing_but_songs():
    game = table(me={"hand": ["Ursula - Deceiver"], "ink": 2}, you={"hand": ["Spell", "Bear"]})
    assert game.push("play Ursula").hand(YOU) == ["Spell", "Bear"]


@card("Wildcat - Mechanic")
def test_wildcat_banishes_any_item():
    game = table(me={"play": ["Wildcat - Mechanic", "Lamp"]}, you={"play": ["Rope", "Fort", "Wolf"]})
    game.push("use Wildcat")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    assert not game.push("choose Rope").is_in_play("Rope")


@card("Wildcat - Mechanic")
def test_wildcat_flies_out_of_reach():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": ["Wildcat - Mechanic (exerted)"]})
    assert game.legal("challenge") == ["challenge Bird -> Wildcat - Mechanic"]
