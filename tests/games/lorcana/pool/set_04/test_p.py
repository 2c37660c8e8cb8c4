"""Set 4: what the cards that begin with P do at the table."""

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Keyword
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_04.extras import DECK
from tests.games.lorcana.pool.shown import has_rush, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

PASCAL = "Pascal - Inquisitive Pet"
PEGASUS = "Pegasus - Cloud Racer"
PEPA = "Pepa Madrigal - Weather Maker"
PETE = "Pete - Born to Cheat"
FINDER = "Peter Pan - Shadow Finder"
PHIL = "Philoctetes - No-Nonsense Instructor"
PIGLET = "Piglet - Sturdy Swordsman"
RESCUE = "Pluto - Rescue Dog"
SOULS = "Poor Unfortunate Souls"
GROOM = "Prince Eric - Ursula's Groom"
BRIDE = "Ursula - Eric's Bride"
GALLANT = "Prince Phillip - Gallant Defender"
PHILLIP = "Prince Phillip - Vanquisher of Foes"

BOLT = made("Bolt", "action", abilities=[Action(Do("deal damage", Chosen(Cards(("character",))), 2))])
FRIEND = made("Friend", strength=1, willpower=4, abilities=[Keyword("Support")])


@card("Pascal - Inquisitive Pet")
def test_pascal_orders_the_top_three_cards():
    game = table(me={"hand": [PASCAL], "ink": 3, "deck": DECK})
    game.push("play Pascal", "order Hen; Bear; Wolf")
    assert game.deck(ME) == ["Hen", "Bear", "Wolf", *DECK[3:]]


@card("Pegasus - Cloud Racer")
def test_pegasus_who_was_shifted_lets_your_characters_fly_until_your_next_turn():
    base = made("Pegasus", version="Young")
    game = table(
        {"hand": [PEGASUS], "play": ["Pegasus - Young", "Bear"], "ink": 3},
        {"play": ["Wolf", "Hen (exerted)"]},
        cards=[base],
    )
    game.push(f"shift {PEGASUS} -> Pegasus", "challenge Bear -> Hen", "end")
    assert game.legal("challenge") == []
    game = table({"hand": [PEGASUS], "play": ["Bear (exerted)"], "ink": 5}, {"play": ["Wolf"]}).push(
        "play Pegasus", "end"
    )
    assert game.legal("challenge") == ["challenge Wolf -> Bear"]
    assert is_evasive(PEGASUS)
    assert shifts_for(PEGASUS, 3)


@card("Pepa Madrigal - Weather Maker")
def test_pepa_exerts_an_opponent_who_readies_next_turn_only_at_a_location():
    for at, exerted in (("", True), (" (at Fort)", False)):
        game = table(me={"hand": [PEPA], "ink": 5, "play": ["Hen"]}, you={"play": ["Fort", f"Bear{at}", "Wolf"]})
        game.push("play Pepa", "yes")
        assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
        game.push("choose Bear")
        assert game.is_exerted("Bear")
        assert game.push("end").is_exerted("Bear") == exerted
        assert not game.push("end", "end").is_exerted("Bear")


@card("Pepa Madrigal - Weather Maker")
def test_pepa_may_let_the_sun_shine():
    game = table(me={"hand": [PEPA], "ink": 5}, you={"play": ["Bear"]})
    assert not game.push("play Pepa", "no").is_exerted("Bear")


@card("Pepa Madrigal - Weather Maker")
@pytest.mark.parametrize(("place", "ready"), [("", False), (", at Fort", True)])
def test_pepa_keeps_down_who_finds_no_shelter(place, ready):
    pepa = "Pepa Madrigal - Weather Maker"
    game = table({"hand": [pepa], "ink": 5}, {"play": ["Fort", f"Bear (damage 1{place})"]})
    game.push(f"play {pepa}", "yes", "end")
    assert game.is_exerted("Bear") is not ready


@card("Pepa Madrigal - Weather Maker")
def test_pepa_keeps_somebody_down_for_one_turn_only():
    pepa = "Pepa Madrigal - Weather Maker"
    game = table({"hand": [pepa], "ink": 5}, {"play": ["Bear"]})
    game.push(f"play {pepa}", "yes", "end")
    assert game.is_exerted("Bear")
    game.push("end", "end")
    assert not game.is_exerted("Bear")  # only that one turn


@card("Pete - Born to Cheat")
def test_pete_sends_somebody_weak_home_if_he_quests_strong():
    game = table({"play": [PETE, "Cri-Kee - Lucky Cricket"]}, {"play": ["Wolf", "Bear"]}).push("quest Pete")
    assert game.play(YOU) == ["Wolf", "Bear"]
    game = table({"play": [PETE], "hand": ["Cri-Kee - Lucky Cricket"], "ink": 5}, {"play": ["Wolf", "Bear"]})
    game.push("play Cri-Kee", "quest Pete")
    assert game.play(YOU) == ["Bear"]


@card("Peter Pan - Shadow Finder")
def test_peter_pan_lets_your_other_evasive_characters_rush():
    game = table({"play": [FINDER, "Bird (drying)", "Wolf (drying)"]}, {"play": ["Hen (exerted)"]})
    assert game.legal("challenge") == [f"challenge {FINDER} -> Hen", "challenge Bird -> Hen"]
    assert has_rush(FINDER)
    assert is_evasive(FINDER)


