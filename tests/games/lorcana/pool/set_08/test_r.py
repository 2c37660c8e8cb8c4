"""Set 8: what the cards that begin with R do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_warded, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

RATIGAN = "Ratigan - Greedy Genius"
HAMSTER = "Rhino - Power Hamster"
GUARD = "Royal Guard - Octopus Soldier"


@card("Ratigan - Greedy Genius")
def test_ratigan_wants_a_card_inked_every_turn():
    game = table({"play": [RATIGAN], "hand": ["Hen"]}).push("ink Hen", "end")
    assert game.is_in_play(RATIGAN)
    assert table({"play": [RATIGAN], "hand": ["Hen"]}).push("end").names_in("discard", ME) == [RATIGAN]
    assert table({"play": [RATIGAN]}, active=YOU).push("end").is_in_play(RATIGAN)
    assert is_warded(RATIGAN)


@card("Rhino - One-Sixteenth Wolf")
def test_rhino_howls_at_an_opposing_character_until_his_next_turn():
    game = table({"hand": ["Rhino - One-Sixteenth Wolf"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear", "Giant"]})
    game.push("play Rhino")
    assert game.legal() == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "end")
    assert game.strength("Bear") == 2
    assert game.push("end").strength("Bear") == 3


@card("Rhino - Power Hamster")
def test_rhino_resists_only_while_he_is_unhurt():
    game = table({"hand": ["Smash", "Fire the Cannons!"], "ink": 4}, {"play": [HAMSTER, "Bear"]})
    assert game.push("play Smash", "choose Rhino").damage("Rhino") == 1
    assert game.push("play Fire", "choose Rhino").play(YOU) == ["Bear"]
    assert shifts_for(HAMSTER, 2)


@card("Royal Guard - Octopus Soldier")
def test_the_guard_is_a_better_challenger_for_each_card_drawn_this_turn():
    songs = {"play": [GUARD], "hand": ["Friends on the Other Side"], "ink": 3}
    game = table(songs, {"play": ["Giant (exerted)"]}).push("play Friends", "resolve 1")
    assert game.strength("Royal") == 1
    game.push("challenge Royal -> Giant")
    assert game.damage("Giant") == 3


@card("Royal Guard - Octopus Soldier")
def test_the_guard_forgets_last_turns_cards_and_ignores_an_opponents():
    game = table({"play": [GUARD], "hand": ["Quick Shot"], "ink": 2}, {"play": ["Giant (exerted)", "Bear"]})
    game.push("play Quick", "choose Bear", "end", "quest Giant", "end", "challenge Royal -> Giant")
    assert game.damage("Giant") == 2  # for the card of this turn's Draw step
