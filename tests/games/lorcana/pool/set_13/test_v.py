"""Set 13: what the cards that begin with V do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

POD = "Vine Pod"
VIOLET = "Violet Parr - Super Resilient"
VIXEY = "Vixey - Expert Fisher"

BALLOON = made("Balloon", version="First", cost=2)
SECOND_BALLOON = made("Balloon", version="Second", cost=6)


@card("Vine Pod")
def test_the_pod_replaces_a_character_by_a_namesake():
    cards = [BALLOON, SECOND_BALLOON]
    assert table({"hand": [POD], "ink": 4}).push("play Vine Pod").is_exerted(POD)
    side = {"play": [POD, "Balloon - First", "Wolf"], "ink": 1, "hand": ["Balloon - Second", "Bear"]}
    game = table(side, cards=cards).push("use Vine Pod", "choose Balloon", "yes", "choose Balloon - Second")
    assert (game.is_in_play("Balloon - Second"), game.hand(ME), game.ink(ME)) == (True, ["Bear"], (0, 1))
    other = table(side, cards=cards).push("use Vine Pod", "choose Wolf")
    while asked(other):
        other.push("yes" if "yes" in other.legal() else other.legal()[0])
    assert (other.names_in("discard", ME), len(other.hand(ME))) == (["Wolf"], 2)


@card("Vine Pod")
def test_either_name_of_a_pair_will_do():
    pair, belle = "Belle & Beast - Certain as the Sun", "Belle - Bookworm"
    game = table({"play": [POD, pair], "ink": 1, "hand": [belle, "Bear"]}).push("use Vine Pod", "yes", "choose Belle")
    assert (game.is_in_play(belle), game.names_in("discard", ME)) == (True, [pair])


@card("Violet Parr - Super Resilient")
def test_violet_may_change_a_card_for_herself_and_each_hero():
    game = table({"hand": [VIOLET, "Knight", "Bear"], "ink": 12, "deck": ["Lamp", "Rope", "Hen"]})
    game.push("play Violet", "yes", "choose Lamp", "play Knight", "yes", "choose Rope")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Bear"], ["Rope", "Lamp"])
    assert not asked(game.push("play Bear"))
    assert resists(VIOLET, 1)
    assert shifts_for(VIOLET, 3)


@card("Vixey - Expert Fisher")
@pytest.mark.parametrize("name", ["Wolf", "Lamp", "Fort"])
def test_vixey_may_return_something_cheap_if_you_have_somebody_evasive(name):
    game = table(
        {"hand": [VIXEY], "ink": 3, "play": ["Bird"]}, {"play": ["Wolf", "Lamp", "Fort", "Bear", "Forge", "Cave"]}
    )
    game.push("play Vixey", "yes")
    assert sorted(game.legal()) == ["choose Bird", "choose Fort", "choose Lamp", "choose Wolf"]
    assert game.push(f"choose {name}").hand(YOU) == [name]


@card("Vixey - Expert Fisher")
def test_vixey_returns_nothing_without_somebody_evasive_of_yours_or_when_declined():
    game = table({"hand": [VIXEY], "ink": 3, "play": ["Bear"]}, {"play": ["Bird", "Lamp"]}).push("play Vixey")
    assert (asked(game), game.hand(YOU)) == (False, [])
    game = table({"hand": [VIXEY], "ink": 3, "play": ["Bird"]}, {"play": ["Lamp"]}).push("play Vixey", "no")
    assert game.hand(YOU) == []
