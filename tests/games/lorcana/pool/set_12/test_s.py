"""Set 12: what the cards that begin with S do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import ROBOT
from tests.support.card import card
from tests.support.table import ME, YOU, made

ROPE = "Safety Rope"
SALVAGE = "Salvage Operation"
JOURNAL = "Shepherd's Journal"
HEAD = "Someone Will Lose His Head"
RELOCATION = "Super Relocation Program"
REMOTE = "Syndrome's Remote"

BIG_ROBOT = made("Robot", cost=5, strength=3, willpower=5, classifications=["Robot"])
UPGRADE = made("Robot", version="Up", cost=8, willpower=7, classifications=["Robot"], abilities=[Keyword("Shift", 5)])
HUGE = made("Huge", cost=9, willpower=9, classifications=["Robot"])


@card("Sabotage")
def test_sabotage_banishes_everything_of_one_name():
    game = table(me={"hand": ["Sabotage"], "ink": 3, "play": ["Lamp"]}, you={"play": ["Lamp", "Lamp", "Rope", "Fort"]})
    game.push("play Sabotage", "choose Lamp")
    assert (game.play(ME), game.play(YOU)) == ([], ["Rope", "Fort"])
    game = table(me={"hand": ["Sabotage"], "ink": 3}, you={"play": ["Fort", "Lamp", "Bear"]})
    assert game.push("play Sabotage", "choose Fort").play(YOU) == ["Lamp", "Bear"]


@card("Safety Rope")
def test_the_safety_rope_pulls_a_character_up_from_the_discard():
    game = table(me={"hand": [ROPE], "ink": 2, "discard": ["Bear", "Lamp", "Wolf"], "deck": ["Hen"]})
    game.push("play Safety Rope", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert game.deck(ME) == ["Bear", "Hen"]
    kept = table(me={"hand": [ROPE], "ink": 2, "discard": ["Bear"], "deck": ["Hen"]}).push("play Safety Rope", "no")
    assert kept.deck(ME) == ["Hen"]


@card("Safety Rope")
def test_the_safety_rope_may_be_packed_up_for_a_card_as_your_turn_ends():
    game = table(me={"play": [ROPE]}).push("end", "yes")
    assert (game.play(ME), len(game.hand(ME)), game.active) == ([], 1, YOU)
    kept = table(me={"play": [ROPE]}).push("end", "no")
    assert (kept.play(ME), kept.hand(ME)) == ([ROPE], [])
    assert kept.push("end").active == ME


@card("Salvage Operation")
@pytest.mark.parametrize(("mine", "lore"), [("Wolf", 1), ("Hen", 0)])
def test_the_salvage_returns_an_item_and_gains_beside_somebody_tough(mine, lore):
    game = table({"hand": [SALVAGE], "ink": 2, "play": [mine], "discard": ["Lamp", "Bear"]}, {"play": ["Giant"]})
    game.push(f"play {SALVAGE}")
    assert (game.hand(ME), game.lore(ME)) == (["Lamp"], lore)


@card("Shepherd's Journal")
@pytest.mark.parametrize(("answer", "deck", "discard"), [(1, ["Bear", "Hen"], []), (2, ["Hen"], ["Bear"])])
def test_the_journal_may_look_ahead(answer, deck, discard):
    game = table({"hand": [JOURNAL], "ink": 2, "deck": ["Bear", "Hen"]}).push("play Shepherd", "yes", f"pick {answer}")
    assert (game.deck(ME), game.names_in("discard", ME)) == (deck, discard)


@card("Shepherd's Journal")
def test_the_journal_is_given_up_for_another_item():
    game = table({"play": [JOURNAL], "ink": 1, "discard": ["Lamp", "Bear"]}).push("use Shepherd")
    assert (game.hand(ME), sorted(game.names_in("discard", ME))) == (["Lamp"], ["Bear", JOURNAL])
    alone = table({"play": [JOURNAL], "ink": 1, "discard": ["Bear"]}).push("use Shepherd")
    assert alone.hand(ME) == []  # not itself


@card("Someone Will Lose His Head")
def test_all_opponents_are_weaker_this_turn():
    game = table({"hand": [HEAD], "ink": 3, "play": ["Bear"]}, {"play": ["Giant", "Warded"]}).push(f"play {HEAD}")
    assert [game.strength(name) for name in ("Giant", "Warded", "Bear")] == [4, 0, 3]
    assert game.push("end").strength("Giant") == 6


@card("Strange Things")
def test_strange_things_keep_two_characters_from_questing_for_a_round():
    game = table(me={"hand": ["Strange Things"], "play": ["Giant"]}, you={"play": ["Bear", "Wolf", "Hen"]})
    game.push("sing Strange Things -> Giant", "choose Bear; Wolf")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert (game.legal("quest"), "challenge Bear -> Giant" in game.legal()) == (["quest Hen"], True)
    game.push("end", "end")
    assert len(game.legal("quest")) == 3


@card("Strange Things")
def test_strange_things_may_befall_nobody():
    game = table(me={"hand": ["Strange Things"], "ink": 4}, you={"play": ["Bear"]})
    game.push("play Strange", "choose nothing", "end")
    assert (game.legal("quest"), len(game.hand(ME))) == (["quest Bear"], 1)


@card("Super Relocation Program")
@pytest.mark.parametrize(("name", "hand"), [("Knight", 3), ("Bear", 1)])
def test_the_relocation_of_a_hero_draws_two(name, hand):
    game = table({"hand": [RELOCATION], "ink": 4, "play": ["Knight", "Bear"]}, {"play": ["Wolf"]})
    game.push(f"play {RELOCATION}", f"choose {name}")
    assert (name in game.hand(ME), len(game.hand(ME))) == (True, hand)


@card("Syndrome - Out for Revenge")
def test_syndrome_plays_a_robot_or_shifts_it():
    syndrome = "Syndrome - Out for Revenge"
    me = {"play": [syndrome, "Robot"], "hand": ["Robot - Up", "Huge"], "discard": ["Wolf"]}
    shifted = table(me, cards=[BIG_ROBOT, UPGRADE, HUGE])
    shifted.push(f"quest {syndrome}", "yes", "choose Robot - Up", "shift Robot - Up -> Robot")
    assert shifted.names_in("under", ME) == ["Robot"]
    played = table(me, cards=[BIG_ROBOT, UPGRADE, HUGE])
    played.push(f"quest {syndrome}", "yes", "choose Robot - Up", "play Robot - Up")
    assert played.names_in("under", ME) == []
    assert played.hand(ME) == ["Huge"]


@card("Syndrome's Remote")
def test_the_remote_stops_a_challenger_in_their_next_turn():
    game = table({"play": [REMOTE, "Hen (exerted)"], "ink": 2}, {"play": ["Wolf", "Bear"]}).push(
        "use Syndrome", "choose Wolf", "end"
    )
    assert game.legal("challenge") == ["challenge Bear -> Hen"]


@card("Syndrome's Remote")
def test_the_remote_may_be_spent_for_a_banished_robot():
    side = {"play": [REMOTE, "Robot (exerted)"], "hand": ["Lamp", "Rope", "Hum"]}
    game = table(side, {"play": ["Giant"]}, active=YOU, cards=[ROBOT]).push("challenge Giant -> Robot", "yes")
    assert (len(game.hand(ME)), game.is_in_play(REMOTE), "Lamp" in game.names_in("discard", ME)) == (2, False, True)
    kept = table(side, {"play": ["Giant"]}, active=YOU, cards=[ROBOT]).push("challenge Giant -> Robot", "no")
    assert (kept.hand(ME), kept.is_in_play(REMOTE)) == (["Lamp", "Rope", "Hum"], True)
    theirs = table({**side, "play": [REMOTE, "Giant"]}, {"play": ["Robot (exerted)"]}, cards=[ROBOT])
    assert len(theirs.push("challenge Giant -> Robot", "yes").hand(ME)) == 2
