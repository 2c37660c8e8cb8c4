"""Set 10: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

JUNIOR = "Webby Vanderquack - Junior Prospector"
MYSTERY = "Webby Vanderquack - Mystery Enthusiast"
SEEKER = "Webby Vanderquack - Knowledge Seeker"
GASTON = "Gaston - Frightful Bully"
SIMBA = "Simba - King in the Making"
PLAINS = "White Agony Plains - Golden Lagoon"


@card("Webby Vanderquack - Junior Prospector")
def test_webby_catches_up_in_ink_as_she_quests():
    game = table(me={"play": [JUNIOR], "ink": 2}, you={"ink": 3}).push("quest Webby", "yes")
    assert (game.ink(ME), len(game.deck(ME))) == ((2, 1), 9)
    kept = table(me={"play": [JUNIOR], "ink": 2}, you={"ink": 3}).push("quest Webby", "no")
    assert kept.ink(ME) == (2, 0)


@card("Webby Vanderquack - Junior Prospector")
def test_webby_does_not_get_ahead_in_ink():
    game = table(me={"play": [JUNIOR], "ink": 3}, you={"ink": 3}).push("quest Webby")
    assert (game.legal(), game.ink(ME)) == (["end"], (3, 0))


@card("Webby Vanderquack - Junior Prospector")
def test_webby_compares_with_every_single_opponent():
    game = table(me={"play": [JUNIOR], "ink": 3}, you={"ink": 2}, third={"ink": 2}).push("quest Webby")
    assert (game.legal(), game.ink(ME)) == (["end"], (3, 0))
    game = table(me={"play": [JUNIOR], "ink": 3}, you={"ink": 0}, third={"ink": 4}).push("quest Webby", "yes")
    assert game.ink(ME) == (3, 1)


@card("Webby Vanderquack - Junior Prospector")
def test_webby_shifts_for_two_and_is_warded():
    game = table(
        me={"play": [MYSTERY], "hand": [JUNIOR], "ink": 2}, you={"hand": ["Double Trouble"], "ink": 2, "play": ["Bear"]}
    )
    game.push(f"shift {JUNIOR} -> {MYSTERY}", "end", "play Double")
    assert (game.ink(ME), game.legal()) == ((0, 2), ["choose Bear", "choose nothing"])


@card("Webby Vanderquack - Knowledge Seeker")
@rule("lorcana", "6.1.13.5")
def test_webby_is_worth_more_while_you_have_a_card_under_something():
    game = table(me={"play": [SEEKER, GASTON], "ink": 2}, you={"play": [f"{SIMBA} (facedown Lamp)"]})
    assert game.lore_value("Webby") == 1
    assert game.push("boost Gaston").lore_value("Webby") == 2


@card("Webby Vanderquack - Mystery Enthusiast")
def test_webby_encourages_a_character_for_the_turn():
    game = table(me={"hand": [MYSTERY], "ink": 1, "play": ["Bear"]}, you={"play": ["Giant"]}).push("play Webby")
    assert game.legal() == ["choose Bear", f"choose {MYSTERY}", "choose Giant"]
    assert game.push("choose Bear").strength("Bear") == 4
    assert game.push("end").strength("Bear") == 3


@card("White Agony Plains - Golden Lagoon")
def test_the_plains_are_worth_their_visitors():
    game = table({"play": [PLAINS, f"Bear (at {PLAINS})", f"Wolf (at {PLAINS})", "Hen"]}, active=YOU)
    assert game.lore_value(PLAINS) == 2
    assert game.push("end").lore(ME) == 2
