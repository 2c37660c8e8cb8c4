"""Set 5: what the cards that begin with K do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, guards_others
from tests.support.card import card
from tests.support.table import ME, YOU

KING = "King of Hearts - Monarch of Wonderland"
KRISTOFF = "Kristoff - Reindeer Keeper"
KRONK = "Kronk - Head of Security"
KUZCO = "Kuzco - Selfish Emperor"


@card("King of Hearts - Monarch of Wonderland")
def test_the_king_of_hearts_keeps_an_exerted_character_down_for_one_start_of_turn():
    game = table({"play": [KING]}, {"play": ["Bear (exerted)", "Wolf (exerted)", "Hen"]}).push("use King of Hearts")
    assert "choose Hen" not in game.legal()
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("King of Hearts - Monarch of Wonderland")
def test_the_king_of_hearts_can_keep_one_of_yours_down_at_your_own_next_turn():
    game = table({"play": [KING, "Bear (exerted)"]}, {"play": ["Wolf (exerted)"]})
    game.push("use King of Hearts", "choose Bear", "end", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("King")) == (True, False)


@card("King of Hearts - Monarch of Wonderland")
def test_the_king_of_hearts_does_not_hinder_an_effect_that_readies():
    game = table({"play": [KING]}, {"play": ["Bear (exerted)", "Wolf"], "hand": ["You Came Back"], "ink": 3})
    game.push("use King of Hearts", "choose Bear", "end", "play You Came Back", "choose Bear")
    assert not game.is_exerted("Bear")


@card("Kristoff - Reindeer Keeper")
@pytest.mark.parametrize(("ink", "playable"), [(7, True), (6, False)])
def test_kristoff_costs_one_less_for_each_song_in_your_discard(ink, playable):
    game = table({"hand": [KRISTOFF], "ink": ink, "discard": ["Hum", "Tune", "Spell"]}, {"discard": ["Hum"]})
    assert bool(game.legal("play")) == playable
    assert guards_others(KRISTOFF, 9)


@card("Kronk - Head of Security")
def test_kronk_may_bring_in_a_cheap_character_for_each_one_he_banishes():
    game = table({"play": [KRONK], "hand": ["Knight", "Giant", "Lamp"]}, {"play": ["Bear (exerted)"]})
    assert game.push("challenge Kronk -> Bear", "yes").legal() == ["choose Knight"]
    game.push("choose Knight")
    assert (game.is_in_play("Knight"), game.is_drying("Knight"), sorted(game.hand(ME))) == (
        True,
        True,
        ["Giant", "Lamp"],
    )


@card("Kronk - Head of Security")
def test_kronk_brings_nobody_when_you_decline_or_when_he_is_challenged():
    game = table({"play": [KRONK], "hand": ["Knight"]}, {"play": ["Bear (exerted)"]})
    assert game.push("challenge Kronk -> Bear", "no").hand(ME) == ["Knight"]
    game = table({"play": [f"{KRONK} (exerted)"], "hand": ["Knight"]}, {"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Kronk")
    assert (game.is_in_play("Bear"), asked(game)) == (False, False)


@card("Kuzco - Selfish Emperor")
@pytest.mark.parametrize("name", ["Lamp", "Fort"])
def test_kuzco_may_put_an_item_or_location_into_its_players_inkwell(name):
    game = table({"hand": [KUZCO], "ink": 6}, {"play": ["Bear", "Lamp", "Fort"]}).push("play Kuzco", "yes")
    assert game.legal() == ["choose Lamp", "choose Fort"]
    assert game.push(f"choose {name}").ink(YOU) == (0, 1)


@card("Kuzco - Selfish Emperor")
def test_kuzco_lets_the_others_resist_until_your_next_turn():
    game = table({"play": [KUZCO, "Bear (exerted)"], "ink": 4}, {"play": ["Wolf"]}).push("use Kuzco", "end")
    assert game.push("challenge Wolf -> Bear").damage("Bear") == 1
    slapped = table({"play": [KUZCO, "Bear"], "hand": ["Slap"], "ink": 4}, cards=[SLAP])
    assert slapped.push("use Kuzco", "play Slap", "choose Kuzco").damage("Kuzco") == 2
