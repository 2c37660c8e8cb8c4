"""Set 7: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU

WENDY = "Wendy Darling - Pirate Queen"
RALPH = "Wreck-It Ralph - Hero's Duty"


@card("Water Has Memory")
def test_water_has_memory_arranges_a_players_deck():
    game = table(me={"hand": ["Water Has Memory"], "ink": 1}, you={"deck": ["Lamp", "Rope", "Hen", "Bear", "Giant"]})
    game.push("play Water", f"player {YOU + 1}", "choose Hen", "order Bear; Lamp; Rope")
    assert game.deck(YOU) == ["Hen", "Giant", "Bear", "Lamp", "Rope"]
    assert len(game.deck(ME)) == 10


@card("We've Got Company!")
def test_we_ve_got_company_readies_your_characters_who_must_fight():
    side = {"hand": ["We've Got Company!"], "ink": 3, "play": ["Bear (exerted)", "Wolf"]}
    game = table(side, {"play": ["Hen (exerted)", "Giant (exerted)"]}).push("play We've")
    assert (game.is_exerted("Bear"), game.legal("quest"), game.legal("end")) == (False, [], [])
    game.push("challenge Bear -> Hen", "challenge Wolf -> Giant", "end", "end")
    assert game.legal("quest") == ["quest Bear"]


@card("Wendy Darling - Pirate Queen")
def test_wendy_may_heal_somebody_whenever_another_of_yours_is_banished():
    game = table({"play": [WENDY, "Hen", "Bear (damage 4)"], "hand": ["Dragon Fire"], "ink": 5}, {"play": ["Wolf"]})
    game.push("play Dragon Fire", "choose Hen", "yes", "choose Bear")
    assert game.damage("Bear") == 0
    game = table({"play": [WENDY], "hand": ["Dragon Fire"], "ink": 5}, {"play": ["Wolf"]})
    assert not asked(game.push("play Dragon Fire", "choose Wolf"))
    assert is_evasive(WENDY)


@card("Wreck-It Ralph - Hero's Duty")
def test_ralph_is_worth_more_this_turn_for_each_other_of_yours_that_falls_in_it():
    game = table({"play": [RALPH, "Hen", "Wolf"]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Hen -> Giant", "challenge Wolf -> Giant").lore_value("Wreck-It Ralph") == 3
    assert game.push("end").lore_value("Wreck-It Ralph") == 1
    game = table({"play": [RALPH, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push("challenge Giant -> Hen")
    assert game.lore_value("Wreck-It Ralph") == 1
