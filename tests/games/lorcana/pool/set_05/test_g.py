"""Set 5: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

GALE = "Gale - Wind Spirit"


@card("Gale - Wind Spirit")
def test_gale_comes_back_to_hand_when_banished_in_a_challenge_on_either_side():
    game = table({"play": [GALE]}, {"play": ["Bear (exerted)"]}).push("challenge Gale -> Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == ([GALE], [])
    game = table({"play": [f"{GALE} (exerted)"]}, {"play": ["Bear"]}, active=YOU).push("challenge Bear -> Gale")
    assert game.hand(ME) == [GALE]


@card("Gale - Wind Spirit")
def test_gale_banished_otherwise_stays_in_the_discard():
    game = table({"play": [GALE, "Bear"], "hand": ["Glimmer vs Glimmer"], "ink": 4})
    game.push("play Glimmer", f"choose {GALE}")
    assert (game.hand(ME), GALE in game.names_in("discard", ME)) == ([], True)


@card("Gathering Knowledge and Wisdom")
def test_gathering_knowledge_and_wisdom_gains_two_lore():
    assert table({"hand": ["Gathering Knowledge and Wisdom"], "ink": 2}).push("play Gathering").lore(ME) == 2


@card("Genie - Main Attraction")
@pytest.mark.parametrize(("state", "exerted"), [(" (exerted)", True), ("", False)])
def test_genie_exerted_holds_opposing_characters_at_the_start_of_their_turn(state, exerted):
    game = table({"play": [f"Genie - Main Attraction{state}", "Hen"]}, {"play": ["Bear (exerted)", "Lamp (exerted)"]})
    game.push("end")
    assert (game.is_exerted("Bear"), game.is_exerted("Lamp")) == (exerted, False)


@card("Glimmer vs Glimmer")
def test_glimmer_vs_glimmer_trades_one_of_yours_for_anybody():
    game = table({"hand": ["Glimmer vs Glimmer"], "ink": 4, "play": ["Wolf", "Hen"]}, {"play": ["Giant"]})
    game.push("play Glimmer")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Hen", "choose Giant")
    assert (game.play(ME), game.play(YOU)) == (["Wolf"], [])


@card("Glimmer vs Glimmer")
def test_glimmer_vs_glimmer_does_nothing_without_one_of_yours():
    game = table({"hand": ["Glimmer vs Glimmer"], "ink": 4}, {"play": ["Giant", "Wolf"]}).push("play Glimmer")
    assert (game.play(YOU), asked(game)) == (["Giant", "Wolf"], False)
