"""Set 5: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import resists
from tests.support.card import card
from tests.support.table import ME

NAMAARI = "Namaari - Resolute Daughter"


@card("Namaari - Resolute Daughter")
def test_namaari_costs_two_less_for_each_opposing_character_banished_in_a_challenge_this_turn():
    game = table(
        {"hand": [NAMAARI], "ink": 5, "play": ["Bear", "Giant"]},
        {"play": ["Hen (exerted)", "Wolf (exerted, damage 1)"]},
    )
    game.push("challenge Giant -> Hen")
    assert game.legal("play") == []
    game.push("challenge Bear -> Wolf")
    assert game.legal("play") == [f"play {NAMAARI}"]
    assert resists(NAMAARI, 2)


@card("Night Howler Rage")
def test_night_howler_rage_draws_and_makes_somebody_reckless_in_their_next_turn_only():
    game = table({"hand": ["Night Howler Rage"], "ink": 3, "play": ["Hen (exerted)", "Wolf"]}, {"play": ["Bear"]})
    game.push("play Night Howler", "choose Bear")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert not game.legal("quest Bear")
    assert not game.legal("end")
    game.push("challenge Bear -> Hen", "end", "end")
    assert game.legal("quest Bear")


@card("Night Howler Rage")
def test_night_howler_rage_waits_for_your_own_next_turn_with_your_character():
    game = table({"hand": ["Night Howler Rage"], "ink": 3, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Night Howler", "choose Wolf")
    assert game.legal("quest Wolf")
    game.push("end", "end")
    assert not game.legal("quest Wolf")
