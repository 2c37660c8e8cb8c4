"""Set 10: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_10.extras import STRONG_SLEUTH
from tests.games.lorcana.pool.shown import POINT
from tests.support.card import card
from tests.support.table import ME, YOU

FERGUS = "Fergus McDuck - Scrooge's Father"
FINNICK = "Finnick - Tiny Terror"
FLASH = "Flash - Records Specialist"
FLYNN = "Flynn Rider - Spectral Scoundrel"


@card("Fergus McDuck - Scrooge's Father")
def test_fergus_wards_one_of_yours_until_your_next_turn():
    game = table({"hand": [FERGUS], "ink": 3, "play": ["Bear"]}, {"play": ["Wolf"], "hand": ["Point"]}, cards=[POINT])
    game.push("play Fergus")
    assert sorted(game.legal()) == ["choose Bear", f"choose {FERGUS}"]
    assert sorted(game.push("choose Bear", "end", "play Point").legal()) == [f"choose {FERGUS}", "choose Wolf"]


@card("Finnick - Tiny Terror")
def test_finnick_chases_a_weak_opposing_character_home_for_two_ink():
    game = table(me={"hand": [FINNICK], "ink": 3, "play": ["Warded"]}, you={"play": ["Wolf", "Hen", "Bear"]})
    game.push("play Finnick", "yes")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf")
    assert (game.hand(YOU), game.ink(ME)) == (["Wolf"], (0, 3))


@card("Finnick - Tiny Terror")
def test_finnick_chases_nobody_unpaid():
    game = table(me={"hand": [FINNICK], "ink": 3}, you={"play": ["Wolf"]}).push("play Finnick", "no")
    assert (game.play(YOU), game.ink(ME)) == (["Wolf"], (2, 1))
    game = table(me={"hand": [FINNICK], "ink": 2}, you={"play": ["Wolf"]}).push("play Finnick")
    assert (game.legal(), game.ink(ME)) == (["end"], (1, 1))


@card("Flash - Records Specialist")
def test_flash_comes_exerted_and_may_strengthen_a_detective():
    assert table({"hand": [FLASH], "ink": 3}).push("play Flash").is_exerted("Flash")
    game = table({"play": [FLASH, "Sleuth", "Bear"]}, cards=[STRONG_SLEUTH]).push("quest Flash", "yes")
    assert (game.strength("Sleuth"), game.push("end").strength("Sleuth")) == (4, 2)
    assert table({"play": [FLASH, "Sleuth"]}, cards=[STRONG_SLEUTH]).push("quest Flash", "no").strength("Sleuth") == 2


@card("Flynn Rider - Spectral Scoundrel")
def test_flynn_is_stronger_and_worth_more_with_a_card_under_him():
    game = table(me={"play": [FLYNN], "ink": 2, "deck": ["Lamp", "Hum"]})
    assert (game.strength("Flynn"), game.lore_value("Flynn")) == (1, 1)
    game.push("boost Flynn")
    assert (game.strength("Flynn"), game.lore_value("Flynn"), game.ink(ME)) == (3, 2, (0, 2))
    assert not game.knows(ME, "Lamp")
