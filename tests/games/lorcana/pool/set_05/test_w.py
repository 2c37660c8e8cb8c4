"""Set 5: what the cards that begin with W do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

SNOW_WHITE = "Snow White - Well Wisher"
RALPH_ADMIRAL_UNDERPANTS = "Wreck-It Ralph - Admiral Underpants"
RALPH_DEMOLITION_DUDE = "Wreck-It Ralph - Demolition Dude"


@card("We Know the Way")
def test_we_know_the_way_plays_a_namesake_for_free():
    game = table({"hand": ["We Know the Way"], "ink": 3, "discard": ["Bear"], "deck": ["Bear"]})
    game.push("play We Know", "yes")
    assert (game.play(ME), game.deck(ME), game.names_in("discard", ME)) == (["Bear"], ["Bear"], ["We Know the Way"])


@card("We Know the Way")
def test_we_know_the_way_takes_another_card_into_hand():
    game = table({"hand": ["We Know the Way"], "ink": 3, "discard": ["Bear"], "deck": ["Hen"] * 3}, seed="another")
    game.push("play We Know")
    while asked(game):
        game.push("no")
    assert "Hen" in game.hand(ME)
    assert game.knows(YOU, "Hen")


@card("When Will My Life Begin?")
def test_when_will_my_life_begin_keeps_somebody_from_challenging_in_their_next_turn():
    game = table({"hand": ["When Will My Life Begin?"], "play": ["Bear", "Hen (exerted)"]}, {"play": ["Wolf", "Giant"]})
    game.push("sing When Will My Life Begin? with Bear", "choose Wolf")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert not game.legal("challenge Wolf")
    assert game.legal("challenge Giant")
    assert game.legal("quest Wolf")
    game.push("end", "quest Bear", "end")
    assert game.legal("challenge Wolf")


@card("Wreck-It Ralph - Admiral Underpants")
@pytest.mark.parametrize(("name", "lore"), [(SNOW_WHITE, 2), ("Bear", 0)])
def test_ralph_takes_a_character_card_back_and_a_princess_is_worth_two_lore(name, lore):
    game = table({"hand": [RALPH_ADMIRAL_UNDERPANTS], "ink": 7, "discard": ["Bear", "Lamp", SNOW_WHITE]}).push(
        "play Wreck-It Ralph"
    )
    assert game.legal() == ["choose Bear", f"choose {SNOW_WHITE}"]
    game.push(f"choose {name}")
    assert (game.hand(ME), game.lore(ME)) == ([name], lore)


@card("Wreck-It Ralph - Demolition Dude")
def test_ralph_gains_lore_for_his_damage_when_he_is_readied():
    game = table(
        {"play": [f"{RALPH_DEMOLITION_DUDE} (exerted, damage 3)", "Wolf (exerted, damage 1)"]}, active=YOU
    ).push("end")
    assert game.lore(ME) == 3


@card("Wreck-It Ralph - Demolition Dude")
def test_ralph_gains_lore_also_when_an_effect_readies_him_but_not_when_he_was_ready():
    game = table({"play": [f"{RALPH_DEMOLITION_DUDE} (exerted, damage 2)", "Gold Coin", "Wolf"], "ink": 1})
    assert game.push("use Gold Coin", f"choose {RALPH_DEMOLITION_DUDE}").lore(ME) == 2
    assert table({"play": [f"{RALPH_DEMOLITION_DUDE} (damage 3)"]}, active=YOU).push("end").lore(ME) == 0
