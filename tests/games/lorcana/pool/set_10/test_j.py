"""Set 10: what the cards that begin with J do at the table."""

from tests.games.lorcana.pool.extras import SLEUTH, table
from tests.support.card import card
from tests.support.table import ME, YOU

JETSAM = "Jetsam - Opportunistic Eel"
JUDY = "Judy Hopps - Uncovering Clues"
GUIDEBOOK = "Junior Woodchuck Guidebook"


@card("Jetsam - Opportunistic Eel")
def test_jetsam_ambushes_an_opposing_damaged_character():
    game = table(
        me={"hand": [JETSAM], "ink": 7, "play": ["Bear (damage 1)"]}, you={"play": ["Giant (damage 1)", "Hen"]}
    )
    game.push("play Jetsam")
    assert (game.damage("Giant"), game.damage("Bear"), game.damage("Hen")) == (4, 1, 0)


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


@card("Junior Woodchuck Guidebook")
def test_the_guidebook_is_burnt_for_two_cards():
    game = table(me={"play": [GUIDEBOOK], "ink": 1}).push("use Junior")
    assert (game.play(ME), len(game.hand(ME)), game.ink(ME)) == ([], 2, (0, 1))
    assert table(me={"play": [f"{GUIDEBOOK} (exerted)"], "ink": 1}).legal("use") == []
