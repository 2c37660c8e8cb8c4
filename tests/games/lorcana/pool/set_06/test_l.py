"""Set 6: what the cards that begin with L do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

LILO = "Lilo - Escape Artist"


@card("Lead the Way")
def test_lead_the_way_strengthens_your_characters_for_this_turn():
    game = table({"hand": ["Lead the Way", "Hen"], "ink": 3, "play": ["Bear", "Wolf"]}, {"play": ["Giant"]})
    game.push("play Lead the Way", "play Hen")
    assert [game.strength(name) for name in ("Bear", "Wolf", "Giant", "Hen")] == [5, 4, 6, 0]
    assert game.push("end").strength("Bear") == 3


@card("Lilo - Escape Artist")
def test_lilo_may_be_played_from_the_discard_for_her_cost_and_enters_exerted():
    game = table({"discard": [LILO], "ink": 3}, active=YOU).push("end", "yes")
    assert (game.is_exerted("Lilo"), game.is_drying("Lilo"), game.ink(ME)) == (True, True, (1, 2))


@card("Lilo - Escape Artist")
def test_lilo_stays_in_the_discard_when_declined_or_not_paid_for():
    game = table({"discard": [LILO], "ink": 3}, active=YOU).push("end", "no")
    assert game.names_in("discard", ME) == [LILO]
    game = table({"discard": [LILO], "ink": 1}, active=YOU).push("end")
    assert (game.names_in("discard", ME), asked(game)) == ([LILO], False)


@card("Lilo - Escape Artist")
def test_lilo_played_from_hand_enters_ready_and_in_play_does_nothing_at_the_start_of_the_turn():
    game = table({"hand": [LILO], "ink": 2}).push("play Lilo")
    assert not game.is_exerted("Lilo")
    game.push("end", "end")
    assert (game.active, asked(game), game.is_exerted("Lilo")) == (ME, False, False)


@card("Lilo - Escape Artist")
def test_two_lilos_are_asked_about_one_by_one_and_none_at_the_start_of_an_opponent_s_turn():
    game = table({"discard": [LILO, LILO], "ink": 3}, active=YOU).push("end")
    assert game.bag() == [(ME, LILO)] * 2
    game.push("resolve 1", "yes")
    assert (game.play(ME), game.names_in("discard", ME), asked(game)) == ([LILO], [LILO], False)
    game.push("end")
    assert (game.active, asked(game)) == (YOU, False)


@card("Longboat")
def test_the_longboat_makes_one_of_yours_evasive_until_your_next_turn_as_often_as_paid():
    game = table({"play": ["Longboat", "Bear (exerted)", "Hen (exerted)"], "ink": 4}, {"play": ["Wolf", "Bird"]}).push(
        "use Longboat"
    )
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "use Longboat", "choose Hen")
    assert (game.ink(ME), game.is_exerted("Longboat")) == ((0, 4), False)
    game.push("end")
    assert game.legal("challenge") == ["challenge Bird -> Bear", "challenge Bird -> Hen"]
    game.push("end", "quest Bear", "end")
    assert "challenge Wolf -> Bear" in game.legal()
