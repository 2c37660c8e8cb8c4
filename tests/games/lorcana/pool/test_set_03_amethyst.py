"""What the amethyst cards of the third set do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

DUSTER = "Magic Broom - Dancing Duster"
SWIFT = "Magic Broom - Swift Cleaner"
RAFIKI = "Rafiki - Mystical Fighter"
HAT = "The Sorcerer's Hat"
HYENA = made("Hyena", strength=2, willpower=4, classifications=["Hyena"])


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_exerts_an_opponent_who_stays_exerted_for_one_turn():
    game = table(me={"play": ["Witch"], "hand": [DUSTER], "ink": 6}, you={"play": ["Bear", "Wolf (exerted)"]})
    game.push("play Magic Broom", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    game.push("end", "end")
    assert not game.is_exerted("Bear")


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_also_keeps_the_already_exerted_down():
    game = table(me={"play": ["Witch"], "hand": [DUSTER], "ink": 6}, you={"play": ["Wolf (exerted)"]})
    assert game.push("play Magic Broom", "yes", "end").is_exerted("Wolf")


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_may_leave_everybody_alone():
    game = table(me={"play": ["Witch"], "hand": [DUSTER], "ink": 6}, you={"play": ["Bear", "Wolf (exerted)"]})
    game.push("play Magic Broom", "no", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, False)


@card("Magic Broom - Dancing Duster")
def test_the_dancing_duster_needs_a_sorcerer_of_its_own_side():
    game = table(me={"play": ["Wolf"], "hand": [DUSTER], "ink": 6}, you={"play": ["Bear", "Witch"]})
    assert game.push("play Magic Broom").legal("yes") == []


@card("Magic Broom - Swift Cleaner")
def test_the_swift_cleaner_shuffles_all_brooms_of_the_discard_back():
    game = table(
        me={"hand": [SWIFT], "ink": 5, "discard": [DUSTER, SWIFT, "Bear"], "deck": 3}, you={"discard": [DUSTER]}
    )
    game.push("play Magic Broom", "yes")
    assert (game.names_in("discard", ME), len(game.deck(ME))) == (["Bear"], 5)
    assert {DUSTER, SWIFT} < set(game.deck(ME))
    assert game.names_in("discard", YOU) == [DUSTER]


@card("Magic Broom - Swift Cleaner")
def test_the_swift_cleaner_may_leave_the_discard_and_challenges_at_once():
    game = table(me={"hand": [SWIFT], "ink": 5, "discard": [DUSTER]}, you={"play": ["Bear (exerted)"]})
    game.push("play Magic Broom", "no", "challenge Magic Broom -> Bear")
    assert (game.damage("Bear"), game.names_in("discard", ME)) == (4, [DUSTER])


@card("Rafiki - Mystical Fighter")
def test_rafiki_fights_hyenas_unhurt():
    game = table(me={"play": [RAFIKI]}, you={"play": ["Hyena (exerted)"]}, cards=[HYENA])
    game.push("challenge Rafiki -> Hyena")
    assert (game.damage("Rafiki"), game.damage("Hyena")) == (0, 3)


@card("Rafiki - Mystical Fighter")
def test_rafiki_is_hurt_by_others_and_by_a_hyena_that_challenges():
    game = table(me={"play": [RAFIKI]}, you={"play": ["Wolf (exerted)"]})
    game.push("challenge Rafiki -> Wolf")
    assert (game.is_in_play("Rafiki"), game.damage("Wolf")) == (False, 3)
    game = table(me={"play": ["Hyena"]}, you={"play": [f"{RAFIKI} (exerted)"]}, cards=[HYENA])
    game.push("challenge Hyena -> Rafiki")
    assert (game.is_in_play("Rafiki"), game.damage("Hyena")) == (False, 0)


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
