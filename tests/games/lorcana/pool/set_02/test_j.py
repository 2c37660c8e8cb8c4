"""Set 2: what the cards that begin with J do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

JAFAR = "Jafar - Dreadnought"


@card("Jafar - Dreadnought")
def test_jafar_may_draw_for_banishing_somebody_in_a_challenge_in_your_turn():
    game = table({"play": [JAFAR]}, {"play": ["Hen (exerted)"]}).push("challenge Jafar -> Hen", "yes")
    assert len(game.hand(ME)) == 1
    game = table({"play": [f"{JAFAR} (exerted)"]}, {"play": ["Hen"]}, active=YOU).push("challenge Hen -> Jafar")
    assert not asked(game)
    assert shifts_for(JAFAR, 2)


@card("Jafar - Royal Vizier")
def test_jafar_is_evasive_in_his_own_turn_only():
    game = table({"play": ["Jafar - Royal Vizier", "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == ["challenge Jafar - Royal Vizier -> Bird"]
    game.push("quest Jafar", "end")
    assert "challenge Bear -> Jafar - Royal Vizier" in game.legal()


@card("Jasmine - Heir of Agrabah")
def test_jasmine_heals_one_of_her_own():
    game = table(
        {"hand": ["Jasmine - Heir of Agrabah"], "ink": 1, "play": ["Bear (damage 2)"]}, {"play": ["Wolf (damage 2)"]}
    )
    game.push("play Jasmine")
    assert game.legal() == ["choose Bear", "choose Jasmine - Heir of Agrabah"]
    assert game.push("choose Bear", "amount 1").damage("Bear") == 1


@card("Judy Hopps - Optimistic Officer")
@pytest.mark.parametrize(("choice", "hands"), [("Lamp", (0, 1)), ("Rope", (1, 0))])
def test_judy_may_banish_an_item_whose_player_draws(choice, hands):
    game = table({"hand": ["Judy Hopps - Optimistic Officer"], "ink": 3, "play": ["Rope"]}, {"play": ["Lamp"]})
    game.push("play Judy", "yes", f"choose {choice}")
    assert (game.is_in_play(choice), (len(game.hand(ME)), len(game.hand(YOU)))) == (False, hands)


@card("Judy Hopps - Optimistic Officer")
def test_judy_who_banishes_nothing_gives_no_card():
    game = table({"hand": ["Judy Hopps - Optimistic Officer"], "ink": 3}, {"play": ["Lamp"]}).push("play Judy", "no")
    assert (game.play(YOU), game.hand(YOU)) == (["Lamp"], [])
