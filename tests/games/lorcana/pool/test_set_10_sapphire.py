"""The tenth set at the table: Sapphire."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

CINDERELLA = "Cinderella - Dream Come True"
JUDY = "Judy Hopps - Uncovering Clues"
PRINCESS = made("Ariadne", cost=1, classifications=["Princess"])
SLEUTH = made("Sleuth", cost=2, classifications=["Detective"])


@card("Cinderella - Dream Come True")
def test_cinderella_turns_a_card_into_ink_and_a_new_one_after_a_princess():
    game = table(
        me={"play": [CINDERELLA], "hand": ["Ariadne", "Lamp"], "ink": 1, "deck": ["Rope", "Hen"]}, cards=[PRINCESS]
    )
    game.push("play Ariadne", "end", "yes", "choose Lamp")
    assert (game.ink(ME), game.hand(ME), game.active) == ((1, 1), ["Rope"], YOU)


@card("Cinderella - Dream Come True")
def test_cinderella_counts_herself_but_nobody_who_is_no_princess():
    game = table(me={"hand": [CINDERELLA, "Lamp"], "ink": 4}).push("play Cinderella", "end")
    assert game.legal() == ["yes", "no"]
    assert game.push("no").hand(ME) == ["Lamp"]
    game = table(me={"play": [CINDERELLA], "hand": ["Hen", "Lamp"], "ink": 1}).push("play Hen", "end")
    assert (game.active, game.hand(ME)) == (YOU, ["Lamp"])


@card("Inkrunner")
def test_the_inkrunner_draws_and_makes_somebody_alert():
    game = table(me={"hand": ["Inkrunner"], "ink": 3, "play": ["Bear", "Wolf"]}, you={"play": ["Bird (exerted)"]})
    game.push("play Inkrunner")
    assert (len(game.hand(ME)), game.legal("challenge")) == (1, [])
    game.push("use Inkrunner", "choose Bear")
    assert (game.legal("challenge"), game.is_exerted("Inkrunner")) == (["challenge Bear -> Bird"], True)
    assert game.ink(ME) == (0, 3)


@card("Judy Hopps - Uncovering Clues")
def test_judy_looks_for_a_detective_when_she_comes_and_when_she_quests():
    game = table(me={"hand": [JUDY], "ink": 4, "deck": ["Lamp", "Sleuth", "Bear", "Hen"]}, cards=[SLEUTH])
    game.push("play Judy")
    assert game.legal() == ["choose Sleuth", "choose nothing"]
    game.push("choose Sleuth", "order Bear; Lamp")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Sleuth")) == (["Sleuth"], ["Hen", "Bear", "Lamp"], True)
    game = table(me={"play": [JUDY], "deck": ["Lamp", "Sleuth", "Bear", "Hen"]}, cards=[SLEUTH])
    game.push("quest Judy", "choose nothing", "order Sleuth; Lamp; Bear")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Hen", "Sleuth", "Lamp", "Bear"])


@card("Spooky Sight")
def test_the_spooky_sight_inks_every_cheap_character_of_everybody():
    game = table(
        me={"hand": ["Spooky Sight"], "ink": 6, "play": ["Wolf", "Giant", "Lamp"]},
        you={"play": ["Bear", "Warded"], "ink": 1},
    )
    game.push("play Spooky")
    assert (game.play(ME), game.play(YOU)) == (["Giant", "Lamp"], [])
    assert (game.ink(ME), game.ink(YOU)) == ((0, 7), (1, 2))
