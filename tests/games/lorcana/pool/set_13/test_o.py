"""Set 13: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import HUNNY
from tests.games.lorcana.pool.shown import SLAP, asked, is_warded, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ULTIMATE = "Omnidroid - Ultimate Iteration"
V8 = "Omnidroid - V.8"
ROO = "Roo - Hunny Rogue"
OWL = "Owl - Hunny Ranger"


@card("Omnidroid - Ultimate Iteration")
def test_the_ultimate_omnidroid_may_take_back_what_is_under_it():
    game = table({"play": [V8], "hand": [ULTIMATE], "ink": 6}).push(f"shift {ULTIMATE} -> {V8}", "yes")
    assert (game.hand(ME), game.play(ME), game.names_in("under", ME)) == ([V8], [ULTIMATE], [])
    assert not asked(table({"hand": [ULTIMATE], "ink": 8}).push(f"play {ULTIMATE}"))
    assert resists(ULTIMATE, 2)
    assert shifts_for(ULTIMATE, 6)


@card("One and Only")
def test_only_one_of_a_name_is_left():
    old = ["Hercules - Clumsy Kid", "Hercules - Hero in Training", "Bear"]
    game = table({"hand": ["One and Only"], "ink": 3, "play": old}, {"play": ["Hercules - True Hero", "Wolf"]})
    game.push("play One", "choose Hercules - Clumsy Kid")
    assert (game.play(ME), game.play(YOU)) == (["Hercules - Clumsy Kid", "Bear"], ["Wolf"])


@card("Owl - Hunny Ranger", "Roo - Hunny Rogue")
def test_two_hunny_characters_are_better_in_company():
    game = table({"play": [OWL, "Bee"], "hand": ["Slap"]}, cards=[HUNNY, SLAP]).push("play Slap", "choose Owl")
    assert game.damage("Owl") == 0
    alone = table({"play": [OWL, "Bear"], "hand": ["Slap"]}, {"play": ["Bee"]}, cards=[HUNNY, SLAP])
    assert not alone.push("play Slap", "choose Owl").is_in_play("Owl")
    roo = table({"play": [f"{ROO} (exerted)", "Bee"]}, {"play": ["Wolf"]}, active=YOU, cards=[HUNNY])
    assert roo.legal("challenge") == []
    alone = table({"play": [f"{ROO} (exerted)"]}, {"play": ["Wolf", "Bee"]}, active=YOU, cards=[HUNNY])
    assert alone.legal("challenge Wolf") != []
    assert is_warded(ROO)
