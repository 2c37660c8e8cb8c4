"""Set 10: what the cards that begin with S do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_10.extras import BOOSTER
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

SCAR = "Scar - Eerily Prepared"
PROSPECTOR = "Scrooge McDuck - Cavern Prospector"
GASTON = "Gaston - Frightful Bully"
RIGHT_TRACK = "Scrooge McDuck - On the Right Track"
AGENT = "Scrooge McDuck - S.H.U.S.H. Agent"
SHERE_KHAN = "Shere Khan - Fearsome Tiger"
SIMBA = "Simba - King in the Making"


@card("Scar - Eerily Prepared")
def test_scar_weakens_an_opponent_for_each_card_put_under_him():
    game = table({"play": [SCAR, "Booster"], "ink": 3}, {"play": ["Giant"]}, cards=[BOOSTER]).push("boost Booster")
    assert game.strength("Giant") == 6
    game.push("boost Scar")
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (1, 6)


@card("Scrooge McDuck - Cavern Prospector")
def test_scrooge_speculates_on_every_boost_card_you_play():
    game = table(me={"play": [PROSPECTOR], "hand": [GASTON, "Bear"], "ink": 5, "deck": ["Lamp", "Hum"]})
    game.push("play Gaston", "yes")
    assert game.deck(ME) == ["Hum"]
    game.push("play Bear")
    assert (game.deck(ME), game.legal("end")) == (["Hum"], ["end"])


@card("Scrooge McDuck - Cavern Prospector")
def test_scrooge_may_decline_and_shifts_for_four():
    game = table(me={"play": [RIGHT_TRACK], "hand": [PROSPECTOR, GASTON], "ink": 6})
    game.push(f"shift {PROSPECTOR} -> {RIGHT_TRACK}", "play Gaston", "no")
    assert (game.ink(ME), len(game.deck(ME))) == ((0, 6), 10)


@card("Scrooge McDuck - On the Right Track")
def test_scrooge_makes_a_character_with_a_card_under_it_worth_more_this_turn():
    game = table(me={"hand": [RIGHT_TRACK], "ink": 3, "play": [f"{GASTON} (facedown Lamp)", "Bear"]}).push(
        "play Scrooge"
    )
    assert (game.lore_value("Gaston"), game.lore_value("Bear")) == (2, 2)
    assert game.push("end").lore_value("Gaston") == 1


@card("Scrooge McDuck - S.H.U.S.H. Agent")
def test_the_agent_changes_a_card():
    game = table(me={"hand": [AGENT, "Lamp"], "ink": 2, "deck": ["Rope", "Hen"]}).push("play Scrooge", "choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Rope"], ["Lamp"])


@card("Scrooge McDuck - S.H.U.S.H. Agent")
@rule("lorcana", "4.6.9")
def test_the_agent_slips_away_when_he_is_challenged():
    game = table(me={"play": [f"{AGENT} (exerted)"]}, you={"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Scrooge")
    assert (game.hand(ME), game.is_exerted("Bear"), game.damage("Bear")) == ([AGENT], True, 0)


@card("Shere Khan - Fearsome Tiger")
def test_shere_khan_hunts_the_wounded_and_may_wound_another():
    game = table({"play": [SHERE_KHAN, "Wolf"]}, {"play": ["Giant (damage 1)", "Bear"]}).push("quest Shere", "yes")
    assert sorted(game.legal()) == ["choose Bear", f"choose {SHERE_KHAN}", "choose Wolf"]
    game.push("choose Bear")
    assert (game.play(YOU), game.damage("Bear")) == (["Bear"], 1)
    spared = table({"play": [SHERE_KHAN]}, {"play": ["Giant (damage 1)", "Bear"]}).push("quest Shere", "no")
    assert spared.damage("Bear") == 0
    assert is_evasive(SHERE_KHAN)


@card("Simba - King in the Making")
def test_simba_may_bring_a_character_from_the_top_into_play_exerted():
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Giant", "Hum"]})
    game.push("boost Simba", "yes", "yes")
    assert (game.play(ME), game.is_exerted("Giant"), game.deck(ME)) == ([SIMBA, "Giant"], True, ["Hum"])


@card("Simba - King in the Making")
def test_simba_buries_what_is_no_character():
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Hum", "Giant"]}).push("boost Simba", "yes")
    assert game.deck(ME) == ["Giant", "Hum"]


@card("Simba - King in the Making")
def test_simba_leaves_a_character_that_is_not_played_on_top_and_may_not_look():
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Giant", "Hum"]}).push("boost Simba", "yes", "no")
    assert (game.deck(ME), game.play(ME)) == (["Giant", "Hum"], [SIMBA])
    game = table(me={"play": [SIMBA], "ink": 3, "deck": ["Lamp", "Hum", "Giant"]}).push("boost Simba", "no")
    assert game.deck(ME) == ["Hum", "Giant"]


@card("So Be It!")
def test_so_be_it_strengthens_yours_this_turn_and_may_break_an_item():
    game = table(me={"hand": ["So Be It!"], "ink": 2, "play": ["Bear", "Hen"]}, you={"play": ["Lamp", "Giant"]})
    game.push("play So Be It!", "yes")
    assert [game.strength(name) for name in ("Bear", "Hen", "Giant")] == [4, 1, 6]
    assert game.play(YOU) == ["Giant"]
    assert game.push("end").strength("Bear") == 3


@card("So Be It!")
def test_so_be_it_may_spare_the_item():
    game = table(me={"hand": ["So Be It!"], "ink": 2, "play": ["Bear"]}, you={"play": ["Lamp"]})
    game.push("play So Be It!", "no")
    assert (game.strength("Bear"), game.play(YOU)) == (4, ["Lamp"])


@card("Spooky Sight")
def test_the_spooky_sight_inks_every_cheap_character_of_everybody():
    game = table(
        me={"hand": ["Spooky Sight"], "ink": 6, "play": ["Wolf", "Giant", "Lamp"]},
        you={"play": ["Bear", "Warded"], "ink": 1},
    )
    game.push("play Spooky")
    assert (game.play(ME), game.play(YOU)) == (["Giant", "Lamp"], [])
    assert (game.ink(ME), game.ink(YOU)) == ((0, 7), (1, 2))