@card("Philoctetes - No-Nonsense Instructor")
def test_phil_trains_heroes_and_gains_lore_for_new_ones():
    game = table(
        me={"play": [PHIL, "Knight"], "hand": ["Anna - Braving the Storm", "Wolf"], "ink": 4},
        you={"play": ["Giant (exerted)"]},
    )
    game.push("play Wolf")
    assert game.lore(ME) == 0
    game.push("play Anna", "challenge Knight -> Giant")
    assert (game.lore(ME), game.damage("Giant")) == (1, 3)


@card("Piglet - Sturdy Swordsman")
@pytest.mark.parametrize(("hand", "legal"), [([], [f"challenge {PIGLET} -> Bear"]), (["Hen"], [])])
def test_piglet_with_an_empty_hand_challenges_ready_characters(hand, legal):
    game = table({"play": [PIGLET], "hand": hand}, {"play": ["Bear"]})
    assert game.legal("challenge") == legal
    if legal:
        assert game.push(*legal).damage("Piglet") == 2


@card("Pluto - Rescue Dog")
def test_the_rescue_dog_may_heal_one_of_its_own_side():
    game = table(
        me={"hand": [RESCUE], "ink": 5, "play": ["Bear (damage 4)", "Wolf"]}, you={"play": ["Giant (damage 2)"]}
    )
    game.push("play Pluto", "yes")
    assert "choose Giant" not in game.legal()
    assert game.push("choose Bear", "amount 3").damage("Bear") == 1
    game = table(me={"hand": [RESCUE], "ink": 5, "play": ["Bear (damage 4)"]})
    assert game.push("play Pluto", "no").damage("Bear") == 4


@card("Poor Unfortunate Souls")
def test_poor_souls_of_any_type_go_home_if_they_are_cheap():
    game = table(
        me={"hand": [SOULS], "ink": 2, "play": ["Wolf"]}, you={"play": ["Bear", "Lamp", "Forge", "Fort", "Cave"]}
    )
    game.push(f"play {SOULS}")
    assert sorted(game.legal()) == ["choose Fort", "choose Lamp", "choose Wolf"]
    assert game.push("choose Lamp").hand(YOU) == ["Lamp"]


@card("Prince Eric - Ursula's Groom")
def test_eric_beside_ursula_guards_and_endures():
    game = table({"play": [f"{GROOM} (exerted)", BRIDE, "Hen (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert (game.legal("challenge"), game.willpower("Prince Eric")) == ([f"challenge Wolf -> {GROOM}"], 7)
    game = table({"play": [f"{GROOM} (exerted)", "Hen (exerted)"]}, {"play": ["Wolf", BRIDE]}, active=YOU)
    assert (len(game.legal("challenge Wolf")), game.willpower("Prince Eric")) == (2, 5)
    assert shifts_for(GROOM, 4)


@card("Prince Phillip - Gallant Defender")
def test_the_gallant_defender_protects_those_who_are_supported():
    game = table(
        me={"play": [GALLANT, "Friend", "Wolf"], "hand": ["Bolt"], "ink": 1},
        you={"play": ["Bear"]},
        cards=[FRIEND, BOLT],
    )
    game.push("quest Friend", "yes", "choose Wolf", "play Bolt", "choose Wolf")
    assert (game.strength("Wolf"), game.damage("Wolf")) == (3, 1)


@card("Prince Phillip - Gallant Defender")
def test_the_gallant_defender_supports_but_protects_no_opponents_and_for_one_turn_only():
    game = table(me={"play": [GALLANT], "hand": ["Bolt"], "ink": 1}, you={"play": ["Bear", "Knight"]}, cards=[BOLT])
    game.push("quest Prince Phillip", "yes", "choose Bear", "play Bolt", "choose Bear")
    assert (game.strength("Bear"), game.damage("Bear")) == (4, 2)
    game = table(me={"play": [GALLANT, "Wolf"]}, you={"hand": ["Bolt"], "ink": 1}, cards=[BOLT])
    game.push("quest Prince Phillip", "yes", "end", "play Bolt", "choose Wolf")
    assert game.damage("Wolf") == 2


@card("Prince Phillip - Vanquisher of Foes")
def test_the_vanquisher_banishes_all_damaged_opponents():
    game = table(
        me={"hand": [PHILLIP], "play": [GALLANT, "Bear (damage 1)"], "ink": 6},
        you={"play": ["Giant (damage 1)", "Wolf", "Warded (damage 2)", "Fort (damage 1)"]},
    )
    game.push(f"shift {PHILLIP} -> {GALLANT}")
    assert (game.play(YOU), game.is_in_play("Bear")) == (["Wolf", "Fort"], True)


@card("Prince Phillip - Vanquisher of Foes")
def test_the_vanquisher_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{PHILLIP} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {PHILLIP}"]


@card("Prince Phillip - Warden of the Woods")
def test_phillip_wards_your_other_heroes():
    phillip = "Prince Phillip - Warden of the Woods"
    game = table({"play": [phillip, "Knight", "Bear"]}, {"play": ["Wolf"], "hand": ["Smash"], "ink": 3}, active=YOU)
    assert game.push("play Smash").legal() == ["choose Wolf", f"choose {phillip}", "choose Bear"]
