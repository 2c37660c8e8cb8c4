"""Set 2, Amethyst and Emerald: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

HEIHEI = "HeiHei - Persistent Presence"


@card("HeiHei - Persistent Presence")
def test_heihei_comes_back_from_a_challenge_in_either_turn():
    game = table({"play": [HEIHEI]}, {"play": ["Bear (exerted)"]}).push("challenge HeiHei -> Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == ([HEIHEI], [])
    game = table({"play": ["Bear"]}, {"play": [f"{HEIHEI} (exerted)"]}).push("challenge Bear -> HeiHei")
    assert game.hand(YOU) == [HEIHEI]


@card("HeiHei - Persistent Presence")
def test_heihei_does_not_come_back_from_anything_else():
    game = table({"hand": ["Smash"], "ink": 3}, {"play": [HEIHEI, "Bear"]}).push("play Smash", "choose HeiHei")
    assert (game.hand(YOU), game.names_in("discard", YOU)) == ([], [HEIHEI])


DONALD = "Donald Duck - Perfect Gentleman"


@card("Donald Duck - Perfect Gentleman")
@pytest.mark.parametrize(("mine", "yours"), [("yes", "no"), ("no", "yes"), ("yes", "yes")])
def test_donald_lets_each_player_decide_whether_to_draw_at_the_start_of_his_turn(mine, yours):
    game = table({"play": [DONALD]}, active=YOU).push("end")
    assert game.deciding == ME
    game.push(mine)
    assert game.deciding == YOU
    game.push(yours)
    assert len(game.hand(ME)) == 1 + (mine == "yes")  # one of them in the Draw step
    assert len(game.hand(YOU)) == int(yours == "yes")


@card("Donald Duck - Perfect Gentleman")
def test_donald_offers_nothing_in_other_turns_and_is_shifted_for_three():
    game = table({"play": ["Donald Duck - Musketeer"], "hand": [DONALD], "ink": 3})
    game.push(f"shift {DONALD} -> Donald Duck - Musketeer", "end")
    assert (game.play(ME), game.deciding, game.asked_by) == ([DONALD], YOU, "3.3.1")


@card("Hypnotize")
def test_hypnotize_makes_each_opponent_choose_a_card_to_discard_and_draws_one():
    game = table({"hand": ["Hypnotize"], "ink": 3}, {"hand": ["Bear", "Wolf"]}, third={"hand": []})
    game.push("play Hypnotize")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Wolf"])
    game.push("choose Wolf")
    assert (game.hand(YOU), game.names_in("discard", YOU), len(game.hand(ME))) == (["Bear"], ["Wolf"], 1)


@card("Improvise")
def test_improvise_strengthens_for_this_turn_and_draws():
    game = table({"hand": ["Improvise"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Improvise", "choose Wolf")
    assert (game.strength("Wolf"), len(game.hand(ME))) == (3, 1)
    assert game.push("end").strength("Wolf") == 2


@card("Improvise")
def test_improvise_draws_even_without_anybody_to_strengthen():
    assert len(table({"hand": ["Improvise"], "ink": 1}).push("play Improvise").hand(ME)) == 1
