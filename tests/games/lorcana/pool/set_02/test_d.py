"""Set 2: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

DOC = "Doc - Leader of the Seven Dwarfs"  # 2 strength
DONALD = "Donald Duck - Perfect Gentleman"
SLEEPY = "Sleepy - Nodding Off"  # 2 strength
BASHFUL = "Bashful - Hopeless Romantic"  # 2 strength


@card("Doc - Leader of the Seven Dwarfs")
def test_doc_makes_the_next_character_cheaper_and_no_item():
    game = table({"play": [DOC], "hand": ["Lamp", "Bear", "Wolf"], "ink": 6}).push("quest Doc", "play Lamp")
    assert game.ink(ME)[0] == 4
    assert game.push("play Bear").ink(ME)[0] == 2
    assert game.push("play Wolf").ink(ME)[0] == 0


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


@card("Donald Duck - Sleepwalker")
def test_donald_grows_with_every_action_and_song_of_yours_this_turn():
    game = table({"play": ["Donald Duck - Sleepwalker", "Bear"], "hand": ["Spell", "Tune", "Lamp"], "ink": 3})
    assert game.push("play Spell", "sing Tune with Bear", "play Lamp").strength("Donald") == 4
    assert game.push("end").strength("Donald") == 0


@card("Dopey - Always Playful")
def test_dopey_leaves_the_other_dwarfs_stronger_until_his_players_next_turn():
    game = table(
        {"play": ["Dopey - Always Playful", DOC, "Wolf"], "hand": ["Smash", SLEEPY], "ink": 5},
        {"play": [BASHFUL]},
    )
    game.push("play Smash", "choose Dopey", "play Sleepy")
    assert [game.strength(name) for name in ("Doc", "Wolf", "Bashful", "Sleepy")] == [4, 2, 2, 2]  # Sleepy came later
    assert game.push("end").strength("Doc") == 4
    assert game.push("end").strength("Doc") == 2
