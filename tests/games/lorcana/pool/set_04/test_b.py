"""Set 4: what the cards that begin with B do at the table."""

from tests.games.lorcana.pool.extras import DOOM, table
from tests.support.card import card
from tests.support.table import ME, YOU

BELLE = "Belle - Accomplished Mystic"
BRUNO = "Bruno Madrigal - Out of the Shadows"
RETURN = "Bruno's Return"


@card("Belle - Accomplished Mystic")
def test_the_mystic_belle_moves_damage_onto_an_opponent():
    game = table(
        me={"hand": [BELLE], "play": ["Belle - Strange but Special", "Bear (damage 4)"], "ink": 3},
        you={"play": ["Wolf", "Giant (damage 1)"]},
    )
    game.push(f"shift {BELLE} -> Belle - Strange but Special", "choose Bear", "choose Giant")
    assert game.legal() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    game.push("amount 3")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 4)


@card("Belle - Accomplished Mystic")
def test_the_mystic_belle_moves_damage_only_to_the_other_side():
    game = table(me={"hand": [BELLE], "play": ["Bear (damage 4)", "Wolf"], "ink": 5}, you={"play": ["Giant", "Hen"]})
    game.push("play Belle", "choose Bear")
    assert sorted(game.legal()) == ["choose Giant", "choose Hen"]


@card("Brawl")
def test_a_brawl_banishes_anybody_of_two_strength_or_less():
    game = table(me={"hand": ["Brawl"], "ink": 3, "play": ["Hen"]}, you={"play": ["Wolf", "Bear", "Warded", "Fort"]})
    game.push("play Brawl")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    assert not game.push("choose Wolf").is_in_play("Wolf")


@card("Bruno Madrigal - Out of the Shadows")
def test_whoever_bruno_saw_may_come_back_after_a_lost_challenge():
    for answer, hand in (("yes", ["Hen"]), ("no", [])):
        game = table(me={"hand": [BRUNO], "ink": 5, "play": ["Hen"]}, you={"play": ["Giant (exerted)"]})
        game.push("play Bruno", "choose Hen", "challenge Hen -> Giant", answer)
        assert game.hand(ME) == hand


@card("Bruno Madrigal - Out of the Shadows")
def test_an_opponent_whom_bruno_saw_comes_back_to_their_own_player():
    game = table(me={"hand": [BRUNO], "ink": 5, "play": ["Giant"]}, you={"play": ["Hen (exerted)"]})
    game.push("play Bruno", "choose Hen", "challenge Giant -> Hen")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.hand(YOU), game.hand(ME)) == (["Hen"], [])


@card("Bruno Madrigal - Out of the Shadows")
def test_brunos_vision_is_of_challenges_on_this_turn():
    game = table(
        me={"hand": [BRUNO, "Doom"], "ink": 6, "play": ["Hen"]}, you={"play": ["Giant (exerted)"]}, cards=[DOOM]
    )
    game.push("play Bruno", "choose Hen", "play Doom", "choose Hen")
    assert (game.legal("yes"), game.hand(ME)) == ([], [])
    game = table(me={"hand": [BRUNO], "ink": 5, "play": ["Hen"]}, you={"play": ["Giant"]})
    game.push("play Bruno", "choose Hen", "quest Hen", "end", "challenge Giant -> Hen")
    assert (game.is_in_play("Hen"), game.legal("yes"), game.hand(ME)) == (False, [], [])


@card("Bruno's Return")
def test_brunos_return_brings_a_character_back_and_may_heal():
    game = table(
        me={"hand": [RETURN], "ink": 2, "discard": ["Wolf", "Lamp", "Hen"], "play": ["Bear (damage 3)"]},
        you={"discard": ["Giant"], "play": ["Knight (damage 1)"]},
    )
    game.push(f"play {RETURN}")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Hen", "yes", "choose Bear", "amount 2")
    assert (game.hand(ME), game.damage("Bear")) == (["Hen"], 1)


@card("Bruno's Return")
def test_brunos_return_need_not_heal_and_heals_even_if_nobody_comes_back():
    game = table(me={"hand": [RETURN], "ink": 2, "discard": ["Wolf"], "play": ["Bear (damage 3)"]})
    game.push(f"play {RETURN}", "no")
    assert (game.hand(ME), game.damage("Bear")) == (["Wolf"], 3)
    game = table(me={"hand": [RETURN], "ink": 2, "play": ["Bear (damage 3)"]})
    assert game.push(f"play {RETURN}", "yes", "amount 1").damage("Bear") == 2
